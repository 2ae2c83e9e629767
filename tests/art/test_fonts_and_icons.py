"""Fonts are the weights the guide asks for; the icon's files hold what their names say."""

from __future__ import annotations

from pathlib import Path

from PIL import Image

from cakedesk.art.fonts import load_fonts
from cakedesk.art.icons import SIZES_PX, icon_svg, write_icons
from cakedesk.art.lettering import outline, text_width
from cakedesk.engine.resources import resource_path


def test_families_and_weights() -> None:
    families = load_fonts()
    assert families is load_fonts()
    assert (families.display, families.text) == ("Baloo 2", "Atkinson Hyperlegible Next")
    widths = [text_width("Schokolade", 100.0, weight) for weight in (800, 700, 600, 500)]
    assert len(set(widths)) == 4
    assert widths[0] > widths[1]
    assert widths[2] > widths[3]


def test_every_sign_of_the_faces_is_in_the_font() -> None:
    empty = outline("\ufffe").data
    for sign in "0123456789½×":
        assert outline(sign).data not in ("", empty)


def test_icon_files(tmp_path: Path) -> None:
    written = write_icons(tmp_path)
    assert {path.name for path in written} == {
        "cakedesk.svg", "cakedesk.ico", "cakedesk.icns", *(f"cakedesk-{size}.png" for size in SIZES_PX)
    }  # fmt: skip
    for size in SIZES_PX:
        with Image.open(tmp_path / f"cakedesk-{size}.png") as image:
            assert image.size == (size, size)
            assert image.getpixel((0, 0)) == (0, 0, 0, 0)
            assert image.getpixel((size // 2, size // 2))[3] == 255  # type: ignore[index]
    with Image.open(tmp_path / "cakedesk.ico") as ico:
        assert (16, 16) in ico.info["sizes"]
        assert (256, 256) in ico.info["sizes"]
    with Image.open(tmp_path / "cakedesk.icns") as icns:
        assert icns.size[0] >= 512


def test_the_icons_in_the_resources_are_up_to_date() -> None:
    assert resource_path("icons", "cakedesk.svg").read_text(encoding="utf-8") == icon_svg() + "\n"
