"""The guided first game of Cherry Duel: two rounds."""

from __future__ import annotations

from cakedesk.table.lesson import Deed, Lesson, LessonExample, LessonStep, LessonSummary, LessonTask, Reply

_PRESS = LessonTask("Now: press Lay it, or Enter.", ("place/0", "confirm"), (Deed("confirm"),))
_OTHER = Reply("", "You may do that in a game. Here we try another one.")


def _lay(number: int, words: str) -> LessonTask:
    slice_, spelled = f"slice/{number - 1}", f"lay {number}"
    return LessonTask(words, ("hand", "place/0"), (Deed(slice_, "place/0", spelled),))


_STEPS = (
    LessonStep(
        at=0,
        title="What do we want?",
        text="Cherries. This round is worth one, the next two, and the last six.",
        lit=("prize",),
    ),
    LessonStep(
        at=0,
        title="How do we get them?",
        text="Both lay a slice face down. The higher one takes the cherries, and both slices.",
        tasks=(_lay(3, "Now: drag your 3 to your place. Or click both."), _PRESS._replace(moves=1)),
        replies=(_OTHER,),
    ),
    LessonStep(
        at=2,
        title="Who has won it?",
        text="{rival} laid the 6, and has a cherry. You lost but a low slice.",
        example=LessonExample(("slice/6", ">", "slice/3"), "The flavour does not count."),
        lit=("points/1",),
    ),
    LessonStep(
        at=2,
        title="And when does a high one pay?",
        text="Nothing beats the 12. What was taken lies open: count what the others may still hold.",
        tasks=(_lay(12, "Now: drag your 12 to your place."), _PRESS._replace(moves=3)),
        replies=(_OTHER,),
    ),
)

LESSON = Lesson(
    context="CherryDuelLesson",
    start={"slices": ["3", "5", "7", "8", "10", "12", "1", "2", "4", "6", "9", "11"]},
    rivals=("Ben",),
    moves=("lay 3", "lay 6", "lay 12", "lay 11"),
    steps=_STEPS,
    summary=LessonSummary(
        title="You know how to play!",
        points=(
            "The higher slice takes the cherries of the round.",
            "Later rounds are worth more: keep something for them.",
        ),
        picture="cherries/6",
    ),
)
