"""The state of a game of Take the Cake: what lies where, and whose turn it is."""

from __future__ import annotations

from typing import Any, Self

from cakedesk.engine.actions import CHANCE, OVER
from cakedesk.engine.state import State
from cakedesk.games.take_the_cake import hidden, legality, rules, sampling
from cakedesk.games.take_the_cake.cards import Order, TakeTheCakeLists
from cakedesk.games.take_the_cake.grid import empty_cake
from cakedesk.games.take_the_cake.phases import (
    CAKES,
    CHANCE_CUT,
    ENDED,
    NO_CUT,
    NO_ORDER,
    ORDERING,
    ORDERS_DEALT,
)
from cakedesk.games.take_the_cake.scoring import CakeScore, score_cake, survey_cake


class TakeTheCakeState(State):
    """The full truth of a game of Take the Cake, or a masked copy of it. Cards are indexes into the lists.

    A seat's cakes 0 and 1 stand at ``2 * seat`` and ``2 * seat + 1`` of `cakes`, `boxes`, `sizes`,
    `assigned`.

    Attributes:
        lists: the card lists.
        seats: how many play.
        first: the seat that was picked first.
        with_orders: whether there are order cards.
        cake: the cake that is built, 0 or 1; 0 throughout with two seats, which build both at once.
        round: number of the round of this cake, 0 to 3.
        phase: one of the constants in `phases`.
        to_act: the seat to act.
        step: how many pieces were taken and placed in this round.
        deck: the cake cards still to come, the next one last; `UNKNOWN` where hidden.
        centre: sixteen squares, row by row; `NO_CARD` where a card was taken.
        away: the cake cards that are away until the next shuffle.
        cut_deck: the cut cards still to come, the next one last; `UNKNOWN` where hidden.
        drawn: the two cut cards that the cutter chooses from; `UNKNOWN` where hidden.
        cut: the cut card that lies on the centre, or `NO_CUT`.
        cut_turn: its quarter turns clockwise.
        cuts_laid: all cut cards that were laid, oldest first.
        cuts_away: the cut cards that were drawn and not chosen, oldest first; `UNKNOWN` where hidden.
        cutters: who drew each of those.
        taken: the pieces that were taken from the centre since it was last cut, oldest first: of each its
            colour, the place of its cake in `cakes`, then its cards.
        hand: the cards of the piece that the seat to act has still to place, ascending.
        target: the place in `cakes` of the cake that they go to.
        round_cakes: with two seats by seat the cake of its first piece of this round, -1 before that.
        cakes: the squares of each cake; see `grid`.
        boxes: the box around the cards of each cake.
        sizes: how many cards each cake has.
        orders: by seat its orders that are not assigned; `UNKNOWN` where hidden.
        assigned: the order of each cake, or `NO_ORDER`; `UNKNOWN` where hidden.
    """

    __slots__ = (
        "assigned",
        "away",
        "boxes",
        "cake",
        "cakes",
        "centre",
        "cut",
        "cut_deck",
        "cut_turn",
        "cuts_away",
        "cuts_laid",
        "cutters",
        "deck",
        "drawn",
        "first",
        "hand",
        "lists",
        "orders",
        "phase",
        "round",
        "round_cakes",
        "seats",
        "sizes",
        "step",
        "taken",
        "target",
        "to_act",
        "with_orders",
    )

    lists: TakeTheCakeLists
    seats: int
    first: int
    with_orders: bool
    cake: int
    round: int
    phase: int
    to_act: int
    step: int
    deck: list[int]
    centre: list[int]
    away: list[int]
    cut_deck: list[int]
    drawn: list[int]
    cut: int
    cut_turn: int
    cuts_laid: list[int]
    cuts_away: list[int]
    cutters: list[int]
    taken: list[tuple[int, ...]]
    hand: list[int]
    target: int
    round_cakes: list[int]
    cakes: list[list[int]]
    boxes: list[list[int]]
    sizes: list[int]
    orders: list[list[int]]
    assigned: list[int]

    @property
    def is_cut_by_chance(self) -> bool:
        """Whether the round is that of three seats which chance cuts."""
        return self.seats == 3 and self.round == 0

    @property
    def cutter(self) -> int:
        """The seat that cuts in this round, or `CHANCE`."""
        return self.cutter_in(self.cake, self.round)

    def cutter_in(self, cake: int, number: int) -> int:
        """The seat that cuts in a round of a cake, both from 0, or `CHANCE`."""
        if self.seats == 3 and number == 0:
            return CHANCE
        place = number
        if cake:
            place = 3 - number
        elif self.seats == 3:
            place = number - 1
        return (self.first + place) % self.seats

    def turn(self) -> int:
        """See `State.turn`. Chance cuts once a cake with three seats, and shuffles before the second cake."""
        if self.phase < CHANCE_CUT:
            return self.to_act
        return OVER if self.phase == ENDED else CHANCE

    # What the modules beside this one do with a state are its methods, without a call in between.
    legal_actions = legality.legal_actions
    sample_action = sampling.sample_action
    why_not = legality.why_not
    apply = rules.apply
    reveals = rules.reveals
    hide = hidden.hide
    fill_unknown = hidden.fill

    def clone(self) -> Self:
        """See `State.clone`."""
        copy = type(self).__new__(type(self))
        copy.journal = None
        copy.lists = self.lists
        copy.seats = self.seats
        copy.first = self.first
        copy.with_orders = self.with_orders
        copy.cake = self.cake
        copy.round = self.round
        copy.phase = self.phase
        copy.to_act = self.to_act
        copy.step = self.step
        copy.deck = self.deck[:]
        copy.centre = self.centre[:]
        copy.away = self.away[:]
        copy.cut_deck = self.cut_deck[:]
        copy.drawn = self.drawn[:]
        copy.cut = self.cut
        copy.cut_turn = self.cut_turn
        copy.cuts_laid = self.cuts_laid[:]
        copy.cuts_away = self.cuts_away[:]
        copy.cutters = self.cutters[:]
        copy.taken = self.taken[:]
        copy.hand = self.hand[:]
        copy.target = self.target
        copy.round_cakes = self.round_cakes[:]
        copy.cakes = [cake[:] for cake in self.cakes]
        copy.boxes = [box[:] for box in self.boxes]
        copy.sizes = self.sizes[:]
        copy.orders = [orders[:] for orders in self.orders]
        copy.assigned = self.assigned[:]
        return copy

    def are_orders_secret(self, place: int) -> bool:
        """Whether the order of a cake is assigned but not revealed, as long as seats still assign some."""
        return self.phase == ORDERING and (self.seats == CAKES or place % CAKES == self.cake)

    def compared_with(self, place: int) -> list[int]:
        """The places in `cakes` that are scored together with one, and itself.

        With two seats they are all four, else the same cake of every seat.
        """
        return (
            list(range(len(self.cakes)))
            if self.seats == CAKES
            else list(range(place % CAKES, len(self.cakes), CAKES))
        )

    def cake_scores(self) -> list[CakeScore]:
        """The points of each cake so far; orders count once they are revealed."""
        surveys = [
            survey_cake(cake, box, self.lists) for cake, box in zip(self.cakes, self.boxes, strict=True)
        ]
        return [
            score_cake(survey, [surveys[other] for other in self.compared_with(place)], self._order_of(place))
            for place, survey in enumerate(surveys)
        ]

    def scores(self) -> list[int]:
        """See `State.scores`. In mid-game cookies on the edge of the present box count."""
        totals = [score.total for score in self.cake_scores()]
        return [sum(totals[CAKES * seat : CAKES * seat + CAKES]) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        """See `State.winners`. Equal points go to the seat with more points from flowers."""
        cakes = self.cake_scores()
        ranks = []
        for seat in range(self.seats):
            own = cakes[CAKES * seat : CAKES * seat + CAKES]
            ranks.append((sum(cake.total for cake in own), sum(cake.flowers for cake in own)))
        return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]

    def detail(self) -> dict[str, Any]:
        """The points of each cake by seat, with their breakdown."""
        cakes = [score._asdict() | {"total": score.total} for score in self.cake_scores()]
        return {"cakes": [cakes[CAKES * seat : CAKES * seat + CAKES] for seat in range(self.seats)]}

    def _order_of(self, place: int) -> Order | None:
        order = self.assigned[place]
        if order == NO_ORDER or self.are_orders_secret(place):
            return None
        return self.lists.orders[order]


