"""The curtain between two people: nothing of the table shows until the next one lifts the lid."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QDeadlineTimer, QEasingCurve, QRectF, QSizeF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QRadialGradient
from PySide6.QtWidgets import QWidget

from cakedesk.app.widgets.buttons import PillButton, RoundButton
from cakedesk.app.widgets.labels import Label
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.painted import Painted
from cakedesk.app.widgets.panels import BelowMessages, FacePicture, Overlay
from cakedesk.app.widgets.text_kinds import CAPTION_BOLD, CURTAIN, LABEL, LEAD, TextKind, porcelain
from cakedesk.art import faces
from cakedesk.art.palette import SEAT_COLORS
from cakedesk.art.render import Order
from cakedesk.table.background import paint_surface
from cakedesk.table.bodies import draw_box
from cakedesk.table.key_meaning import press_shortcut
from cakedesk.table.motion import LID_MS
from cakedesk.table.theme import mixed

Fact = tuple[int, str]
"""Who did something everybody saw (-1: nobody), and a sentence about it."""

REST_MS, AGAIN_MS = 700, 400
"""How long a lid that has fallen can't be lifted, and how long not after a press that came too early: it may
be one of several quick ones, but who waits for the lid must not wait for long."""
_MOST_FACTS = 6
_BUTTON = TextKind(True, 800, 36, 1.0)
_CLOCHE_ASPECT = 840 / 508
_RISE = 0.7
"""How far the lid rises, by its height."""


class FactChip(Painted, QWidget):
    """One sentence about what everybody saw, on a dark pill."""

    def __init__(self, style: PageStyle, parent: QWidget) -> None:
        super().__init__(style, parent)
        self._chip = FacePicture(style, None, self)
        self._label = Label(style, LABEL, self, color=porcelain, lines=2)

    def show_fact(self, fact: Fact) -> None:
        """Show another sentence."""
        seat, sentence = fact
        self._chip.set_face(faces.seat_chip_face(seat, ring=True) if seat >= 0 else None)
        self._chip.setVisible(seat >= 0)
        self._label.setText(sentence)

    def is_clipped(self) -> bool:
        """Whether some of the sentence can't be read."""
        return self._label.is_clipped()

    def place(self, rect: QRectF) -> None:
        """Move it."""
        super().place(rect)
        px, height = self._style.px, float(self.height())
        side = min(px(52), height - px(12))
        self._chip.place(QRectF(px(14), (height - side) / 2, side, side))
        left = px(14) + side + px(14) if not self._chip.isHidden() else px(24)
        self._label.place(QRectF(left, 0, self.width() - left - px(14), height))

    def _paint(self, painter: QPainter) -> None:
        draw_box(painter, QRectF(self.rect()), self._style.px(20), QColor(20, 6, 10, 150))


