"""`ChoosingTurn`: turns gestures into the choice of a piece, or of what is forfeited."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QKeyEvent

from cakedesk.table.animation import Group, Move
from cakedesk.table.boards.piece_o_cake.choice_composer import ChoiceComposer
from cakedesk.table.boards.piece_o_cake.cut_composer import Look
from cakedesk.table.boards.piece_o_cake.pulled_pieces import PulledPieces
from cakedesk.table.boards.piece_o_cake.ring_items import PieceItem
from cakedesk.table.boards.piece_o_cake.screen import Screen
from cakedesk.table.boards.piece_o_cake.tray import Changes
from cakedesk.table.boards.piece_o_cake.tray_prompt import Asked
from cakedesk.table.items import DropZone, TableItem


class ChoosingTurn(QObject):
    """The turn of a seat that chooses. It is the gestures' source while it lasts.

    Attributes:
        composer: what is chosen.

    Signals:
        chosen: the choice was confirmed: an action.
        changed: what is staged is other than before.
    """

    chosen = Signal(object)
    changed = Signal()

    def __init__(self, screen: Screen, look: Look, *, lights: bool, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.composer = ChoiceComposer(look)
        self._screen = screen
        self._lights = lights
        self._lit = -1
        self._pulled = PulledPieces(screen.ring, self)
        panel = screen.choose_panel
        screen.tray.confirmed.connect(self.confirm)
        screen.tray.pressed.connect(self._press)
        panel.eaten.connect(self._eat)
        panel.collected.connect(self._collect)
        panel.forfeited.connect(self._forfeit)
        composer = self.composer
        # Where nothing can be chosen, who leads is worth more than an empty column.
        screen.show_side("choose" if composer.starts or composer.forfeits else "standings")
        self.refresh()

    def close(self) -> None:
        """End it. What is staged is given up."""
        panel = self._screen.choose_panel
        self._screen.tray.confirmed.disconnect(self.confirm)
        self._screen.tray.pressed.disconnect(self._press)
        panel.eaten.disconnect(self._eat)
        panel.collected.disconnect(self._collect)
        panel.forfeited.disconnect(self._forfeit)
        self._pulled.remove()

    def refresh(self) -> None:
        """Show what is staged."""
        screen, composer = self._screen, self.composer
        shown, words, staged = composer.look.shown, screen.choice_words, composer.staged
        name = screen.names[composer.seat]
        self._lit = -1
        screen.ring.show_choice(shown, composer.starts, staged.start, lights=self._lights)
        screen.choose_panel.show(composer, name)
        coming = screen.turns.coming(shown)[1:]
        has_piece = staged.start >= 0
        asked = Asked(
            words.prompt(composer, name),
            words.help(composer, coming),
            words.button(composer, tells_leads=screen.choose_panel.shows_points),
            composer.is_complete(),
            (self.tr("Collect all"), self.tr("Eat all")) if has_piece else ("", ""),
            (True, True),
            (has_piece and not staged.eaten, has_piece and staged.eaten == composer.piece),
            brief_prompt=words.brief_prompt(composer),
            brief_help=words.brief_help(composer, coming),
        )
        screen.tray.show(shown, screen.own_seat, asked, self._changes(), viewer=composer.look.seat)

    def confirm(self) -> None:
        """Take the piece, forfeit or pass."""
        action = self.composer.action()
        if action is not None and self.composer.is_complete():
            self.chosen.emit(action)

    def take_back(self) -> None:
        """Take the last gesture back; a piece that is being pulled goes back first."""
        if not self._screen.scene.gestures.drop():
            self.composer.take_back()
            self._note()

    def take_all_back(self) -> None:
        """Take all gestures back."""
        self._screen.scene.gestures.drop()
        self.composer.take_all_back()
        self._note()

    def do_again(self) -> None:
        """Stage again what was taken back at once last."""
        self._screen.scene.gestures.drop()
        self.composer.do_again()
        self._note()

    def give_up(self) -> bool:
        """Escape gives the chosen piece back."""
        if not self.composer.give_up():
            return False
        self._note()
        return True

    def press_key(self, event: QKeyEvent) -> bool:
        """No key has a meaning of its own here."""
        del event
        return False

    def _changes(self) -> Changes:
        composer, seat = self.composer, self.composer.seat
        after = composer.heaps_after()
        eaten = composer.look.shown.collected[seat] + composer.piece - after[seat]
        return Changes(tuple(after), eaten)

    def _press(self, number: int) -> None:
        if number == 0:
            self.composer.collect_all()
        else:
            self.composer.eat_all()
        self._note()
        self._screen.focus_on_confirming()

    def _eat(self, variety: int) -> None:
        self.composer.eat_one(variety)
        self._note()

    def _collect(self, variety: int) -> None:
        self.composer.collect_one(variety)
        self._note()

    def _forfeit(self, variety: int) -> None:
        self.composer.choose_forfeit(variety)
        self._note()

    def _note(self) -> None:
        self._play(self._show_moved())
        self.changed.emit()

    def _show_moved(self) -> list[Move]:
        """Show what is staged, with pieces where they were. Returns how they slide to where they belong."""
        before = self._pulled.whereabouts()
        self.refresh()
        return self._pulled.slide_from(before)

    def _play(self, moves: list[Move]) -> None:
        if moves:
            self._screen.scene.queue.play(Group(moves, name="part", by_gesture=True))

    # ------------------------------------------------------------------------------ the gestures' source

    def can_pick(self, item: TableItem) -> bool:
        """Pieces can be pulled out, and the chosen one pushed back."""
        return isinstance(item, PieceItem) and item.first in self.composer.starts

    def targets_for(self, item: TableItem) -> list[DropZone]:
        """Out of the cake, or back into it."""
        assert isinstance(item, PieceItem)
        return [self._pulled.target_of(item, is_chosen=item.first == self.composer.staged.start)]

    def picked(self, item: TableItem) -> None:
        """A piece is pulled."""
        assert isinstance(item, PieceItem)
        self._pulled.begin(item)

    def placed(self, item: TableItem, zone: DropZone) -> None:
        """A piece was pulled out, or pushed back."""
        del zone
        assert isinstance(item, PieceItem)
        self.composer.choose(item.first)
        self._note()

    def dropped_nowhere(self, item: TableItem) -> None:
        """A piece was let go where it was, and is on its way there."""
        del item
        self._show_moved()

    def hovering(self, item: TableItem, zone: DropZone | None) -> None:
        """Outline a piece as chosen as long as it would be."""
        assert isinstance(item, PieceItem)
        would_be = (zone is not None) != (item.first == self.composer.staged.start)
        self._pulled.mark(item, "raspberry" if would_be else "honey" if self._lights else "none")

    def activated(self, item: TableItem) -> None:
        """A piece was clicked, or its line of the list: it is chosen, or given back."""
        start = self._start_of(item)
        if start in self.composer.starts:
            self.composer.choose(start)
            scene = self._screen.scene
            scene.sound("lift" if self.composer.staged.start >= 0 else "set")
            self._note()
            if not isinstance(item, PieceItem):  # the list has gone: the keyboard goes on from the piece
                scene.focus.set_current(self._screen.ring.pieces[start], show=scene.focus.shown)

    def pointed(self, item: TableItem | None) -> None:
        """A piece lights up with its line of the list, while nothing is chosen.

        Where the keyboard would go on while its ring is hidden, nothing is pointed at.
        """
        scene = self._screen.scene
        if item is not scene.hover.item and not scene.focus.shown:
            item = None
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
