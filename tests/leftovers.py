"""What a test may leave behind, which is nothing: running threads, processes, timers and animations."""

from __future__ import annotations

import gc
import multiprocessing
import sys
import threading
import time
from collections.abc import Callable
from multiprocessing import resource_tracker
from pathlib import Path

GRACE_S = 20.0
"""How long something that is about to end may take. A test that leaves nothing behind never waits."""


class Leftovers:
    """Compares what runs before and after a test.

    Args:
        with_qt: Whether to look for Qt's objects too: for those that were made since then.
    """

    def __init__(self, with_qt: bool) -> None:
        self._look = running_things if with_qt else _running_outside_qt
        self._before = set(_running_outside_qt())
        if with_qt:
            # A worker comes to hold a million objects; a test makes some thousand. What is frozen is not
            # among those that the garbage collector names, nor looked at when it collects: so that is quick,
            # and what the test before left in cycles, such as windows with their pictures, goes at once.
            gc.collect()
            gc.freeze()

    def find(self) -> list[str]:
        """Waits a moment for whatever is about to end. Is called once.

        Returns:
            A line for each thing that still runs and did not before, sorted.
        """
        give_up = time.monotonic() + GRACE_S
        while found := self._new():
            if time.monotonic() > give_up:
                break
            gc.collect()
            time.sleep(0.02)
        return sorted(found)

    def _new(self) -> list[str]:
        return [line for key, line in self._look().items() if key not in self._before]


def running_things() -> dict[object, str]:
    """Lists what runs in this process or below it, Qt's objects included.

    Returns:
        A line of text for each, by a key that stays the same as long as it runs.
    """
    return {**_running_outside_qt(), **_running_qt_objects()}


def _running_outside_qt() -> dict[object, str]:
    multiprocessing.active_children()  # takes notice of those that have ended
    found: dict[object, str] = {
        ("thread", thread.ident): f"thread {thread.name}"
        for thread in threading.enumerate()
        # A dummy is one of Qt's own pooled threads that called back into Python once.
        if thread is not threading.main_thread() and not isinstance(thread, threading._DummyThread)
    }
    tracker = getattr(resource_tracker._resource_tracker, "_pid", None)
    for pid in child_pids():
        # multiprocessing starts its tracker at the first spawned process and keeps it to the end.
        if pid != tracker:
            found["process", pid] = f"process {pid} {_command_of(pid)}"
    return found


def child_pids(of: int | str = "self") -> list[int]:
    """Lists the living children of a process; by /proc, which also knows those of subprocess and Qt."""
    pids: list[int] = []
    for path in Path(f"/proc/{of}/task").glob("*/children"):
        try:
            pids.extend(int(word) for word in path.read_text().split())
        except OSError:  # the thread has just ended
            continue
    return [pid for pid in pids if not is_zombie(pid)]


def is_zombie(pid: int) -> bool:
    """Tells whether a process has ended, waited for or not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True


def blocks_signal(pid: int, number: int) -> bool:
    """Tells whether a process hears a signal only later, if ever."""
    status = Path(f"/proc/{pid}/status").read_text()
    return bool(int(status.partition("SigBlk:")[2].split()[0], 16) >> (number - 1) & 1)


def _command_of(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_text().replace("\0", " ").strip()
    except OSError:
        return ""


def _running_qt_objects() -> dict[object, str]:
    if "PySide6.QtCore" not in sys.modules:
        return {}
    import shiboken6
    from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QEvent, QThread, QTimer

    app = QCoreApplication.instance()
    if app is None:
        return {}
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    main_thread = app.thread()
    tests: list[tuple[type, Callable[..., bool]]] = [
        (QTimer, lambda timer: timer.isActive()),
        (QAbstractAnimation, lambda animation: animation.state() is QAbstractAnimation.State.Running),
        (QThread, lambda thread: thread.isRunning() and thread is not main_thread),
    ]
    found: dict[object, str] = {}
    # Nearly all of the many objects are of a few kinds that are none of ours: each is looked at once.
    test_of_kind: dict[type, Callable[..., bool] | None] = {}
    for item in gc.get_objects():
        kind = type(item)
        if kind not in test_of_kind:
            test_of_kind[kind] = next((runs for base, runs in tests if issubclass(kind, base)), None)
        runs = test_of_kind[kind]
        if runs is not None and shiboken6.isValid(item) and runs(item):
            name = item.objectName() or repr(item.parent())
            found["qt", id(item)] = f"{kind.__name__} of {name}"
    return found
