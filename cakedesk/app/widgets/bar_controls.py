"""The buttons that drive a replay, or a match of computers that is watched."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QWidget

from cakedesk.app.widgets.buttons import PillButton, RoundButton
from cakedesk.app.widgets.choices import Segment, Segmented
from cakedesk.app.widgets.combo import Combo
from cakedesk.app.widgets.labels import Label
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.painted import Painted
from cakedesk.app.widgets.painting import draw_rounded, draw_shadow, mixed
from cakedesk.app.widgets.text_kinds import LABEL, ink_soft
from cakedesk.art import faces
from cakedesk.table.key_meaning import plain_key

SPEEDS = (0.5, 1.0, 2.0, 4.0)
USUAL_SPEED = SPEEDS.index(1.0)
_SPEED_WORDS = ("½", "1", "2", "4")
_SPEED_KEYS = (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4)
_OFF_OPACITY = 0.38

Deeds = Mapping[int, Callable[[], None]]
"""What keys do."""


class BarKeys:
    """Mix-in of what stands in such a bar: the bar's keys are the bar's."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the keys to the bar that mean something there."""
        if plain_key(event) in BAR_KEYS:
            event.ignore()
        else:
            super().keyPressEvent(event)  # type: ignore[misc]


BAR_KEYS = frozenset(
    {
        Qt.Key.Key_Left,
        Qt.Key.Key_Right,
        Qt.Key.Key_Home,
        Qt.Key.Key_End,
        Qt.Key.Key_PageUp,
        Qt.Key.Key_PageDown,
        Qt.Key.Key_Escape,
        *_SPEED_KEYS,
    }
)


class BarPill(BarKeys, PillButton):
    """A pill in such a bar."""


class BarCombo(BarKeys, Combo):
    """A choice in such a bar."""


class DiscButton(BarKeys, RoundButton):
    """A disc that goes to another moment: white with an outline of ink."""

    def _paint(self, painter: QPainter) -> None:
        """Paint disc and picture; faint while it leads nowhere."""
        theme, body = self._style.theme, QRectF(self.rect())
        if not self.isEnabled():
            painter.setOpacity(_OFF_OPACITY)
        fill = theme.chip
        if self.isDown():
            fill = mixed(theme.chip, theme.line, 0.5)
        elif self.underMouse() and self.isEnabled():
            fill = mixed(theme.chip, theme.well, 0.7)
        draw_rounded(
            painter, body, body.height() / 2, fill, QPen(theme.ink_soft, max(1.5, self._style.px(2)))
        )
        self._draw_icon(painter, body, theme.ink, 0.46)

    def _draw_icon(self, painter: QPainter, body: QRectF, color: QColor, share: float) -> None:
        side = round(body.height() * share)
        icon = QRectF(body.center().x() - side / 2, body.center().y() - side / 2, side, side)
        self._style.draw_face(painter, faces.icon_face(self._icon, color.name()), icon)


class PlayButton(DiscButton):
    """The large disc that lets it go on by itself, or wait. Space presses it from anywhere in its bar."""

    def __init__(self, style: PageStyle, parent: QWidget) -> None:
        super().__init__(style, "", "play", parent)
        self.show_playing(False)

    def show_playing(self, on: bool) -> None:
        """Say what a press does."""
        if on:
            self.set_icon("pause", self.tr("Pause"))
        else:
            self.set_icon("play", self.tr("Play"))

    def _paint(self, painter: QPainter) -> None:
        theme = self._style.theme
        if not self.isEnabled():
            painter.setOpacity(_OFF_OPACITY)
        rim = max(2.0, self._style.px(3))
        body = QRectF(self.rect()).adjusted(rim, 0, -rim, -2 * rim)
        radius, white = body.height() / 2, QColor("#FFFFFF")
        if self.isEnabled():
            draw_shadow(painter, self._style, body, radius, blur=rim, drop=rim * 0.6, alpha=0.24)
        fill = mixed(theme.raspberry, white, 0.10) if self.underMouse() else theme.raspberry
        if not self.isDown():
            edge = mixed(theme.raspberry, QColor("#000000"), 0.34)
            draw_rounded(painter, body.translated(0, rim), radius, edge)
        else:
            body.translate(0, rim)
        draw_rounded(painter, body, radius, fill)
        self._draw_icon(painter, body.translated(body.width() * 0.015, 0), theme.on_raspberry, 0.5)


class SpeedChoice(Painted, QWidget):
    """How fast it goes: half, as usual, twice, four times.

    Attributes:
        segments: the four choices.
        factors: what they stand for.

    Signals:
        chosen(float): a person chose a factor.
    """

    chosen = Signal(float)

    def __init__(self, style: PageStyle, parent: QWidget) -> None:
        super().__init__(style, parent)
        self._label = Label(style, LABEL, self, color=ink_soft)
        self._label.setText(self.tr("speed"))
        self._row = Segmented(style, self.tr("Speed"), _SPEED_WORDS, self, LABEL)
        self.segments: list[Segment] = self._row.segments
        spoken = (self.tr("half speed"), self.tr("usual speed"), self.tr("twice as fast"))
        for segment, words in zip(self.segments, (*spoken, self.tr("four times as fast")), strict=True):
            segment.setAccessibleName(words)
            segment.tooltip = words
        self.factors = SPEEDS
        self._row.choose(USUAL_SPEED)
        self._row.chosen.connect(lambda number: self.chosen.emit(SPEEDS[number]))

    @property
    def factor(self) -> float:
        """How many times as fast as usual."""
        return SPEEDS[self._row.index]

    def choose(self, factor: float) -> None:
        """Show a factor, silently."""
        self._row.choose(SPEEDS.index(factor))

    def deeds(self) -> Deeds:
        """What the keys 1 to 4 do."""
        return {key: segment.click for key, segment in zip(_SPEED_KEYS, self.segments, strict=True)}

    def wanted_width_px(self, *, with_label: bool) -> float:
        """How wide it is."""
        row = 4 * max(self._style.target_px(54), 44.0)
        return row + (self._label.wanted_width_px() + self._style.px(14) if with_label else 0.0)

    def place(self, rect: QRectF, *, with_label: bool = True) -> None:
        """Move it."""
        super().place(rect)
        left = self._label.wanted_width_px() + self._style.px(14) if with_label else 0.0
        self._label.setVisible(with_label)
        self._label.place(QRectF(0, 0, left, self.height()))
        height = self._style.target_px(46)
        self._row.place(QRectF(left, (self.height() - height) / 2, self.width() - left, height))
