"""What each move of Cake Swap is worth, in points."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from cakedesk.engine.actions import Action
from cakedesk.games.cake_swap.actions import (
    CLEAR,
    DRAFT,
    DRAW,
    END,
    PASS,
    PLACE,
    SQUEEZE_IN,
    SUBMIT,
    SWAP_FOR,
    SWAP_FOR_WITH,
    SWAP_TOP,
    SWAP_TOP_WITH,
)
from cakedesk.games.cake_swap.cards import CARDS, LARGEST, SQUEEZE, SWAP, SWIPE, ribbon
from cakedesk.games.cake_swap.fitting import TOP, find_fit
from cakedesk.games.cake_swap.state import CakeSwapState
from cakedesk.players.heuristics.cake_swap.closing import weigh_closings
from cakedesk.players.heuristics.cake_swap.outlook import SQUEEZE_KEPT, Outlook
from cakedesk.players.heuristics.cake_swap.sketch import EMPTY, Sketch, sketch

SWAP_KEPT = 1.5
"""Points that the Swap is worth while it is kept."""

SWIPE_KEPT = 4.0
"""Points that the Swipe is worth while it is kept."""

DENIAL = {2: 0.8, 3: 0.35, 4: 0.25, 5: 0.2, 6: 0.2}
"""What a point less of another seat's platter is worth, by seats."""

SUBMIT_NOW = 0.5
"""Points that a ribbon in hand is worth more than one that can be had."""

CLEAR_FOR = 0.3
"""Points that a new beginning must bring at least: nobody clears for next to nothing."""

LITTER = 0.2
"""Points that a layer is worth less, for each size that it lacks to six, where it helps no cake."""

Weighed = list[tuple[float, Action]]


Outlooks: TypeAlias = Callable[[CakeSwapState, int], Outlook]
"""What judges the platters of a seat in a state."""


def weigh_moves(state: CakeSwapState, outlooks: Outlooks = Outlook, draws: int = CARDS) -> Weighed:
    """The moves of the seat to act that make sense, with their worth in points, best first: at least one.

    Args:
        state: a full or masked state; the deck is not looked at.
        draws: of about how many of the cards that may be drawn a draw is thought through.
    """
    actions = state.legal_actions()
    if len(actions) == 1:
        return [(0.0, actions[0])]
    closings = weigh_closings(state, actions)
    if closings:
        return closings
    if state.taken or any(action[0] == SUBMIT for action in actions):
        # Who clears without a ribbon does so in the next turn as well; or takes the ribbon.
        actions = [action for action in actions if action[0] != CLEAR]
    weigher = Weigher(state, outlooks, draws)
    weighed = [(weigher.worth(action), action) for action in actions]
    weighed.sort(key=lambda pair: -pair[0])
    return weighed


def worth_of_action_cards(cards: int) -> float:
    """Points that action cards, a bit mask, are worth while they are kept, where enough turns are left."""
    kept = ((SQUEEZE, SQUEEZE_KEPT), (SWIPE, SWIPE_KEPT), (SWAP, SWAP_KEPT))
    return sum(worth for card, worth in kept if cards & card)


