"""What speaks for a move of Cake Swap: which ribbon it leads to. All lies open."""

from __future__ import annotations

from cakedesk.engine.actions import Action
from cakedesk.engine.reasons import Reason
from cakedesk.games.cake_swap.actions import CLEAR, DRAW, END, PASS, SUBMIT, SWIPE_FROM
from cakedesk.games.cake_swap.cards import ribbon
from cakedesk.games.cake_swap.state import CakeSwapState
from cakedesk.players.heuristics.cake_swap.outlook import Outlook
from cakedesk.players.heuristics.cake_swap.sketch import EMPTY, Sketch, sketch
from cakedesk.players.heuristics.cake_swap.weighing import weigh_moves

SECRET: frozenset[int] = frozenset()

COMPARING = frozenset({"hopeless", "fresh", "enough", "no_help", "no_ribbon"})

_PLAIN = {CLEAR: "hopeless", DRAW: "fresh", END: "enough", PASS: "no_help"}


def reasons(state: CakeSwapState, action: Action) -> list[Reason]:
    """See `find_reasons`."""
    me, kind = state.turn(), action[0]
    outlook = Outlook(state, me)
    if kind in _PLAIN:
        platter = () if kind == CLEAR else state.platters[me]
        return [Reason(_PLAIN[kind]), *_still_to_be_had(outlook, sketch(platter, state.lists))]
    if kind == SUBMIT:
        number = ribbon(action[1], len(state.platters[me]))
        wins = outlook.reaches_target(state.lists.ribbon_points[number])
        return [Reason("ribbon", ribbon=number), *([Reason("wins")] if wins else [])]
    after = _when_placed(state, action)
    aim = outlook.aim(sketch(after.platters[me], state.lists))
    if aim is None:
        found = [Reason("no_ribbon")]
    elif aim.missing:
        found = [Reason("aims", ribbon=aim.ribbon, layers=aim.missing)]
    else:
        found = [Reason("ready", ribbon=aim.ribbon)]
    return [*found, Reason("robs", seat=action[1])] if kind == SWIPE_FROM else found


def _still_to_be_had(outlook: Outlook, platter: Sketch) -> list[Reason]:
    """What a platter stays good for, to which nothing is added now."""
    aim = outlook.aim(platter)
    if aim is None or not aim.missing:
        return []
    if platter == EMPTY:
        return [Reason("anew", ribbon=aim.ribbon)]
    return [Reason("stays", ribbon=aim.ribbon, layers=aim.missing)]


def _when_placed(state: CakeSwapState, action: Action) -> CakeSwapState:
    """What has become of it once the card in hand lies where it is best."""
    me, after = state.turn(), state.clone()
    after.apply(action)
    while after.turn() == me and after.held >= 0:
        after.apply(weigh_moves(after)[0][1])
    return after
