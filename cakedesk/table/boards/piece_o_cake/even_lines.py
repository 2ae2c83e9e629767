"""Lines of like length: a text that breaks leaves no word alone in the last line of a paragraph."""

from __future__ import annotations

from cakedesk.table.items.text_layout import TextStyle, lay_text, text_width

NEAR_PX = 4.0
NARROWEST_SHARE = 0.5


def even_lines(text: str, style: TextStyle, width_px: float) -> str:
    """Break the paragraphs of a text into as few lines as fit, each into lines of like length.

    Args:
        text: the text; line feeds part its paragraphs.
        style: how it looks; it wraps.
        width_px: the width that there is.

    Returns:
        The text with a line feed wherever a line ends.
    """
    return "\n".join(_even(paragraph, style, width_px) for paragraph in text.split("\n"))


def _even(paragraph: str, style: TextStyle, width_px: float) -> str:
    if text_width(paragraph, style) <= width_px:
        return paragraph
    laid = lay_text(paragraph, style, width_px)
    lines, wide, narrow = len(laid.lines), width_px, width_px * NARROWEST_SHARE
    while wide - narrow > NEAR_PX:
        middle = (wide + narrow) / 2
        narrower = lay_text(paragraph, style, middle)
        if narrower.splits_word or len(narrower.lines) > lines:
            narrow = middle
        else:
            wide, laid = middle, narrower
    return "\n".join(line.text for line in laid.lines)
