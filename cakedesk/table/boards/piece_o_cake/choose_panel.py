"""`ChoosePanel`: the pieces to choose from, what becomes of a chosen one, and what is forfeited instead."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial
from typing import NamedTuple, TypeAlias

from PySide6.QtCore import QObject, QRectF, Signal

from cakedesk.games.piece_o_cake.cards import PieceOCakeLists
from cakedesk.table.animation import Group
from cakedesk.table.boards.piece_o_cake.choice_composer import ChoiceComposer, StagedChoice
from cakedesk.table.boards.piece_o_cake.choice_foot import ChoiceFoot
from cakedesk.table.boards.piece_o_cake.choice_wording import ChoiceWording
from cakedesk.table.boards.piece_o_cake.forfeit_panel import ForfeitPanel, Shape
from cakedesk.table.boards.piece_o_cake.piece_list import PieceList
from cakedesk.table.boards.piece_o_cake.slices_row import REASON_ROW_UNITS, SlicesRow, row_sizes
from cakedesk.table.items import Frame, PanelItem, PanelStyle, TextItem, TextStyle, display_style, text_width
from cakedesk.table.metrics import MIN_TEXT_PX
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart
from cakedesk.table.text_fit import largest_px

ROW_UNITS = 92.0
LEAST_ROW_UNITS = 40.0
LEAST_ROW_PX = 26.0
ROW_GAP_UNITS, LEAST_ROW_GAP_UNITS, GAP_UNITS = 8.0, 4.0, 14.0
TITLE_UNITS, LEAST_TITLE_UNITS = 29.0, 22.0
LISTED_UNITS: dict[Shape, float] = {"full": 96.0, "compact": 76.0}
"""The least height of a piece of the list with the gap below it, for so much of what may be forfeited."""


_Place: TypeAlias = tuple[Shape, float]
"""What is shown of what may be forfeited, and where it begins above."""


class _Share(NamedTuple):
    """How the height is shared: what is shown of what may be forfeited, a row's height, the gap below it."""

    shape: Shape | None
    row: float
    gap: float


