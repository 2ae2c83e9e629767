"""Positions of Cake Swap, set up card by card. A layer is written as its card and size: ``5CS-3CO:3``."""

from __future__ import annotations

from collections.abc import Sequence

from cakedesk.games.cake_swap.cards import CLASSES, COLOURS
from cakedesk.games.cake_swap.game import GAME
from cakedesk.games.cake_swap.state import CakeSwapState
from tests.rules.moves import Mover

LISTS = GAME.builtin_lists()
MOVER = Mover(GAME)
legal = MOVER.legal


def card(name: str) -> int:
    """The index of a card."""
    return LISTS.index[name]


def layer(text: str) -> int:
    """The index of a layer."""
    name, _, size = text.partition(":")
    number = LISTS.sides[LISTS.index[name]][int(size)]
    assert number >= 0
    return number


def ribbon_number(name: str) -> int:
    """The index of a ribbon such as ``gold-red``."""
    cake_class, colour = name.split("-")
    return 6 * COLOURS.index(colour) + CLASSES.index(cake_class)


def new_game(
    seats: int,
    *platters: str,
    table: Sequence[str] = (),
    deck: Sequence[str] = (),
    ribbons: Sequence[str] = (),
) -> CakeSwapState:
    """Seat 0's turn begins with these platters (layers separated by spaces), table and top of the deck.

    Args:
        seats: how many play.
        platters: by seat its layers, bottom to top; empty for seats not named.
        table: the open cards, instead of those of set-up.
        deck: the next cards, first one first; then come all others.
        ribbons: by seat those that it has won, separated by spaces.
    """
    state = GAME.new_state(seats, {}, {"deck": list(LISTS.ids)}, LISTS)
    state.to_act = 0
    state.under = 0
    state.platters = [[layer(text) for text in platter.split()] for platter in platters]
    state.platters += [[] for _ in range(seats - len(platters))]
    state.size_bits = [sum(1 << size for size in state.sizes_of(seat)) for seat in range(seats)]
    state.table = sum(1 << card(name) for name in table)
    used = {number >> 1 for platter in state.platters for number in platter} | {card(name) for name in table}
    top = [card(name) for name in deck]
    rest = [number for number in range(60) if number not in used and number not in top]
    state.deck = [*rest, *reversed(top)]
    for seat, names in enumerate(ribbons):
        for name in names.split():
            number = ribbon_number(name)
            state.ribbons[seat].append(number)
            state.ribbons_left ^= 1 << number
            state.points[seat] += LISTS.ribbon_points[number]
    return state


def do(state: CakeSwapState, *lines: str) -> None:
    """Carry out moves of the seat to act that must be legal."""
    for line in lines:
        action = GAME.parse(line, LISTS)
        reason = state.why_not(action)
        assert reason is None, f"{line}: {reason}"
        assert action in state.legal_actions(), line
        state.apply(action)


def refusal(state: CakeSwapState, text: str) -> str:
    """Why a move is not legal, in words."""
    action = GAME.parse(text, LISTS)
    reason = state.why_not(action)
    assert reason is not None
    assert action not in state.legal_actions()
    return GAME.explain(reason)


def platter(state: CakeSwapState, seat: int = 0) -> str:
    """A platter, as it is written here."""
    layers = (LISTS.layers[number] for number in state.platters[seat])
    return " ".join(f"{LISTS.ids[side.card]}:{side.size}" for side in layers)


def table(state: CakeSwapState) -> set[str]:
    """The ids of the open cards."""
    return {name for name in LISTS.ids if state.table >> card(name) & 1}
