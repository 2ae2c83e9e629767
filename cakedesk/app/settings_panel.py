"""The settings. Every change takes effect at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from cakedesk.app.settings import Pace, Resolving, ThemeChoice
from cakedesk.app.widgets.buttons import PillButton, PillKind
from cakedesk.app.widgets.choices import Segmented
from cakedesk.app.widgets.fields import Switch
from cakedesk.app.widgets.labels import Label
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.panels import Sheet
from cakedesk.app.widgets.text_kinds import BODY, CAPTION, LABEL, TITLE, ink_soft
from cakedesk.app.widgets.theme_tile import ThemeTile

_THEMES = (ThemeChoice.LIGHT, ThemeChoice.DARK, ThemeChoice.SYSTEM)
_PACES = (Pace.OFF, Pace.FAST, Pace.NORMAL, Pace.SLOW)
_RESOLVING = (Resolving.WAIT, Resolving.TIMER, Resolving.ALL_AT_ONCE)


@dataclass(frozen=True, slots=True)
class SettingsValues:
    """What can be set.

    Attributes:
        theme: which theme is shown.
        computer_pace: how long a computer player's move is waited for.
        animation: how fast things move.
        resolving: how the steps of resolving and scoring follow each other.
        reduced_motion: whether nothing travels.
    """

    theme: ThemeChoice = ThemeChoice.SYSTEM
    computer_pace: Pace = Pace.NORMAL
    animation: Pace = Pace.NORMAL
    resolving: Resolving = Resolving.WAIT
    reduced_motion: bool = False


class SettingRow(QWidget):
    """A name and a line about it, beside the control that is given the right half."""

    def __init__(
        self, style: PageStyle, name: str, line: str, control: Segmented | Switch, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._style = style
        self._control = control
        control.setParent(self)
        self._name = Label(style, LABEL, self)
        self._name.setText(name)
        self._line = Label(style, CAPTION, self, color=ink_soft, lines=2)
        self._line.setText(line)

    def place(self, rect: QRectF) -> None:
        """Move it and what is on it.

        Args:
            rect: its place in its parent, px.
        """
        self.setGeometry(rect.toAlignedRect())
        px, width, height = self._style.px, float(self.width()), float(self.height())
        segmented = isinstance(self._control, Segmented)
        control = width * 0.58 if segmented else px(96)
        target = self._style.target_px(48)
        if segmented:
            self._control.place(QRectF(width - control, (height - target) / 2, control, target))
        else:
            # The words belong to the switch: a click on them switches too.
            self._control.place(QRectF(0, 0, width, height))
        room = width - control - px(24)
        name = max(px(30), 18.0)
        line = min(self._line.wanted_height_px(room) + px(4), height - name)
        top = (height - name - line) / 2
        self._name.place(QRectF(0, top, room, name))
        self._line.place(QRectF(0, top + name, room, line))


class SettingsPanel(Sheet):
    """The sheet *Settings*.

    Signals:
        changed: the `SettingsValues` after a change.
    """

    changed = Signal(object)

    def __init__(self, style: PageStyle, parent: QWidget) -> None:
        super().__init__(style, parent)
        self.setAccessibleName(self.tr("Settings"))
        self._values = SettingsValues()
        self._title = Label(style, TITLE, self)
        self._title.setText(self.tr("Settings"))
        self._note = Label(style, BODY, self, color=ink_soft)
        self._note.setText(self.tr("take effect at once"))
        self._theme_group = QWidget(self)
        self._theme_group.setAccessibleName(self.tr("Theme"))
        names = (self.tr("light"), self.tr("dark"), self.tr("as the system"))
        self.themes = [
            ThemeTile(style, *pair, self._theme_group) for pair in zip(_THEMES, names, strict=True)
        ]
        paces = [self.tr("off"), self.tr("fast"), self.tr("normal"), self.tr("slow")]
        self.computer = self._segments(self.tr("Computer moves"), paces)
        self.animation = self._segments(self.tr("Movement"), paces)
        self.resolving = self._segments(
            self.tr("Resolving and scoring"),
            [self.tr("wait for Next"), self.tr("by itself"), self.tr("all at once")],
        )
        self.reduced = Switch(
            style, self.tr("Reduced motion"), self.tr("Cross-fades; nothing travels or shakes"), self
        )
        self._rows = self._make_rows()
        self.standard = PillButton(style, self.tr("Back to standard"), self)
        self.done = PillButton(style, self.tr("Done"), self, kind=PillKind.PRIMARY)
        self._connect()
        self.set_values(self._values)

    def set_values(self, values: SettingsValues) -> None:
        """Show other values, silently.

        Args:
            values: what is set.
        """
        self._values = values
        self.themes[_THEMES.index(values.theme)].setChecked(True)
        self.computer.choose(_PACES.index(values.computer_pace))
        self.animation.choose(_PACES.index(values.animation))
        self.resolving.choose(_RESOLVING.index(values.resolving))
        self.reduced.setChecked(values.reduced_motion)

    def first_focus(self) -> QWidget:
        """The theme in use."""
        return self.themes[_THEMES.index(self._values.theme)]

    def relayout(self) -> None:
        """Place everything anew."""
        px = self._style.px
        row, tile = max(px(84), 58.0), max(px(150), 104.0)
        button = self._style.target_px(62)
        head, gap = px(30 + 46 + 16), px(10)
        height = head + tile + px(20) + len(self._rows) * (row + gap) + px(12) + button + px(28)
        panel = self.center_panel(980, height)
        left, width = panel.x() + px(36), panel.width() - px(72)
        title = min(self._title.wanted_width_px(), width / 2)
        self._title.place(QRectF(left, panel.y() + px(30), title, px(46)))
        self._note.place(QRectF(left + title + px(22), panel.y() + px(33), width - title - px(22), px(46)))
        top = panel.y() + head
        self._theme_group.setGeometry(QRectF(left, top, width, tile).toAlignedRect())
        each = (width - 2 * px(20)) / 3
        for number, theme in enumerate(self.themes):
            theme.place(QRectF(number * (each + px(20)), 0, each, tile))
        top += tile + px(20)
        for line in self._rows:
            line.place(QRectF(left, top, width, row))
            top += row + gap
        bottom = panel.bottom() - px(28) - button
        done = min(max(self.done.wanted_width_px(), px(240)), width * 0.45)
        self.done.place(QRectF(left + width - done, bottom, done, button))
        standard = min(max(self.standard.wanted_width_px(), px(240)), width * 0.5)
        self.standard.place(QRectF(left + width - done - px(16) - standard, bottom, standard, button))

    def _segments(self, name: str, words: Sequence[str]) -> Segmented:
        return Segmented(self._style, name, words, self)

    def _make_rows(self) -> list[SettingRow]:
        style = self._style
        return [
            SettingRow(
                style,
                self.tr("Computer moves"),
                self.tr("the pause before each of them"),
                self.computer,
                self,
            ),
            SettingRow(
                style, self.tr("Movement"), self.tr("how fast cards and cakes travel"), self.animation, self
            ),
            SettingRow(
                style,
                self.tr("Resolving and scoring"),
                self.tr("from one step to the next"),
                self.resolving,
                self,
            ),
            SettingRow(
                style,
                self.tr("Reduced motion"),
                self.tr("cross-fades; nothing travels or shakes"),
                self.reduced,
                self,
            ),
        ]

    def _connect(self) -> None:
        for number, tile in enumerate(self.themes):
            tile.clicked.connect(lambda _checked=False, number=number: self._change(theme=_THEMES[number]))
        self.computer.chosen.connect(lambda number: self._change(computer_pace=_PACES[number]))
        self.animation.chosen.connect(lambda number: self._change(animation=_PACES[number]))
        self.resolving.chosen.connect(lambda number: self._change(resolving=_RESOLVING[number]))
        self.reduced.clicked.connect(lambda on: self._change(reduced_motion=on))
        self.standard.clicked.connect(self._back_to_standard)
        self.done.clicked.connect(self.close_sheet)

    def _change(self, **changes: object) -> None:
        values = replace(self._values, **changes)  # type: ignore[arg-type]
        if values != self._values:
            self._values = values
            self.changed.emit(values)

    def _back_to_standard(self) -> None:
        self.set_values(SettingsValues())
        self.changed.emit(self._values)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint fine lines between the rows."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setPen(QPen(self._style.theme.line, max(1.0, self._style.px(1.5)), Qt.PenStyle.SolidLine))
        for line in self._rows:
            place = line.geometry()
            y = round(place.top() - self._style.px(5))
            painter.drawLine(place.left(), y, place.right(), y)
