"""The sizes in which a table's texts are written, as they are painted, and what is written in pictures."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from contextlib import ExitStack
from functools import lru_cache
from types import ModuleType
from typing import Any, NamedTuple
from unittest.mock import patch

from cakedesk.art.face import Face
from cakedesk.art.svg import Drawing
from cakedesk.table.items import FaceItem, PictureButton, TableItem
from cakedesk.table.pixmap_cache import PixmapCache
from cakedesk.table.soft_shadow import ShadowBrush
from cakedesk.table.text_fit import LaidText

_SHAPES = ("path", "ellipse", "circle", "rect", "image", "_define")


class Written(NamedTuple):
    """A text on the table: how large its letters are in px, what it says, and what shows it."""

    px: int
    text: str
    shown_by: str


def written(items: Iterable[TableItem]) -> list[Written]:
    """All texts of some items, as they are painted anew, smallest first; those of drawings of cards aside."""
    found: set[Written] = set()
    name = ""

    def paint(laid: LaidText, *_: object) -> None:
        if laid.text.strip():
            found.add(Written(laid.style.typeface.px, laid.text, name))

    with (
        patch.object(LaidText, "paint", paint),
        patch.object(PixmapCache, "get", lambda _, key, make: make()),
        patch.object(ShadowBrush, "paint"),  # in shadows nothing is written, and they take longest
    ):
        for item in items:
            if not isinstance(item, FaceItem):
                name = f"{type(item).__name__} {item.key}".strip()
                item.draw()
    return sorted(found)


def numerals(items: Iterable[TableItem]) -> list[Written]:
    """All words and numbers in pictures that some items show, smallest first."""
    found: set[Written] = set()
    for item in items:
        shown: list[tuple[Face, float, float]] = []
        if isinstance(item, FaceItem):
            shown.append((item.face, item.width_px, item.height_px))
        elif isinstance(item, PictureButton):
            shown += [(face, side, side) for face, side in item.pictures() if side]
        for face, width_px, height_px in shown:
            told = f"{type(face).__name__} {item.key}".strip()
            found |= {Written(int(px), text, told) for text, px in drawn(face, width_px, height_px)}
    return sorted(found)


def drawn(face: Face, width_px: float, height_px: float) -> list[tuple[str, float]]:
    """The words and numbers in a picture of this size, each with its size in px."""
    width, height = face._size()
    shown_px = min(width_px, height_px * width / height)
    return [(text, size * shown_px / width) for text, size in _drawn(face, shown_px)]


@lru_cache(None)
def _drawn(face: Face, width_px: float) -> list[tuple[str, float]]:
    """The same, in units of the picture. Shapes are left out: they take longest."""
    drawn: list[tuple[str, float]] = []

    def draw(_: object, text: str, _x: float, _y: float, size: float, *_more: Any) -> None:
        drawn.append((text, size))

    def skip(*_: object, **_more: object) -> str:
        return ""

    with ExitStack() as patched:
        for module in _drawers(len(sys.modules)):
            patched.enter_context(patch.object(module, "draw_text", draw))
        patched.enter_context(patch.multiple(Drawing, **dict.fromkeys(_SHAPES, skip)))
        face._draw(Drawing(*face._size()), width_px)
    return drawn


@lru_cache(1)
def _drawers(_known: int) -> list[ModuleType]:
    """The modules that have imported `draw_text`, as long as no more modules are known."""
    art = [module for name, module in sys.modules.items() if name.startswith("cakedesk.art.")]
    return [module for module in art if hasattr(module, "draw_text")]
