"""The games that can be played, as the home page shows them."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from cakedesk.app.i18n import game_title
from cakedesk.art.face import Face
from cakedesk.engine.registry import find_game
from cakedesk.table.boards.registry import BOARDS


class GameOffer(NamedTuple):
    """One game on the shelf.

    Attributes:
        game_id: its id.
        title: its name, translated.
        pitch: one sentence that makes one want to play, translated.
        seats: how many can play.
        minutes: how long a game takes, about.
        box: the picture of its box.
        showcase: pictures of what it is about.
    """

    game_id: str
    title: str
    pitch: str
    seats: range
    minutes: int
    box: Face
    showcase: tuple[Face, ...]

    def seats_text(self) -> str:
        """The numbers of players, such as "2–4"."""
        first, last = self.seats.start, self.seats.stop - 1
        return str(first) if first == last else f"{first}–{last}"


def game_offers() -> list[GameOffer]:
    """All games that have a table, in the order of the registry."""
    offers = []
    for game_id, entry in BOARDS.items():
        game = find_game(game_id)
        pitch = QCoreApplication.translate(entry.pitch_context, entry.pitch)
        offers.append(
            GameOffer(
                game_id, game_title(game), pitch, game.seats, entry.minutes, entry.box(), entry.showcase()
            )
        )
    return offers
