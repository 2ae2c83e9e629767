"""The games that can be played, as the home page shows them."""

from __future__ import annotations

from typing import Any, NamedTuple

from PySide6.QtCore import QCoreApplication

from cakedesk.app.settings.i18n import game_title
from cakedesk.art.face import Face
from cakedesk.engine.game import Game
from cakedesk.engine.options import Option
from cakedesk.engine.registry import find_game
from cakedesk.table.boards.entry import BoardEntry, TableAid
from cakedesk.table.boards.registry import BOARDS


class GameOffer(NamedTuple):
    """One game on the shelf."""

    game_id: str
    title: str  # its name, translated
    pitch: str  # one sentence that makes one want to play, translated
    seats: range  # how many can play
    minutes: int  # how long a game takes, about
    box: Face
    showcase: tuple[Face, ...]  # pictures of what it is about
    options: tuple[Option, ...] = ()  # in translated words, as `aids` are
    has_first: bool = True  # whether the seat that begins can be chosen
    has_lesson: bool = False  # whether there is a guided first game
    is_open: bool = False  # whether nothing is hidden between turns
    aids: tuple[TableAid, ...] = ()  # those that its table has

    def seats_text(self) -> str:
        """The numbers of players, such as "2–4"."""
        first, last = self.seats.start, self.seats.stop - 1
        return str(first) if first == last else f"{first}–{last}"


def game_offers() -> list[GameOffer]:
    """All games that have a table, in the order of the registry."""
    offers = []
    for game_id, entry in BOARDS.items():
        game = find_game(game_id)
        offers.append(
            GameOffer(
                game_id,
                game_title(game),
                QCoreApplication.translate(entry.context, entry.pitch),
                game.seats,
                entry.minutes,
                entry.box(),
                entry.showcase(),
                option_offers(game),
                game.has_first,
                entry.has_lesson,
                entry.is_open,
                aid_offers(entry),
            )
        )
    return offers


def option_offers(game: Game[Any, Any]) -> tuple[Option, ...]:
    """The options of a game in the person's language, in the game's order."""
    context = type(game).__name__
    return tuple(
        option._replace(
            title=QCoreApplication.translate(context, option.title),
            line=QCoreApplication.translate(context, option.line) if option.line else "",
        )
        for option in game.options
    )


def aid_offers(entry: BoardEntry) -> tuple[TableAid, ...]:
    """The aids of a game's table in their order, in its own words or in those for all games."""
    common = {aid.name: aid for aid in common_aids()}

    def own(text: str, usual: str) -> str:
        return QCoreApplication.translate(entry.context, text) if text else usual

    return tuple(
        TableAid(aid.name, own(aid.title, common[aid.name].title), own(aid.line, common[aid.name].line))
        for aid in entry.aids
    )


def settings_aids() -> tuple[TableAid, ...]:
    """The aids that any game's table has, in words for all games."""
    offers = []
    for aid in common_aids():
        having = [
            game_id for game_id, entry in BOARDS.items() if aid.name in {own.name for own in entry.aids}
        ]
        if having and len(having) < len(BOARDS):
            games = ", ".join(game_title(find_game(game_id)) for game_id in having)
            line = QCoreApplication.translate("AidRows", "{line} ({games})").format(
                line=aid.line, games=games
            )
            offers.append(aid._replace(line=line))
        elif having:
            offers.append(aid)
    return tuple(offers)


def common_aids() -> tuple[TableAid, ...]:
    """All aids that there are, in words that fit every game."""
    translate = QCoreApplication.translate
    return (
        TableAid(
            "points",
            translate("AidRows", "Points so far"),
            translate("AidRows", "also what a move would gain"),
        ),
        TableAid(
            "warnings",
            translate("AidRows", "Warn before losses"),
            translate("AidRows", "what would be lost, and why"),
        ),
        TableAid(
            "unseen",
            translate("AidRows", "What others may hold"),
            translate("AidRows", "counted from what lay open"),
        ),
        TableAid(
            "targets",
            translate("AidRows", "Legal targets"),
            translate("AidRows", "what may be chosen, and where it may go"),
        ),
        TableAid(
            "hints",
            translate("AidRows", "Hints"),
            translate("AidRows", "the best move, and why"),
        ),
    )
