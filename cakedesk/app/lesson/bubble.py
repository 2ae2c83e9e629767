"""The words, pictures and buttons in the bubble of a lesson. The bubble itself is painted below them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from cakedesk.app.lesson.porcelain import BubbleButton, bubble_ink, bubble_raspberry, bubble_warn
from cakedesk.app.widgets.focus import FocusRing
from cakedesk.app.widgets.labels import Label
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.painted import Painted
from cakedesk.app.widgets.panels import FacePicture
from cakedesk.app.widgets.step_dots import LESSON, StepDots
from cakedesk.app.widgets.text_kinds import BODY, CAPTION, LABEL, PROMPT, TextKind
from cakedesk.art import faces
from cakedesk.art.face import Face
from cakedesk.art.render import Order
from cakedesk.table.bodies import draw_box
from cakedesk.table.theme import LIGHT, mixed

WIDTH_UNITS = 790.0
_FIGURE_UNITS = (146.0, 175.0)
_SMALL_FIGURE = 0.78
"""The figure of a bubble without an example, which is lower."""
_SMALLEST_FIGURE = 0.45
"""That of one with a task alone."""

_BIG_PICTURE_UNITS = 150.0
_PICTURE_UNITS = 72.0
_LETTERS = 3.9
"""The least height of a card by the size of the smallest text: its numbers are as large as that."""

_SIGN = TextKind(True, 800, 52)
_NARROW_UNITS = 640.0
"""A narrower bubble has its text below the figure, and its buttons below the task."""

_NARROW_FIGURE = 0.6
_LEAST_WORDS_UNITS = 230.0
_LEAST_WORDS_LETTERS = 9
"""Words that would have less room beside their pictures stand below them."""

_LINES = 9
"""So many at most of each text: it is the bubble that grows."""

PARTS: tuple[tuple[str, Any], ...] = (("pictures", ()), ("example", ""), ("text", ""))
"""What can be left out, one after the other."""

_LEAST_DOT_PITCH = 0.62
"""Dots move together down to this share of their usual pitch, so that the words behind them have room."""


class BubbleText(NamedTuple):
    """What a bubble says, translated."""

    title: str
    text: str  # two lines
    pictures: tuple[Face | str, ...]  # faces, and signs of one letter between them
    example: str  # what they tell
    task: str  # what is to be done; empty: it is only read
    reply: str  # an answer to a gesture that is not wanted now; empty: none
    step: int  # the present step, from 0; -1: no dots
    steps: int

    def spoken(self) -> str:
        """All of it in one text."""
        return " ".join(part for part in (self.reply, self.title, self.text, self.example, self.task) if part)


class LessonBubble(Painted, QWidget):
    """What stands in the bubble."""

    back_clicked = Signal()
    show_clicked = Signal()
    next_clicked = Signal()

    def __init__(self, style: PageStyle, parent: QWidget) -> None:
        super().__init__(style, parent)
        self.said: BubbleText | None = None  # what it says now
        self._shown: BubbleText | None = None  # what of it has room
        self._example = QRectF()
        self._places: list[tuple[Face | str, QRectF]] = []
        self._figure = FacePicture(style, faces.coach_face(), self)
        self._title = Label(style, PROMPT, self, color=bubble_ink, lines=2)
        self._text = Label(style, BODY, self, color=bubble_ink, lines=_LINES)
        self._words = Label(style, BODY, self, color=bubble_ink, lines=_LINES)
        self._reply = Label(style, LABEL, self, color=bubble_warn, lines=_LINES)
        self._task = Label(style, LABEL, self, color=bubble_raspberry, lines=3)
        self._dots = StepDots(style, self, LESSON)
        self._count = Label(style, CAPTION, self, color=bubble_ink)
        self.back = BubbleButton(style, self.tr("Back"), self)
        self.show_me = BubbleButton(style, self.tr("Show me"), self)
        self.next = BubbleButton(style, self.tr("Next"), self, kind="primary")
        self.back.clicked.connect(self.back_clicked)
        self.show_me.clicked.connect(self.show_clicked)
        self.next.clicked.connect(self.next_clicked)
        self._ring = FocusRing(style, self)

    def set_buttons(self, next_words: str, show_words: str, back_words: str) -> None:
        """Put words on the buttons; an empty text hides one."""
        for button, words in ((self.next, next_words), (self.show_me, show_words), (self.back, back_words)):
            button.setVisible(bool(words))
            if words:
                button.set_words(words)

    def say(self, said: BubbleText) -> None:
        """Say something else."""
        self.said = said
        self.leave_out()
        self._dots.show_step(said.step, said.steps)
        self._dots.setVisible(said.step >= 0)
        counted = self.tr("step {number} of {steps}").format(number=said.step + 1, steps=said.steps)
        self._count.setText(counted if said.step >= 0 else "")
        self._count.setVisible(said.step >= 0)
        self.setAccessibleName(said.title)
        self.setAccessibleDescription(said.spoken())

    def leave_out(self, parts: int = 0) -> None:
        """Show all that is said, but for so many parts."""
        assert self.said is not None
        self._shown = shown = self.said._replace(**dict(PARTS[:parts]))
        for label, text in (
            (self._title, shown.title),
            (self._text, shown.text),
            (self._words, shown.example),
            (self._reply, shown.reply),
            (self._task, shown.task),
        ):
            label.setText(text)
            label.setVisible(bool(text))

    def wanted_width_px(self) -> float:
        """How wide it is: wider for larger text, as far as there is room."""
        metrics, px = self._style.metrics, self._style.px
        return max(px(WIDTH_UNITS), min(max(600.0, px(600)) * metrics.text_scale, metrics.width_px * 0.6))

    def least_width_px(self) -> float:
        """As narrow as it can be with its buttons in a row."""
        return self._style.px(28) - self._lay_buttons(0.0)

    def lay_out(self, width: float) -> float:
        """Place everything. Tells the height that it needs, px."""
        said, px = self._shown, self._style.px
        if said is None:
            return 0.0
        side, is_narrow = px(28), width < px(_NARROW_UNITS)
        top = self._lay_head(said, width, is_narrow=is_narrow)
        if said.example:
            top = self._lay_example(said, QRectF(side, top, width - 2 * side, 0.0)) + px(14)
        else:
            self._example, self._places = QRectF(), []
        if said.reply:
            reply = self._reply.wanted_height_px(width - 2 * px(36)) + 2
            self._reply.place(QRectF(px(36), top, width - 2 * px(36), reply))
            top += reply + px(10)
        lay_foot = self._lay_narrow_foot if is_narrow else self._lay_foot
        height = lay_foot(said, top, width) + px(20)
        self.update()
        return height

    def _lay_head(self, said: BubbleText, width: float, *, is_narrow: bool) -> float:
        """Place figure, title and text. Returns the lower edge."""
        px, side = self._style.px, self._style.px(28)
        share = _NARROW_FIGURE if is_narrow else 1.0 if said.example else _SMALL_FIGURE
        share = share if said.text else _SMALLEST_FIGURE
        figure = px(_FIGURE_UNITS[0]) * share, px(_FIGURE_UNITS[1]) * share
        self._figure.place(QRectF(px(12), px(14), *figure))
        left = px(12) + figure[0] + px(18)
        room = width - left - side
        title = self._title.wanted_height_px(room) + 2
        below = px(14) + figure[1] + px(2)
        if is_narrow:
            title_top = max(px(20), px(14) + (figure[1] - title) / 2)
            self._title.place(QRectF(left, title_top, room, title))
            left, room, top = side, width - 2 * side, max(below, title_top + title) + px(8)
        else:
            self._title.place(QRectF(left, px(24), room, title))
            top = px(24) + title + px(8)
        text = self._text.wanted_height_px(room) + 2 if said.text else 0.0
        self._text.place(QRectF(left, top, room, text))
        return max(top + text + px(12), below)

    def _lay_example(self, said: BubbleText, box: QRectF) -> float:
        """Place pictures and words. Returns the lower edge."""
        px, gap = self._style.px, self._style.px(10)
        single = len(said.pictures) == 1
        height = px(_BIG_PICTURE_UNITS) if single else self._picture_px() * bool(said.pictures)
        sizes = []
        for picture in said.pictures:
            if isinstance(picture, str):
                sizes.append((px(38), height))
            elif picture.aspect > 1.5 and not single:  # a tag: lower than a card
                sizes.append((height * 0.58 * picture.aspect, height * 0.58))
            else:
                sizes.append((height * picture.aspect, height))
        wide = sum(size[0] for size in sizes) + gap * (len(sizes) - 1) if sizes else -px(24)
        if wide > box.width() - px(40):
            shrunk = (box.width() - px(40)) / wide
            sizes = [(size[0] * shrunk, size[1] * shrunk) for size in sizes]
            wide, gap, height = wide * shrunk, gap * shrunk, height * shrunk
        words_left = box.left() + px(20) + wide + px(24)
        room = box.right() - px(20) - words_left
        is_below = room < max(px(_LEAST_WORDS_UNITS), _LEAST_WORDS_LETTERS * self._style.metrics.text_px(22))
        if is_below:
            words_left, room = box.left() + px(20), box.width() - px(40)
        words = self._words.wanted_height_px(room) + 2
        inner = height + px(8) + words if is_below else max(height, words)
        air = px(13 if inner > height else 6)  # pictures have air of their own
        box.setHeight(inner + 2 * air)
        middle = box.top() + air + height / 2 if is_below else box.center().y()
        x = box.left() + px(20)
        self._places = []
        for picture, (picture_width, picture_height) in zip(said.pictures, sizes, strict=True):
            y = middle - picture_height / 2
            self._places.append((picture, QRectF(x, y, picture_width, picture_height)))
            x += picture_width + gap
        words_top = middle + height / 2 + px(8) if is_below else middle - words / 2
        self._words.place(QRectF(words_left, words_top, room, words))
        self._example = box
        return box.bottom()

    def _picture_px(self) -> float:
        """How high one of several pictures is: numbers on cards grow with the text."""
        return max(self._style.px(_PICTURE_UNITS), _LETTERS * self._style.metrics.text_px(0))

    def _lay_foot(self, said: BubbleText, top: float, width: float) -> float:
        """Place task, dots and buttons. Returns the lower edge."""
        px, target = self._style.px, self._style.target_px(50)
        right = self._lay_buttons(width)
        room = right - px(10) - px(34)
        has_room = not said.task or self._task.fits_at_full_size(room)
        if not has_room or self._count_width_px(said) > right - px(30):
            return self._lay_narrow_foot(said, top, width)
        task = self._task.wanted_height_px(room) + 2 if said.task else 0.0
        dots = self._dots_height_px(said)
        between = px(8) if task and dots else 0.0
        height = max(target, task + between + dots)
        if task:
            self._task.place(QRectF(px(34), top + (height - task - between - dots) / 2, room, task))
        dots_top = top + (height + task + between - dots) / 2
        if dots:
            self._lay_count(QRectF(px(30), dots_top, right - px(30), dots))
        self._lower_buttons(top + (height - target) / 2)
        return top + height

    def _lay_narrow_foot(self, said: BubbleText, top: float, width: float) -> float:
        """Place the task, below it the dots, and the buttons beside or below them. Returns the lower edge."""
        px, target = self._style.px, self._style.target_px(50)
        right = self._lay_buttons(width)
        if said.task:
            room = width - 2 * px(34)
            task = self._task.wanted_height_px(room) + 2
            self._task.place(QRectF(px(34), top, room, task))
            top += task + px(8)
        dots = self._dots_height_px(said)
        if dots and self._count_width_px(said) <= right - px(30):
            self._lay_count(QRectF(px(30), top + (target - dots) / 2, right - px(30), dots))
        elif dots:
            self._lay_count(QRectF(px(30), top, width - px(28) - px(30), dots))
            top += dots + px(8)
        self._lower_buttons(top)
        return top + target

    def _lay_buttons(self, width: float) -> float:
        """Place the buttons from the right, at the top for now. Returns how far the room beside them goes."""
        px, target = self._style.px, self._style.target_px(50)
        right = width - px(28)
        for button in (self.next, self.show_me, self.back):
            if not button.isHidden():
                wide = max(px(112), button.wanted_width_px() - px(24))
                button.place(QRectF(right - wide, 0, wide, target))
                right -= wide + px(10)
        return right

    def _lower_buttons(self, top: float) -> None:
        for button in (self.next, self.show_me, self.back):
            button.move(button.x(), round(top))

    def _dots_height_px(self, said: BubbleText) -> float:
        return max(self._style.px(26), self._style.metrics.text_px(20) * 1.25) if said.step >= 0 else 0.0

    def _count_width_px(self, said: BubbleText) -> float:
        """How much room the dots need with the same in words behind them."""
        dots = self._dots.wanted_width_px() * _LEAST_DOT_PITCH
        return dots + self._style.px(12) + self._count.wanted_width_px() if said.step >= 0 else 0.0

    def _lay_count(self, box: QRectF) -> None:
        gap = self._style.px(12)
        dots = min(self._dots.wanted_width_px(), box.width() - gap - self._count.wanted_width_px())
        self._dots.setGeometry(QRectF(box.left(), box.top(), dots, box.height()).toAlignedRect())
        self._count.place(box.adjusted(dots + gap, 0.0, 0.0, 0.0))

    def prefetch(self, pictures: Sequence[Face]) -> None:
        """Have pictures drawn that come next."""
        ratio = self.devicePixelRatioF()
        for picture in pictures:
            height = round(self._picture_px())
            width = round(height * picture.aspect)
            shown = self._style.readable(picture, width, height)
            self._style.faces.prefetch(Order(shown, width, height, ratio=ratio))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """No click reaches what lies below."""
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that no button wants go on to the window."""
        event.ignore()

    def _paint(self, painter: QPainter) -> None:
        if self._example.isEmpty():
            return
        fill = mixed(LIGHT.porcelain, LIGHT.porcelain_edge, 0.55)
        draw_box(painter, self._example, self._style.px(16), fill)
        for picture, place in self._places:
            if isinstance(picture, str):
                font = _SIGN.font(_SIGN.size_px(self._style))
                painter.setFont(font)
                painter.setPen(LIGHT.card_ink)
                painter.drawText(place, Qt.AlignmentFlag.AlignCenter, picture)
            else:
                self._style.draw_face(painter, picture, place)
