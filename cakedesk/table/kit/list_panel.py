"""`ListPanel`: a panel with a title and rows below each other, which wrap before they shrink."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Generic, NamedTuple, TypeVar

from PySide6.QtCore import QRectF

from cakedesk.art import faces
from cakedesk.art.face import Face
from cakedesk.table.items import (
    FaceItem,
    Frame,
    PanelItem,
    PanelStyle,
    TextItem,
    TextStyle,
    display_style,
    text_width,
)
from cakedesk.table.kit.facts import Facts
from cakedesk.table.kit.flow import inset
from cakedesk.table.metrics import MIN_TEXT_PX, PANEL_RADIUS_UNITS
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart
from cakedesk.table.text_fit import largest_px
from cakedesk.table.theme import Ink

TITLE_UNITS, LEAST_TITLE_UNITS, LEGEND_UNITS = 29.0, 20.0, 19.0
ROW_RADIUS_UNITS = 14.0
WORTH_WRAPPING = 1.1
"""Rows wrap where their pictures become at least so many times as large."""

MOST_PX = 1e6
"""Higher than any table."""

MOST_SPARE_UNITS = 16.0
"""How much higher than they need be the rows of a snug list are at most."""


class ListSizes(NamedTuple):
    """How large the pictures of a list may be, in px.

    Attributes:
        most: where there is room for more than that.
        usual: rows wrap rather than that they become smaller.
        least: the smallest that is tried.
    """

    most: float
    usual: float
    least: float


class ListRow(ScreenPart):
    """One row of a list, on a well that says all of it. Boards derive theirs.

    Attributes:
        well: its field.
        content: all that its look depends on, comparable; what has not changed is not laid out anew.
        picture_share: the size of its pictures by its height, where nothing else makes it higher.
    """

    picture_share = 1.0

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self.content: object = None
        self.well = self.own(PanelItem(scene, PanelStyle(fill="well")))

    def set_frame(self, frame: Frame | None) -> None:
        """Let it stand out, or not.

        Args:
            frame: the line around it; None: none.
        """
        radius = self.metrics.px(ROW_RADIUS_UNITS)
        self.well.set_style(PanelStyle(fill="well", radius_px=radius, frame=frame))

    def height_px(self, width_px: float, size_px: float, *, wraps: bool) -> float:
        """How high it must be.

        Args:
            size_px: the size of its pictures.
            wraps: whether they may stand in several lines.

        Returns:
            The height in px; infinite if it finds no room in that width.
        """
        return size_px / self.picture_share

    def fit(self, rect: QRectF, size_px: float) -> None:
        """Stand in a zone. Derived rows place what they have; here only the well is placed.

        Args:
            size_px: the size of its pictures.
        """
        del size_px
        self.set_frame(self.well.style.frame)
        self.well.place_in(rect)


Row = TypeVar("Row", bound=ListRow)


class ListPanel(ScreenPart, Generic[Row]):
    """A list. Pictures of all rows have one size: the largest at which every row finds room on one line.

    Where that is smaller than usual, rows wrap, up to the usual size. What height is left over goes to all
    rows alike.

    Attributes:
        rows: from the top.
        content: what else its layout depends on, comparable.
        frame_ink: the colour of the line around it; None: there is none.
        title_units: the size of its title.
        gap_units: between two rows.
    """

    frame_ink: Ink | None = None
    title_units = TITLE_UNITS
    gap_units = 8.0
    content: object = None

    def __init__(
        self,
        scene: TableScene,
        *,
        spare_units: float = math.inf,
        is_narrow: bool = False,
        sign: Face | None = None,
    ) -> None:
        """Make an empty list.

        Args:
            spare_units: how much higher than they need be rows are at most.
            is_narrow: whether it is a column so narrow that its title has two lines rather than large ends.
            sign: what the legend explains; None: a crown.
        """
        super().__init__(scene)
        self._panel = self.own(PanelItem(scene))
        self._title = self.own(TextItem(scene, "", display_style(TITLE_UNITS)))
        self._sign = self.own(FaceItem(scene, sign or faces.crown_face()))
        self._legend = self.own(TextItem(scene, ""))
        self.rows: list[Row] = []
        self._spare_units = spare_units
        self._is_narrow = is_narrow
        self._rect = QRectF()
        self._is_snug = False
        self._laid = Facts()
        self._bottom = 0.0

    def set_title(self, title: str, legend: str = "", brief: str = "") -> None:
        """Say what it lists.

        Args:
            title: what; empty: rows begin at its top.
            legend: what the sign beside a number, or the number alone, means; empty: it goes without saying.
            brief: the same where the room is short; empty: as it is.
        """
        self._title.set_text(title, brief or title)
        self._legend.set_text(legend)

    def drop_rows(self, count: int) -> None:
        """Remove rows from the end for ever.

        Args:
            count: how many stay.
        """
        for row in self.rows[count:]:
            self.drop_part(row)
        del self.rows[count:]

    def add_row(self, row: Row) -> Row:
        """Append a row.

        Args:
            row: a new one.
        """
        self.own_part(row)
        self.rows.append(row)
        return row

    def fit(self, rect: QRectF, *, is_snug: bool = False) -> float:
        """Stand in a zone.

        Args:
            is_snug: whether the panel ends below its last row; else it is as high as the zone.

        Returns:
            Where it ends below.
        """
        self._rect, self._is_snug = rect, is_snug
        words, content = (self._title.text, self._legend.text), [row.content for row in self.rows]
        facts = (rect, is_snug, self.metrics, words, content, self.content)
        if not rect.isEmpty() and self._laid.changed(*facts):
            self._bottom = self._lay_out(rect)
        return rect.bottom() if rect.isEmpty() else self._bottom

    def refit(self) -> None:
        """Stand where it stands with what it has now."""
        self.fit(self._rect, is_snug=self._is_snug)

    def sizes(self) -> ListSizes:
        """How large pictures may be. To be overridden."""
        raise NotImplementedError

    def prepare(self, body: QRectF) -> QRectF:
        """Decide how rows tell what they have. To be overridden where they can do it in several ways.

        Args:
            body: the room of all rows.

        Returns:
            What of it is left to them: `fit_legend` may take some.
        """
        return body

    def natural_px(self, width_px: float, size_px: float) -> float:
        """How high it is in px with pictures of a size, in as many lines as these need.

        Args:
            size_px: the size of pictures.
        """
        self._laid.forget()
        body = self._body(QRectF(0.0, 0.0, width_px, MOST_PX))
        left = self.prepare(body)
        needed = self._needed_px(left, size_px, wraps=True)
        return body.top() + body.height() - left.height() + needed + self.metrics.px(14)

    def size_in(self, body: QRectF) -> float:
        """The rule: the size of pictures in a room.

        Args:
            body: the room of all rows.

        Returns:
            The size in px; the least where even that is too large.
        """
        most, usual, least = self.sizes()
        one_line = largest_px(most, least, lambda size: self._needed_px(body, size) <= body.height())
        if one_line >= usual or not self.rows:
            return one_line
        wrapped = largest_px(
            usual, least, lambda size: self._needed_px(body, size, wraps=True) <= body.height()
        )
        return wrapped if wrapped > one_line * WORTH_WRAPPING else one_line

    def fit_legend(self, body: QRectF) -> float:
        """Say what the sign means, beside the title or below the rows.

        Args:
            body: the room of all rows and the legend.

        Returns:
            The height that it takes from them in px.
        """
        px, text_px = self.metrics.px, self.metrics.text_px
        if not self._legend.text:
            return 0.0
        for item in (self._sign, self._legend):
            self.show_item(item, True)
        side, style = text_px(LEGEND_UNITS) * 1.2, TextStyle(px=text_px(LEGEND_UNITS), color="ink_soft")
        title_px = text_width(self._title.text, self._title.laid.style)
        free = body.right() - px(8) - self._title.rect_px().left() - title_px - px(20)
        width = text_width(self._legend.text, style)
        if side + px(8) + width <= free:
            self._title.set_width(math.ceil(title_px) + 2)
            self._legend.set_style(style)
            self._legend.set_width(None)
            left = body.right() - px(8) - width
            self._legend.place(left, self._title.rect_px().center().y() - self._legend.height_px / 2)
            self._place_sign(left - px(8) - side, side)
            return 0.0
        left = body.left() + px(8) + side + px(8)
        self._legend.set_style(
            TextStyle(px=style.px, color="ink_soft", wrap=True, max_lines=2, shrink_to_px=MIN_TEXT_PX)
        )
        self._legend.set_width(body.right() - left)
        self._legend.place(left, body.bottom() - self._legend.height_px + px(4))
        self._place_sign(body.left() + px(8), side)
        return self._legend.height_px + px(6)

    def _body(self, rect: QRectF) -> QRectF:
        """Place the title. Returns the room of all rows."""
        px, text_px = self.metrics.px, self.metrics.text_px
        style = TextStyle(px=text_px(self.title_units), family="display", weight=800, elide=True)
        style, ends = style._replace(shrink_to_px=text_px(LEAST_TITLE_UNITS)), px(22)
        if self._is_narrow:
            style, ends = style._replace(px=text_px(22), align="center", wrap=True, max_lines=2), px(8)
        self._title.set_style(style)
        self._title.set_width(rect.width() - 2 * ends)
        self._title.place(rect.left() + ends, rect.top() + px(14))
        self.show_item(self._title, bool(self._title.text))
        body = inset(rect, px(8 if self._is_narrow else 14))
        if self._title.text:
            body.setTop(self._title.rect_px().bottom() + px(6))
        return body

    def _lay_out(self, rect: QRectF) -> float:
        px = self.metrics.px
        for item in (self._sign, self._legend):
            self.show_item(item, False)
        body = self._body(rect)
        left = self.prepare(body)
        bottom = rect.bottom()
        if self.rows:
            spare = left.bottom() - self._fit_rows(left, self.size_in(left))
            if self._is_snug:
                bottom = body.bottom() - spare + px(14)
                for item in (self._sign, self._legend) if left.bottom() < body.bottom() else ():
                    item.place(item.x(), item.y() - spare)  # it stands right below the rows
        frame = Frame(self.frame_ink, max(2.5, px(4))) if self.frame_ink else None
        self._panel.set_style(PanelStyle(radius_px=px(PANEL_RADIUS_UNITS), shadow="rest", frame=frame))
        self._panel.place_in(QRectF(rect.left(), rect.top(), rect.width(), bottom - rect.top()))
        return bottom

    def _fit_rows(self, body: QRectF, size: float) -> float:
        """Share the height out. Returns where the rows end below."""
        gap, width = self._gap_px(), body.width()
        wanted = [row.height_px(width, size, wraps=True) for row in self.rows]
        spare = (body.height() - gap * (len(wanted) - 1) - sum(wanted)) / len(wanted)
        most = min(self._spare_units, MOST_SPARE_UNITS if self._is_snug else math.inf)
        spare = min(spare, self.metrics.px(most))
        top = body.top()
        for row, height in zip(self.rows, wanted, strict=True):
            row.fit(QRectF(body.left(), top, width, height + spare), size)
            top += height + spare + gap
        return top - gap

    def _needed_px(self, body: QRectF, size: float, *, wraps: bool = False) -> float:
        """The height that all rows need."""
        heights: Sequence[float] = [row.height_px(body.width(), size, wraps=wraps) for row in self.rows]
        return sum(heights) + self._gap_px() * (len(heights) - 1)

    def _gap_px(self) -> float:
        return self.metrics.px(self.gap_units)

    def _place_sign(self, left: float, side: float) -> None:
        self._sign.place_in(QRectF(left, self._legend.rect_px().center().y() - side * 0.55, side, side))
