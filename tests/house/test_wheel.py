"""The wheel, built and installed: everything is in it, and found from anywhere."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest

import cakedesk

_REPOSITORY = Path(__file__).resolve().parents[2]

_ASK = """
import json, cakedesk
from cakedesk.engine.resources import resource_path, translations_dir
print(json.dumps([cakedesk.__file__, str(resource_path("decks", "top_cake.csv")), str(translations_dir())]))
"""


def _run(*command: object, **options: Any) -> str:
    done = subprocess.run(
        [str(word) for word in command], capture_output=True, text=True, check=False, **options
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return str(done.stdout)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built by the tools that the test extra installs, so without a network."""
    folder = tmp_path_factory.mktemp("wheel")
    _run(sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", folder, _REPOSITORY)
    (found,) = folder.glob("*.whl")
    return found


def _files_below(folder: Path) -> set[str]:
    """What git would take of a folder, as far as the tests' own rubbish goes."""
    return {
        path.relative_to(folder.parent).as_posix()
        for path in folder.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }


def test_its_name_says_the_version(wheel: Path) -> None:
    assert wheel.name == f"cakedesk-{cakedesk.__version__}-py3-none-any.whl"


def test_it_holds_code_resources_and_compiled_translations(wheel: Path) -> None:
    names = {name for name in zipfile.ZipFile(wheel).namelist() if name.startswith("cakedesk/")}
    catalogues = {f"cakedesk/translations/{path.stem}.qm" for path in _REPOSITORY.glob("translations/*.ts")}
    assert "cakedesk/translations/cakedesk_en.qm" in catalogues
    resources = {f"cakedesk/{name}" for name in _files_below(_REPOSITORY / "resources")}
    assert names == catalogues | resources | _files_below(_REPOSITORY / "cakedesk")


def test_it_brings_its_licences_and_commands(wheel: Path) -> None:
    archive = zipfile.ZipFile(wheel)
    texts = {name.partition(".dist-info/")[2]: name for name in archive.namelist() if ".dist-info/" in name}
    assert {"licenses/LICENSE", "licenses/LICENSE-ART"} <= set(texts)
    commands = archive.read(texts["entry_points.txt"]).decode()
    assert "cakedesk = cakedesk.__main__:main" in commands


def test_it_tells_the_desktop_of_itself(wheel: Path) -> None:
    shared = {name.partition(".data/data/")[2] for name in zipfile.ZipFile(wheel).namelist()}
    assert "share/applications/cakedesk.desktop" in shared
    assert "share/mime/packages/org.cakedesk.CakeDesk.xml" in shared
    assert "share/icons/hicolor/scalable/apps/cakedesk.svg" in shared


def test_installed_it_finds_its_files(wheel: Path, tmp_path: Path) -> None:
    site = tmp_path / "site packages"
    _run(
        sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index", "--target", site, wheel
    )
    answer = _run(sys.executable, "-c", _ASK, cwd=tmp_path, env={**os.environ, "PYTHONPATH": str(site)})
    code, deck, translations = (Path(place) for place in json.loads(answer))
    assert code == site / "cakedesk" / "__init__.py"
    assert deck == site / "cakedesk" / "resources" / "decks" / "top_cake.csv"
    assert deck.is_file()
    assert translations == site / "cakedesk" / "translations"
