"""What a power can do, each as a sign: cash in, change the suit, take, steal."""

from __future__ import annotations

from cakedesk.art.face import Face
from cakedesk.art.palette import CARD_INK, PORCELAIN, TAG_GOLD
from cakedesk.art.svg import Drawing, PathData, scallop
from cakedesk.art.ui_icons import draw_icon

POWER_KINDS = ("cash", "suit", "take", "steal")
"""As records spell them."""

_LINE = 9.5


class PowerKindDiscFace(Face):
    """The sign in gold on a dark disc."""

    kind: str  # one of `POWER_KINDS`
    _units = 100, 100
    _radius = 50.0
    _plain = CARD_INK

    def _draw(self, drawing: Drawing, width_units: float) -> None:
        drawing.circle(50, 50, 50, fill=PORCELAIN)
        drawing.circle(50, 50, 45.5, fill=CARD_INK)
        if self.kind == "steal":
            draw_icon(drawing, "hand", 50, 50, 60, TAG_GOLD)
            return
        with drawing.group(transform="translate(50 50) scale(0.6000)"):
            _DRAW[self.kind](drawing, TAG_GOLD)


def _draw_cash(drawing: Drawing, color: str) -> None:
    """Draws a seal that is ticked off: the card is safe."""
    drawing.path(
        scallop(0, 0, 43, 12), fill="none", stroke=color, stroke_width=_LINE, stroke_linejoin="round"
    )
    drawing.stroke(PathData().move(-18, 1).line(-5, 14).line(18, -12), color, _LINE)


def _draw_suit(drawing: Drawing, color: str) -> None:
    """Draws an arrow that turns back to where it began."""
    turn = PathData().move(28, -20).arc(34, 34, 34, 6, clockwise=False, large=True)
    drawing.stroke(turn, color, _LINE + 1)
    drawing.stroke(PathData().move(33, -44).line(33, -16).line(6, -16), color, _LINE + 1)


def _draw_take(drawing: Drawing, color: str) -> None:
    """Draws an arrow into a tray."""
    drawing.stroke(PathData().move(0, -42).line(0, 14), color, _LINE)
    drawing.stroke(PathData().move(-20, -6).line(0, 15).line(20, -6), color, _LINE)
    tray = PathData().move(-40, 12).line(-40, 32).quad(-40, 40, -32, 40).line(32, 40).quad(40, 40, 40, 32)
    drawing.stroke(tray.line(40, 12), color, _LINE)


_DRAW = {"cash": _draw_cash, "suit": _draw_suit, "take": _draw_take}
