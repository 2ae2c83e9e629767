"""`ChoosingTurn`: turns gestures into the choice of a piece, which may be pulled, or of what is forfeited."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QObject, QPointF

from cakedesk.art.piece_o_cake import ring as geometry
from cakedesk.art.piece_o_cake.colors import Mark
from cakedesk.games.piece_o_cake.phases import SLICES
from cakedesk.games.piece_o_cake.plates import counts
from cakedesk.table.animation import Group, Move
from cakedesk.table.boards.piece_o_cake.composer import NOTHING, ChoiceComposer, Look
from cakedesk.table.boards.piece_o_cake.ring_items import PieceItem
from cakedesk.table.boards.piece_o_cake.ring_view import RingView
from cakedesk.table.boards.piece_o_cake.screen import Screen
from cakedesk.table.items import DropZone, TableItem
from cakedesk.table.items.base import Picture
from cakedesk.table.kit.action_tray import Asked, TrayButton
from cakedesk.table.kit.staged_turn import StagedTurn
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart
from cakedesk.table.slicer import Work

OUT_MS = 200
ENOUGH_SHARE = 0.5
"""A piece that is pulled outwards by so much of the way of a chosen one is out."""


class PullZone(DropZone):
    """Where a piece that is let go is out of the cake, or in it. The piece itself shows which it is."""

    def __init__(self, table: TableScene, ring: RingView, *, is_outside: bool) -> None:
        super().__init__(table, "pull/out" if is_outside else "pull/in", "")
        self.piece: PieceItem | None = None  # what is pulled; None: nothing
        self.is_outside = is_outside
        self._ring = ring

    def covers(self, pos: QPointF) -> bool:
        """Whether what is pulled would be here."""
        return self.piece is not None and self._is_out(self.piece, pos) == self.is_outside

    def draw(self) -> Picture | None:
        """Nothing."""
        return None

    def _is_out(self, piece: PieceItem, pos: QPointF) -> bool:
        ring = self._ring.ring
        away = pos - ring.center
        if math.hypot(away.x(), away.y()) > ring.radius:
            return True
        if len(piece.slices) == SLICES:
            return False  # it has no way of its own
        x, y = geometry.point_at(piece.angle, 1.0)
        return QPointF.dotProduct(piece.moved_px(), QPointF(x, y)) >= (
            ENOUGH_SHARE * geometry.MOVED_OUT * ring.radius
        )


class PulledPieces(ScreenPart):
    """What becomes of pieces that are pulled, and how they slide to where they belong."""

    def __init__(self, ring: RingView, parent: QObject | None = None) -> None:
        super().__init__(ring.scene, parent)
        self._ring = ring
        self._out = self.own(PullZone(ring.scene, ring, is_outside=True))
        self._in = self.own(PullZone(ring.scene, ring, is_outside=False))

    def target_of(self, piece: PieceItem, *, is_chosen: bool) -> DropZone:
        """Where a piece has to be let go for something to happen."""
        zone = self._in if is_chosen else self._out
        zone.piece = piece
        zone.place_in(self._ring.plate.rect_px())
        return zone

    def begin(self, piece: PieceItem) -> None:
        """Show a piece as lifted, with dashes where it belongs, and leave it where it is."""
        moved = piece.moved_px()
        self._ring.lift(piece)
        piece.lie(self._ring.ring, moved)

    def mark(self, piece: PieceItem, mark: Mark) -> None:
        """Give a pulled piece another outline."""
        moved = piece.moved_px()
        piece.set_mark(mark, lifted=True)
        piece.lie(self._ring.ring, moved)

    def slide_from(self, before: Mapping[int, QPointF]) -> list[Move]:
        """Put pieces back where they were before they were shown anew, so far from where they were cut."""
        ring, moves = self._ring.ring, []
        for start, piece in self._ring.pieces.items():
            rest = self._ring.out_of(piece) if piece.lifted else QPointF()
            moved = before.get(start, rest)
            if (moved - rest).manhattanLength() <= 1.0:
                piece.lie(ring, rest)
                continue
            piece.setPos(piece.spot(ring, moved))
            moves.append(Move(piece, pos=piece.spot(ring, rest), duration_ms=OUT_MS))
        return moves


class ChoosingTurn(StagedTurn[ChoiceComposer]):
    """The turn of a seat that chooses."""

    def __init__(self, screen: Screen, look: Look) -> None:
        super().__init__(screen.scene, ChoiceComposer(look))
        self._screen = screen
        self._lights = screen.aids.targets
        self._lit = -1
        self._to_eat: list[int] = []
        self._pulled = PulledPieces(screen.ring, self)
        panel, composer = screen.choose_panel, self.composer
        self.hear(screen.tray.pressed, self._press)
        for signal, gesture in ((panel.eaten, composer.eat_one), (panel.collected, composer.collect_one)):
            self.hear(signal, partial(self._switch, gesture))
        self.hear(panel.forfeited, self._forfeit)

    def ended(self) -> None:
        """Pieces are pulled no more."""
        self._pulled.remove()

    def showing(self) -> Work:
        """Show what is staged."""
        screen, composer = self._screen, self.composer
        shown, words, staged = composer.look.shown, screen.choice_words, composer.now
        name = screen.names[composer.seat]
        self._lit = -1
        # Where nothing can be chosen, who leads is worth more than an empty column.
        screen.show_side("choose" if composer.starts or composer.forfeits else "standings")
        self._to_eat = self._shown_as_eaten()
        eaten = tuple(sorted(self._to_eat))
        screen.ring.show_choice(shown, composer.starts, staged.start, eaten, lights=self._lights)
        yield
        screen.choose_panel.show(composer, name)
        yield
        coming = screen.turns.coming(shown)[1:]
        prompt, brief_prompt = words.prompts(composer, name)
        help_, brief_help = words.helps(composer, coming)
        asked = Asked(
            prompt,
            help_,
            words.button(composer, tells_leads=screen.choose_panel.shows_points),
            composer.is_complete(),
            (
                TrayButton(self.tr("Collect all"), is_chosen=not staged.eaten, brief=self.tr("Collect")),
                TrayButton(
                    self.tr("Eat all"), is_chosen=staged.eaten == composer.piece, brief=self.tr("Eat")
                ),
            )
            if staged.start >= 0
            else (),
            brief_prompt=brief_prompt,
            brief_help=brief_help,
        )
        screen.ask(asked, composer.then())

    def said(self) -> str:
        """What is asked, or what the choice comes to."""
        tray = self._screen.tray
        return tray.asked.prompt if self.composer.now == NOTHING else tray.primary.text

    def next_thing(self) -> TableItem | None:
        """The chosen piece, whose slices may be eaten; else the first one, or what may be forfeited.

        What is forfeited leaves nothing to choose: the button. None before a piece is on the table.
        """
        screen, composer = self._screen, self.composer
        chosen = composer.now.start
        if composer.now.variety >= 0:
            return screen.tray.primary
        if chosen >= 0 or composer.starts:
            return screen.ring.pieces.get(chosen if chosen >= 0 else composer.starts[0])
        forfeits = screen.choose_panel.forfeits.buttons
        return forfeits[composer.forfeits[0]] if composer.forfeits else screen.tray.primary

    def _shown_as_eaten(self) -> list[int]:
        """The slices of the chosen piece that are shown as eaten: of like ones those that were clicked."""
        kinds, left = self.composer.slices, list(counts(self.composer.now.eaten))
        shown = []
        for place in dict.fromkeys((*self._to_eat, *range(len(kinds)))):
            if place < len(kinds) and left[kinds[place]]:
                left[kinds[place]] -= 1
                shown.append(place)
        return shown

    def _press_slice(self, piece: PieceItem) -> None:
        """A slice of the chosen piece was clicked: it goes the other way. The keyboard goes to its switch."""
        at = self.scene.gestures.activated_at
        if at is None:
            self.lead_to(next(iter(self._screen.choose_panel.rows.values())).eat)
            return
        place = piece.slice_at(at)
        variety = self.composer.slices[place]
        if place in self._to_eat:
            self._to_eat.remove(place)
            self._change(self.composer.collect_one, variety)
        else:
            self._to_eat.insert(0, place)
            self._change(self.composer.eat_one, variety)

    def _press(self, number: int) -> None:
        self._change(self.composer.collect_all if number == 0 else self.composer.eat_all)

    def _switch(self, gesture: Callable[[int], None], variety: int) -> None:
        """One more slice goes the other way. The keyboard stays until none is left: then that is all."""
        before = self.composer.now
        self._change(gesture, variety)
        if self.composer.now == before:
            self.lead_to(self._screen.tray.primary)

    def _forfeit(self, variety: int) -> None:
        """A variety is chosen to forfeit, which is all that is to be done, or given back."""
        self.composer.choose_forfeit(variety)
        self.note(leads=self.composer.now.variety >= 0)

    def _change(self, gesture: Callable[..., None], *variety: int) -> None:
        gesture(*variety)
        self.note(leads=False)

    def note(self, *, leads: bool = True) -> None:
        """Show and tell what is staged; pieces slide to where they belong."""
        moves = self._show_moved()
        if moves:
            self.scene.queue.play(Group(moves, name="part", by_gesture=True))
        self.tell(leads=leads)

    def _show_moved(self) -> list[Move]:
        """Show what is staged, with pieces where they were. Returns how they slide to where they belong."""
        before = {start: piece.moved_px() for start, piece in self._screen.ring.pieces.items()}
        self.refresh()
        return self._pulled.slide_from(before)

    # ------------------------------------------------------------------------------ the gestures' source

    def can_pick(self, item: TableItem) -> bool:
        """Pieces can be pulled out, and the chosen one pushed back."""
        return isinstance(item, PieceItem) and item.first in self.composer.starts

    def targets_for(self, item: TableItem) -> list[DropZone]:
        """Out of the cake, or back into it."""
        assert isinstance(item, PieceItem)
        return [self._pulled.target_of(item, is_chosen=item.first == self.composer.now.start)]

    def picked(self, item: TableItem) -> None:
        """A piece is pulled."""
        assert isinstance(item, PieceItem)
        self._pulled.begin(item)

    def placed(self, item: TableItem, zone: DropZone) -> None:
        """A piece was pulled out, or pushed back."""
        del zone
        assert isinstance(item, PieceItem)
        self.composer.choose(item.first)
        self.note(leads=False)

    def given_up(self, item: TableItem) -> None:
        """A piece was let go where it was, and is on its way there."""
        del item
        self._show_moved()

    def hovering(self, item: TableItem, zone: DropZone | None) -> None:
        """Outline a piece as chosen as long as it would be."""
        assert isinstance(item, PieceItem)
        would_be = (zone is not None) != (item.first == self.composer.now.start)
        self._pulled.mark(item, "raspberry" if would_be else "honey" if self._lights else "none")

    def answers(self, item: TableItem) -> bool:
        """Lines of the list."""
        return self._start_of(item) in self.composer.starts

    def activated(self, item: TableItem) -> None:
        """A piece was clicked, or its line of the list: it is chosen; of the chosen one a slice was."""
        start = self._start_of(item)
        if isinstance(item, PieceItem) and start == self.composer.now.start:
            self._press_slice(item)
        elif start in self.composer.starts:
            self.composer.choose(start)
            self.scene.sound("lift")
            self.note()

    def pointed(self, item: TableItem | None) -> None:
        """A piece lights up with its line of the list, while nothing is chosen."""
        lit = self._start_of(item) if self._screen.choose_panel.list.is_shown else -1
        if lit != self._lit:
            self._lit = lit
            self._screen.choose_panel.list.light(lit)
            self._screen.ring.light(lit, "raspberry", "honey" if self._lights else "none")

    @staticmethod
    def _start_of(item: TableItem | None) -> int:
        """The first slice of the piece that an item is, or tells of; -1: none."""
        if isinstance(item, PieceItem):
            return item.first
        key = item.key if item is not None else ""
        return int(key.removeprefix("listed/")) if key.startswith("listed/") else -1
