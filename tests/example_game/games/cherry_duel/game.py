"""The fixed facts of Cherry Duel."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING, ClassVar

from cakedesk.engine.actions import Action
from cakedesk.engine.errors import NotationError
from cakedesk.engine.game import Credits, Game, Start, check_keys, check_permutation
from cakedesk.engine.messages import QT_TRANSLATE_NOOP
from cakedesk.engine.options import Options
from cakedesk.engine.quote import quote
from cakedesk.games.cherry_duel.cards import CARDS, LIST_FILE, CherryDuelLists, read_slices

if TYPE_CHECKING:
    from cakedesk.games.cherry_duel.state import CherryDuelState


class CherryDuel(Game["CherryDuelState", CherryDuelLists]):
    """Cherry Duel, as `cakedesk.games.cherry_duel.rules` tells it."""

    id = "cherry-duel"
    title = QT_TRANSLATE_NOOP("CherryDuel", "Cherry Duel")
    seats = range(2, 3)
    credits = Credits(design="")
    list_files = (LIST_FILE,)
    has_first = False
    reasons: ClassVar = {
        "unknown_slice": QT_TRANSLATE_NOOP("CherryDuel", "there is no such slice"),
        "not_in_hand": QT_TRANSLATE_NOOP("CherryDuel", "slice {card} is not in the hand"),
    }

    def read_lists(self, texts: Mapping[str, str]) -> CherryDuelLists:
        """Read the card list. See `Game.read_lists`."""
        return read_slices(texts[LIST_FILE])

    def deal(
        self, rng: Random, seats: int, options: Options, lists: CherryDuelLists, first: int | None = None
    ) -> Start:
        """Shuffle the slices: the first six are the hand of seat 0. See `Game.deal`."""
        del seats, options, first
        slices = list(lists.ids)
        rng.shuffle(slices)
        return {"slices": slices}

    def new_state(
        self, seats: int, options: Options, start: Start, lists: CherryDuelLists
    ) -> CherryDuelState:
        """Set a game up. See `Game.new_state`."""
        # The fixed facts are read where no game is played; the rules come with the first state.
        from cakedesk.games.cherry_duel.state import CherryDuelState

        del seats, options
        check_keys(start, {"slices"})
        slices = check_permutation("slices", start["slices"], list(lists.ids))
        cards = [lists.ids.index(name) for name in slices]
        return CherryDuelState(lists, [sorted(cards[: CARDS // 2]), sorted(cards[CARDS // 2 :])])

    def format(self, action: Action, lists: CherryDuelLists) -> str:
        """Spell an action. See `Game.format`."""
        return f"lay {lists.ids[action[1]]}"

    def read_action(self, text: str, lists: CherryDuelLists) -> Action:
        """Read a spelling. See `Game.read_action`."""
        word, _, name = text.partition(" ")
        if word != "lay" or name not in lists.ids:
            raise NotationError(f"{quote(text)} lays no slice of this game")
        return (0, lists.ids.index(name))


GAME = CherryDuel()
