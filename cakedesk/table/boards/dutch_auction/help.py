"""Which part of the help fits the table of Dutch Auction, and what is told of a card beside its picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cakedesk.engine.observation import Observation
from cakedesk.games.dutch_auction.cards import BID_OF, IS_POWER, SUIT_OF
from cakedesk.games.dutch_auction.legality import owed_card
from cakedesk.games.dutch_auction.phases import ACT, ASIDE, DRAW_SHUFFLE, ENDED, TIE_SHUFFLE, VOTE
from cakedesk.games.dutch_auction.state import DutchAuctionState
from cakedesk.table.boards.dutch_auction.wording import AuctionWording
from cakedesk.table.items import TableItem
from cakedesk.table.joined_words import capital

if TYPE_CHECKING:
    from cakedesk.table.boards.dutch_auction.screen import Screen

PLACES = {
    ASIDE: "aside",
    ACT: "act",
    VOTE: "end",
    TIE_SHUFFLE: "ties",
    DRAW_SHUFFLE: "draw",
    ENDED: "end",
}
"""The anchor of each phase in the help."""

DUTY = "duty"
"""The anchor for a loser who still owes a card."""


def help_place(look: Observation[DutchAuctionState]) -> str:
    """See `BoardEntry.help_place`."""
    shown = look.shown
    return DUTY if shown.phase == ACT and owed_card(shown) >= 0 else PLACES[shown.phase]


def item_help(screen: Screen, item: TableItem) -> tuple[str, ...]:
    """What is told of an item."""
    kind, _, which = item.key.partition("/")
    if kind != "card":
        return ()
    words = screen.words
    return CardHelp(words.lists, words.names).told(int(which))


class CardHelp(AuctionWording):
    """Puts a card into words."""

    def told(self, card: int) -> tuple[str, ...]:
        """A card: its name, what it bids and counts, what it is good for."""
        name, suit = self.card(card), self.suit(SUIT_OF[card])
        values = self.tr("It bids {bid} and counts {vp} VP.").format(
            bid=BID_OF[card], vp=self.lists.vps[card]
        )
        title = capital(name)
        if IS_POWER[card]:
            does = self.tr(
                "In a bid it works once, on a card of its suit ({suit}): cash it in, change its suit,"
                " take it, or steal it."
            )
            if self.lists.vps[card]:  # in an own list powers may count
                return title, values, does.format(suit=suit)
            note = self.tr("At the end it is the lowest card of its suit: no bonus for that.")
            return title, values, does.format(suit=suit), note
        pays = self.tr("It pays for any card. Paid for its own suit ({suit}) it stays yours.")
        return title, values, pays.format(suit=suit)
