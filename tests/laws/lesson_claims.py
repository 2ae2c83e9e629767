"""Every sentence of a lesson is held to the engine: numbers, winners, and which move is best.

A module `lessons/<game's folder>.py` has `CLAIMS`: for each sentence, as it stands in the lesson, what the
engine has to say of it. A sentence that asks for something or gives advice says nothing that could be wrong:
it stands in `ADVICE`. Questions without a number stand nowhere.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple, Protocol, cast

from cakedesk.engine.game import Game
from cakedesk.engine.registry import find_game, game_folder
from cakedesk.table.lesson import Lesson, LessonStep, LessonTask

_BETWEEN_SENTENCES = re.compile(r"(?<=[.!?])\s+")
_COUNTS = re.compile(
    r"\d|½|\b(two|three|four|five|six|seven|eight|nine|ten|eleven|most|best|least|highest|lowest|nobody)\b",
    re.IGNORECASE,
)
"""What says something that may be wrong, wherever it stands; in a question numbers alone do."""


class Said(NamedTuple):
    """A sentence, where it is said.

    Attributes:
        sentence: as in the lesson, in English.
        state: what is on the table when the step begins; for what was learned, when the line of play ends.
        after: what would be there after further moves.
        step: the step that says it; None: it stands among what was learned.
        task: the task that says it; None: it is no task.
        lesson: all of it.
    """

    sentence: str
    state: Any
    after: Callable[..., Any]
    step: LessonStep | None
    task: LessonTask | None
    lesson: Lesson

    def staged(self) -> list[str]:
        """What the task has to be staged by: all that its deeds stage, or that is asked for."""
        task = self.task
        return [] if task is None else [*task.staged, *(deed.stages for deed in task.deeds if deed.stages)]


Claim = Callable[[Said], bool]


class Claims(Protocol):
    """A module `lessons/<game's folder>.py`."""

    CLAIMS: Mapping[str, Claim]
    ADVICE: Collection[str]


def claims_of(game_id: str) -> Claims:
    """What is claimed in the lesson of a game."""
    name = f"tests.laws.lessons.{game_folder(game_id)}"
    assert find_spec(name), f"{name} is missing: what each sentence of the lesson says, see {__name__}"
    return cast(Claims, import_module(name))


def all_said(lesson: Lesson, game_id: str) -> Iterator[Said]:
    """Every sentence of a lesson."""
    for step in lesson.steps:
        texts: list[tuple[str, LessonTask | None]] = [(step.title, None), (step.text, None)]
        texts += [(step.example.words, None)] if step.example else []
        texts += [(task.words, task) for task in step.tasks] + [(reply.words, None) for reply in step.replies]
        yield from _sentences(lesson, game_id, texts, step)
    ends = [(text, None) for text in (lesson.summary.title, *lesson.summary.points)]
    yield from _sentences(lesson, game_id, ends, None)


def _sentences(
    lesson: Lesson, game_id: str, texts: list[tuple[str, LessonTask | None]], step: LessonStep | None
) -> Iterator[Said]:
    game: Game[Any, Any] = find_game(game_id)
    lists = game.builtin_lists()
    moves = lesson.moves if step is None else lesson.moves[: step.at]

    def after(*more: str) -> Any:
        options = game.complete_options({})
        state = game.new_state(len(lesson.rivals) + 1, options, dict(lesson.start), lists)
        for move in (*moves, *more):
            action = game.parse(move, lists)
            assert state.why_not(action) is None, f"{move} is no legal move"
            state.apply(action)
        return state

    for text, task in texts:
        for sentence in _BETWEEN_SENTENCES.split(text):
            yield Said(sentence, after(), after, step, task, lesson)


def lesson_tells_the_truth(lesson: Lesson, game_id: str, claims: Claims | None = None) -> None:
    """Each sentence is either held to the engine, which agrees, or says nothing that could be wrong."""
    known = claims or claims_of(game_id)
    heard, wrong, open_ = set(), [], []
    for said in all_said(lesson, game_id):
        heard.add(said.sentence)
        claim = known.CLAIMS.get(said.sentence)
        if claim is not None:
            wrong += [] if claim(said) else [said.sentence]
        elif said.sentence in known.ADVICE:
            open_ += [said.sentence] if _COUNTS.search(said.sentence) else []
        elif said.sentence.endswith("?"):
            open_ += [said.sentence] if re.search(r"\d", said.sentence) else []
        else:
            open_.append(said.sentence)
    assert not wrong, f"the engine says otherwise: {wrong}"
    assert not open_, f"nothing holds these to the engine: {open_}"
    unsaid = {*known.CLAIMS, *known.ADVICE} - heard
    assert not unsaid, f"no lesson says this any more: {unsaid}"
