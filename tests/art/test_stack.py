"""The geometry of stacks, and that the picture keeps to it."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cakedesk.art.palette import FLAVOURS, TOPPERS
from cakedesk.art.render import render_now
from cakedesk.art.top_cake import faces as cake_faces
from cakedesk.art.top_cake.stack import LayerSpec, stack_geometry

layers = st.lists(st.sampled_from((*FLAVOURS, *TOPPERS)), max_size=9).map(
    lambda kinds: tuple(LayerSpec(f"{kind}-{i}", kind) for i, kind in enumerate(kinds))
)


@given(layers, st.floats(60, 400), st.floats(20, 90))
def test_layers_are_contiguous_and_inside(
    stack: tuple[LayerSpec, ...], width: float, layer_height: float
) -> None:
    geometry = stack_geometry(stack, width, layer_height)
    assert len(geometry.layers) == len(stack)
    for lower, upper in pairwise(geometry.layers):
        assert upper.bottom == pytest.approx(lower.y)
    for spec, box in zip(stack, geometry.layers, strict=True):
        assert box.center_x == pytest.approx(width / 2)
        assert 0 <= box.y < box.bottom <= geometry.plate.bottom
        assert 0 <= box.x < box.right <= width
        if not spec.is_topper:
            assert box.height == pytest.approx(layer_height)
            assert box.width == pytest.approx(width * 0.86)
    assert geometry.top_x == pytest.approx(width / 2)
    if stack:
        assert geometry.top_y == pytest.approx(geometry.layers[-1].y)
    assert geometry.plate.bottom <= geometry.height


@given(layers, st.floats(0.3, 3))
def test_geometry_scales(stack: tuple[LayerSpec, ...], factor: float) -> None:
    once, scaled = stack_geometry(stack, 200, 36), stack_geometry(stack, 200 * factor, 36 * factor)
    assert scaled.height == pytest.approx(once.height * factor)
    assert scaled.top_y == pytest.approx(once.top_y * factor)
    assert cake_faces.stack_face(stack, 36).aspect == pytest.approx(scaled.width / scaled.height)


@given(layers)
def test_what_is_laid_on_top_leaves_the_rest_where_it_was(stack: tuple[LayerSpec, ...]) -> None:
    before = stack_geometry(stack)
    after = stack_geometry((*stack, LayerSpec("lemon-1", "lemon")))
    for old, new in zip(before.layers, after.layers, strict=False):
        assert before.height - old.bottom == pytest.approx(after.height - new.bottom)
    assert after.height - after.layers[-1].bottom == pytest.approx(before.height - before.top_y)


@pytest.mark.parametrize("flavour", FLAVOURS)
def test_the_cake_is_drawn_where_its_box_is(flavour: str) -> None:
    stack = (LayerSpec(f"{flavour}-2", flavour), LayerSpec(f"{flavour}-3", flavour))
    geometry = stack_geometry(stack, 400, 80)
    image = render_now(cake_faces.stack_face(stack, 40), 400, round(geometry.height))
    for box in geometry.layers:
        y = round(box.center_y)
        assert image.pixelColor(round(box.x) + 4, y).alpha() == 255
        assert image.pixelColor(round(box.right) - 4, y).alpha() == 255
        assert image.pixelColor(round(box.x) - 10, y).alpha() == 0
        assert image.pixelColor(round(box.right) + 10, y).alpha() == 0


@pytest.mark.parametrize("kind", [*FLAVOURS, *TOPPERS])
def test_toppings_and_toppers_are_not_cut_off(kind: str) -> None:
    for stack in (
        (LayerSpec(f"{kind}-1", kind),),
        (LayerSpec("lemon-1", "lemon"), LayerSpec(f"{kind}-2", kind)),
    ):
        geometry = stack_geometry(stack, 200, 26)
        image = render_now(cake_faces.stack_face(stack, 26), 200, round(geometry.height))
        assert all(image.pixelColor(x, 0).alpha() == 0 for x in range(200))


def test_seven_layers_fit_at_height_26() -> None:
    kinds = (*list(FLAVOURS)[:6], "rose")
    geometry = stack_geometry([LayerSpec(kind, kind) for kind in kinds], 200, 26)
    assert geometry.height < 265


def test_marks_change_the_picture_only_of_marked_stacks() -> None:
    normal = (LayerSpec("lemon-1", "lemon", 1), LayerSpec("velvet-2", "velvet", 2))
    light, dark = (cake_faces.stack_face(normal, dark=theme) for theme in (False, True))
    assert light.svg(200, 200) == dark.svg(200, 200)
    pictures = {
        cake_faces.stack_face((normal[0], LayerSpec("velvet-2", "velvet", 2, state)), dark=dark).svg(200, 200)
        for state in ("ghost", "falling", "new")
        for dark in (False, True)
    }
    assert len(pictures) == 6
