"""What speaks for a move of Take the Cake. Orders are secret: they speak for nothing but being assigned."""

from __future__ import annotations

from cakedesk.engine.actions import Action
from cakedesk.engine.reasons import Reason
from cakedesk.games.take_the_cake.actions import CUT, ORDER, ORDERS, PUT, TAKE_FOR
from cakedesk.games.take_the_cake.phases import CAKES
from cakedesk.games.take_the_cake.rules import lay, pieces_in_round
from cakedesk.games.take_the_cake.scoring import order_points, score_cake, survey_cake
from cakedesk.games.take_the_cake.state import TakeTheCakeState
from cakedesk.players.heuristics.take_the_cake.drafting import cake_of, draft, piece_of
from cakedesk.players.heuristics.take_the_cake.outline import NEXT_TO, RIM, Outline, outline_of
from cakedesk.players.heuristics.take_the_cake.pieces import Appraiser

SECRET = frozenset({ORDER, ORDERS})

COMPARING = frozenset({"least_harm"})

NOBODY = -1
"""An appraiser for nobody knows no orders."""


def reasons(state: TakeTheCakeState, action: Action) -> list[Reason]:
    """See `find_reasons`."""
    me, kind = state.turn(), action[0]
    if kind == CUT:
        _, card, turn = action
        gains = [round(gain) for gain in draft(state, me, card, turn, Appraiser(state, NOBODY).worth)]
        return [Reason("cut", points=gains.pop(me), most=max(gains))]
    if kind == PUT:
        return _putting(state, action)
    if kind in SECRET:
        return [_paying(state, me, number, order) for number, order in enumerate(action[1:])]
    return _taking(state, me, action)


def _taking(state: TakeTheCakeState, me: int, action: Action) -> list[Reason]:
    appraiser = Appraiser(state, NOBODY)
    piece = piece_of(state, state.cut, state.cut_turn, action[1])
    cake = CAKES * me + action[2] if action[0] == TAKE_FOR else cake_of(state, me)
    found = [Reason("worth", points=max(0, round(appraiser.worth(cake, piece))))]
    waiting = pieces_in_round(state) - state.step - 1
    others = {(me + 1 + step) % state.seats for step in range(waiting)} - {me}
    wants = [(round(appraiser.worth(cake_of(state, seat), piece)), seat) for seat in sorted(others)]
    most, seat = max(wants, default=(0, me))
    return [*found, Reason("denies", seat=seat, points=most)] if most > 0 else found


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


def _paying(state: TakeTheCakeState, me: int, number: int, order: int) -> Reason:
    place = CAKES * me + (number if state.seats == CAKES else state.cake)
    surveys = {
        other: survey_cake(state.cakes[other], state.boxes[other], state.lists)
        for other in state.compared_with(place)
    }
    points = order_points(state.lists.orders[order], surveys[place], list(surveys.values()))
    return Reason("pays", order=order, points=points)
