"""Help texts as rich text in the look of the program."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from html import escape
from itertools import groupby

from PySide6.QtCore import QCoreApplication

from cakedesk.table.boards.entry import NamedPicture
from cakedesk.table.help_text import SIGNS, Block, BlockKind
from cakedesk.table.metrics import Metrics
from cakedesk.table.theme import Theme, display_font, text_font

PICTURE_SCHEME = "picture:"
"""Before the height of a picture in pixels, a slash, and its name."""

_CARD_UNITS = 108.0
_MIDDLE_SCALE = 0.98
"""Pictures lower than that stand in the middle of their line."""

_HEADING_UNITS = {1: 46.0, 2: 33.0, 3: 26.0}
_BODY_UNITS = 23.0
_CAPTION_UNITS = 20.0
_SIGN_UNITS = 50.0

_STRONG = re.compile(r"\*\*(.+?)\*\*")
_LIGHT = re.compile(r"\*(.+?)\*")
_LINK = re.compile(r"\[([^\]]+)\]\((#[a-z0-9-]+)\)")


def help_language() -> str:
    """The folder of the help texts in the language that is spoken now."""
    # Translators: the code of this language, such as "de".
    return QCoreApplication.translate("HelpText", "en")


class HelpHtml:
    """Writes blocks as rich text.

    Args:
        theme: colours.
        metrics: sizes.
        picture: gives a picture by its name.
    """

    def __init__(self, theme: Theme, metrics: Metrics, picture: Callable[[str], NamedPicture]) -> None:
        self._theme, self._metrics = theme, metrics
        self._picture = picture
        self._display = display_font(20).family()
        self._text = text_font(20).family()

    def write(self, blocks: Sequence[Block]) -> str:
        """Write a text.

        Args:
            blocks: what it consists of.

        Returns:
            HTML as Qt reads it; pictures have `PICTURE_SCHEME`.
        """
        theme, size = self._theme, self._px(_BODY_UNITS)
        parts = [
            f"<html><body style=\"font-family:'{self._text}'; font-size:{size}px; font-weight:500;"
            f' color:{theme.ink.name()};">'
        ]
        for kind, group in groupby(blocks, key=lambda block: block.kind):
            together = list(group)
            if kind is BlockKind.ITEM:
                items = "".join(self._item(block) for block in together)
                parts.append(f'<ul style="margin-top:4px; -qt-list-indent:1;">{items}</ul>')
            elif kind is BlockKind.ROW:
                rows = "".join(self._row(block) for block in together)
                gap, pad = self._px(8), self._px(6)
                parts.append(
                    f'<table cellspacing="0" cellpadding="{pad}" style="margin-top:{gap}px;">{rows}</table>'
                )
            else:
                parts += [self._one(block) for block in together]
        return "".join(parts) + "</body></html>"

    def _one(self, block: Block) -> str:
        if block.kind is BlockKind.HEADING:
            return self._heading(block)
        if block.kind is BlockKind.PICTURES:
            return self._pictures(block)
        return f'<p style="margin-top:0; margin-bottom:{self._px(12)}px;">{self._words(block.text)}</p>'

    def _heading(self, block: Block) -> str:
        size, above = self._px(_HEADING_UNITS[block.level]), self._px({1: 4, 2: 26, 3: 16}[block.level])
        color = self._theme.ink.name()
        return (
            f'<p style="margin-top:{above}px; margin-bottom:{self._px(6)}px;"><a name="{block.anchor}"></a>'
            f"<span style=\"font-family:'{self._display}'; font-size:{size}px; font-weight:800;"
            f' color:{color};">{escape(block.text)}</span></p>'
        )

    def _item(self, block: Block) -> str:
        return f'<li style="margin-bottom:{self._px(7)}px;">{self._words(block.text)}</li>'

    def _row(self, block: Block) -> str:
        theme = self._theme
        keys = f'<b style="color:{theme.ink.name()};">{self._words(block.text)}</b>'
        gap = "&nbsp;" * 4
        return f"<tr><td>{keys}{gap}</td><td>{self._words(block.more)}</td></tr>"

    def _pictures(self, block: Block) -> str:
        shown = []
        for name in block.pictures:
            if name in SIGNS:
                shown.append(
                    f"<span style=\"font-family:'{self._display}'; font-weight:800;"
                    f' font-size:{self._px(_SIGN_UNITS)}px;">{escape(name)}</span>'
                )
            else:
                face, scale = self._picture(name)
                height = round(self._metrics.px(_CARD_UNITS * scale) * self._metrics.text_scale)
                width = round(height * face.aspect)
                place = "middle" if scale < _MIDDLE_SCALE else "bottom"
                shown.append(
                    f'<img src="{PICTURE_SCHEME}{height}/{name}" width="{width}" height="{height}"'
                    f' style="vertical-align:{place};">'
                )
        caption = (
            f'<p style="margin-top:{self._px(2)}px; margin-bottom:{self._px(16)}px;">'
            f'<span style="font-size:{self._px(_CAPTION_UNITS)}px;'
            f' color:{self._theme.ink_soft.name()};">{self._words(block.text)}</span></p>'
        )
        gap = "&nbsp;&nbsp;"
        return f'<p style="margin-top:{self._px(8)}px; margin-bottom:0;">{gap.join(shown)}</p>{caption}'

    def _words(self, text: str) -> str:
        color = self._theme.raspberry.name()
        marked = _STRONG.sub(r"<b>\1</b>", escape(text, quote=False))
        marked = _LIGHT.sub(r"<b>\1</b>", marked)
        return _LINK.sub(rf'<a href="\2" style="color:{color};"><b>\1</b></a>', marked)

    def _px(self, units: float) -> int:
        """Texts never get too small to read; distances shrink with the window."""
        if units >= _CAPTION_UNITS:
            return round(self._metrics.text_px(units))
        return round(self._metrics.px(units))
