"""The net keeps what it shows, the same each time, and notices a changed pixel and a changed word."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image
from pytestqt.qtbot import QtBot

from tests.net.compare import differences
from tests.net.scenes import SCENES
from tests.net.stage import Look, keep_looks

LOOK = Look("1280x700", "dark", "de", 150)


@pytest.mark.parametrize(
    ("game_id", "scene", "pictures"),
    [
        ("top-cake", "half", 2),
        ("piece-o-cake", "end", 1),
        ("cake-swap", "award", 2),
        ("dutch-auction", "done", 1),
    ],
)
def test_it_notices_a_pixel_and_a_word(
    qtbot: QtBot, tmp_path: Path, game_id: str, scene: str, pictures: int
) -> None:
    before, after, out = (tmp_path / name for name in ("before", "after", "out"))
    for folder in (before, after):
        assert keep_looks([LOOK], folder, [game_id], scene) == pictures
    assert differences(before, after, out) == []
    file = sorted((after / LOOK.folder).glob("*.png"))[0]
    with Image.open(file) as image:
        image.putpixel((7, 9), (1, 2, 3))
        image.save(file)
    words = file.with_suffix(".txt")
    words.write_text(words.read_text(encoding="utf-8") + "Button : Neu\n", encoding="utf-8")
    name = file.relative_to(after)
    assert differences(before, after, out) == [
        f"{name}: 1 px differ within (7, 9, 8, 10), see {out / name}", "    +Button : Neu",
    ]  # fmt: skip
    with Image.open(out / name) as sheet:
        assert sheet.size == (3 * 1280, 700)
    file.unlink()
    missing = [f"only before: {name}"] * (pictures > 1)  # else the scene was not asked for
    assert differences(before, after, out) == missing


def test_names_of_scenes_are_their_own() -> None:
    for make in SCENES.values():
        names = [scene.name for scene in make()]
        assert len(names) == len(set(names))
