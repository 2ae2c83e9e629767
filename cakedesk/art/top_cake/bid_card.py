"""Bidding cards: their faces, their backs, and the small squares that stand for a kind."""

from __future__ import annotations

from typing import Any

from cakedesk.art.color import lighter
from cakedesk.art.face import Face, WordedFace
from cakedesk.art.lettering import draw_numeral, draw_text, fit_lines
from cakedesk.art.palette import CARD_INK, PORCELAIN, PORCELAIN_EDGE
from cakedesk.art.seat_symbols import draw_symbol, seat_color, symbol_color
from cakedesk.art.svg import Drawing, PathData
from cakedesk.art.ui_icons import draw_icon

WIDTH, HEIGHT = 98.0, 132.0
BID_KINDS = ("1", "2", "3", "4", "5", "6", "7", "8", "S", "R")
CORNER_RATIO = 0.14
BID_NUMERAL_SHARE = 0.66
"""The size of the number on a card, by its height."""

_BAND = 0.24
_WORD_FROM_UNITS = 80.0
"""A card narrower than this carries no word: it would be too small to read."""


class BidFace(WordedFace):
    """The face of a bidding card."""

    seat: int  # whose it is
    kind: str  # one of `BID_KINDS`
    label: str = ""  # translated word under the picture of S or R; may be empty
    _units = WIDTH, HEIGHT
    _radius = WIDTH * CORNER_RATIO

    def _draw(self, drawing: Drawing, width_units: float) -> None:
        line = min(max(1.1 * WIDTH / width_units, 1.5), 2.6)
        radius = WIDTH * CORNER_RATIO
        drawing.rect(line / 2, line / 2, WIDTH - line, HEIGHT - line, radius, fill=PORCELAIN)
        band_top = HEIGHT * (1 - _BAND)
        drawing.path(_foot(band_top, radius), fill=seat_color(self.seat))
        drawing.path(
            PathData()
            .move(0, band_top)
            .line(WIDTH, band_top)
            .line(WIDTH, band_top + 1.4)
            .line(0, band_top + 1.4)
            .close(),
            fill="#2a0f08",
            fill_opacity=0.16,
        )
        drawing.path(_edge(band_top, radius, line / 2), fill="none", stroke=PORCELAIN_EDGE, stroke_width=line)
        symbol = 21.0 if width_units >= _WORD_FROM_UNITS else 24.0
        draw_symbol(drawing, self.seat, WIDTH / 2, HEIGHT * (1 - _BAND / 2), symbol, symbol_color(self.seat))
        self._draw_kind(drawing, band_top, width_units)

    def _draw_kind(self, drawing: Drawing, band_top: float, width_units: float) -> None:
        middle = band_top / 2
        if self.kind not in ("S", "R"):
            draw_numeral(drawing, self.kind, WIDTH / 2, middle + 2, HEIGHT * BID_NUMERAL_SHARE, CARD_INK)
            return
        icon = "hand" if self.kind == "S" else "arrows"
        if not self.label or width_units < _WORD_FROM_UNITS:
            draw_icon(drawing, icon, WIDTH / 2, middle + 1, 74, CARD_INK)
            return
        draw_icon(drawing, icon, WIDTH / 2, middle - 8, 62, CARD_INK)
        draw_text(drawing, self.label, WIDTH / 2, band_top - 8.5, self._label_size(), CARD_INK)

    def _label_size(self) -> float:
        return fit_lines(self.label, WIDTH - 14, 19.0, max_lines=1)[1]

    def _readable_values(self, least: float, width_px: float) -> dict[str, Any]:
        del width_px
        return {"label": self.label if self._label_size() >= least else ""}


