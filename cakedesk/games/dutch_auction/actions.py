"""The actions of Dutch Auction, and their spelling.

Actions are tuples of ints; a card is its number as in `cards`:

- ``(ASIDE, card)``: a card of the hand on top of the personal deck; ``(PASS,)`` without a card
- ``(CASH, power, card)``: a card of the bid leaves play, counted for its owner
- ``(CHANGE, power, card, suit)``: a card of the bid takes another suit
- ``(TAKE, power, card)``: a card of the discards or the display joins the bid
- ``(STEAL, power, card)``: a card of the other bid joins the bid
- ``(BUY, card, *payers)``: the payers ascending
- ``(DONE,)``, ``(ON,)``, ``(STOP,)``
- ``(SHUFFLE, seat, *cards)``: chance makes a personal deck anew, top first
"""

from __future__ import annotations

from cakedesk.engine.actions import Action
from cakedesk.engine.errors import NotationError
from cakedesk.engine.quote import quote
from cakedesk.games.dutch_auction.cards import CARD_IDS, CARDS, SUIT_LETTERS, DutchAuctionLists

ASIDE, PASS, CASH, CHANGE, TAKE, STEAL, BUY, DONE, ON, STOP, SHUFFLE = range(11)

ACTION_LENGTHS = {ASIDE: 2, PASS: 1, CASH: 3, CHANGE: 4, TAKE: 3, STEAL: 3, DONE: 1, ON: 1, STOP: 1}
"""How many items the action of each kind has; those of buying and shuffling vary."""

_PLAIN = {"pass": PASS, "done": DONE, "on": ON, "stop": STOP}
_POWERS = {"cash": CASH, "take": TAKE, "steal": STEAL}
_PLAIN_NAMES = {kind: name for name, kind in _PLAIN.items()}
_POWER_NAMES = {kind: name for name, kind in _POWERS.items()}
_MOST_PAYERS = 6


def format_action(action: Action) -> str:
    """Spell an action or chance outcome. See `Game.format`."""
    kind, *rest = action
    if kind == BUY:
        return f"buy {_ids(rest)}"
    if kind == SHUFFLE:
        return f"shuffle {rest[0]} {_ids(rest[1:])}"
    if kind == ASIDE:
        return f"aside {_ids(rest)}"
    if kind == CHANGE:
        return f"suit {_ids(rest[:2])} {SUIT_LETTERS[rest[2]]}"
    if kind in _POWER_NAMES:
        return f"{_POWER_NAMES[kind]} {_ids(rest)}"
    return _PLAIN_NAMES[kind]


def read_action(text: str, lists: DutchAuctionLists) -> Action:
    """Read a spelling, leniently about its form: `Game.parse` compares it with the one spelling.

    Raises:
        NotationError: it is no action of this game.
    """
    match text.split(" "):
        case [word] if word in _PLAIN:
            return (_PLAIN[word],)
        case ["aside", card]:
            return (ASIDE, _read_card(card, lists))
        case [word, power, card] if word in _POWERS:
            return (_POWERS[word], _read_card(power, lists), _read_card(card, lists))
        case ["suit", power, card, suit]:
            return (CHANGE, _read_card(power, lists), _read_card(card, lists), _read_suit(suit))
        case ["buy", card, *payers] if 1 <= len(payers) <= _MOST_PAYERS:
            paid = sorted(_read_card(payer, lists) for payer in payers)
            return (BUY, _read_card(card, lists), *paid)
        case ["shuffle", "0" | "1" as seat, *cards] if 1 <= len(cards) <= CARDS:
            return (SHUFFLE, int(seat), *(_read_card(card, lists) for card in cards))
    raise NotationError(f"{quote(text)} is no move of Dutch Auction")


def _ids(cards: list[int]) -> str:
    return " ".join([CARD_IDS[card] for card in cards])


def _read_card(text: str, lists: DutchAuctionLists) -> int:
    if text not in lists.index:
        raise NotationError(f"there is no card {quote(text)}")
    return lists.index[text]


def _read_suit(text: str) -> int:
    if len(text) != 1 or text not in SUIT_LETTERS:
        raise NotationError(f"there is no suit {quote(text)}; there are G, R, P and B")
    return SUIT_LETTERS.index(text)
