"""The demo: whole pictures, and a sentence where they can't be kept."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cakedesk.app.desk.services import Services
from cakedesk.app.files.paths import AppPaths
from cakedesk.app.start import demo
from cakedesk.app.window.main_window import MainWindow
from cakedesk.engine.errors import CakeDeskError


def test_the_first_picture_of_the_home_page_is_whole(
    qtbot: QtBot,
    paths: AppPaths,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    services = Services(paths)
    window = MainWindow(services)
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    demo._keep_picture(window, services.faces, tmp_path / "home.png")
    QTest.qWait(300)
    services.faces.wait_until_idle()
    settled = window.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    assert QImage(str(tmp_path / "home.png")).convertToFormat(QImage.Format.Format_RGB32) == settled
    capfd.readouterr()
    (full := tmp_path / "full.png").write_text("earlier", encoding="utf-8")
    before = set(tmp_path.iterdir())

    def fill(path: Path, content: bytes) -> None:
        with path.open("wb") as file:
            file.write(content[:9])
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", fill)
    for path, why in ((full, "the disk is full"), (tmp_path / "gone" / "home.png", "there is no such file")):
        with pytest.raises(CakeDeskError, match=rf"^nothing can be kept in .* \({why}.*\); --out DIR"):
            demo._keep_picture(window, services.faces, path)
    assert capfd.readouterr() == ("", ""), "the library that packs pictures adds no line of its own"
    assert full.read_text("utf-8") == "earlier" and set(tmp_path.iterdir()) == before, "no half picture"
    window.close()
    services.close()


def test_where_nothing_can_be_kept_a_sentence_prints_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(**_: object) -> None:
        raise PermissionError(13, "Permission denied")

    (tmp_path / "file").write_text("")
    with pytest.raises(
        CakeDeskError, match=r"^nothing can be kept in .*file \(a file is in the way\); --out DIR"
    ):
        demo.main(["--out", str(tmp_path / "file")])
    with monkeypatch.context() as patch:
        patch.setattr(tempfile, "TemporaryFile", refuse)
        with pytest.raises(
            CakeDeskError, match=r"^nothing can be kept in .*out \(access is not allowed\); --out DIR"
        ):
            demo.main(["--out", str(tmp_path / "out")])


def test_a_disk_that_fills_midway_ends_it_at_once(
    qtbot: QtBot, paths: AppPaths, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[str] = []

    def fill(path: Path, content: bytes) -> None:
        written.append(path.name)
        if len(written) == 3:
            raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", fill)
    services = Services(paths)
    services.settings.computer_pace = type(services.settings.computer_pace)("off")
    services.settings.animation_speed = type(services.settings.animation_speed)("off")
    window = MainWindow(services)
    qtbot.addWidget(window)
    window.show()
    with pytest.raises(CakeDeskError, match=r"^nothing can be kept in .* \(the disk is full\)"):
        demo._play(window, services.faces, "top-cake", tmp_path)
    assert len(written) == 3, "it played on"
    assert [path.name for path in sorted(tmp_path.glob("*.p*"))] == ["top-cake-01.png", "top-cake-02.png"]
    window.close()
    services.close()


def test_where_nobody_reads_on_it_goes_on_in_silence() -> None:
    read, write = os.pipe()
    os.close(read)
    code = (
        "from cakedesk.app.start.demo import _print as tell; tell(1); tell(2); print('end', file=sys.stderr)"
    )
    done = subprocess.run(
        [sys.executable, "-c", f"import sys; {code}"], stdout=write, stderr=subprocess.PIPE, check=False
    )
    os.close(write)
    assert (done.returncode, done.stderr) == (0, b"end\n")
