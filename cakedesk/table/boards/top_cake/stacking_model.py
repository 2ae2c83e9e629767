"""What the stacking screen shows: stacks by seat, cards still to place, what is new. Free of Qt."""

from __future__ import annotations

from cakedesk.games.top_cake.phases import STACKING
from cakedesk.games.top_cake.state import TopCakeState


class StackingModel:
    """What is shown now: ahead of the match while a turn is staged, behind it while events are played."""

    def __init__(self, shown: TopCakeState) -> None:
        """Show a state."""
        # By seat its stacks, each bottom to top.
        self.stacks = [[tuple(stack) for stack in stacks] for stacks in shown.stacks]
        # By seat the cards that it won and that are not placed yet.
        self.won = [tuple(cards) for cards in shown.won]
        self.acting = shown.to_act if shown.phase == STACKING else -1  # the seat that stacks; -1: none
        self.turn_cards: tuple[int, ...] = self.won[self.acting] if self.acting >= 0 else ()
        self.new: frozenset[int] = frozenset()
        # Cards that are staged, but what they bring or break is not to be told yet.
        self.uncounted: frozenset[int] = frozenset()
        self._starter = shown.starter
        self.involved = {seat for seat, cards in enumerate(self.won) if cards}  # who stacks in this round

    @property
    def waiting(self) -> list[tuple[int, ...]]:
        """By seat the cards that lie with it until it is its turn."""
        return [() if seat == self.acting else cards for seat, cards in enumerate(self.won)]

    def begin_placing(self, seat: int) -> bool:
        """A seat places a card. Tells whether its turn begins with that."""
        if seat == self.acting and self.turn_cards:
            return False
        self.acting = seat
        self.turn_cards = self.won[seat]
        self.new = frozenset()
        return True

    def take_placed(self, seat: int, card: int) -> None:
        """A card is on its way to a stack."""
        self.won[seat] = tuple(other for other in self.won[seat] if other != card)
        self.new |= {card}

    def end_turn_if_done(self) -> None:
        """When the acting seat has placed everything, the next one is to act."""
        if self.acting < 0 or self.won[self.acting]:
            return
        waiting = self.to_come()
        self.acting = waiting[0] if waiting else -1
        self.turn_cards = self.won[self.acting] if waiting else ()

    def to_come(self) -> list[int]:
        """The seats that stack after the acting one, in order."""
        seats = len(self.stacks)
        order = [(self._starter + step) % seats for step in range(seats)]
        return [seat for seat in order if self.won[seat] and seat != self.acting]
