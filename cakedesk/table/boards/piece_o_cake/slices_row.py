"""`SlicesRow`: the slices of one variety in the chosen piece, and the switch that eats or collects them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Literal, NamedTuple, TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from cakedesk.art import faces as shared_faces
from cakedesk.art.face import Face
from cakedesk.art.piece_o_cake import faces
from cakedesk.games.piece_o_cake.cards import PieceOCakeLists
from cakedesk.table import z_values
from cakedesk.table.boards.piece_o_cake import looks
from cakedesk.table.boards.piece_o_cake.composer import ChoiceComposer
from cakedesk.table.boards.piece_o_cake.standing import crown_of
from cakedesk.table.boards.piece_o_cake.turn_wording import ChoiceWording
from cakedesk.table.boards.piece_o_cake.wording import variety_name
from cakedesk.table.items import FaceItem, Frame, PanelItem, PanelStyle, PictureButton, TextItem
from cakedesk.table.joined_words import said_of
from cakedesk.table.kit.list_panel import ListRow
from cakedesk.table.kit.token_row import badge_px
from cakedesk.table.metrics import Metrics
from cakedesk.table.scene import TableScene
from cakedesk.table.strokes import fill_box
from cakedesk.table.text_fit import TextStyle, largest_px, lay_text, text_width

Half: TypeAlias = Literal["eat", "collect"]
CREAM = faces.cream_face()
MOST_ROSETTES = 3
STEP_SHARE, LEAST_STEP_SHARE = 0.72, 0.45
"""From one dollop of cream to the next, in diameters."""

TEXT_SHARE, MOST_TEXT_SHARE = 0.68, 1.15
"""The size of its text by its height at most, as a rule and of the largest texts, for which rows become low
but switches have no other room, or where it becomes too small: digits are low."""


class ChoiceHalf(PictureButton):
    """One half of a switch."""

    def __init__(self, table: TableScene, half: Half, key: str, on_click: Callable[[], None]) -> None:
        super().__init__(table, key)
        self.half: Half = half
        self.on_click = on_click
        self._state: tuple[bool, str, str, int] = (False, "", "", 0)
        self._most = MOST_ROSETTES
        self.setZValue(z_values.TEXT)
        self.set_interactive(True)

    @property
    def corner_px(self) -> float:
        """Half its height."""
        return self.height_px / 2

    def show_state(self, is_on: bool, count: str, text: str, cream: int) -> None:
        """Show a state.

        Args:
            count: how many of several, such as "2×"; empty: it goes without saying.
            text: what else it says, such as "+2".
            cream: the dollops of cream of a slice; 0: none are shown.
        """
        state = (is_on, count, text, cream)
        if state != self._state:
            self._state = state
            self.refresh()

    def most_rosettes(self) -> int:
        """How many dollops of cream have room beside its words: a row, one that stands for all, or none."""
        if self.half == "eat" and self._side() > self._room_px():
            return 0
        return MOST_ROSETTES if self._step_px() >= self._side() * LEAST_STEP_SHARE else 1

    def rosettes(self) -> int:
        """How many dollops of cream it shows."""
        return min(self._state[3], self._most)

    def show_rosettes(self, most: int) -> None:
        """Show as many dollops of cream as a slice has, or fewer."""
        if most != self._most:
            self._most = most
            self.refresh()

    def activate(self) -> bool:
        """Let one more slice go this way."""
        self.on_click()
        return True

    def pictures(self) -> list[tuple[Face, int]]:
        """A dollop of cream, if it shows any."""
        return [(CREAM, self._side() if self._state[3] else 0)]

    def paint_in(self, painter: QPainter, box: QRectF) -> None:
        """Its half of the pill: filled when on."""
        theme, unit = self.table.theme, self.table.metrics.unit
        is_on, count, text, _ = self._state
        if is_on:
            fill_box(painter, box, box.height() / 2, theme.raspberry)
        elif self.hot:
            fill_box(painter, box, box.height() / 2, theme.well)
        ink = theme.on_raspberry if is_on else theme.ink
        side = self._side()
        style, gap = TextStyle(px=self._text_px(), weight=700), 5 * unit
        before, laid = lay_text(count, style), lay_text(text, style)
        tick = self.height_px * 0.34 if self.half == "collect" else 0.0
        words = self._words_px()
        shown = self.rosettes()
        step = self._step_px() if shown > 1 else 0.0
        pictures = step * (shown - 1) + side if shown else 0.0
        width = pictures + words + (gap + tick if tick else 0.0)
        left = box.center().x() - width / 2
        if count:
            before.paint(painter, QPointF(left, box.center().y() - before.height_px / 2), ink)
            left += before.width_px + gap
        for number in range(shown):
            painter.setOpacity(1.0 if is_on else 0.75)
            self.paint_picture(painter, 0, QPointF(left + number * step, box.center().y() - side / 2))
        painter.setOpacity(1.0)
        left += pictures + gap if shown else 0.0
        if text:
            laid.paint(painter, QPointF(left, box.center().y() - laid.height_px / 2), ink)
            left += laid.width_px + gap
        if tick:
            _tick(painter, QPointF(left, box.center().y()), tick, ink if is_on else theme.line)

    def _step_px(self) -> float:
        """How far apart dollops of cream stand in a row: beside a count they lie closer."""
        side, room = self._side(), self._room_px()
        shown = min(self._state[3], MOST_ROSETTES)
        return min(side * STEP_SHARE, (room - side) / max(1, shown - 1)) if shown > 1 else side

    def _room_px(self) -> float:
        """The room beside its words, clear of the round ends."""
        return self.width_px - self.height_px * 0.55 - self._words_px()

    def _words_px(self, px: float = 0.0) -> float:
        """The width of its count and its text with the gaps beside them (`px`: in what size)."""
        style, gap = TextStyle(px=px or self._text_px(), weight=700), 5 * self.table.metrics.unit
        return sum(text_width(words, style) + gap for words in self._state[1:3] if words)

    def _text_px(self) -> float:
        text_px, height, more = self.table.metrics.text_px, self.height_px, self.table.metrics.text_scale - 1
        share = min(MOST_TEXT_SHARE, TEXT_SHARE + (MOST_TEXT_SHARE - TEXT_SHARE) * 2 * more)
        least = max(height * TEXT_SHARE, min(text_px(0), height * MOST_TEXT_SHARE))
        room = self.width_px - height * 0.55 - self._side() * min(1, self._state[3])
        wanted = min(text_px(24), max(height * share, least))
        return largest_px(wanted, min(wanted, least), lambda px: self._words_px(px) <= room)

    def _side(self) -> int:
        return round(self.height_px * 0.52)


def _tick(painter: QPainter, left_middle: QPointF, size: float, color: QColor) -> None:
    pen = QPen(color, max(2.0, size * 0.22))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    points = ((0.0, 0.05), (0.36, 0.4), (1.0, -0.38))
    painter.drawPolyline([left_middle + QPointF(x, y) * size for x, y in points])


FOCUS_ZONE = 3
REASON_ROW_UNITS = 80.0
"""Higher rows have room for the reason below the switch."""

TOKEN_UNITS, LEAST_TOKEN_UNITS = 66.0, 34.0
TOKEN_SHARE = 0.84
"""The size of a token by the height of its row, at least."""

DISC_SHARE, DISC_FROM_SHARE, CROWN_SHARE = 0.55, 0.84, 0.42
"""The size of a variety's number and where it begins, and the size of a crown, by that of the token."""

