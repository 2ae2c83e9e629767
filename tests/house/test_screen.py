"""Is there a screen, and do these arguments need it?"""

from __future__ import annotations

import pytest

from bootstrap.screen import Screen, find_screen, needs_qt, opens_home_page

X11 = {"DISPLAY": ":0"}
WAYLAND = {"WAYLAND_DISPLAY": "wayland-0"}


@pytest.mark.parametrize(
    ("system", "environ", "expected"),
    [
        ("linux", {}, Screen.NONE),
        ("linux", {"DISPLAY": "", "WAYLAND_DISPLAY": ""}, Screen.NONE),
        ("linux", X11, Screen.X11),
        ("linux", WAYLAND, Screen.WAYLAND),
        ("linux", X11 | WAYLAND, Screen.WAYLAND),
        ("linux", X11 | WAYLAND | {"QT_QPA_PLATFORM": "xcb"}, Screen.X11),
        ("linux", WAYLAND | {"QT_QPA_PLATFORM": "xcb"}, Screen.NONE),
        ("linux", X11 | WAYLAND | {"QT_QPA_PLATFORM": "wayland;xcb"}, Screen.WAYLAND),
        ("linux", X11 | {"QT_QPA_PLATFORM": "wayland-egl"}, Screen.NONE),
        ("linux", X11 | {"QT_QPA_PLATFORM": "offscreen"}, Screen.NONE),
        ("linux", {"QT_QPA_PLATFORM": "vnc:size=800x600"}, Screen.OTHER),
        ("darwin", {}, Screen.OTHER),
        ("win32", {}, Screen.OTHER),
        ("win32", {"QT_QPA_PLATFORM": "offscreen"}, Screen.NONE),
    ],
)
def test_find_screen(system: str, environ: dict[str, str], expected: Screen) -> None:
    assert find_screen(system, environ) is expected


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ([], True),
        (["--data-dir", "d"], True),
        (["--data-dir=d"], True),
        (["game.json"], False),
        (["--data-dir", "d", "game.json"], False),
        (["simulate", "top-cake"], False),
        (["--help"], False),
    ],
)
def test_opens_home_page(arguments: list[str], expected: bool) -> None:
    assert opens_home_page(arguments) is expected


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ([], True),
        (["game.json"], True),
        (["demo", "--out", "demo"], True),
        (["simulate", "top-cake"], False),
        (["verify", "games.jsonl"], False),
        (["moves", "game.jsonl"], False),
        (["--install-desktop-entry"], False),
        (["demo", "--help"], False),
        (["--version"], False),
    ],
)
def test_needs_qt(arguments: list[str], expected: bool) -> None:
    assert needs_qt(arguments) is expected
