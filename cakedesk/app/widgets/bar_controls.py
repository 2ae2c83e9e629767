"""The buttons that drive a replay, or a match of computers that is watched."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from cakedesk.app.widgets.bar_look import paint_bar
from cakedesk.app.widgets.buttons import PillButton, RoundButton
from cakedesk.app.widgets.choices import Segment, Segmented
from cakedesk.app.widgets.combo import Combo
from cakedesk.app.widgets.labels import Label
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.painted import Arranged, Painted
from cakedesk.app.widgets.text_kinds import LABEL, ink_soft
from cakedesk.table.key_meaning import plain_key

SPEEDS = (0.5, 1.0, 2.0, 4.0)
USUAL_SPEED = SPEEDS.index(1.0)
_SPEED_WORDS = ("½×", "1×", "2×", "4×")
_SPEED_KEYS = (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4)

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

    _ICON_SHARE = 0.46

    def __init__(self, style: PageStyle, words: str, icon: str, parent: QWidget) -> None:
        super().__init__(style, words, icon, parent, kind="disc")


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
        rim = max(2.0, self._style.px(3))
        body = QRectF(self.rect()).adjusted(rim, 0, -rim, -rim)
        if self.isEnabled():
            self._style.shadows(painter).paint(painter, body, body.height() / 2, "rest")
        self._paint_sign(painter, *self._paint_body(painter, body, "primary"))


class SpeedChoice(Painted, QWidget):
    """How fast it goes: half, as usual, twice, four times."""

    chosen = Signal(float)

    def __init__(self, style: PageStyle, parent: QWidget) -> None:
        super().__init__(style, parent)
        self._label = Label(style, LABEL, self, color=ink_soft, text=self.tr("speed"))
        self._row = Segmented(style, self.tr("Speed"), _SPEED_WORDS, self, LABEL)
        self.segments: list[Segment] = self._row.segments
        spoken = (self.tr("half speed"), self.tr("usual speed"), self.tr("twice as fast"))
        for segment, words in zip(self.segments, (*spoken, self.tr("four times as fast")), strict=True):
            segment.setAccessibleName(words)
            segment.tooltip = words
        self.factors = SPEEDS  # what they stand for
        self._row.choose(USUAL_SPEED)
        self._row.chosen.connect(lambda number: self.chosen.emit(SPEEDS[number]))

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


class ControlBar(Arranged, QWidget):
    """A bar below the table that leads what is shown there."""

    left = Signal()  # Escape was pressed
    speed: SpeedChoice

    def deeds(self) -> Deeds:
        """What the keys of all such bars do. Bars add their own."""
        return {Qt.Key.Key_Escape: self.left.emit, **self.speed.deeds()}

    def press(self, event: QKeyEvent) -> bool:
        """Press one of its keys. Tells whether it meant something."""
        deed = self.deeds().get(plain_key(event))
        if deed is not None:
            deed()
        return deed is not None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys press the buttons."""
        if not self.press(event):
            super().keyPressEvent(event)

    def _paint(self, painter: QPainter) -> None:
        paint_bar(painter, self._style, QRectF(self.rect()), at_top=False)
