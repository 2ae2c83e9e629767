"""The fixed facts of Top Cake.

They are read where no game is played; its cards and rules are imported when they are asked for.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING

from cakedesk.engine.actions import Action
from cakedesk.engine.game import Credits, Game, Start, check_first, check_keys, check_permutation
from cakedesk.engine.messages import QT_TRANSLATE_NOOP
from cakedesk.engine.options import Options
from cakedesk.games.top_cake.reasons import REASONS

if TYPE_CHECKING:
    from cakedesk.games.top_cake.cards import TopCakeLists
    from cakedesk.games.top_cake.state import TopCakeState


class TopCake(Game["TopCakeState", "TopCakeLists"]):
    """Top Cake, as `cakedesk.games.top_cake.rules` tells it."""

    id = "top-cake"
    title = QT_TRANSLATE_NOOP("TopCake", "Top Cake")
    seats = range(2, 5)
    credits = Credits(design="Ellie Dix", publisher="The Dark Imp")
    list_files = ("top_cake.csv",)
    least_actions_a_second = 60_000
    reasons = REASONS

    def read_lists(self, texts: Mapping[str, str]) -> TopCakeLists:
        """Read the card list. See `Game.read_lists`."""
        from cakedesk.games.top_cake.cards import LIST_FILE, read_cards  # noqa: PLC0415

        return read_cards(texts[LIST_FILE])

    def deal(
        self, rng: Random, seats: int, options: Options, lists: TopCakeLists, first: int | None = None
    ) -> Start:
        """Shuffle both decks and draw the starting seat. See `Game.deal`."""
        del options
        cakes, toppers = list(lists.cakes), list(lists.toppers)
        rng.shuffle(cakes)
        rng.shuffle(toppers)
        return {
            "cakes": [lists.cards[card].id for card in cakes],
            "toppers": [lists.cards[card].id for card in toppers],
            "first": rng.randrange(seats) if first is None else first,
        }

    def new_state(self, seats: int, options: Options, start: Start, lists: TopCakeLists) -> TopCakeState:
        """Set a game up. See `Game.new_state`."""
        from cakedesk.games.top_cake.state import first_state  # noqa: PLC0415

        del options
        check_keys(start, {"cakes", "toppers", "first"})
        first = check_first(start["first"], seats)
        cakes = check_permutation("cakes", start["cakes"], [lists.cards[card].id for card in lists.cakes])
        toppers = check_permutation(
            "toppers", start["toppers"], [lists.cards[card].id for card in lists.toppers]
        )
        return first_state(
            lists,
            seats,
            first,
            [lists.index[name] for name in cakes],
            [lists.index[name] for name in toppers],
        )

    def format(self, action: Action, lists: TopCakeLists) -> str:
        """Spell an action. See `Game.format`."""
        from cakedesk.games.top_cake.actions import format_action  # noqa: PLC0415

        return format_action(action, lists)

    def read_action(self, text: str, lists: TopCakeLists) -> Action:
        """Read a spelling. See `Game.read_action`."""
        from cakedesk.games.top_cake.actions import read_action  # noqa: PLC0415

        return read_action(text, lists)


GAME = TopCake()
