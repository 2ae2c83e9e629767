"""What speaks for a move of Take the Cake. Orders are secret: they speak for nothing but being assigned."""

from __future__ import annotations

from collections.abc import Sequence

from cakedesk.engine.actions import Action
from cakedesk.engine.reasons import Reason
from cakedesk.games.take_the_cake.actions import CUT, ORDER, ORDERS, PUT, TAKE_FOR
from cakedesk.games.take_the_cake.phases import CAKES
from cakedesk.games.take_the_cake.rules import lay, pieces_in_round
from cakedesk.games.take_the_cake.scoring import order_points, score_cake, survey_cake
from cakedesk.games.take_the_cake.state import TakeTheCakeState
from cakedesk.players.cut_reason import cut_reason
from cakedesk.players.heuristics.take_the_cake.drafting import cake_of, draft, piece_of
from cakedesk.players.heuristics.take_the_cake.outline import NEXT_TO, RIM, Outline, outline_of
from cakedesk.players.heuristics.take_the_cake.pieces import Appraiser

SECRET = frozenset({ORDER, ORDERS})

COMPARING = frozenset({"least_harm", "no_better", "none_pays"})

NOBODY = -1
"""An appraiser for nobody knows no orders."""


def reasons(state: TakeTheCakeState, action: Action) -> list[Reason]:
    """See `find_reasons`."""
    me, kind = state.turn(), action[0]
    if kind == CUT:
        _, card, turn = action
        return [cut_reason(draft(state, me, card, turn, Appraiser(state, NOBODY).worth), me)]
    if kind == PUT:
        return _putting(state, action)
    if kind in SECRET:
        return _assigning(state, me, action[1:])
    return _taking(state, me, action)


def _taking(state: TakeTheCakeState, me: int, action: Action) -> list[Reason]:
    appraiser = Appraiser(state, NOBODY)
    piece = piece_of(state, state.cut, state.cut_turn, action[1])
    cake = CAKES * me + action[2] if action[0] == TAKE_FOR else cake_of(state, me)
    worth = round(appraiser.worth(cake, piece))
    found = [Reason("worth", points=worth)] if worth > 0 else []
    waiting = pieces_in_round(state) - state.step - 1
    others = {(me + 1 + step) % state.seats for step in range(waiting)} - {me}
    wants = [(round(appraiser.worth(cake_of(state, seat), piece)), seat) for seat in sorted(others)]
    most, seat = max(wants, default=(0, me))
    if most > 0:
        found.append(Reason("denies", seat=seat, points=most))
    return found or [Reason("no_better")]


def _putting(state: TakeTheCakeState, action: Action) -> list[Reason]:
    place, card, lists = state.target, action[1], state.lists
    after = state.clone()
    lay(after, *action[1:])
    gained = _points(after, place) - (_points(state, place) if state.sizes[place] else 0)
    found = [Reason("points", points=gained)] if gained > 0 else []
    outline = outline_of(after, place)
    cell = outline.cells.index(card)
    size = outline.sizes[outline.group[cell]]
    if size > 1:
        found.append(Reason("joins", squares=size))
    if not RIM[cell]:
        found.append(Reason("rim"))
    elif any(_is_free(outline, other) for other in NEXT_TO[cell]):
        found.append(Reason("room", icing=lists.icings[card]))
    return found or [Reason("least_harm")]


def _is_free(outline: Outline, cell: int) -> bool:
    return outline.group[cell] < 0


def _points(state: TakeTheCakeState, place: int) -> int:
    """What a cake counts as it is, without an order."""
    surveys = {
        other: survey_cake(state.cakes[other], state.boxes[other], state.lists)
        for other in state.compared_with(place)
        if state.sizes[other] or other == place
    }
    return score_cake(surveys[place], list(surveys.values()), None).total


def _assigning(state: TakeTheCakeState, me: int, orders: Sequence[int]) -> list[Reason]:
    paid = [(order, _paid(state, me, number, order)) for number, order in enumerate(orders)]
    found = [Reason("pays", order=order, points=points) for order, points in paid if points]
    if found:
        return found
    is_last = state.seats == CAKES or state.cake > 0
    pays_now = not is_last and any(_paid(state, me, 0, order) for order in state.orders[me])
    return [Reason("spared" if pays_now else "none_pays")]


def _paid(state: TakeTheCakeState, me: int, number: int, order: int) -> int:
    place = CAKES * me + (number if state.seats == CAKES else state.cake)
    surveys = {
        other: survey_cake(state.cakes[other], state.boxes[other], state.lists)
        for other in state.compared_with(place)
    }
    return order_points(state.lists.orders[order], surveys[place], list(surveys.values()))
