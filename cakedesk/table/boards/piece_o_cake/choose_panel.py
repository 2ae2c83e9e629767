"""`ChoosePanel`: the pieces to choose from, what becomes of a chosen one, and what is forfeited instead."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from PySide6.QtCore import QRectF, Signal

from cakedesk.games.piece_o_cake.cards import PieceOCakeLists
from cakedesk.table.animation import Group
from cakedesk.table.boards.piece_o_cake.chosen_panel import ChosenPanel
from cakedesk.table.boards.piece_o_cake.composer import NOTHING, ChoiceComposer, StagedChoice
from cakedesk.table.boards.piece_o_cake.forfeit_panel import SHAPES, ForfeitPanel, Shape
from cakedesk.table.boards.piece_o_cake.piece_list import PieceList
from cakedesk.table.boards.piece_o_cake.slices_row import SlicesRow
from cakedesk.table.boards.piece_o_cake.turn_wording import ChoiceWording
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart

GAP_UNITS = 14.0

_Place: TypeAlias = tuple[Shape, float]
"""What is shown of what may be forfeited, and where it begins above."""


class ChoosePanel(ScreenPart):
    """The pieces to choose from, or the switches of the chosen one and what they come to; below, forfeits."""

    eaten = Signal(int)  # one more slice of a variety is to be eaten
    collected = Signal(int)  # one more slice of a variety is to be collected
    forfeited = Signal(int)  # a variety is chosen to forfeit, or given back

    def __init__(self, scene: TableScene, lists: PieceOCakeLists, wording: ChoiceWording) -> None:
        super().__init__(scene)
        self._wording = wording
        self.list = self.own_part(PieceList(scene, lists))
        self.chosen = self.own_part(ChosenPanel(scene, lists, wording, self.eaten.emit, self.collected.emit))
        self.forfeits = self.own_part(ForfeitPanel(scene, lists, wording, self.forfeited.emit))
        self._upper: PieceList | ChosenPanel | None = None
        self._rect = QRectF()
        self._has_pieces, self._has_forfeits, self._list_waits = True, False, False
        # How and where what may be forfeited stands while nothing is chosen, now, and where it was clicked:
        # a click must not move it.
        self._forfeits_at: _Place | None = None
        self._forfeits_now: _Place | None = None
        self._forfeits_clicked: _Place | None = None
        self._choice_before: tuple[ChoiceComposer, StagedChoice] | None = None
        self.shows_points = True  # whether leads and the points of a choice may be told

    @property
    def rows(self) -> dict[int, SlicesRow]:
        """The switches of the chosen piece, by variety."""
        return self.chosen.slices if self._upper is self.chosen else {}

    def show(self, composer: ChoiceComposer, name: str) -> None:
        """Show a choice in the making."""
        wording, tells = self._wording, self.shows_points
        self._note_click(composer)
        self._has_pieces, self._has_forfeits = bool(composer.starts), bool(composer.forfeits)
        self._upper = self.list if self._has_pieces else None
        if composer.now != NOTHING:
            self._upper = self.chosen
            self.chosen.show(composer, name, tells_leads=tells)
        elif self._has_pieces:
            shown, seat = composer.look.shown, composer.seat
            pieces = [wording.listed(shown, shown.cuts, each, seat, told=tells) for each in composer.starts]
            legend = wording.legend() if tells else ""
            self._put(partial(self.list.put, wording.list_title(composer), pieces, legend), len(pieces))
        self.forfeits.show(composer, tells_leads=tells)
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
                self._fit_forfeits(self._rect.top(), self._share(self._rect, self.list)[0])

        def lay_out() -> None:
            self._list_waits = False
            self.fit(self._rect)

        self.scene.queue.play(
            Group(on_end=fill, name="list", by_gesture=True),
            Group(on_end=lay_out, name="list", by_gesture=True),
        )

    def fit(self, rect: QRectF) -> None:
        """Stand in a zone."""
        if rect != self._rect:
            self._rect = rect
            self._forfeits_at = self._forfeits_now = self._forfeits_clicked = None
        if rect.isEmpty():
            return
        upper, waits = self._upper, self._list_waits and self._upper is not self.chosen
        for part in (self.list, self.chosen):
            part.set_shown(self.is_shown and part is upper and not waits)
        self.forfeits.set_shown(self.is_shown and self._has_forfeits and not waits)
        if waits:
            return
        if upper is None:
            if self._has_forfeits:
                self._fit_forfeits(rect.top(), "full")
            return
        if not self._has_forfeits:
            upper.fit(rect, is_snug=True)
            return
        gap = self.metrics.px(GAP_UNITS)
        shape, room = self._share(rect, upper)
        if not self._has_pieces:
            top = self._fit_forfeits(rect.top(), shape) + gap
            upper.fit(QRectF(rect.left(), top, rect.width(), room), is_snug=True)
            return
        below = upper.fit(rect.adjusted(0, 0, 0, room - rect.height()), is_snug=True) + gap
        if upper is self.list:
            self._forfeits_at = shape, below
        # It stands where it was clicked, else as beside the list, if there is room.
        for place in (self._forfeits_clicked, self._forfeits_at):
            if place is not None and place[1] >= below:
                shape, below = place
                break
        self._fit_forfeits(below, shape)

    def _share(self, rect: QRectF, upper: PieceList | ChosenPanel) -> tuple[Shape, float]:
        """What is shown of what may be forfeited, which gives way step by step, and the height left above."""
        for shape in SHAPES:
            height = self.forfeits.height_px(rect.width(), shape)
            room = rect.height() - height - self.metrics.px(GAP_UNITS)
            if upper.least_px(rect.width(), shape) <= room:
                break
        return shape, room

    def _fit_forfeits(self, top: float, shape: Shape) -> float:
        """Let what may be forfeited stand below something. Returns where it ends below."""
        self._forfeits_now = shape, top
        height = self.forfeits.height_px(self._rect.width(), shape)
        self.forfeits.fit(QRectF(self._rect.left(), top, self._rect.width(), height))
        return top + height

    def set_shown(self, shown: bool) -> None:
        """Show or hide the panel."""
        super().set_shown(shown)
        if shown:
            self.fit(self._rect)
