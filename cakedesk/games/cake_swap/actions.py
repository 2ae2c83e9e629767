"""The actions of Carroll County Cake Swap, and their spelling.

Actions are tuples of ints; a card is its index in the card list, a class that in `CLASSES`. A size names the
side of a card that is used, or the layer of a platter that is replaced.

- ``(DRAW,)``, ``(DRAFT, card)``: take a card
- ``(PLACE, size)``, ``(SQUEEZE_IN, size)``, ``(PASS,)``: finish the held card
- ``(SWIPE_FROM, seat)``: take the top card of another seat's platter
- ``(SWAP_TOP, size)``, ``(SWAP_FOR, size, old)``: the held card replaces the top layer, or that of size `old`
- ``(SWAP_TOP_WITH, size, card)``, ``(SWAP_FOR_WITH, size, old, card)``: a card of the table does
- ``(CLEAR,)``, ``(SUBMIT, class)``: empty the platter, without or with a ribbon
- ``(END,)``: end the turn
"""

from __future__ import annotations

from cakedesk.engine.actions import Action
from cakedesk.engine.errors import NotationError
from cakedesk.engine.quote import quote
from cakedesk.games.cake_swap.cards import CLASSES, LARGEST, CakeSwapLists

(
    DRAW, DRAFT, PLACE, SQUEEZE_IN, PASS, SWIPE_FROM,
    SWAP_TOP, SWAP_FOR, SWAP_TOP_WITH, SWAP_FOR_WITH, CLEAR, SUBMIT, END,
) = range(13)  # fmt: skip

ACTION_LENGTHS = {
    DRAW: 1, DRAFT: 2, PLACE: 2, SQUEEZE_IN: 2, PASS: 1, SWIPE_FROM: 2,
    SWAP_TOP: 2, SWAP_FOR: 3, SWAP_TOP_WITH: 3, SWAP_FOR_WITH: 4, CLEAR: 1, SUBMIT: 2, END: 1,
}  # fmt: skip
"""How many items the action of each kind has."""

_WORDS = {"draw": DRAW, "pass": PASS, "clear": CLEAR, "end": END}
_NAMES = {kind: word for word, kind in _WORDS.items()}
_MOST_SEATS = 6


def format_action(action: Action, lists: CakeSwapLists) -> str:
    """Spell an action. See `Game.format`."""
    match action:
        case (kind, card) if kind == DRAFT:
            return f"draft {lists.ids[card]}"
        case (kind, size) if kind == PLACE:
            return f"place {size}"
        case (kind, size) if kind == SQUEEZE_IN:
            return f"squeeze {size}"
        case (kind, seat) if kind == SWIPE_FROM:
            return f"swipe {seat}"
        case (kind, size) if kind == SWAP_TOP:
            return f"swap {size}"
        case (kind, size, old) if kind == SWAP_FOR:
            return f"swap {size} for {old}"
        case (kind, size, card) if kind == SWAP_TOP_WITH:
            return f"swap {size} with {lists.ids[card]}"
        case (kind, size, old, card) if kind == SWAP_FOR_WITH:
            return f"swap {size} for {old} with {lists.ids[card]}"
        case (kind, cake_class) if kind == SUBMIT:
            return f"submit {CLASSES[cake_class]}"
    return _NAMES[action[0]]


def read_action(text: str, lists: CakeSwapLists) -> Action:
    """Read a spelling, leniently about its form: `Game.parse` compares it with the one spelling.

    Raises:
        NotationError: it is no action of this game.
    """
    match text.split(" "):
        case [word] if word in _WORDS:
            return (_WORDS[word],)
        case ["draft", card]:
            return (DRAFT, _read_card(card, lists))
        case ["place", size]:
            return (PLACE, _read_size(size))
        case ["squeeze", size]:
            return (SQUEEZE_IN, _read_size(size))
        case ["swipe", seat]:
            return (SWIPE_FROM, _read_seat(seat))
        case ["submit", name]:
            return (SUBMIT, _read_class(name))
        case ["swap", *words]:
            return _read_swap(text, words, lists)
    raise NotationError(f"{quote(text)} is no move of Cake Swap")


def _read_swap(text: str, words: list[str], lists: CakeSwapLists) -> Action:
    match words:
        case [size]:
            return (SWAP_TOP, _read_size(size))
        case [size, "for", old]:
            return (SWAP_FOR, _read_size(size), _read_size(old))
        case [size, "with", card]:
            return (SWAP_TOP_WITH, _read_size(size), _read_card(card, lists))
        case [size, "for", old, "with", card]:
            return (SWAP_FOR_WITH, _read_size(size), _read_size(old), _read_card(card, lists))
    raise NotationError(f"{quote(text)} is not spelled swap SIZE [for SIZE] [with CARD]")


def _read_size(text: str) -> int:
    if text in ("1", "2", "3", "4", "5"):
        return int(text)
    raise NotationError(f"{quote(text)} is no size: they go from 1 to {LARGEST}")


def _read_seat(text: str) -> int:
    if text in ("0", "1", "2", "3", "4", "5"):
        return int(text)
    raise NotationError(f"{quote(text)} is no seat: they go from 0 to {_MOST_SEATS - 1}")


def _read_card(text: str, lists: CakeSwapLists) -> int:
    if text not in lists.index:
        raise NotationError(f"there is no card {quote(text)}")
    return lists.index[text]


def _read_class(text: str) -> int:
    if text not in CLASSES:
        raise NotationError(f"there is no class {quote(text)}; there are {', '.join(CLASSES)}")
    return CLASSES.index(text)
