"""The size of stacks: they always fit, and layers stay tall enough to be told apart."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from cakedesk.art.top_cake.stack import LayerSpec, stack_geometry
from cakedesk.table.boards.top_cake.stack_layout import (
    FLATTEST_LAYER_RATIO,
    TALLEST_LAYER_RATIO,
    stack_scale,
    tag_height_px,
)

CAKE, ROSE = LayerSpec("lemon-4", "lemon", 4), LayerSpec("rose", "rose")
layers = st.lists(st.just(CAKE), max_size=9).flatmap(
    lambda cakes: st.booleans().map(lambda crowned: [*cakes, ROSE] if crowned else cakes)
)


@given(st.lists(layers, min_size=1, max_size=6), st.floats(60, 400), st.floats(80, 500), st.floats(0.5, 2.5))
def test_every_stack_fits_its_room(
    stacks: list[list[LayerSpec]], width_px: float, height_px: float, unit: float
) -> None:
    scale = stack_scale(stacks, width_px, height_px, unit)
    assert scale.plate_px <= width_px
    for stack in stacks:
        assert stack_geometry(stack, scale.plate_px, scale.layer_px).height <= height_px + 0.01
    ratio = scale.layer_px / scale.plate_px
    assert FLATTEST_LAYER_RATIO - 1e-9 <= ratio <= TALLEST_LAYER_RATIO + 1e-9
    assert tag_height_px(scale, unit) < scale.layer_px


def test_seven_layers_fit_at_a_height_of_26_units() -> None:
    seven = [CAKE] * 6 + [ROSE]
    scale = stack_scale([seven], 210, 250, 1.0)
    assert scale.layer_px >= 25.9
    assert stack_geometry(seven, scale.plate_px, scale.layer_px).height <= 250
