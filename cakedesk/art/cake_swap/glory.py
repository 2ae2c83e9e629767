"""What shines behind a cake that wins a ribbon: rays, sparkles, and confetti coloured like its frostings."""

from __future__ import annotations

import math
import random

from cakedesk.art.cake_swap.colors import FROSTINGS, SPRINKLES
from cakedesk.art.face import Face
from cakedesk.art.palette import CARD_INK, DARK, LIGHT
from cakedesk.art.svg import Drawing, PathData

WIDTH, HEIGHT = 560.0, 420.0
_X, _Y = WIDTH / 2, HEIGHT * 0.52
_RAYS = 15
_CONFETTI = 26


class GloryFace(Face):
    """The ground of a cake on the stage. It fades out towards its edges."""

    frostings: tuple[str, ...]  # names of `FROSTINGS`, whose colours the confetti has
    dark: bool = False  # whether it is for the dark theme
    _units = WIDTH, HEIGHT

    def _draw(self, drawing: Drawing, width_units: float) -> None:
        self._draw_rays(drawing)
        colors = [color for name in self.frostings for color in _confetti_of(name)]
        rng = random.Random(f"glory {self.frostings}")
        for number in range(_CONFETTI):
            # On the right, where the ribbon lands; the sizes of the layers stand on the left.
            angle = math.tau * (0.02 + 0.36 * (number + rng.uniform(0.1, 0.9)) / _CONFETTI)
            reach = rng.uniform(0.5, 0.9)
            x, y = _X + math.sin(angle) * reach * WIDTH / 2, _Y - math.cos(angle) * reach * HEIGHT / 2
            turn, half = rng.uniform(0, math.pi), rng.uniform(5.0, 8.0)
            dx, dy = half * math.cos(turn), half * math.sin(turn)
            line = PathData().move(x - dx, y - dy).line(x + dx, y + dy)
            drawing.stroke(line, colors[number % len(colors)], 6.5)
        for x, y, size in ((0.72, 0.08, 12), (0.87, 0.2, 17), (0.93, 0.6, 11), (0.17, 0.06, 13)):
            _draw_sparkle(drawing, x * WIDTH, y * HEIGHT, size)

    def _draw_rays(self, drawing: Drawing) -> None:
        color, strength = (DARK.honey, 0.34) if self.dark else ("#FFDF8C", 0.8)
        stops = [(0, color, strength), (0.45, color, strength * 0.6), (1, color, 0.0)]
        paint = drawing.radial(_X, _Y, WIDTH / 2, stops, flatten=HEIGHT / WIDTH)
        rays = PathData()
        for ray in range(_RAYS):
            start, end = (math.tau * (ray + side) / _RAYS for side in (-0.26, 0.26))
            rays.move(_X, _Y).line(_X + math.sin(start) * WIDTH, _Y - math.cos(start) * WIDTH)
            rays.line(_X + math.sin(end) * WIDTH, _Y - math.cos(end) * WIDTH).close()
        drawing.path(rays, fill=paint)
        glow = drawing.radial(_X, _Y, HEIGHT / 2, [(0, color, strength), (1, color, 0.0)])
        drawing.circle(_X, _Y, HEIGHT / 2, fill=glow)


def _confetti_of(frosting: str) -> tuple[str, ...]:
    """The colours of one frosting: white confetti would not be seen, wild frosting has its sprinkles."""
    return SPRINKLES if frosting == "wild" else (FROSTINGS[frosting],)


def _draw_sparkle(drawing: Drawing, x: float, y: float, size: float) -> None:
    data, waist = PathData().move(x, y - size), size * 0.16
    data.quad(x + waist, y - waist, x + size, y).quad(x + waist, y + waist, x, y + size)
    data.quad(x - waist, y + waist, x - size, y).quad(x - waist, y - waist, x, y - size).close()
    drawing.path(data, fill=LIGHT.honey, stroke=CARD_INK, stroke_width=2.0, stroke_linejoin="round")
