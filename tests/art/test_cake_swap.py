"""Cake Swap's pictures: layers, cakes that stand where the geometry says, ribbons, cards, the box."""

from __future__ import annotations

from itertools import combinations, pairwise, product
from time import thread_time

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtGui import QColor, QImage, QTransform

from cakedesk.art.cake_swap import colors, faces
from cakedesk.art.cake_swap.cakes import LAYER_HEIGHT
from cakedesk.art.cake_swap.faces import LayerLook
from cakedesk.art.cake_swap.home import home_faces
from cakedesk.art.cake_swap.stands import RULE_KINDS
from cakedesk.art.face import Face
from cakedesk.art.render import Order, render_now
from cakedesk.engine.resources import resource_path
from cakedesk.games.cake_swap.cards import (
    CAKES,
    CLASSES,
    COLOURS,
    FEWEST_LAYERS,
    FROSTINGS,
    LARGEST,
    LAYERS_FILE,
    RIBBONS_FILE,
    read_cards,
)
from tests.art.pictures import (
    dark_shape,
    distance,
    drawn,
    share_of_difference,
)

_TEXTS = {
    name: resource_path("decks", name).read_text(encoding="utf-8") for name in (LAYERS_FILE, RIBBONS_FILE)
}
LISTS = read_cards(_TEXTS)
LOOKS = [LayerLook(layer.size, CAKES[layer.cake], FROSTINGS[layer.frosting]) for layer in LISTS.layers]
TALL = tuple(
    LayerLook(LARGEST - place, CAKES[place % 2], frosting)
    for place, frosting in enumerate(FROSTINGS[:LARGEST])
)
RIBBONS = sorted({(place // len(CLASSES), points) for place, points in enumerate(LISTS.ribbon_points)})
WILD = tuple(LayerLook(size, "chocolate", "wild") for size in (5, 3, 1))

looks = st.builds(LayerLook, st.just(1), st.sampled_from(CAKES), st.sampled_from(FROSTINGS))
cakes = st.sets(st.integers(1, LARGEST)).flatmap(
    lambda sizes: st.tuples(
        *(st.builds(LayerLook._replace, looks, size=st.just(size)) for size in sorted(sizes, reverse=True))
    )
)


def every_face() -> list[Face]:
    """At least one face of each kind, and every card of the game."""
    return [
        *(faces.layer_card_face(LOOKS[card], LOOKS[card + 1]) for card in range(0, len(LOOKS), 2)),
        faces.card_back_face(),
        *(faces.cake_face(TALL[:count]) for count in range(LARGEST + 1)),
        faces.cake_face(TALL, dark=True),
        faces.cake_face(TALL, foot=False),
        faces.cake_face(WILD),
        *(faces.cake_face((LayerLook(1 + place % LARGEST, cake, frosting),), plate=False)
          for place, (cake, frosting) in enumerate(product(CAKES, FROSTINGS))),
        *(faces.glory_face(FROSTINGS[:3], dark) for dark in (False, True)),
        faces.glory_face(("wild",)),
        *(faces.ribbon_face(COLOURS[colour], points) for colour, points in RIBBONS),
        *(faces.ribbon_face(colour, points, points > 0) for colour, points in product(COLOURS, (0, 8))),
        *(faces.rosette_face(COLOURS[colour], points) for colour, points in RIBBONS),
        *(faces.rosette_face(colour, 8, lit=True) for colour in COLOURS),
        *(faces.rosette_face("red", points, False, 1.0) for points in (0, 8, 20)),
        *(faces.ribbon_place_face(*how) for how in product(COLOURS, (False, True), (False, True))),
        *(faces.action_face(kind) for kind in colors.ACTIONS),
        *(
            faces.action_disc_face(kind, style)
            for kind in colors.ACTIONS
            for style in ("plain", "filled", "used")
        ),
        *(faces.stand_face(lit) for lit in (False, True)),
        faces.stand_face(False, 216, 18),
        *(faces.cake_swatch_face(cake) for cake in CAKES),
        *(faces.frosting_swatch_face(frosting) for frosting in FROSTINGS),
        *(faces.rule_swatch_face(kind) for kind in RULE_KINDS),
        *home_faces(),
    ]  # fmt: skip


def test_the_art_knows_the_cards() -> None:
    assert set(colors.SPONGES) == set(CAKES)
    assert set(colors.FROSTINGS) == set(FROSTINGS)
    assert set(colors.RIBBONS) == set(COLOURS)
    assert [colors.LAYERS_OF[colour] for colour in COLOURS] == list(range(FEWEST_LAYERS, LARGEST + 1))


@given(cakes, st.booleans(), st.booleans())
def test_the_geometry_is_that_of_the_picture(layers: tuple[LayerLook, ...], plate: bool, foot: bool) -> None:
    if not layers and not plate:
        return
    geometry = faces.cake_geometry(layers, plate, foot)
    assert faces.cake_face(layers, plate=plate, foot=foot)._size() == (geometry.width, geometry.height)
    assert len(geometry.layers) == len(layers)
    lower_edge = None
    for body, disc_x, disc_y in geometry.layers:
        assert 0 < body.x < body.right < geometry.width
        assert 0 < body.y < disc_y < body.bottom < geometry.height
        assert disc_x == pytest.approx(geometry.width / 2)
        assert lower_edge is None or body.bottom == pytest.approx(lower_edge)
        lower_edge = body.y
    widths = [place.body.width for place in geometry.layers]
    assert all(a - b > 50 for a, b in pairwise(widths))


@pytest.mark.parametrize("foot", [True, False])
def test_a_layer_more_moves_nothing_but_the_upper_edge(foot: bool) -> None:
    for count in range(LARGEST):
        now = faces.cake_geometry(TALL[:count], foot=foot)
        then = faces.cake_geometry(TALL[: count + 1], foot=foot)
        assert then.width == now.width
        rise = then.height - now.height
        assert 0 < rise <= LAYER_HEIGHT
        for place, moved in zip(now.layers, then.layers, strict=False):
            assert moved.body.y - place.body.y == pytest.approx(rise)
        assert then.layers[-1].body.bottom == pytest.approx(now.top_y + rise)


@pytest.mark.parametrize("width_px", [150, 600])
def test_a_cake_is_drawn_where_the_geometry_says(width_px: int) -> None:
    geometry = faces.cake_geometry(TALL)
    scale = width_px / geometry.width
    image = render_now(faces.cake_face(TALL), width_px, round(geometry.height * scale))
    for look, (body, _, _) in zip(TALL, geometry.layers, strict=True):
        sponge = QColor(colors.SPONGES[look.cake].sponge)
        ys = range(round((body.y + body.height * 0.5) * scale), round(body.bottom * scale))
        side = [image.pixelColor(round((body.x + body.width * 0.55) * scale), y) for y in ys]
        assert min(distance(pixel, sponge) for pixel in side) < 40
        y = round((body.y + body.height * 0.7) * scale)
        for x in (body.x - 5, body.right + 5):  # beside the side lies nothing
            assert image.pixelColor(round(x * scale), y).alpha() < 80 or body.bottom > geometry.height - 90


def test_every_frosting_is_told_by_its_shape() -> None:
    shapes = {name: dark_shape(drawn(faces.frosting_swatch_face(name), 80), 2) for name in FROSTINGS}
    for first, second in combinations(FROSTINGS, 2):
        assert share_of_difference(shapes[first], shapes[second]) > 0.05, (first, second)


@pytest.mark.parametrize("width_px", [46, 116])
def test_a_card_turned_around_is_the_card_of_its_other_side(width_px: int) -> None:
    for card in range(0, len(LOOKS), 16):
        upper, lower = LOOKS[card], LOOKS[card + 1]
        face = faces.layer_card_face(upper, lower)
        height_px = round(width_px / face.aspect)
        turned = render_now(faces.layer_card_face(lower, upper), width_px, height_px)
        image = render_now(face, width_px, height_px).transformed(QTransform().rotate(180))
        assert _mean_difference(image, turned) < 2.0
        assert _mean_difference(image, render_now(face, width_px, height_px)) > 4.0


def _mean_difference(image: QImage, other: QImage) -> float:
    pairs = zip(bytes(image.constBits()), bytes(other.constBits()), strict=True)
    return sum(abs(a - b) for a, b in pairs) / image.sizeInBytes()


def test_a_ribbon_and_its_empty_place_have_as_many_bars_as_layers_win_it() -> None:
    for colour in COLOURS:
        for face in (faces.ribbon_face(colour, 7), faces.ribbon_place_face(colour)):
            assert face.svg(84, 121.6).count("<rect") == colors.LAYERS_OF[colour]


def test_a_whole_cake_is_drawn_in_time() -> None:
    """100 ms at 600 pixels are wanted; the limit leaves room for a slow machine."""
    face = faces.cake_face(TALL)
    order = Order(face, 600, round(600 / face.aspect))
    order.paint(order.write())
    begin = thread_time()
    order.paint(order.write())
    assert thread_time() - begin < 0.5
