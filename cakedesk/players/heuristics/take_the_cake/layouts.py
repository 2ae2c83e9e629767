"""Where to lay a piece in Take the Cake: layouts are compared by what the cake becomes with cards to come."""

from __future__ import annotations

from random import Random

from cakedesk.engine.actions import Action
from cakedesk.games.take_the_cake.phases import FULL, PIECE
from cakedesk.games.take_the_cake.rules import lay
from cakedesk.games.take_the_cake.state import TakeTheCakeState
from cakedesk.players.heuristics.take_the_cake.filling import Filling
from cakedesk.players.heuristics.take_the_cake.outline import outline_of
from cakedesk.players.heuristics.take_the_cake.pieces import Appraiser
from cakedesk.players.heuristics.take_the_cake.placing import next_place, weigh_cards

SQUARES_TRIED = 2
"""For each card so many squares are tried, those that the heuristic likes best."""

LAYOUTS_A_CARD = 5
"""So many layouts are compared for each card in hand."""

TRIALS = 3
"""When each layout was finished so many times, the best third of them goes on."""


def lay_piece(state: TakeTheCakeState, me: int, rng: Random) -> Action:
    """The first placement of the best layout of the cards in hand, which do not fill the cake."""
    world = state.clone()
    world.fill_unknown(me, rng)
    layouts = _layouts(state, me)[: LAYOUTS_A_CARD * len(state.hand)]
    while len(layouts) > 1:
        for _ in range(TRIALS):
            rng.shuffle(world.deck)
            for layout in layouts:
                layout.total += finish(layout.after, me, state.target, world.deck)
        layouts.sort(key=_total, reverse=True)
        del layouts[(len(layouts) + 1) // 3 or 1 :]
    return layouts[0].first


class _Layout:
    """A way to lay the cards in hand."""

    __slots__ = ("after", "first", "total")

    def __init__(self, first: Action, after: TakeTheCakeState) -> None:
        self.first = first  # its first placement
        self.after = after  # the state when all of them lie
        self.total = 0  # points of the cakes that it became


def _total(layout: _Layout) -> int:
    return layout.total


def _layouts(state: TakeTheCakeState, me: int) -> list[_Layout]:
    """The layouts, those that the heuristic likes best first."""
    found: dict[tuple[int, ...], tuple[float, _Layout]] = {}

    def extend(before: TakeTheCakeState, gained: float, first: Action | None) -> None:
        for card in before.hand:
            for gain, action in weigh_cards((card,), before, me)[:SQUARES_TRIED]:
                after = before.clone()
                lay(after, *action[1:])
                if after.hand:
                    extend(after, gained + gain, first or action)
                    continue
                cake = tuple(after.cakes[state.target])
                if cake not in found or found[cake][0] < gained + gain:
                    found[cake] = gained + gain, _Layout(first or action, after)

    extend(state, 0.0, None)
    return [layout for _, layout in sorted(found.values(), key=lambda it: -it[0])]


def finish(state: TakeTheCakeState, me: int, place: int, deck: list[int]) -> int:
    """The points of a cake, with its best order, when the better one of two pieces comes each time.

    Args:
        state: a masked state; it stays as it is.
        me: the seat whose cake it is.
        place: of the cake in `state.cakes`.
        deck: the cards that come, at least twice as many as there are empty squares.
    """
    state, to_come = state.clone(), iter(deck)
    while True:
        empty = FULL - state.sizes[place]
        number = min(PIECE, empty)
        one, other = ([next(to_come) for _ in range(number)] for _ in range(2))
        if empty == number:
            filling = Filling(state, me, place, outline_of(state, place))
            return max([*filling.most_points(one).values(), *filling.most_points(other).values()])
        appraiser = Appraiser(state, me)
        state.target = place
        state.hand = max((one, other), key=lambda piece: appraiser.worth(place, piece))
        while state.hand:
            lay(state, *next_place(state, me)[1:])
