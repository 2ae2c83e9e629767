"""What the stacking screen shows: stacks by seat, cards still to place, what is new. Free of Qt."""

from __future__ import annotations

from enum import Enum, auto

from cakedesk.games.top_cake.phases import STACKING
from cakedesk.games.top_cake.state import TopCakeState


class SeatRole(Enum):
    """What a seat does in this round's stacking."""

    NOTHING = auto()
    DONE = auto()
    ACTING = auto()
    NEXT = auto()
    THEN = auto()


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
    def seats(self) -> int:
        """How many play."""
        return len(self.stacks)

    @property
    def stack_counts(self) -> list[int]:
        """How many stacks each seat has."""
        return [len(stacks) for stacks in self.stacks]

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
        waiting = [seat for seat in self.order() if self.won[seat]]
        self.acting = waiting[0] if waiting else -1
        self.turn_cards = self.won[self.acting] if waiting else ()

    def order(self) -> list[int]:
        """The seats in the order in which they stack."""
        return [(self._starter + step) % self.seats for step in range(self.seats)]

    def role(self, seat: int) -> SeatRole:
        """What a seat does."""
        if seat == self.acting:
            return SeatRole.ACTING
        if self.won[seat]:
            waiting = [other for other in self.order() if self.won[other] and other != self.acting]
            return SeatRole.NEXT if waiting[0] == seat else SeatRole.THEN
        return SeatRole.DONE if seat in self.involved else SeatRole.NOTHING