class BidBackFace(Face):
    """The back of a seat's bidding cards."""

    seat: int  # whose they are
    _units = WIDTH, HEIGHT
    _radius = WIDTH * CORNER_RATIO

    def _ground(self) -> str | None:
        return seat_color(self.seat)

    def _draw(self, drawing: Drawing, width_units: float) -> None:
        small = width_units < 40
        color, radius = seat_color(self.seat), WIDTH * CORNER_RATIO
        drawing.rect(0, 0, WIDTH, HEIGHT, radius, fill=PORCELAIN)
        line = 1.4
        drawing.rect(
            line / 2,
            line / 2,
            WIDTH - line,
            HEIGHT - line,
            radius - line / 2,
            fill="none",
            stroke=PORCELAIN_EDGE,
            stroke_width=line,
        )
        inset = 8.5 if small else 6.0
        drawing.rect(inset, inset, WIDTH - 2 * inset, HEIGHT - 2 * inset, radius - 4, fill=color)
        pale = lighter(color, 0.6)
        if not small:
            self._draw_lattice(drawing, pale)
            drawing.rect(
                11,
                11,
                WIDTH - 22,
                HEIGHT - 22,
                radius - 7,
                fill="none",
                stroke=pale,
                stroke_width=1.6,
                stroke_opacity=0.6,
            )
        disc = 27.0 if small else 23.0
        ink = symbol_color(self.seat)
        drawing.circle(WIDTH / 2, HEIGHT / 2, disc + 2.6, fill=color)
        if not small:
            drawing.circle(WIDTH / 2, HEIGHT / 2, disc, fill=color, stroke=ink, stroke_width=3.2)
        draw_symbol(drawing, self.seat, WIDTH / 2, HEIGHT / 2 + 0.6, disc * (1.9 if small else 1.1), ink)

    def _draw_lattice(self, drawing: Drawing, pale: str) -> None:
        """Strews the symbol in offset rows, each wholly inside the frame."""
        for row in range(5):
            y = 24.5 + row * (HEIGHT - 49) / 4
            xs = (26.0, 49.0, 72.0) if row % 2 == 0 else (37.5 - 18, 78.5)
            for x in xs:
                if abs(y - HEIGHT / 2) < 30 and abs(x - WIDTH / 2) < 26:
                    continue
                draw_symbol(drawing, self.seat, x, y, 12.5, pale, 0.55)


MINI_KIND_NUMERAL_SHARE = 58 / 60
"""The size of the number on a small square, by its width."""


class MiniKindFace(Face):
    """A small porcelain square that stands for a kind of bidding card in a seat's panel."""

    kind: str  # one of `BID_KINDS`
    _units = 60, 72
    _radius = 60 * 0.2

    def _draw(self, drawing: Drawing, width_units: float) -> None:
        drawing.rect(1.5, 1.5, 57, 69, 11.5, fill=PORCELAIN, stroke=PORCELAIN_EDGE, stroke_width=3)
        if self.kind in ("S", "R"):
            draw_icon(drawing, "hand" if self.kind == "S" else "arrows", 30, 36, 48, CARD_INK)
        else:
            draw_numeral(drawing, self.kind, 30, 37, 60 * MINI_KIND_NUMERAL_SHARE, CARD_INK)


def _foot(top: float, radius: float) -> PathData:
    """Outlines the seat band: square above, rounded like the card below."""
    data = PathData().move(0, top).line(WIDTH, top).line(WIDTH, HEIGHT - radius)
    data.arc(radius, radius, WIDTH - radius, HEIGHT, clockwise=True).line(radius, HEIGHT)
    return data.arc(radius, radius, 0, HEIGHT - radius, clockwise=True).close()


def _edge(bottom: float, radius: float, inset: float) -> PathData:
    """Draws the card's edge down to the seat band, which needs none."""
    inner = radius - inset
    data = PathData().move(inset, bottom).line(inset, radius)
    data.arc(inner, inner, radius, inset, clockwise=True).line(WIDTH - radius, inset)
    return data.arc(inner, inner, WIDTH - inset, radius, clockwise=True).line(WIDTH - inset, bottom)
