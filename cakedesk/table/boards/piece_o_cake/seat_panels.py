"""`SeatPanels`: what the other seats have collected, how much they have eaten, and their points so far.

Pictures come before words: a panel takes the first plan in which its tokens reach `goal_px`, else the one in
which they come out largest.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

from cakedesk.art.piece_o_cake import faces
from cakedesk.games.piece_o_cake.state import PieceOCakeState
from cakedesk.table.boards.piece_o_cake.composer import Look
from cakedesk.table.boards.piece_o_cake.layout import USUAL_PANEL_UNITS
from cakedesk.table.boards.piece_o_cake.looks import variety_tokens
from cakedesk.table.boards.piece_o_cake.rest_wording import Turns
from cakedesk.table.boards.piece_o_cake.standing import held, kinds_of, plates_lie_open
from cakedesk.table.boards.piece_o_cake.wording import Wording, eaten_word
from cakedesk.table.items import FaceItem, PanelItem, PanelStyle, TextItem, TextStyle
from cakedesk.table.joined_words import capital
from cakedesk.table.kit.facts import Facts
from cakedesk.table.kit.flow import column, fill, row
from cakedesk.table.kit.kept import Kept
from cakedesk.table.kit.seat_frame import SeatFrame
from cakedesk.table.kit.seat_header import level_points, two_lines_px
from cakedesk.table.kit.token_row import LEAST_TOKEN_PX, TokenRow, crown_rise_px
from cakedesk.table.metrics import Metrics
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart

TOKEN_UNITS = 64.0
GOAL_UNITS = 46.0
PLATE_UNITS = 68.0
LEAST_PLATE_PX, READABLE_PLATE_PX = 34.0, 28.0
"""The least width of a plate, and that in which two digits are as large as the smallest text."""

MOST_GROWTH = 1.35
"""Pictures in high panels are at most so many times as large."""

ROOMY_UNITS = 180.0
"""Higher panels have a higher header."""

WELL_UNITS = (34.0, 54.0)
"""The least and the greatest height of the well of what lies open on a plate."""

LEAST_WELL_PX = 34.0
TWO_LINES_PX = 70.0
"""The height of the well with two lines in it."""

PLATE_IN_WELL_SHARE = 0.98
"""The width of a plate by the height of its well."""

WELL_SHARE = 0.36
"""The height of that well by the room below the name."""

SLICES_SHARE = 0.92
"""The height of what lies open by that of its well."""

NAME_UNITS, LOW_NAME_UNITS, LEAST_NAME_UNITS = 29.0, 26.0, 20.0
LINE_SHARE = 1.2
"""The height of the line of a name by the size of its text, at least."""

PLATE_ASPECT = 1.04
"""The height of a plate by its width."""


class Wants(NamedTuple):
    """What a panel has to show."""

    tokens: int  # how many kinds are collected
    slices: int  # how many kinds lie open on the plate
    word: QSizeF  # the size of the word for the plate


@dataclass(frozen=True)
class PanelPlan:
    """A way to arrange a panel, in px of the scene."""

    tokens: QRectF  # where collected slices stand; crowns stick out above
    plate: QRectF
    word: QPointF | None  # the corner of the word for it; None: it is left out
    slices: QRectF  # where eaten slices stand; empty: none lie open
    well: QRectF  # what plate and slices stand in; empty: nothing
    rule: QRectF  # between tokens and plate; empty: nothing


def goal_px(metrics: Metrics) -> float:
    """The diameter of tokens that words have to give way for."""
    return max(LEAST_TOKEN_PX, metrics.px(GOAL_UNITS))


def wanted_px(metrics: Metrics, rect: QRectF) -> float:
    """The diameter of tokens where there is room for all."""
    return max(LEAST_TOKEN_PX, metrics.px(TOKEN_UNITS) * _growth(metrics, rect))


def least_plate_px(metrics: Metrics) -> float:
    """The width of a plate that its word, and lines of a name, have to give way for."""
    return max(LEAST_PLATE_PX, READABLE_PLATE_PX * metrics.text_scale)


def _growth(metrics: Metrics, rect: QRectF) -> float:
    return max(1.0, min(MOST_GROWTH, rect.height() / metrics.px(USUAL_PANEL_UNITS)))


def header_of(metrics: Metrics, rect: QRectF, *, opens: bool) -> tuple[QRectF, float]:
    """The line of the header, the same in all panels of a table, and the size of the name in units."""
    px, text_px, goal = metrics.px, metrics.text_px, goal_px(metrics)
    below = crown_rise_px(goal) + goal * PLATE_ASPECT + px(8)
    if opens:
        below += max(LEAST_WELL_PX, px(WELL_UNITS[0]))
    is_low = rect.height() < px(ROOMY_UNITS)
    units, top = (LOW_NAME_UNITS if is_low else NAME_UNITS), px(8)
    height = max(px(46 if is_low else 56), text_px(units) * LINE_SHARE)
    if top + height + below > rect.height():
        units, top = LEAST_NAME_UNITS, px(4)
        height = max(px(34), text_px(units) * LINE_SHARE)
    return QRectF(rect.left() + px(16), rect.top() + top, rect.width() - 2 * px(16), height), units


def plans(metrics: Metrics, rect: QRectF, header: QRectF, wants: Wants) -> Iterator[tuple[PanelPlan, ...]]:
    """Ways to arrange a panel, from the one that tells most to the scarcest; those together tell the same."""
    px = metrics.px
    below = rect.bottom() - px(8 if header.top() - rect.top() > px(6) else 5)
    room = QRectF(header.left(), header.bottom(), header.width(), below - header.bottom())
    if _growth(metrics, rect) > 1.0:
        room.setTop(room.top() + crown_rise_px(wanted_px(metrics, rect)) - crown_rise_px(goal_px(metrics)))
    if not wants.slices:
        plate_px = px(PLATE_UNITS) * _growth(metrics, rect)
        for word in (wants.word, None):
            yield (_with_plate_at_right(metrics, room, word, plate_px),)
        return
    strips = [(_with_strip(metrics, room, word),) for word in (wants.word, None)]
    strips.append((_with_strip(metrics, room, None, lines=2),))
    beside = tuple(_in_a_line(metrics, room, wants.tokens, -(-wants.slices // lines)) for lines in (1, 2))
    # Of a low panel a strip takes too much.
    is_low = strips[0][0].tokens.height() < wanted_px(metrics, rect)
    yield from (beside, *strips) if is_low else (*strips, beside)


def _with_plate_at_right(metrics: Metrics, room: QRectF, word: QSizeF | None, plate_px: float) -> PanelPlan:
    """The plate at the right, with what it is below it."""
    px, word_size = metrics.px, word or QSizeF(0.0, 0.0)
    plate = max(plate_px, min(least_plate_px(metrics), room.height() * 0.9))
    left, beside, right = row(room, fill(), px(20), max(plate, word_size.width()))
    plate = min(plate, (room.height() - word_size.height() - px(4)) / PLATE_ASPECT)
    slack = room.height() - plate * PLATE_ASPECT - word_size.height()
    middle, top = right.center().x(), room.top() + max(0.0, slack * 0.3, px(2))
    where = QPointF(middle - word_size.width() / 2, top + plate * PLATE_ASPECT) if word else None
    return PanelPlan(
        _below_crowns(metrics, left),
        QRectF(middle - plate / 2, top, plate, plate * PLATE_ASPECT),
        where,
        QRectF(),
        QRectF(),
        QRectF(beside.left() + px(8), room.top() + px(8), 0.0, room.height() - px(14)),
    )


def _with_strip(metrics: Metrics, room: QRectF, word: QSizeF | None, lines: int = 1) -> PanelPlan:
    """The plate and what lies on it, in so many lines, in a well at the bottom, as wide as the panel."""
    least, greatest = (max(metrics.px(units), LEAST_WELL_PX) for units in WELL_UNITS)
    height = max(min(greatest, max(least, room.height() * WELL_SHARE)), TWO_LINES_PX * (lines - 1))
    above, well = column(room, fill(), min(height, room.height()), gap_px=metrics.px(4))
    plate, where, slices = _in_well(metrics, well, word)
    return PanelPlan(_below_crowns(metrics, above), plate, where, slices, well, QRectF())


def _in_a_line(metrics: Metrics, room: QRectF, tokens: int, slices: int) -> PanelPlan:
    """The well at the right of the tokens: each has its share of the width, with so many slices in a line."""
    px, in_well = metrics.px, slices + 1.3
    width = room.width() * in_well / (tokens + in_well)
    left, well = row(room, fill(), width, gap_px=px(8))
    well.setTop(well.top() + px(2))
    plate, where, on_plate = _in_well(metrics, well, None)
    return PanelPlan(_below_crowns(metrics, left), plate, where, on_plate, well, QRectF())


def _in_well(metrics: Metrics, well: QRectF, word: QSizeF | None) -> tuple[QRectF, QPointF | None, QRectF]:
    """Plate, word and slices in a well, from left to right."""
    px = metrics.px
    side = min(well.height() * PLATE_IN_WELL_SHARE, max(LEAST_PLATE_PX, px(WELL_UNITS[1]) * 0.92))
    plate = QRectF(well.left() + px(2), well.center().y() - side * 0.52, side, side * PLATE_ASPECT)
    left, where = plate.right() + px(10), None
    if word is not None:
        where = QPointF(left - px(2), well.center().y() - word.height() / 2)
        left += word.width() + px(10)
    height = well.height() * SLICES_SHARE
    slices = QRectF(left, well.center().y() - height / 2, well.right() - px(12) - left, height)
    return plate, where, slices


def _below_crowns(metrics: Metrics, room: QRectF) -> QRectF:
    return room.adjusted(0.0, crown_rise_px(goal_px(metrics)), 0.0, 0.0)


class _Shares(NamedTuple):
    """A plan, with how large its pictures come out by what they should be at least."""

    plan: PanelPlan
    tokens: float
    plate: float  # its number is to be read

    @property
    def whole(self) -> float:
        return min(self.tokens, self.plate)


ALIKE_SHARE = 0.7
"""For a name in two lines pictures may become so large, by what they are below one line."""


class SeatPanel(SeatFrame):
    """One seat's panel."""

    def __init__(self, scene: TableScene, seat: int, wording: Wording) -> None:
        super().__init__(scene, seat, wording.names)
        self._wording = wording
        self.tokens = self.own_part(TokenRow(scene, f"seat/{seat}"))
        self._well = self.own(PanelItem(scene, PanelStyle(fill="well")))
        self.slices = self.own_part(TokenRow(scene, f"open/{seat}", leads=False))
        self._rule = self.own(PanelItem(scene, PanelStyle(fill="line", radius_px=1)))
        self.plate = self.own(FaceItem(scene, faces.eaten_plate_face(0)))
        self._label = self.own(TextItem(scene, eaten_word()).mute())
        self._rect = QRectF()
        self._opens = self._is_stale = False
        self._told = Facts()

    def show(self, shown: PieceOCakeState, turns: Turns, *, is_open: bool) -> None:
        """Show what the seat has; it finds its place when it is to `stand`."""
        seat, wording, lists = self.seat, self._wording, shown.lists
        tag, points = turns.tag(shown, seat, is_own=False), turns.points(shown, seat)
        is_away, is_active = turns.is_away(seat), shown.turn() == seat and not turns.is_past
        plate = (is_open, shown.eaten_sizes[seat], shown.eaten[seat] if is_open else 0)
        if not self._told.changed(is_away, tag, is_active, shown.collected, plate, points):
            return  # most that happens changes one seat
        self.header.set_away(is_away)
        self.header.set_tag(*tag)
        self.header.set_points(points)
        self.is_active, self._opens = is_active, is_open
        own = held(shown.collected, seat, lists)
        self.tokens.show(variety_tokens(own, lists))
        self.plate.set_face(faces.eaten_plate_face(shown.eaten_sizes[seat]))
        self.slices.show(variety_tokens(kinds_of(shown.eaten[seat], lists) if is_open else (), lists))
        eaten, total = wording.eaten(shown, seat, is_open=is_open), capital(turns.spoken_total(shown, seat))
        self.tell([wording.collection(shown.collected[seat]), wording.leading(own), eaten, total])
        self._is_stale = True

    def stand(self) -> None:
        """Arrange what was shown, if that is not what was shown before."""
        if self._is_stale:
            self.fit(self._rect)

    def fit(self, rect: QRectF) -> None:
        """Stand in a zone."""
        self._rect, self._is_stale = rect, False
        if rect.isEmpty():
            return
        self._label.set_style(TextStyle(px=self.metrics.text_px(18), color="ink_soft"))
        word = QSizeF(self._label.width_px, self._label.height_px)
        wants = Wants(len(self.tokens.tokens), len(self.slices.tokens), word)
        header, units = header_of(self.metrics, rect, opens=self._opens)
        self.fit_frame(rect, header, units)
        best = self._best(plans(self.metrics, rect, header, wants))
        if self.header.is_cramped:  # two lines, if pictures stay about as large
            higher = QRectF(header)
            higher.setHeight(max(header.height(), two_lines_px(self.metrics)))
            other = self._best(plans(self.metrics, rect, higher, wants))
            alike = other.tokens >= min(1.0, ALIKE_SHARE * best.tokens)
            if alike and other.plate >= min(1.0, best.plate):
                self.fit_frame(rect, higher, units)
                best = other
        self._apply(best.plan)

    def _best(self, several: Iterable[tuple[PanelPlan, ...]]) -> _Shares:
        """The first plan in which all pictures are large enough, else that with the largest."""
        found: list[_Shares] = []
        for alike in several:
            found.append(max(map(self._shares, alike), key=lambda shares: shares.whole))
            if found[-1].whole >= 1.0:
                return found[-1]
        return max(found, key=lambda shares: (shares.whole, shares.plate))

    def _shares(self, plan: PanelPlan) -> _Shares:
        goal, shares = goal_px(self.metrics), [math.inf]
        if self.tokens.tokens:
            most = wanted_px(self.metrics, self._rect)
            shares.append(min(self.tokens.side_in_px(plan.tokens), most) / goal)
        if self.slices.tokens:
            shares.append(min(self.slices.side_in_px(plan.slices), goal) / LEAST_TOKEN_PX)
        return _Shares(plan, min(shares), plan.plate.width() / least_plate_px(self.metrics))

    def _apply(self, plan: PanelPlan) -> None:
        """Stand as a plan says."""
        px = self.metrics.px
        self.tokens.fit(plan.tokens, wanted_px(self.metrics, self._rect))
        self.slices.fit(plan.slices, goal_px(self.metrics))
        self.plate.place_in(plan.plate)
        self.show_item(self._label, plan.word is not None)
        if plan.word is not None:
            self._label.place(plan.word.x(), plan.word.y())
        self.show_item(self._well, not plan.well.isEmpty())
        radius = min(plan.well.height() / 2, px(24))
        self._well.set_style(PanelStyle(fill="well", radius_px=radius))
        self._well.place_in(plan.well)
        self.show_item(self._rule, plan.rule.height() > 0)
        self._rule.place_in(QRectF(plan.rule.left(), plan.rule.top(), max(1.0, px(2)), plan.rule.height()))


