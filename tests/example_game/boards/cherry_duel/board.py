"""The table of Cherry Duel: two hands, two places, and the cherries of the round."""

from __future__ import annotations

from collections.abc import Sequence

from cakedesk.engine.events import Sight
from cakedesk.games.cherry_duel.events import RoundWon, SliceLaid
from cakedesk.games.cherry_duel.state import ROUNDS, CherryDuelState
from cakedesk.table.animation import Group
from cakedesk.table.board import BoardStatus
from cakedesk.table.boards.cherry_duel.composer import Look
from cakedesk.table.boards.cherry_duel.log_wording import sentences
from cakedesk.table.boards.cherry_duel.screen import DuelScreen, card_key
from cakedesk.table.boards.cherry_duel.turn import LayTurn
from cakedesk.table.items import CardItem
from cakedesk.table.kit.event_player import Script
from cakedesk.table.kit.one_screen_board import OneScreenBoard
from cakedesk.table.kit.places import Places

READ_MS = 1400


class CherryDuelBoard(OneScreenBoard[DuelScreen]):
    """Shows a game of Cherry Duel and turns gestures into its actions."""

    def make_turn(self, look: Look) -> LayTurn | None:
        """Lay a slice."""
        return LayTurn(self.screen_for(look), look)

    def sentences(self, sights: Sequence[Sight[CherryDuelState]]) -> list[tuple[int, str]]:
        """Who did what."""
        return sentences(sights, self.people)

    def status(self, look: Look) -> BoardStatus:
        """Which round it is."""
        return BoardStatus(look.shown.round, ROUNDS, self.screen_for(look).words.status(look.shown))

    # --------------------------------------------------------------------------------------- what happened

    def _show_laid(self, sights: Sequence[Sight[CherryDuelState]]) -> Script:
        """A slice goes from the hand to its place."""
        look, event = sights[-1].look, sights[-1].event
        assert isinstance(event, SliceLaid)
        screen = self.screen_for(look)
        key = (
            card_key(event.card)
            if event.card >= 0
            else f"back/{event.seat}/{len(look.shown.hands[event.seat])}"
        )
        before = screen.cards.corners()
        screen.show(look)
        laid = card_key(event.card) if event.card >= 0 else f"laid/{event.seat}"
        yield Group(screen.cards.flights({laid: before[key]}), name="lay")
        self.scene.sound("set")

    def _show_won(self, sights: Sequence[Sight[CherryDuelState]]) -> Script:
        """Both are turned up, and can be read; then they go to who has won them."""
        look, event = sights[-1].look, sights[-1].event
        assert isinstance(event, RoundWon)
        screen = self.screen_for(look)
        screen.show_table(_turned_up(look.shown, event))
        self.scene.sound("flip")
        cards = [screen.cards.cards[card_key(card)] for card in event.cards]
        cards[event.seat].set_look(current=True)
        yield Group(pause_ms=READ_MS, name="turn up")
        before = screen.cards.corners()
        cards[event.seat].reset_look()
        screen.show(look)
        yield Group(screen.cards.flights({card.key: before[card.key] for card in cards}), name="take")
        self.tell_status(look)

    def make_screen(self, look: Look) -> DuelScreen:
        """See `OneScreenBoard.make_screen`."""
        screen = DuelScreen(self, look)
        self.places = Places(self.scene, marks={int: self._find_slices})
        self.handlers = {SliceLaid: self._show_laid, RoundWon: self._show_won}
        return screen

    def _find_slices(self, cards: Sequence[int]) -> list[CardItem]:
        return [item for card in cards if (item := self.screen.cards.cards.get(card_key(card))) is not None]


def _turned_up(shown: CherryDuelState, event: RoundWon) -> CherryDuelState:
    """The table while both slices lie open, which no look is of."""
    before = shown.clone()
    before.round -= 1
    before.laid, before.laid_count = list(event.cards), len(event.cards)
    before.taken[event.seat] = before.taken[event.seat][: -len(event.cards)]
    before.cherries[event.seat] -= before.round + 1
    return before
