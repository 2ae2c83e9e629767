"""The fixed facts of Dutch Auction.

They are read where no game is played; its cards and rules are imported when they are asked for.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING

from cakedesk.engine.actions import Action
from cakedesk.engine.chance import quick_shuffle
from cakedesk.engine.game import Credits, Game, Start, check_keys, check_permutation
from cakedesk.engine.messages import QT_TRANSLATE_NOOP
from cakedesk.engine.options import Options
from cakedesk.games.dutch_auction.reasons import REASONS

if TYPE_CHECKING:
    from cakedesk.games.dutch_auction.cards import DutchAuctionLists
    from cakedesk.games.dutch_auction.state import DutchAuctionState


class DutchAuction(Game["DutchAuctionState", "DutchAuctionLists"]):
    """Dutch Auction, as `cakedesk.games.dutch_auction.rules` tells it."""

    id = "dutch-auction"
    title = QT_TRANSLATE_NOOP("DutchAuction", "Dutch Auction")
    seats = range(2, 3)
    credits = Credits(design="Richard Hoile")
    list_files = ("dutch_auction.csv",)
    has_first = False
    reasons = REASONS

    def read_lists(self, texts: Mapping[str, str]) -> DutchAuctionLists:
        """Read the card list. See `Game.read_lists`."""
        from cakedesk.games.dutch_auction.cards import LIST_FILE, read_cards  # noqa: PLC0415

        return read_cards(texts[LIST_FILE])

    def deal(
        self, rng: Random, seats: int, options: Options, lists: DutchAuctionLists, first: int | None = None
    ) -> Start:
        """Shuffle the cards. See `Game.deal`; both seats begin at once."""
        del seats, options, first
        deck = list(lists.index)
        quick_shuffle(deck, rng)
        return {"deck": deck}

    def new_state(
        self, seats: int, options: Options, start: Start, lists: DutchAuctionLists
    ) -> DutchAuctionState:
        """Set a game up. See `Game.new_state`."""
        from cakedesk.games.dutch_auction.state import first_state  # noqa: PLC0415

        del seats, options
        check_keys(start, {"deck"})
        deck = check_permutation("deck", start["deck"], list(lists.index))
        return first_state(lists, [*map(lists.index.__getitem__, deck)])

    def format(self, action: Action, lists: DutchAuctionLists) -> str:
        """Spell an action. See `Game.format`."""
        from cakedesk.games.dutch_auction.actions import format_action  # noqa: PLC0415

        del lists
        return format_action(action)

    def read_action(self, text: str, lists: DutchAuctionLists) -> Action:
        """Read a spelling. See `Game.read_action`."""
        from cakedesk.games.dutch_auction.actions import read_action  # noqa: PLC0415

        return read_action(text, lists)


GAME = DutchAuction()
