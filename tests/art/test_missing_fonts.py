"""A font file that is missing or damaged: another one stands in, and it is told which is missing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QFontDatabase
from pytestqt.qtbot import QtBot

from cakedesk.app.start.application import font_trouble
from cakedesk.art import fonts
from cakedesk.engine.resources import resource_path


@pytest.fixture
def folder(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Path]:
    """The fonts to load from; all links may be removed."""
    for file in (fonts.DISPLAY_FILE, *fonts.OTHER_FILES):
        (tmp_path / file).parent.mkdir(exist_ok=True)
        (tmp_path / file).write_bytes(resource_path("fonts", *file.split("/")).read_bytes())
    monkeypatch.setattr(fonts, "resource_path", lambda _, *parts: tmp_path.joinpath(*parts))
    monkeypatch.setattr(fonts, "_missing", [])
    yield tmp_path


def _load() -> fonts.FontFamilies:
    return fonts.load_fonts.__wrapped__()  # what stands in must not stay for other tests


def test_nothing_is_said_if_all_is_there(folder: Path) -> None:
    assert _load() == fonts.FontFamilies("Baloo 2", "Atkinson Hyperlegible Next")
    assert fonts.missing_fonts() == ()
    assert font_trouble() == ""


def test_another_weight_stands_in_and_the_file_is_named(folder: Path) -> None:
    (folder / fonts.DISPLAY_FILE).unlink()
    assert _load() == fonts.FontFamilies("Baloo 2", "Atkinson Hyperlegible Next")
    assert fonts.missing_fonts() == ("Baloo2_800ExtraBold.ttf",)
    assert font_trouble().startswith("Some fonts are missing (Baloo2_800ExtraBold.ttf). Others stand in")


def test_the_other_family_stands_in(folder: Path) -> None:
    for file in (folder / "atkinson-hyperlegible-next").iterdir():
        file.write_bytes(b"no font")
    assert _load() == fonts.FontFamilies("Baloo 2", "Baloo 2")
    assert len(fonts.missing_fonts()) == 3


def test_without_any_the_systems_font_stands_in(folder: Path) -> None:
    for file in folder.rglob("*.ttf"):
        file.unlink()
    usual = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont).family()
    assert _load() == fonts.FontFamilies(usual, usual)
    assert len(fonts.missing_fonts()) == 5
