"""Positions of Top Cake, set up card by card."""

from __future__ import annotations

from collections.abc import Sequence

from cakedesk.engine.chance import seeded_rng
from cakedesk.games.top_cake.cards import KIND_NAMES
from cakedesk.games.top_cake.game import GAME
from cakedesk.games.top_cake.resolving import DOWN, UP, Bid, Resolution, resolve_card
from cakedesk.games.top_cake.state import TopCakeState
from tests.rules.moves import Mover

LISTS = GAME.builtin_lists()
MOVER = Mover(GAME)
do, refusal = MOVER.do, MOVER.refusal
KINDS = {name: kind for kind, name in KIND_NAMES.items()}
YELLOW, GREEN, BLUE = 0, 1, 2
CARD = LISTS.index["lemon-4"]


def new_game(
    seats: int, cakes: Sequence[str] = (), toppers: Sequence[str] = (), first: int = 0
) -> TopCakeState:
    """A game whose decks begin with these cards; the first cake is put away."""
    known = [[card.id for card in LISTS.cards if card.is_topper == is_topper] for is_topper in (False, True)]
    start = {
        "cakes": [*cakes, *(card for card in known[0] if card not in cakes)],
        "toppers": [*toppers, *(card for card in known[1] if card not in toppers)],
        "first": first,
    }
    return GAME.new_state(seats, {}, start, LISTS)


def play_round(state: TopCakeState, share_of_bids: int = 0) -> None:
    """Play on at random to the end of the round."""
    rng, number = seeded_rng("round", share_of_bids), state.round
    while state.round == number and state.turn() >= 0:
        state.apply(state.sample_action(rng))


def ids(cards: Sequence[int]) -> list[str]:
    """The ids of cards."""
    return [LISTS.cards[card].id for card in cards]


def indexes(names: Sequence[str]) -> list[int]:
    """The indexes of cards."""
    return [LISTS.index[name] for name in names]


def bids(**laid: str) -> list[Bid]:
    """Bids beside one card by seat, such as ``yellow="R 4", green="1"``; every second one lies face down."""
    seats = {"yellow": YELLOW, "green": GREEN, "blue": BLUE}
    return [
        (seats[name], KINDS[kind], (UP, DOWN)[place % 2])
        for name, kinds in laid.items()
        for place, kind in enumerate(kinds.split())
    ]


def resolved(half: int = -1, last_round: bool = False, **laid: str) -> Resolution:
    """How a card with these bids is resolved at three seats."""
    return resolve_card(CARD, bids(**laid), half, 3, last_round=last_round)
