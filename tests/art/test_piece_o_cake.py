"""Piece o' Cake's pictures: every variety at every place, and that they lie where the geometry says."""

from __future__ import annotations

import math
from itertools import combinations
from time import thread_time

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPolygonF

from cakedesk.art.face import Face
from cakedesk.art.palette import CARD_INK
from cakedesk.art.piece_o_cake import faces as slice_faces
from cakedesk.art.piece_o_cake import ring as geometry
from cakedesk.art.piece_o_cake.colors import VARIETIES, signals
from cakedesk.art.piece_o_cake.home import home_faces
from cakedesk.art.piece_o_cake.pieces import SliceSpec
from cakedesk.art.piece_o_cake.ring import THICKNESS
from cakedesk.art.render import Order, render_now
from cakedesk.engine.resources import resource_path
from cakedesk.games.piece_o_cake.cards import LIST_FILE, VARIETY_NAMES, read_slices
from cakedesk.games.piece_o_cake.phases import CAKES, SLICES
from tests.art.pictures import (
    distance,
    ink_box,
    share_of_difference,
)

LISTS = read_slices(resource_path("decks", LIST_FILE).read_text(encoding="utf-8"))
SPECS = {variety.name: SliceSpec(variety.name, variety.count, variety.cream) for variety in LISTS.varieties}
RING = tuple(SPECS[name] for name in (*VARIETY_NAMES, *VARIETY_NAMES[:3]))

firsts = st.integers(0, SLICES - 1)
counts = st.integers(1, SLICES)


def every_face() -> list[Face]:
    """At least one face of each kind; every variety, and every place in the ring."""
    return [
        *(slice_faces.piece_face((spec,), place) for place, spec in enumerate(RING)),
        *(slice_faces.piece_face(RING[:count], 9) for count in range(2, SLICES + 1)),
        slice_faces.piece_face(RING[:3], 2, "honey"),
        slice_faces.piece_face(RING[:3], 2, "honey", dark=True),
        slice_faces.piece_face(RING[2:6], 5, "raspberry", lifted=True),
        slice_faces.piece_face(RING[2:6], 5, "raspberry", lifted=True, dark=True),
        slice_faces.piece_face(RING[2:6], 5, eaten=(0, 3), least_px=19.0),
        slice_faces.plate_face(),
        *(slice_faces.taken_place_face(first, 1 + first) for first in range(SLICES)),
        slice_faces.gap_dashes_face(3, 4),
        slice_faces.gap_dashes_face(3, 4, dark=True),
        *(slice_faces.focus_ring_face(first, count) for first, count in ((0, 1), (3, 4), (7, 9), (0, 11))),
        *(slice_faces.knife_face(gap) for gap in range(SLICES)),
        *(slice_faces.knife_face(4, selected=True, dark=dark) for dark in (False, True)),
        *(slice_faces.cut_line_face(gap) for gap in range(SLICES)),
        *(slice_faces.cut_line_face(4, selected=True, dark=dark) for dark in (False, True)),
        *(slice_faces.plus_face(lit, dark) for lit in (False, True) for dark in (False, True)),
        *(slice_faces.variety_face(name) for name in VARIETY_NAMES),
        *(slice_faces.number_disc_face(number) for number in (3, 11, 104)),
        slice_faces.cream_face(),
        *(slice_faces.eaten_plate_face(number) for number in (None, 0, 4, 23)),
        *(slice_faces.served_piece_face(RING[:count]) for count in (1, 2, 3, 6, SLICES)),
        *(slice_faces.eaten_feast_face((VARIETY_NAMES * 4)[:count]) for count in (1, 2, 6, 11, 27)),
        slice_faces.shared_crown_face(),
        *(slice_faces.cake_box_face(number + 1) for number in range(CAKES)),
        slice_faces.cake_box_face(),
        *home_faces(),
    ]


def test_every_variety_of_the_cards_has_colours_and_a_fruit_of_its_own() -> None:
    assert set(VARIETIES) == set(VARIETY_NAMES)
    assert geometry.RING_SLICES == SLICES
    shapes = [_shape(slice_faces.variety_face(name)) for name in VARIETY_NAMES]
    for first, second in combinations(range(len(VARIETY_NAMES)), 2):
        names = (VARIETY_NAMES[first], VARIETY_NAMES[second])
        assert share_of_difference(shapes[first], shapes[second]) > 0.05, names


