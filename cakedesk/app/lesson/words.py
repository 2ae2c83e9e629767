"""`LessonWords`: what the bubble of a lesson says, in the person's language and with the people's names."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication

from cakedesk.app.lesson.bubble import BubbleText
from cakedesk.table.boards.entry import NamedPicture
from cakedesk.table.lesson import Lesson

_PLACES = ("{you}", "{rival}", "{other}")
"""What stands for names in the words of lessons, in the order of the seats."""

_AT_NUMBERS = re.compile(r"(?<=\w) (?=\d)|(?<=\d) (?=\w)|(?<=\d de) (?=\w)")
"""Where no line ends: "cherry 3" is one name, in French "3 cerise" and in Spanish "3 de cereza"."""


class LessonWords:
    """Puts steps into words (`names`: of the learner and of the seats after it)."""

    def __init__(self, lesson: Lesson, picture: Callable[[str], NamedPicture], names: Sequence[str]) -> None:
        self._lesson = lesson
        self._picture = picture
        self._names = tuple(names)

    def say(self, words: str) -> str:
        """Words of the lesson."""
        text = QCoreApplication.translate(self._lesson.context, words)
        for place, name in zip(_PLACES, self._names, strict=False):
            text = text.replace(place, name)
        return _AT_NUMBERS.sub("\u00a0", text)

    def step(self, index: int, task: int, reply: str) -> BubbleText:
        """What is said in a step (`reply`: a translated answer to what was done; empty: none)."""
        step = self._lesson.steps[index]
        example = step.example
        names = () if example is None else example.pictures
        return BubbleText(
            title=self.say(step.title),
            text=self.say(step.text),
            pictures=tuple(self._picture(name).face if len(name) > 1 else name for name in names),
            example="" if example is None else self.say(example.words),
            task=self.say(step.tasks[task].words) if step.tasks else "",
            reply=reply,
            step=index,
            steps=len(self._lesson.steps),
        )

    def summary(self) -> BubbleText:
        """What is said at the end."""
        summary = self._lesson.summary
        return BubbleText(
            title=self.say(summary.title),
            text=self.say(summary.points[-1]),
            pictures=(self._picture(summary.picture).face,),
            example="\n".join(self.say(point) for point in summary.points[:-1]),
            task="",
            reply="",
            step=-1,
            steps=0,
        )
