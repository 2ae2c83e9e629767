"""Opening records in a window: dropped, named, later, damaged, and with cards of their own."""

from __future__ import annotations

import json
import os
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cakedesk.app.files.reader import DiskReader
from cakedesk.app.match.model import deal_match
from cakedesk.app.start import application
from cakedesk.app.start.main import main
from cakedesk.app.window.record_file import LaterRecordError, read_record_file
from cakedesk.app.window.record_opener import RecordOpener
from cakedesk.engine.errors import CakeDeskError
from cakedesk.engine.game import builtin_list_texts
from cakedesk.engine.match import Match
from cakedesk.engine.registry import find_game
from tests.app.played_matches import new_match
from tests.python_process import python

GAME = find_game("top-cake")


class _Desk:
    def __init__(self) -> None:
        self.matches: list[Match[Any]] = []
        self.told: list[str] = []

    def open_match(self, match: Match[Any], /) -> None:
        self.matches.append(match)

    def tell_refused(self, sentence: str, /) -> None:
        self.told.append(sentence)


@pytest.fixture
def desk() -> _Desk:
    return _Desk()


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    return window


@pytest.fixture
def opener(window: QWidget, desk: _Desk) -> RecordOpener:
    return RecordOpener(window, desk, DiskReader(window))


def _record(folder: Path, **changes: object) -> Path:
    lists = changes.pop("list_texts", {})
    match = deal_match(GAME, ["Ada", "Ben"], ["human"] * 2, rng=Random(1), list_texts=lists)
    data = {**json.loads(match.record().to_json()), **changes}
    path = folder / "match.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    return path


def _drop(window: QWidget, *urls: QUrl) -> bool:
    data = QMimeData()
    data.setUrls(urls)
    actions, button, modifiers = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier(0)
    enter = QDragEnterEvent(QPoint(5, 5), actions, data, button, modifiers)
    enter.ignore()
    QApplication.sendEvent(window, enter)
    if not enter.isAccepted():
        return False
    drop = QDropEvent(QPointF(5, 5), actions, data, button, modifiers)
    QApplication.sendEvent(window, drop)
    return drop.isAccepted()


def test_a_file_that_is_dropped_is_opened(
    opener: RecordOpener, window: QWidget, desk: _Desk, tmp_path: Path
) -> None:
    assert window.acceptDrops()
    assert _drop(window, QUrl.fromLocalFile(str(_record(tmp_path))))
    assert [list(match.seats) for match in desk.matches] == [["Ada", "Ben"]]
    assert desk.told == []


def test_nothing_else_can_be_dropped(opener: RecordOpener, window: QWidget, desk: _Desk) -> None:
    assert not _drop(window)
    assert not _drop(window, QUrl("https://example.org/match.json"))
    assert desk.matches == desk.told == []


def test_several_files_at_once_are_told_to_be_too_many(
    opener: RecordOpener, window: QWidget, desk: _Desk, tmp_path: Path
) -> None:
    record = QUrl.fromLocalFile(str(_record(tmp_path)))
    assert _drop(window, record, record, QUrl("https://example.org/match.json"))
    assert desk.matches == []
    assert desk.told == ["Only one record can be opened at a time."]


@pytest.mark.parametrize("changes", [{"version": 2}, {"version": 1000, "moves": 3}, {"game": "layer-cake"}])
def test_a_later_record_is_one_sentence_and_kept(
    opener: RecordOpener,
    desk: _Desk,
    tmp_path: Path,
    changes: dict[str, object],
) -> None:
    path = _record(tmp_path, **changes)
    before = path.read_bytes()
    opener.open(path)
    assert desk.told == ["match.json was made by a later version of CakeDesk. It is kept as it is."]
    assert desk.matches == []
    with pytest.raises(LaterRecordError):
        read_record_file(path)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("content", "why"),
    [
        ("", "it is empty"),
        ("\n \n", "it is empty"),
        ("no record", "it is no record of a match, or it is damaged"),
        ('{"format": "cakedesk-record", "version": "two"}', "it is no record of a match, or it is damaged"),
        ("[2]", "it is no record of a match, or it is damaged"),
        ("{}\n{}\n", "it holds more than one match"),
    ],
)
def test_what_is_no_record_is_one_sentence(
    opener: RecordOpener, desk: _Desk, tmp_path: Path, content: str, why: str
) -> None:
    path = tmp_path / "cake.txt"
    path.write_text(content, encoding="utf-8")
    opener.open(path)
    assert len(desk.told) == 1
    assert desk.told == [f"cake.txt can't be opened: {why}."]


