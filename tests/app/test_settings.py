from __future__ import annotations

import errno
import json
import os
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from cakedesk.app.files.writer import SaveWriter
from cakedesk.app.settings import file as settings_file
from cakedesk.app.settings.values import MOST_KNOWN_NAMES, LastSetup, Pace, Resolving, Settings, ThemeChoice
from cakedesk.table.aids import Aids


@pytest.fixture
def file(data_dir: Path) -> Path:
    return data_dir / "config" / "settings.json"


def put(file: Path, content: str | bytes) -> None:
    file.parent.mkdir(exist_ok=True)
    file.write_bytes(content.encode() if isinstance(content, str) else content)


def test_defaults_touch_no_disk(file: Path, writer: SaveWriter) -> None:
    settings = Settings(file, writer)
    assert settings.trouble == ""
    assert settings.theme is ThemeChoice.SYSTEM
    assert settings.computer_pace is Pace.NORMAL
    assert settings.computer_pause_ms == 500
    assert settings.animation_factor == 1.0
    assert settings.resolving is Resolving.WAIT
    assert settings.reduced_motion is False
    assert settings.window_geometry == b""
    assert settings.last_setup("top-cake") is None
    assert (settings.language, settings.text_percent) == ("", 100)
    assert (settings.volume, settings.muted) == (60, False)
    assert settings.sound_cards and settings.sound_turn and settings.sound_events
    assert not settings.full_screen and not settings.log_open and not settings.take_back
    assert settings.aids == Aids()
    assert settings.known_names == ()
    assert not settings.lesson_seen("top-cake")
    assert not writer.has_unwritten()
    assert not file.exists()


def test_what_is_set_is_there_next_time(file: Path, writer: SaveWriter) -> None:
    settings = Settings(file, writer)
    settings.theme = "dark"
    settings.computer_pace = Pace.SLOW
    settings.animation_speed = Pace.OFF
    settings.resolving = Resolving.TIMER
    settings.reduced_motion = True
    settings.window_geometry = b"\x00\xff geometry"
    settings.remember_setup("top-cake", LastSetup(("Ada", "Łucja"), ("human", "easy"), {"rounds": 3}))
    settings.remember_setup("other", LastSetup(("X", "Y"), ("human", "human")))
    settings.language = "pt_BR"
    settings.text_percent = 125
    settings.volume = 0
    settings.muted = settings.full_screen = settings.log_open = settings.take_back = True
    settings.sound_cards = settings.sound_turn = settings.sound_events = False
    settings.aids = Aids(unseen=False)
    settings.remember_lesson("top-cake")
    settings.remember_lesson("top-cake")
    assert writer.flush()
    again = Settings(file, writer)
    assert (again.language, again.text_percent, again.volume) == ("pt_BR", 125, 0)
    assert again.muted and again.full_screen and again.log_open and again.take_back
    assert not again.sound_cards and not again.sound_turn and not again.sound_events
    assert again.aids == Aids(unseen=False)
    assert again.lesson_seen("top-cake") and not again.lesson_seen("cake-swap")
    assert again.theme is ThemeChoice.DARK
    assert again.computer_pause_ms == 1200
    assert again.animation_factor == 0.0
    assert again.resolving is Resolving.TIMER
    assert again.reduced_motion is True
    assert again.window_geometry == b"\x00\xff geometry"
    assert again.last_setup("top-cake") == LastSetup(("Ada", "Łucja"), ("human", "easy"), {"rounds": 3})
    assert again.last_setup("other") == LastSetup(("X", "Y"), ("human", "human"))


def test_changes_are_told_once(file: Path, writer: SaveWriter, qtbot: QtBot) -> None:
    settings = Settings(file, writer)
    told: list[str] = []
    settings.changed.connect(told.append)
    settings.theme = ThemeChoice.DARK
    settings.theme = ThemeChoice.DARK
    settings.reduced_motion = True
    assert told == ["theme", "reduced_motion"]


