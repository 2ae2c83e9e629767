"""What fails before there is a window: written down, and told in a dialog; and the window's own picture."""

from __future__ import annotations

import sys
import threading
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication, QIcon
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cakedesk.app.files import reader as disk_reader
from cakedesk.app.start.application import dress
from cakedesk.app.start.mishap_report import FILE_NAME, MishapReport
from tests.python_process import python

_BROKEN = """
import sys
from pathlib import Path
from PySide6.QtWidgets import QMessageBox
from cakedesk.app.start import application

def broken(*_):
    raise RuntimeError("no window today")

application.make_window = broken
QMessageBox.exec = lambda box: print(box.windowTitle(), box.textFormat().name, box.text(), sep="|")
application.run_window(Path(sys.argv[1]))
"""


def test_what_fails_before_the_window_is_told_in_a_dialog(tmp_path: Path) -> None:
    data = tmp_path / "data"
    done = python("-c", _BROKEN, str(data), LANGUAGE="en")
    assert done.stdout.startswith("CakeDesk|PlainText|Something went wrong in the program"), done.stderr
    assert done.stdout.count(str(data / FILE_NAME)) == 1
    assert "no window today" in (data / FILE_NAME).read_text("utf-8")


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
def test_nothing_is_written_outside_the_folder_through_a_link(tmp_path: Path) -> None:
    told: list[str] = []
    data, outside = tmp_path / "data", tmp_path / "outside"
    data.mkdir()
    for words in ("", "of theirs"):  # a link to nothing, too
        if words:
            outside.write_text(words)
            (data / FILE_NAME).unlink()
        (data / FILE_NAME).symlink_to(outside)
        MishapReport(data, told.append)(ValueError, ValueError("not today"), None)
        assert "not today" in (data / FILE_NAME).read_text("utf-8")
        assert (outside.read_text() if outside.exists() else "") == words
    assert len(told) == 2 and str(data / FILE_NAME) in told[1]


def test_a_disk_that_does_not_answer_keeps_nobody_from_being_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    disk = threading.Event()
    monkeypatch.setattr(disk_reader, "ANSWER_DUE_MS", 1)
    monkeypatch.setattr(Path, "mkdir", lambda *_, **__: disk.wait(20))
    MishapReport(tmp_path, told.append)(ValueError, ValueError("not today"), None)
    assert len(told) == 1 and told[0].endswith("its last action.")
    assert not disk.is_set()
    disk.set()


def test_the_window_has_a_picture(qtbot: QtBot) -> None:
    before = QGuiApplication.windowIcon()
    QApplication.setWindowIcon(QIcon())
    try:
        dress()
        assert not QGuiApplication.windowIcon().pixmap(32, 32).isNull()
    finally:
        QApplication.setWindowIcon(before)
