"""`DuelWording`: what the table of Cherry Duel says of slices, cherries and seats."""

from __future__ import annotations

from collections.abc import Sequence

from cakedesk.engine.actions import OVER, UNKNOWN
from cakedesk.games.cherry_duel.state import ROUNDS, CherryDuelState
from cakedesk.table.joined_words import and_list
from cakedesk.table.kit.table_words import TableWords
from cakedesk.table.kit.words import Words


class DuelWording(Words):
    """The words, for players with names."""

    def __init__(self, names: Sequence[str]) -> None:
        super().__init__()
        self.names = tuple(names)

    def slice(self, shown: CherryDuelState, card: int) -> str:
        """A slice; one that is hidden has no name."""
        if card == UNKNOWN:
            return self.tr("a slice, face down")
        return self.tr("slice {number}").format(number=shown.lists.ids[card])

    def cherries(self, count: int) -> str:
        """So many cherries."""
        return self.tr("%n cherry(s)", "", count)

    def status(self, shown: CherryDuelState) -> str:
        """How far the game is."""
        if shown.turn() == OVER:
            return TableWords().over()
        return TableWords().round_of(shown.round + 1, ROUNDS)

    def at_stake(self, shown: CherryDuelState) -> str:
        """What the round is worth."""
        return self.tr("The higher slice takes %n cherry(s)", "", shown.round + 1)

    def has(self, shown: CherryDuelState, seat: int) -> tuple[str, str]:
        """All that a seat has but its cherries, read aloud."""
        slices = and_list([shown.lists.ids[card] for card in shown.taken[seat]])
        taken = self.tr("taken slices: {slices}").format(slices=slices) if slices else ""
        return self.tr("%n slice(s) in hand", "", len(shown.hands[seat])), taken

    def resting(self, shown: CherryDuelState, *, is_past: bool) -> str:
        """What is said while nobody acts here."""
        turn = shown.turn()
        if turn == OVER:
            return TableWords().won([self.names[seat] for seat in shown.winners()])
        if is_past or shown.laid_count == len(self.names):  # both lie, and are about to be turned up
            return ""
        return TableWords().chooses(self.names[turn])
