"""The state of a game of Piece o' Cake: what lies where, and whose turn it is."""

from __future__ import annotations

from typing import Any, Self

from cakedesk.engine.actions import CHANCE, OVER
from cakedesk.engine.state import State
from cakedesk.games.piece_o_cake import hidden, legality, rules
from cakedesk.games.piece_o_cake.actions import letters_of
from cakedesk.games.piece_o_cake.cards import PieceOCakeLists
from cakedesk.games.piece_o_cake.phases import ENDED, SHUFFLING
from cakedesk.games.piece_o_cake.plates import size, slices_of
from cakedesk.games.piece_o_cake.scoring import cream_points, majority_points


class PieceOCakeState(State):
    """The full truth of a game of Piece o' Cake, or a masked copy of it.

    A variety is its index in `lists.varieties`; a heap is one int (see `plates`).

    Attributes:
        lists: the card list.
        seats: how many play.
        first: the seat that serves first in match 0.
        matches: how many matches are played.
        open_plates: whether eaten slices lie open.
        match: number of the match, from 0.
        cake: number of the cake, 0 to 4.
        phase: one of the constants in `phases`.
        to_act: the seat to act.
        choices_left: turns of choosing that are left of this cake; meaningless before it is cut.
        deck: the varieties of the slices still to come, the next one last, the two aside first; `UNKNOWN`
            where hidden.
        ring: the varieties of the cake's eleven slices, as they were laid, also of those taken (in a `look`
            those are `UNKNOWN`); empty between two cakes.
        cuts: the first slice of each piece that the cake was cut into, ascending; empty before that.
        starts: the first slice of each piece that is left, ascending.
        takers: by slice, the seat that took the piece of this cake that starts there; -1: nobody did.
        pieces: the heaps of those pieces, in the same order.
        ways: in how many ways each of them can be eaten, which drawing a random choice asks again and again.
        collected: by seat the heap of its collected slices.
        earlier: by seat the heap of those that it collected from earlier cakes: only they can be eaten.
        eaten: by seat the heap of its eaten slices; where hidden (in a `look`: those of others) their number,
            negative.
        gone: the heap of the slices of this match that nobody took.
        served: the heap of all that was cut in this match so far, which everybody saw.
        past_eaten: by seat the cream points of the matches before this one.
        past_majority: by seat the majority points of the matches before this one.
    """

    __slots__ = (
        "cake",
        "choices_left",
        "collected",
        "cuts",
        "deck",
        "earlier",
        "eaten",
        "first",
        "gone",
        "lists",
        "match",
        "matches",
        "open_plates",
        "past_eaten",
        "past_majority",
        "phase",
        "pieces",
        "ring",
        "seats",
        "served",
        "starts",
        "takers",
        "to_act",
        "ways",
    )

    lists: PieceOCakeLists
    seats: int
    first: int
    matches: int
    open_plates: bool
    match: int
    cake: int
    phase: int
    to_act: int
    choices_left: int
    deck: list[int]
    ring: list[int]
    cuts: tuple[int, ...]
    starts: list[int]
    takers: list[int]
    pieces: list[int]
    ways: list[int]
    collected: list[int]
    earlier: list[int]
    eaten: list[int]
    gone: int
    served: int
    past_eaten: list[int]
    past_majority: list[int]

    @property
    def server(self) -> int:
        """The seat that serves this cake."""
        return (self.first + self.match + self.cake) % self.seats

    @property
    def eaten_sizes(self) -> list[int]:
        """By seat how many slices it has eaten."""
        return [size(abs(eaten)) for eaten in self.eaten]

    @property
    def plates_are_open(self) -> bool:
        """Whether everyone may look at eaten slices now: by option, or because a match is being scored."""
        return self.open_plates or self.phase in {SHUFFLING, ENDED}

    def turn(self) -> int:
        """See `State.turn`. Chance shuffles before each further match."""
        if self.phase < SHUFFLING:
            return self.to_act
        return OVER if self.phase == ENDED else CHANCE

    # What the modules beside this one do with a state are its methods, without a call in between.
    legal_actions = legality.legal_actions
    sample_action = legality.sample_action
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
        copy.matches = self.matches
        copy.open_plates = self.open_plates
        copy.match = self.match
        copy.cake = self.cake
        copy.phase = self.phase
        copy.to_act = self.to_act
        copy.choices_left = self.choices_left
        copy.deck = self.deck[:]
        copy.ring = self.ring[:]
        copy.cuts = self.cuts
        copy.starts = self.starts[:]
        copy.takers = self.takers[:]
        copy.pieces = self.pieces[:]
        copy.ways = self.ways[:]
        copy.collected = self.collected[:]
        copy.earlier = self.earlier[:]
        copy.eaten = self.eaten[:]
        copy.gone = self.gone
        copy.served = self.served
        copy.past_eaten = self.past_eaten[:]
        copy.past_majority = self.past_majority[:]
        return copy

    def eaten_points(self) -> list[int]:
        """Cream points by seat over all matches, so far; of a full state."""
        return [
            past + cream_points(eaten, self.lists)
            for past, eaten in zip(self.past_eaten, self.eaten, strict=True)
        ]

    def majority_points(self) -> list[int]:
        """Majority points by seat over all matches, as if this one ended now."""
        now = majority_points(self.collected, self.lists)
        return [past + points for past, points in zip(self.past_majority, now, strict=True)]

    def scores(self) -> list[int]:
        """See `State.scores`: cream eaten, and majorities as they are now."""
        return list(map(int.__add__, self.eaten_points(), self.majority_points()))

    def visible_scores(self) -> list[int | None]:
        """See `State.visible_scores`: the total would tell the cream of slices that lie face down."""
        shown: list[int | None] = []
        for seat, majority in enumerate(self.majority_points()):
            eaten = self.eaten[seat]
            is_hidden = eaten < 0
            shown.append(
                None if is_hidden else self.past_eaten[seat] + cream_points(eaten, self.lists) + majority
            )
        return shown

    def detail(self) -> dict[str, Any]:
        """Points by source over all matches, and what was collected in the last one."""
        return {
            "eaten": self.eaten_points(),
            "majority": self.majority_points(),
            "collected": [letters_of(slices_of(heap), self.lists) for heap in self.collected],
        }


def first_state(
    lists: PieceOCakeLists, seats: int, first: int, slices: list[int], matches: int, *, open_plates: bool
) -> PieceOCakeState:
    """Set a game up and serve its first cake.

    Args:
        first: the seat that serves first.
        slices: the varieties of all slices, the first cake's first slice first.
        matches: how many matches are played.
        open_plates: whether eaten slices lie open.
    """
    state = PieceOCakeState()
    state.journal = None
    state.lists = lists
    state.seats = seats
    state.first = first
    state.matches = matches
    state.open_plates = open_plates
    state.match = 0
    state.cake = 0
    state.choices_left = 0
    state.deck = slices[::-1]
    state.cuts = ()
    state.starts = []
    state.pieces = []
    state.ways = []
    state.collected = [0] * seats
    state.eaten = [0] * seats
    state.gone = state.served = 0
    state.past_eaten = [0] * seats
    state.past_majority = [0] * seats
    rules.serve(state)
    return state
