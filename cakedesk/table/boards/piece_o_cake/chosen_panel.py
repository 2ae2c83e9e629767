"""`ChosenPanel`: a switch for each variety of the chosen piece, and at its foot what the choice comes to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QRectF

from cakedesk.art import faces as shared_faces
from cakedesk.art.piece_o_cake import faces
from cakedesk.games.piece_o_cake.cards import PieceOCakeLists
from cakedesk.table.boards.piece_o_cake.composer import ChoiceComposer
from cakedesk.table.boards.piece_o_cake.forfeit_panel import Shape
from cakedesk.table.boards.piece_o_cake.slices_row import TOKEN_SHARE, TOKEN_UNITS, SlicesRow
from cakedesk.table.boards.piece_o_cake.turn_wording import ChoiceWording, signed
from cakedesk.table.items import (
    FaceItem,
    PanelItem,
    PanelStyle,
    TextItem,
    TextStyle,
    display_style,
    text_width,
)
from cakedesk.table.kit.list_panel import TITLE_UNITS, ListPanel, ListRow, ListSizes
from cakedesk.table.metrics import MIN_TEXT_PX
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart
from cakedesk.table.text_fit import largest_px

PLATE_UNITS = 56.0
CROWN_SHARE = 0.78
SMALL_SHARE = 0.75
"""The size of plate and crown where they stand in lines of their own, by their usual size."""
NUMBERED = 1.8
"""The least size of a plate by that of its number."""

SURE_UNITS, LEAST_UNITS = 23.0, 18.0


class ChoiceFoot(ScreenPart):
    """A line with the plate and its points, and what is said of leads beside it or below it.

    Attributes:
        is_low: whether it is one low line, in which a number may stand for what is said of leads.
    """

    is_low = False

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self._rule = self.own(PanelItem(scene, PanelStyle(fill="line", radius_px=1)))
        self._plate = self.own(FaceItem(scene, faces.eaten_plate_face(0)))
        self._sure = self.own(TextItem(scene, ""))
        self._crown = self.own(FaceItem(scene, shared_faces.crown_face()))
        self._leads = self.own(TextItem(scene, ""))

    def show(self, eaten: int, sure: str, leads: Sequence[str], brief: str) -> None:
        """Show what a choice comes to (`leads`: what is said of leads, in parts; `brief`: as a number)."""
        self._plate.set_face(faces.eaten_plate_face(eaten))
        self._sure.set_text(sure)
        self._leads.set_text(", ".join(leads), brief)
        for item in (self._crown, self._leads):
            self.show_item(item, bool(leads))

    def height_px(self, width_px: float) -> float:
        """The height that it needs, px."""
        px, (words_px, is_below) = self.metrics.px, self._arranged(width_px)
        words = TextStyle(px=words_px).line_px
        if is_below:
            return px(8) + self._small_side() + px(2) + words + px(10)
        if self.is_low:
            return px(4) + max(self._small_side() + px(4), words) + px(2)
        return px(8) + max(self._side() + px(4), words) + px(6)

    def fit(self, rect: QRectF) -> None:
        """Stand in a zone of the height that it needs."""
        px, (words_px, is_below) = self.metrics.px, self._arranged(rect.width())
        side = self._small_side() if is_below or self.is_low else self._side()
        self._rule.place_in(QRectF(rect.left(), rect.top() + px(2), rect.width(), max(1.0, px(2))))
        middle = rect.top() + px(8) + side / 2 if is_below else rect.center().y() + px(2)
        self._plate.place_in(QRectF(rect.left(), middle - side * 0.52, side, side * 1.04))
        self._sure.set_style(self._sure_style())
        self._sure.place(rect.left() + side + px(10), middle - self._sure.height_px / 2)
        crown, left = side * CROWN_SHARE, rect.left()
        if not is_below:
            left = self._sure.rect_px().right() + px(18)
        style = TextStyle(px=words_px, weight=700, shrink_to_px=self.metrics.text_px(LEAST_UNITS))
        self._leads.set_style(style if self.is_low else style._replace(shrink_to_px=0.0))
        self._leads.set_width(rect.right() - left - crown - px(8) - 2 if self.is_low else None)
        if is_below:
            middle = rect.bottom() - px(10) - self._leads.height_px / 2
        self._crown.place_in(QRectF(left, middle - crown * 0.54, crown, crown))
        self._leads.place(left + crown + px(8), middle - self._leads.height_px / 2)

    def _side(self) -> float:
        return self.metrics.room_px(PLATE_UNITS, 0.25)

    def _small_side(self) -> float:
        return max(self._side() * SMALL_SHARE, self.metrics.text_px(0) * NUMBERED)

    def _sure_style(self) -> TextStyle:
        return TextStyle(px=self.metrics.text_px(SURE_UNITS), weight=700)

    def _arranged(self, width_px: float) -> tuple[float, bool]:
        """The size of the words of leads in px, and whether they stand below, since they are too long."""
        text_px, px = self.metrics.text_px, self.metrics.px
        if self.is_low:
            return text_px(SURE_UNITS), False
        below = width_px - self._small_side() * CROWN_SHARE - px(8)
        taken = self._side() + px(10) + text_width(self._sure.text, self._sure_style()) + px(18)
        beside = width_px - self._side() * CROWN_SHARE - px(8) - taken - 2  # texts end at whole pixels

        def fits(room_px: float, size_px: float) -> bool:
            return text_width(self._leads.text, TextStyle(px=size_px, weight=700)) <= room_px

        is_below = not fits(beside, text_px(LEAST_UNITS))
        room, least = (below, MIN_TEXT_PX) if is_below else (beside, text_px(LEAST_UNITS))
        return largest_px(text_px(SURE_UNITS), least, partial(fits, room)), is_below


HEAD_UNITS, WORDS_UNITS, LOW_TITLE_UNITS = 20.0, 22.0, 22.0
SPARE_UNITS = 13.0
LEAST_ROW_PX = 26.0
LOW_ROW_UNITS: dict[Shape, float] = {"full": 80.0, "compact": 40.0, "bare": 32.0}
"""The least height of a row beside so much of what may be forfeited."""

MANY_ROWS = 5
"""So many rows stand closer."""


class _WordsRow(ListRow):
    """What is forfeited, and who leads then, in words."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self.show_item(self.well, False)
        self._text = self.own(TextItem(scene, ""))

    def show(self, told: str) -> None:
        """Say something."""
        self.content = told
        self._text.set_text(told)

    def height_px(self, width_px: float, size_px: float, *, wraps: bool) -> float:
        """See `ListRow.height_px`."""
        del size_px, wraps
        self._text.set_style(
            TextStyle(px=self.metrics.text_px(WORDS_UNITS), color="ink_soft", wrap=True, even=True)
        )
        self._text.set_width(width_px - self.metrics.px(16))
        return self._text.height_px

    def fit(self, rect: QRectF, size_px: float) -> None:
        """See `ListRow.fit`."""
        del size_px
        self._text.place(rect.left() + self.metrics.px(8), rect.top())


