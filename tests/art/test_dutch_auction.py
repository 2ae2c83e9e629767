"""Dutch Auction's pictures: every card, seals, coins, signs of powers, the box."""

from __future__ import annotations

from itertools import combinations, permutations, product
from xml.etree import ElementTree

import pytest
from PySide6.QtGui import QColor, QImage

from cakedesk.art.dutch_auction import colors, faces
from cakedesk.art.dutch_auction.home import home_faces
from cakedesk.art.dutch_auction.powers import POWER_KINDS
from cakedesk.art.face import Face
from cakedesk.art.faces import BOX_TITLE_PLATE
from cakedesk.art.palette import CARD_INK
from cakedesk.art.render import render_now
from cakedesk.engine.resources import resource_path
from cakedesk.games.dutch_auction.cards import BID_OF, CARDS, IS_POWER, LIST_FILE, SUIT_OF, SUITS, read_cards
from cakedesk.games.dutch_auction.game import GAME
from tests.art.pictures import painted_share

LISTS = read_cards(resource_path("decks", LIST_FILE).read_text(encoding="utf-8"))
NUMBERS = [
    (SUITS[SUIT_OF[card]], BID_OF[card], LISTS.vps[card]) for card in range(CARDS) if not IS_POWER[card]
]


def every_face() -> list[Face]:
    """At least one face of each kind, and every card of the game."""
    changes = list(permutations(SUITS, 2))
    return [
        *(faces.number_card_face(suit, bid, vp, label="VP") for suit, bid, vp in NUMBERS),
        faces.number_card_face("red", 8, 99),
        *(faces.number_card_face(suit, 6, 3, shown, "VP") for suit, shown in changes),
        *(faces.power_card_face(suit, used=used, label="POWER") for suit in SUITS for used in (False, True)),
        *(faces.power_card_face(suit, shown, label="POWER") for suit, shown in changes),
        *(faces.power_card_face(suit, changes[0][1], used=True) for suit in SUITS),
        *(faces.card_back_face(owner) for owner in (None, *range(6))),
        *(faces.suit_face(suit) for suit in SUITS),
        *(faces.suit_change_face(suit, shown) for suit, shown in changes),
        *(faces.coin_face(cost, lit) for cost in (None, *range(1, 7)) for lit in (False, True)),
        *(faces.seal_face(vp, suit, "VP") for vp in (0, 8, 63) for suit in ("", *SUITS)),
        faces.seal_face(8),
        *(faces.power_kind_face(kind, CARD_INK) for kind in POWER_KINDS),
        *(faces.power_disc_face(kind) for kind in POWER_KINDS),
        faces.tulips_face(),
        faces.box_face(),
        *home_faces(),
    ]


FACES = list(dict.fromkeys(every_face()))


@pytest.mark.parametrize("width_px", [24, 52, 118])
def test_every_face_renders(width_px: int) -> None:
    for face in FACES:
        height_px = max(1, round(width_px / face.aspect))
        image = render_now(face, width_px, height_px)
        assert (image.width(), image.height()) == (width_px, height_px)
        assert painted_share(image) > 0.02, face.name


def test_svg_is_deterministic_and_well_formed() -> None:
    for face, again in zip(FACES, dict.fromkeys(every_face()), strict=True):
        assert face == again
        svg = face.svg(100.0, 100.0 / face.aspect)
        assert svg == again.svg(100.0, 100.0 / face.aspect)
        assert ElementTree.fromstring(svg).tag.endswith("svg")
        assert "<text" not in svg  # letters are outlines: no machine may lack the font
        assert "nan" not in svg


def test_the_art_knows_the_suits_and_powers() -> None:
    assert tuple(colors.SUITS) == SUITS
    spelled = ("cash Gx G2", "suit Gx G2 R", "take Gx G2", "steal Gx G2")
    for text in spelled:
        GAME.parse(text, LISTS)
    assert tuple(text.split()[0] for text in spelled) == POWER_KINDS


