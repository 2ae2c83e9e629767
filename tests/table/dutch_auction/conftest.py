"""Dutch Auction tables for tests."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cakedesk.games.dutch_auction.cards import CARD_IDS
from cakedesk.games.dutch_auction.game import GAME
from cakedesk.games.dutch_auction.state import DutchAuctionState
from cakedesk.table.boards.dutch_auction.board import DutchAuctionBoard
from cakedesk.table.boards.dutch_auction.composer import AuctionComposer
from cakedesk.table.boards.dutch_auction.entry import ENTRY
from cakedesk.table.scene import TableScene
from tests.rules.dutch_auction.tables import LISTS
from tests.table.board_driver import BoardDriver, maker_of


def plain(text: str) -> str:
    """A text with plain spaces within names of cards, too."""
    return text.replace("\u00a0", " ")


class AuctionDriver(BoardDriver):
    """A board of Dutch Auction in a view. Cards are named as records do: ``card/G6``."""

    board: DutchAuctionBoard
    state: DutchAuctionState

    def __init__(self, scene: TableScene, state: DutchAuctionState, **more: Any) -> None:
        super().__init__(scene, GAME, ENTRY, state, **more)

    @property
    def composer(self) -> AuctionComposer:
        """What is staged."""
        assert self.board.staged.turn is not None
        composer = self.board.staged.turn.composer
        assert isinstance(composer, AuctionComposer)
        return composer

    def spelled(self) -> list[str]:
        """The actions that were chosen."""
        return [GAME.format(action, LISTS) for action in self.chosen]

    def item(self, key: str) -> Any:
        """See `BoardDriver.item`."""
        kind, _, which = key.partition("/")
        return super().item(f"card/{CARD_IDS.index(which)}" if kind == "card" else key)

    def bring(self, source: str, target: str) -> None:
        """Drag a card to another item."""
        self.drag(source, self.item(target).center_px())


DriverMaker = Callable[..., AuctionDriver]
make_driver = maker_of(AuctionDriver)
