"""Tests that have to fail, each with what it should be blamed for, and one that has to pass.

`test_conftest.py` runs them under the real conftest in a process of their own; the name keeps them out of our
own collection.
"""

from __future__ import annotations

import logging
import subprocess
import sys
import threading
import time
import warnings

import pytest
from PySide6.QtCore import QCoreApplication, QThread, QTimer, QTranslator, QVariantAnimation, qWarning

from tests import leftovers

leftovers.GRACE_S = 1.0  # what is left here does not end by itself

KEPT: list[object] = []
"""What the tests leave behind stays referenced here, as a careless module would do it."""


def test_warning() -> None:
    warnings.warn("blame: a warning", stacklevel=1)


def test_log_line() -> None:
    logging.getLogger("probe").warning("hm")


@pytest.mark.expects_log("hm")
def test_missing_log_line() -> None:
    pass


def test_thread() -> None:
    threading.Thread(target=time.sleep, args=(30,), daemon=True).start()


def test_process() -> None:
    KEPT.append(subprocess.Popen([sys.executable, "-c", "import time; time.sleep(30)"]))


def test_timer(qapp: object) -> None:
    timer = QTimer()
    timer.start(99_999)
    KEPT.append(timer)


def test_animation(qapp: object) -> None:
    animation = QVariantAnimation()
    animation.setEndValue(1)
    animation.setDuration(99_999)
    animation.start()
    KEPT.append(animation)


def test_qt_thread(qapp: object) -> None:
    thread = QThread()
    thread.start()
    KEPT.append(thread)


def test_qt_warning(qapp: object) -> None:
    qWarning("blame: a Qt warning")


class Other(QTranslator):
    """A language with one word."""

    def translate(self, *_: object) -> str:
        return "other"

    def isEmpty(self) -> bool:  # noqa: N802 - Qt's name
        return False


def test_speaking(qapp: QCoreApplication) -> None:
    qapp.installTranslator(Other(qapp))
    assert qapp.translate("Any", "word") == "other"


def test_speaking_plainly_again(qapp: QCoreApplication) -> None:
    assert qapp.translate("Any", "word") == "word"


@pytest.mark.expects_log("hm")
def test_clean(qapp: object, data_dir: object) -> None:
    logging.getLogger("probe").warning("hm")
    threading.Thread(target=int).start()
    subprocess.run([sys.executable, "-c", ""], check=True)
    QTimer().start(99_999)  # gone with its last reference


def test_sweeping_up(qapp: object) -> None:
    """Ends what the others left, which Qt would not forgive at the end of the process."""
    for thing in KEPT:
        if isinstance(thing, QThread):
            thing.quit()
            thing.wait()
        elif isinstance(thing, subprocess.Popen):
            thing.kill()
            thing.wait()
    KEPT.clear()