@pytest.mark.parametrize("content", [b"\x82" * 600, b"\x00\x01\n\x82\n" * 90])
def test_bytes_at_random_are_no_record(
    opener: RecordOpener, desk: _Desk, tmp_path: Path, content: bytes
) -> None:
    (tmp_path / "noise.bin").write_bytes(content)
    opener.open(tmp_path / "noise.bin")
    assert desk.told == ["noise.bin can't be opened: it is no record of a match, or it is damaged."]


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"start": {}}, "it does not begin as its game does"),
        ({"moves": [[0, "eat all"]]}, "its move 1 is against the rules"),
        (
            {"moves": [[2, "pass"]]},
            "its move 1 is against the rules: two bidding cards must be laid, one face up and one face down",
        ),
    ],
)
def test_what_the_rules_refuse_is_said_for_people(
    opener: RecordOpener, desk: _Desk, tmp_path: Path, change: dict[str, object], why: str
) -> None:
    path = tmp_path / "cake.json"
    path.write_text(json.dumps({**new_match(1).record().to_dict(), **change}), encoding="utf-8")
    opener.open(path)
    assert desk.told == [f"cake.json can't be opened: {why}."]
    opener.open(tmp_path)
    assert desk.told[1].endswith("can't be opened: it is a folder.")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with names")
def test_pipes_and_links_without_an_end_are_told_as_such(
    opener: RecordOpener, desk: _Desk, tmp_path: Path
) -> None:
    os.mkfifo(tmp_path / "pipe.json")
    (tmp_path / "link.json").symlink_to(tmp_path / "link.json")
    odd = tmp_path / ("two\nlines\u202e" + "!" * 90)
    for path in (tmp_path / "pipe.json", tmp_path / "link.json", odd):
        opener.open(path)
    assert desk.told == [
        "pipe.json can't be opened: it is no regular file.",
        "link.json can't be opened: a link leads to itself.",
        f"two lines{'!' * 50}… can't be opened: there is no such file.",
    ]


def test_a_file_that_is_gone(opener: RecordOpener, desk: _Desk, tmp_path: Path) -> None:
    opener.open(tmp_path / "gone.json")
    assert len(desk.told) == 1
    assert "gone.json can't be opened" in desk.told[0]
    assert "there is no such file" in desk.told[0]
    with pytest.raises(CakeDeskError):
        read_record_file(tmp_path / "gone.json")


def test_a_record_with_its_own_cards_opens_with_them(
    opener: RecordOpener, desk: _Desk, tmp_path: Path
) -> None:
    own = builtin_list_texts(GAME)["top_cake.csv"].replace("lemon-4", "citron-4")
    opener.open(_record(tmp_path, list_texts={"top_cake.csv": own}))
    assert "citron-4" in str(desk.matches[0].record().start)


def test_the_window_comes_forward(opener: RecordOpener, window: QWidget, desk: _Desk, tmp_path: Path) -> None:
    window.showMinimized()
    opener.come_forward("")
    assert not window.isMinimized()
    assert desk.matches == []
    opener.come_forward(str(_record(tmp_path)))
    assert len(desk.matches) == 1


_NAMED_BY_MACOS = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication
from cakedesk.app.start import application
from cakedesk.app.window.main_window import MainWindow

def name(services, window):
    QApplication.sendEvent(QApplication.instance(), QFileOpenEvent(sys.argv[2]))

def show(window, match):
    print(match.record().game)
    QTimer.singleShot(0, window.close)

application.settle = name
MainWindow.open_match = show
sys.exit(application.run_window(Path(sys.argv[1])))
"""


def test_macos_names_a_record_while_the_program_runs(tmp_path: Path) -> None:
    done = python("-c", _NAMED_BY_MACOS, str(tmp_path / "data"), str(_record(tmp_path)))
    assert (done.returncode, done.stdout) == (0, "top-cake\n"), done.stderr


def test_what_a_record_is_refused_for_is_told_in_the_window(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[tuple[Path | None, Path | None]] = []

    def run_window(data_dir: Path | None, file: Path | None) -> int:
        opened.append((data_dir, file))
        return 0

    monkeypatch.setattr(application, "run_window", run_window)
    assert main(["--data-dir", str(tmp_path), str(tmp_path / "gone.json")]) == 0
    assert opened == [(tmp_path, tmp_path / "gone.json")]