def _shape(face: Face) -> list[bool]:
    """Tells in 40 x 40 samples what is dark beside the token's own ground, whatever its hue."""
    image = render_now(face, 80, 80)
    ground = image.pixelColor(40, 74).lightness()
    return [
        abs(image.pixelColor(x * 2, y * 2).lightness() - ground) > 24 for y in range(40) for x in range(40)
    ]


def test_own_decks_may_have_any_number_and_cream() -> None:
    pictures = [
        render_now(slice_faces.piece_face((SliceSpec("plum", number, cream),), 0), 200, 330)
        for number, cream in ((3, 0), (3, 1), (3, 2), (3, 9), (57, 2), (104, 2))
    ]
    assert all(first != second for first, second in combinations(pictures, 2))


@given(firsts, counts)
def test_the_frame_holds_the_piece(first: int, count: int) -> None:
    outline = geometry.piece_outline(first, count)
    for lifted in (False, True):
        frame = geometry.piece_frame(first, count, lifted)
        for x, y in outline:
            assert 0 < frame.center_x + x < frame.width
            assert frame.center_y + y > 0
            assert frame.center_y + y + THICKNESS < frame.height


@given(firsts, counts, st.floats(0.25, 0.98), st.floats(0.06, 0.94))
def test_the_outline_holds_its_slices_and_no_others(
    first: int, count: int, radius: float, share: float
) -> None:
    shape = QPolygonF()
    for corner in geometry.piece_outline(first, count):
        shape.append(QPointF(*corner))
    for place in range(SLICES):
        start, end = geometry.gap_angle(place), geometry.gap_angle(place + 1)
        angle = start + (end - start) * share
        near_side = min(share, 1 - share) * math.tau / SLICES * radius
        inside = shape.containsPoint(
            QPointF(*geometry.point_at(angle, radius)), Qt.FillRule.OddEvenFill
        )  # the gap belongs to nobody
        is_own = (place - first) % SLICES < count
        assert not inside or is_own
        if is_own and near_side > 0.04:
            assert inside


def test_slice_0_points_up_and_slices_go_clockwise() -> None:
    assert geometry.point_at(geometry.slice_angle(0), 1.0) == pytest.approx((0, -1))
    assert geometry.point_at(geometry.slice_angle(2), 1.0)[0] > 0.8
    assert geometry.gap_angle(3) == pytest.approx((geometry.slice_angle(2) + geometry.slice_angle(3)) / 2)
    assert geometry.piece_angle(9, 3) % math.tau == pytest.approx(geometry.slice_angle(10))


RADIUS_PX = 200


def _on_ring(image: QImage, frame: geometry.RingFrame, angle: float, radius: float) -> QColor:
    x, y = geometry.point_at(angle, radius)
    return image.pixelColor(round((frame.center_x + x) * RADIUS_PX), round((frame.center_y + y) * RADIUS_PX))


def _drawn(face: Face, frame: geometry.RingFrame) -> QImage:
    return render_now(face, round(frame.width * RADIUS_PX), round(frame.height * RADIUS_PX))


@pytest.mark.parametrize("first", range(SLICES))
def test_every_slice_lies_where_the_geometry_says(first: int) -> None:
    frame = geometry.piece_frame(first, 2)
    image = _drawn(slice_faces.piece_face(RING[:2], first), frame)
    for turn in range(2):
        # Between number and fruit, and between fruit and cream, lies bare frosting.
        angle = geometry.slice_angle(first + turn)
        pixel = _on_ring(image, frame, angle, 0.29)
        frosting = VARIETIES[RING[turn].kind].frosting
        assert distance(pixel, frosting) < 40
        disc = _on_ring(image, frame, angle + 0.155, 0.42)
        assert disc.lightness() > 225
    # On the left the side of the first slice hangs into its gap; the other end is free there.
    free = first if first < 8 else first + 2
    assert _on_ring(image, frame, geometry.gap_angle(free), 0.6).alpha() < 160


