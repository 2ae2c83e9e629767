"""Every face can be drawn at every size, always the same, and fits its frame."""

from __future__ import annotations

from itertools import pairwise

import pytest

from cakedesk.art.lettering import fit_lines, text_width
from cakedesk.art.palette import CARD_INK, FLAVOURS, PORCELAIN, SEAT_COLORS
from cakedesk.art.render import render_now
from cakedesk.art.top_cake import faces as cake_faces
from cakedesk.art.top_cake.bid_card import BID_KINDS
from tests.art.pictures import (
    ink_box,
)


def test_cards_of_a_flavour_differ_in_their_crumbs() -> None:
    names = ("carrot-3a", "carrot-3b")
    first, second = (cake_faces.row_card_face(name, "carrot", 3, "Carrot") for name in names)
    assert first.svg(184, 208) != second.svg(184, 208)


@pytest.mark.parametrize("kind", BID_KINDS[:8])
@pytest.mark.parametrize("width_px", [98, 196])
def test_bid_numerals_are_centred(kind: str, width_px: int) -> None:
    height_px = round(width_px * 132 / 98)
    image = render_now(cake_faces.bid_face(1, kind), width_px, height_px)
    left, top, right, bottom = ink_box(image, CARD_INK)
    field = height_px * 0.76
    assert abs((left + right) / 2 - width_px / 2) <= width_px * 0.02
    assert abs((top + bottom) / 2 - field / 2) <= height_px * 0.03
    assert (bottom - top) > height_px * 0.36


@pytest.mark.parametrize("seat", range(6))
def test_a_bid_carries_its_seats_band(seat: int) -> None:
    image = render_now(cake_faces.bid_face(seat, "5"), 98, 132)
    _, top, _, bottom = ink_box(image, SEAT_COLORS[seat], tolerance=6)
    assert top == pytest.approx(132 * 0.76, abs=2)
    assert bottom >= 130


def test_a_bids_word_is_left_out_where_it_could_not_be_read() -> None:
    face = cake_faces.bid_face(0, "S", "SNATCH")
    assert len(face.svg(98, 132)) > len(face.svg(52, 70))


def test_a_back_tells_nothing_of_its_card() -> None:
    assert set(vars(cake_faces.bid_back_face(2))) == {"seat"}


LONG_LABELS = [
    "Schwarzwälder Kirschtorte",
    "Donauwellenblechkuchen",
    "Himbeer-Sahne-Biskuit nach Großmutters Art",
    "W" * 40,
]


@pytest.mark.parametrize("label", LONG_LABELS)
@pytest.mark.parametrize("width_px", [92, 184, 400])
def test_long_labels_fit_the_card(label: str, width_px: int) -> None:
    height_px = round(width_px * 208 / 184)
    image = render_now(cake_faces.row_card_face("lemon-4", "lemon", 4, label), width_px, height_px)
    label_field = image.copy(0, round(height_px * 0.77), width_px, height_px - round(height_px * 0.77))
    left, top, right, bottom = ink_box(label_field, CARD_INK, tolerance=90)
    assert left >= width_px * 0.04
    assert right <= width_px * 0.96
    assert top >= 0
    assert bottom <= label_field.height() - height_px * 0.015


def test_labels_break_before_they_shrink() -> None:
    lines, size = fit_lines("Schwarzwälder Kirschtorte", 160, 26)
    assert lines == ["Schwarzwälder", "Kirschtorte"]
    assert size > 18
    assert fit_lines("Lemon", 160, 26) == (["Lemon"], 26)
    assert max(text_width(line, size) for line in lines) <= 160.01


@pytest.mark.parametrize("full", [False, True])
def test_a_full_tag_is_turned_dark(full: bool) -> None:
    image = render_now(cake_faces.max_tag_face(2, full), 81, 50)
    ground = image.pixelColor(40, 8).name().lower()
    assert ground == (CARD_INK if full else PORCELAIN).lower()


def test_windows_of_the_flavours_can_be_told_apart() -> None:
    tints = []
    for flavour in FLAVOURS:
        image = render_now(cake_faces.row_card_face(f"{flavour}-1", flavour, 1, ""), 184, 208)
        pixel = image.pixelColor(170, 40)
        tints.append((pixel.red(), pixel.green(), pixel.blue()))
    assert all(first != second for first, second in pairwise(sorted(tints)))
