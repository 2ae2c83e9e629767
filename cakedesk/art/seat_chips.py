"""Seat chips: a seat's disc with its symbol, and the bare symbol."""

from __future__ import annotations

from cakedesk.art.face import Face
from cakedesk.art.palette import PORCELAIN
from cakedesk.art.seat_symbols import SYMBOL_NAMES, draw_symbol, seat_color, symbol_color
from cakedesk.art.svg import Drawing


def draw_seat_chip(drawing: Drawing, seat: int, cx: float, cy: float, radius: float, ring: bool) -> None:
    """Draws a seat's disc with its symbol. A porcelain ring within its radius parts it from a dark ground."""
    if ring:
        drawing.circle(cx, cy, radius, fill=PORCELAIN)
        radius *= 0.89
    drawing.circle(cx, cy, radius, fill=seat_color(seat))
    lift = radius * 0.05 if SYMBOL_NAMES[seat] == "heart" else 0.0
    draw_symbol(drawing, seat, cx, cy + lift, radius * 1.1, symbol_color(seat))


class SeatChipFace(Face):
    """A seat's disc."""

    seat: int  # 0..5
    ring: bool = False  # whether it carries the porcelain ring of the dark theme
    _units = 100, 100
    _radius = 50.0

    def _ground(self) -> str | None:
        return seat_color(self.seat)

    def _draw(self, drawing: Drawing, width_units: float) -> None:
        draw_seat_chip(drawing, self.seat, 50, 50, 50, self.ring)


class SeatSymbolFace(Face):
    """A seat's bare symbol."""

    seat: int  # 0..5
    color: str
    _units = 100, 100

    def _draw(self, drawing: Drawing, width_units: float) -> None:
        draw_symbol(drawing, self.seat, 50, 50, 100, self.color)
