"""The size of stacks: they always fit, and layers stay tall enough to be told apart."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from cakedesk.art.top_cake.stack import LayerSpec, stack_geometry
from cakedesk.art.top_cake.tags import MOST_NUMERAL_SHARE
from cakedesk.table.boards.top_cake.stack_layout import (
    FLATTEST_LAYER_RATIO,
    NARROW_LAYER_RATIO,
    max_tag,
    stack_scale,
)
from cakedesk.table.metrics import Metrics

CAKE, ROSE = LayerSpec("lemon-4", "lemon", 4), LayerSpec("rose", "rose")
metrics = st.builds(Metrics, st.integers(900, 3840), st.integers(600, 2160), st.floats(1.0, 1.5))
layers = st.lists(st.just(CAKE), max_size=9).flatmap(
    lambda cakes: st.booleans().map(lambda crowned: [*cakes, ROSE] if crowned else cakes)
)


@given(st.lists(layers, min_size=1, max_size=6), st.floats(60, 400), st.floats(80, 500), metrics)
def test_every_stack_fits_its_room(
    stacks: list[list[LayerSpec]], width_px: float, height_px: float, metrics: Metrics
) -> None:
    scale = stack_scale(stacks, width_px, height_px, metrics)
    assert scale.plate_px <= width_px
    for stack in stacks:
        assert stack_geometry(stack, scale.plate_px, scale.layer_px).height <= height_px + 0.01
    ratio = scale.layer_px / scale.plate_px
    assert FLATTEST_LAYER_RATIO - 1e-9 <= ratio <= NARROW_LAYER_RATIO + 1e-9
    tag_px, numeral_share = max_tag(scale, metrics)
    assert tag_px * numeral_share >= metrics.text_px(0) - 1e-6, "numbers can be read"
    least_px = metrics.text_px(0) / MOST_NUMERAL_SHARE
    assert tag_px < max(scale.layer_px, least_px) + 1, "tags leave each other their room as far as can be"


def test_seven_layers_fit_at_a_height_of_26_units() -> None:
    seven = [CAKE] * 6 + [ROSE]
    scale = stack_scale([seven], 210, 250, Metrics(1600, 936))
    assert scale.layer_px >= 25.9
    assert stack_geometry(seven, scale.plate_px, scale.layer_px).height <= 250
