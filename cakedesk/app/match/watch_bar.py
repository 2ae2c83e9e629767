"""The bar below the table of a match that only computers play: wait, go on, one move, how fast."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QWidget

from cakedesk.app.widgets.bar_controls import ControlBar, Deeds, DiscButton, PlayButton, SpeedChoice
from cakedesk.app.widgets.focus import FocusRing
from cakedesk.app.widgets.labels import Label
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.text_kinds import BODY, ink_soft

if TYPE_CHECKING:
    from cakedesk.app.match.session import MatchSession

_BAR_UNITS, _DISC_UNITS, _PLAY_UNITS = 84.0, 52.0, 64.0
_SIDE_UNITS, _GAP_UNITS = 32.0, 12.0


class WatchBar(ControlBar):
    """Lets a match of computers wait and go on."""

    def __init__(self, style: PageStyle, match: MatchSession, parent: QWidget) -> None:
        super().__init__(style, parent)
        self._style, self._match = style, match
        self.setAccessibleName(self.tr("Watching"))
        self.play = PlayButton(style, self)  # go on, or wait
        self.step = DiscButton(style, self.tr("One move on"), "step_on", self)  # one move, then wait
        self.speed = SpeedChoice(style, self)
        self._label = Label(style, BODY, self, color=ink_soft, lines=2)
        self.show_speed()
        self.play.clicked.connect(self._toggle)
        self.step.clicked.connect(self._step)
        self.speed.chosen.connect(match.set_speed)
        match.watch_changed.connect(self._follow)
        self._ring = FocusRing(style, self)
        self.setFocusProxy(self.play)
        self._follow()

    def wanted_height_px(self) -> int:
        """How high it is."""
        return round(max(self._style.px(_BAR_UNITS), self._style.target_px(_PLAY_UNITS) + 12))

    def relayout(self) -> None:
        """Place everything anew."""
        px, height = self._style.px, float(self.height())
        left, gap = px(_SIDE_UNITS), px(_GAP_UNITS)
        for button, units in ((self.play, _PLAY_UNITS), (self.step, _DISC_UNITS)):
            side = self._style.target_px(units)
            button.place(QRectF(left, (height - side) / 2, side, side))
            left += side + gap
        left += gap
        wide = self.speed.wanted_width_px(with_label=True)
        self.speed.place(QRectF(left, 0, wide, height), with_label=True)
        left += wide + 2 * gap
        self._label.place(QRectF(left, 0, max(1.0, self.width() - px(_SIDE_UNITS) - left), height))
        self._ring.follow()

    def show_speed(self) -> None:
        """Tell how fast it goes."""
        if self._match.speed in self.speed.factors:
            self.speed.choose(self._match.speed)

    def deeds(self) -> Deeds:
        """What its keys do."""
        return {Qt.Key.Key_Space: self._toggle, Qt.Key.Key_Right: self._step, **super().deeds()}

    def _toggle(self) -> None:
        self._match.set_paused(not self._match.is_paused)

    def _step(self) -> None:
        self._match.set_paused(True)
        self._match.step()

    def _follow(self) -> None:
        paused = self._match.is_paused
        self.play.show_playing(not paused)
        if paused:
            self._label.setText(self.tr("Only computers play. They wait for you to let them go on."))
        else:
            self._label.setText(self.tr("Only computers play."))
        self.setAccessibleDescription(self._label.text())
