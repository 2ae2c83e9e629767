"""`PileView`: a pile laid out by suits, instead of the display, for who wants to look through it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QRectF

from cakedesk.games.dutch_auction.cards import SUIT_OF, SUITS
from cakedesk.table.boards.dutch_auction.layout import CARD_ASPECT
from cakedesk.table.items import PanelItem, PanelStyle, TextItem, TextStyle
from cakedesk.table.kit.choice_rows import Choice, ChoiceRows
from cakedesk.table.kit.flow import column, fill, grid, inset, row
from cakedesk.table.metrics import CAPTION_UNITS, PANEL_RADIUS_UNITS, Metrics, spread
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart

TABS_UNITS = 262.0


class PileView(ScreenPart):
    """A panel with a tab for each pile. The cards lie on it in the table's layer of cards.

    Attributes:
        tabs: which pile is shown.
    """

    def __init__(self, scene: TableScene, focus_zone: int, parent: QObject | None = None) -> None:
        super().__init__(scene, parent)
        self._panel = self.own(PanelItem(scene))
        self.tabs = ChoiceRows(scene, focus_zone, self)
        self.own_part(self.tabs)
        self._note = self.own(TextItem(scene, ""))

    def show(self, choices: Sequence[Choice], note: str, rect: QRectF) -> None:
        """Show the tabs, and below them what is to be known of the pile."""
        px = self.metrics.px
        self._panel.set_style(PanelStyle("panel", px(PANEL_RADIUS_UNITS), "lifted"))
        self._panel.place_in(pile_panel(self.metrics, rect))
        tabs, _ = _cut(self.metrics, rect)
        height = max(44.0, self.metrics.room_px(50))
        cells = grid(tabs, len(choices), 1, px(8), most_px=(tabs.width(), height))
        self.tabs.show(choices, cells)
        self._note.set_text(note)
        self._note.set_style(
            TextStyle(
                self.metrics.text_px(CAPTION_UNITS), color="ink_soft", wrap=True, even=True, elide=True,
                shrink_to_px=self.metrics.text_px(0),
            )
        )  # fmt: skip
        top = cells[-1].bottom() + px(10)
        self._note.set_width(tabs.width(), tabs.bottom() - top)
        self._note.place(tabs.left(), top)
        if self._note.is_elided or self._note.rect_px().bottom() > tabs.bottom() + 1:
            # Who hears it hears it with the tab; who sees it sees most of it in the cards.
            self._note.set_text("")


def pile_panel(metrics: Metrics, rect: QRectF) -> QRectF:
    """The whole panel."""
    return inset(rect, 0, metrics.px(10))


def pile_cards(metrics: Metrics, rect: QRectF, cards: Sequence[int]) -> dict[int, QRectF]:
    """Where each card of a pile lies: each suit in a line of its own, two lines side by side."""
    px, found = metrics.px, {}
    _, room = _cut(metrics, rect)
    halves = row(room, fill(), fill(), gap_px=px(28))
    for suit in range(len(SUITS)):
        line = column(halves[suit % 2], fill(), fill(), gap_px=px(12))[suit // 2]
        of_suit = sorted(card for card in cards if SUIT_OF[card] == suit)
        width = min(line.height() * CARD_ASPECT, line.width())
        lefts = spread(len(of_suit), line.width(), width, width + px(8))
        for card, left in zip(of_suit, lefts, strict=True):
            found[card] = QRectF(line.left() + left, line.top(), width, width / CARD_ASPECT)
    return found


def _cut(metrics: Metrics, rect: QRectF) -> tuple[QRectF, QRectF]:
    """Tabs and cards."""
    inside = inset(pile_panel(metrics, rect), metrics.px(16), metrics.px(14))
    tabs, cards = row(inside, metrics.room_px(TABS_UNITS, 0.4), fill(), gap_px=metrics.px(24))
    return tabs, cards