class ChoosePanel(ScreenPart):
    """The pieces to choose from, or the switches of the chosen one and what they come to; forfeiting below.

    Attributes:
        shows_points: whether leads and the points of a choice may be told.

    Signals:
        eaten: one more slice of a variety is to be eaten.
        collected: one more slice of a variety is to be collected.
        forfeited: a variety is chosen to forfeit, or given back.
    """

    eaten = Signal(int)
    collected = Signal(int)
    forfeited = Signal(int)

    def __init__(
        self, scene: TableScene, lists: PieceOCakeLists, wording: ChoiceWording, parent: QObject | None = None
    ) -> None:
        super().__init__(scene, parent)
        self._lists = lists
        self._wording = wording
        self._panel = self.own(PanelItem(scene))
        self._title = self.own(TextItem(scene, "", display_style(29)))
        self._text = self.own(TextItem(scene, ""))
        self._heads = (
            self.own(TextItem(scene, self.tr("eat"))), self.own(TextItem(scene, self.tr("collect"))),
        )  # fmt: skip
        for head in self._heads:
            head.set_accessible("")
        self._titles, self._told = ("", ""), ""
        self._foot = ChoiceFoot(scene, self)
        self.own_part(self._foot)
        self.list = PieceList(scene, lists, self)
        self.own_part(self.list)
        self.rows: dict[int, SlicesRow] = {}
        self.forfeits = ForfeitPanel(scene, lists, wording, self.forfeited.emit, self)
        self.own_part(self.forfeits)
        self._rect = QRectF()
        self._has_list = self._has_choice = self._has_forfeits = False
        self._has_pieces, self._list_waits = True, False
        # How and where what may be forfeited stands while nothing is chosen, now, and where it was clicked:
        # a click must not move it.
        self._forfeits_at: _Place | None = None
        self._forfeits_now: _Place | None = None
        self._forfeits_clicked: _Place | None = None
        self._choice_before: tuple[ChoiceComposer, StagedChoice] | None = None
        self.shows_points = True

    def show(self, composer: ChoiceComposer, name: str) -> None:
        """Show a choice in the making."""
        wording, rows = self._wording, composer.rows()
        self._note_click(composer)
        self._titles = (wording.title(composer, name), wording.brief_title(composer))
        self._told = "" if rows else wording.explanation(composer, tells_leads=self.shows_points)
        if list(self.rows) != [row[0] for row in rows]:
            for row in self.rows.values():
                self.drop_part(row)
            self.rows = {variety: self._make_row(variety) for variety, _, _ in rows}
        for variety, count, eaten in rows:
            self.rows[variety].show(wording, composer, count, eaten, reasons=self.shows_points)
        self._has_choice, self._has_pieces = bool(rows) or composer.now.variety >= 0, bool(composer.starts)
        self._has_list = self._has_pieces and not self._has_choice
        if self._has_list:
            pieces = wording.list_of_pieces(composer, tells_leads=self.shows_points)
            legend = wording.legend() if self.shows_points else ""
            self._put(partial(self.list.put, wording.list_title(composer), pieces, legend), len(pieces))
        eaten_after = composer.look.shown.eaten_sizes[composer.seat] + composer.eaten_slices()
        leads = wording.leads(composer) if self.shows_points else []
        self._foot.show(eaten_after, wording.sure(composer.cream()), leads)
        self._has_forfeits = bool(composer.forfeits)
        self.forfeits.show(composer, tells_leads=self.shows_points)
        self.fit(self._rect)

    def _note_click(self, composer: ChoiceComposer) -> None:
        """Remember where what may be forfeited stood when it was clicked, until a piece is chosen."""
        before, staged = self._choice_before, composer.now
        self._choice_before = composer, staged
        if before is None or before[0] is not composer:
            self._forfeits_clicked = None
        elif staged.variety != before[1].variety:
            self._forfeits_clicked = self._forfeits_now
        elif staged.start != before[1].start:
            self._forfeits_clicked = None

    def _put(self, put: Callable[[], None], pieces: int) -> None:
        """Fill the list: one that has too few lines yet in two later turns of the event loop."""
        if len(self.list.rows) >= pieces and not self._list_waits:
            put()
            return
        self._list_waits = True

        def fill() -> None:
            put()
            if self._has_forfeits and not self._rect.isEmpty():  # their pictures need not wait for the list
                self._fit_forfeits(self._rect.top(), self._beside_list(self._rect)[0])

        def lay_out() -> None:
            self._list_waits = False
            self.fit(self._rect)

        self.scene.queue.play(
            Group(on_end=fill, name="list", by_gesture=True),
            Group(on_end=lay_out, name="list", by_gesture=True),
        )

    def _make_row(self, variety: int) -> SlicesRow:
        name = self._wording.name(variety)
        row = SlicesRow(self.scene, self._lists, variety, name, self.eaten.emit, self.collected.emit, self)
        self.own_part(row)
        return row

    def fit(self, rect: QRectF) -> None:
        """Stand in a zone."""
        if rect != self._rect:
            self._rect = rect
            self._forfeits_at = self._forfeits_now = self._forfeits_clicked = None
        if rect.isEmpty():
            return
        self.list.set_shown(self.is_shown and self._has_list and not self._list_waits)
        for item in (self._panel, self._title, self._text):
            self.show_item(item, self._has_choice)
        if not self._has_choice:
            self._fit_unchosen(rect)
            return
        px, text_px = self.metrics.px, self.metrics.text_px
        width = rect.width() - px(44)
        self._fit_title(width)
        self._text.set_style(TextStyle(px=text_px(22), color="ink_soft", wrap=True, even=True))
        self._text.set_text(self._told)
        self._text.set_width(width)
        foot = self._foot.height_px(width) if self._has_choice else 0.0
        heads = text_px(20) * 1.3 if self.rows else px(8)
        heading = titled = px(16) + self._title.height_px + heads
        share = self._share_out(rect, heading + foot + px(8))
        if self._has_forfeits and share.shape is None:  # the title can go: the tray asks as well
            untitled = self._share_out(rect, px(12) + heads + foot + px(8))
            if untitled.shape is not None:
                heading, share = px(12) + heads, untitled
        self.show_item(self._title, heading == titled)
        shape, row, gap = share
        count = len(self.rows)
        body = count * (row + gap) - gap if count else self._text.height_px + px(10)
        panel = QRectF(rect.left(), rect.top(), rect.width(), heading + body + foot + px(8))
        if not self._has_pieces and shape is not None:
            panel.moveTop(self._fit_forfeits(rect.top(), shape) + px(GAP_UNITS))
        frame = Frame("raspberry", max(2.5, px(4)))
        self._panel.set_style(PanelStyle(radius_px=px(22), shadow="rest", frame=frame))
        self._panel.place_in(panel)
        self._title.place(panel.left() + px(22), panel.top() + px(14))
        top = panel.top() + heading
        self._text.place(panel.left() + px(22), top)
        self._fit_rows(QRectF(panel.left() + px(14), top, panel.width() - px(28), row), gap)
        self._fit_heads(top)
        self._foot.set_shown(self.is_shown)
        self._foot.fit(QRectF(panel.left() + px(22), panel.bottom() - foot, width, foot))
        self.forfeits.set_shown(self.is_shown and shape is not None)
        if shape is not None and self._has_pieces:
            self._fit_forfeits_below(panel.bottom() + px(GAP_UNITS), shape)

    def _fit_unchosen(self, rect: QRectF) -> None:
        """The pieces, and below them what may be forfeited, which gives way step by step."""
        for head in self._heads:
            self.show_item(head, False)
        self._foot.set_shown(False)
        self.forfeits.set_shown(self.is_shown and self._has_forfeits and not self._list_waits)
        if self._list_waits:
            return
        if not self._has_list:
            if self._has_forfeits:
                self._fit_forfeits(rect.top(), "full")
            return
        if not self._has_forfeits:
            self.list.fit(rect, is_snug=True)
            return
        shape, room = self._beside_list(rect)
        bottom = self.list.fit(rect.adjusted(0, 0, 0, room - rect.height()), is_snug=True)
        self._forfeits_at = shape, bottom + self.metrics.px(GAP_UNITS)
        self._fit_forfeits_below(bottom + self.metrics.px(GAP_UNITS), shape)

    def _beside_list(self, rect: QRectF) -> tuple[Shape, float]:
        """What of forfeiting is shown below the list, and the height that is left to that."""
        px = self.metrics.px
        above_px = px(16 + 14 + 6) + TextStyle(px=self.metrics.text_px(TITLE_UNITS), family="display").line_px
        for shape in ("full", "compact", "bare"):
            height = self.forfeits.natural_px(rect.width(), shape)
            room = rect.height() - height - px(GAP_UNITS)
            if (room - above_px) / len(self.list.rows) >= px(LISTED_UNITS.get(shape, 0.0)):
                break
        return shape, room

    def _fit_forfeits_below(self, top: float, shape: Shape) -> None:
        """Let what may be forfeited stand where it was clicked, else as beside the list, if there is room."""
        for place in (self._forfeits_clicked, self._forfeits_at):
            if place is not None and place[1] >= top:
                shape, top = place
                break
        self._fit_forfeits(top, shape)

    def _fit_forfeits(self, top: float, shape: Shape) -> float:
        """Let what may be forfeited stand below something. Returns where it ends below."""
        self._forfeits_now = shape, top
        height = self.forfeits.natural_px(self._rect.width(), shape)
        self.forfeits.fit(QRectF(self._rect.left(), top, self._rect.width(), height), shape)
        return top + height

    def _share_out(self, rect: QRectF, taken_px: float) -> _Share:
        """How rows share the height with what may be forfeited, which gives way step by step."""
        px, count = self.metrics.px, len(self.rows)
        free, usual = rect.height() - taken_px, px(ROW_UNITS) * max(1.0, self.metrics.text_scale * 0.85)
        shapes: tuple[Shape, ...] = ("full", "compact", "bare") if self._has_forfeits else ()
        low = max(px(LEAST_ROW_UNITS), LEAST_ROW_PX)
        least = {"full": px(REASON_ROW_UNITS), "compact": low, "bare": LEAST_ROW_PX}
        for gap in (px(ROW_GAP_UNITS), px(LEAST_ROW_GAP_UNITS)):
            for shape in shapes:
                beside = self.forfeits.natural_px(rect.width(), shape) + px(GAP_UNITS)
                if not count:
                    if self._text.height_px + px(10) + beside <= free or shape == "bare":
                        return _Share(shape, 0.0, 0.0)
                    continue
                row = (free - beside + gap) / count - gap
                if row >= least[shape]:
                    return _Share(shape, min(row, usual), gap)
        is_roomy = count * px(LEAST_ROW_UNITS + ROW_GAP_UNITS) <= free
        gap = px(ROW_GAP_UNITS if is_roomy else LEAST_ROW_GAP_UNITS)
        return _Share(None, min((free + gap) / max(1, count) - gap, usual), gap)

    def _fit_rows(self, first: QRectF, gap: float) -> None:
        names = [item.name for item in self.rows.values()]
        sizes = row_sizes(self.metrics, first.width(), first.height(), names, has_reasons=self.shows_points)
        for number, item in enumerate(self.rows.values()):
            item.fit(first.translated(0.0, number * (first.height() + gap)), number, sizes)
        has_row = all(item.eat.has_room_for_row() for item in self.rows.values())
        for item in self.rows.values():
            item.eat.show_row(has_row)

    def set_shown(self, shown: bool) -> None:
        """Show or hide the panel."""
        super().set_shown(shown)
        if shown:
            self.fit(self._rect)

    def _fit_title(self, room_px: float) -> None:
        """Ask by name, or without it where a long one finds no room."""
        size, least = map(self.metrics.text_px, (TITLE_UNITS, LEAST_TITLE_UNITS))
        self._title.set_text(*self._titles)
        self._title.set_style(TextStyle(px=size, family="display", elide=True, shrink_to_px=least))
        self._title.set_width(room_px)

    def _fit_heads(self, top: float) -> None:
        """What each half of the switches does, above the first."""
        first = next(iter(self.rows.values()), None)
        halves = (first.eat, first.collect) if first is not None else ()
        texts, room = [head.text for head in self._heads], halves[0].width_px if halves else math.inf
        size_px = largest_px(
            self.metrics.text_px(20),
            MIN_TEXT_PX,
            lambda px: all(text_width(text, TextStyle(px=px)) <= room for text in texts),
        )
        for head in self._heads:
            self.show_item(head, bool(halves))
        for head, half in zip(self._heads, halves, strict=False):
            head.set_style(TextStyle(px=size_px, color="ink_soft"))
            head.place_center(half.center_px().x(), top - head.height_px * 0.56)
