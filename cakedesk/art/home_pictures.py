"""Draws the pictures of the home page: `python -m cakedesk.art.home_pictures`.

Run it after a change to a game's `home.py` or to what that draws with. It writes WebP files of two widths and
their index into `resources/pictures`.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from PIL import Image
from PySide6.QtGui import QGuiApplication, QImage

from cakedesk.art.face import Face
from cakedesk.art.fonts import load_fonts
from cakedesk.art.prepared import INDEX, WIDTHS_PX, picture_file
from cakedesk.art.render import render_now
from cakedesk.engine.resources import resource_path

_QUALITY = 92


def drawn_games() -> list[str]:
    """The folders of the games that have such pictures, sorted."""
    return sorted(path.parent.name for path in Path(__file__).parent.glob("*/home.py"))


def drawn_faces(game: str) -> tuple[Face, ...]:
    """Gives what the pictures of a game's folder are drawn from: its box, then what the shop window shows."""
    faces: tuple[Face, ...] = import_module(f"cakedesk.art.{game}.home").home_faces()
    return faces


def facts_of(face: Face) -> dict[str, Any]:
    """Gives what the index says of a picture, a digest of its drawing included."""
    width, height = face._size()
    svg = face.svg(float(WIDTHS_PX[0]), WIDTHS_PX[0] / face.aspect)
    digest = hashlib.sha256(svg.encode()).hexdigest()
    return {"size": [width, height], "corner": face._corner(), "ground": face._ground(), "drawing": digest}


def main() -> int:
    """Draws them all."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication.instance() or QGuiApplication([])
    load_fonts()
    resource_path("pictures").mkdir(exist_ok=True)
    for old in resource_path("pictures").glob("*.webp"):
        old.unlink()
    index = {}
    for game in drawn_games():
        faces = drawn_faces(game)
        index[game] = [facts_of(face) for face in faces]
        for number, face in enumerate(faces):
            for width_px in WIDTHS_PX:
                _write(face, width_px, picture_file(game, number, width_px))
    text = json.dumps(index, indent=1) + "\n"
    resource_path("pictures", INDEX).write_text(text, encoding="utf-8")
    del application
    return 0


def _write(face: Face, width_px: int, file: Path) -> None:
    image = render_now(face, width_px, round(width_px / face.aspect))
    image = image.convertToFormat(QImage.Format.Format_RGBA8888)
    picture = Image.frombytes("RGBA", (image.width(), image.height()), bytes(image.constBits()))
    picture.save(file, quality=_QUALITY, method=6)
    print(file.name, file.stat().st_size)


if __name__ == "__main__":
    sys.exit(main())
