"""The cards: numbers with a bid and a seal, powers with a whisk, and their backs."""

from __future__ import annotations

import abc
from typing import Any

from cakedesk.art.card import draw_porcelain
from cakedesk.art.color import darker, lighter
from cakedesk.art.dutch_auction.colors import AUCTION, SUITS
from cakedesk.art.dutch_auction.seals import draw_seal, seal_label_size
from cakedesk.art.dutch_auction.suits import draw_pattern, draw_suit, draw_suit_change, draw_suit_disc
from cakedesk.art.dutch_auction.whisk import draw_whisk_disc
from cakedesk.art.face import Face, WordedFace
from cakedesk.art.lettering import draw_numeral, draw_text, fit_lines
from cakedesk.art.palette import CARD_INK, PORCELAIN
from cakedesk.art.rect import Rect
from cakedesk.art.seat_symbols import seat_color
from cakedesk.art.svg import Drawing, PathData, scallop

WIDTH, HEIGHT = 118.0, 167.0
CORNER = 14.0
_INSIDE = Rect(6, 6, WIDTH - 12, HEIGHT - 12)
_INNER_CORNER = 9.0
_BAND = 0.36 * WIDTH
_WORD_FROM_UNITS = 100.0
"""A card narrower than this carries no word: it would be too small to read."""
_SMALL_UNITS = 52.0


class _SuitedFace(WordedFace):
    """A card of a suit."""

    suit: str  # its printed suit, a key of `SUITS`
    _units = WIDTH, HEIGHT
    _radius = CORNER

    def _readable_values(self, least: float, width_px: float) -> dict[str, Any]:
        return {} if self._label_size(width_px) >= least else {"label": ""}

    @abc.abstractmethod
    def _label_size(self, width_units: float) -> float:
        """Gives the size of its word."""


class NumberCardFace(_SuitedFace):
    """A card with a bid and points."""

    bid: int  # 1..8
    vp: int  # what it counts
    shown_suit: str | None = None  # the suit that it has for now; None: the printed one
    label: str = ""  # a translated word below the points; may be empty

    def _draw(self, drawing: Drawing, width_units: float) -> None:
        small = _smallness(width_units)
        shown = self.shown_suit or self.suit
        colors = SUITS[shown]
        draw_porcelain(drawing, CORNER, 1.6 + small)
        right = drawing.linear(_BAND, 0, WIDTH, HEIGHT, [(0, lighter(colors.pale, 0.3)), (1, colors.pale)])
        drawing.rect(*_INSIDE, _INNER_CORNER, fill=right)
        edge = _INSIDE.x + _BAND
        drawing.path(_band(edge), fill=_sheen(drawing, colors.base))
        top = _INSIDE.y + _INSIDE.height * 0.36
        area = Rect(_INSIDE.x, top, _BAND, _INSIDE.bottom - 2 - top)
        draw_pattern(drawing, shown, area, 1 + 0.5 * small, fades=True)
        seam = PathData().move(edge, _INSIDE.y).line(edge, _INSIDE.bottom)
        drawing.stroke(seam, "#2a0f08", 1.2, stroke_opacity=0.12)
        middle = _INSIDE.x + _BAND / 2
        draw_numeral(drawing, str(self.bid), middle, 33 + 1.5 * small, 52 + 4 * small, colors.ink)
        draw_suit(drawing, shown, middle, HEIGHT - 29, 27 + 3 * small, colors.ink, colors.base)
        field = (edge + _INSIDE.right) / 2
        if self.shown_suit:
            draw_suit_change(drawing, self.suit, shown, field, 24, 25)
        y, size = (65, 44) if self.shown_suit else (51, 52)
        draw_suit(drawing, shown, field, y, size, colors.base, colors.pale, light=True)
        radius = _seal_radius(width_units)
        label = self.label if width_units >= _WORD_FROM_UNITS else ""
        draw_seal(
            drawing, self.vp, label, _INSIDE.right - radius + 1, HEIGHT - 9.5 - radius, radius,
            colors.edge, 1 + 0.4 * small,
        )  # fmt: skip

    def _label_size(self, width_units: float) -> float:
        return seal_label_size(self.label, _seal_radius(width_units))


