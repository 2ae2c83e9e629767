"""What the pages around the table ask of Piece o' Cake. What draws or counts is imported when asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from cakedesk.art.face import Face
from cakedesk.engine.messages import QT_TRANSLATE_NOOP
from cakedesk.table.boards.entry import BoardEntry, MatchFacts, TableAid

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

    from cakedesk.engine.events import Sight
    from cakedesk.engine.observation import Observation
    from cakedesk.games.piece_o_cake.state import PieceOCakeState
    from cakedesk.table.board import Board, SeatPerson
    from cakedesk.table.end_summary import EndSummary
    from cakedesk.table.lesson import Lesson
    from cakedesk.table.log_line import LogLine
    from cakedesk.table.scene import TableScene


def _box() -> Face:
    from cakedesk.art.piece_o_cake import faces  # noqa: PLC0415 - not before a page shows it

    return faces.box_face()


def _showcase() -> tuple[Face, ...]:
    from cakedesk.art.piece_o_cake import faces  # noqa: PLC0415 - not before a page shows it

    return faces.showcase_faces()


def _make_board(scene: TableScene, people: Sequence[SeatPerson], parent: QObject | None) -> Board:
    from cakedesk.table.boards.piece_o_cake.board import PieceOCakeBoard  # noqa: PLC0415 - not before a match

    return PieceOCakeBoard(scene, people, parent)


def _end_summary(look: Observation[PieceOCakeState], people: Sequence[SeatPerson]) -> EndSummary:
    from cakedesk.table.boards.piece_o_cake.end import end_summary  # noqa: PLC0415 - not before a match ends

    return end_summary(look, people)


def _sentences(sights: Sequence[Sight[Any]], people: Sequence[SeatPerson]) -> list[tuple[int, str]]:
    from cakedesk.table.boards.piece_o_cake.event_wording import (  # noqa: PLC0415 - not before a match
        EventWording,
    )

    if not sights:
        return []
    wording = EventWording(sights[0].look.shown.lists, [person.name for person in people])
    return wording.sentences(sights)


def _log_lines(sights: Sequence[Sight[Any]], people: Sequence[SeatPerson]) -> list[LogLine]:
    from cakedesk.table.boards.piece_o_cake.log_wording import log_lines  # noqa: PLC0415 - not before it opens

    return log_lines(sights, people)


def _match_facts(look: Observation[PieceOCakeState], people: Sequence[SeatPerson]) -> MatchFacts:
    from cakedesk.table.boards.piece_o_cake.match_facts import match_facts  # noqa: PLC0415 - not before listed

    return match_facts(look.shown, [person.name for person in people])


def _help_place(look: Observation[PieceOCakeState]) -> str:
    from cakedesk.table.boards.piece_o_cake.help_place import help_place  # noqa: PLC0415 - not before asked

    return help_place(look)


def _help_picture(name: str) -> Face:
    from cakedesk.table.boards.piece_o_cake.pictures import picture  # noqa: PLC0415 - not before the help opens

    return picture(name)


def _help_scale(name: str) -> float:
    from cakedesk.table.boards.piece_o_cake.pictures import scale  # noqa: PLC0415 - not before the help opens

    return scale(name)


def _lesson() -> Lesson:
    from cakedesk.table.boards.piece_o_cake.lesson import LESSON  # noqa: PLC0415 - not before it is wanted

    return LESSON


ENTRY = BoardEntry(
    minutes=25,
    pitch=QT_TRANSLATE_NOOP(
        "PieceOCakeBoard",
        "One cuts, the others choose: eat slices for sure points or collect them for the most.",
    ),
    pitch_context="PieceOCakeBoard",
    box=_box,
    showcase=_showcase,
    make_board=_make_board,
    needs_curtain=None,  # all choices lie open, and the own plate is seen on peek only
    end_summary=_end_summary,
    sentences=_sentences,
    match_facts=_match_facts,
    log_lines=_log_lines,
    help_place=_help_place,
    help_picture=_help_picture,
    help_scale=_help_scale,
    lesson=_lesson,
    aids=(
        TableAid("points", line=QT_TRANSLATE_NOOP("PieceOCakeBoard", "also which leads a piece would bring")),
        TableAid(
            "targets",
            QT_TRANSLATE_NOOP("PieceOCakeBoard", "Pieces to choose from"),
            QT_TRANSLATE_NOOP("PieceOCakeBoard", "those still free light up"),
        ),
    ),
)
