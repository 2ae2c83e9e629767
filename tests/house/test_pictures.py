"""The pictures in the README and in the docs: there, of every table, and small enough for a repository."""

from __future__ import annotations

import re
from pathlib import Path

from PIL import Image

from cakedesk.engine.registry import game_ids

ROOT = Path(__file__).parents[2]
PAGES = (ROOT / "README.md", *(ROOT / "docs").glob("*.md"))
MOST_BYTES = 1_500_000


def named(page: Path) -> list[Path]:
    """The pictures that a page shows."""
    text = page.read_text(encoding="utf-8")
    found = re.findall(r'!\[[^\]]*\]\(([^)]+)\)|<img src="([^"]+)"', text)
    return [page.parent / (one or other) for one, other in found]


def test_every_picture_that_is_named_is_there() -> None:
    for page in PAGES:
        for picture in named(page):
            with Image.open(picture) as image:
                assert image.size == (1280, 800), picture


def test_every_table_is_shown() -> None:
    first_screen, gallery = (
        {file.stem for file in named(ROOT / page)} for page in ("README.md", "docs/pictures.md")
    )
    assert {f"{game_id}-light" for game_id in game_ids()} <= first_screen
    assert {f"{game_id}-{theme}" for game_id in game_ids() for theme in ("light", "dark")} == gallery


def test_no_picture_is_kept_for_nothing_and_all_are_small() -> None:
    kept = set((ROOT / "docs").rglob("*.webp"))
    assert kept == {picture for page in PAGES for picture in named(page)}
    assert sum(file.stat().st_size for file in kept) < MOST_BYTES
