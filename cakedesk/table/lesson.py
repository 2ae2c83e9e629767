"""A guided game: what it deals, what everybody does in it, and what is said meanwhile. Free of Qt.

A lesson is played on the real table with the real rules, from a start of its own. All of it is written down:
`Lesson.moves` is the whole line of play, and every step begins at one place of it. Who is taught does the
moves of seat `Lesson.learner` by hand; the others' are played from the line.

Words are English and bear no mark: `Lesson.words` finds what is to be translated, with `Lesson.context`.
``{you}``, ``{rival}`` and ``{other}`` in them stand for the names of the learner and of the one or two seats
after it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple


class Deed(NamedTuple):
    """Something done with a hand, as *Show me* does it.

    Attributes:
        source: the anchor of what is taken, or pressed.
        target: the anchor of where it is brought to; empty: the source is pressed.
        stages: the gesture that it stages, as `Staged.gestures` spells it: while that is staged it is
            not done once more. Empty: nothing that could be told.
    """

    source: str
    target: str = ""
    stages: str = ""


PRESS = (Deed("confirm"),)


class LessonExample(NamedTuple):
    """A few pictures in a row, and what they tell.

    Attributes:
        pictures: names that `BoardEntry.picture` knows, and signs of one letter such as ``=`` between them.
        words: one or two short sentences.
    """

    pictures: tuple[str, ...]
    words: str


class LessonTask(NamedTuple):
    """What is to be done now. It is done when the one of its conditions that is given holds.

    Attributes:
        words: what to do.
        lit: the anchors of what is used for it; everything else is veiled.
        deeds: how *Show me* does it.
        goal: gestures that must be staged, as `Staged.gestures` spells them, or how these begin; without any
            condition all that its deeds stage.
        moves: so many moves of the line must have been made; 0: no condition.
        gone: this anchor must not be shown any more; empty: no condition.
        emptied: nothing may be staged.
    """

    words: str
    lit: tuple[str, ...]
    deeds: tuple[Deed, ...]
    goal: tuple[str, ...] = ()
    moves: int = 0
    gone: str = ""
    emptied: bool = False

    @classmethod
    def click(cls, words: str, source: str, *goal: str, lit: tuple[str, ...] = ()) -> LessonTask:
        """Click something, which stages the first gesture of a goal."""
        return cls(words, lit or (source,), (Deed(source, stages=goal[0]),), goal)

    @classmethod
    def confirm(cls, words: str, moves: int, *lit: str) -> LessonTask:
        """Press the primary button: then so many moves of the line are made."""
        return cls(words, (*lit, "confirm"), PRESS, moves=moves)

    @classmethod
    def read(cls, words: str, gone: str, *lit: str) -> LessonTask:
        """Read something, and press the primary button until it is gone."""
        return cls(words, (*lit, "confirm"), PRESS, gone=gone)

    @property
    def staged(self) -> tuple[str, ...]:
        """What must be staged; empty: it is done by something else."""
        return self.goal if self.goal or self.moves or self.gone or self.emptied else self.stages

    @property
    def stages(self) -> tuple[str, ...]:
        """What its deeds stage, as far as that can be told."""
        return tuple(deed.stages for deed in self.deeds if deed.stages)


class Reply(NamedTuple):
    """What is said to a gesture that the lesson does not want now.

    Attributes:
        gesture: how the gesture's spelling begins; empty: any.
        words: the reason.
    """

    gesture: str
    words: str


class LessonStep(NamedTuple):
    """One thing to learn.

    Attributes:
        at: how many moves of the line were made when it begins.
        title: a question.
        text: two lines.
        example: pictures, or None.
        tasks: what is to be done, one after the other; none: it is read, and *Next* goes on.
        lit: what a step that is read points at.
        needs: anchors that must be shown before it can begin, besides those of its first task or of `lit`.
        also: gestures that may be staged besides those of its tasks and of `before`.
        in_order: whether these may be staged in their order only.
        apart: gestures of which one takes the place of the other: both are never wanted at once.
        replies: what is said to other gestures; the first that fits.
        before: what is done by itself when one comes back to this step.
        replays: so many of the last moves, from the learner's own on, are shown again when one comes back.
    """

    at: int
    title: str
    text: str
    example: LessonExample | None = None
    tasks: tuple[LessonTask, ...] = ()
    lit: tuple[str, ...] = ()
    needs: tuple[str, ...] = ()
    also: tuple[str, ...] = ()
    in_order: bool = False
    apart: tuple[str, ...] = ()
    replies: tuple[Reply, ...] = ()
    before: tuple[Deed, ...] = ()
    replays: int = 0

    @property
    def allowed(self) -> tuple[str, ...]:
        """All gestures that may be staged in this step, in their order; empty: whatever can be."""
        asked = [gesture for task in self.tasks for gesture in task.stages or task.staged]
        told = (*(deed.stages for deed in self.before if deed.stages), *asked, *self.also)
        return tuple(dict.fromkeys(told))


class LessonSummary(NamedTuple):
    """What stands at the end of a lesson.

    Attributes:
        title: a few words.
        points: what was learned, one sentence each.
        picture: the name of a picture.
    """

    title: str
    points: tuple[str, ...]
    picture: str


class Lesson(NamedTuple):
    """A guided game.

    Attributes:
        context: the translation context of all its words.
        start: what the game begins with.
        rivals: the names of the seats after the learner's.
        moves: the whole line of play, in the game's notation.
        steps: what is learned, in order.
        summary: what was learned.
    """

    context: str
    start: Mapping[str, Any]
    rivals: tuple[str, ...]
    moves: tuple[str, ...]
    steps: tuple[LessonStep, ...]
    summary: LessonSummary

    @property
    def learner(self) -> int:
        """The seat of who is taught."""
        return 0

    def words(self) -> list[str]:
        """All that is said in it, to be translated."""
        said = [self.summary.title, *self.summary.points]
        for step in self.steps:
            said += [step.title, step.text, *((step.example.words,) if step.example else ())]
            said += [task.words for task in step.tasks] + [reply.words for reply in step.replies]
        return said