def test_nonsense_is_refused_and_changes_nothing(file: Path, writer: SaveWriter) -> None:
    settings = Settings(file, writer)
    with pytest.raises(ValueError, match="sepia"):
        settings.theme = "sepia"
    assert settings.theme is ThemeChoice.SYSTEM
    assert not writer.has_unwritten()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("language", "Deutsch"),
        ("language", "de_"),
        ("language", "../de"),
        ("text_percent", 110),
        ("volume", 101),
        ("volume", -1),
        ("volume", True),
    ],
)
def test_what_no_setting_can_have_is_refused(
    file: Path, writer: SaveWriter, name: str, value: object
) -> None:
    settings = Settings(file, writer)
    before = getattr(settings, name)
    with pytest.raises(ValueError, match="not"):
        setattr(settings, name, value)
    assert getattr(settings, name) == before
    assert not writer.has_unwritten()


def test_a_setup_keeps_starter_and_aids(file: Path, writer: SaveWriter) -> None:
    settings = Settings(file, writer)
    setup = LastSetup(("Ada", "Ben"), ("human", "easy"), {}, 1, Aids(points=False), take_back=True)
    settings.remember_setup("top-cake", setup)
    assert writer.flush()
    assert Settings(file, writer).last_setup("top-cake") == setup


def test_people_are_known_by_name_the_latest_first(file: Path, writer: SaveWriter) -> None:
    settings = Settings(file, writer)
    settings.remember_setup("top-cake", LastSetup(("Ada", "Ben", "Zoé"), ("human", "easy", "human")))
    assert list(settings.known_names) == ["Ada", "Zoé"]
    settings.remember_names(["Łucja", "ada"])
    assert list(settings.known_names) == ["Łucja", "ada", "Zoé"]
    settings.remember_names([f"P{number}" for number in range(MOST_KNOWN_NAMES - 1)])
    assert len(settings.known_names) == MOST_KNOWN_NAMES
    assert settings.known_names[-1] == "Łucja"


def test_unknown_keys_and_values_are_kept(file: Path, writer: SaveWriter) -> None:
    put(file, json.dumps({"theme": "sepia", "sounds": {"volume": 3}, "resolving": ["wait"]}))
    settings = Settings(file, writer)
    assert settings.trouble == ""
    assert settings.theme is ThemeChoice.SYSTEM
    assert settings.resolving is Resolving.WAIT
    settings.reduced_motion = True
    assert writer.flush()
    kept = json.loads(file.read_text(encoding="utf-8"))
    assert kept == {"theme": "sepia", "sounds": {"volume": 3}, "resolving": ["wait"], "reduced_motion": True}


@pytest.mark.parametrize(
    "value",
    [
        {"last_setups": 7},
        {"last_setups": {"top-cake": []}},
        {"last_setups": {"top-cake": {"names": ["A"], "players": []}}},
        {"last_setups": {"top-cake": {"names": ["A", 2], "players": ["human", "easy"]}}},
        {"last_setups": {"top-cake": {"names": ["A"], "players": ["human"], "options": 1}}},
        {"window_geometry": "*** no base64 ***"},
        {"window_geometry": 4},
        {"reduced_motion": "yes"},
        {"computer_pace": {}},
        {"language": "Klingon!"},
        {"language": 7},
        {"text_percent": "125"},
        {"text_percent": 1000},
        {"volume": 1e9},
        {"volume": True},
        {"muted": "no"},
        {"sound_cards": 0},
        {"aids": [1]},
        {"aids": {"points": "off"}},
        {"known_names": "Ada"},
        {"known_names": [1, 2]},
        {"lessons_seen": {"top-cake": True}},
        {"last_setups": {"top-cake": {"names": ["A"], "players": ["x"], "first": True, "options": 1}}},
    ],
)
def test_values_of_wrong_types_count_as_defaults(
    file: Path, writer: SaveWriter, value: dict[str, Any]
) -> None:
    put(file, json.dumps(value))
    settings = Settings(file, writer)
    assert settings.last_setup("top-cake") is None
    assert settings.window_geometry == b""
    assert settings.reduced_motion is False
    assert settings.computer_pace is Pace.NORMAL
    assert (settings.language, settings.text_percent) == ("", 100)
    assert (settings.volume, settings.muted, settings.sound_cards) == (60, False, True)
    assert settings.aids == Aids()
    assert settings.known_names == ()
    assert not settings.lesson_seen("top-cake")
    settings.remember_setup("top-cake", LastSetup(("A", "B"), ("human", "human")))
    assert settings.last_setup("top-cake") is not None


