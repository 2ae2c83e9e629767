"""How high the lines of the page are: they grow with the text size that people have set."""

from __future__ import annotations

from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.text_kinds import TextKind


def line_px(style: PageStyle, kind: TextKind, units: float) -> float:
    """The height of a line."""
    return max(style.px(units), kind.size_px(style) * kind.line_em + 2)


def least_lines_px(style: PageStyle, lines: int) -> float:
    """The height of some lines in the smallest text."""
    return style.least_text_px * 1.24 * lines