class ChosenPanel(ListPanel[ListRow]):
    """The varieties of the chosen piece, or what is forfeited, with the cream and the leads below."""

    def __init__(
        self,
        scene: TableScene,
        lists: PieceOCakeLists,
        wording: ChoiceWording,
        on_eat: Callable[[int], None],
        on_collect: Callable[[int], None],
    ) -> None:
        super().__init__(scene, spare_units=SPARE_UNITS)
        self.frame_ink = "raspberry"
        self._lists, self._wording = lists, wording
        self._on_eat, self._on_collect = on_eat, on_collect
        heads = self.tr("eat"), self.tr("collect")
        self._heads = [self.own(TextItem(scene, text).mute()) for text in heads]
        self._low_title = self.own(TextItem(scene, ""))  # beside the heads, where it has no line of its own
        self.foot = self.own_part(ChoiceFoot(scene))  # what the choice comes to
        self.slices: dict[int, SlicesRow] = {}  # the rows by variety; none while something is to be forfeited
        self._titles = ("", "")
        self._told: object = None

    def show(self, composer: ChoiceComposer, name: str, *, tells_leads: bool) -> None:
        """Show what is chosen; `fit` is to follow."""
        wording, rows = self._wording, composer.rows()
        self._titles = wording.titles(composer, name)
        self._low_title.set_text(self._titles[1])
        if not self.rows or list(self.slices) != [variety for variety, _, _ in rows]:
            self.drop_rows(0)
            gestures = self._on_eat, self._on_collect
            self.slices = {
                variety: SlicesRow(self.scene, self._lists, variety, *gestures) for variety, _, _ in rows
            }
            for made in self.slices.values():
                self.add_row(made)
            if not rows:
                self.add_row(_WordsRow(self.scene))
        names = [row.name for row in self.slices.values()]
        for variety, count, eaten in rows:
            self.slices[variety].names = names
            self.slices[variety].show(wording, composer, count, eaten, tells_leads=tells_leads)
        for row in self.rows:
            if isinstance(row, _WordsRow):
                row.show(wording.explanation(composer, tells_leads=tells_leads))
        eaten_after = composer.look.shown.eaten_sizes[composer.seat] + composer.eaten_slices()
        foot = eaten_after, wording.sure(composer.cream()), wording.leads(composer) if tells_leads else []
        self.foot.show(*foot, signed(wording.gained(composer)))
        self._told = foot
        self.gap_units = 8.0 if len(rows) < MANY_ROWS else 4.0

    def least_px(self, width_px: float, shape: Shape) -> float:
        """The least height beside so much of what may be forfeited."""
        self.set_title(self._titles[0], brief=self._titles[1])
        self.foot.is_low = False
        row = max(self.metrics.px(LOW_ROW_UNITS[shape]), LEAST_ROW_PX)
        return self.natural_px(width_px, row * TOKEN_SHARE)

    def sizes(self) -> ListSizes:
        """See `ListPanel.sizes`: its rows never wrap."""
        usual = self.metrics.px(TOKEN_UNITS) * max(1.0, self.metrics.text_scale * 0.85)
        return ListSizes(usual, usual, LEAST_ROW_PX * TOKEN_SHARE)

    def prepare(self, body: QRectF) -> QRectF:
        """See `ListPanel.prepare`: heads above the switches, and the foot."""
        foot = self.foot.height_px(body.width() - self.metrics.px(16))
        return body.adjusted(0, self._heads_px(), 0, self.metrics.px(6) - foot)

    def fit(self, rect: QRectF, *, is_snug: bool = True) -> float:
        """Stand in a zone. Where it is low words of leads go first; then the title becomes small, or goes."""
        self.title_units = TITLE_UNITS
        self.show_item(self._low_title, False)
        if rect.height() < self.least_px(rect.width(), "bare"):
            self.foot.is_low = bool(self.slices)
            for title_units in (TITLE_UNITS, LOW_TITLE_UNITS):
                self.title_units = title_units
                if rect.height() >= self.natural_px(rect.width(), LEAST_ROW_PX * TOKEN_SHARE):
                    break
            else:
                self.set_title("")
                self.show_item(self._low_title, bool(self.slices))
        self.content = self._told, self.foot.is_low, self.title_units
        bottom = super().fit(rect, is_snug=is_snug)
        px = self.metrics.px
        foot = QRectF(rect.left() + px(22), 0.0, rect.width() - px(44), 0.0)
        foot.setHeight(self.foot.height_px(foot.width()))
        foot.moveBottom(bottom - px(8))
        self.foot.fit(foot)
        self._fit_heads()
        switches = [row.eat for row in self.slices.values()]
        most = min((switch.most_rosettes() for switch in switches), default=0)
        for switch in switches:
            switch.show_rosettes(most)
        return bottom

    def _heads_px(self) -> float:
        return self.metrics.text_px(HEAD_UNITS) * 1.3 - self.metrics.px(6) if self.slices else 0.0

    def _fit_heads(self) -> None:
        """What each half of the switches does, above the first."""
        first = next(iter(self.slices.values()), None)
        for head in self._heads:
            self.show_item(head, first is not None)
        if first is None:
            return
        halves, gap = (first.eat, first.collect), self.metrics.px(8)
        room = sum(half.width_px for half in halves) - gap
        size_px = largest_px(
            self.metrics.text_px(HEAD_UNITS),
            self.metrics.text_px(0),
            lambda px: sum(text_width(head.text, TextStyle(px=px)) for head in self._heads) <= room,
        )
        for head in self._heads:
            head.set_style(TextStyle(px=size_px, color="ink_soft"))
        eat, collect = self._heads
        # A long one reaches over the half of a short one, but not over its end of the switch.
        right = min(collect.width_px / 2, first.collect.width_px / 2) + first.collect.center_px().x()
        left = max(right - collect.width_px, 0.0)
        middle = min(first.eat.center_px().x(), left - gap - eat.width_px / 2)
        for head, x in ((eat, middle), (collect, left + collect.width_px / 2)):
            head.place_center(x, first.well.rect_px().top() - head.height_px * 0.56)
        title, start = self._low_title, first.well.rect_px().left() + gap
        usual, least = self.metrics.text_px(LOW_TITLE_UNITS), self.metrics.text_px(0)
        title.set_style(display_style(usual)._replace(elide=True, shrink_to_px=least))
        title.set_width(eat.x() - gap - start)
        title.place(start, eat.center_px().y() - title.height_px / 2)
        if title.is_elided:
            self.show_item(title, False)
