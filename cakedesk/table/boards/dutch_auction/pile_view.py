"""`PileView`: a pile laid out by suits, beside seat and display, for who wants to look through it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF

from cakedesk.games.dutch_auction.cards import SUIT_OF, SUITS
from cakedesk.table.boards.dutch_auction.layout import CARD_ASPECT, OTHER_LEAST_UNITS, ROW_CARD_UNITS
from cakedesk.table.items import PanelItem, PanelStyle, TextItem, TextStyle
from cakedesk.table.kit.choice_rows import Choice, ChoiceRows
from cakedesk.table.kit.flow import column, fill, grid, inset, row
from cakedesk.table.metrics import CAPTION_UNITS, PANEL_RADIUS_UNITS, Metrics, spread
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart
from cakedesk.table.text_fit import text_width

CLOSE_UNITS = 140.0
TAB_AIR_UNITS = 48.0
"""So much of a tab's share of the panel is not for its words."""


class PileView(ScreenPart):
    """A panel with a tab for each pile. The cards lie on it in the table's layer of cards."""

    def __init__(self, scene: TableScene, focus_zone: int) -> None:
        super().__init__(scene)
        self._panel = self.own(PanelItem(scene))
        # Which pile is shown, and what closes it.
        self.tabs = self.own_part(ChoiceRows(scene, focus_zone))
        self._note = self.own(TextItem(scene, ""))
        self._lines = 1  # of tabs
        self._rect = QRectF()

    def show(self, choices: Sequence[Choice], close: Choice, note: str, rect: QRectF) -> None:
        """Show the tabs, and below them what is to be known of the pile."""
        px, least_px = self.metrics.px, self.metrics.text_px(0)
        tab_px = pile_panel(self.metrics, rect).width() / max(1, len(choices)) - px(TAB_AIR_UNITS)
        style = TextStyle(least_px, weight=600)
        is_narrow = any(text_width(choice.brief[-1], style) > tab_px for choice in choices)
        self._lines, self._rect = 2 if is_narrow else 1, rect
        self._panel.set_style(PanelStyle("panel", px(PANEL_RADIUS_UNITS), "lifted"))
        self._panel.place_in(pile_panel(self.metrics, rect))
        tabs, told, _ = self._cut()
        across = -(-len(choices) // self._lines)
        cells = grid(tabs, across * self._lines, across, px(8))
        if len(cells) == len(choices):  # none is free
            told, closing = row(told, fill(), self.metrics.room_px(CLOSE_UNITS, 0.8), gap_px=px(12))
            cells = [*cells, closing]
        self.tabs.show([*choices, close], cells)
        self._note.set_text(note)
        style = self.fitting(CAPTION_UNITS, color="ink_soft", wrap=True, even=True)
        self._note.stand_in(told, style, told.height())
        if self._note.is_elided or self._note.height_px > told.height() + 1:
            # Who hears it hears it with the tab; who sees it sees most of it in the cards.
            self._note.set_text("")

    def cards(self, cards: Sequence[int]) -> dict[int, QRectF]:
        """Where each card of a pile lies: each suit in a line of its own, two lines side by side."""
        px, found = self.metrics.px, {}
        *_, room = self._cut()
        halves = row(room, fill(), fill(), gap_px=px(20))
        for suit in range(len(SUITS)):
            line = column(halves[suit % 2], fill(), fill(), gap_px=px(12))[suit // 2]
            of_suit = sorted(card for card in cards if SUIT_OF[card] == suit)
            width = min(min(line.height(), px(ROW_CARD_UNITS)) * CARD_ASPECT, line.width())
            gap = px(8)
            least = min(width, px(OTHER_LEAST_UNITS))
            width = max(min(width, (line.width() + gap) / max(1, len(of_suit)) - gap), least)
            lefts = spread(len(of_suit), line.width(), width, width + gap)
            for card, left in zip(of_suit, lefts, strict=True):
                found[card] = QRectF(line.left() + left, line.top(), width, width / CARD_ASPECT)
        return found

    def _cut(self) -> tuple[QRectF, QRectF, QRectF]:
        """Tabs, note and cards."""
        px, high = self.metrics.px, self.metrics.target_px(52)
        tabs, foot, cards = column(
            inset(pile_panel(self.metrics, self._rect), px(16), px(14)),
            self._lines * (high + px(8)) - px(8), high, fill(), gap_px=px(10),
        )  # fmt: skip
        return tabs, foot, cards


def pile_panel(metrics: Metrics, rect: QRectF) -> QRectF:
    """The whole panel."""
    return inset(rect, 0, metrics.px(10))
