"""`Stairs`: what stands below and beside the cards of the display: steps, coins, and what they mean."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QRectF

from cakedesk.art.dutch_auction import faces
from cakedesk.games.dutch_auction.cards import SUITS
from cakedesk.games.dutch_auction.phases import NO_CARD
from cakedesk.table.boards.dutch_auction.layout import STEPS, TableRects
from cakedesk.table.boards.dutch_auction.wording import AuctionWording
from cakedesk.table.items import FaceItem, Frame, PanelItem, PanelStyle, TextItem, icon_in
from cakedesk.table.kit.flow import column
from cakedesk.table.kit.kept import Kept
from cakedesk.table.metrics import CAPTION_UNITS, spread
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart


class Stairs(ScreenPart):
    """Six steps with their prices."""

    def __init__(self, scene: TableScene, words: AuctionWording) -> None:
        super().__init__(scene)
        self._words = words
        self._steps = [self.own(PanelItem(scene)) for _ in range(STEPS)]
        # By cost less one.
        self.coins = [
            self.own(FaceItem(scene, faces.coin_face(cost), key=f"coin/{cost}"))
            for cost in range(1, STEPS + 1)
        ]
        self.payers: list[FaceItem] = []  # the suits that pay, at the coin of what is bought
        self._plate = self.own(PanelItem(scene))
        self._payers: Kept[int, FaceItem] = Kept(
            self, lambda _number: FaceItem(scene, faces.suit_face(SUITS[0]))
        )
        self._gaps: Kept[int, PanelItem] = Kept(self, lambda _place: PanelItem(scene))
        self._title = self.own(TextItem(scene, self.tr("The row")))
        self._slides = self.own(TextItem(scene, self.tr("slides left after each round")))
        self._arrow = self.own(FaceItem(scene, icon_in("arrow_left", "ink_soft")))
        self._coin = self.own(FaceItem(scene, faces.coin_face(None)))
        self._costs = self.own(TextItem(scene, self.tr("costs n cards")))
        self._first_cost = self.own(TextItem(scene, words.number_of(1)))

    def show(
        self,
        display: Sequence[int],
        affordable: Collection[int],
        chosen: int,
        suits: Sequence[int],
        rects: TableRects,
    ) -> None:
        """Show steps; coins of cards that can be bought are honey, and `suits` pay for the chosen one."""
        px = self.metrics.px
        gaps = [place for place, card in enumerate(display) if card == NO_CARD]
        for place, (card, step, coin) in enumerate(zip(display, self._steps, self.coins, strict=True)):
            step.set_style(PanelStyle("well" if card == chosen and card != NO_CARD else "panel", 0.0))
            step.place_in(rects.steps[place])
            coin.set_face(faces.coin_face(place + 1, card in affordable))
            coin.place_in(rects.coins[place])
        for place, frame in self._gaps.lay(gaps).items():
            rect = rects.costs[place]
            frame.set_style(
                PanelStyle(None, rect.width() * 0.12, frame=Frame("line", max(1.5, px(2)), "dashed"))
            )
            frame.place_in(rect)
        place = list(display).index(chosen) if suits else 0
        self._pay(suits, rects.coins[place], rects.steps[place])
        self._explain(rects)

    def _pay(self, suits: Sequence[int], coin: QRectF, step: QRectF) -> None:
        """The suits that pay, on the lower edge of their coin, where they have room; ticks tell it too."""
        px, side = self.metrics.px, max(self.metrics.px(20), self.metrics.text_px(0))
        high, ends = side + px(6), px(12)
        top = min(coin.bottom() - px(5), step.bottom() - high)
        lefts = spread(len(suits), step.width() - ends, side, side + px(3))
        width = (lefts[-1] if lefts else 0.0) + side + ends
        plate = QRectF(coin.center().x() - width / 2, top, width, high)
        if top < coin.bottom() - coin.height() / 4:  # it would cover the number
            lefts = []
        self.show_item(self._plate, bool(lefts))
        self._plate.set_style(PanelStyle("panel", plate.height() / 2, frame=Frame("line", max(1.0, px(1.5)))))
        self._plate.place_in(plate)
        discs = self._payers.lay(range(len(lefts)))
        self.payers = list(discs.values())
        for number, disc in discs.items():
            disc.set_face(faces.suit_face(SUITS[suits[number]]))
            disc.place_in(QRectF(plate.left() + ends / 2 + lefts[number], top + px(3), side, side))

    def _explain(self, rects: TableRects) -> None:
        px, room_px = self.metrics.px, self.metrics.room_px
        title, slides, arrow, costs = column(
            rects.title, room_px(36, 0.8), room_px(52, 1.0), px(40), room_px(48, 0.6), gap_px=px(8)
        )
        has_room = costs.bottom() <= rects.title.bottom() + 1
        self._title.stand_in(title, self.fitting(27, "display", 800))
        self._title.tooltip = f"{self._slides.text}. {self._costs.text}"
        style = self.fitting(CAPTION_UNITS, color="ink_soft", wrap=True, even=True)
        side = px(44)
        self._arrow.place_in(arrow.adjusted(0, 0, arrow.height() - arrow.width(), 0))
        self._coin.place_in(QRectF(costs.left(), costs.center().y() - side / 2, side, side))
        for text, zone in ((self._slides, slides), (self._costs, costs.adjusted(side + px(10), 0, 0, 0))):
            text.stand_in(zone, style, zone.height())
        if self._slides.is_elided or self._costs.is_elided:  # the title's tooltip tells it
            has_room = False
        for one in (self._slides, self._arrow, self._coin, self._costs):
            self.show_item(one, has_room)
        self.show_item(self._title, title.width() > 0)
        coin, after = rects.coins[:2]
        beside = coin.translated(coin.width() + px(6), 0)
        beside.setRight(after.left() - px(6))
        self._first_cost.stand_in(beside, style._replace(wrap=False))
        self.show_item(self._first_cost, not has_room and not self._first_cost.is_elided)