@pytest.mark.parametrize("width_px", [52, 74, 118])
def test_every_suit_is_told_without_its_colour(width_px: int) -> None:
    symbol = round(width_px * 0.6), 0, round(width_px * 0.4), round(width_px * 0.4)
    for pictures in (
        {suit: _card(faces.number_card_face(suit, 5, 4), width_px) for suit in SUITS},
        {suit: _card(faces.power_card_face(suit), width_px).copy(*symbol) for suit in SUITS},
        {suit: _card(faces.suit_face(suit), width_px // 2) for suit in SUITS},
    ):
        shapes = {suit: _shape(image) for suit, image in pictures.items()}
        for first, second in combinations(SUITS, 2):
            differing = sum(a != b for a, b in zip(shapes[first], shapes[second], strict=True))
            assert differing > 0.03 * len(shapes[first]), (first, second)


@pytest.mark.parametrize("width_px", [52, 118])
def test_a_changed_card_has_the_new_suits_colour(width_px: int) -> None:
    for suit, shown in permutations(SUITS, 2):
        image = _card(faces.number_card_face(suit, 5, 4, shown), width_px)
        band = image.pixelColor(round(width_px * 0.07), round(image.height() * 0.45))
        near = min(colors.SUITS, key=lambda name: _distance(band, QColor(colors.SUITS[name].base)))
        assert near == shown
        plain = _card(faces.number_card_face(shown, 5, 4), width_px)
        assert _differing(image, plain) > 0.02  # the tag says what it was


@pytest.mark.parametrize("width_px", [52, 118])
def test_a_used_power_is_struck_through(width_px: int) -> None:
    for suit in SUITS:
        fresh, used = (faces.power_card_face(suit, used=used) for used in (False, True))
        assert _differing(_card(fresh, width_px), _card(used, width_px)) > 0.02


def test_words_are_left_out_where_they_would_be_too_small() -> None:
    for plain, worded in (
        (faces.number_card_face("red", 5, 4), faces.number_card_face("red", 5, 4, label="VP")),
        (faces.power_card_face("red"), faces.power_card_face("red", label="POWER")),
    ):
        assert plain.svg(90, 127) == worded.svg(90, 127)
        assert plain.svg(118, 167) != worded.svg(118, 167)


def test_long_words_stay_on_the_card() -> None:
    face = faces.power_card_face("green", label="SONDERFÄHIGKEIT")
    image = _card(face, 236)
    row = [image.pixelColor(x, round(image.height() * 0.82)) for x in range(image.width())]
    ink = [x for x, color in enumerate(row) if color.lightness() < 60]
    assert ink and ink[0] > 0.12 * 236 and ink[-1] < 0.88 * 236


def test_nothing_is_cut_off_at_the_edges() -> None:
    for face in FACES:
        if face.corner_ratio is not None or face.name.startswith("Stairs"):
            continue
        image = render_now(face, 230, round(230 / face.aspect))
        across, down = range(image.width()), range(image.height())
        edge = [image.pixelColor(x, y).alpha() for x in across for y in (0, image.height() - 1)]
        edge += [image.pixelColor(x, y).alpha() for y in down for x in (0, image.width() - 1)]
        assert max(edge) < 40, face.name


def test_the_boxs_title_plate_is_blank() -> None:
    width, height = 288, 404
    image = render_now(faces.box_face(), width, height)
    x, y, plate_width, plate_height = BOX_TITLE_PLATE
    for column, row in product(range(1, 10), range(1, 10)):
        px = round((x + plate_width * column / 10) * width)
        py = round((y + plate_height * row / 10) * height)
        assert image.pixelColor(px, py).lightness() > 245


def _card(face: Face, width_px: int) -> QImage:
    return render_now(face, width_px, round(width_px / face.aspect))


def _shape(image: QImage) -> list[bool]:
    """Tells of each pixel whether it is darker than the middle tone of the picture, whatever its hue."""
    places = product(range(image.height()), range(image.width()))
    pixels = [image.pixelColor(x, y).lightness() for y, x in places]
    mean = sum(pixels) / len(pixels)
    return [pixel < mean for pixel in pixels]


def _differing(image: QImage, other: QImage) -> float:
    """Which share of the pixels differs clearly."""
    places = list(product(range(image.width()), range(image.height())))
    return sum(_distance(image.pixelColor(*at), other.pixelColor(*at)) > 40 for at in places) / len(places)


def _distance(pixel: QColor, wanted: QColor) -> int:
    parts = ((pixel.red(), wanted.red()), (pixel.green(), wanted.green()), (pixel.blue(), wanted.blue()))
    return max(abs(a - b) for a, b in parts)
