"""One sentence of the log for each card of the row that was resolved."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from cakedesk.games.top_cake.cards import REVERSE, SNATCH, TopCakeLists
from cakedesk.games.top_cake.resolving import BY_SNATCH, TIE, UNWANTED, Resolution
from cakedesk.table.boards.top_cake.resolve_steps import NoBid, no_bid_because, other_bids
from cakedesk.table.boards.top_cake.wording import kind_word, name_in_row, points_word
from cakedesk.table.joined_words import and_list


class ResolvingWords(QObject):
    """Says who got a card, with what, and what cancelled: "Ben wins Red velvet, 6 to 5; both 1s cancel".

    Args:
        lists: the card list that names the cards.
        names: the people's names by seat.
        row: the cards that are resolved together: those of one name among them are told apart.
    """

    def __init__(self, lists: TopCakeLists, names: Sequence[str], row: Sequence[int]) -> None:
        super().__init__()
        self._lists = lists
        self._names = tuple(names)
        self._row = tuple(row)

    def sentence(self, resolution: Resolution) -> str:
        """The sentence of one card."""
        text = self._outcome(resolution)
        if not resolution.cancelled:
            return text
        cancelled = and_list([self._cancel(resolution, kind) for kind in resolution.cancelled])
        return self.tr("{what}; {cancelled} cancel").format(what=text, cancelled=cancelled)

    def _outcome(self, resolution: Resolution) -> str:
        card = name_in_row(self._lists, resolution.card, self._row)
        if resolution.outcome == UNWANTED:
            return self._unwanted(resolution, card)
        if resolution.outcome == TIE:
            return self._tied(resolution, card)
        name = self._names[resolution.winner]
        if resolution.outcome == BY_SNATCH:
            return self.tr("{name} takes {card} by SNATCH").format(name=name, card=card)
        bid = points_word(resolution.doubled_bids[resolution.winner] or 0)
        others = other_bids(resolution)
        if not others:
            text = self.tr("{name} wins {card} with {bid}, the only bid")
            return text.format(name=name, card=card, bid=bid)
        if resolution.reversed:
            text = self.tr("{name} wins {card} with {bid}, by REVERSE")
            return text.format(name=name, card=card, bid=bid)
        text = self.tr("{name} wins {card}, {bid} to {other}")
        return text.format(name=name, card=card, bid=bid, other=points_word(others[0]))

    def _tied(self, resolution: Resolution, card: str) -> str:
        names = and_list([self._names[seat] for seat in resolution.tied_seats])
        bid = points_word(resolution.doubled_bids[resolution.tied_seats[0]] or 0)
        if resolution.stays:
            text = self.tr("{card} stays in the row: {names} tie at {bid}")
        else:
            text = self.tr("{card} leaves the game: {names} tie at {bid}")
        return text.format(card=card, names=names, bid=bid)

    def _unwanted(self, resolution: Resolution, card: str) -> str:
        match no_bid_because(resolution):
            case NoBid.NOBODY_LAID:
                text = self.tr("{card} leaves the game: nobody bid")
            case NoBid.ALL_CANCELLED:
                text = self.tr("{card} leaves the game: no bid is left")
            case NoBid.NO_NUMBER:
                text = self.tr("{card} leaves the game: a REVERSE alone is no bid")
        return text.format(card=card)

    def _cancel(self, resolution: Resolution, kind: int) -> str:
        copies = sum(laid == kind for _, laid, _ in resolution.bids)
        word = kind_word(kind)
        if kind in {SNATCH, REVERSE}:
            match copies:
                case 2:
                    return self.tr("both {kind} cards").format(kind=word)
                case 3:
                    return self.tr("all three {kind} cards").format(kind=word)
            return self.tr("all four {kind} cards").format(kind=word)
        match copies:
            case 2:
                return self.tr("both {number}s").format(number=word)
            case 3:
                return self.tr("all three {number}s").format(number=word)
        return self.tr("all four {number}s").format(number=word)
