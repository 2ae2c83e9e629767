"""The fixed facts of Piece o' Cake.

They are read where no game is played; its cards and rules are imported when they are asked for.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING, ClassVar

from cakedesk.engine.actions import Action
from cakedesk.engine.chance import quick_shuffle
from cakedesk.engine.errors import StartError
from cakedesk.engine.game import Credits, Game, Start, check_first, check_keys, check_permutation
from cakedesk.engine.messages import QT_TRANSLATE_NOOP
from cakedesk.engine.options import Option, Options
from cakedesk.games.piece_o_cake.reasons import REASONS

if TYPE_CHECKING:
    from cakedesk.games.piece_o_cake.cards import PieceOCakeLists
    from cakedesk.games.piece_o_cake.state import PieceOCakeState


class PieceOCake(Game["PieceOCakeState", "PieceOCakeLists"]):
    """Piece o' Cake, as `cakedesk.games.piece_o_cake.rules` tells it."""

    id = "piece-o-cake"
    title = QT_TRANSLATE_NOOP("PieceOCake", "Piece o’ Cake")
    seats = range(2, 6)
    options = (
        Option(
            "matches",
            1,
            1,
            5,
            title=QT_TRANSLATE_NOOP("PieceOCake", "Matches in a row"),
            line=QT_TRANSLATE_NOOP("PieceOCake", "their points are added up"),
        ),
        Option(
            "open_plates",
            False,
            title=QT_TRANSLATE_NOOP("PieceOCake", "Eaten slices lie open"),
            line=QT_TRANSLATE_NOOP("PieceOCake", "else the others see only how many"),
        ),
    )
    credits = Credits(design="Jeffrey D. Allers", publisher="Winning Moves")
    list_files = ("piece_o_cake.csv",)
    picture_column = "variety"  # slices of one are all alike: a line is for all of them
    reasons = REASONS
    least_games_a_second: ClassVar = {2: 8_000}

    def read_lists(self, texts: Mapping[str, str]) -> PieceOCakeLists:
        """Read the card list. See `Game.read_lists`."""
        from cakedesk.games.piece_o_cake.cards import LIST_FILE, read_slices  # noqa: PLC0415

        return read_slices(texts[LIST_FILE])

    def deal(
        self, rng: Random, seats: int, options: Options, lists: PieceOCakeLists, first: int | None = None
    ) -> Start:
        """Shuffle the slices and draw the first server. See `Game.deal`."""
        del options
        letters = list(lists.letters)
        quick_shuffle(letters, rng)
        return {
            "slices": "".join(letters),
            "first": int(rng.random() * seats) if first is None else first,
        }

    def new_state(
        self, seats: int, options: Options, start: Start, lists: PieceOCakeLists
    ) -> PieceOCakeState:
        """Set a game up. See `Game.new_state`."""
        from cakedesk.games.piece_o_cake.state import first_state  # noqa: PLC0415

        check_keys(start, {"slices", "first"})
        first, word = check_first(start["first"], seats), start["slices"]
        if not isinstance(word, str):
            raise StartError("'slices' is a text of letters")
        letters, counts = lists.letters, [*map(word.count, lists.index)]
        if counts != [*map(letters.count, lists.index)] or len(word) != len(letters):
            check_permutation("slices", list(word), list(letters))
        slices = list(word.translate(lists.to_places).encode())
        return first_state(
            lists, seats, first, slices, int(options["matches"]), open_plates=bool(options["open_plates"])
        )

    def format(self, action: Action, lists: PieceOCakeLists) -> str:
        """Spell an action. See `Game.format`."""
        from cakedesk.games.piece_o_cake.actions import format_action  # noqa: PLC0415

        return format_action(action, lists)

    def read_action(self, text: str, lists: PieceOCakeLists) -> Action:
        """Read a spelling. See `Game.read_action`."""
        from cakedesk.games.piece_o_cake.actions import read_action  # noqa: PLC0415

        return read_action(text, lists)


GAME = PieceOCake()
