"""`OutOfPlay`: the cake that was put away, the SNATCH cards that are used up, and how many cakes fell."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QRectF

from cakedesk.art import faces
from cakedesk.art.face import Face
from cakedesk.games.top_cake.cards import SNATCH
from cakedesk.games.top_cake.state import TopCakeState
from cakedesk.table.boards.top_cake.card_faces import bid_face, row_face
from cakedesk.table.boards.top_cake.layout import BID_UNITS, CARD_UNITS
from cakedesk.table.boards.top_cake.wording import numbered_name, spoken_card
from cakedesk.table.items import CardItem, FaceItem, Frame, PanelItem, PanelStyle, TextItem, TextStyle
from cakedesk.table.joined_words import and_list
from cakedesk.table.kit.facts import Facts
from cakedesk.table.kit.table_words import TableWords
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart
from cakedesk.table.theme import Theme

FOCUS_ZONE = 2
"""It follows the panels in reading order."""

PLACES_IN_A_LINE = 2

PLACE_GAP_UNITS = 8
_GAPS_UNITS = 4 + 2 + 7 + 7 + 5 + 6
"""All room between words and pictures from top to bottom."""

LEAST_CARD_SHARE = 0.46
"""Words that the pictures explain make way before the card is lower than that share of a card of the row."""


class OutOfPlay(ScreenPart):
    """The column at the right of the row."""

    def __init__(
        self, scene: TableScene, shown: TopCakeState, names: list[str], parent: QObject | None = None
    ) -> None:
        super().__init__(scene, parent)
        self._names = names
        self._panel = self.own(PanelItem(scene))
        self._title = self.own(TextItem(scene, self.tr("Out of play")))
        self._card = self.own(CardItem(scene, row_face(shown.lists, shown.put_away), key="put-away"))
        self._card.set_interactive(True)
        self._card.focus_order = (FOCUS_ZONE, 0)
        self._card_caption = self.own(TextItem(scene, self.tr("put away")))
        self._line = self.own(PanelItem(scene))
        self._snatch_caption = self.own(TextItem(scene, self.tr("SNATCH used")))
        seats = range(shown.seats)
        self._places = [self.own(PanelItem(scene)) for _ in seats]
        self._symbols = [self.own(FaceItem(scene, _symbol_face(seat))) for seat in seats]
        self._used = [self.own(FaceItem(scene, bid_face(seat, SNATCH), shadow="rest")) for seat in seats]
        self._fallen = self.own(TextItem(scene, ""))
        self._has_fallen = False
        self._rect = QRectF()
        self._told = Facts()
        self.show(shown)

    def show(self, shown: TopCakeState) -> None:
        """Show what is out of play now."""
        out = shown.snatch_used, shown.fallen, shown.gone
        if not self._told.changed(shown.lists, shown.put_away, out):
            return
        self._card.set_face(row_face(shown.lists, shown.put_away))
        card = spoken_card(shown.lists, shown.put_away)
        self._card.set_accessible(self.tr("Put away, out of play: {card}").format(card=card))
        for seat, used in enumerate(shown.snatch_used):
            self.show_item(self._used[seat], bool(used))
            self.show_item(self._symbols[seat], not used)
            self.show_item(self._places[seat], not used)
        users = [self._names[seat] for seat, used in enumerate(shown.snatch_used) if used]
        spoken = self.tr("SNATCH used: {names}").format(names=and_list(users) or TableWords().nobody())
        self._snatch_caption.set_accessible(spoken)
        fallen = [card for card in shown.fallen if not shown.lists.cards[card].is_topper]
        self._has_fallen = bool(fallen)
        self._fallen.set_text(
            self.tr("%n cake(s) fell", "", len(fallen)) if fallen else self.tr("no cake fell")
        )
        self._fallen.set_accessible(self._fallen.text, self._details(shown))
        self._fallen.tooltip = self._details(shown)
        self._fit()

    def relayout(self, rect: QRectF) -> None:
        """Stand in a zone."""
        self._rect = rect
        self._fit()

    def _details(self, shown: TopCakeState) -> str:
        lines = []
        for text, cards in (
            (self.tr("Fallen: {cards}"), shown.fallen),
            (self.tr("Nobody got: {cards}"), shown.gone),
        ):
            if cards:
                names = [numbered_name(shown.lists, card) for card in cards]
                lines.append(text.format(cards=and_list(names)))
        return "\n".join(lines)

    def _fit(self) -> None:
        rect = self._rect
        if rect.isEmpty():
            return
        px, text_px = self.metrics.px, self.metrics.text_px
        self._panel.set_style(
            PanelStyle(
                fill="well",
                fill_opacity=0.62,
                radius_px=px(24),
                frame=Frame("line", max(1.5, px(2.5)), "dotted"),
            )
        )
        self._panel.place_in(rect)
        inner = rect.adjusted(px(8), px(9), -px(8), -px(10))
        caption = TextStyle(
            px=text_px(20), color="ink_soft", align="center", wrap=True, max_lines=2, shrink_to_px=text_px(0)
        )
        title = TextStyle(
            px=text_px(22), family="display", align="center", wrap=True, max_lines=2, shrink_to_px=text_px(0)
        )
        self._title.set_style(title)
        for text in (self._card_caption, self._snatch_caption, self._fallen):
            text.set_style(caption)
        for text in (self._title, self._card_caption, self._snatch_caption, self._fallen):
            text.set_width(inner.width())
        self._stack_up(inner)

    def _stack_up(self, inner: QRectF) -> None:
        """Put everything below each other; card and places take what the words leave."""
        px = self.metrics.px
        texts, room = self._spare_words(inner)
        place_height, card_height = self._picture_heights(room)
        lines, place_gap = self._lines(), px(PLACE_GAP_UNITS)
        spare = max(0.0, room - card_height - lines * place_height - place_gap * (lines - 1))
        y = inner.top()
        y = self._put_text(self._title, inner, y) + px(4)
        self._card.resize(card_height * CARD_UNITS[0] / CARD_UNITS[1], card_height)
        self._card.place_center(inner.center().x(), y + card_height / 2)
        y += card_height + px(2)
        if self._card_caption in texts:
            y = self._put_text(self._card_caption, inner, y)
        y += px(7) + spare * 0.3
        self._line.set_style(PanelStyle(fill="line", radius_px=1))
        self._line.resize(inner.width() * 0.9, max(1.0, px(2)))
        self._line.place_center(inner.center().x(), y)
        y = self._put_text(self._snatch_caption, inner, y + px(7)) + px(5)
        self._put_places(inner, y, place_height, place_gap)
        self._fallen.place(inner.left(), inner.bottom() - self._fallen.height_px)

    def _spare_words(self, inner: QRectF) -> tuple[list[TextItem], float]:
        """Leave out words that nobody misses while the pictures would be tiny."""
        texts = [self._title, self._card_caption, self._snatch_caption, self._fallen]
        spared = [self._card_caption, *([] if self._has_fallen else [self._fallen])]
        while True:
            room = inner.height() - sum(text.height_px for text in texts) - self.metrics.px(_GAPS_UNITS)
            _, card_height = self._picture_heights(room)
            if not spared or card_height >= self.metrics.px(CARD_UNITS[1] * LEAST_CARD_SHARE):
                break
            texts.remove(spared.pop(0))
        for text in (self._card_caption, self._fallen):
            self.show_item(text, text in texts)
        return texts, room

    def _picture_heights(self, room: float) -> tuple[float, float]:
        """How high a used SNATCH and the card that was put away are."""
        px, lines = self.metrics.px, self._lines()
        gaps = px(PLACE_GAP_UNITS) * (lines - 1)
        place_height = min(px(BID_UNITS[1] * 0.86), (room * 0.54 - gaps) / lines)
        return place_height, min(px(CARD_UNITS[1] * 0.52), room - lines * place_height - gaps)

    def _lines(self) -> int:
        return -(-len(self._places) // PLACES_IN_A_LINE)

    def _put_text(self, text: TextItem, inner: QRectF, y: float) -> float:
        text.place(inner.left(), y)
        return y + text.height_px

    def _put_places(self, inner: QRectF, top: float, height: float, gap: float) -> None:
        px = self.metrics.px
        width = height * BID_UNITS[0] / BID_UNITS[1]
        pitch = width + px(16)
        frame = Frame("line", max(1.0, px(2)), "dotted")
        for seat, place in enumerate(self._places):
            line, column = divmod(seat, PLACES_IN_A_LINE)
            in_line = min(PLACES_IN_A_LINE, len(self._places) - line * PLACES_IN_A_LINE)
            left = inner.center().x() - ((in_line - 1) * pitch + width) / 2 + column * pitch
            y = top + line * (height + gap)
            place.set_style(PanelStyle(fill=None, radius_px=width * 0.14, frame=frame))
            place.resize(width, height)
            place.place(left, y)
            self._used[seat].resize(width, height)
            self._used[seat].place(left, y)
            side = width * 0.5
            self._symbols[seat].resize(side, side)
            self._symbols[seat].place_center(left + width / 2, y + height / 2)


def _symbol_face(seat: int) -> Callable[[Theme], Face]:
    """A seat's symbol in the colour of quiet lines."""
    return lambda theme: faces.seat_symbol_face(seat, theme.line.name())
