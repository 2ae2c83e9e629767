"""Dutch Auction's pictures: every card, seals, coins, signs of powers, the box."""

from __future__ import annotations

from itertools import combinations, permutations, product

import pytest
from PySide6.QtGui import QColor, QImage

from cakedesk.art.dutch_auction import colors, faces
from cakedesk.art.dutch_auction.home import home_faces
from cakedesk.art.dutch_auction.powers import POWER_KINDS
from cakedesk.art.face import Face
from cakedesk.art.palette import CARD_INK
from cakedesk.engine.resources import resource_path
from cakedesk.games.dutch_auction.cards import BID_OF, CARDS, IS_POWER, LIST_FILE, SUIT_OF, SUITS, read_cards
from cakedesk.games.dutch_auction.game import GAME
from tests.art.pictures import (
    dark_shape,
    distance,
    drawn,
    share_of_difference,
)

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
        *(faces.power_card_face(suit, label="POWER", vp=vp) for suit in SUITS for vp in (3, 25)),
        *(faces.card_back_face(owner) for owner in (None, *range(6))),
        *(faces.suit_face(suit) for suit in SUITS),
        *(faces.coin_face(cost, lit) for cost in (None, *range(1, 7)) for lit in (False, True)),
        *(faces.seal_face(vp) for vp in (0, 8, 63)),
        *(faces.payer_face(suit, bid, CARD_INK) for suit in SUITS for bid in (0, 8)),
        *(faces.power_disc_face(kind) for kind in POWER_KINDS),
        faces.tulips_face(),
        *home_faces(),
    ]


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
        {suit: drawn(faces.number_card_face(suit, 5, 4), width_px) for suit in SUITS},
        {suit: drawn(faces.power_card_face(suit), width_px).copy(*symbol) for suit in SUITS},
        {suit: drawn(faces.suit_face(suit), width_px // 2) for suit in SUITS},
    ):
        shapes = {suit: dark_shape(image) for suit, image in pictures.items()}
        for first, second in combinations(SUITS, 2):
            assert share_of_difference(shapes[first], shapes[second]) > 0.03, (first, second)


@pytest.mark.parametrize("width_px", [52, 118])
def test_a_changed_card_has_the_new_suits_colour(width_px: int) -> None:
    for suit, shown in permutations(SUITS, 2):
        image = drawn(faces.number_card_face(suit, 5, 4, shown), width_px)
        band = image.pixelColor(round(width_px * 0.07), round(image.height() * 0.45))
        near = min(colors.SUITS, key=lambda name: distance(band, QColor(colors.SUITS[name].base)))
        assert near == shown
        plain = drawn(faces.number_card_face(shown, 5, 4), width_px)
        assert _differing(image, plain) > 0.02  # the tag says what it was


@pytest.mark.parametrize("width_px", [52, 118])
def test_a_used_power_is_struck_through(width_px: int) -> None:
    for suit in SUITS:
        fresh, used = (faces.power_card_face(suit, used=used) for used in (False, True))
        assert _differing(drawn(fresh, width_px), drawn(used, width_px)) > 0.02


def test_words_are_left_out_where_they_would_be_too_small() -> None:
    for plain, worded in (
        (faces.number_card_face("red", 5, 4), faces.number_card_face("red", 5, 4, label="VP")),
        (faces.power_card_face("red"), faces.power_card_face("red", label="POWER")),
    ):
        assert plain.svg(90, 127) == worded.svg(90, 127)
        assert plain.svg(118, 167) != worded.svg(118, 167)


def test_long_words_stay_on_the_card() -> None:
    face = faces.power_card_face("green", label="SONDERFÄHIGKEIT")
    image = drawn(face, 236)
    row = [image.pixelColor(x, round(image.height() * 0.82)) for x in range(image.width())]
    ink = [x for x, color in enumerate(row) if color.lightness() < 60]
    assert ink and ink[0] > 0.12 * 236 and ink[-1] < 0.88 * 236


def _differing(image: QImage, other: QImage) -> float:
    """Which share of the pixels differs clearly."""
    places = list(product(range(image.width()), range(image.height())))
    return sum(distance(image.pixelColor(*at), other.pixelColor(*at)) > 40 for at in places) / len(places)