class PowerCardFace(_SuitedFace):
    """A power card: bid 0, and no points but in a list of one's own."""

    shown_suit: str | None = None  # the suit that it has for now; None: the printed one
    used: bool = False  # whether its power has been used
    label: str = ""  # a translated word on its plate; empty: no plate
    vp: int = 0  # what it counts, on a seal in the plate's place; 0: no seal

    def _draw(self, drawing: Drawing, width_units: float) -> None:
        small = _smallness(width_units)
        shown = self.shown_suit or self.suit
        draw_porcelain(drawing, CORNER, 1.6 + small)
        base = SUITS[shown].base
        drawing.rect(*_INSIDE, _INNER_CORNER, fill=_sheen(drawing, base))
        inner = Rect(_INSIDE.x + 1, _INSIDE.y + 1, _INSIDE.width - 2, _INSIDE.height - 2)
        draw_pattern(drawing, shown, inner, 1.15 + 0.5 * small)
        has_word = bool(self.label) and width_units >= _WORD_FROM_UNITS and not self.vp
        y, radius = (77, 37) if has_word else (77, 33) if self.vp else (96, 41)
        draw_whisk_disc(drawing, WIDTH / 2, y, radius, self.used, 1 + 0.35 * small)
        zero = 25 + 5.5 * small
        drawing.circle(zero, zero + 1, 18 + 6.5 * small, fill=PORCELAIN)
        draw_numeral(drawing, "0", zero, zero + 1, 34 + 17 * small, CARD_INK)
        if self.shown_suit:
            draw_suit_change(drawing, self.suit, shown, 79, 25, 25)
        else:
            draw_suit_disc(drawing, shown, WIDTH - 24 - 3 * small, 25 + 3 * small, 17 + 5 * small)
        if has_word:
            drawing.rect(14, 123, WIDTH - 28, 29, 14.5, fill="#2a0f08", fill_opacity=0.2)
            drawing.rect(14, 121.5, WIDTH - 28, 29, 14.5, fill=PORCELAIN)
            size = self._label_size(width_units)
            draw_text(drawing, self.label, WIDTH / 2, 136 + size * 0.33, size, CARD_INK)
        if self.vp:
            seal = 24 + 1.5 * small
            at = _INSIDE.right - seal - 2, _INSIDE.bottom - seal - 2
            draw_seal(drawing, self.vp, "", *at, seal, SUITS[shown].edge, 1 + 0.4 * small)

    def _label_size(self, width_units: float) -> float:
        del width_units
        return fit_lines(self.label, WIDTH - 42, 20.0, max_lines=1)[1]


class CardBackFace(Face):
    """The back of a card."""

    owner: int | None  # the seat whose deck it is; None: the auction's
    _units = WIDTH, HEIGHT
    _radius = CORNER

    def _ground(self) -> str | None:
        return AUCTION if self.owner is None else seat_color(self.owner)

    def _draw(self, drawing: Drawing, width_units: float) -> None:
        small = _smallness(width_units)
        color = AUCTION if self.owner is None else seat_color(self.owner)
        draw_porcelain(drawing, CORNER, 1.6 + small)
        drawing.rect(*_INSIDE, _INNER_CORNER, fill=_sheen(drawing, color))
        pale = lighter(color, 0.42)
        for row in range(7):
            for column in range(4 - row % 2):
                x = WIDTH / 2 + (column - (3 - row % 2) / 2) * 25
                y = HEIGHT / 2 + (row - 3) * 21.5
                drawing.path(
                    scallop(x, y, 9.5, 6), fill="none", stroke=pale,
                    stroke_width=1.3 + 0.5 * small, stroke_opacity=0.7,
                )  # fmt: skip
        drawing.circle(WIDTH / 2, HEIGHT / 2, 29, fill=darker(color, 0.2))
        draw_whisk_disc(drawing, WIDTH / 2, HEIGHT / 2, 25 + 3 * small, bold=1 + 0.35 * small)


def _smallness(width_units: float) -> float:
    """0 at full size, 1 where numbers must be as large as the card allows."""
    return min(max((WIDTH - width_units) / (WIDTH - _SMALL_UNITS), 0.0), 1.0)


def _seal_radius(width_units: float) -> float:
    return 29.5 + 1.5 * _smallness(width_units)


def _sheen(drawing: Drawing, color: str) -> str:
    stops = [(0, lighter(color, 0.09)), (0.55, color), (1, darker(color, 0.1))]
    return drawing.linear(0, 0, WIDTH * 0.5, HEIGHT, stops)


def _band(edge: float) -> PathData:
    """Outlines the band: rounded on its left, as the field is on its right."""
    x, y, bottom, corner = _INSIDE.x, _INSIDE.y, _INSIDE.bottom, _INNER_CORNER
    data = PathData().move(edge, y).line(x + corner, y).arc(corner, corner, x, y + corner, clockwise=False)
    data.line(x, bottom - corner).arc(corner, corner, x + corner, bottom, clockwise=False)
    return data.line(edge, bottom).close()
