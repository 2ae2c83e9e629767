"""The actions of Top Cake, and their spelling.

Actions are tuples of ints; a card is its index in the card list, a kind is that of a bidding card:

- ``(BID, up_kind, up_card, down_kind, down_card)``: one bidding card face up, one face down
- ``(BID_UP, kind, card)`` or ``(BID_DOWN, kind, card)``: the last bidding card in hand
- ``(PASS,)``: no bidding card in hand
- ``(HALF, card)``: the first player card beside a cake
- ``(STACK, card, stack)``: a won card on a stack of its owner, or `NEW_STACK`
"""

from __future__ import annotations

from cakedesk.engine.actions import Action
from cakedesk.engine.errors import NotationError
from cakedesk.engine.quote import quote
from cakedesk.games.top_cake.cards import KIND_NAMES, TopCakeLists

BID, BID_UP, BID_DOWN, PASS, HALF, STACK = range(6)
NEW_STACK = -1

ACTION_LENGTHS = {BID: 5, BID_UP: 3, BID_DOWN: 3, PASS: 1, HALF: 2, STACK: 3}
"""How many items the action of each kind has."""

_KINDS_BY_NAME = {name: kind for kind, name in KIND_NAMES.items()}
_MAX_STACK_DIGITS = 2


def bid(up_kind: int, up_card: int, down_kind: int, down_card: int) -> Action:
    """Lay two bidding cards, one face up and one face down."""
    return (BID, up_kind, up_card, down_kind, down_card)


def bid_up(kind: int, card: int) -> Action:
    """Lay the last bidding card face up."""
    return (BID_UP, kind, card)


def bid_down(kind: int, card: int) -> Action:
    """Lay the last bidding card face down."""
    return (BID_DOWN, kind, card)


def pass_turn() -> Action:
    """Pass without bidding cards."""
    return (PASS,)


def half(card: int) -> Action:
    """Lay the first player card beside a cake."""
    return (HALF, card)


def stack(card: int, number: int) -> Action:
    """Place a won card on a stack of one's own, by number or `NEW_STACK`."""
    return (STACK, card, number)


def format_action(action: Action, lists: TopCakeLists) -> str:
    """Spell an action. See `Game.format`."""
    cards = lists.cards
    match action:
        case (kind, up_kind, up_card, down_kind, down_card) if kind == BID:
            up, down = KIND_NAMES[up_kind], KIND_NAMES[down_kind]
            return f"bid up={up}:{cards[up_card].id} down={down}:{cards[down_card].id}"
        case (kind, bid_kind, card) if kind == BID_UP:
            return f"bid up={KIND_NAMES[bid_kind]}:{cards[card].id}"
        case (kind, bid_kind, card) if kind == BID_DOWN:
            return f"bid down={KIND_NAMES[bid_kind]}:{cards[card].id}"
        case (kind, card) if kind == HALF:
            return f"half {cards[card].id}"
        case (kind, card, number) if kind == STACK:
            return f"stack {cards[card].id} {'new' if number == NEW_STACK else number}"
    return "pass"


def read_action(text: str, lists: TopCakeLists) -> Action:
    """Read a spelling, leniently about its form: `Game.parse` compares it with the one spelling.

    Raises:
        NotationError: it is no action of this game.
    """
    match text.split(" "):
        case ["pass"]:
            return pass_turn()
        case ["half", card]:
            return half(_read_card(card, lists))
        case ["stack", card, number]:
            return stack(_read_card(card, lists), _read_stack(number))
        case ["bid", first, second]:
            return (BID, *_read_bid(first, "up=", lists), *_read_bid(second, "down=", lists))
        case ["bid", only] if only.startswith("up="):
            return (BID_UP, *_read_bid(only, "up=", lists))
        case ["bid", only]:
            return (BID_DOWN, *_read_bid(only, "down=", lists))
    raise NotationError(f"{quote(text)} is no move of Top Cake")


def _read_bid(text: str, side: str, lists: TopCakeLists) -> tuple[int, int]:
    kind, colon, card = text.removeprefix(side).partition(":")
    if not text.startswith(side) or not colon:
        raise NotationError(f"{quote(text)} is not spelled {side}KIND:CARD")
    if kind not in _KINDS_BY_NAME:
        raise NotationError(f"there is no bidding card {quote(kind)}; there are 1 to 8, S and R")
    return _KINDS_BY_NAME[kind], _read_card(card, lists)


def _read_card(text: str, lists: TopCakeLists) -> int:
    if text not in lists.index:
        raise NotationError(f"there is no card {quote(text)}")
    return lists.index[text]


def _read_stack(text: str) -> int:
    if text == "new":
        return NEW_STACK
    if text.isascii() and text.isdigit() and len(text) <= _MAX_STACK_DIGITS:
        return int(text)
    raise NotationError(f"{quote(text)} is neither the number of a stack nor 'new'")
