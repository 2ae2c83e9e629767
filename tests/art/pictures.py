"""Helpers that look at rendered pictures."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import product

from PySide6.QtGui import QColor, QImage

from cakedesk.art import faces
from cakedesk.art.face import Face
from cakedesk.art.palette import FLAVOURS, TOPPERS
from cakedesk.art.render import render_now
from cakedesk.art.top_cake import faces as cake_faces
from cakedesk.art.top_cake.bid_card import BID_KINDS
from cakedesk.art.top_cake.home import home_faces
from cakedesk.art.top_cake.stack import LayerSpec

ALL_KINDS = (*FLAVOURS, *TOPPERS)

TALL = tuple(
    LayerSpec(f"{kind}-1", kind) for kind in ("battenberg", "victoria", "velvet", "carrot", "coffee")
)


def every_face() -> list[Face]:
    """At least one face of each kind, and every card of the games."""
    return [
        *(cake_faces.row_card_face(f"{kind}-3", kind, 3, kind.title()) for kind in ALL_KINDS),
        *(
            cake_faces.row_card_face(f"{kind}-3", kind, 3, kind.title()).readable(50, 100, 113)
            for kind in ALL_KINDS
        ),
        *(cake_faces.layer_face(f"{kind}-3", kind) for kind in ALL_KINDS),
        *(cake_faces.topper_face(kind) for kind in TOPPERS),
        cake_faces.stack_face(TALL),
        cake_faces.stack_face((*TALL, LayerSpec("lemon-1", "lemon"), LayerSpec("rose", "rose")), 26),
        cake_faces.stack_face(
            (LayerSpec("lemon-1", "lemon"), LayerSpec("fox", "fox"), LayerSpec("velvet-2", "velvet"))
        ),
        *(_marked_stack(dark) for dark in (False, True)),
        faces.plate_face(),
        *(cake_faces.bid_face(seat, kind, "SNATCH") for seat in range(6) for kind in BID_KINDS),
        *(cake_faces.bid_back_face(seat) for seat in range(6)),
        *(cake_faces.mini_kind_face(kind) for kind in BID_KINDS),
        *(cake_faces.max_tag_face(number, full) for number in range(1, 7) for full in (False, True)),
        *(cake_faces.max_tag_face(number, full, 1.25) for number in (1, 6) for full in (False, True)),
        cake_faces.topper_tag_face(),
        cake_faces.half_point_face(),
        *(faces.seat_chip_face(seat, ring) for seat in range(6) for ring in (False, True)),
        *(faces.seat_symbol_face(seat, "#A9BDA8") for seat in range(6)),
        faces.coach_face(),
        faces.pointing_hand_face(),
        faces.cloche_lid_face(3),
        faces.cloche_plate_face(3),
        *(faces.curtain_face(seat) for seat in range(6)),
        *home_faces(),
        faces.logo_face(),
        *(faces.icon_face(icon, "#3A211E") for icon in faces.ICON_NAMES),
    ]


def _marked_stack(dark: bool) -> Face:
    layers = (
        LayerSpec("victoria-2", "victoria", 2, "falling"),
        LayerSpec("coffee-3", "coffee", 3),
        LayerSpec("carrot-3a", "carrot", 3, "new"),
        LayerSpec("lemon-4", "lemon", 4, "ghost"),
    )
    return cake_faces.stack_face(layers, dark=dark)


def ink_box(image: QImage, color: str, tolerance: int = 60) -> tuple[int, int, int, int]:
    """Finds left, top, right, bottom (exclusive) of the pixels near a colour."""
    wanted = QColor(color)
    found = [
        (x, y)
        for y in range(image.height())
        for x in range(image.width())
        if _near(image.pixelColor(x, y), wanted, tolerance)
    ]
    assert found, f"nothing of {color} in the picture"
    columns, rows = [x for x, _ in found], [y for _, y in found]
    return min(columns), min(rows), max(columns) + 1, max(rows) + 1


def _near(pixel: QColor, wanted: QColor, tolerance: int) -> bool:
    return pixel.alpha() >= 200 and distance(pixel, wanted) <= tolerance


def distance(pixel: QColor, wanted: QColor | str) -> int:
    """By how much red, green or blue differ at most."""
    pairs = zip(pixel.getRgb()[:3], QColor(wanted).getRgb()[:3], strict=True)
    return max(abs(a - b) for a, b in pairs)


def drawn(face: Face, width_px: int) -> QImage:
    """A picture as high as its shape wants it."""
    return render_now(face, width_px, max(1, round(width_px / face.aspect)))


def dark_shape(image: QImage, step_px: int = 1) -> list[bool]:
    """Tells what is darker than the middle tone of the picture, whatever its hue, row by row."""
    places = product(range(0, image.height(), step_px), range(0, image.width(), step_px))
    pixels = [image.pixelColor(x, y) for y, x in places]
    inside = [pixel.lightness() for pixel in pixels if pixel.alpha() > 200]
    mean = sum(inside) / len(inside)
    return [pixel.alpha() > 200 and pixel.lightness() < mean for pixel in pixels]


def share_of_difference(first: Sequence[bool], second: Sequence[bool]) -> float:
    """By which share of their places two shapes differ."""
    return sum(a != b for a, b in zip(first, second, strict=True)) / len(first)


def painted_share(image: QImage) -> float:
    """Gives the share of a grid of samples that is not transparent."""
    alphas, line = image.convertToFormat(QImage.Format.Format_Alpha8), range(40)
    alpha, a_row = bytes(alphas.constBits()), alphas.bytesPerLine()
    places = [y * image.height() // 40 * a_row + x * image.width() // 40 for y in line for x in line]
    return sum(alpha[place] > 0 for place in places) / len(places)


def assert_blank(image: QImage, part: Collection[float]) -> None:
    """Nothing is on a part of a picture, given by left, top, width and height as shares, up to its edge."""
    x, y, width, height = part
    for column, row in product(range(1, 10), range(1, 10)):
        px = round((x + width * column / 10) * image.width())
        py = round((y + height * row / 10) * image.height())
        assert image.pixelColor(px, py).lightness() > 245
