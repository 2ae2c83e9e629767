"""The colours and fonts of the table, by day and by night."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple, TypeAlias

from PySide6.QtGui import QColor, QFont

from cakedesk.art.fonts import load_fonts
from cakedesk.art.palette import CARD_INK, CARD_INK_SOFT, PORCELAIN, PORCELAIN_EDGE, TAG_GOLD

Ink: TypeAlias = str | QColor
"""A colour: the name of a token of `Theme`, which follows the theme, or a fixed colour."""


class Theme(NamedTuple):
    """All colours of one theme. Cards are porcelain in both. Each is equal to itself only.

    Attributes:
        dark: whether this is the theme for the night.
        table: the table's middle.
        table_edge: the table towards its corners.
        panel: panels on the table.
        well: hollows in panels.
        ink: text on panels.
        ink_soft: quieter text on panels.
        line: thin lines, never text.
        raspberry: you, chosen, do it.
        on_raspberry: text on raspberry.
        honey: allowed, or new.
        teal: drop here.
        mint: good.
        warn: loss, collapse.
        chip: inputs and buttons.
        shadow: what shadows are made of.
        porcelain: cards.
        porcelain_edge: the edge of cards.
        card_ink: text on cards.
        card_ink_soft: quieter text on cards.
        tag_gold: text on dark tags.
    """

    dark: bool
    table: QColor
    table_edge: QColor
    panel: QColor
    well: QColor
    ink: QColor
    ink_soft: QColor
    line: QColor
    raspberry: QColor
    on_raspberry: QColor
    honey: QColor
    teal: QColor
    mint: QColor
    warn: QColor
    chip: QColor
    shadow: QColor
    porcelain: QColor = QColor(PORCELAIN)
    porcelain_edge: QColor = QColor(PORCELAIN_EDGE)
    card_ink: QColor = QColor(CARD_INK)
    card_ink_soft: QColor = QColor(CARD_INK_SOFT)
    tag_gold: QColor = QColor(TAG_GOLD)

    def __eq__(self, other: object) -> bool:
        return self is other

    def __ne__(self, other: object) -> bool:
        return self is not other

    def __hash__(self) -> int:
        return id(self)

    def color(self, ink: Ink) -> QColor:
        """Look a colour up.

        Args:
            ink: a token's name or a fixed colour.

        Returns:
            The colour in this theme.
        """
        if isinstance(ink, QColor):
            return ink
        color = getattr(self, ink)
        assert isinstance(color, QColor), ink
        return color


def with_alpha(color: QColor, alpha: float) -> QColor:
    """The same colour, thinner.

    Args:
        alpha: its opacity, 0 to 1.

    Returns:
        A colour of its own.
    """
    thin = QColor(color)
    thin.setAlphaF(alpha)
    return thin


def mixed(first: QColor, second: QColor, share: float) -> QColor:
    """An opaque colour between two.

    Args:
        first: one of them.
        second: the other.
        share: of the second, 0 to 1.
    """
    pairs = zip(first.getRgbF()[:3], second.getRgbF()[:3], strict=True)  # type: ignore[index]
    return QColor.fromRgbF(*(one + (other - one) * share for one, other in pairs))


LIGHT = Theme(
    dark=False,
    table=QColor("#D5E3D3"),
    table_edge=QColor("#C3D5C3"),
    panel=QColor("#F3F7EE"),
    well=QColor("#E4EDE0"),
    ink=QColor("#3A211E"),
    ink_soft=QColor("#5F4741"),
    line=QColor("#A9BDA8"),
    raspberry=QColor("#B01F48"),
    on_raspberry=QColor("#FFFFFF"),
    honey=QColor("#F2A900"),
    teal=QColor("#075C5A"),
    mint=QColor("#1F7A4C"),
    warn=QColor("#9A3B00"),
    chip=QColor("#FFFFFF"),
    shadow=QColor("#2B3A2C"),
)
DARK = Theme(
    dark=True,
    table=QColor("#21352F"),
    table_edge=QColor("#182824"),
    panel=QColor("#2E453E"),
    well=QColor("#273B35"),
    ink=QColor("#FBF3E4"),
    ink_soft=QColor("#CBD6C8"),
    line=QColor("#587268"),
    raspberry=QColor("#FF8FA9"),
    on_raspberry=QColor("#3A0F1C"),
    honey=QColor("#FFC445"),
    teal=QColor("#8BE6DC"),
    mint=QColor("#7FD9A4"),
    warn=QColor("#FFB27A"),
    chip=QColor("#3A544C"),
    shadow=QColor("#050B09"),
)


def display_font(px: float, weight: int = 800) -> QFont:
    """The font of titles and numerals.

    Args:
        px: size in px.
        weight: 700 or 800.
    """
    return QFont(_font(load_fonts().display, px, weight))


def text_font(px: float, weight: int = 500) -> QFont:
    """The font of everything else.

    Args:
        px: size in px.
        weight: 500, 600 or 700.
    """
    return QFont(_font(load_fonts().text, px, weight))


@lru_cache(maxsize=256)
def _font(family: str, px: float, weight: int) -> QFont:
    font = QFont(family)
    font.setPixelSize(max(1, round(px)))
    font.setWeight(QFont.Weight(weight))
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font
