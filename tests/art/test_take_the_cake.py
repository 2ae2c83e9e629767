"""Take the Cake's pictures: squares, cut cards, orders, the box, and where knives go."""

from __future__ import annotations

from itertools import combinations, pairwise, product

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtGui import QColor

from cakedesk.art.face import Face
from cakedesk.art.render import render_now
from cakedesk.art.take_the_cake import colors, faces
from cakedesk.art.take_the_cake.home import home_faces
from cakedesk.art.take_the_cake.orders import LINE_WORDS, bare_words
from cakedesk.art.take_the_cake.slabs import Place, whole_cake
from cakedesk.games.take_the_cake.cards import COLOURS, ICINGS, TOPPINGS, cut_rows, order_words
from cakedesk.games.take_the_cake.game import GAME
from tests.art.pictures import (
    assert_blank,
    dark_shape,
    distance,
    drawn,
    share_of_difference,
)

LISTS = GAME.builtin_lists()
CUTS = [cut_rows(turns[0]) for turns in LISTS.squares]
ORDERS = [(*order_words(order), order.points) for order in LISTS.orders]
HALF_A_CAKE = {
    (0, 1): ("vanilla", "cookie", 1),
    (1, 1): ("lavender", "flower", 2),
    (3, 2): ("chocolate", "candle", 1),
}


def every_face() -> list[Face]:
    """At least one face of each kind, and every card of the game."""
    looks = sorted({*zip(LISTS.icings, LISTS.toppings, LISTS.counts, strict=True)})
    return [
        *(faces.square_face(ICINGS[icing], TOPPINGS[topping], count) for icing, topping, count in looks),
        faces.square_back_face(),
        *(faces.icing_face(icing) for icing in ICINGS),
        *(faces.topping_face(topping) for topping in TOPPINGS),
        *(faces.cut_card_face(rows) for rows in CUTS),
        faces.cut_back_face(),
        *(faces.cut_mark_face(color, ring) for color in COLOURS for ring in (False, True)),
        *(faces.order_line_face(*order, 300, numeral) for order in ORDERS for numeral in (0, 27)),
        *(faces.order_picture_face(kind, of) for kind, of, _ in ORDERS),
        faces.order_back_face(),
        faces.order_sign_face("#3A211E"),
        *(faces.dial_face(degrees, dark) for degrees in (0, 38, 90, 270) for dark in (False, True)),
        *(faces.lock_face(300, across, dark) for across in (False, True) for dark in (False, True)),
        *(faces.flat_cake_face(HALF_A_CAKE, dark) for dark in (False, True)),
        *home_faces(),
    ]


def test_the_art_knows_the_cards() -> None:
    assert tuple(colors.ICINGS) == ICINGS
    assert "".join(colors.CUTS) == COLOURS


# ---------------------------------------------------------------------------------------------- told apart


def _differ(first: Face, second: Face, width_px: int) -> float:
    """The share of pixels by which the shapes of two pictures differ."""
    return share_of_difference(*(dark_shape(drawn(face, width_px)) for face in (first, second)))


@pytest.mark.parametrize("width_px", [35, 70])
def test_icings_and_toppings_are_told_without_colour(width_px: int) -> None:
    for first, second in combinations(ICINGS, 2):
        assert _differ(faces.icing_face(first), faces.icing_face(second), width_px) > 0.05, (first, second)
    for first, second in combinations(TOPPINGS, 2):
        alone = _differ(faces.topping_face(first), faces.topping_face(second), width_px)
        assert alone > 0.05, (first, second)
    for topping in TOPPINGS:
        one, two = (faces.square_face("vanilla", topping, count) for count in (1, 2))
        assert _differ(one, two, width_px) > 0.08, topping


def test_marks_are_told_without_colour() -> None:
    for first, second in combinations(COLOURS, 2):
        assert _differ(faces.cut_mark_face(first), faces.cut_mark_face(second), 24) > 0.05


def test_pictures_of_orders_differ() -> None:
    pictures = [faces.order_picture_face(kind, of) for kind, of, _ in ORDERS]
    images = [bytes(render_now(face, 98, 72).constBits()) for face in pictures]
    assert len(set(images)) == len(ORDERS) == len(LISTS.orders)


def test_orders_leave_room_for_words() -> None:
    for order in ORDERS:
        for numeral, words in ((0, LINE_WORDS), (27, bare_words(27)), (40, bare_words(40))):
            image = render_now(faces.order_line_face(*order, 300, numeral), 300, 60)
            assert_blank(image, (words / 300, 0.08, 1 - words / 300 - 0.03, 0.84))