def test_a_whole_cake_has_a_hole_and_no_gaps() -> None:
    frame = geometry.piece_frame(0, SLICES)
    image = _drawn(slice_faces.piece_face(RING, 0), frame)
    assert _on_ring(image, frame, 0, 0.0).alpha() == 0
    for gap in range(SLICES):
        assert _on_ring(image, frame, geometry.gap_angle(gap), 0.7).alpha() == 255


@pytest.mark.parametrize("dark", [False, True])
def test_marks_are_the_themes_signals_and_stay_in_the_frame(dark: bool) -> None:
    colors = signals(dark)
    marks: tuple[tuple[slice_faces.Mark, str], ...] = (
        ("honey", colors.honey),
        ("raspberry", colors.raspberry),
    )
    for mark, color in marks:
        frame = geometry.piece_frame(1, 3, lifted=mark == "raspberry")
        face = slice_faces.piece_face(RING[:3], 1, mark, mark == "raspberry", dark)
        image = _drawn(face, frame)
        left, top, right, bottom = ink_box(image, color, tolerance=4)
        assert 0 < left < right < image.width()
        assert 0 < top < bottom < image.height()
        assert (right - left) > 0.85 * (image.width() - 50)


@pytest.mark.parametrize("count", [1, 4, 9])
def test_the_keyboards_ring_lies_outside_of_the_mark(count: int) -> None:
    first = -(count // 2) % SLICES  # its middle is at the top, where no side is seen
    frame = geometry.piece_frame(first, count, lifted=True)
    ring = _drawn(slice_faces.focus_ring_face(first, count), frame)
    piece = _drawn(slice_faces.piece_face(RING[:count], first, "raspberry", lifted=True), frame)
    middle = geometry.piece_angle(first, count)
    assert _on_ring(ring, frame, middle, 0.6).alpha() == 0
    assert distance(_on_ring(ring, frame, middle, 1 + 12.3 / 292), CARD_INK) < 90
    assert distance(_on_ring(piece, frame, middle, 1 + 4 / 292), signals(False).raspberry) < 90
    assert _on_ring(ring, frame, middle, 1 + 3 / 292).alpha() == 0


def test_the_plate_and_the_blade_lie_round_the_same_centre() -> None:
    frame = geometry.plate_frame()
    plate = _drawn(slice_faces.plate_face(), frame)
    for gap in range(SLICES):
        angle = geometry.gap_angle(gap)
        assert _on_ring(plate, frame, angle, geometry.PLATE_RADIUS - 0.02).lightness() > 190
        cut = geometry.cut_frame(gap)
        blade = _drawn(slice_faces.cut_line_face(gap), cut)
        assert _on_ring(blade, cut, angle, 0.6).alpha() == 255
        assert _on_ring(blade, cut, angle, 0.178).alpha() == 0


@pytest.mark.parametrize("gap", range(SLICES))
def test_a_knife_points_at_the_middle_of_the_cake(gap: int) -> None:
    image = render_now(slice_faces.knife_face(gap), 100, 100)
    x, y = geometry.point_at(geometry.gap_angle(gap), 20)
    inside, outside = (
        image.pixelColor(round(50 - x), round(50 - y)),
        image.pixelColor(round(50 + x), round(50 + y)),
    )
    assert inside.lightness() > 130 > outside.lightness()


def test_taken_places_keep_their_crumbs() -> None:
    short = slice_faces.taken_place_face(4, 1)
    long = slice_faces.taken_place_face(4, 3)
    crumbs = [face.svg(200, 200).count("ellipse") for face in (short, long)]
    assert crumbs[1] == 3 * crumbs[0] > 0


def test_a_ring_is_drawn_in_time() -> None:
    """150 ms at 680 pixels are wanted; the limit leaves room for a slow machine."""
    frame = geometry.piece_frame(0, SLICES)
    order = Order(slice_faces.piece_face(RING, 0), 680, round(680 * frame.height / frame.width))
    order.paint(order.write())
    begin = thread_time()
    order.paint(order.write())
    assert thread_time() - begin < 0.6
