"""`OrdersView`: the orders of the seat below, open, or face down until somebody looks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, Signal

from cakedesk.art.take_the_cake import faces
from cakedesk.art.take_the_cake.orders import HEIGHT, LINE_HEIGHT, LINE_WORDS, WIDTH, bare_words
from cakedesk.engine.actions import UNKNOWN
from cakedesk.table.boards.take_the_cake.layout import LEAST_ORDER, ORDER_GAP_UNITS, orders_title_px
from cakedesk.table.boards.take_the_cake.looks import order_line, order_picture
from cakedesk.table.boards.take_the_cake.turn_wording import TurnWording
from cakedesk.table.boards.take_the_cake.wording import OrderForm
from cakedesk.table.items import CardItem, TagItem, TextItem, TextStyle
from cakedesk.table.joined_words import capital, said_of
from cakedesk.table.kit.facts import Facts
from cakedesk.table.kit.flow import aspect, column, fill, row
from cakedesk.table.kit.hold_button import HoldButton
from cakedesk.table.kit.kept import Kept
from cakedesk.table.metrics import BUTTON_UNITS
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart
from cakedesk.table.text_fit import lay_text

TITLE_UNITS, WORDS_UNITS, LARGE_WORDS_UNITS = 28.0, 18.0, 26.0
MOST_UNITS, BACK_UNITS, MOST_GAP_UNITS = 180.0, 110.0, 14.0
TITLE_SHARE = 0.32
"""The part of a low zone that the title has."""

SHRUNK = 0.8
"""Words that would have to be smaller than so, by their size, are told more briefly."""

NARROW, BARE = 5.2, 2.2
"""The least width of a card by its height: words need room beside picture and number, or number alone."""

NUMERAL_SHARE, MOST_NUMERAL = 1.25, 0.67
"""The size of a number without a picture by that of the words, and at most by the height of its card."""

TAG_SHARE, BRIEF_SHARE = 0.34, 0.24
"""How much of the width of a card its tag may take, and one in its shortest form."""

STACKED = 0.29
"""Where the middle of a number is above its tag, by the height of the card."""

LARGE = 1.6
"""From which height on words are large, by that of a card that is 60 units high."""

ORDERS = 5
"""Where orders come in the order of reading."""


class OrdersPlan(NamedTuple):
    """How orders are shown."""

    # Of the seat that are not assigned yet; those that nobody here may see are `UNKNOWN`.
    orders: Sequence[int]
    hides: bool = False  # whether they lie face down until somebody looks
    can_choose: bool = False  # whether they are chosen from now
    # What is written on some, such as for which cake each is; the fullest form first.
    tags: Mapping[int, Sequence[str]] = {}
    chosen: Sequence[int] = ()  # those that are assigned in this turn
    whose: int = -1  # the seat whose they are; -1: of whoever looks on
    is_low: bool = False  # whether they have a low zone: their title stands beside them


class _Way(NamedTuple):
    """How cards tell what they ask for and what they pay now."""

    form: OrderForm = "per"  # in which words they are told
    is_brief: bool = True  # whether tags are told in their shortest form
    has_pictures: bool = True
    is_stacked: bool = False  # whether tags stand below numbers
    has_tags: bool = True


_WAYS = (
    _Way(is_brief=False), _Way(), _Way(has_pictures=False), _Way("title", has_pictures=False),
    _Way("title", has_pictures=False, is_stacked=True), _Way("title", has_pictures=False, has_tags=False),
)  # fmt: skip
"""The first in which all have room is taken: what is told last is what an order pays as things lie."""


class OrdersView(ScreenPart):
    """A title, a button to look, and the cards."""

    peeked = Signal()  # somebody looks, or does so no more

    def __init__(self, scene: TableScene, words: TurnWording) -> None:
        super().__init__(scene)
        self._words = words
        self._title = self.own(TextItem(scene, key="orders title"))
        # Shows them as long as it is held.
        self.peek = self.own(HoldButton(scene, words.peeks()[0], lambda _: self.peeked.emit()))
        self.peek.focus_order = (ORDERS, 0)
        # By order, or by the number of a card that is face down, below zero.
        self.cards: Kept[int, CardItem] = Kept(self, self._make)
        self._texts: Kept[int, TextItem] = Kept(
            self, lambda order: TextItem(scene, key=f"order words/{order}").mute()
        )
        self._tags: Kept[int, TagItem] = Kept(self, lambda _: TagItem(scene, "", "alert").mute())
        self.told_now: dict[int, str] = {}  # by order what its tag says, or would
        self._facts = Facts()

    def show(self, plan: OrdersPlan, rect: QRectF) -> None:
        """Show orders in a zone."""
        px, text_px, words = self.metrics.px, self.metrics.text_px, self._words
        if not plan.hides:
            self.peek.is_on = False
        is_open = not plan.hides or self.peek.is_on
        if not self._facts.changed(plan, rect, is_open, self.metrics):
            return
        style = self.fitting(TITLE_UNITS, "display", 800, wrap=True)
        lines = 1 if plan.whose < 0 else 2  # long names need two
        title_px = orders_title_px(self.metrics) if plan.hides else lines * style.line_px
        title, body = column(rect, title_px, fill(), gap_px=px(6))
        if plan.is_low:
            title, body = row(rect, fill(TITLE_SHARE), fill(1 - TITLE_SHARE), gap_px=px(12))
        self._title.set_text(words.orders_title(plan.whose))
        self._title.stand_in(title, style, title.height())
        self.show_item(self._title, not plan.hides)
        self.show_item(self.peek, plan.hides)
        self.peek.set_text_px(text_px(BUTTON_UNITS - 4))
        for text in words.peeks():
            self.peek.set_text(text)
            if self.peek.natural_width_px() <= title.width():
                break
        width = min(self.peek.natural_width_px(), title.width())
        self.peek.place_in(QRectF(title.left(), title.top(), width, title.height()))
        shown = {
            order if is_open and order != UNKNOWN else -1 - number: order
            for number, order in enumerate(plan.orders)
        }
        self.told_now = {key: plan.tags[key][0] for key in plan.tags if key in shown}
        self._tags.lay(self.told_now)
        for way in _WAYS:
            self._lay(shown, plan, body, way)
            # A number beside a picture is smaller.
            is_low = any(card.height_px + 1 < LEAST_ORDER * text_px(0) for card in self.cards.values())
            if not (way.has_pictures and is_low) and self._write([key for key in shown if key >= 0], way):
                break

    def rest(self) -> None:
        """Nothing can be chosen any more."""
        self._facts.forget()
        for card in self.cards.values():
            card.set_interactive(False)

    def hold_peek(self, held: bool) -> None:
        """Look, or look no more, if there is anything to look at."""
        if self.peek.isVisible():
            self.peek.set_on(held)

    def _lay(self, shown: Mapping[int, int], plan: OrdersPlan, body: QRectF, way: _Way) -> None:
        """Lay cards and tags."""
        px, words = self.metrics.px, self._words
        narrow = NARROW if way.has_pictures else BARE
        cells = self._cells(body, len(shown), narrow if any(key >= 0 for key in shown) else 0.0)
        for number, (key, card) in enumerate(self.cards.lay(shown).items()):
            is_up = key >= 0
            at = cells[number] if is_up else aspect(cells[number], WIDTH / HEIGHT)
            width = round(at.width() * LINE_HEIGHT / max(1.0, at.height()))
            middle = round(LINE_HEIGHT * (STACKED if way.is_stacked else 0.5))
            line = order_line(words.lists, key, width, self._numeral(at, way), middle) if is_up else None
            card.set_face(line or faces.order_back_face())
            card.big_face = order_picture(words.lists, key) if is_up else None
            told = said_of(words.order(key), words.order(key, "rule")) if is_up else words.hidden_orders()
            now = self.told_now.get(key)
            card.set_accessible(f"{told}. {capital(now)}" if now else told)
            card.tooltip = told if is_up else ""
            card.set_look(current=key in plan.chosen, playable=plan.can_choose and key not in plan.chosen)
            card.focus_order = (ORDERS, 1 + number)
            card.set_interactive(is_up)
            card.drag_only = True
            card.place_in(at)
        for form in (-1,) if way.is_brief else (0, -1):  # all in one form
            fits = [self._fit_tag(key, plan.tags[key][form], way) for key in self._tags]
            if all(fits):
                break
        for key, tag in self._tags.items():
            at = self.cards[key].rect_px()
            tag.set_kind("you" if key in plan.chosen else "alert")
            if way.is_stacked:
                tag.place_center(
                    at.left() + px(8) + tag.width_px / 2, at.bottom() - tag.height_px / 2 - px(6)
                )
            else:
                tag.place_center(at.right() - px(8) - tag.width_px / 2, at.center().y())

    def _fit_tag(self, key: int, text: str, way: _Way) -> bool:
        """Write a tag as large as its card lets it be. Returns whether its letters are large enough."""
        at, tag = self.cards[key].rect_px(), self._tags[key]
        most_px = at.width() * (BRIEF_SHARE if way.is_brief else TAG_SHARE)
        size = self.metrics.text_px(18 if at.height() < self.metrics.px(100) else 24)
        tag.set_text(text)
        tag.fit(size, most_px)
        return tag.width_px <= most_px and tag.text_px >= SHRUNK * size

    def _cells(self, body: QRectF, count: int, narrow: float) -> list[QRectF]:
        """Open cards lie below each other, backs side by side."""
        px = self.metrics.px
        if not narrow:
            sides = [min(body.height(), px(BACK_UNITS)) * WIDTH / HEIGHT] * count
            return [
                each.adjusted(0, 0, 0, min(0.0, px(BACK_UNITS) - body.height()))
                for each in row(body, *sides, gap_px=px(12))
            ]
        gap = px(ORDER_GAP_UNITS)
        height = min(
            (body.height() - gap * (count - 1)) / max(1, count), px(MOST_UNITS), body.width() / narrow
        )
        gap = min(max(gap, (body.height() - height * count) / max(1, count - 1)), px(MOST_GAP_UNITS))
        return column(body, *[height] * count, gap_px=gap)

    def _write(self, orders: Sequence[int], way: _Way) -> bool:
        """The rule on each card. Returns whether all have room: they are told alike."""
        rooms = {order: self._room(order, way) for order in orders}
        laid = {
            order: lay_text(
                self._words.order(order, way.form), self._style(order, way), room.width(), room.height()
            )
            for order, room in rooms.items()
        }
        for tag in self._tags.values():
            self.show_item(tag, way.has_tags)
        for order, text in self._texts.lay(orders).items():
            room, at = rooms[order], laid[order]
            text.set_text(at.text)
            text.setZValue(self.cards[order].zValue() + 0.5)
            text.stand_in(room, at.style, room.height())
            # Without room for them picture and number have to do; the tooltip has the words.
            self.show_item(text, at.fits)
        return all(each.fits for each in laid.values())

    def _room(self, order: int, way: _Way) -> QRectF:
        """Where the words of a card have room: after picture and number, before its tag."""
        at, tag = self.cards[order].rect_px(), self._tags.get(order) if way.has_tags else None
        begin = bare_words(self._numeral(at, way)) if not way.has_pictures else LINE_WORDS
        left, right = at.left() + begin * at.height() / LINE_HEIGHT, at.right()
        if tag is not None and way.is_stacked:
            left = max(left, tag.rect_px().right() + self.metrics.px(8))
        elif tag is not None:
            right = tag.rect_px().left()
        right -= self.metrics.px(14)
        return QRectF(left, at.top() + at.height() * 0.01, max(1.0, right - left), at.height() * 0.98)

    def _numeral(self, card: QRectF, way: _Way) -> int:
        """How large the number of a card is that has no picture, by its height of 60; 0: it has one."""
        px = NUMERAL_SHARE * self.metrics.text_px(WORDS_UNITS)
        most = round(LINE_HEIGHT * min(MOST_NUMERAL, px / max(1.0, card.height())))
        return 0 if way.has_pictures else most

    def _style(self, order: int, way: _Way) -> TextStyle:
        is_large = self.cards[order].height_px >= LARGE * self.metrics.px(LINE_HEIGHT)
        px = self.metrics.text_px(LARGE_WORDS_UNITS if is_large else WORDS_UNITS)
        style = TextStyle(
            px, weight=600, color="card_ink", wrap=True, even=True, elide=True, max_lines=3,
            shrink_to_px=max(SHRUNK * px, self.metrics.text_px(0)),
        )  # fmt: skip
        return style._replace(family="display", weight=700) if way.form == "title" else style

    def _make(self, order: int) -> CardItem:
        key = f"order/{self._words.lists.orders[order].id}" if order >= 0 else f"hidden order/{-order}"
        return CardItem(self.scene, faces.order_back_face(), key=key)
