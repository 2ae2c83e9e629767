"""The page *Settings*. Whatever is set there takes effect at once."""

from __future__ import annotations

import math
from typing import Protocol

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from cakedesk.app.settings.kept_setting import KeptSetting
from cakedesk.app.settings.values import Settings
from cakedesk.app.settings_page.aids import AidsPanel
from cakedesk.app.settings_page.look import EasierPanel, LookPanel
from cakedesk.app.settings_page.pace import SoundPanel, SpeedPanel
from cakedesk.app.settings_page.sample import SamplePanel
from cakedesk.app.widgets.buttons import PillButton
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.painted import Painted
from cakedesk.app.widgets.panels import ReturningPage, below_px
from cakedesk.app.widgets.scroller import Scroller
from cakedesk.app.widgets.text_kinds import BUTTON_LARGE, LABEL
from cakedesk.app.widgets.top_bar import TopBar
from cakedesk.table.aids import Aids

_SIDE_UNITS = 24
_GAP_UNITS = 16
_STAYS = {"language", "last_game", "log_open"}
"""What the way back to standard leaves alone: the language that it is read in, and what is not set here."""
_LEAST_COLUMN_EM = 20.5
"""A narrower column, by the size of its words, would cut them: large text makes two columns of three."""


class _Part(Protocol):
    """What can stand in a column."""

    def wanted_height_px(self, width_px: float) -> float:
        """How high it must be."""

    def place(self, rect: QRectF) -> None:
        """Move it."""


class _Buttons(Painted, QWidget):
    """The two buttons at the end."""

    def __init__(self, style: PageStyle, parent: QWidget) -> None:
        super().__init__(style, parent)
        self.standard = PillButton(style, self.tr("Back to standard"), self)
        self.done = PillButton(style, self.tr("Done"), self, kind="primary", text=BUTTON_LARGE)

    def wanted_height_px(self, width_px: float) -> float:
        del width_px
        return self._style.target_px(64)

    def place(self, rect: QRectF) -> None:
        super().place(rect)
        gap = self._style.px(_GAP_UNITS)
        half = (self.width() - gap) / 2
        self.standard.place(QRectF(0, 0, half, self.height()))
        self.done.place(QRectF(half + gap, 0, half, self.height()))


