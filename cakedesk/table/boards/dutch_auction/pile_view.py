"""`PileView`: a pile laid out by suits, beside seat and display, for who wants to look through it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import NamedTuple

from PySide6.QtCore import QRectF

from cakedesk.games.dutch_auction.cards import SUIT_OF, SUITS
from cakedesk.table.boards.dutch_auction.layout import (
    CARD_ASPECT,
    OTHER_LEAST_UNITS,
    READ_CARD,
    ROW_CARD_UNITS,
    SEEN_SHARE,
)
from cakedesk.table.items import PanelItem, PanelStyle, TextItem, TextStyle
from cakedesk.table.kit.choice_rows import Choice, ChoiceRows
from cakedesk.table.kit.flow import column, fill, grid, inset, row
from cakedesk.table.metrics import CAPTION_UNITS, PANEL_RADIUS_UNITS, Metrics
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart
from cakedesk.table.text_fit import text_width

CLOSE_UNITS = 140.0
TAB_AIR_UNITS = 48.0
"""So much of a tab's share of the panel is not for its words."""


class _Laid(NamedTuple):
    """The cards of a pile in lines."""

    width_px: float  # of each, as far as it matters to who reads it
    seen_px: float  # so much of each is seen
    rects: dict[int, QRectF]


class PileView(ScreenPart):
    """A panel with a tab for each pile. The cards lie on it in the table's layer of cards."""

    def __init__(self, scene: TableScene, focus_zone: int) -> None:
        super().__init__(scene)
        self._panel = self.own(PanelItem(scene))
        # Which pile is shown, and what closes it.
        self.tabs = self.own_part(ChoiceRows(scene, focus_zone))
        self._note = self.own(TextItem(scene, ""))

    def show(
        self, choices: Sequence[Choice], close: Choice, note: str, rect: QRectF, cards: Sequence[int]
    ) -> dict[int, QRectF]:
        """Show the tabs, and below them what is to be known of the pile; say where each of its cards lies."""
        px, least_px, panel = self.metrics.px, self.metrics.text_px(0), pile_panel(self.metrics, rect)
        style = TextStyle(least_px, weight=600)
        tab_px = panel.width() / max(1, len(choices)) - px(TAB_AIR_UNITS)
        is_narrow = any(text_width(choice.brief[-1], style) > tab_px for choice in choices)
        lines = 2 if is_narrow and len(choices) > 1 else 1
        self._panel.set_style(PanelStyle("panel", px(PANEL_RADIUS_UNITS), "lifted"))
        self._panel.place_in(panel)
        high, gap, closing_px = self.metrics.target_px(52), px(8), self.metrics.room_px(CLOSE_UNITS, 0.8)
        tabs, told, room = column(
            inset(panel, px(16), px(14)), lines * (high + gap) - gap, high, fill(), gap_px=px(10)
        )
        across = -(-len(choices) // lines)
        cells = grid(tabs, across * lines, across, gap)
        with_note, alone = self._best(cards, room), self._best(cards, room.united(told))
        if len(choices) == 1:
            cells = row(tabs, fill(), closing_px, gap_px=gap)
        elif len(cells) == len(choices):  # none is free
            told, closing = row(told, fill(), closing_px, gap_px=px(12))
            cells, alone = [*cells, closing], with_note
        self.tabs.show([*choices, close], cells)
        self._note.set_text(note)
        style = self.fitting(CAPTION_UNITS, color="ink_soft", wrap=True, even=True)
        self._note.stand_in(told, style, told.height())
        # Who hears it hears it with the tab; who sees it sees most of it in the cards.
        if (
            self._note.is_elided
            or self._note.height_px > told.height() + 1
            or _read(with_note) < _read(alone)
        ):
            self._note.set_text("")
            with_note = alone
        return with_note.rects

    def _best(self, cards: Sequence[int], room: QRectF) -> _Laid:
        """Lay the cards of a pile in a room: suits share lines so that most is seen of each card."""
        suits = [sorted(card for card in cards if SUIT_OF[card] == suit) for suit in range(len(SUITS))]
        suits = [suit for suit in suits if suit]
        laid = []
        for breaks in product((False, True), repeat=len(suits) - 1):
            lines = [suits[:1]]
            for suit, is_new in zip(suits[1:], breaks, strict=True):
                if is_new:
                    lines.append([])
                lines[-1].append(suit)
            laid.append(self._laid(lines, room))
        return max(laid, key=lambda one: one[:2])

    def _laid(self, lines: Sequence[Sequence[Sequence[int]]], room: QRectF) -> _Laid:
        """Lay cards in these lines of suits."""
        px, whole = self.metrics.px, room.width()
        gap, apart = px(8), px(20)
        least = max(px(OTHER_LEAST_UNITS), READ_CARD * self.metrics.text_px(0))
        counts = [(sum(map(len, line)), len(line)) for line in lines]
        free = min((whole - (n - suits) * gap - (suits - 1) * apart) / n for n, suits in counts)
        zones = column(room, *[fill()] * len(lines), gap_px=gap)
        width = min(min(zones[0].height(), px(ROW_CARD_UNITS)) * CARD_ASPECT, max(least, free))
        seen, found = width, dict[int, QRectF]()
        for line, (n, suits), zone in zip(lines, counts, zones, strict=True):
            left, spare = zone.left(), whole - suits * width - (suits - 1) * apart
            step = min(width + gap, spare / max(1, n - suits))
            seen = min(seen, step)
            for suit in line:
                for number, card in enumerate(suit):
                    found[card] = QRectF(left + number * step, zone.top(), width, width / CARD_ASPECT)
                left += (len(suit) - 1) * step + width + apart
        return _Laid(min(width, least), seen, found)


def pile_panel(metrics: Metrics, rect: QRectF) -> QRectF:
    """The whole panel."""
    return inset(rect, 0, metrics.px(10))


def _read(laid: _Laid) -> tuple[float, float]:
    """What can be read of cards: numbers, and VP where so much is seen."""
    return laid.width_px, min(laid.seen_px, laid.width_px * SEEN_SHARE)