SWITCH_UNITS, MOST_SWITCH_SHARE = (232.0, 56.0), 0.53
LEAST_SWITCH_ASPECT = 3.9
NAME_UNITS, REASON_UNITS = 21.0, 18.0


class RowSizes(NamedTuple):
    """How large things are in all rows, in px."""

    token: float  # the diameter of a token
    disc: float  # that of the disc with a variety's number; 0: there is no room for it
    switch: tuple[float, float]
    name: float  # the size of a variety's name
    reason: float  # the size of the reason below the switch; 0: there is no room for it


def row_sizes(
    metrics: Metrics, width_px: float, height_px: float, names: Sequence[str], *, has_reasons: bool
) -> RowSizes:
    """Sizes for all rows: for a long name the switch narrows first, then the token, then the names shrink."""
    px, text_px = metrics.px, metrics.text_px
    reason = text_px(REASON_UNITS) if has_reasons and height_px >= px(REASON_ROW_UNITS) else 0.0
    air = px(8) if height_px >= px(REASON_ROW_UNITS) * 0.6 else px(4)
    high = min(px(SWITCH_UNITS[1]), height_px - air - reason * 1.25)
    most = min(width_px * MOST_SWITCH_SHARE, px(SWITCH_UNITS[0]) * max(1.0, metrics.text_scale * 0.85))
    least = min(most, high * LEAST_SWITCH_ASPECT)
    token = min(px(TOKEN_UNITS), height_px * TOKEN_SHARE)
    small = min(token, px(LEAST_TOKEN_UNITS))
    room = width_px - px(30) - 3  # pictures and texts stand on whole pixels
    beside = DISC_FROM_SHARE + badge_px(metrics, small, DISC_SHARE, 2) / small

    def longest(size_px: float) -> float:
        style = TextStyle(px=size_px, weight=700)
        return max((text_width(name, style) for name in names), default=0.0)

    if longest(text_px(0)) > room - least - small * beside:
        beside = 1.0
    name = largest_px(
        text_px(NAME_UNITS), text_px(0), lambda px: longest(px) <= room - least - small * beside
    )
    spare = room - longest(name)
    switch = min(most, max(least, spare - token * beside))
    token = max(small, min(token, (spare - switch) / beside))
    disc = badge_px(metrics, token, DISC_SHARE, 2) if beside > 1.0 else 0.0
    return RowSizes(token, disc, (switch, high), name, reason)


