"""`CuttingTurn`: turns gestures on the ring into a cut."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent

from cakedesk.games.piece_o_cake.cutting import most_pieces
from cakedesk.table.boards.piece_o_cake.cut_composer import CutComposer, Look
from cakedesk.table.boards.piece_o_cake.cut_wording import first_picker
from cakedesk.table.boards.piece_o_cake.knife_items import GapZone, KnifeItem, PlusItem
from cakedesk.table.boards.piece_o_cake.screen import Screen
from cakedesk.table.boards.piece_o_cake.tray_prompt import Asked
from cakedesk.table.items import DropZone, TableItem

_REMOVES = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)


class CuttingTurn(QObject):
    """The turn of the server. It is the gestures' source while it lasts.

    Attributes:
        composer: where the knives lie.

    Signals:
        chosen: the cut was confirmed: an action.
        changed: what is staged is other than before.
    """

    chosen = Signal(object)
    changed = Signal()

    def __init__(
        self, screen: Screen, look: Look, *, tells_points: bool, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.composer = CutComposer(look)
        self._screen = screen
        self._tells = tells_points
        self._lit = self._pointed_gap = -1
        screen.tray.confirmed.connect(self.confirm)
        screen.tray.pressed.connect(self._press)
        screen.show_side("cut")
        self.refresh()

    def close(self) -> None:
        """End it. What is staged is given up."""
        self._screen.tray.confirmed.disconnect(self.confirm)
        self._screen.tray.pressed.disconnect(self._press)

    def refresh(self) -> None:
        """Show what is staged."""
        screen, composer = self._screen, self.composer
        shown, words = composer.look.shown, screen.cut_words
        screen.ring.show_cut(
            shown, composer.cuts, composer.starts, composer.free_gaps(), can_move=True, lit=self._lit
        )
        if composer.is_whole:
            screen.ring.light(0, "raspberry")
        screen.ring.preview_cut(self._pointed_gap)
        self._list(composer.starts if self._pointed_gap < 0 else composer.starts_with(self._pointed_gap))
        coming = screen.turns.coming(shown, len(composer.starts))
        asked = Asked(
            words.prompt(screen.names[shown.to_act]),
            words.help(composer, coming, most_pieces(shown.seats)),
            words.button(composer),
            composer.is_complete(),
            (self.tr("Whole"), self.tr("Clear cuts")),
            (True, bool(composer.cuts) or composer.is_whole),
            (composer.is_whole, False),
            brief_prompt=words.brief_prompt(),
            brief_help=words.brief_help(composer, coming, most_pieces(shown.seats)),
        )
        screen.tray.show(shown, screen.own_seat, asked, viewer=composer.look.seat)

    def _list(self, starts: tuple[int, ...]) -> None:
        """List pieces, those that are or those that would be, with what each means for who picks first."""
        screen, shown, words = self._screen, self.composer.look.shown, self._screen.cut_words
        first = first_picker(shown)
        pieces = words.listed(shown, starts, starts, first, told=self._tells, named=True)
        legend = words.legend(screen.names[first]) if self._tells else ""
        screen.piece_list.show(words.title(len(pieces), len(starts) > 1), pieces, legend)
        screen.piece_list.light(0 if self.composer.is_whole else self._lit)

    def confirm(self) -> None:
        """Serve the cake."""
        action = self.composer.action()
        if action is not None and self.composer.is_complete():
            self.chosen.emit(action)

    def take_back(self) -> None:
        """Take the last gesture back; a knife that is being carried goes back first."""
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
        """Escape: nothing to give up."""
        return False

    def press_key(self, event: QKeyEvent) -> bool:
        """Take away the knife that the keyboard is on."""
        focus = self._screen.scene.focus
        item = focus.current if focus.shown else None
        if event.key() in _REMOVES and isinstance(item, KnifeItem) and item.gap in self.composer.cuts:
            self._screen.scene.gestures.drop()
            self.composer.remove(item.gap)
            self._note()
            return True
        return False

    def _press(self, number: int) -> None:
        if number == 0:
            self.composer.leave_whole()
        else:
            self.composer.clear()
        self._note()
        self._screen.focus_on_confirming()

    def _note(self) -> None:
        self._lit = self._pointed_gap = -1
        self.refresh()
        self._screen.scene.announce(self._screen.cut_words.said(self.composer))
        self.changed.emit()

    # ------------------------------------------------------------------------------ the gestures' source

    def can_pick(self, item: TableItem) -> bool:
        """Knives can be picked up."""
        return isinstance(item, KnifeItem) and item.gap in self.composer.cuts

    def targets_for(self, item: TableItem) -> list[DropZone]:
        """A knife goes into any free gap, or out of the cake."""
        assert isinstance(item, KnifeItem)
        item.allowed = self.composer.targets_of(item.gap)
        ring = self._screen.ring
        return [*(ring.zones[gap] for gap in item.allowed), ring.hole]

    def picked(self, item: TableItem) -> None:
        """A knife was picked up."""
        assert isinstance(item, KnifeItem)
        self._screen.ring.preview_knife(item, item.gap)

    def placed(self, item: TableItem, zone: DropZone) -> None:
        """A knife was placed."""
        assert isinstance(item, KnifeItem)
        scene = self._screen.scene
        self._screen.ring.rest_knife(item)
        if isinstance(zone, GapZone):
            self.composer.move(item.gap, zone.gap)
        else:
            self.composer.remove(item.gap)
        self._note()
        scene.sound("knife")
        if isinstance(zone, GapZone):
            self._follow_with_focus(zone.gap)

    def dropped_nowhere(self, item: TableItem) -> None:
        """A knife was given up."""
        if isinstance(item, KnifeItem) and not item.is_discarded:
            self._screen.ring.rest_knife(item)
            self._list(self.composer.starts)

    def hovering(self, item: TableItem, zone: DropZone | None) -> None:
        """Show the blade where the knife would go."""
        if isinstance(item, KnifeItem) and item.gap in self._screen.ring.knives:
            where = zone.gap if isinstance(zone, GapZone) else item.gap if zone is None else None
            self._screen.ring.preview_knife(item, where)
            self._list(self.composer.starts_moved(item.gap, where))

    def activated(self, item: TableItem) -> None:
        """The mark of a gap was clicked: it gets a knife. A line of the list lights its piece."""
        if isinstance(item, PlusItem):
            self.composer.add(item.gap)
            scene = self._screen.scene
            self._note()
            scene.sound("knife")
            self._follow_with_focus(item.gap)

    def _follow_with_focus(self, gap: int) -> None:
        """The keyboard stays on the knife that was laid; with the last one it goes on to the button."""
        focus, ring = self._screen.scene.focus, self._screen.ring
        is_last = not self.composer.free_gaps() and focus.shown
        focus.set_current(self._screen.tray.primary if is_last else ring.knives[gap], show=focus.shown)

    def pointed(self, item: TableItem | None) -> None:
        """A line of the list lights its piece on the ring; a free gap shows the cut it would be.

        Where the keyboard would go on while its ring is hidden, nothing is pointed at.
        """
        scene = self._screen.scene
        if item is not scene.hover.item and not scene.focus.shown:
            item = None
        gap = item.gap if isinstance(item, PlusItem) and item.gap not in self.composer.cuts else -1
        if gap != self._pointed_gap:
            self._pointed_gap = gap
            self._screen.ring.preview_cut(gap)
            self._list(self.composer.starts if gap < 0 else self.composer.starts_with(gap))
        key = item.key if item is not None else ""
        lit = int(key.removeprefix("listed/")) if key.startswith("listed/") else -1
        if lit != self._lit and len(self.composer.starts) > 1:
            self._lit = lit
            self._screen.piece_list.light(lit)
            self._screen.ring.light(lit)
