"""Plays a whole computer game of each kind that has a table, without a screen, and keeps pictures."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from cakedesk.engine.errors import CakeDeskError
from cakedesk.engine.whole_files import in_place_of

if TYPE_CHECKING:
    from cakedesk.app.window.main_window import MainWindow
    from cakedesk.art.store import FaceStore
    from cakedesk.table.board import BoardStatus

SIZE_PX = (1600, 1000)
LONGEST_GAME_S = 240
NAMES = ("Ada", "Ben", "Zoé", "Łucja", "Mei", "Tom")
LOOK_EVERY_MS = 40
_MOST_GRABS = 20


def main(argv: Sequence[str]) -> int:
    """Play and keep pictures and records."""
    parser = argparse.ArgumentParser(prog="cakedesk demo", description=__doc__)
    parser.add_argument("--out", type=Path, default=Path("demo"), help="folder for pictures and records")
    options = parser.parse_args(argv)
    try:
        options.out.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=options.out) as probe:
            probe.write(b"CakeDesk")
    except OSError as error:
        raise _cannot_keep(options.out, error) from error
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory(prefix="cakedesk-demo-") as data:
        return _play_all(options.out, Path(data))


def _print(line: str) -> None:
    """Print a line; where nobody reads on, the pictures are made all the same."""
    try:
        print(line, flush=True)
    except BrokenPipeError:
        sys.stdout = None


def _cannot_keep(out: Path, error: OSError) -> CakeDeskError:
    from cakedesk.app.files.disk_errors import why_failed  # noqa: PLC0415

    return CakeDeskError(
        f"nothing can be kept in {out} ({why_failed(error)}); --out DIR names another folder"
    )


def _keep(file: Path, content: bytes) -> None:
    try:
        with in_place_of(file) as unfinished:
            unfinished.write_bytes(content)
    except OSError as error:
        raise _cannot_keep(file.parent, error) from error


def _play_all(out: Path, data: Path) -> int:
    from cakedesk.app.desk.services import Services  # noqa: PLC0415
    from cakedesk.app.files.paths import app_paths, prepare_folders  # noqa: PLC0415
    from cakedesk.app.settings.i18n import Translators  # noqa: PLC0415
    from cakedesk.app.start.application import make_application  # noqa: PLC0415 - Qt only after the platform is set
    from cakedesk.app.window.main_window import MainWindow  # noqa: PLC0415
    from cakedesk.table.boards.registry import BOARDS  # noqa: PLC0415

    app, translators = make_application(), Translators()
    translators.speak()
    paths = app_paths(data)
    prepare_folders(paths)
    services = Services(paths)
    services.settings.computer_pace = type(services.settings.computer_pace)("off")
    services.settings.animation_speed = type(services.settings.animation_speed)("off")
    window = MainWindow(services, translators)
    window.resize(*SIZE_PX)
    window.show()
    try:
        _keep_picture(window, services.faces, out / "home.png")
        played = [_play(window, services.faces, game_id, out) for game_id in BOARDS]
    finally:
        window.close()
        services.close()
        del app, translators
    return 0 if all(played) else 1


def _play(window: MainWindow, faces: FaceStore, game_id: str, out: Path) -> bool:
    from PySide6.QtCore import QElapsedTimer, QEventLoop, Qt, QTimer  # noqa: PLC0415
    from PySide6.QtTest import QTest  # noqa: PLC0415

    from cakedesk.app.people.setup_choice import SeatChoice, SetupChoice  # noqa: PLC0415
    from cakedesk.engine.registry import find_game  # noqa: PLC0415

    game = find_game(game_id)
    seats = tuple(SeatChoice(name, "medium") for name in NAMES[: game.seats.stop - 1])
    _print(f"{game.title}: {len(seats)} computer players")
    window.desk.start_match(SetupChoice(game_id, seats))
    shown = ""

    def tell(status: BoardStatus) -> None:
        nonlocal shown
        if status.text != shown:
            shown = status.text
            _print(f"  {shown}")

    board = window.table.board
    assert board is not None
    board.status_changed.connect(tell)
    loop, clock = QEventLoop(), QElapsedTimer()
    clock.start()
    kept, pictured = 0, ""
    # Looked at from here and not from a timer's slot: an error has to end it.
    while not window.end.isVisible() and board is not None and clock.elapsed() <= LONGEST_GAME_S * 1000:
        button = board.primary_button
        if button is not None and button.isVisible() and button.available:
            if pictured != shown:
                pictured = shown
                kept += 1
                _keep_picture(window, faces, out / f"{game_id}-{kept:02}.png")
            QTest.keyClick(window.table.view.viewport(), Qt.Key.Key_Return)
        QTimer.singleShot(LOOK_EVERY_MS, loop.quit)
        loop.exec()
        board = window.table.board
    if window.session is None or not window.session.model.is_over:
        print(f"  it did not end within {LONGEST_GAME_S} s", file=sys.stderr)
        return False
    _keep_picture(window, faces, out / f"{game_id}-end.png")
    record = window.session.model.match.record()
    _keep(out / f"{game_id}.cakedesk", (record.to_json() + "\n").encode())
    assert record.result is not None
    scores = ", ".join(
        f"{name} {points}" for name, points in zip(record.seats, record.result["scores"], strict=True)
    )
    _print(f"  {scores}; {kept + 1} pictures and the record are in {out}")
    return True


def _keep_picture(window: MainWindow, faces: FaceStore, path: Path) -> None:
    """Keep what the window shows, once all in it is drawn: a picture is ordered when its place is painted.

    It is written by us: where the disk is full, the library that packs it prints a line of its own.
    """
    from PySide6.QtCore import QBuffer  # noqa: PLC0415

    picture = window.grab()
    for _ in range(_MOST_GRABS):
        if faces.is_idle:
            break
        faces.wait_until_idle()
        picture = window.grab()
    packed = QBuffer()
    picture.save(packed, "PNG")
    _keep(path, bytes(packed.data().data()))
