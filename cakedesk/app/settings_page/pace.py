"""The settings of speed and of sound."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from cakedesk.app.settings.values import LOUDEST_PERCENT, Pace, Resolving, Settings
from cakedesk.app.widgets.buttons import RoundButton
from cakedesk.app.widgets.choices import Segmented
from cakedesk.app.widgets.labels import Label
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.sections import TitledPanel, bind_switch, place_rows, rows_height_px
from cakedesk.app.widgets.setting_rows import SliderRow, SwitchRow
from cakedesk.app.widgets.slider import Slider
from cakedesk.app.widgets.text_kinds import LABEL

_PACES = (Pace.SLOW, Pace.NORMAL, Pace.FAST, Pace.OFF)
_RESOLVING = (Resolving.WAIT, Resolving.TIMER, Resolving.ALL_AT_ONCE)
_SAMPLES = {"sound_cards": "set", "sound_turn": "spoon", "sound_events": "bell"}
"""What is heard of the sounds that a setting brings back."""

_VOLUME_STEP_PERCENT = 5
_VOLUME_TICK_PERCENT = 20
_APART_UNITS = 20
_GAP_UNITS = 10


class SpeedPanel(TitledPanel):
    """How fast things follow each other."""

    def __init__(self, style: PageStyle, settings: Settings, parent: QWidget) -> None:
        super().__init__(style, self.tr("Speed"), parent)
        self._settings = settings
        self._breaks: list[float] = []
        ends = (self.tr("slowly"), self.tr("no pause"))
        self.computer = SliderRow(style, self.tr("Computers’ moves"), ends, range(len(_PACES)), self)
        ends = (self.tr("slowly"), self.tr("at once"))
        self.animation = SliderRow(style, self.tr("Movement"), ends, range(len(_PACES)), self)
        self._resolving_name = Label(style, LABEL, self, text=self.tr("Resolving and scoring"))
        self.resolving = Segmented(
            style,
            self.tr("Resolving and scoring"),
            [self.tr("wait for Next"), self.tr("by itself"), self.tr("all at once")],
            self,
        )
        choices = (
            (self.computer.slider.chosen, "computer_pace", _PACES),
            (self.animation.slider.chosen, "animation_speed", _PACES),
            (self.resolving.chosen, "resolving", _RESOLVING),
        )
        for chosen, name, values in choices:
            chosen.connect(lambda number, name=name, values=values: setattr(settings, name, values[number]))

    def refresh(self) -> None:
        """Show what is set now."""
        pauses = {
            Pace.SLOW: self.tr("over a second apart"),
            Pace.NORMAL: self.tr("half a second apart"),
            Pace.FAST: self.tr("a moment apart"),
            Pace.OFF: self.tr("no pause"),
        }
        speeds = {
            Pace.SLOW: self.tr("slow"),
            Pace.NORMAL: self.tr("normal"),
            Pace.FAST: self.tr("fast"),
            Pace.OFF: self.tr("off"),
        }
        pace, speed = self._settings.computer_pace, self._settings.animation_speed
        self.computer.show_value(_PACES.index(pace), pauses[pace])
        self.animation.show_value(_PACES.index(speed), speeds[speed])
        self.resolving.choose(_RESOLVING.index(self._settings.resolving))

    def inner_height_px(self, width_px: float) -> float:
        """See `Section`."""
        del width_px
        sliders = self.computer.wanted_height_px() + self.animation.wanted_height_px()
        return sliders + 2 * self._style.px(_APART_UNITS) + self._resolving_px()

    def lay_out(self, room: QRectF) -> None:
        """See `Section`."""
        px = self._style.px
        apart = px(_APART_UNITS) + (room.height() - self.inner_height_px(room.width())) / 3
        top = room.y()
        self._breaks = []
        for row in (self.computer, self.animation):
            height = row.wanted_height_px()
            row.place(QRectF(room.x(), top, room.width(), height))
            top += height + apart
            self._breaks.append(top - apart / 2)
        label = LABEL.line_px(self._style) + 2
        self._resolving_name.place(QRectF(room.x(), top, room.width(), label))
        top += label + px(8)
        width = min(room.width(), max(self.resolving.wanted_width_px(), room.width() * 0.9))
        self.resolving.place(QRectF(room.x(), top, width, self._style.target_px(50)))
        self.update()

    def _resolving_px(self) -> float:
        return LABEL.line_px(self._style) + 2 + self._style.px(8) + self._style.target_px(50)

    def _paint(self, painter: QPainter) -> None:
        super()._paint(painter)
        inset = self._style.px(26)
        painter.setPen(QPen(self._style.theme.line, max(1.0, self._style.px(2))))
        for y in self._breaks:
            left, right = self.body().x() + inset, self.body().right() - inset
            painter.drawLine(round(left), round(y), round(right), round(y))


class SoundPanel(TitledPanel):
    """How loud sounds are, and which are heard."""

    play_sample = Signal(str)  # the sound of this name is to be heard

    def __init__(self, style: PageStyle, settings: Settings, parent: QWidget) -> None:
        super().__init__(style, self.tr("Sound"), parent)
        self._settings = settings
        self.mute = RoundButton(style, self.tr("Mute"), "sound", self)  # silences all
        values = range(0, LOUDEST_PERCENT + 1, _VOLUME_STEP_PERCENT)
        self.volume = Slider(
            style, self.tr("Volume"), values, self, ticks=_VOLUME_TICK_PERCENT, page=_VOLUME_TICK_PERCENT
        )
        self._percent = Label(style, LABEL, self, align=Qt.AlignmentFlag.AlignRight)
        words = self.tr("Cards and knife"), self.tr("Your turn: spoon on china")
        self.rows = [  # in the order of `_SAMPLES`
            bind_switch(SwitchRow(style, name, "", self), partial(self._switch, setting))
            for setting, name in zip(_SAMPLES, (*words, self.tr("Bell, crumble and chord")), strict=True)
        ]
        self.mute.clicked.connect(self._toggle_mute)
        self.volume.chosen.connect(self._choose_volume)
        self.volume.settled.connect(lambda _value: self.play_sample.emit("spoon"))

    def refresh(self) -> None:
        """Show what is set now."""
        settings = self._settings
        percent = self.tr("{percent} %").format(percent=settings.volume)
        self._percent.setText(self.tr("off") if settings.muted else percent)
        self.volume.show_value(settings.volume, self._percent.text())
        if settings.muted:
            self.mute.set_icon("muted", self.tr("Sound on"))
        else:
            self.mute.set_icon("sound", self.tr("Mute"))
        for row, setting in zip(self.rows, _SAMPLES, strict=True):
            row.switch.setChecked(getattr(settings, setting))

    def inner_height_px(self, width_px: float) -> float:
        """See `Section`."""
        gap = self._style.px(_GAP_UNITS)
        return self._style.target_px(56) + gap + rows_height_px(self.rows, width_px, gap)

    def lay_out(self, room: QRectF) -> None:
        """See `Section`."""
        px, gap, row = self._style.px, self._style.px(_GAP_UNITS), self._style.target_px(56)
        button = self._style.target_px(48)
        percent = max(px(76), LABEL.size_px(self._style) * 3.4)
        self.mute.place(QRectF(room.x(), room.y() + (row - button) / 2, button, button))
        left, right = room.x() + button + px(12), room.right() - percent
        self.volume.place(QRectF(left, room.y(), right - left, row))
        self._percent.place(QRectF(right, room.y(), percent, row))
        place_rows(self.rows, room.adjusted(0, row + gap, 0, 0), gap)

    def _choose_volume(self, percent: int) -> None:
        # Whoever moves it wants to hear it.
        self._settings.muted = False
        self._settings.volume = percent

    def _toggle_mute(self) -> None:
        self._settings.muted = not self._settings.muted
        if not self._settings.muted:
            self.play_sample.emit("spoon")

    def _switch(self, setting: str, on: bool) -> None:
        setattr(self._settings, setting, on)
        if on:
            self.play_sample.emit(_SAMPLES[setting])
