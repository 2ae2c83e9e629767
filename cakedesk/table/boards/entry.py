"""What the house asks of the table of a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from cakedesk.art.face import Face

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

    from cakedesk.engine.events import Sight
    from cakedesk.engine.observation import Observation
    from cakedesk.table.board import Board, SeatPerson
    from cakedesk.table.end_summary import EndSummary
    from cakedesk.table.lesson import Lesson
    from cakedesk.table.log_line import LogLine
    from cakedesk.table.scene import TableScene


def _no_place(look: Observation[Any]) -> str:
    """The beginning of the help."""
    del look
    return ""


def _no_picture(name: str) -> Face:
    """No picture at all."""
    raise KeyError(name)


def _as_a_card(name: str) -> float:
    """Every picture is as high as a card."""
    del name
    return 1.0


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
    """The table of one game, as the pages around it need it. The functions import their modules when called.

    Attributes:
        minutes: how long a game takes with people, about.
        pitch: one sentence that makes one want to play, English, marked for translation.
        pitch_context: the translation context of `pitch`, and of the words of `aids`.
        box: makes the picture of the game's box.
        showcase: makes a few pictures that show what the game is about.
        make_board: makes the board in a scene, for these people.
        needs_curtain: whether the seat to act sees or makes something secret now (asked with its own look);
            None: nobody ever does, so that no cover falls between turns.
        end_summary: the result of a finished game (asked with a spectator's look).
        sentences: who did what in some sights, one short translated sentence for each that is worth telling
            (seat or -1, sentence); what belongs together in one.
        match_facts: a running match in a few words (asked with a spectator's look).
        log_lines: the log of some sights in their order: headings where a round or phase begins, and one line
            for each thing that happened.
        help_place: the anchor of the help's text that fits what is shown (asked with anybody's look).
        help_picture: makes a picture of the help's text from its name; raises `KeyError` for an unknown one.
        help_scale: how high a picture of the help's text is, from its name, in heights of a card.
        lesson: makes the guided first game; None: there is none.
        aids: those that the table has, in the order in which they are offered; none else is.
    """

    minutes: int
    pitch: str
    pitch_context: str
    box: Callable[[], Face]
    showcase: Callable[[], tuple[Face, ...]]
    make_board: Callable[[TableScene, Sequence[SeatPerson], QObject | None], Board]
    needs_curtain: Callable[[Observation[Any]], bool] | None
    end_summary: Callable[[Observation[Any], Sequence[SeatPerson]], EndSummary]
    sentences: Callable[[Sequence[Sight[Any]], Sequence[SeatPerson]], list[tuple[int, str]]]
    match_facts: Callable[[Observation[Any], Sequence[SeatPerson]], MatchFacts]
    log_lines: Callable[[Sequence[Sight[Any]], Sequence[SeatPerson]], list[LogLine]]
    help_place: Callable[[Observation[Any]], str] = _no_place
    help_picture: Callable[[str], Face] = _no_picture
    help_scale: Callable[[str], float] = _as_a_card
    lesson: Callable[[], Lesson] | None = None
    aids: tuple[TableAid, ...] = ()

    @property
    def is_open(self) -> bool:
        """Whether nothing is ever hidden between turns."""
        return self.needs_curtain is None
