"""What the house asks of the table of a game: a few facts that it states, and parts found by name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, NamedTuple

from cakedesk.art.face import Face
from cakedesk.art.prepared import home_faces

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

    from cakedesk.engine.events import Sight
    from cakedesk.engine.observation import Observation
    from cakedesk.table.board import Board, SeatPerson
    from cakedesk.table.kit.advice_words import AdviceWords
    from cakedesk.table.kit.end_summary import EndSummary
    from cakedesk.table.lesson import Lesson
    from cakedesk.table.log_line import LogLine
    from cakedesk.table.scene import TableScene

_BOARDS = "cakedesk.table.boards"


class MatchFacts(NamedTuple):
    """A running match in a few words, for lists of matches.

    Attributes:
        place: how far it is, translated, such as "Round 4 of 5".
        turn: who is to do what, translated, such as "Ada to bid".
        picture: something of its table; None: there is nothing to show, and the game's box stands for it.
    """

    place: str
    turn: str
    picture: Face | None = None


class NamedPicture(NamedTuple):
    """A picture of a game that texts call by a name, in help and lesson.

    Attributes:
        face: what it shows.
        height_cards: how high it stands in a text, in heights of a card.
    """

    face: Face
    height_cards: float = 1.0


class TableAid(NamedTuple):
    """An aid that the table of a game has, with the game's own words where those for all games don't fit.

    Attributes:
        name: a field of `Aids`.
        title: what it is called, English, marked for translation; empty: as in all games.
        line: a few words about it, English, marked for translation; empty: as in all games.
    """

    name: str
    title: str = ""
    line: str = ""


class BoardEntry(NamedTuple):
    """The table of one game, as the pages around it need it.

    An `entry.py` states what differs. All else is found by name in the folders of the game, and imported when
    it is asked for: `board.py` has the `Board` (called after the folder, such as `TopCakeBoard`), `end.py`
    `end_summary`, `log_wording.py` `sentences`, `beginning` and `log_lines`, `match_facts.py` `match_facts`,
    `help.py` `help_place`, `advice.py` its `AdviceWords` (such as `TopCakeAdvice`), `pictures.py` `picture`,
    `lesson.py` `LESSON` if there is one; and the game's art has `home.py` with its box and what the shop
    window shows.

    Attributes:
        folder: the name of the game's folders.
        minutes: how long a game takes with people, about.
        pitch: one sentence that makes one want to play, English, marked for translation.
        aids: those that the table has, in the order in which they are offered; none else is.
        needs_curtain: whether the seat to act sees or makes something secret now (asked with its own look);
            None: nobody ever does, so that no cover falls between turns.
    """

    folder: str
    minutes: int
    pitch: str
    aids: tuple[TableAid, ...] = ()
    needs_curtain: Callable[[Observation[Any]], bool] | None = None

    @property
    def is_open(self) -> bool:
        """Whether nothing is ever hidden between turns."""
        return self.needs_curtain is None

    @property
    def context(self) -> str:
        """The name of the board's class, and the translation context of `pitch` and the words of `aids`."""
        return "".join(word.title() for word in self.folder.split("_")) + "Board"

    def box(self) -> Face:
        """The picture of the game's box."""
        return home_faces(self.folder)[0]

    def showcase(self) -> tuple[Face, ...]:
        """A few pictures that show what the game is about."""
        return home_faces(self.folder)[1:]

    def make_board(
        self,
        scene: TableScene,
        people: Sequence[SeatPerson],
        parent: QObject | None = None,
        **more: Any,
    ) -> Board:
        """Make the board in a scene, for these people.

        Args:
            people: by seat.
            more: ``aids`` and ``tense`` of `Board`.
        """
        board: Board = self._find("board", self.context)(scene, people, parent, **more)
        return board

    def end_summary(self, look: Observation[Any], people: Sequence[SeatPerson]) -> EndSummary:
        """The result of a finished game.

        Args:
            look: a spectator's.
            people: by seat.
        """
        summary: EndSummary = self._find("end", "end_summary")(look, people)
        return summary

    def sentences(self, sights: Sequence[Sight[Any]], people: Sequence[SeatPerson]) -> list[tuple[int, str]]:
        """Who did what in some sights, what belongs together in one sentence.

        Args:
            sights: in their order, for one pair of eyes; may be empty.
            people: by seat.

        Returns:
            A seat (-1: nobody) and one short translated sentence for each thing that is worth telling.
        """
        if not sights:
            return []
        told: list[tuple[int, str]] = self._find("log_wording", "sentences")(sights, people)
        return told

    def beginning(self, look: Observation[Any], people: Sequence[SeatPerson]) -> list[LogLine]:
        """What the log says of a match before anybody has acted: who begins, what was dealt.

        Args:
            look: as the match begins, for the eyes that read it.
            people: by seat.
        """
        lines: list[LogLine] = self._find("log_wording", "beginning")(look, people)
        return lines

    def log_lines(self, sights: Sequence[Sight[Any]], people: Sequence[SeatPerson]) -> list[LogLine]:
        """The log of some sights: headings where a round or phase begins, and a line for each thing.

        Args:
            sights: in their order, for one pair of eyes; may be empty.
            people: by seat.
        """
        if not sights:
            return []
        lines: list[LogLine] = self._find("log_wording", "log_lines")(sights, people)
        return lines

    def advice_words(self, seen: Observation[Any], people: Sequence[SeatPerson]) -> AdviceWords:
        """What puts advice into words.

        Args:
            seen: what the seat to act knows.
            people: by seat, as they are to be called.
        """
        words: AdviceWords = self._find("advice", f"{self.context.removesuffix('Board')}Advice")(seen, people)
        return words

    def match_facts(self, look: Observation[Any], people: Sequence[SeatPerson]) -> MatchFacts:
        """A running match in a few words.

        Args:
            look: a spectator's.
            people: by seat.
        """
        facts: MatchFacts = self._find("match_facts", "match_facts")(look, people)
        return facts

    def help_place(self, look: Observation[Any]) -> str:
        """The anchor of the help's text that fits what is shown to anybody."""
        place: str = self._find("help", "help_place")(look)
        return place

    def picture(self, name: str) -> NamedPicture:
        """A picture of the help's text or of the lesson.

        Raises:
            KeyError: there is none of this name.
        """
        picture: NamedPicture = self._find("pictures", "picture")(name)
        return picture

    @property
    def has_lesson(self) -> bool:
        """Whether there is a guided first game."""
        return find_spec(f"{_BOARDS}.{self.folder}.lesson") is not None

    def lesson(self) -> Lesson:
        """The guided first game, if it has one."""
        lesson: Lesson = self._find("lesson", "LESSON")
        return lesson

    def _find(self, module: str, name: str) -> Any:
        return getattr(import_module(f"{_BOARDS}.{self.folder}.{module}"), name)
