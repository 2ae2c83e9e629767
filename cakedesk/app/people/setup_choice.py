"""What people choose before a game: who sits where."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QRandomGenerator

from cakedesk.app.people.shown_names import LONGEST_NAME, shown_text, told_apart
from cakedesk.engine.game import PERSON
from cakedesk.players.characters import BALANCED, CHARACTERS, level_and_character
from cakedesk.players.levels import FAIRNESS, LEVELS, USUAL, character_names, player_names
from cakedesk.table.aids import Aids

LARGEST_DEAL = 999_999
"""Deals are numbered from 1."""


class Level(NamedTuple):
    """How strong a computer player is."""

    id: str  # as records spell it
    name: str  # what people read, translated
    about: str  # how it plays, in one sentence, and that it plays fair


class CharacterOffer(NamedTuple):
    """What a computer player cares for more than others of its level."""

    id: str  # as records spell it
    name: str  # what people read, translated
    about: str  # what it is like, in one sentence


class SeatChoice(NamedTuple):
    """Who plays one seat."""

    name: str  # what the seat is called
    player: str  # `PERSON`, or the id of a level, perhaps with a character: ``medium:mean``


class SetupChoice(NamedTuple):
    """Everything that a new game needs to know."""

    game_id: str
    seats: tuple[SeatChoice, ...]  # who plays, by seat
    first: int | None = None  # the seat that begins; None draws it, also where a game knows no such choice
    # The game's options that differ from their defaults.
    options: Mapping[str, int | bool] = MappingProxyType({})
    deal: int | None = None  # the number that the start is dealt from; None for a new one
    aids: Aids = Aids()  # what the table tells that people could work out
    take_back: bool = False  # whether the computers' answers can be taken back

    @property
    def people(self) -> int:
        """How many seats people play."""
        return sum(seat.player == PERSON for seat in self.seats)


def draw_deal() -> int:
    """Draw the number of a new deal, 1 to `LARGEST_DEAL`."""
    return QRandomGenerator.system().bounded(1, LARGEST_DEAL + 1)


def deal_number(table: Mapping[str, object], seed: int | None) -> int | None:
    """The number that a match was dealt from, as its record's ``table`` says or, if known, its chance."""
    deal = table.get("deal", seed)
    if not isinstance(deal, int) or isinstance(deal, bool):
        return None
    return deal if 1 <= deal <= LARGEST_DEAL else None


def rematch(choice: SetupChoice, began: int | None) -> SetupChoice:
    """The same people once more (`began`: the seat that began it; None where the game has no such choice)."""
    first = None if began is None else (began + 1) % len(choice.seats)
    return choice._replace(first=first, deal=None)


def move_seat(choice: SetupChoice, seat: int, to: int) -> SetupChoice:
    """Let somebody sit elsewhere."""
    order = list(range(len(choice.seats)))
    order.insert(to, order.pop(seat))
    first = None if choice.first is None else order.index(choice.first)
    return choice._replace(seats=tuple(choice.seats[old] for old in order), first=first)


def levels() -> list[Level]:
    """The levels that there are, the weakest first."""
    translate = QCoreApplication.translate
    fair = translate("Levels", FAIRNESS)
    return [Level(id, level_name(id), f"{translate('Levels', about)} {fair}") for id, about in LEVELS]


def level_name(player: str) -> str:
    """What people read for a computer player, translated; what nobody knows is told as it is."""
    level, character = level_and_character(player)
    translate = QCoreApplication.translate
    if not character:
        return translate("Levels", level)
    text = translate("Characters", "{level}, {character}")
    return text.format(level=translate("Levels", level), character=translate("Characters", character))


def offered_levels(game_id: str, seats: int) -> list[Level]:
    """The levels that there are in a game with so many seats, the weakest first; the usual one always is."""
    names = {USUAL, *player_names(game_id, seats)}
    return [level for level in levels() if level.id in names]


def offered_characters(game_id: str, player: str, seats: int) -> list[CharacterOffer]:
    """The characters that a computer player can have among so many seats, the usual one first; or none."""
    known = character_names(game_id, level_and_character(player)[0], seats)
    translate = QCoreApplication.translate
    return [
        CharacterOffer(each.id, translate("Characters", each.id), translate("Characters", each.about))
        for each in CHARACTERS
        if known and (each is BALANCED or each.id in known)
    ]


def default_names() -> list[str]:
    """What seats are called before anybody gives them a name, for six seats."""
    return [
        QCoreApplication.translate("Names", "Ada"),
        QCoreApplication.translate("Names", "Ben"),
        QCoreApplication.translate("Names", "Zoé"),
        QCoreApplication.translate("Names", "Łucja"),
        QCoreApplication.translate("Names", "Mei"),
        QCoreApplication.translate("Names", "Omar"),
    ]


def first_choice(game_id: str, seats: range) -> SetupChoice:
    """What the set-up shows when nothing is remembered: one person against one computer player."""
    names = default_names()
    count = seats.start
    players = [PERSON] + [USUAL] * (count - 1)
    return SetupChoice(game_id, tuple(SeatChoice(names[seat], players[seat]) for seat in range(count)))


def cleaned_names(names: Sequence[str], defaults: Sequence[str]) -> list[str]:
    """Make names that can be told apart out of what was typed.

    Args:
        names: what stands in the fields, by seat.
        defaults: what to call a seat whose field is empty, at least as many.

    >>> cleaned_names(["  Ada ", "", "Ada"], ["Ada", "Ben", "Zoé"])
    ['Ada', 'Ben', 'Ada 2']
    """
    return told_apart(
        [
            shown_text(name, len(name))[:LONGEST_NAME].strip() or default
            for name, default in zip(names, defaults, strict=False)
        ]
    )
