"""Rows of settings: words beside a switch or a number, and a slider below its name."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QWidget

from cakedesk.app.widgets.combo import Combo
from cakedesk.app.widgets.fields import Switch
from cakedesk.app.widgets.labels import Label
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.painted import Painted
from cakedesk.app.widgets.panels import Well
from cakedesk.app.widgets.slider import Slider
from cakedesk.app.widgets.stepper import Stepper
from cakedesk.app.widgets.text_kinds import CAPTION, LABEL, field_px, ink_soft

_SWITCH_UNITS = 76
_PAD_UNITS = 18


class RowWords:
    """The name of a setting and a line about it, one below the other (`line`: the line; may be empty)."""

    def __init__(self, style: PageStyle, name: str, line: str, parent: QWidget) -> None:
        self._name = Label(style, LABEL, parent, lines=2, text=name)
        self._line = Label(style, CAPTION, parent, color=ink_soft, lines=2, text=line)
        self._line.setVisible(bool(line))

    def wanted_height_px(self, width_px: float) -> float:
        """How high they are."""
        return sum(self._heights_px(width_px))

    def place(self, rect: QRectF) -> None:
        """Move them to the middle of a place."""
        name, line = self._heights_px(rect.width())
        top = rect.center().y() - (name + line) / 2
        self._name.place(QRectF(rect.x(), top, rect.width(), name))
        self._line.place(QRectF(rect.x(), top + name, rect.width(), line))

    def _heights_px(self, width_px: float) -> tuple[float, float]:
        """How high the name is, and the line below it. They shrink before they take a second line."""
        for label in (self._name, self._line):
            label.set_lines(1 if label.fits_one_line(width_px) else 2)
        line = self._line.wanted_height_px(width_px) if self._line.text() else 0.0
        return self._name.wanted_height_px(width_px), line


class SwitchRow(Well):
    """A switch behind its name. A click anywhere on the row switches."""

    def __init__(self, style: PageStyle, name: str, line: str, parent: QWidget) -> None:
        super().__init__(style, parent)
        self._words = RowWords(style, name, line, self)
        self.switch = Switch(style, name, line, self)

    def wanted_height_px(self, width_px: float) -> float:
        """How high it must be."""
        words = self._words.wanted_height_px(self._room_px(width_px))
        return max(self._style.target_px(44), words + self._style.px(16))

    def place(self, rect: QRectF) -> None:
        """Move it and what is on it."""
        super().place(rect)
        pad = self._style.px(_PAD_UNITS)
        self.switch.place(QRectF(0, 0, self.width() - pad, self.height()))
        self._words.place(QRectF(pad, 0, self._room_px(self.width()), self.height()))

    def _room_px(self, width_px: float) -> float:
        return width_px - 3 * self._style.px(_PAD_UNITS) - self._style.px(_SWITCH_UNITS)


class StepperRow(Well):
    """What a number is for, and the number between its buttons."""

    def __init__(self, style: PageStyle, name: str, line: str, low: int, high: int, parent: QWidget) -> None:
        super().__init__(style, parent)
        self._words = RowWords(style, name, line, self)
        self.stepper = Stepper(style, name, low, high, self)

    def wanted_height_px(self, width_px: float) -> float:
        """How high it must be."""
        words = self._words.wanted_height_px(self._room_px(width_px))
        return max(self._style.target_px(46), words) + self._style.px(16)

    def place(self, rect: QRectF) -> None:
        """Move it and what is on it."""
        super().place(rect)
        pad, row = self._style.px(_PAD_UNITS), self._style.target_px(46)
        self._words.place(QRectF(pad, 0, self._room_px(self.width()), self.height()))
        width = self.stepper.wanted_width_px()
        left = self.width() - pad * 0.7 - width
        self.stepper.place(QRectF(left, (self.height() - row) / 2, width, row))

    def _room_px(self, width_px: float) -> float:
        return width_px - 2.4 * self._style.px(_PAD_UNITS) - self.stepper.wanted_width_px()


class NotedRow(Well):
    """A choice behind its name, and a note below both. Rows place the choice."""

    def __init__(self, style: PageStyle, parent: QWidget, name: str = "", note: str = "") -> None:
        super().__init__(style, parent)
        self._name = Label(style, LABEL, self, lines=2, text=name)
        self._note = Label(style, CAPTION, self, color=ink_soft, lines=3, text=note)

    def place_choice(self, rect: QRectF) -> None:
        """Place what is chosen by. Rows override it."""
        raise NotImplementedError

    def wanted_height_px(self, width_px: float) -> float:
        """How high it must be."""
        return self._note_px(width_px) + field_px(self._style.metrics, 46) + self._style.px(3 * 10)

    def place(self, rect: QRectF) -> None:
        """Move it and what is on it."""
        super().place(rect)
        px, width, row = self._style.px, float(self.width()), field_px(self._style.metrics, 46)
        pad, top = px(_PAD_UNITS), px(10) + (self.height() - self.wanted_height_px(width)) / 2
        name = min(self._name.wanted_width_px(), width * 0.4)
        self._name.place(QRectF(pad, top, name, row))
        left = pad + name + px(12)
        self.place_choice(QRectF(left, top, width - px(12) - left, row))
        self._note.place(QRectF(pad, top + row + px(8), width - 2 * pad, self._note_px(width)))

    def _note_px(self, width_px: float) -> float:
        return self._note.wanted_height_px(width_px - 2 * self._style.px(_PAD_UNITS)) + 2


class ComboRow(NotedRow):
    """A list behind its name."""

    def __init__(self, style: PageStyle, parent: QWidget, name: str = "", note: str = "") -> None:
        super().__init__(style, parent, name, note)
        self.combo = Combo(style, name, [""], self)
        self._name.setBuddy(self.combo)

    def place_choice(self, rect: QRectF) -> None:
        """The list."""
        self.combo.place(rect)


class SliderRow(Painted, QWidget):
    """The name of a setting, its value in words, the slider, and what its ends mean."""

    def __init__(
        self, style: PageStyle, name: str, ends: tuple[str, str], values: range, parent: QWidget
    ) -> None:
        super().__init__(style, parent)
        self._name = Label(style, LABEL, self, text=name)
        self._words = Label(style, CAPTION, self, color=ink_soft, align=Qt.AlignmentFlag.AlignRight)
        self.slider = Slider(style, name, values, self)
        self._low = Label(style, CAPTION, self, color=ink_soft, text=ends[0])
        self._high = Label(style, CAPTION, self, color=ink_soft, align=Qt.AlignmentFlag.AlignRight)
        self._high.setText(ends[1])

    def show_value(self, value: int, words: str) -> None:
        """Show another value, silently."""
        self.slider.show_value(value, words)
        self._words.setText(words)
        self._lay_out()

    def wanted_height_px(self) -> float:
        """How high it must be."""
        return LABEL.line_px(self._style) + self._style.target_px(52) + CAPTION.line_px(self._style) + 2

    def place(self, rect: QRectF) -> None:
        """Move it and what is on it."""
        super().place(rect)
        self._lay_out()

    def _lay_out(self) -> None:
        width, gap = float(self.width()), self._style.px(12)
        line, slider = LABEL.line_px(self._style) + 1, self._style.target_px(52)
        wanted = self._name.wanted_width_px(), self._words.wanted_width_px()
        name = wanted[0] * min(1.0, (width - gap) / max(1.0, sum(wanted)))
        self._name.place(QRectF(0, 0, name, line))
        self._words.place(QRectF(name + gap, 0, width - name - gap, line))
        self.slider.place(QRectF(0, line, width, slider))
        half, foot = (width - gap) / 2, CAPTION.line_px(self._style) + 1
        self._low.place(QRectF(0, line + slider, half, foot))
        self._high.place(QRectF(width - half, line + slider, half, foot))
