"""Work in short turns: in order, held while nobody sees it, at once where it is needed."""

from __future__ import annotations

from time import perf_counter

import pytest
from PySide6.QtCore import QAbstractEventDispatcher, QCoreApplication, QObject, QTimer
from pytestqt.qtbot import QtBot

from cakedesk.table import loop_turn
from cakedesk.table.loop_turn import AT_ONCE_S
from cakedesk.table.slicer import Slicer, Work, calls


@pytest.fixture
def host(qapp: object) -> QObject:
    return QObject()


def long_steps(slicer: Slicer, done: list[int]) -> Work:
    """Notes how often the event loop had its turn before each step."""
    turns: list[int] = []
    timer = QTimer(slicer)
    timer.timeout.connect(lambda: turns.append(0))
    timer.start(0)
    for _ in range(2):
        until_s = perf_counter() + AT_ONCE_S
        while perf_counter() < until_s:
            pass
        done.append(len(turns))
        yield
    timer.stop()


def is_running(slicer: Slicer) -> bool:
    return any(timer.isActive() for timer in slicer.findChildren(QTimer))


def test_long_steps_have_turns_of_their_own(qtbot: QtBot, host: QObject) -> None:
    slicer, done = Slicer("a test", host, pause_ms=8), []
    slicer.hold(True)
    slicer.begin(long_steps(slicer, done))
    qtbot.wait(20)
    assert done == [] and not slicer.is_done, "they are held"
    slicer.hold(False)
    assert done == [], "the turn that begins them does none"
    qtbot.waitUntil(lambda: slicer.is_done)
    assert done[0] < done[1] and not is_running(slicer)


def test_short_steps_share_a_turn(host: QObject, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loop_turn, "AT_ONCE_S", 60.0)  # not by the clock of a busy machine
    slicer, done = Slicer("a test", host), []
    slicer.begin(calls(lambda: done.append(1), lambda: done.append(2)))
    QCoreApplication.processEvents()
    assert done == [1, 2]


def test_other_work_takes_the_place_of_what_is_left(qtbot: QtBot, host: QObject) -> None:
    slicer, done = Slicer("a test", host), []
    later = calls(lambda: done.append("later"))
    slicer.begin(calls(lambda: slicer.begin(later), lambda: done.append("never")))
    slicer.finish()
    assert done == ["later"] and slicer.is_done
    slicer.begin(calls(lambda: done.append("dropped")))
    slicer.drop()
    slicer.begin(calls())
    qtbot.wait(20)
    assert done == ["later"] and slicer.is_done and not is_running(slicer)


def test_a_full_turn_goes_by_but_never_two(host: QObject) -> None:
    filler, slicer, done = QTimer(host), Slicer("a test", host), []

    def fill() -> None:
        until_s = perf_counter() + AT_ONCE_S
        while perf_counter() < until_s:
            pass

    filler.timeout.connect(fill)
    filler.start(0)
    slicer.begin(calls(lambda: done.append(1)))
    QCoreApplication.processEvents()
    assert done == [], "the first one was full"
    QCoreApplication.processEvents()
    assert done == [1]
    filler.stop()


def test_two_that_have_much_to_do_take_turns(qtbot: QtBot, host: QObject) -> None:
    turns, done = [0], list[tuple[int, str]]()
    dispatcher = QAbstractEventDispatcher.instance()
    assert dispatcher is not None

    def count() -> None:
        turns[0] += 1

    def steps(name: str) -> Work:
        for number in range(6):
            if name == "one" and number == 0:
                # From here on both want every turn, however long a busy machine made the first one wait.
                slicers[1].begin(steps("another"))
            done.append((turns[0], name))
            until_s = perf_counter() + AT_ONCE_S
            while perf_counter() < until_s:
                pass
            yield

    dispatcher.awake.connect(count)
    slicers = Slicer("one", host), Slicer("another", host)
    slicers[0].begin(steps("one"))
    qtbot.waitUntil(lambda: all(slicer.is_done for slicer in slicers))
    dispatcher.awake.disconnect(count)
    assert len(done) == len({turn for turn, _ in done}) == 12, done
