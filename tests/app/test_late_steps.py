"""Work step by step: in order, held while nobody sees it, at once where it is needed."""

from __future__ import annotations

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from cakedesk.app.widgets.late_steps import LateSteps


def test_steps_follow_each_other_in_turns_of_their_own(qtbot: QtBot) -> None:
    host, done = QObject(), []
    steps = LateSteps("steps of a test", host)
    steps.begin([lambda: done.append(1), lambda: done.append(2)])
    qtbot.wait(20)
    assert done == [] and not steps.is_done, "they are held at first"
    steps.hold(False)
    assert done == [], "the turn that begins them does none"
    qtbot.waitUntil(lambda: bool(done))
    assert done == [1] and not steps.is_done
    qtbot.waitUntil(lambda: steps.is_done)
    assert done == [1, 2]


def test_other_steps_take_the_place_of_those_that_are_due(qtbot: QtBot) -> None:
    host, done = QObject(), []
    steps = LateSteps("steps of a test", host)
    steps.begin([lambda: steps.begin([lambda: done.append("later")]), lambda: done.append("never")])
    steps.finish()
    assert done == ["later"] and steps.is_done
    steps.begin([lambda: done.append("dropped")])
    steps.begin([])
    steps.hold(False)
    qtbot.wait(20)
    assert done == ["later"] and steps.is_done
