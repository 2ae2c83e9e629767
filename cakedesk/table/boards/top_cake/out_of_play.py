"""`OutOfPlay`: the card that was put away, what fell and what nobody got, and the SNATCH cards used up."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QRectF

from cakedesk.art import faces
from cakedesk.art.face import Face
from cakedesk.art.top_cake.faces import MOST_LETTERS
from cakedesk.games.top_cake.cards import SNATCH
from cakedesk.games.top_cake.phases import ENDED
from cakedesk.games.top_cake.state import TopCakeState
from cakedesk.table.boards.top_cake.card_faces import bid_face, row_face
from cakedesk.table.boards.top_cake.layout import BID_UNITS, CARD_UNITS
from cakedesk.table.boards.top_cake.wording import numbered_name, spoken_card
from cakedesk.table.items import CardItem, FaceItem, TextItem, TextStyle
from cakedesk.table.joined_words import and_list
from cakedesk.table.kit.facts import Facts
from cakedesk.table.kit.flow import aspect, grid, inset
from cakedesk.table.kit.list_panel import ListPanel, ListRow, ListSizes
from cakedesk.table.kit.table_words import TableWords
from cakedesk.table.scene import TableScene
from cakedesk.table.theme import Theme

FOCUS_ZONE = 2
"""It follows the panels in reading order."""

CARD_ASPECT, BID_ASPECT = CARD_UNITS[0] / CARD_UNITS[1], BID_UNITS[0] / BID_UNITS[1]
MOST_UNITS, MOST_BID_UNITS, LEAST_BID_UNITS = 108.0, 58.0, 42.0
BID_SHARE = 0.45
"""The height of the SNATCH cards by that of the others, as far as that is within their bounds."""

LEAST_NAMED_LETTERS = 5.0
"""The least width of a card that has room for a short name, in sizes of the smallest text."""

GAP_UNITS = 6.0
WAYS_TO_TELL = ((1, 1, 1), (1, 1, 0), (0, 1, 0), (0, 0, 0))
"""Whether cards bear their names, and have a caption, and the SNATCH cards have one: from the best."""


class OutRow(ListRow):
    """Some cards below their caption, in the middle."""

    def __init__(
        self,
        scene: TableScene,
        caption: Callable[[int], str],
        told: Sequence[str],
        pictures: Sequence[FaceItem],
        *,
        is_bids: bool = False,
    ) -> None:
        super().__init__(scene)
        self.has_caption = True  # whether its caption is shown; the well says it all the same
        self.is_named = True  # whether its cards have room for their names
        self.pictures = [self.own(picture) for picture in pictures]
        self.count = len(self.pictures)  # how many of them are shown: the first ones
        self._caption_of = caption  # what it says if so many are shown
        self._caption = self.own(TextItem(scene).mute())
        self._is_bids, self._aspect = is_bids, BID_ASPECT if is_bids else CARD_ASPECT
        self.well.set_accessible(". ".join(told))
        self.well.tooltip = "\n".join(told)

    def height_px(self, width_px: float, size_px: float, *, wraps: bool) -> float:
        """The caption, and below it as many lines as its cards need."""
        lines = self._lines(width_px, size_px)
        if not lines or (lines > 1 and not wraps):
            return float("inf")
        px = self.metrics.px
        height = self._height_px(size_px)
        return self._caption_px(width_px) + lines * height + (lines - 1) * px(GAP_UNITS) + px(12)

    def fit(self, rect: QRectF, size_px: float) -> None:
        """Stand in a zone."""
        super().fit(rect, size_px)
        px, height = self.metrics.px, self._height_px(size_px)
        top = rect.top() + px(6)
        self.show_item(self._caption, self.has_caption)
        self._caption.place(rect.left() + px(4), top)
        room = QRectF(rect)
        room.setTop(top + self._caption_px(rect.width()))
        room.setBottom(rect.bottom() - px(6))
        lines = max(1, self._lines(rect.width(), size_px))
        in_line, gap = -(-self.count // lines), px(GAP_UNITS)
        width = in_line * height * self._aspect + (in_line - 1) * gap
        zone = inset(room, (room.width() - width) / 2, 0.0)
        most = (height * self._aspect, height)
        cells = grid(zone, self.count, in_line, gap, most_px=most, middle=True, last_middle=True)
        for number, picture in enumerate(self.pictures):
            self.show_item(picture, number < self.count)
        for picture, cell in zip(self.pictures, cells, strict=False):
            # What is no card is a sign in its place.
            own = picture.face.aspect
            picture.place_in(aspect(cell if own < 1 else inset(cell, cell.width() / 4), own))

    def _height_px(self, size_px: float) -> float:
        if not self._is_bids:
            return size_px
        px = self.metrics.px
        return min(max(size_px * BID_SHARE, px(LEAST_BID_UNITS)), px(MOST_BID_UNITS))

    def _lines(self, width_px: float, size_px: float) -> int:
        """How many lines its cards need; 0: not even one has room."""
        gap, width = self.metrics.px(GAP_UNITS), self._height_px(size_px) * self._aspect
        in_line = int((width_px - self.metrics.px(12) + gap) / (width + gap) + 1e-6)
        return -(-self.count // in_line) if in_line else 0

    def _caption_px(self, width_px: float) -> float:
        """Lay the caption out, and tell its height."""
        text_px = self.metrics.text_px
        self._caption.set_text(self._caption_of(self.count))
        style = TextStyle(px=text_px(20), color="ink_soft", align="center", elide=True)
        self._caption.set_style(style._replace(shrink_to_px=text_px(0)))
        self._caption.set_width(width_px - self.metrics.px(8))
        if self._caption.is_elided:
            self._caption.restyle(wrap=True, max_lines=2)
        return self._caption.height_px + self.metrics.px(2) if self.has_caption else 0.0


class OutOfPlay(ListPanel[OutRow]):
    """The column at the right of the row."""

    def __init__(self, scene: TableScene, shown: TopCakeState, names: list[str]) -> None:
        super().__init__(scene, is_narrow=True)
        self._names = names
        self._told = Facts()
        self.set_title(self.tr("Out of play"))
        self.show(shown)

    def show(self, shown: TopCakeState) -> None:
        """Show what is out of play now."""
        out = shown.put_away, shown.fallen, shown.gone, shown.snatch_used, shown.phase == ENDED
        if not self._told.changed(shown.lists, *out):
            return
        self.drop_rows(0)
        self.add_row(self._cards(shown))
        if shown.phase != ENDED:
            self.add_row(self._snatches(shown))
        for row in self.rows:
            row.content = out
        self.refit()

    def sizes(self) -> ListSizes:
        """Cards are no larger than it takes to know them, and no smaller than their numbers can be read."""
        least_px = self._least_px(is_named=self.rows[0].is_named)
        most_px = max(self.metrics.room_px(MOST_UNITS, 1.0), self._least_px(is_named=True))
        return ListSizes(most_px, most_px, least_px)

    def prepare(self, body: QRectF) -> QRectF:
        """Leave out what is told elsewhere too rather than that numbers can't be read, then some cards."""
        cards, all_cards = self.rows[0], len(self.rows[0].pictures)
        ways = [(*way, all_cards) for way in WAYS_TO_TELL]
        for is_named, *captions, cards.count in (
            *ways,
            *((0, 1, 0, count) for count in range(all_cards)[::-1]),
        ):
            cards.is_named = bool(is_named)
            for row, has_caption in zip(self.rows, captions, strict=False):
                row.has_caption = bool(has_caption)
            if self._needed_px(body, self.sizes().least, wraps=True) <= body.height():
                break
        return body

    def _least_px(self, *, is_named: bool) -> float:
        """The least height of cards, with names or without."""
        letters = LEAST_NAMED_LETTERS if is_named else 1 / MOST_LETTERS
        return math.ceil(self.metrics.text_px(0) * letters / CARD_ASPECT)

    def _cards(self, shown: TopCakeState) -> OutRow:
        """The card that was put away, then all that fell, then what nobody got."""
        lists = shown.lists
        told: list[str] = []
        pictures: list[FaceItem] = []
        for text, cards in (
            (self.tr("Put away, out of play: {cards}"), [shown.put_away]),
            (self.tr("Fallen: {cards}"), shown.fallen),
            (self.tr("Nobody got: {cards}"), shown.gone),
        ):
            if cards:
                told.append(text.format(cards=and_list([numbered_name(lists, card) for card in cards])))
            for card in cards:
                key = "put-away" if card == shown.put_away else f"out/{card}"
                picture = CardItem(self.scene, row_face(lists, card), key=key)
                picture.set_interactive(True)
                picture.focus_order = (FOCUS_ZONE, len(pictures))
                picture.set_accessible(text.format(cards=spoken_card(lists, card)))
                pictures.append(picture)
        return OutRow(self.scene, partial(self._counted, len(pictures)), told, pictures)

    def _counted(self, cards: int, count: int) -> str:
        """How many cards are out of play, of which so many are shown."""
        if count < cards:
            return self.tr("{count} of %n card(s)", "", cards).format(count=count)
        return self.tr("put away") if cards == 1 else self.tr("%n card(s)", "", cards)

    def _snatches(self, shown: TopCakeState) -> OutRow:
        """By seat a SNATCH that is used up, or the seat's sign."""
        used = [name for name, used in zip(self._names, shown.snatch_used, strict=True) if used]
        told = self.tr("SNATCH used: {names}").format(names=and_list(used) or TableWords().nobody())
        pictures = [
            FaceItem(self.scene, bid_face(seat, SNATCH), shadow="rest")
            if used
            else FaceItem(self.scene, partial(_symbol_face, seat))
            for seat, used in enumerate(shown.snatch_used)
        ]
        return OutRow(self.scene, lambda _: self.tr("SNATCH used"), [told], pictures, is_bids=True)


def _symbol_face(seat: int, theme: Theme) -> Face:
    """A seat's symbol in the colour of quiet lines."""
    return faces.seat_symbol_face(seat, theme.line.name())