def first_state(
    lists: TakeTheCakeLists,
    seats: int,
    first: int,
    pieces: list[int],
    cuts: list[int],
    orders: list[int] | None,
) -> TakeTheCakeState:
    """Set a game up and begin its first round.

    Args:
        first: the seat picked first.
        pieces: all cake cards, top first.
        cuts: all cut cards, top first.
        orders: all orders, top first; None where the game is played without.
    """
    state = TakeTheCakeState()
    state.journal = None
    state.lists = lists
    state.seats = seats
    state.first = first
    state.with_orders = orders is not None
    state.cake = 0
    state.round = 0
    state.step = 0
    state.to_act = first
    state.deck = pieces[::-1]
    state.away = []
    state.cut_deck = cuts[::-1]
    state.drawn = []
    state.cut = NO_CUT
    state.cut_turn = 0
    state.cuts_laid = []
    state.cuts_away = []
    state.cutters = []
    state.taken = []
    state.hand = []
    state.target = 0
    state.cakes = [empty_cake() for _ in range(CAKES * seats)]
    state.boxes = [[0, 0, 0, 0] for _ in range(CAKES * seats)]
    state.sizes = [0] * (CAKES * seats)
    dealt = orders or []
    state.orders = [dealt[ORDERS_DEALT * seat : ORDERS_DEALT * seat + ORDERS_DEALT] for seat in range(seats)]
    state.assigned = [NO_ORDER] * (CAKES * seats)
    rules.begin_round(state)
    return state
