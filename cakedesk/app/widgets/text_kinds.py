"""The sizes of the type scale, by what they are for."""

from __future__ import annotations

import math
from collections.abc import Callable
from operator import attrgetter
from typing import NamedTuple

from PySide6.QtGui import QColor, QFont

from cakedesk.app.widgets.page_style import LEAST_UNITS, PageStyle
from cakedesk.table.metrics import Metrics
from cakedesk.table.text_fit import Family, LaidText, TextStyle, Typeface, lay_text
from cakedesk.table.theme import Theme

ColorPick = Callable[[Theme], QColor]
"""Picks one colour of a theme, so that a widget follows when the theme changes."""

BASELINE_EM = 0.31
"""How far below the middle of a line its letters stand, so that capitals look centred in both families."""

TIGHT_EM = 1.1
"""From one baseline to the next where two lines stand in a pill or a field, by the size of their letters."""


def field_px(metrics: Metrics, units: float) -> float:
    """How high a field or a pill is that two lines of the smallest letters must have room in."""
    return max(
        metrics.target_px(units), math.ceil(2 * TIGHT_EM * metrics.text_px(LEAST_UNITS) + metrics.px(5))
    )


class TextKind(NamedTuple):
    """One entry of the type scale."""

    display: bool  # whether it is set in the display family
    weight: int  # 500 to 800
    units: float  # its size on a table of 1600 x 1000
    line_em: float = 1.24  # from one baseline to the next, by size

    @property
    def family(self) -> Family:
        """The family, as the table calls it."""
        return "display" if self.display else "text"

    def typeface(self, size_px: float) -> Typeface:
        """The font at a size, for measuring."""
        return Typeface(self.family, self.weight, round(size_px))

    def font(self, size_px: float) -> QFont:
        """The font at a size."""
        return self.typeface(size_px).font()

    def size_px(self, style: PageStyle) -> float:
        """The size in the present window."""
        return style.metrics.text_px(self.units)

    def line_px(self, style: PageStyle) -> float:
        """How high one line is in the present window."""
        return self.size_px(style) * self.line_em

    def width_px(self, text: str, size_px: float) -> float:
        """How wide a text is in one line."""
        return self.typeface(size_px).width_px(text)

    def wanted_width_px(self, text: str, style: PageStyle) -> float:
        """How wide a text is in one line at its full size in the present window."""
        return self.width_px(text, self.size_px(style))

    def fit(self, text: str, style: PageStyle, width_px: float, lines: int = 1) -> LaidText:
        """Break a text into so many lines at most, as large as all of it fits; see `fit_text`."""
        return fit_text(text, self, self.size_px(style), style.least_text_px, width_px, lines)

    def fit_at(self, size_px: float, text: str, width_px: float, lines: int = 1) -> LaidText:
        """Break a text into so many lines at most, at this size alone."""
        return fit_text(text, self, size_px, size_px, width_px, lines)


def fit_text(
    text: str, kind: TextKind, size_px: float, least_px: float, width_px: float, lines: int
) -> LaidText:
    """Break a text into as many lines as it may take at most, at the largest size at which all of it fits."""
    style = TextStyle(
        max(size_px, least_px),
        kind.family,
        kind.weight,
        wrap=True,
        even=True,
        max_lines=lines,
        shrink_to_px=least_px,
    )
    return lay_text(text, style, max(1.0, width_px))


CURTAIN = TextKind(True, 800, 84, 1.04)
PAGE = TextKind(True, 800, 46, 1.08)
PROMPT = TextKind(True, 800, 34, 1.12)
TITLE = TextKind(True, 800, 31, 1.12)
NAME = TextKind(True, 800, 27, 1.12)
NUMBER = TextKind(True, 800, 27, 1.0)
BUTTON = TextKind(False, 700, 25, 1.2)
BUTTON_LARGE = TextKind(False, 700, 27, 1.2)
LABEL = TextKind(False, 700, 23, 1.22)
BODY = TextKind(False, 500, 22)
LEAD = TextKind(False, 500, 25, 1.26)
CAPTION = TextKind(False, 500, 20)
CAPTION_BOLD = TextKind(False, 700, 20, 1.2)

ink: ColorPick = attrgetter("ink")  # text
ink_soft: ColorPick = attrgetter("ink_soft")  # text that matters less
card_ink_soft: ColorPick = attrgetter("card_ink_soft")  # the same on porcelain
porcelain: ColorPick = attrgetter("porcelain")  # text on dark grounds in both themes
