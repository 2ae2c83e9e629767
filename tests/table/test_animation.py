"""The queue of animations and the walk through steps."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pytest
from PySide6.QtCore import QCoreApplication, QEventLoop, QPointF, Qt, QTimer
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cakedesk.art.store import FaceStore
from cakedesk.art.top_cake import faces as cake_faces
from cakedesk.table import z_values
from cakedesk.table.animation import CROWD, Easing, Group, Move
from cakedesk.table.items import BarItem, CardItem, PanelItem
from cakedesk.table.motion import Motion, Pace
from cakedesk.table.scene import TableScene
from cakedesk.table.view import TableView
from cakedesk.table.walk import StepWalk, WalkState, WalkStep
from tests.table.plain_board import PlainBoard
from tests.table.stillness import comes_to_rest

THERE = QPointF(300, 200)


def panel_on(scene: TableScene) -> PanelItem:
    panel = PanelItem(scene)
    panel.resize(60, 40)
    panel.place(10, 20)
    return panel


def test_groups_play_one_after_another_and_then_nothing_runs(
    scene: TableScene, view: TableView, qtbot: QtBot
) -> None:
    first, second = panel_on(scene), panel_on(scene)
    log: list[str] = []
    idle: list[bool] = []
    scene.queue.idle.connect(lambda: idle.append(True))
    scene.queue.group_started.connect(lambda name: log.append(f"{name} starts"))
    scene.queue.group_ended.connect(lambda name: log.append(f"{name} ends"))
    scene.queue.play(
        Group([Move(first, pos=THERE, duration_ms=60)], name="one"),
        Group([Move(second, opacity=0.5, scale=2.0, rotation=90.0)], pause_ms=40, name="two"),
    )
    scene.queue.call(lambda: log.append("called"))
    assert log == []
    assert scene.queue.busy
    assert scene.queue.wait_idle()
    assert log == ["one starts", "one ends", "two starts", "two ends", " starts", "called", " ends"]
    assert first.pos() == THERE
    assert (second.opacity(), second.scale(), second.rotation()) == (0.5, 2.0, 90.0)
    assert idle == [True]
    comes_to_rest(scene, qtbot)


def test_a_move_is_somewhere_between_on_its_way(scene: TableScene, view: TableView, qtbot: QtBot) -> None:
    scene.set_motion(Motion(speed=1.0))
    panel = panel_on(scene)
    seen: list[tuple[float, float, float]] = []

    def is_on_its_way() -> bool:
        look = (panel.x(), panel.scale(), panel.zValue())
        if panel.x() > 10 and look not in seen:
            seen.append(look)
        return len(seen) > 2

    # So long that however late one looks it is on its way.
    scene.queue.play(Group([Move(panel, pos=THERE, duration_ms=100_000, flight=True)]))
    qtbot.waitUntil(is_on_its_way)
    assert seen == sorted(seen) and seen[-1][0] < 300
    assert {z for _, _, z in seen} == {z_values.FLYING}
    scene.queue.show_at(50_000)
    assert panel.scale() > 1.02
    scene.queue.finish_current()
    assert (panel.pos(), panel.scale(), panel.zValue()) == (THERE, 1.0, z_values.PANEL)


def test_nothing_flies_blank(
    scene: TableScene, view: TableView, store: FaceStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    def flyer(number: int) -> CardItem:
        return CardItem(scene, cake_faces.bid_face(1, str(number)), 99, 131)

    first, second = flyer(1), flyer(2)
    started: list[str] = []
    scene.queue.group_started.connect(started.append)
    scene.queue.play(Group([Move(first, pos=THERE, flight=True)], name="flight"))
    for _ in range(3):
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.ExcludeSocketNotifiers)
        if store.is_idle:
            break
        assert not started or first not in scene._incomplete
    assert scene.queue.wait_idle() and started == ["flight"]
    assert first.pos() == THERE and first not in scene._incomplete
    scene.queue.play(Group([Move(second, pos=THERE, flight=True)]))
    scene.queue.skip_all()
    assert second.pos() == THERE, "who skips does not wait"
    monkeypatch.setattr(store, "_request", lambda order: None)
    scene.queue.play(Group([Move(flyer(3), pos=THERE, flight=True)]))
    assert scene.queue.wait_idle(), "what never comes is not waited for"


def test_a_frame_can_be_looked_at(scene: TableScene, view: TableView, qtbot: QtBot) -> None:
    scene.set_motion(Motion(speed=1.0))
    panel = panel_on(scene)
    # So long that the wait for rest is over before a clock that goes on.
    flight = Move(panel, pos=QPointF(110, 20), duration_ms=100_000, easing=Easing.LINEAR)
    scene.queue.play(Group([flight]))
    for now_s, x in ((50, 60), (25, 35), (100, 110)):
        scene.queue.show_at(now_s * 1000)
        assert panel.x() == pytest.approx(x)
    comes_to_rest(scene, qtbot)
    scene.queue.finish_current()
    assert not scene.queue.busy
    scene.queue.show_at(10)


def test_speed_0_takes_the_same_path_at_once(scene: TableScene, view: TableView) -> None:
    scene.set_motion(Motion(speed=0.0))
    panel = panel_on(scene)
    log: list[str] = []
    group = Group(
        [Move(panel, pos=THERE, delay_ms=500_000)],
        lambda: log.append("start"),
        lambda: log.append("end"),
        900_000,
    )
    scene.queue.play(group)
    assert log == []
    assert scene.queue.wait_idle()
    assert log == ["start", "end"]
    assert panel.pos() == THERE


def test_reduced_motion_never_travels(scene: TableScene, view: TableView) -> None:
    scene.set_motion(Motion(speed=1.0, reduced=True))
    panel = panel_on(scene)
    home = panel.pos()
    places: list[QPointF] = []
    opacities: list[float] = []
    scene.queue.play(Group([Move(panel, pos=THERE, duration_ms=2000, shake_px=9, flight=True)]))
    for now_ms in range(0, 2001, 8):
        scene.queue.show_at(now_ms)
        places.append(panel.pos())
        opacities.append(panel.opacity())
        assert panel.scale() == 1.0
    scene.queue.finish_current()
    assert all(place in (home, THERE) for place in places)
    assert min(opacities) < 0.9
    assert panel.opacity() == 1.0
    assert panel.pos() == THERE


def test_a_crowd_is_painted_as_one_rectangle_in_a_window_that_is_not_too_large(
    scene: TableScene, view: TableView
) -> None:
    modes = TableView.ViewportUpdateMode
    panels = [panel_on(scene) for _ in range(CROWD)]
    for size, mode in (
        ((800, 468), modes.BoundingRectViewportUpdate),
        ((2560, 1440), modes.SmartViewportUpdate),
    ):
        view.resize(*size)
        scene.queue.play(Group([Move(panel, pos=QPointF(panel.x() + 9, 90)) for panel in panels]))
        scene.queue.show_at(10)
        assert view.viewportUpdateMode() == mode
        scene.queue.finish_current()
        assert view.viewportUpdateMode() == modes.SmartViewportUpdate
    scene.queue.play(Group([Move(panel, pos=THERE) for panel in panels[1:]]))
    scene.queue.show_at(10)
    assert view.viewportUpdateMode() == modes.SmartViewportUpdate, "fewer are no crowd"
    scene.queue.forget_all()


def test_pictures_are_smoothed_only_where_they_are_not_copied(scene: TableScene, view: TableView) -> None:
    panel = panel_on(scene)
    badge = PanelItem(scene, parent=panel)
    badge.resize(20, 20)
    scene.draw_all()
    modes = Qt.TransformationMode
    assert {item.transformationMode() for item in (panel, badge)} == {modes.FastTransformation}
    for turn in (partial(panel.setScale, 1.1), partial(panel.setRotation, 5.0)):
        turn()
        assert {item.transformationMode() for item in (panel, badge)} == {modes.SmoothTransformation}
        panel.setScale(1.0)
        panel.setRotation(0.0)
        assert {item.transformationMode() for item in (panel, badge)} == {modes.FastTransformation}


def test_finishing_goes_group_by_group(scene: TableScene, view: TableView) -> None:
    scene.set_motion(Motion(speed=0.01))
    panel = panel_on(scene)
    ends: list[int] = []
    for number in range(3):
        goal = QPointF(100.0 * number, 50)
        scene.queue.play(Group([Move(panel, pos=goal)], on_end=lambda number=number: ends.append(number)))  # type: ignore[misc]
    scene.queue.finish_current()
    assert ends == [0]
    assert panel.pos() == QPointF(0, 50)
    scene.queue.finish_current()
    assert ends == [0, 1]
    scene.queue.skip_all()
    assert ends == [0, 1, 2]
    assert not scene.queue.busy
    assert panel.pos() == QPointF(200, 50)
    scene.queue.finish_current()


def test_skipping_plays_what_callbacks_add(scene: TableScene, view: TableView) -> None:
    ends: list[str] = []

    def add_more() -> None:
        ends.append("first")
        scene.queue.play(Group(on_end=lambda: ends.append("added")))

    scene.queue.play(Group(on_end=add_more, pause_ms=5000))
    scene.queue.skip_all()
    assert ends == ["first", "added"]


def test_what_a_callback_plays_after_it_has_skipped_all_is_waited_for(
    scene: TableScene, view: TableView
) -> None:
    log: list[str] = []

    def skip_and_play_on() -> None:
        scene.queue.play(Group(on_end=lambda: log.append("skipped")))
        scene.queue.skip_all()
        scene.queue.call(lambda: log.append("played on"))

    scene.queue.call(skip_and_play_on)
    assert scene.queue.wait_idle()
    assert log == ["skipped", "played on"]


def test_space_finishes_what_moves(board: PlainBoard, view: TableView, scene: TableScene) -> None:
    scene.set_motion(Motion(speed=0.01))
    scene.queue.play(Group([Move(board.cards[0], pos=THERE)]))
    QTest.keyClick(view, Qt.Key.Key_Space)
    assert board.cards[0].pos() == THERE
    assert not scene.queue.busy
    assert board.heard == []


def test_items_may_go_while_they_move(scene: TableScene, view: TableView, qtbot: QtBot) -> None:
    gone, stays = panel_on(scene), panel_on(scene)
    with qtbot.waitSignal(scene.queue.group_started):
        scene.queue.play(
            Group([Move(gone, pos=THERE, flight=True), Move(stays, pos=THERE)]),
            Group([Move(gone, opacity=0.0)]),
        )
    gone.discard()
    gone.discard()
    assert scene.queue.wait_idle()
    assert stays.pos() == THERE
    assert gone not in scene.table_items()


def test_a_shake_ends_where_it_began(scene: TableScene, view: TableView) -> None:
    panel = panel_on(scene)
    home = panel.pos()
    scene.queue.play(Group([Move(panel, shake_px=6, duration_ms=120, easing=Easing.LINEAR)]))
    assert scene.queue.wait_idle()
    assert panel.pos() == home


def test_forgetting_stops_without_callbacks(scene: TableScene, view: TableView, qtbot: QtBot) -> None:
    ends: list[str] = []
    with qtbot.waitSignal(scene.queue.group_started):
        scene.queue.play(
            Group(on_end=lambda: ends.append("end"), pause_ms=1_000_000),
            Group(on_end=lambda: ends.append("x")),
        )
    scene.queue.forget_all()
    comes_to_rest(scene, qtbot)
    assert ends == []
    assert not scene.queue.busy


# ---------------------------------------------------------------------- walks


class Walked:
    """A walk of three steps and what was seen of it."""

    def __init__(self, scene: TableScene, hold_ms: int = 4000) -> None:
        self.log: list[str] = []
        self.bar = BarItem(scene)
        self.bar.resize(200, 8)
        self.walk = StepWalk(scene, self.bar, scene)
        self.steps = [WalkStep(self._show(scene, n), hold_ms) for n in range(3)]
        self.walk.holding.connect(lambda index: self.log.append(f"hold {index}"))
        self.walk.result_reached.connect(lambda: self.log.append("result"))
        self.walk.dismissed.connect(lambda: self.log.append("dismissed"))

    def _show(self, scene: TableScene, number: int):  # type: ignore[no-untyped-def]
        def show() -> Sequence[Group]:
            self.log.append(f"show {number}")
            return [Group([Move(self.bar, opacity=0.5 + number / 10)], name=f"step {number}")]

        return show


def test_a_waiting_walk_goes_on_at_next(scene: TableScene, view: TableView, qtbot: QtBot) -> None:
    walked = Walked(scene, hold_ms=1_000_000)
    walked.walk.start(walked.steps, "wait")
    assert scene.queue.wait_idle()
    comes_to_rest(scene, qtbot)
    assert walked.log == ["show 0", "hold 0"]
    walked.walk.next()
    assert walked.walk.state is WalkState.SHOWING
    walked.walk.next()
    assert walked.log == ["show 0", "hold 0", "show 1", "hold 1"]
    walked.walk.next()
    assert scene.queue.wait_idle()
    assert walked.log[-2:] == ["show 2", "result"]
    assert walked.walk.at_result
    walked.walk.skip()
    assert walked.walk.at_result
    walked.walk.next()
    assert walked.log[-1] == "dismissed"
    assert walked.walk.state is WalkState.OFF
    walked.walk.next()
    assert walked.log.count("dismissed") == 1


def test_a_timed_walk_goes_on_by_itself_but_keeps_its_result(
    scene: TableScene, view: TableView, qtbot: QtBot
) -> None:
    walked = Walked(scene, hold_ms=1_000_000)
    fractions: list[float] = []
    clock = walked.walk._timer

    def pass_time() -> None:
        clock.setCurrentTime(clock.duration() // 2)
        fractions.append(walked.bar.fraction)
        clock.setCurrentTime(clock.duration())

    walked.walk.holding.connect(lambda _: QTimer.singleShot(0, scene, pass_time))
    walked.walk.start(walked.steps, "timer")
    qtbot.waitUntil(lambda: walked.walk.at_result)
    comes_to_rest(scene, qtbot)
    assert walked.log == ["show 0", "hold 0", "show 1", "hold 1", "show 2", "result"]
    assert fractions == [0.5, 0.5]
    assert walked.bar.fraction == 0.0


@pytest.mark.parametrize("speed", [0.0, 1.0])
@pytest.mark.parametrize("pace", ["wait", "timer"])
def test_skip_goes_to_the_result(scene: TableScene, view: TableView, pace: Pace, speed: float) -> None:
    scene.set_motion(Motion(speed=speed))
    walked = Walked(scene)
    walked.walk.start(walked.steps, pace)
    walked.walk.skip()
    assert scene.queue.wait_idle()
    assert [line for line in walked.log if not line.startswith("hold")] == [
        "show 0",
        "show 1",
        "show 2",
        "result",
    ]
    assert walked.walk.at_result
    assert not scene.queue.busy


def test_all_at_once_shows_every_step_and_stops_at_the_result(scene: TableScene, view: TableView) -> None:
    walked = Walked(scene)
    walked.walk.start(walked.steps, "all_at_once")
    assert walked.log == ["show 0", "show 1", "show 2", "result"]
    assert not scene.queue.busy
    assert walked.bar.opacity() == pytest.approx(0.7)


def test_a_stopped_walk_says_nothing_more(scene: TableScene, view: TableView) -> None:
    walked = Walked(scene)
    walked.walk.start(walked.steps, "wait")
    walked.walk.stop()
    assert scene.queue.wait_idle()
    assert walked.log == ["show 0"]
    walked.walk.start(walked.steps[:1], "wait")
    assert scene.queue.wait_idle()
    assert walked.log == ["show 0", "show 0", "result"]
