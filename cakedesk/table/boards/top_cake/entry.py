"""What the pages around the table ask of Top Cake. Modules that draw or count are imported when asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from cakedesk.art.face import Face
from cakedesk.art.top_cake import faces as cake_faces
from cakedesk.art.top_cake.stack import LayerSpec
from cakedesk.engine.messages import QT_TRANSLATE_NOOP
from cakedesk.games.top_cake.phases import BIDDING
from cakedesk.table.boards.entry import BoardEntry, MatchFacts, TableAid

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

    from cakedesk.engine.events import Sight
    from cakedesk.engine.observation import Observation
    from cakedesk.games.top_cake.state import TopCakeState
    from cakedesk.table.board import Board, SeatPerson
    from cakedesk.table.end_summary import EndSummary
    from cakedesk.table.lesson import Lesson
    from cakedesk.table.log_line import LogLine
    from cakedesk.table.scene import TableScene


def _box() -> Face:
    return cake_faces.box_face()


def _showcase() -> tuple[Face, ...]:
    """What it is about: stacks of layers of one flavour or of many, with something on top."""
    stacks = (
        ("battenberg", "carrot", "chocolate", "crown"),
        ("velvet", "velvet", "velvet", "velvet", "rose"),
        ("coffee", "lemon", "fox"),
    )
    return tuple(
        cake_faces.stack_face(tuple(LayerSpec(f"{kind}-{number}", kind) for number, kind in enumerate(kinds)))
        for kinds in stacks
    )


def _make_board(scene: TableScene, people: Sequence[SeatPerson], parent: QObject | None) -> Board:
    from cakedesk.table.boards.top_cake.board import TopCakeBoard  # noqa: PLC0415 - not before a match begins

    return TopCakeBoard(scene, people, parent)


def _needs_curtain(look: Observation[TopCakeState]) -> bool:
    """Bids are secret; the half point and stacking lie open to all."""
    return look.shown.phase == BIDDING


def _end_summary(look: Observation[TopCakeState], people: Sequence[SeatPerson]) -> EndSummary:
    from cakedesk.table.boards.top_cake.end import end_summary  # noqa: PLC0415 - not before a match ends

    return end_summary(look, people)


def _sentences(sights: Sequence[Sight[Any]], people: Sequence[SeatPerson]) -> list[tuple[int, str]]:
    from cakedesk.table.boards.top_cake.wording import EventWording  # noqa: PLC0415 - not before a match begins

    if not sights:
        return []
    wording = EventWording(sights[0].look.shown.lists, [person.name for person in people])
    return wording.sentences(sights)


def _log_lines(sights: Sequence[Sight[Any]], people: Sequence[SeatPerson]) -> list[LogLine]:
    from cakedesk.table.boards.top_cake.log_wording import log_lines  # noqa: PLC0415 - not before it is opened

    return log_lines(sights, people)


def _match_facts(look: Observation[TopCakeState], people: Sequence[SeatPerson]) -> MatchFacts:
    from cakedesk.table.boards.top_cake.match_facts import match_facts  # noqa: PLC0415 - not before it is listed

    return match_facts(look.shown, [person.name for person in people])


def _help_place(look: Observation[TopCakeState]) -> str:
    from cakedesk.table.boards.top_cake.help_place import help_place  # noqa: PLC0415 - not before it is asked

    return help_place(look)


def _help_picture(name: str) -> Face:
    from cakedesk.table.boards.top_cake.pictures import picture  # noqa: PLC0415 - not before the help opens

    return picture(name)


def _help_scale(name: str) -> float:
    from cakedesk.table.boards.top_cake.pictures import scale  # noqa: PLC0415 - not before the help opens

    return scale(name)


def _lesson() -> Lesson:
    from cakedesk.table.boards.top_cake.lesson import LESSON  # noqa: PLC0415 - not before it is wanted

    return LESSON


ENTRY = BoardEntry(
    minutes=30,
    pitch=QT_TRANSLATE_NOOP(
        "TopCakeBoard", "Bid openly and in secret, stack what you win, and crown it before it falls."
    ),
    pitch_context="TopCakeBoard",
    box=_box,
    showcase=_showcase,
    make_board=_make_board,
    needs_curtain=_needs_curtain,
    end_summary=_end_summary,
    sentences=_sentences,
    match_facts=_match_facts,
    log_lines=_log_lines,
    help_place=_help_place,
    help_picture=_help_picture,
    help_scale=_help_scale,
    lesson=_lesson,
    aids=(
        TableAid("points"),
        TableAid("warnings", QT_TRANSLATE_NOOP("TopCakeBoard", "Warn before a collapse")),
        TableAid("unseen", QT_TRANSLATE_NOOP("TopCakeBoard", "Cards seats may hold")),
        TableAid("targets", line=QT_TRANSLATE_NOOP("TopCakeBoard", "where the lifted card may go")),
    ),
)