class SlicesRow(ListRow):
    """The slices of one variety of the chosen piece, and their switch."""

    picture_share = TOKEN_SHARE

    names: Sequence[str] = ()  # those of all rows, which look alike

    def __init__(
        self,
        scene: TableScene,
        lists: PieceOCakeLists,
        variety: int,
        on_eat: Callable[[int], None],
        on_collect: Callable[[int], None],
    ) -> None:
        super().__init__(scene)
        self.variety, self.name = variety, variety_name(lists, variety)
        self._kind = kind = lists.varieties[variety]
        self._token = self.own(FaceItem(scene, looks.variety_face(kind.name), key=f"chosen/{variety}"))
        self._token.big_face = self._token.face
        self._disc = self.own(FaceItem(scene, faces.number_disc_face(kind.count)))
        self._crown = self.own(FaceItem(scene, shared_faces.crown_face()))
        for layer, item in enumerate((self._disc, self._crown), 1):
            item.setZValue(z_values.CARD + layer)
        self._name = self.own(TextItem(scene, self.name).mute())
        self._count = self.own(TextItem(scene).mute())
        self._frame = self.own(PanelItem(scene))
        self._frame.setZValue(z_values.LAID)
        self.eat = self.own(ChoiceHalf(scene, "eat", f"eat/{variety}", partial(on_eat, variety)))
        self.collect = self.own(
            ChoiceHalf(scene, "collect", f"collect/{variety}", partial(on_collect, variety))
        )
        self._reason = self.own(TextItem(scene).mute())

    def show(
        self, wording: ChoiceWording, composer: ChoiceComposer, count: int, eaten: int, *, tells_leads: bool
    ) -> None:
        """Show how many of its slices go which way, and whether that gives a lead."""
        kind, collected = self._kind, count - eaten
        self._count.set_text(wording.slices(count))
        eats = f"{eaten}×" if count > 1 and eaten else ""
        self.eat.show_state(eaten > 0, eats, f"+{max(eaten, 1) * kind.cream}", kind.cream)
        self.collect.show_state(collected > 0, "", str(collected) if count > 1 and collected else "", 0)
        crown = crown_of(composer.heaps_after(), composer.seat, self.variety)
        self._crown.set_face(faces.shared_crown_face() if crown == "shared" else shared_faces.crown_face())
        self.show_item(self._crown, tells_leads and crown != "none")
        self._reason.set_text(*(wording.reasons(composer, self.variety) if tells_leads else ("",)))
        shown = self._name.text, self._count.text, self._reason.text
        self.well.set_accessible(". ".join(filter(None, shown)))
        told = said_of(self._reason.text, wording.who_holds(composer, self.variety)) if tells_leads else ""
        self.content = (count, eaten, crown, self._reason.text)
        self.eat.set_accessible(wording.eat_half(self.variety, eaten, count), told)
        self.collect.set_accessible(wording.collect_half(self.variety, collected, count), told)
        for half in (self.eat, self.collect):
            half.tooltip = told

    def fit(self, rect: QRectF, size_px: float) -> None:
        """See `ListRow.fit`."""
        super().fit(rect, size_px)
        has_reasons = bool(self._reason.text)
        sizes = row_sizes(self.metrics, rect.width(), rect.height(), self.names, has_reasons=has_reasons)
        px, (width, height), middle = self.metrics.px, sizes.switch, rect.center().y()
        self._token.place_in(QRectF(rect.left() + px(8), middle - sizes.token / 2, sizes.token, sizes.token))
        self.show_item(self._disc, sizes.disc > 0)
        self._disc.resize(sizes.disc, sizes.disc)
        self._disc.place(rect.left() + px(8) + sizes.token * DISC_FROM_SHARE, middle - sizes.disc / 2)
        crown = sizes.token * CROWN_SHARE
        self._crown.resize(crown * self._crown.face.aspect, crown)
        self._crown.place(rect.left() + px(4), middle - sizes.token / 2 - px(2))
        left = rect.right() - px(8) - width
        top = rect.top() + px(6) if sizes.reason else rect.center().y() - height / 2
        line = Frame("line", max(1.5, px(2.2)))
        self._frame.set_style(PanelStyle(fill="chip", radius_px=height / 2, frame=line))
        self._frame.place_in(QRectF(left, top, width, height))
        inset, half = px(3), width / 2
        for place, item in enumerate((self.eat, self.collect)):
            item.resize(half - inset, height - 2 * inset)
            item.place(left + inset + place * (half - inset), top + inset)
            item.focus_order = (FOCUS_ZONE, -self._kind.count, place)
        shows_count = self._fit_name(rect, sizes, left - px(6))
        self._fit_reason(rect, sizes, top + height, may_hide_count=shows_count)

    def _fit_name(self, rect: QRectF, sizes: RowSizes, right: float) -> bool:
        """Name and count below each other. Returns whether the count has room."""
        left = max(self._token.rect_px().right(), self._disc.rect_px().right()) + self.metrics.px(8)
        count_px = min(self.metrics.text_px(19), sizes.name)
        self._name.set_style(
            TextStyle(px=sizes.name, weight=700, elide=True, shrink_to_px=self.metrics.text_px(0))
        )
        self._name.set_width(max(1.0, right - left))
        self._count.set_style(TextStyle(px=count_px))
        both = self._name.height_px + self._count.height_px
        shows_count = both <= rect.height()
        self.show_item(self._count, shows_count)
        top = rect.center().y() - (both if shows_count else self._name.height_px) / 2
        self._name.place(left, top)
        self._count.place(left, top + self._name.height_px)
        return shows_count

    def _fit_reason(self, rect: QRectF, sizes: RowSizes, top: float, *, may_hide_count: bool) -> None:
        """Below the switch; a long one stands at its right end and reaches to the left as far as is free."""
        self.show_item(self._reason, sizes.reason > 0)
        if not sizes.reason:
            return
        px, width, least = self.metrics.px, sizes.switch[0], self.metrics.text_px(0)
        right = rect.right() - px(8)
        natural = text_width(self._reason.text, TextStyle(px=sizes.reason))
        count = self._count.rect_px()
        room = right - count.right() - px(8)
        # In the middle below the switch it would reach over the count where that is long.
        is_long = natural > width or (may_hide_count and (width + natural) / 2 > room)
        self._reason.set_style(
            TextStyle(
                px=sizes.reason,
                color="ink_soft",
                align="right" if is_long else "center",
                elide=True,
                shrink_to_px=least,
            )
        )
        room = room if may_hide_count else max(room, width)
        self._reason.set_width(room if is_long else width)
        if may_hide_count and (self._reason.is_elided or self._reason.laid.style.px < least):
            self.show_item(self._count, False)  # the switch tells it as well
            self._reason.set_width(right - count.left())
        self._reason.place(right - self._reason.width_px, top)
