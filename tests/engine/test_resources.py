"""Data files are found in a checkout and in a frozen program; `test_wheel.py` does it for a wheel."""

from __future__ import annotations

from pathlib import Path

import pytest

from cakedesk.engine import resources
from cakedesk.engine.resources import resource_path, translations_dir

_REPOSITORY = Path(__file__).resolve().parents[2]

_FONTS = {
    "baloo-2": ["Baloo2_700Bold.ttf", "Baloo2_800ExtraBold.ttf"],
    "atkinson-hyperlegible-next": [
        "AtkinsonHyperlegibleNext_500Medium.ttf",
        "AtkinsonHyperlegibleNext_600SemiBold.ttf",
        "AtkinsonHyperlegibleNext_700Bold.ttf",
    ],
}


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package folder without any data, in an empty place."""
    folder = tmp_path / "place" / "cakedesk"
    folder.mkdir(parents=True)
    monkeypatch.setattr(resources, "_PACKAGE_DIR", folder)
    return folder


def _make(folder: Path) -> Path:
    folder.mkdir(parents=True)
    return folder


def test_this_checkout_has_both() -> None:
    assert resource_path() == _REPOSITORY / "resources"
    assert resource_path("decks", "top_cake.csv").read_text(encoding="utf-8").startswith("id,")
    assert translations_dir() == _REPOSITORY / "translations"


@pytest.mark.parametrize("family", _FONTS)
def test_fonts_stand_beside_their_licence(family: str) -> None:
    for name in _FONTS[family]:
        assert resource_path("fonts", family, name).read_bytes()[:4] == b"\0\1\0\0"
    licence = resource_path("fonts", family, "LICENSE_FONT").read_text(encoding="utf-8-sig")
    assert "SIL Open Font License, Version 1.1" in licence


def test_a_wheel_has_them_in_the_package(package: Path) -> None:
    inside = _make(package / "resources")
    assert resource_path("decks") == inside / "decks"


def test_site_packages_of_somebody_else_are_not_ours(package: Path) -> None:
    _make(package.parent / "resources")
    with pytest.raises(FileNotFoundError, match="'resources'"):
        resource_path()


def test_a_checkout_has_them_beside_the_package(package: Path) -> None:
    (package.parent / "pyproject.toml").touch()
    beside = _make(package.parent / "translations")
    assert translations_dir() == beside


@pytest.mark.parametrize("place", ["cakedesk/resources", "resources"])
def test_a_frozen_program_has_them_in_its_bundle(
    package: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, place: str
) -> None:
    _make(package / "resources")
    monkeypatch.setattr("sys._MEIPASS", str(tmp_path / "bundle"), raising=False)
    bundled = _make(tmp_path / "bundle" / place)
    assert resource_path("sounds") == bundled / "sounds"


def test_an_installation_without_data_says_where_it_looked(package: Path) -> None:
    with pytest.raises(FileNotFoundError, match="incomplete.*'translations'") as caught:
        translations_dir()
    assert str(package / "translations") in str(caught.value)
