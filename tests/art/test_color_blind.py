"""No two meanings that stand in the same place are told apart by colour alone.

Each two of them differ in shape, whatever their hue, or in colours that people tell apart with each of the
three kinds of colour blindness.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

import pytest
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from cakedesk.app.widgets.line_plot import DASHES
from cakedesk.art import faces
from cakedesk.art.cake_swap import faces as cake_swap
from cakedesk.art.cake_swap.colors import FROSTINGS
from cakedesk.art.dutch_auction import faces as dutch_auction
from cakedesk.art.dutch_auction.colors import SUITS
from cakedesk.art.face import Face
from cakedesk.art.palette import SEAT_COLORS
from cakedesk.art.piece_o_cake import faces as piece_o_cake
from cakedesk.art.piece_o_cake.colors import VARIETIES
from cakedesk.art.take_the_cake import faces as take_the_cake
from cakedesk.art.take_the_cake.colors import CUTS, ICINGS
from cakedesk.art.top_cake import faces as top_cake
from cakedesk.games.cake_swap.cards import CAKES, COLOURS
from cakedesk.table.theme import DARK, LIGHT, Theme
from tests.art.pictures import dark_shape, drawn, share_of_difference
from tests.color_blind import SIMULATED, seen_distance

LEAST_SHAPE, LEAST_DISTANCE = 0.03, 20.0
"""Shapes differ in so many of their places; colours are so far apart, where 2 can just be seen."""

MEANINGS: dict[str, list[Face]] = {
    "seats": [faces.seat_chip_face(seat) for seat in range(len(SEAT_COLORS))],
    "cut marks": [take_the_cake.cut_mark_face(cut) for cut in CUTS],
    "icings": [take_the_cake.icing_face(icing) for icing in ICINGS],
    "suits": [dutch_auction.suit_face(suit) for suit in SUITS],
    "frostings": [cake_swap.frosting_swatch_face(frosting) for frosting in FROSTINGS],
    "cakes": [cake_swap.cake_swatch_face(cake) for cake in CAKES],
    "ribbons": [cake_swap.ribbon_face(colour, 5) for colour in COLOURS],
    "coins": [dutch_auction.coin_face(3, lit=lit) for lit in (False, True)],
    "gaps": [piece_o_cake.plus_face(lit=lit) for lit in (False, True)],
    "knives": [piece_o_cake.knife_face(0, selected=selected) for selected in (False, True)],
    "varieties": [piece_o_cake.variety_face(kind) for kind in VARIETIES],
    "how much bears": [top_cake.max_tag_face(3, full=full) for full in (False, True)],
}


def mean_color(image: QImage) -> QColor:
    """Of all that is painted."""
    pixels = [image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height())]
    inside = [pixel.getRgbF() for pixel in pixels if pixel.alpha() > 200]
    return QColor.fromRgbF(*(sum(part[n] for part in inside) / len(inside) for n in range(3)))  # type: ignore[index]


def alike(images: Sequence[QImage]) -> list[tuple[int, int]]:
    """Which of some pictures differ neither in shape nor in colours that everybody tells apart."""
    shapes, colors = [dark_shape(image) for image in images], [mean_color(image) for image in images]
    return [
        (one, other)
        for one, other in combinations(range(len(images)), 2)
        if len(shapes[one]) == len(shapes[other])
        and share_of_difference(shapes[one], shapes[other]) < LEAST_SHAPE
        and seen_distance(colors[one], colors[other]) < LEAST_DISTANCE
    ]


@pytest.mark.parametrize("what", MEANINGS)
def test_no_two_are_told_apart_by_colour_alone(qtbot: QtBot, what: str) -> None:
    assert alike([drawn(face, 64) for face in MEANINGS[what]]) == []


def test_bids_are_told_apart_by_the_symbol_in_their_middle(qtbot: QtBot) -> None:
    backs = [drawn(top_cake.bid_back_face(seat), 104) for seat in range(4)]
    assert alike([back.copy(26, 44, 52, 52) for back in backs]) == []


def test_two_that_differ_in_colour_alone_are_found(qtbot: QtBot) -> None:
    """The red and the green of the cut cards, without their marks."""
    red, green = (QImage(20, 20, QImage.Format.Format_RGB32) for _ in range(2))
    red.fill(QColor(SEAT_COLORS[0]))
    green.fill(QColor(SEAT_COLORS[3]))
    assert alike([red, green]) == [(0, 1)]


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_rings_are_told_apart_by_everybody(theme: Theme) -> None:
    """What can be chosen and what attention is on have a ring of one shape; where things go it is dashed."""
    assert seen_distance(theme.honey, theme.raspberry) >= LEAST_DISTANCE
    for token in (theme.honey, theme.raspberry, theme.teal):
        assert seen_distance(token, theme.panel) >= LEAST_DISTANCE


def test_lines_of_plots_differ_in_their_dashes() -> None:
    assert len({(), *DASHES}) == len(SEAT_COLORS)


def test_what_is_simulated_loses_what_it_should() -> None:
    """White and black stay; a pure red and the green as bright as that come nearer to each other."""
    for rows in SIMULATED.values():
        assert all(abs(sum(row) - 1.0) < 0.001 for row in rows), "grey stays grey"
    assert seen_distance(QColor("white"), QColor("black")) > 99
    assert seen_distance(QColor("#D04040"), QColor("#6B7A20")) < 30