@pytest.mark.parametrize("first", [2, -1, True, "0", None])
def test_a_starter_who_does_not_play_is_drawn(file: Path, writer: SaveWriter, first: object) -> None:
    entry = {"names": ["A", "B"], "players": ["human", "human"], "first": first, "take_back": "yes"}
    put(file, json.dumps({"last_setups": {"top-cake": entry}}))
    setup = Settings(file, writer).last_setup("top-cake")
    assert setup is not None
    assert setup.first is None
    assert setup.take_back is None


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"\xff\xfe\x00",
        b'{"theme": "dark"',
        b"[" * 200_000,
        b" " * 1_000_001 + b"{}",
    ],
    ids=["empty", "torn", "list", "null", "binary", "cut", "nested", "huge"],
)
def test_a_damaged_file_is_moved_aside(file: Path, writer: SaveWriter, content: bytes) -> None:
    put(file, content)
    settings = Settings(file, writer)
    aside = file.parent / "damaged" / "settings.json"
    assert settings.theme is ThemeChoice.SYSTEM
    assert str(aside) in settings.trouble
    assert aside.read_bytes() == content
    assert not file.exists()
    settings.theme = "light"
    assert writer.flush()
    assert Settings(file, writer).trouble == ""


def test_a_second_damaged_file_does_not_replace_the_first(file: Path, writer: SaveWriter) -> None:
    for content in ("first", "second"):
        put(file, content)
        Settings(file, writer)
    found = sorted(path.read_text() for path in (file.parent / "damaged").iterdir())
    assert found == ["first", "second"]


def test_a_folder_of_that_name_is_told(file: Path, writer: SaveWriter) -> None:
    file.mkdir(parents=True)
    settings = Settings(file, writer)
    assert settings.trouble.startswith("The settings could not be read")
    assert settings.theme is ThemeChoice.SYSTEM


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with names")
def test_a_pipe_or_an_endless_link_of_that_name_is_told(file: Path, writer: SaveWriter) -> None:
    file.parent.mkdir(parents=True)
    os.mkfifo(file)
    unread = "The settings could not be read ({}). The standard ones are used, and changes are not kept."
    assert Settings(file, writer).trouble == unread.format("it is no regular file")
    file.unlink()
    file.symlink_to(file)
    settings = Settings(file, writer)
    assert settings.trouble == unread.format("a link leads to itself")
    settings.volume = 10
    assert settings.volume == 10
    assert not writer.has_unwritten() and file.is_symlink()


@pytest.mark.parametrize("error", [PermissionError(errno.EACCES, "no"), OSError(errno.EIO, "no")])
def test_what_could_not_be_read_is_not_written_over(
    file: Path, writer: SaveWriter, monkeypatch: pytest.MonkeyPatch, error: OSError
) -> None:
    put(file, '{"volume": 7, "known_names": ["Ada"]}')

    def refuse(path: Path) -> None:
        raise error

    with monkeypatch.context() as patch:
        patch.setattr(settings_file, "open_regular", refuse)
        settings = Settings(file, writer)
    assert "changes are not kept" in settings.trouble
    settings.volume = 10
    settings.window_geometry = b"at the end"
    assert settings.volume == 10
    assert writer.flush()
    assert Settings(file, writer).known_names == ("Ada",)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="links need rights there")
def test_a_link_to_a_file_kept_elsewhere_stays_one(file: Path, writer: SaveWriter, tmp_path: Path) -> None:
    elsewhere = tmp_path / "dotfiles" / "cakedesk.json"
    file.parent.mkdir(parents=True)
    file.symlink_to(elsewhere)
    settings = Settings(file, writer)
    assert settings.trouble == "", "what it leads to comes with the first change"
    settings.volume = 10
    assert writer.flush()
    assert file.is_symlink()
    assert json.loads(elsewhere.read_text())["volume"] == Settings(file, writer).volume == 10
    elsewhere.write_text("torn")
    assert str(elsewhere.parent / "damaged") in Settings(file, writer).trouble
    assert file.is_symlink()


def test_a_damaged_file_that_can_not_be_moved_is_told(
    file: Path, writer: SaveWriter, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(file, "torn")

    def refuse(source: object, target: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(os, "replace", refuse)
    settings = Settings(file, writer)
    assert "can't be moved (access is not allowed)" in settings.trouble
    assert settings.theme is ThemeChoice.SYSTEM
    settings.theme = ThemeChoice.DARK
    assert writer.flush()
    assert file.read_text() == "torn", "nothing is written over what nobody could use"