class Weigher:
    """Weighs the moves of the seat to act."""

    def __init__(self, state: CakeSwapState, outlooks: Outlooks, draws: int) -> None:
        """Look at a position. Arguments are those of `weigh_moves`."""
        self._outlooks = outlooks
        self._draws = draws
        self._state = state
        self._seat = state.to_act
        self._lists = state.lists
        self._platter = state.platters[self._seat]
        self._now = sketch(self._platter, state.lists)
        self._outlook = outlooks(state, self._seat)
        hurry = self._outlook.hurry
        self._squeeze_kept, self._swap_kept = SQUEEZE_KEPT * hurry, SWAP_KEPT * hurry
        self._swipe_kept = SWIPE_KEPT * hurry

    def worth(self, action: Action) -> float:
        """What a move is worth.

        Args:
            action: a legal one.

        Returns:
            Points, to be compared with those of other moves only.
        """
        kind = action[0]
        if kind == DRAFT:
            return self._best_use(action[1], may_pass=False)
        if kind == PLACE:
            return self._place(action[1])
        if kind == DRAW:
            return self._draw()
        if kind in {END, PASS}:
            return self._outlook.worth(self._now)
        if kind in {CLEAR, SUBMIT}:
            return self._clear(action)
        if kind == SQUEEZE_IN:
            grown = self._with_side(self._now, self._state.held, action[1])
            return self._outlook.worth(grown) - self._squeeze_kept
        if kind in {SWAP_TOP, SWAP_FOR}:
            old = TOP if kind == SWAP_TOP else action[2]
            return self._swap(self._state.held, action[1], old)
        if kind in {SWAP_TOP_WITH, SWAP_FOR_WITH}:
            old = TOP if kind == SWAP_TOP_WITH else action[2]
            return self._swap(action[-1], action[1], old)
        return self._swipe(action[1])

    def _with_side(self, platter: Sketch, card: int, size: int) -> Sketch:
        return platter.plus(self._lists.sides[card][size], self._lists)

    def _place(self, size: int) -> float:
        worth = self._outlook.worth(self._with_side(self._now, self._state.held, size))
        if worth > self._outlook.worth(EMPTY):
            return worth
        # The platter will have to be cleared. What can't be passed lies best where most can follow.
        return worth - LITTER * (LARGEST + 1 - size)

    def _swap(self, card: int, size: int, old: int) -> float:
        layers = self._lists.layers
        number = len(self._platter) - 1
        cost = self._swap_kept
        if old != TOP:
            number = [layers[layer].size for layer in self._platter].index(old)
            cost += self._squeeze_kept
        rest = self._platter[:number] + self._platter[number + 1 :]
        return self._outlook.worth(self._with_side(sketch(rest, self._lists), card, size)) - cost

    def _best_use(self, card: int, *, may_pass: bool) -> float:
        """The best that can be done with a card in hand."""
        state, worth = self._state, self._outlook.worth
        fit = find_fit(state.size_bits[self._seat], state.action_cards[self._seat])
        best = worth(self._now) if may_pass else -100.0
        for size, layer in enumerate(self._lists.sides[card]):
            if layer < 0:
                continue
            if fit.place >> size & 1:
                best = max(best, worth(self._now.plus(layer, self._lists)))
            elif fit.squeeze >> size & 1:
                best = max(best, worth(self._now.plus(layer, self._lists)) - self._squeeze_kept)
            if not may_pass:
                for old in fit.swaps[size]:
                    best = max(best, self._swap(card, size, old))
        return best

    def _draw(self) -> float:
        """The mean over the cards that may come."""
        unseen = self._outlook.unseen_layers
        cards = [card for card in range(len(self._lists.ids)) if unseen >> 2 * card & 1]
        if not cards:
            return self._outlook.worth(self._now)
        cards = cards[:: 1 + (len(cards) - 1) // self._draws]
        return sum(self._best_use(card, may_pass=True) for card in cards) / len(cards)

    def _clear(self, action: Action) -> float:
        fresh = self._outlook.worth(EMPTY)
        if not self._state.taken:
            # The fresh platter gets a layer in the same turn.
            fresh += self._outlook.turn
        if action[0] == CLEAR:
            return fresh - CLEAR_FOR
        number = ribbon(action[1], len(self._platter))
        return self._lists.ribbon_points[number] + SUBMIT_NOW + fresh

    def _swipe(self, other: int) -> float:
        state, theirs = self._state, self._state.platters[other]
        outlook = self._outlooks(state, other)
        loss = outlook.worth(sketch(theirs, self._lists)) - outlook.worth(sketch(theirs[:-1], self._lists))
        gain = self._best_use(theirs[-1] >> 1, may_pass=False)
        return gain + DENIAL[state.seats] * loss - self._swipe_kept
