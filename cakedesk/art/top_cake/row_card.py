"""The cards of Top Cake's row: a cake or topper in a tinted window, its tag and its name."""

from __future__ import annotations

import math
from typing import Any

from cakedesk.art.card import draw_porcelain
from cakedesk.art.color import mix
from cakedesk.art.face import WordedFace
from cakedesk.art.lettering import draw_text, fit_lines
from cakedesk.art.palette import CARD_INK, FLAVOURS, PORCELAIN, TOPPERS
from cakedesk.art.plate import draw_plate
from cakedesk.art.rect import Rect
from cakedesk.art.svg import Drawing, PathData
from cakedesk.art.top_cake.faces import MOST_LETTERS
from cakedesk.art.top_cake.stack import LayerSpec, draw_layer
from cakedesk.art.top_cake.tags import (
    MAX_TAG_ASPECT,
    MOST_NUMERAL_SHARE,
    MOST_TOPPER_NUMERAL_SHARE,
    NUMERAL_SHARE,
    TOPPER_NUMERAL_SHARE,
    TOPPER_TAG_ASPECT,
    draw_max_tag,
    draw_topper_tag,
)
from cakedesk.art.toppers import draw_topper

WIDTH, HEIGHT = 184.0, 208.0
CORNER = 15.0
_INSET = 8.0
_WINDOW_BOTTOM = 157.0
_SMALL_UNITS = 100.0
_CAKE_SHARE, _CAKE_SHARE_ALONE = 0.66, 0.78
_USUAL_LETTERS, _MOST_LABEL = 0.13, 42.0
"""Number and name have this size by its width in any case; and what one line of a name has room for."""


class RowCardFace(WordedFace):
    """One card of the row."""

    card_id: str  # seeds its crumbs and drips
    kind: str  # a flavour or a topper
    max_above: int  # how many layers it bears
    label: str  # its translated name; empty: its cake or topper takes the room
    least_letters: float = 0.0  # how large its number and its name are at least, by its width
    _units = WIDTH, HEIGHT
    _radius = CORNER

    def tag_end(self, width_units: float) -> float:
        """Where the tag with its number ends, from the left, by its width."""
        aspect = TOPPER_TAG_ASPECT if self.kind in TOPPERS else MAX_TAG_ASPECT
        return (12.0 + aspect * self._tag_height(width_units)) / WIDTH

    def _tag_height(self, width_units: float) -> float:
        usual, numeral = 41.0 + 15.0 * _smallness(width_units), self.least_letters * WIDTH
        if self.kind in TOPPERS:
            return max(usual * 0.96, numeral / MOST_TOPPER_NUMERAL_SHARE)
        return max(usual, numeral / MOST_NUMERAL_SHARE)

    def _draw(self, drawing: Drawing, width_units: float) -> None:
        smallness = _smallness(width_units)
        line = 2.0 + smallness
        draw_porcelain(drawing, CORNER, line)
        if self.kind in TOPPERS:
            self._draw_topper_window(drawing)
        else:
            self._draw_cake_window(drawing)
        tag, numeral = self._tag_height(width_units), self.least_letters * WIDTH
        if self.kind in TOPPERS:
            draw_topper_tag(drawing, 11, 11, tag, max(TOPPER_NUMERAL_SHARE, numeral / tag))
        else:
            share = max(NUMERAL_SHARE, numeral / tag)
            drawing.rect(13, 14, tag * MAX_TAG_ASPECT - 2, tag, tag * 0.34, fill="#2a0f08", fill_opacity=0.18)
            draw_max_tag(drawing, 12, 12, tag, self.max_above, border=0.055, numeral_share=share)
        if self.label:
            self._draw_label(drawing, width_units)

    def _readable_values(self, least: float, width_px: float) -> dict[str, Any]:
        if self.least_letters:
            return {}  # it was made for a size, and flies as it lay there
        share = math.ceil(100 * least / WIDTH) / 100
        letters = 0.0 if share <= _USUAL_LETTERS else min(share, MOST_LETTERS)
        has_room = least <= _MOST_LABEL and self._label_lines(letters, width_px)[1] >= least
        return {"label": self.label if has_room else "", "least_letters": letters}

    def _label_lines(self, least_letters: float, width_units: float) -> tuple[list[str], float]:
        """Lays its name out: its lines and the size of their letters."""
        usual = 26.0 + 9.0 * _smallness(width_units) ** 2
        lines, size = fit_lines(self.label, WIDTH - 16, max(usual, least_letters * WIDTH))
        return lines, min(size, 24.0) if len(lines) > 1 else size

    def _window_bottom(self) -> float:
        return _WINDOW_BOTTOM if self.label else HEIGHT - _INSET

    def _draw_cake_window(self, drawing: Drawing) -> None:
        color = FLAVOURS[self.kind].window
        window_bottom = self._window_bottom()
        _draw_window(drawing, mix(PORCELAIN, color, 0.22), mix(PORCELAIN, color, 0.34), window_bottom)
        half = WIDTH * (_CAKE_SHARE if self.label else _CAKE_SHARE_ALONE) / 2
        bottom = window_bottom - 18.0
        draw_plate(drawing, WIDTH / 2, bottom + 0.8, half * 1.26, half)
        height = 66.0
        box = Rect(WIDTH / 2 - half, bottom - height, half * 2, height)
        draw_layer(drawing, LayerSpec(self.card_id, self.kind, self.max_above), box, None)

    def _draw_topper_window(self, drawing: Drawing) -> None:
        window_bottom = self._window_bottom()
        _draw_window(drawing, "#F9E3AE", "#F3D68F", window_bottom)
        cx, cy = WIDTH / 2, window_bottom - 74.0
        rays = PathData()
        for i in range(32):
            angle = math.pi * 2 * i / 32 - math.pi / 2
            radius = 71.0 if i % 2 == 0 else 55.0
            x, y = cx + radius * math.cos(angle), cy + radius * math.sin(angle)
            (rays.move if i == 0 else rays.line)(x, y)
        drawing.path(rays.close(), fill="#FFF6DA")
        glow = drawing.radial(cx, cy, 62, [(0, "#FFFFFF", 0.85), (1, "#FFFFFF", 0.0)])
        drawing.circle(cx, cy, 62, fill=glow)
        size = 112.0
        drawing.ellipse(cx, window_bottom - 15, 38, 6, fill="#5a3410", fill_opacity=0.22)
        draw_topper(drawing, self.kind, cx, window_bottom - 15.0, size)

    def _draw_label(self, drawing: Drawing, width_units: float) -> None:
        lines, size = self._label_lines(self.least_letters, width_units)
        middle = (_WINDOW_BOTTOM + HEIGHT - 3) / 2
        for i, line in enumerate(lines):
            baseline = middle + size * 0.29 + (i - (len(lines) - 1) / 2) * min(size * 0.98, 22.0)
            draw_text(drawing, line, WIDTH / 2, baseline, size, CARD_INK)


def _smallness(width_units: float) -> float:
    """0 at full size, 1 where tag, name and edge must be as large as the card allows."""
    return min(max((WIDTH - width_units) / (WIDTH - _SMALL_UNITS), 0.0), 1.0)


def _draw_window(drawing: Drawing, upper: str, lower: str, bottom: float) -> None:
    paint = drawing.linear(0, _INSET, 0, bottom, [(0, upper), (1, lower)])
    drawing.rect(_INSET, _INSET, WIDTH - 2 * _INSET, bottom - _INSET, 9, fill=paint)
