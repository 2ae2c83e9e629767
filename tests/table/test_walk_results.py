"""The result of a walk stays until it is dismissed, but not where nobody is to dismiss it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from cakedesk.table.motion import Motion
from cakedesk.table.scene import TableScene
from cakedesk.table.view import TableView
from cakedesk.table.walk import StepWalk, WalkState, WalkStep
from tests.table.stillness import comes_to_rest, running


@pytest.mark.parametrize("pace", ["timer", "all_at_once"])
def test_a_result_dismisses_itself(scene: TableScene, view: TableView, qtbot: QtBot, pace: str) -> None:
    scene.set_motion(Motion(speed=0.0, pace=pace, keeps_results=False))  # type: ignore[arg-type]
    walk = StepWalk(scene, None, scene)
    with qtbot.waitSignals([walk.result_reached, walk.dismissed], order="strict"):
        walk.start([WalkStep(tuple, 30), WalkStep(tuple, 30)])
    assert walk.state is WalkState.OFF


def test_a_replays_speed_holds_for_its_walks_where_movement_is_off(
    scene: TableScene, view: TableView, qtbot: QtBot
) -> None:
    scene.set_motion(Motion(speed=0.0, haste=4.0, keeps_results=False))
    walk = StepWalk(scene, None, scene)
    held: list[int] = []

    def note_and_go_on() -> None:
        held.append(walk._timer.duration())
        walk.next()

    walk.holding.connect(lambda _: QTimer.singleShot(0, note_and_go_on))
    with qtbot.waitSignal(walk.dismissed):
        walk.start([WalkStep(tuple, 200_000), WalkStep(tuple, 40)])
    assert held == [50_000]


def test_dismissing_and_stopping_come_before_the_time_is_up(
    scene: TableScene, view: TableView, qtbot: QtBot
) -> None:
    scene.set_motion(Motion(speed=0.0, keeps_results=False))
    walk = StepWalk(scene, None, scene)
    ends: list[str] = []
    walk.dismissed.connect(lambda: ends.append("dismissed"))
    for end in (walk.next, walk.stop):
        walk.start([WalkStep(tuple, 1_000_000)])
        qtbot.waitUntil(lambda: walk.at_result)
        assert running(walk) == ["walk timer"]
        end()
        comes_to_rest(scene, qtbot)
        assert ends == ["dismissed"]
