"""The watch on the event loop sees all work, but not what it is told to leave out."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter, sleep, thread_time

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from cakedesk.bench.loop_watch import LoopWatch


def work(milliseconds: float) -> None:
    begin = thread_time()
    while (thread_time() - begin) * 1000 < milliseconds:
        pass


def run_watched(qtbot: QtBot, watch: LoopWatch, what: Callable[[], object]) -> None:
    """Does something in a turn of the event loop, and ends the watch some turns later."""
    done: list[object] = []
    QTimer.singleShot(5, lambda: done.append(what()))
    watch.start()
    qtbot.waitUntil(lambda: bool(done))
    qtbot.wait(20)
    watch.stop()


@pytest.fixture
def watch(qtbot: QtBot) -> LoopWatch:
    return LoopWatch()


def test_work_is_seen(qtbot: QtBot, watch: LoopWatch) -> None:
    run_watched(qtbot, watch, lambda: work(40))
    assert sum(block.cpu_ms >= 39 for block in watch.blocks) == 1


def test_waiting_is_seen_on_the_clock_alone(qtbot: QtBot, watch: LoopWatch) -> None:
    run_watched(qtbot, watch, lambda: sleep(0.04))
    assert max(block.wall_ms for block in watch.blocks) >= 39
    assert max(block.cpu_ms for block in watch.blocks) < 30


def test_what_is_left_out_does_not_count(qtbot: QtBot, watch: LoopWatch) -> None:
    def think() -> None:
        cpu_s, wall_s = thread_time(), perf_counter()
        work(40)
        watch.leave_out(thread_time() - cpu_s, perf_counter() - wall_s)

    run_watched(qtbot, watch, think)
    assert max(block.cpu_ms for block in watch.blocks) < 30


def test_nothing_is_measured_after_the_end(qtbot: QtBot, watch: LoopWatch) -> None:
    watch.start()
    qtbot.wait(20)
    watch.stop()
    seen = len(watch.blocks)
    assert seen
    qtbot.wait(20)
    assert len(watch.blocks) == seen
