"""What the table of Dutch Auction states of itself; see `BoardEntry`."""

from __future__ import annotations

from cakedesk.engine.messages import QT_TRANSLATE_NOOP
from cakedesk.games.dutch_auction.phases import ASIDE, VOTE
from cakedesk.table.boards.entry import BoardEntry, TableAid

ENTRY = BoardEntry(
    "dutch_auction",
    minutes=30,
    pitch=QT_TRANSLATE_NOOP(
        "DutchAuctionBoard", "Bid, buy and pay with the same cards, while prices fall from round to round."
    ),
    aids=(
        TableAid("points", line=QT_TRANSLATE_NOOP("DutchAuctionBoard", "what your own cards count by now")),
        TableAid(
            "unseen",
            QT_TRANSLATE_NOOP("DutchAuctionBoard", "Cards not in sight"),
            QT_TRANSLATE_NOOP("DutchAuctionBoard", "a click on the auction deck lists them"),
        ),
        TableAid(
            "targets",
            QT_TRANSLATE_NOOP("DutchAuctionBoard", "Cards to buy and to use powers on"),
            QT_TRANSLATE_NOOP("DutchAuctionBoard", "those that you can light up"),
        ),
        TableAid("hints"),
    ),
    needs_curtain=lambda look: look.shown.phase in {ASIDE, VOTE},  # bids lie open, and what is done with them
)
