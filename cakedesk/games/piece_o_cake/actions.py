"""The actions of Piece o' Cake, and their spelling.

Actions are tuples of ints; a variety is its index in the card list, a heap is one int (see `plates`):

- ``(CUT, places)``: cut before these slices, a bit mask with ``1 << place`` for each
- ``(WHOLE,)``: serve the cake in one piece
- ``(TAKE, start, eaten)``: take the piece that starts at that slice, eat this heap of it
- ``(EAT, variety)``: forfeit, eat all slices of a variety that were collected from earlier cakes
- ``(PASS,)``: no piece is left, nothing is eaten
- ``(SHUFFLE, slice, ...)``: chance: the next match's 57 slices
"""

from __future__ import annotations

from cakedesk.engine.actions import Action
from cakedesk.engine.errors import NotationError
from cakedesk.engine.quote import quote
from cakedesk.games.piece_o_cake.cards import ALL_SLICES, PieceOCakeLists
from cakedesk.games.piece_o_cake.phases import SLICES
from cakedesk.games.piece_o_cake.plates import heap_of, slices_of

CUT, WHOLE, TAKE, EAT, PASS, SHUFFLE = range(6)

ACTION_LENGTHS = {CUT: 2, WHOLE: 1, TAKE: 3, EAT: 2, PASS: 1, SHUFFLE: 1 + ALL_SLICES}
"""How many items the action of each kind has."""

_NOTHING = "-"


def cut(*places: int) -> Action:
    """Cut before these slices (0 to 10)."""
    return (CUT, sum(1 << place for place in set(places)))


def whole() -> Action:
    """Serve the cake in one piece."""
    return (WHOLE,)


def take(start: int, eaten: int) -> Action:
    """Take the piece that starts at a slice and eat this heap of it."""
    return (TAKE, start, eaten)


def eat(variety: int) -> Action:
    """Forfeit and eat all slices of a variety that were collected from earlier cakes."""
    return (EAT, variety)


def pass_turn() -> Action:
    """Eat nothing although no piece is left."""
    return (PASS,)


def format_action(action: Action, lists: PieceOCakeLists) -> str:
    """Spell an action or chance outcome. See `Game.format`."""
    match action:
        case (kind, places) if kind == CUT:
            return "cut " + " ".join(str(place) for place in range(SLICES) if places >> place & 1)
        case (kind, start, eaten) if kind == TAKE:
            return f"take {start} eat {letters_of(slices_of(eaten), lists) or _NOTHING}"
        case (kind, variety) if kind == EAT:
            return f"eat {lists.varieties[variety].letter}"
        case (kind, *slices) if kind == SHUFFLE:
            return f"shuffle {letters_of(slices, lists)}"
    return "whole" if action == (WHOLE,) else "pass"


def letters_of(slices: list[int], lists: PieceOCakeLists) -> str:
    """The letters of varieties in one word, in their order."""
    return "".join(lists.varieties[variety].letter for variety in slices)


def read_action(text: str, lists: PieceOCakeLists) -> Action:
    """Read a spelling, leniently about its form: `Game.parse` compares it with the one spelling.

    Raises:
        NotationError: it is no action of this game.
    """
    match text.split(" "):
        case ["whole"]:
            return whole()
        case ["pass"]:
            return pass_turn()
        case ["cut", *places] if places:
            return cut(*(_read_place(place) for place in places))
        case ["take", start, "eat", eaten]:
            slices = [] if eaten == _NOTHING else _read_slices(eaten, lists)
            return take(_read_place(start), heap_of(slices))
        case ["eat", letter] if len(letter) == 1:
            return eat(_read_slices(letter, lists)[0])
        case ["shuffle", word]:
            slices = _read_slices(word, lists)
            if len(slices) < ALL_SLICES:
                raise NotationError(f"a shuffle names all {ALL_SLICES} slices, not {len(slices)}")
            return (SHUFFLE, *slices)
    raise NotationError(f"{quote(text)} is no move of Piece o' Cake")


def _read_place(text: str) -> int:
    if text.isascii() and text.isdigit() and len(text) <= 2 and int(text) < SLICES:
        return int(text)
    raise NotationError(f"{quote(text)} is no number of a slice: they go from 0 to {SLICES - 1}")


def _read_slices(text: str, lists: PieceOCakeLists) -> list[int]:
    for letter in text:
        if letter not in lists.index:
            raise NotationError(f"there is no kind {quote(letter)}")
    if len(text) > ALL_SLICES:
        raise NotationError(f"{quote(text)} has more letters than there are slices")
    return [lists.index[letter] for letter in text]
