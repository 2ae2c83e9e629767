"""The words, pictures and buttons in the bubble of a lesson. The bubble itself is painted below them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from cakedesk.app.widgets.buttons import PillButton, PillKind
from cakedesk.app.widgets.focus import FocusRing
from cakedesk.app.widgets.labels import Label
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.painting import draw_rounded, mixed
from cakedesk.app.widgets.panels import FacePicture
from cakedesk.app.widgets.text_kinds import BODY, CAPTION, LABEL, PROMPT, TextKind
from cakedesk.art import faces
from cakedesk.art.face import Face
from cakedesk.table.theme import LIGHT, Theme

WIDTH_UNITS = 790.0
_FIGURE_UNITS = (146.0, 175.0)
_SMALL_FIGURE = 0.78
"""The figure of a bubble without an example, which is lower."""

_BIG_PICTURE_UNITS = 150.0
_PICTURE_UNITS = 72.0
_SIGN = TextKind(True, 800, 52)
_DOT_PITCH_UNITS = 23.0
_LEAST_DOT_PITCH = 0.62
"""Dots move together down to this share of their usual pitch, so that the words behind them have room."""


class BubbleText(NamedTuple):
    """What a bubble says, translated.

    Attributes:
        title: a question.
        text: two lines.
        pictures: faces, and signs of one letter between them.
        example: what they tell.
        task: what is to be done; empty: it is only read.
        reply: an answer to a gesture that is not wanted now; empty: none.
        step: the present step, from 0; -1: no dots.
        steps: how many there are.
    """

    title: str
    text: str
    pictures: tuple[Face | str, ...]
    example: str
    task: str
    reply: str
    step: int
    steps: int

    def spoken(self) -> str:
        """All of it in one text."""
        return " ".join(part for part in (self.reply, self.title, self.text, self.example, self.task) if part)


def bubble_ink(theme: Theme) -> QColor:
    """Text on porcelain."""
    return theme.card_ink


def _raspberry(theme: Theme) -> QColor:
    del theme
    return LIGHT.raspberry  # the bubble is porcelain in both themes


def _warn(theme: Theme) -> QColor:
    del theme
    return LIGHT.warn


class BubbleButton(PillButton):
    """A pill on porcelain, the same in both themes."""

    def _paint_ground(self, painter: QPainter, body: QRectF) -> tuple[QRectF, QColor]:
        line = max(1.5, self._style.px(2.5))
        ink = LIGHT.card_ink
        if self._kind is PillKind.PRIMARY:
            fill = mixed(LIGHT.raspberry, QColor("#FFFFFF"), 0.12 if self.underMouse() else 0.0)
            draw_rounded(painter, body, body.height() / 2, fill)
            return body, LIGHT.on_raspberry
        share = 0.3 if self.isDown() else 0.12 if self.underMouse() else 0.0
        fill = mixed(QColor("#FFFFFF"), LIGHT.porcelain_edge, share)
        draw_rounded(painter, body, body.height() / 2, fill, QPen(ink, line))
        return body, ink


class StepDots(QWidget):
    """One dot a step: those behind filled, the present one a thick ring."""

    def __init__(self, style: PageStyle, parent: QWidget) -> None:
        super().__init__(parent)
        self._style = style
        self._step, self._steps = 0, 0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_step(self, step: int, steps: int) -> None:
        """Show another step.

        Args:
            step: from 0.
            steps: how many there are.
        """
        self._step, self._steps = step, steps
        self.setVisible(step >= 0)
        self.update()

    def wanted_width_px(self) -> float:
        """How wide the dots are."""
        return self._style.px(_DOT_PITCH_UNITS) * self._steps

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the dots."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pitch, line = self.width() / max(1, self._steps), self._style.px(2.5)
        radius = min(self._style.px(7.5), pitch * 0.42)
        for number in range(self._steps):
            center = QPointF(pitch * (number + 0.5), self.height() / 2)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            if number < self._step:
                painter.setBrush(LIGHT.raspberry)
                painter.drawEllipse(center, radius * 0.85, radius * 0.85)
            elif number == self._step:
                painter.setPen(QPen(LIGHT.raspberry, line * 1.9))
                painter.drawEllipse(center, radius - line * 0.4, radius - line * 0.4)
            else:
                painter.setPen(QPen(LIGHT.card_ink_soft, line * 0.8))
                painter.drawEllipse(center, radius - line / 2, radius - line / 2)


class LessonBubble(QWidget):
    """What stands in the bubble.

    Attributes:
        back: to the step before.
        show_me: has the task done.
        next: goes on, where nothing is to be done.

    Signals:
        back_clicked, show_clicked, next_clicked: a button was pressed.
    """

    back_clicked = Signal()
    show_clicked = Signal()
    next_clicked = Signal()

    def __init__(self, style: PageStyle, parent: QWidget) -> None:
        super().__init__(parent)
        self._style = style
        self._said: BubbleText | None = None
        self._example = QRectF()
        self._places: list[tuple[Face | str, QRectF]] = []
        self._figure = FacePicture(style, faces.coach_face(), self)
        self._title = Label(style, PROMPT, self, color=bubble_ink, lines=2)
        self._text = Label(style, BODY, self, color=bubble_ink, lines=4)
        self._words = Label(style, BODY, self, color=bubble_ink, lines=5)
        self._reply = Label(style, LABEL, self, color=_warn, lines=3)
        self._task = Label(style, LABEL, self, color=_raspberry, lines=3)
        self._dots = StepDots(style, self)
        self._count = Label(style, CAPTION, self, color=bubble_ink)
        self.back = BubbleButton(style, self.tr("Back"), self)
        self.show_me = BubbleButton(style, self.tr("Show me"), self)
        self.next = BubbleButton(style, self.tr("Next"), self, kind=PillKind.PRIMARY)
        self.back.clicked.connect(self.back_clicked)
        self.show_me.clicked.connect(self.show_clicked)
        self.next.clicked.connect(self.next_clicked)
        self._ring = FocusRing(style, self)
        style.pictures_changed.connect(self.update)

    @property
    def said(self) -> BubbleText | None:
        """What it says now."""
        return self._said

    def set_buttons(self, next_words: str, show_words: str, back_words: str) -> None:
        """Put words on the buttons; an empty text hides one.

        Args:
            next_words: of the primary one.
            show_words: of *Show me*.
            back_words: of *Back*.
        """
        for button, words in ((self.next, next_words), (self.show_me, show_words), (self.back, back_words)):
            button.setVisible(bool(words))
            if words:
                button.set_words(words)

    def say(self, said: BubbleText) -> None:
        """Say something else.

        Args:
            said: what.
        """
        self._said = said
        for label, text in (
            (self._title, said.title),
            (self._text, said.text),
            (self._words, said.example),
            (self._reply, said.reply),
            (self._task, said.task),
        ):
            label.setText(text)
            label.setVisible(bool(text))
        self._dots.show_step(said.step, said.steps)
        counted = self.tr("step {number} of {steps}").format(number=said.step + 1, steps=said.steps)
        self._count.setText(counted if said.step >= 0 else "")
        self._count.setVisible(said.step >= 0)
        self.setAccessibleName(said.title)
        self.setAccessibleDescription(said.spoken())

    def wanted_width_px(self) -> float:
        """How wide it is: wider for larger text, as far as there is room."""
        metrics = self._style.metrics
        return max(self._style.px(WIDTH_UNITS), min(600.0 * metrics.text_scale, metrics.width_px * 0.6))

    def lay_out(self, width: float) -> float:
        """Place everything.

        Args:
            width: the width of the bubble, px.

        Returns:
            The height that it needs, px.
        """
        said, px = self._said, self._style.px
        if said is None:
            return 0.0
        side = px(28)
        share = 1.0 if said.example else _SMALL_FIGURE
        figure = px(_FIGURE_UNITS[0]) * share, px(_FIGURE_UNITS[1]) * share
        self._figure.place(QRectF(px(12), px(14), *figure))
        left = px(12) + figure[0] + px(18)
        room = width - left - side
        title = self._title.wanted_height_px(room) + 2
        self._title.place(QRectF(left, px(24), room, title))
        top = px(24) + title + px(8)
        text = self._text.wanted_height_px(room) + 2
        self._text.place(QRectF(left, top, room, text))
        top = max(top + text + px(12), px(14) + figure[1] + px(2))
        if said.example:
            top = self._lay_example(said, QRectF(side, top, width - 2 * side, 0.0)) + px(14)
        else:
            self._example, self._places = QRectF(), []
        if said.reply:
            reply = self._reply.wanted_height_px(width - 2 * px(36)) + 2
            self._reply.place(QRectF(px(36), top, width - 2 * px(36), reply))
            top += reply + px(10)
        height = self._lay_foot(said, top, width) + px(20)
        self.update()
        return height

    def _lay_example(self, said: BubbleText, box: QRectF) -> float:
        """Place pictures and words. Returns the lower edge."""
        px, gap = self._style.px, self._style.px(10)
        single = len(said.pictures) == 1
        height = px(_BIG_PICTURE_UNITS if single else _PICTURE_UNITS)
        sizes = []
        for picture in said.pictures:
            if isinstance(picture, str):
                sizes.append((px(38), height))
            elif picture.aspect > 1.25 and not single:  # a tag: lower than a card
                sizes.append((height * 0.58 * picture.aspect, height * 0.58))
            else:
                sizes.append((height * picture.aspect, height))
        wide = sum(size[0] for size in sizes) + gap * (len(sizes) - 1)
        words_left = box.left() + px(20) + wide + px(24)
        room = box.right() - px(20) - words_left
        words = self._words.wanted_height_px(room) + 2
        inner = max(height, words)
        box.setHeight(inner + 2 * px(13))
        x = box.left() + px(20)
        self._places = []
        for picture, (picture_width, picture_height) in zip(said.pictures, sizes, strict=True):
            y = box.center().y() - picture_height / 2
            self._places.append((picture, QRectF(x, y, picture_width, picture_height)))
            x += picture_width + gap
        self._words.place(QRectF(words_left, box.center().y() - words / 2, room, words))
        self._example = box
        return box.bottom()

    def _lay_foot(self, said: BubbleText, top: float, width: float) -> float:
        """Place task, dots and buttons. Returns the lower edge."""
        px, target = self._style.px, self._style.target_px(50)
        right = width - px(28)
        for button in (self.next, self.show_me, self.back):
            if not button.isHidden():
                wide = max(px(112), button.wanted_width_px() - px(24))
                button.place(QRectF(right - wide, 0, wide, target))
                right -= wide + px(10)
        room = right - px(10) - px(34)
        task = self._task.wanted_height_px(room) + 2 if said.task else 0.0
        dots = max(px(26), self._style.metrics.text_px(20) * 1.25) if said.step >= 0 else 0.0
        between = px(8) if task and dots else 0.0
        height = max(target, task + between + dots)
        if task:
            self._task.place(QRectF(px(34), top + (height - task - between - dots) / 2, room, task))
        dots_top = top + (height + task + between - dots) / 2
        if said.step >= 0:
            self._lay_count(QRectF(px(30), dots_top, right - px(30), dots))
        for button in (self.next, self.show_me, self.back):
            button.move(button.x(), round(top + (height - target) / 2))
        return top + height

    def _lay_count(self, box: QRectF) -> None:
        """Place the dots and, behind them, the same in words. Without room for both the dots go."""
        gap, dots = self._style.px(12), self._dots.wanted_width_px()
        room = box.width() - gap - self._count.wanted_width_px()
        self._dots.setVisible(room >= dots * _LEAST_DOT_PITCH)
        left = box.left()
        if not self._dots.isHidden():
            dots = min(dots, room)
            self._dots.setGeometry(QRectF(left, box.top(), dots, box.height()).toAlignedRect())
            left += dots + gap
        self._count.place(QRectF(left, box.top(), max(1.0, box.right() - left), box.height()))

    def prefetch(self, pictures: Sequence[Face]) -> None:
        """Have pictures drawn that come next.

        Args:
            pictures: which.
        """
        ratio = self.devicePixelRatioF()
        for picture in pictures:
            height = round(self._style.px(_PICTURE_UNITS))
            width = round(height * picture.aspect)
            self._style.faces.prefetch(picture, width, height, device_pixel_ratio=ratio)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """No click reaches what lies below."""
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that no button wants go on to the window."""
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the example."""
        del event
        if self._example.isEmpty():
            return
        painter = QPainter(self)
        fill = mixed(LIGHT.porcelain, LIGHT.porcelain_edge, 0.55)
        draw_rounded(painter, self._example, self._style.px(16), fill)
        for picture, place in self._places:
            if isinstance(picture, str):
                font = _SIGN.font(_SIGN.size_px(self._style))
                painter.setFont(font)
                painter.setPen(LIGHT.card_ink)
                painter.drawText(place, Qt.AlignmentFlag.AlignCenter, picture)
            else:
                self._style.draw_face(painter, picture, place)