class SeatPanels(ScreenPart):
    """The panels of all seats but the own one, from the one after it on."""

    def __init__(self, scene: TableScene, wording: Wording) -> None:
        super().__init__(scene)
        self._rects: Sequence[QRectF] = ()
        self.panels: Kept[int, SeatPanel] = Kept(self, lambda seat: SeatPanel(scene, seat, wording))

    def showing(self, look: Look, own_seat: int, turns: Turns) -> list[Callable[[], object]]:
        """What shows what everyone else has, seat by seat, and arranges it."""
        shown = look.shown
        order = [(own_seat + step) % shown.seats for step in range(1, shown.seats)]
        if list(self.panels) != order:
            self.panels.lay(order)
            self.relayout(self._rects)
        is_open = plates_lie_open(shown, look.seat)
        steps: list[Callable[[], object]] = []
        for panel in self.panels.values():
            steps += partial(panel.show, shown, turns, is_open=is_open), panel.stand
        return [*steps, self._level]

    def relayout(self, rects: Sequence[QRectF]) -> None:
        """Stand in the zones."""
        self._rects = rects
        for panel, rect in zip(self.panels.values(), rects, strict=False):
            panel.fit(rect)
        self._level()

    def _level(self) -> None:
        level_points(panel.header for panel in self.panels.values())