# ----------------------------------------------------------------------------------------- where knives go


def test_the_lines_of_a_cut_part_its_pieces() -> None:
    for rows in CUTS:
        lines = faces.cut_lines(rows)
        steps = {
            step
            for x1, y1, x2, y2 in lines
            for step in ([(x1, y, 0) for y in range(y1, y2)] + [(x, y1, 1) for x in range(x1, x2)])
        }
        for row, column in product(range(4), range(4)):
            if column:
                assert ((column, row, 0) in steps) == (rows[row][column] != rows[row][column - 1])
            if row:
                assert ((column, row, 1) in steps) == (rows[row][column] != rows[row - 1][column])
        assert sum(x2 - x1 + y2 - y1 for x1, y1, x2, y2 in lines) == len(steps)


def test_straight_lines_are_not_broken() -> None:
    assert faces.cut_lines(("BBBB", "PPPP", "RRRR", "GGGG")) == ((0, 1, 4, 1), (0, 2, 4, 2), (0, 3, 4, 3))
    assert faces.cut_lines(("BBRR", "BBRR", "PPGG", "PPGG")) == ((2, 0, 2, 4), (0, 2, 4, 2))


def test_outlines_of_pieces_groups_and_holes() -> None:
    assert faces.piece_outline([]) == ()
    ell = [(0, 0), (1, 0), (2, 0), (2, 1)]
    assert faces.piece_outline(ell) == (((0, 0), (1, 0), (1, 2), (2, 2), (2, 3), (0, 3)),)
    around = set(product(range(3), range(3))) - {(1, 1)}
    assert faces.piece_outline(around) == (
        ((0, 0), (3, 0), (3, 3), (0, 3)),
        ((1, 1), (1, 2), (2, 2), (2, 1)),
    )
    # Squares that meet at a corner only stay apart there.
    assert len(faces.piece_outline([(0, 0), (1, 1)])) == 2


@given(st.sets(st.tuples(st.integers(0, 3), st.integers(0, 3)), min_size=1))
def test_an_outline_goes_around_exactly_its_squares(squares: set[tuple[int, int]]) -> None:
    ways = faces.piece_outline(squares)
    area = 0
    for way in ways:
        corners = [*way, way[0]]
        area += sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in pairwise(corners))
        turns = zip((*way[-1:], *way[:-1]), way, (*way[1:], way[0]), strict=True)
        assert all((a[0] == b[0]) != (b[0] == c[0]) for a, b, c in turns)  # every corner is one
    assert area == 2 * len(squares)
    length = sum(
        abs(x2 - x1) + abs(y2 - y1) for way in ways for (x1, y1), (x2, y2) in pairwise([*way, way[0]])
    )
    beside = [(row + down, column + across) for row, column in squares
              for down, across in ((0, 1), (1, 0), (0, -1), (-1, 0))]  # fmt: skip
    assert length == sum(place not in squares for place in beside)


def test_a_cut_card_is_drawn_as_its_rows_lie() -> None:
    for rows in CUTS[::5]:
        image = render_now(faces.cut_card_face(rows), 200, 200)
        for row, column in product(range(4), range(4)):
            wanted = QColor(colors.CUTS[rows[row][column]])
            pixel = image.pixelColor(16 + column * 42 + 7, 16 + row * 42 + 21)
            assert distance(pixel, wanted) < 40


# --------------------------------------------------------------------------------------------------- table


def test_the_dial_marks_the_nearest_quarter() -> None:
    def marked(degrees: int) -> list[bool]:
        image = render_now(faces.dial_face(degrees), 300, 300)
        reach = 140 * 0.7071
        return [
            _is_red(image.pixelColor(round(150 + x * reach - 12), round(150 + y * reach)))
            for x, y in ((1, -1), (1, 1), (-1, 1), (-1, -1))
        ]

    for degrees, chosen in ((0, 0), (44, 0), (46, 1), (90, 1), (200, 2), (316, 0)):
        assert marked(degrees) == [quarter == chosen for quarter in range(4)]


def _is_red(pixel: QColor) -> bool:
    return pixel.red() > 150 and pixel.green() < 90


def test_cakes_of_the_shop_window_can_be_read() -> None:
    cake = whole_cake("Vo . Ld2 .  . . . Sc")
    assert {place: tuple(look) for place, look in cake.items()} == {
        Place(0, 0): ("vanilla", "orange", 1),
        Place(0, 2): ("lavender", "candle", 2),
        Place(1, 3): ("strawberry", "cherry", 1),
    }
