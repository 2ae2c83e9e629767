"""Turns of Cake Swap that end the game: every way to go on without a draw is tried."""

from __future__ import annotations

from cakedesk.engine.actions import Action
from cakedesk.games.cake_swap.actions import CLEAR, DRAW, END, PASS
from cakedesk.games.cake_swap.cards import SWAP, SWIPE, TARGETS
from cakedesk.games.cake_swap.state import CakeSwapState
from cakedesk.players.heuristics.cake_swap.outlook import goals_of, may_meet
from cakedesk.players.heuristics.cake_swap.sketch import sketch

VICTORY = 1000.0
"""Points that winning alone is worth."""

STEP = 10.0
"""Points that each further move of the turn costs, so that nobody wins tomorrow, or goes round about it."""

LEAD = 20.0
"""Points that a point of lead is worth where the game ends in any case."""

NOTHING = float("-inf")


def weigh_closings(state: CakeSwapState, actions: list[Action]) -> list[tuple[float, Action]]:
    """The moves of a turn that ends the game, with their worth in points, best first.

    They are those that lead to the target in this turn; in the last turn of all, all of them, if a ribbon can
    still be had; else none. The deck of a masked state is not looked at.
    """
    if not _may_close(state, state.to_act):
        return []
    weighed = [(_after(state, action, state.to_act), action) for action in actions]
    return sorted([pair for pair in weighed if pair[0] > NOTHING], key=lambda pair: -pair[0])


def _after(state: CakeSwapState, action: Action, seat: int) -> float:
    """What the game can end with in this turn after a move."""
    kind = action[0]
    if kind in {DRAW, CLEAR} or (state.deck and kind in {END, PASS}):
        return NOTHING
    after = state.clone()
    after.apply(action)
    if after.over:
        winners, points = after.winners(), after.points
        rival = max(theirs for other, theirs in enumerate(points) if other != seat)
        share = VICTORY / len(winners) if seat in winners else 0.0
        return share + (points[seat] - rival) * (1.0 if after.deck else LEAD)
    if after.deck and not _may_close(after, seat):
        return NOTHING
    return max([_after(after, further, seat) for further in after.legal_actions()]) - STEP


def _may_close(state: CakeSwapState, seat: int) -> bool:
    """Whether a ribbon of this turn might decide the game, by what is easily seen."""
    if state.cleared:
        return False
    platter, left = state.platters[seat], state.action_cards[seat]
    most = len(platter) + (state.held >= 0 or not state.taken) + bool(left & SWIPE)
    missing = TARGETS[state.seats] - state.points[seat] if state.deck else 0
    sketches = [sketch(platter, state.lists)]
    if left & SWAP:
        sketches += [
            sketch(platter[:number] + platter[number + 1 :], state.lists) for number in range(len(platter))
        ]
    return any(
        prize > missing and may_meet(drawn, *needs)
        for layers, goals in goals_of(state.lists.ribbon_points, state.ribbons_left, missing)
        if len(platter) <= layers <= most
        for prize, needs in goals
        for drawn in sketches
    )
