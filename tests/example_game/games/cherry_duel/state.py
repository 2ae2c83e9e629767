"""The state of a game of Cherry Duel."""

from __future__ import annotations

from random import Random
from typing import Any, Self

from cakedesk.engine.actions import OVER, UNKNOWN, Action
from cakedesk.engine.reasons import Reason
from cakedesk.engine.state import State
from cakedesk.games.cherry_duel import rules
from cakedesk.games.cherry_duel.cards import CARDS, CherryDuelLists

LAY = 0
ROUNDS = CARDS // 2


class CherryDuelState(State):
    """The full truth of a game, or a masked copy of it.

    Attributes:
        lists: the card list.
        round: number of the round, from 0; `ROUNDS` when the game is over.
        hands: by seat its slices, ascending; `UNKNOWN` where hidden.
        laid: by seat the slice that it has laid face down; `UNKNOWN` where hidden, or if there is none.
        laid_count: how many seats have laid one in this round.
        taken: by seat the slices that it has taken, in order.
        cherries: by seat how many it has.
    """

    __slots__ = ("cherries", "hands", "laid", "laid_count", "lists", "round", "taken")

    seats = 2

    def __init__(self, lists: CherryDuelLists, hands: list[list[int]]) -> None:
        self.journal = None
        self.lists = lists
        self.round = 0
        self.hands = hands
        self.laid = [UNKNOWN, UNKNOWN]
        self.laid_count = 0
        self.taken: list[list[int]] = [[], []]
        self.cherries = [0, 0]

    def turn(self) -> int:
        """The seat to act, or `OVER`."""
        return OVER if self.round == ROUNDS else self.laid_count

    def legal_actions(self) -> list[Action]:
        """Every slice of the hand."""
        return [] if self.round == ROUNDS else [(LAY, card) for card in self.hands[self.laid_count]]

    def sample_action(self, rng: Random) -> Action:
        """Any slice of the hand."""
        hand = self.hands[self.laid_count]
        return (LAY, hand[int(rng.random() * len(hand))])

    def why_not(self, action: Action) -> Reason | None:
        """See `State.why_not`."""
        if self.round == ROUNDS:
            return Reason("game_over")
        if len(action) != 2 or action[0] != LAY:
            return Reason("no_such_action")
        card = action[1]
        if not 0 <= card < CARDS:
            return Reason("unknown_slice")
        if card in self.hands[self.laid_count]:
            return None
        return Reason("not_in_hand", card=self.lists.ids[card])

    def apply(self, action: Action) -> None:
        """See `State.apply`."""
        rules.lay(self, action[1])

    def reveals(self, action: Action) -> bool:
        """The second slice of a round turns the first up."""
        del action
        return self.laid_count == 1

    def clone(self) -> Self:
        """See `State.clone`."""
        other = object.__new__(type(self))
        other.journal = None
        other.lists, other.round, other.laid_count = self.lists, self.round, self.laid_count
        other.hands = [list(hand) for hand in self.hands]
        other.laid, other.cherries = list(self.laid), list(self.cherries)
        other.taken = [list(taken) for taken in self.taken]
        return other

    def scores(self) -> list[int]:
        """Cherries by seat."""
        return list(self.cherries)

    def detail(self) -> dict[str, Any]:
        """By seat the slices that it has taken."""
        return {"taken": [[self.lists.ids[card] for card in taken] for taken in self.taken]}

    def hide(self, viewer: int | None, *, remembers: bool) -> None:
        """Hide the other hands and slices. All that was seen stays in sight: there is nothing to remember."""
        del remembers
        for seat in range(2):
            if seat != viewer:
                self.hands[seat] = [UNKNOWN] * len(self.hands[seat])
                self.laid[seat] = UNKNOWN

    def fill_unknown(self, viewer: int | None, rng: Random) -> None:
        """Deal what is not in sight to where it may be."""
        seen = {card for cards in (*self.hands, self.laid, *self.taken) for card in cards}
        rest = [card for card in range(CARDS) if card not in seen]
        rng.shuffle(rest)
        for seat in range(2):
            if seat != viewer:
                self.hands[seat] = sorted(rest.pop() for _ in self.hands[seat])
                if seat < self.laid_count:
                    self.laid[seat] = rest.pop()
