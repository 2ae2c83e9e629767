"""The fixed facts of a game and how its pieces are made, read and written."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import cache
from random import Random
from typing import Any, ClassVar, Generic, NamedTuple, TypeAlias, TypeVar

from cakedesk.engine.actions import Action
from cakedesk.engine.errors import CardListError, NotationError, StartError
from cakedesk.engine.messages import QT_TRANSLATE_NOOP
from cakedesk.engine.options import Option, Options, complete_options
from cakedesk.engine.quote import quote
from cakedesk.engine.reasons import COMMON_REASONS, Reason
from cakedesk.engine.resources import resource_path
from cakedesk.engine.state import State

S = TypeVar("S", bound=State)
L = TypeVar("L")
Start: TypeAlias = dict[str, Any]
PERSON = "human"
"""The player of a seat that a person plays. Every other player is a level of the computer's."""


class Credits(NamedTuple):
    """Whose game it is.

    Attributes:
        design: the designer's name, empty if its rules name none.
        publisher: the publisher's name, empty if none is named.
    """

    design: str
    publisher: str = ""


class Game(ABC, Generic[S, L]):
    """The fixed facts of one game. `S` is its state class, `L` the class of its card lists.

    Attributes:
        id: its name in records and on the command line.
        title: its name for people, English, marked for translation.
        seats: the numbers of seats that it can be played with.
        options: its options.
        credits: whose game it is.
        list_files: the file names of its card lists.
        picture_column: the column of these lists that own pictures are named after.
        has_first: whether its `start` names the starting seat under ``first``.
        reasons: the English templates of its own reasons by code.
        least_actions_a_second: how many random actions a second its rules must play on one core, events off,
            with the most seats.
        least_games_a_second: by number of seats how many whole random games a second they must play.
    """

    id: ClassVar[str]
    title: ClassVar[str]
    seats: ClassVar[range]
    options: ClassVar[tuple[Option, ...]] = ()
    credits: ClassVar[Credits]
    list_files: ClassVar[tuple[str, ...]]
    picture_column: ClassVar[str] = "id"
    has_first: ClassVar[bool] = True
    reasons: ClassVar[Mapping[str, str]] = {}
    least_actions_a_second: ClassVar[int] = 100_000
    least_games_a_second: ClassVar[Mapping[int, int]] = {}

    @abstractmethod
    def read_lists(self, texts: Mapping[str, str]) -> L:
        """Read card lists.

        Args:
            texts: the text of each file of `list_files`, by file name.

        Returns:
            The lists, immutable.

        Raises:
            CardListError: naming file, line and what is wrong.
        """

    @abstractmethod
    def deal(self, rng: Random, seats: int, options: Options, lists: L, first: int | None = None) -> Start:
        """Shuffle and draw what set-up needs.

        Args:
            rng: the only source of randomness used.
            options: complete options.
            first: the starting seat where the game's start has one; None draws it.

        Returns:
            The record's ``start``.
        """

    @abstractmethod
    def new_state(self, seats: int, options: Options, start: Start, lists: L) -> S:
        """Set a game up.

        Args:
            seats: how many play, one of `seats`.
            options: complete options.
            start: what `deal` gave, or what stands in a record.

        Raises:
            StartError: the start could not have come from a deal.
        """

    @abstractmethod
    def format(self, action: Action, lists: L) -> str:
        """Spell an action.

        Args:
            action: an action or chance outcome of this game.
            lists: the card lists whose ids are written.

        Returns:
            Its one spelling.
        """

    @abstractmethod
    def read_action(self, text: str, lists: L) -> Action:
        """Read a spelling leniently; `parse` checks that it is the one spelling.

        Args:
            text: what stands in a record.
            lists: the card lists whose ids are read.

        Returns:
            The action that it may mean.

        Raises:
            NotationError: it is no action of this game.
        """

    def parse(self, text: str, lists: L) -> Action:
        """Read the one spelling of an action.

        Args:
            text: what stands in a record.
            lists: the card lists whose ids are read.

        Returns:
            The action, legal or not.

        Raises:
            NotationError: it is no action of this game, or spelled in another than its one way.
        """
        action = self.read_action(text, lists)
        spelling = self.format(action, lists)
        if spelling != text:
            raise NotationError(f"{quote(text)} is spelled {quote(spelling)}")
        return action

    def builtin_lists(self) -> L:
        """The card lists that come with the program (read once)."""
        lists: L = _builtin_lists(self)
        return lists

    def own_lists(self, texts: Mapping[str, str]) -> L:
        """Card lists of which an owner has some of their own.

        Args:
            texts: the owner's texts by file name; the built-in ones stand in for those that are not there,
                also for all.

        Raises:
            CardListError: a text that can't be used, or one of a file that the game does not have.
        """
        if not texts:
            return self.builtin_lists()
        for name in texts:
            if name not in self.list_files:
                what = QT_TRANSLATE_NOOP("CardLists", "{game} has no such card list")
                raise CardListError(quote(name), 0, what, game=self.id)
        return self.read_lists(builtin_list_texts(self) | dict(texts))

    def complete_options(self, given: Mapping[str, object]) -> Options:
        """All options with their values.

        Args:
            given: those that differ from the defaults.

        Raises:
            OptionError: an unknown option or a value out of range.
        """
        return complete_options(self.options, given)

    def check_seats(self, seats: int) -> None:
        """Refuse a number of seats that the game can't be played with.

        Args:
            seats: how many want to play.

        Raises:
            StartError: too few or too many.
        """
        if seats not in self.seats:
            fewest, most = self.seats.start, self.seats.stop - 1
            fit = f"{fewest}" if fewest == most else f"{fewest} to {most}"
            raise StartError(f"{self.id} is for {fit} seats, not {seats}")

    def explain(self, reason: Reason) -> str:
        """A reason in English, for the command line and for errors.

        Args:
            reason: what `why_not` gave.
        """
        template = self.reasons.get(reason.code) or COMMON_REASONS.get(reason.code) or reason.code
        return reason.in_words(template)


