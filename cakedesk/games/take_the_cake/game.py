"""The fixed facts of Take the Cake.

They are read where no game is played; its cards and rules are imported when they are asked for.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING

from cakedesk.engine.actions import Action
from cakedesk.engine.game import Credits, Game, Start, check_first, check_keys, check_permutation
from cakedesk.engine.messages import QT_TRANSLATE_NOOP
from cakedesk.engine.options import Option, Options
from cakedesk.games.take_the_cake.reasons import REASONS

if TYPE_CHECKING:
    from cakedesk.games.take_the_cake.cards import TakeTheCakeLists
    from cakedesk.games.take_the_cake.state import TakeTheCakeState


class TakeTheCake(Game["TakeTheCakeState", "TakeTheCakeLists"]):
    """Take the Cake, as `cakedesk.games.take_the_cake.rules` tells it."""

    id = "take-the-cake"
    title = QT_TRANSLATE_NOOP("TakeTheCake", "Take the Cake")
    seats = range(2, 5)
    options = (
        Option(
            "orders",
            True,
            title=QT_TRANSLATE_NOOP("TakeTheCake", "Order cards"),
            line=QT_TRANSLATE_NOOP("TakeTheCake", "the game is easier without them"),
        ),
    )
    credits = Credits(design="")
    list_files = ("take_the_cake_pieces.csv", "take_the_cake_cuts.csv", "take_the_cake_orders.csv")
    reasons = REASONS

    def read_lists(self, texts: Mapping[str, str]) -> TakeTheCakeLists:
        """Read the card lists. See `Game.read_lists`."""
        from cakedesk.games.take_the_cake.cards import read_cards  # noqa: PLC0415

        return read_cards(texts)

    def deal(
        self, rng: Random, seats: int, options: Options, lists: TakeTheCakeLists, first: int | None = None
    ) -> Start:
        """Shuffle cake cards, cut cards and orders, and draw the first seat. See `Game.deal`."""
        del options
        pieces, cuts = list(lists.pieces), list(lists.cuts)
        orders = [order.id for order in lists.orders]
        for cards in (pieces, cuts, orders):
            rng.shuffle(cards)
        return {
            "pieces": pieces,
            "cuts": cuts,
            "orders": orders,
            "first": rng.randrange(seats) if first is None else first,
        }

    def new_state(
        self, seats: int, options: Options, start: Start, lists: TakeTheCakeLists
    ) -> TakeTheCakeState:
        """Set a game up. See `Game.new_state`."""
        from cakedesk.games.take_the_cake.state import first_state  # noqa: PLC0415

        check_keys(start, {"pieces", "cuts", "orders", "first"})
        first = check_first(start["first"], seats)
        pieces = check_permutation("pieces", start["pieces"], list(lists.pieces))
        cuts = check_permutation("cuts", start["cuts"], list(lists.cuts))
        orders = check_permutation("orders", start["orders"], [order.id for order in lists.orders])
        return first_state(
            lists,
            seats,
            first,
            [lists.piece_index[name] for name in pieces],
            [lists.cut_index[name] for name in cuts],
            [lists.order_index[name] for name in orders] if options["orders"] else None,
        )

    def format(self, action: Action, lists: TakeTheCakeLists) -> str:
        """Spell an action. See `Game.format`."""
        from cakedesk.games.take_the_cake.actions import format_action  # noqa: PLC0415

        return format_action(action, lists)

    def read_action(self, text: str, lists: TakeTheCakeLists) -> Action:
        """Read a spelling. See `Game.read_action`."""
        from cakedesk.games.take_the_cake.actions import read_action  # noqa: PLC0415

        return read_action(text, lists)


GAME = TakeTheCake()
