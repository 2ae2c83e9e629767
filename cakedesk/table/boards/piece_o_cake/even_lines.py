"""Lines of like length, or of whole sentences: no word stands alone in the last line of a paragraph."""

from __future__ import annotations

import re

from cakedesk.table.items.text_layout import TextStyle, lay_text, text_width

NEAR_PX = 4.0
NARROWEST_SHARE = 0.5
_SENTENCES = re.compile(r"(?<=[.!?]) ")
_CLAUSES = re.compile(r"(?<=[.!?,;:]) ")


def even_lines(text: str, style: TextStyle, width_px: float) -> str:
    """Break the paragraphs of a text into few lines: after sentences or commas, else of like length."""
    return "\n".join(_even(paragraph, style, width_px) for paragraph in text.split("\n"))


def _even(paragraph: str, style: TextStyle, width_px: float) -> str:
    if text_width(paragraph, style) <= width_px:
        return paragraph
    laid = lay_text(paragraph, style, width_px)
    for ends in (_SENTENCES, _CLAUSES):
        whole = _packed(ends.split(paragraph), style, width_px)
        if len(whole) == len(laid.lines):
            return "\n".join(whole)
    lines, wide, narrow = len(laid.lines), width_px, width_px * NARROWEST_SHARE
    while wide - narrow > NEAR_PX:
        middle = (wide + narrow) / 2
        narrower = lay_text(paragraph, style, middle)
        if narrower.splits_word or len(narrower.lines) > lines:
            narrow = middle
        else:
            wide, laid = middle, narrower
    return "\n".join(line.text for line in laid.lines)


def _packed(parts: list[str], style: TextStyle, width_px: float) -> list[str]:
    """As many parts on each line as fit. Empty: one is too wide, or a word would stand alone at the end."""
    lines = [""]
    for part in parts:
        longer = f"{lines[-1]} {part}".lstrip()
        if text_width(longer, style) <= width_px:
            lines[-1] = longer
        elif text_width(part, style) <= width_px and lines[-1]:
            lines.append(part)
        else:
            return []
    return lines if " " in lines[-1] else []
