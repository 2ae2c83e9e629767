"""Writes the program's icon: `python -m cakedesk.art.icons [FOLDER]`.

Run it after a change to the logo. It writes `cakedesk.svg`, PNGs of the usual sizes, and the containers of
Windows (`.ico`) and macOS (`.icns`) into `resources/icons`, or into FOLDER.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from PIL import Image
from PySide6.QtGui import QGuiApplication, QImage

from cakedesk.art.color import darker, lighter
from cakedesk.art.logo import LOGO_HEIGHT, LOGO_WIDTH, draw_logo
from cakedesk.art.palette import PORCELAIN, RASPBERRY
from cakedesk.art.plate import draw_plate
from cakedesk.art.render import render_svg
from cakedesk.art.svg import Drawing
from cakedesk.engine.resources import resource_path

SIZES_PX = (16, 22, 24, 32, 48, 64, 128, 256, 512)
_ICO_SIZES_PX = (16, 24, 32, 48, 64, 128, 256)
_ICNS_SIZES_PX = (16, 32, 64, 128, 256, 512)
_BOX = 256.0
_SMALL_PX = 40
"""Below this size the cake fills the tile without a plate, so that it can still be told."""


def icon_svg(size_px: int = 256) -> str:
    """Writes the icon, 256 units square: the logo's cake on a raspberry tile, simpler where it is small."""
    drawing = Drawing(_BOX, _BOX)
    inset = 4.0
    side = _BOX - 2 * inset
    drawing.rect(inset, inset + 4, side, side - 2, 56, fill=darker(RASPBERRY, 0.5))
    paint = drawing.linear(
        0, 0, 90, _BOX, [(0, lighter(RASPBERRY, 0.16)), (0.5, RASPBERRY), (1, darker(RASPBERRY, 0.2))]
    )
    drawing.rect(inset, inset, side, side - 6, 56, fill=paint)
    if size_px < _SMALL_PX:
        drawing.circle(
            128, 92, 100, fill=drawing.radial(128, 92, 100, [(0.3, "#FFE3C9", 0.8), (1, "#FFE3C9", 0.0)])
        )
        scale = 1.52
        draw_logo(drawing, (_BOX - LOGO_WIDTH * scale) / 2, 42, scale)
        return drawing.document()
    glow = drawing.radial(128, 118, 112, [(0, "#FFE3C9", 0.5), (1, "#FFE3C9", 0.0)])
    drawing.circle(128, 118, 112, fill=glow)
    drawing.rect(
        13, 13, _BOX - 26, side - 24, 47, fill="none", stroke=PORCELAIN, stroke_width=2.5, stroke_opacity=0.35
    )  # fmt: skip
    scale = 1.24
    left, top = (_BOX - LOGO_WIDTH * scale) / 2, 50.0
    draw_plate(drawing, 128, top + LOGO_HEIGHT * scale * 0.888 + 2, 112, 72 * scale)
    draw_logo(drawing, left, top, scale)
    return drawing.document()


def write_icons(folder: Path) -> list[Path]:
    """Writes all files of the icon into a folder, made if it is missing. Needs a QGuiApplication."""
    folder.mkdir(parents=True, exist_ok=True)
    written = [folder / "cakedesk.svg"]
    written[0].write_text(icon_svg() + "\n", encoding="utf-8")
    pictures = {size: _picture(size) for size in sorted({*SIZES_PX, *_ICO_SIZES_PX, *_ICNS_SIZES_PX})}
    for size in SIZES_PX:
        path = folder / f"cakedesk-{size}.png"
        pictures[size].save(path, optimize=True)
        written.append(path)
    ico, icns = folder / "cakedesk.ico", folder / "cakedesk.icns"
    largest_ico, *other_ico = [pictures[size] for size in reversed(_ICO_SIZES_PX)]
    sizes = [(size, size) for size in _ICO_SIZES_PX]
    largest_ico.save(ico, format="ICO", sizes=sizes, append_images=other_ico)
    largest_icns, *other_icns = [pictures[size] for size in reversed(_ICNS_SIZES_PX)]
    largest_icns.save(icns, format="ICNS", append_images=other_icns)
    return [*written, ico, icns]


def _picture(size_px: int) -> Image.Image:
    image = render_svg(icon_svg(size_px), size_px, size_px).convertToFormat(QImage.Format.Format_RGBA8888)
    return Image.frombytes("RGBA", (size_px, size_px), bytes(image.constBits()))


def main(arguments: list[str]) -> int:
    """Runs the tool.

    Args:
        arguments: At most a folder.
    """
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication.instance() or QGuiApplication([])
    folder = Path(arguments[0]) if arguments else resource_path("icons")
    for path in write_icons(folder):
        print(path.name, path.stat().st_size)
    del application
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