class Curtain(BelowMessages, Overlay):
    """The curtain over a table page. It is opaque from the moment it is shown."""

    pressed = Signal()  # somebody lifts the lid; what lies beneath must be ready for their eyes now
    left = Signal()  # the table is to be left, covered as it is
    lifted = Signal()  # the lid is up and the curtain away

    def __init__(self, style: PageStyle, parent: QWidget) -> None:
        super().__init__(style, parent)
        self._seat = 0
        self._falls = 0
        self._rests = QDeadlineTimer()
        self._progress = 0.0
        self._cloche = QRectF()
        self._title = Label(
            style, CURTAIN, self, color=porcelain, align=Qt.AlignmentFlag.AlignHCenter, lines=2
        )
        self._line = Label(style, LEAD, self, color=porcelain, align=Qt.AlignmentFlag.AlignHCenter, lines=2)
        self.button = PillButton(style, "", self, kind="porcelain", text=_BUTTON)
        self.way_out = RoundButton(style, self.tr("Back to the home page"), "back", self, kind="porcelain")
        self.way_out.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # keys have the menu's way out
        self.way_out.clicked.connect(self.left)
        self._since = Label(style, CAPTION_BOLD, self, color=porcelain, align=Qt.AlignmentFlag.AlignHCenter)
        self._since.setText(self.tr("Since your last turn"))
        self._facts = [FactChip(style, self) for _ in range(_MOST_FACTS)]
        self._shown_facts = 0
        self._lift = QVariantAnimation(self)
        self._lift.setDuration(LID_MS)
        self._lift.setStartValue(0.0)
        self._lift.setEndValue(1.0)
        self._lift.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._lift.valueChanged.connect(self._lift_to)
        self._lift.finished.connect(self._lifted)
        self.button.clicked.connect(self._pressed)
        style.pictures_changed.connect(self._picture_came)

    def pass_to(self, seat: int, name: str, facts: Sequence[Fact] = ()) -> None:
        """Ask that the screen be passed on."""
        self._fall(
            seat,
            self.tr("Pass the screen to {name}").format(name=name),
            self.tr("Everyone else looks away. The table is under the lid."),
            self.tr("I am {name}: lift the lid").format(name=name),
            facts,
        )

    def resume_at(self, seat: int, name: str) -> None:
        """Ask that the right person sit down, after a match was opened again."""
        self._fall(
            seat,
            self.tr("Welcome back, {name}").format(name=name),
            self.tr("The table stands as you left it. It is {name}’s turn; everyone else looks away.").format(
                name=name
            ),
            self.tr("I am {name}: lift the lid").format(name=name),
            (),
        )

    def cover_table(self, seat: int = 0, name: str = "") -> None:
        """Cover the table because somebody wished it.

        Args:
            seat: whose sign and colour the lid has.
            name: of whom alone what lies below is; empty: of all.
        """
        if name:
            button = self.tr("I am {name}: show the table").format(name=name)
            line = self.tr("Under the lid the table waits for {name}.").format(name=name)
        else:
            button = self.tr("Show the table again")
            line = self.tr("The game waits until you are back.")
        self._fall(seat, self.tr("The table is covered"), line, button, ())

    def expect(self, seats: Sequence[int]) -> None:
        """Have the cloches of those drawn who will get the screen, so that none comes late."""
        height = min(self._style.px(508), self._style.metrics.width_px * 0.8 / _CLOCHE_ASPECT)
        size = self._cloche.size() if self._cloche.isValid() else QSizeF(height * _CLOCHE_ASPECT, height)
        ratio = self.devicePixelRatioF()
        for seat in seats:
            for face in (faces.cloche_plate_face(seat), faces.cloche_lid_face(seat)):
                width_px, height_px = round(size.width()), round(size.height())
                self._style.faces.prefetch(Order(face, width_px, height_px, ratio=ratio))

    def is_down(self) -> bool:
        """Whether it covers the table, the lid not even on its way up; a page may lie over both."""
        return not self.isHidden() and self._lift.state() != QVariantAnimation.State.Running

    def drop(self) -> None:
        """Take the curtain away at once, without a signal."""
        self._lift.stop()
        self.hide()

    def first_focus(self) -> QWidget:
        """Its one button."""
        return self.button

    def _make_room(self) -> None:
        self.relayout()
        self.update()

    def relayout(self) -> None:
        """Place everything anew."""
        px, width, height = self._style.px, float(self.width()), float(self.height())
        rows = -(-self._shown_facts // 3)
        fact = max(px(76), 46.0)
        fact_top = height - px(44) - rows * fact - max(0, rows - 1) * px(12)
        bottom = fact_top - px(64) if self._shown_facts else height - px(70)
        # From the bottom up: facts, button, sentence; the cloche takes what is left below the title.
        button = self._style.target_px(88)
        button_width = min(max(self.button.wanted_width_px() + px(60), px(480)), width - px(160))
        button_top = bottom - px(8) - button
        self.button.place(QRectF((width - button_width) / 2, button_top, button_width, button))
        line_width = min(width - px(160), px(1300))
        line = self._line.wanted_height_px(line_width) + px(8)
        self._line.place(QRectF((width - line_width) / 2, button_top - px(16) - line, line_width, line))
        side = self._style.target_px(50)
        self.way_out.place(QRectF(px(18), px(12), side, side))
        title_width = width - 2 * (side + px(36))
        title = self._title.wanted_height_px(title_width) + px(6)
        top = max(px(38), self.covered_px + px(10) if self.covered_px else 0.0)
        self._title.place(QRectF((width - title_width) / 2, top, title_width, title))
        self._cloche = self._cloche_rect(top + title + px(2), button_top - px(16) - line - px(14))
        self._relayout_facts(fact_top, fact, rows)

    def _cloche_rect(self, top: float, bottom: float) -> QRectF:
        height = min(bottom - top, self._style.px(508), self.width() * 0.8 / _CLOCHE_ASPECT)
        width = height * _CLOCHE_ASPECT
        return QRectF((self.width() - width) / 2, top + (bottom - top - height) / 2, width, height)

    def _relayout_facts(self, top: float, height: float, rows: int) -> None:
        px, count = self._style.px, self._shown_facts
        self._since.place(QRectF(px(60), top - px(42), self.width() - px(120), px(34)))
        columns = min(3, count)
        gap, margin = px(24), px(70)
        for number in range(count):
            row = number // 3
            in_row = columns if row < rows - 1 else count - row * 3
            width = min((self.width() - 2 * margin - gap * (columns - 1)) / max(columns, 1), px(640))
            left = (self.width() - in_row * width - gap * (in_row - 1)) / 2
            x = left + (number % 3) * (width + gap)
            self._facts[number].place(QRectF(x, top + row * (height + px(12)), width, height))

    def _fall(self, seat: int, title: str, line: str, button: str, facts: Sequence[Fact]) -> None:
        self._lift.stop()
        self._falls += 1
        self._rests.setRemainingTime(REST_MS)
        self._progress = 0.0
        self._seat = seat
        shown = list(facts)[-_MOST_FACTS:]
        self._shown_facts = len(shown)
        self._title.setText(title)
        self._line.setText(line)
        self.button.set_words(button)
        self.button.set_porcelain_ink(mixed(QColor(SEAT_COLORS[seat]), QColor("#1A0408"), 0.5))
        self.setAccessibleName(title)
        for chip, fact in zip(self._facts, shown, strict=False):
            chip.show_fact(fact)
        self._show_words(True)
        self.raise_over_parent()
        self.update()

    def _show_words(self, on: bool) -> None:
        for label in (self._title, self._line, self.button, self.way_out):
            label.setVisible(on)
        self._since.setVisible(on and self._shown_facts > 0)
        for number, chip in enumerate(self._facts):
            chip.setVisible(on and number < self._shown_facts)

    def _pressed(self) -> None:
        if not self._rests.hasExpired():  # it was meant for what was there before the lid
            self._rests.setRemainingTime(max(AGAIN_MS, self._rests.remainingTime()))
            return
        self.pressed.emit()
        if self._style.reduced_motion:
            self._lifted()
            return
        self.setFocus()  # the button is about to be hidden, and must not be pressed again
        self._show_words(False)
        self._lift.start()

    def _lift_to(self, progress: float) -> None:
        self._progress = progress
        self.update()

    def _lifted(self) -> None:
        fall = self._falls
        self.lifted.emit()
        # A slot may have passed the screen on already.
        if fall == self._falls:
            self.go_away()

    def _picture_came(self) -> None:
        if self.isVisible():
            self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """No key but the button's lifts the lid: Esc must not show a hand to the wrong eyes."""
        press_shortcut(self.window(), event)
        event.accept()

    def _paint(self, painter: QPainter) -> None:
        ground = QRectF(self.rect())
        if self._progress > 0:  # below it the table is still hidden: Qt's grey would show
            paint_surface(painter, self.width(), self.height(), self._style.theme)
        painter.setOpacity(1.0 - self._progress)
        self._paint_ground(painter, ground)
        self._style.draw_face(painter, faces.cloche_plate_face(self._seat), self._cloche)
        lid = self._cloche.translated(0, -self._progress * self._cloche.height() * _RISE)
        self._style.draw_face(painter, faces.cloche_lid_face(self._seat), lid)
        if not self.button.isHidden():
            button = QRectF(self.button.geometry())
            self._style.shadows(painter).paint(painter, button, button.height() / 2, "lifted")

    def _paint_ground(self, painter: QPainter, ground: QRectF) -> None:
        unit = self._style.metrics.unit
        face = faces.curtain_face(self._seat, ground.width() / unit, ground.height() / unit)
        ratio = self.devicePixelRatioF()
        if self._style.faces.is_ready(face, self.width(), self.height(), device_pixel_ratio=ratio):
            self._style.draw_face(painter, face, ground)
            return
        # Until the picture is drawn its colours alone cover the table.
        color = QColor(SEAT_COLORS[self._seat])
        gradient = QRadialGradient(ground.center().x(), ground.height() * 0.36, ground.width() * 0.66)
        gradient.setColorAt(0.0, mixed(color, QColor("#1A0A08"), 0.16))
        gradient.setColorAt(0.5, mixed(color, QColor("#1A0A08"), 0.44))
        gradient.setColorAt(1.0, mixed(color, QColor("#14080A"), 0.72))
        painter.fillRect(ground, gradient)
        self._style.faces.pixmap(face, self.width(), self.height(), device_pixel_ratio=ratio)
