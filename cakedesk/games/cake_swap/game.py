"""The fixed facts of Carroll County Cake Swap.

They are read where no game is played; its cards and rules are imported when they are asked for.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING

from cakedesk.engine.actions import Action
from cakedesk.engine.game import Credits, Game, Start, check_keys, check_permutation
from cakedesk.engine.messages import QT_TRANSLATE_NOOP
from cakedesk.engine.options import Options
from cakedesk.games.cake_swap.reasons import REASONS

if TYPE_CHECKING:
    from cakedesk.games.cake_swap.cards import CakeSwapLists
    from cakedesk.games.cake_swap.state import CakeSwapState


class CakeSwap(Game["CakeSwapState", "CakeSwapLists"]):
    """Cake Swap, as `cakedesk.games.cake_swap.rules` tells it. Who goes first follows from the deck."""

    id = "cake-swap"
    title = QT_TRANSLATE_NOOP("CakeSwap", "Carroll County Cake Swap")
    seats = range(2, 7)
    credits = Credits(design="David Sensenig", publisher="Jealous Cat Games")
    list_files = ("cake_swap_layers.csv", "cake_swap_ribbons.csv")
    has_first = False
    reasons = REASONS

    def read_lists(self, texts: Mapping[str, str]) -> CakeSwapLists:
        """Read the card lists. See `Game.read_lists`."""
        from cakedesk.games.cake_swap.cards import read_cards  # noqa: PLC0415

        return read_cards(texts)

    def deal(
        self, rng: Random, seats: int, options: Options, lists: CakeSwapLists, first: int | None = None
    ) -> Start:
        """Shuffle the deck. See `Game.deal`."""
        del seats, options, first
        deck = list(lists.ids)
        rng.shuffle(deck)
        return {"deck": deck}

    def new_state(self, seats: int, options: Options, start: Start, lists: CakeSwapLists) -> CakeSwapState:
        """Set a game up. See `Game.new_state`."""
        from cakedesk.games.cake_swap.setup import draw_for_first  # noqa: PLC0415
        from cakedesk.games.cake_swap.state import first_state  # noqa: PLC0415

        del options
        check_keys(start, {"deck"})
        deck = check_permutation("deck", start["deck"], list(lists.ids))
        return first_state(
            lists, seats, draw_for_first([lists.index[name] for name in deck], seats, lists.sums)
        )

    def format(self, action: Action, lists: CakeSwapLists) -> str:
        """Spell an action. See `Game.format`."""
        from cakedesk.games.cake_swap.actions import format_action  # noqa: PLC0415

        return format_action(action, lists)

    def read_action(self, text: str, lists: CakeSwapLists) -> Action:
        """Read a spelling. See `Game.read_action`."""
        from cakedesk.games.cake_swap.actions import read_action  # noqa: PLC0415

        return read_action(text, lists)


GAME = CakeSwap()