@cache
def _builtin_lists(game: Game[Any, Any]) -> Any:
    return game.read_lists(builtin_list_texts(game))


def builtin_list_texts(game: Game[Any, Any]) -> dict[str, str]:
    """The texts of a game's built-in card lists by file name.

    Raises:
        CardListError: the program's own files are damaged or missing.
    """
    texts = {}
    for name in game.list_files:
        try:
            texts[name] = resource_path("decks", name).read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            what = QT_TRANSLATE_NOOP("CardLists", "the built-in list can't be read ({why})")
            raise CardListError(name, 0, what, why=error) from error
    return texts


def check_permutation(name: str, given: object, expected: list[str]) -> list[str]:
    """Check that a part of a `start` holds just the cards that it must hold.

    Args:
        name: the key in `start`, for the error.
        given: what stands there.
        expected: the ids that must stand there, in any order (repeats count).

    Raises:
        StartError: not a list of texts, or other cards than expected.
    """
    if not isinstance(given, list) or not {*map(type, given)} <= {str}:
        raise StartError(f"{name!r} is a list of card ids")
    if sorted(given) == sorted(expected):
        return list(given)
    missing = list(expected)
    for card in given:
        if card not in missing:
            raise StartError(
                f"{name!r} holds {quote(card)}, which is not in the card list or stands there twice"
            )
        missing.remove(card)
    raise StartError(f"{name!r} lacks {missing[0]!r}")


def check_first(given: object, seats: int) -> int:
    """Check the starting seat of a `start`.

    Args:
        given: what stands under ``first``.

    Raises:
        StartError: it is not one of the seats.
    """
    if isinstance(given, int) and not isinstance(given, bool) and 0 <= given < seats:
        return given
    raise StartError(f"'first' is a seat from 0 to {seats - 1}, not {quote(given)}")


def check_keys(start: object, keys: set[str]) -> Start:
    """Check that a `start` is an object with just the keys that the game gives it.

    Args:
        start: what stands in a record.
        keys: the keys that it must have.

    Raises:
        StartError: not an object, a key missing, or one too many.
    """
    if not isinstance(start, dict):
        raise StartError("it must be an object")
    if start.keys() == keys:
        return start
    missing = keys - start.keys()
    if missing:
        raise StartError(f"{min(missing)!r} is missing")
    raise StartError(f"{quote(min(start.keys() - keys))} does not belong there")
