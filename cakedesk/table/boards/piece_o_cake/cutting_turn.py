"""`CuttingTurn`: turns gestures on the ring into a cut."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from cakedesk.games.piece_o_cake.cutting import numbers_of_pieces
from cakedesk.games.piece_o_cake.phases import SLICES
from cakedesk.table.boards.piece_o_cake.composer import CutComposer, Look
from cakedesk.table.boards.piece_o_cake.ring_items import GapZone, KnifeItem, PlusItem
from cakedesk.table.boards.piece_o_cake.screen import Screen
from cakedesk.table.boards.piece_o_cake.turn_wording import first_picker
from cakedesk.table.items import DropZone, TableItem
from cakedesk.table.kit.action_tray import Asked, TrayButton
from cakedesk.table.kit.staged_turn import StagedTurn
from cakedesk.table.slicer import Work

_REMOVES = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)


class CuttingTurn(StagedTurn[CutComposer]):
    """The turn of the server."""

    def __init__(self, screen: Screen, look: Look) -> None:
        super().__init__(screen.scene, CutComposer(look))
        self._screen = screen
        self._tells = screen.aids.points
        self._lit = self._pointed_gap = self._laid = -1
        self.hear(screen.tray.pressed, self._press)

    def showing(self) -> Work:
        """Show what is staged."""
        screen, composer = self._screen, self.composer
        shown, words = composer.look.shown, screen.cut_words
        screen.show_side("cut")
        screen.ring.show_cut(
            shown, composer.now.cuts, composer.starts, composer.free_gaps(), can_move=True, lit=self._lit
        )
        if composer.now.is_whole:
            screen.ring.light(0, "raspberry")
        screen.ring.preview_cut(self._pointed_gap)
        yield
        self._list(composer.starts if self._pointed_gap < 0 else composer.starts_with(self._pointed_gap))
        yield
        coming = screen.turns.coming(shown, len(composer.starts))
        prompt, brief_prompt = words.prompts(screen.names[shown.to_act])
        help_, brief_help = words.helps(composer, coming, numbers_of_pieces(shown.seats))
        asked = Asked(
            prompt,
            help_,
            words.button(composer),
            composer.is_complete(),
            (
                TrayButton(self.tr("Whole"), is_chosen=composer.now.is_whole),
                TrayButton(self.tr("Clear cuts"), bool(composer.now.cuts) or composer.now.is_whole),
            ),
            brief_prompt=brief_prompt,
            brief_help=brief_help,
        )
        screen.ask(asked)

    def _list(self, starts: tuple[int, ...]) -> None:
        """List pieces, those that are or those that would be, with what each means for who picks first."""
        screen, shown, words = self._screen, self.composer.look.shown, self._screen.cut_words
        first = first_picker(shown)
        pieces = [words.listed(shown, starts, start, first, told=self._tells) for start in starts]
        legend = words.legend(screen.names[first]) if self._tells else ""
        screen.piece_list.show(words.title(len(pieces), len(starts) > 1), pieces, legend)
        screen.piece_list.light(0 if self.composer.now.is_whole else self._lit)

    def said(self) -> str:
        """What is asked, or what the cut comes to."""
        screen, composer = self._screen, self.composer
        if composer.now.is_whole:
            return screen.tray.primary.text
        return screen.cut_words.said(composer) if composer.now.cuts else screen.tray.asked.prompt

    def next_thing(self) -> TableItem | None:
        """The knife that was laid, from which the next gap is near; with the last one the button."""
        ring, free = self._screen.ring, self.composer.free_gaps()
        if not free:
            return self._screen.tray.primary
        return ring.knives.get(self._laid) or ring.pluses[free[0]]

    def keys(self) -> str:
        """See `StagedTurn.keys`."""
        return self.tr("Del, on a knife: take it away")

    def react(self, event: QKeyEvent) -> bool:
        """Take away the knife that the keyboard is on."""
        focus, composer = self.scene.focus, self.composer
        item = focus.current if focus.shown else None
        if event.key() in _REMOVES and isinstance(item, KnifeItem) and item.gap in composer.now.cuts:
            if composer.was_laid_last(item.gap):  # as a step of its own, the next press would lay it again
                return False
            self.scene.gestures.drop()
            composer.lay(None, item.gap)
            self.note(leads=False)
            return True
        return False

    def _press(self, number: int) -> None:
        if number == 0:
            self.composer.leave_whole()
        else:
            self.composer.clear()
        self.note(leads=False)

    def note(self, *, leads: bool = True) -> None:
        """Show and tell what is staged; nothing is lit any more."""
        self._lit = self._pointed_gap = -1
        super().note(leads=leads)

    # ------------------------------------------------------------------------------ the gestures' source

    def can_pick(self, item: TableItem) -> bool:
        """Knives can be picked up."""
        return isinstance(item, KnifeItem) and item.gap in self.composer.now.cuts

    def targets_for(self, item: TableItem) -> list[DropZone]:
        """A knife goes into any free gap, or out of the cake."""
        assert isinstance(item, KnifeItem)
        item.allowed = tuple(gap for gap in range(SLICES) if gap not in self.composer.now.cuts)
        ring = self._screen.ring
        return [*(ring.zones[gap] for gap in item.allowed), ring.hole]

    def picked(self, item: TableItem) -> None:
        """A knife was picked up."""
        assert isinstance(item, KnifeItem)
        self._screen.ring.preview_knife(item, item.gap)

    def placed(self, item: TableItem, zone: DropZone) -> None:
        """A knife was placed."""
        assert isinstance(item, KnifeItem)
        self._screen.ring.rest_knife(item)
        gap = zone.gap if isinstance(zone, GapZone) else None
        self.composer.lay(gap, item.gap)
        self._laid = self._laid if gap is None else gap
        self.note(leads=gap is not None)
        self.scene.sound("knife")

    def given_up(self, item: TableItem) -> None:
        """A knife was given up."""
        if isinstance(item, KnifeItem) and not item.is_discarded:
            self._screen.ring.rest_knife(item)
            self._list(self.composer.starts)

    def hovering(self, item: TableItem, zone: DropZone | None) -> None:
        """Show the blade where the knife would go."""
        if isinstance(item, KnifeItem) and item.gap in self._screen.ring.knives:
            where = zone.gap if isinstance(zone, GapZone) else item.gap if zone is None else None
            self._screen.ring.preview_knife(item, where)
            self._list(self.composer.starts_with(where, item.gap))

    def activated(self, item: TableItem) -> None:
        """The mark of a gap was clicked: it gets a knife. A line of the list lights its piece."""
        if isinstance(item, PlusItem):
            self.composer.lay(item.gap)
            self._laid = item.gap
            self.note()
            self.scene.sound("knife")

    def pointed(self, item: TableItem | None) -> None:
        """A line of the list lights its piece on the ring; a free gap shows the cut it would be."""
        gap = item.gap if isinstance(item, PlusItem) and item.gap not in self.composer.now.cuts else -1
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
