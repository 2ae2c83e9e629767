"""Positions of Piece o' Cake, set up slice by slice."""

from __future__ import annotations

from cakedesk.games.piece_o_cake.game import GAME
from cakedesk.games.piece_o_cake.plates import heap_of, slices_of
from cakedesk.games.piece_o_cake.state import PieceOCakeState
from tests.rules.moves import Mover

LISTS = GAME.builtin_lists()
MOVER = Mover(GAME)
do, legal, told = MOVER.do, MOVER.legal, MOVER.told


def new_game(
    seats: int, slices: str = "", first: int = 0, matches: int = 1, open_plates: bool = False
) -> PieceOCakeState:
    """A game whose slices begin with these; the rest follows by alphabet."""
    rest = list(LISTS.letters)
    for letter in slices:
        rest.remove(letter)
    start = {"slices": slices + "".join(rest), "first": first}
    return GAME.new_state(seats, {"matches": matches, "open_plates": open_plates}, start, LISTS)


def refusal(state: PieceOCakeState, text: str) -> str:
    """Why a move is not legal, in words."""
    return GAME.explain(MOVER.why_not(state, text))


def heap(letters: str) -> int:
    """The heap of slices given by their letters."""
    return heap_of(LISTS.index[letter] for letter in letters)


def letters(heap: int) -> str:
    """The letters of a heap, sorted."""
    return "".join(LISTS.varieties[variety].letter for variety in slices_of(heap))


def letters_of_ring(ring: list[int]) -> str:
    """The letters of a ring, a dot for what is not seen."""
    return "".join(LISTS.varieties[variety].letter if variety >= 0 else "." for variety in ring)
