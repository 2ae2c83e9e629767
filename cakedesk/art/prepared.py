"""The pictures of the home page that are drawn when the program is built: the first start waits for none.

`home_pictures` draws them from each game's `home.py` into `resources/pictures`; here they are only read. None
of the modules that draw is imported for that.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from cakedesk.art.face import Face
from cakedesk.art.svg import Drawing
from cakedesk.engine.resources import resource_path

WIDTHS_PX = (320, 720)
"""Widths of the files: for 1600 x 1000, and for a 4K screen or two device pixels a pixel."""

INDEX = "home.json"


class PreparedFace(Face):
    """One of a game's pictures on the home page."""

    game: str  # the folder of the game
    number: int  # 0: its box; from 1: what the shop window shows of it

    def file_for(self, width_px: int) -> Path | None:
        """See `Face.file_for`."""
        for width in WIDTHS_PX:
            if width >= width_px:
                return picture_file(self.game, self.number, width)
        return None

    def _facts(self) -> dict[str, Any]:
        facts: dict[str, Any] = _index()[self.game][self.number]
        return facts

    def _size(self) -> tuple[float, float]:
        width, height = self._facts()["size"]
        return width, height

    def _corner(self) -> float | None:
        corner: float | None = self._facts()["corner"]
        return corner

    def _ground(self) -> str | None:
        ground: str | None = self._facts()["ground"]
        return ground

    def _draw(self, drawing: Drawing, width_units: float) -> None:
        from cakedesk.art.home_pictures import drawn_faces  # noqa: PLC0415 - only for what no file is large enough

        drawn_faces(self.game)[self.number]._draw(drawing, width_units)


def home_faces(game: str) -> tuple[Face, ...]:
    """Gives a game's pictures on the home page.

    Args:
        game: The folder of the game, such as `top_cake`.

    Returns:
        Its box, then what the shop window shows of it.

    Raises:
        KeyError: There are no pictures of such a game.
    """
    return tuple(PreparedFace(game, number) for number in range(len(_index()[game])))


def picture_file(game: str, number: int, width_px: int) -> Path:
    """Tells where a prepared picture lies."""
    return resource_path("pictures", f"{game}-{number}-{width_px}.webp")


@cache
def _index() -> dict[str, list[dict[str, Any]]]:
    index: dict[str, list[dict[str, Any]]] = json.loads(
        resource_path("pictures", INDEX).read_text(encoding="utf-8")
    )
    return index