class SettingsPage(ReturningPage):
    """The page. It writes into the settings, and follows them when they change elsewhere."""

    play_sample = Signal(str)  # the sound of this name is to be heard, at the volume that is set

    def __init__(self, style: PageStyle, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(style, parent)
        self._settings = settings
        self.bar = TopBar(style, self)
        self.bar.set_title(self.tr("Settings"))
        self.bar.set_note(self.tr("take effect at once"))
        self.bar.set_tools(help=True)
        self.bar.back_button.set_icon("back", self.tr("Done"))
        content = QWidget()
        self.look = LookPanel(style, settings, content)
        self.easier = EasierPanel(style, settings, content)
        self.speed = SpeedPanel(style, settings, content)  # how fast things follow each other
        self.sound = SoundPanel(style, settings, content)
        self.aids = AidsPanel(style, settings, content)
        self._scroller = Scroller(style, content, self)
        # Not in what scrolls: whoever chooses a text size sees at once what it does, and how to leave.
        self._sample = SamplePanel(style, self)
        self._buttons = _Buttons(style, self)
        self.standard, self.done = self._buttons.standard, self._buttons.done
        self._scroller.scrolled.connect(self._ring.follow)
        self._connect()
        self.refresh()

    def refresh(self) -> None:
        """Show what is set now."""
        for panel in (self.look, self.easier, self.speed, self.sound, self.aids):
            panel.refresh()

    def relayout(self) -> None:
        """Place everything anew: columns, which scroll where large text needs more than the window.

        The sample and the buttons end the last column, or stand below what scrolls.
        """
        px = self._style.px
        bar = TopBar.height_px(self._style)
        self.bar.setGeometry(0, 0, self.width(), bar)
        bar = math.ceil(below_px(bar, self.covered_px, px(_GAP_UNITS)))
        room = QRectF(0, bar, self.width(), self.height() - bar)
        columns = self._columns(self._columns_count(room.width()), with_end=True)
        wanted = self._wanted_height_px(room.width(), columns)
        if wanted > room.height():
            columns = self._columns(len(columns), with_end=False)
            room.setBottom(room.bottom() - self._place_foot(room))
            wanted = self._wanted_height_px(room.width(), columns)
            if wanted > room.height():
                wanted = self._wanted_height_px(room.width() - self._scroller.bar_width_px(), columns)
        self._scroller.place(room, wanted)
        content = self._scroller.content
        column = self._column_px(content.width(), len(columns))
        left, step = px(_SIDE_UNITS), column + px(_GAP_UNITS)
        top, height = px(_GAP_UNITS), content.height() - px(_GAP_UNITS + _SIDE_UNITS)
        for number, panels in enumerate(columns):
            self._place_column(panels, QRectF(left + number * step, top, column, height), bar)

    def _place_foot(self, room: QRectF) -> float:
        """Place the sample and the buttons side by side at the lower edge."""
        px = self._style.px
        wide = room.width() - 2 * px(_SIDE_UNITS) - px(_GAP_UNITS)
        sample, buttons = wide * 0.52, self._buttons.wanted_height_px(wide * 0.48)
        height = max(self._sample.wanted_height_px(sample), buttons)
        top = room.bottom() - px(_GAP_UNITS) - height
        self._sample.place(QRectF(px(_SIDE_UNITS), top, sample, height))
        left = px(_SIDE_UNITS) + sample + px(_GAP_UNITS)
        self._buttons.place(QRectF(left, top + height - buttons, wide - sample, buttons))
        return height + 2 * px(_GAP_UNITS)

    def _columns_count(self, width_px: float) -> int:
        return 3 if self._column_px(width_px, 3) >= _LEAST_COLUMN_EM * LABEL.size_px(self._style) else 2

    def _columns(self, count: int, *, with_end: bool) -> list[list[tuple[_Part, float]]]:
        """What stands in each column, and which share each part gets of what the column leaves over."""
        look, easier = (self.look, 0.6), (self.easier, 0.4)
        speed, sound = (self.speed, 0.5), (self.sound, 0.5)
        aids = (self.aids, 0.8)
        end: list[tuple[_Part, float]] = [(self._sample, 0.2), (self._buttons, 0.0)] if with_end else []
        if count == 2:
            return [[look, easier, aids], [speed, sound, *end]]
        return [[look, easier], [speed, sound], [aids, *end]]

    def _column_px(self, width_px: float, count: int) -> float:
        sides = 2 * self._style.px(_SIDE_UNITS) + (count - 1) * self._style.px(_GAP_UNITS)
        return (width_px - sides) / count

    def _wanted_height_px(self, width_px: float, columns: list[list[tuple[_Part, float]]]) -> float:
        column = self._column_px(width_px, len(columns))
        highest = max(self._column_height_px(parts, column) for parts in columns)
        return highest + self._style.px(_GAP_UNITS + _SIDE_UNITS)

    def _column_height_px(self, parts: list[tuple[_Part, float]], width_px: float) -> float:
        gaps = (len(parts) - 1) * self._style.px(_GAP_UNITS)
        return sum(part.wanted_height_px(width_px) for part, _ in parts) + gaps

    def _place_column(self, parts: list[tuple[_Part, float]], room: QRectF, bar: float) -> None:
        """Place the parts of a column."""
        spare = room.height() - self._column_height_px(parts, room.width())
        whole = sum(share for _, share in parts)
        top = room.y()
        for part, share in parts:
            height = part.wanted_height_px(room.width()) + spare * share / whole
            down = bar if part in (self._sample, self._buttons) else 0.0
            part.place(QRectF(room.x(), top + down, room.width(), height))
            top += height + self._style.px(_GAP_UNITS)

    def _connect(self) -> None:
        self.bar.back_clicked.connect(self.back)
        self.done.clicked.connect(self.back)
        self.standard.clicked.connect(self._back_to_standard)
        self.sound.play_sample.connect(self.play_sample)
        self._settings.changed.connect(self._follow_setting)

    def _follow_setting(self, _name: str) -> None:
        self.refresh()

    def _back_to_standard(self) -> None:
        for name, setting in vars(Settings).items():
            if isinstance(setting, KeptSetting) and name not in _STAYS:
                setattr(self._settings, name, setting.usual)
        self._settings.aids = Aids()

    def showEvent(self, event: QShowEvent) -> None:
        """Offer leaving to the Enter key."""
        super().showEvent(event)
        self.done.setFocus(Qt.FocusReason.OtherFocusReason)
