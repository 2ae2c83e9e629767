"""The sounds of the table: soft, optional, and never the only sign of anything."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from cakedesk.app.sound.device import SoundDevice, open_device
from cakedesk.app.sound.thread import SoundThread

SWITCHES = {
    "lift": "sound_cards",
    "set": "sound_cards",
    "flip": "sound_cards",
    "coin": "sound_cards",
    "knife": "sound_cards",
    "spoon": "sound_turn",
    "crumble": "sound_events",
    "bell": "sound_events",
    "lid": "sound_events",
    "chord": "sound_events",
}
"""The names of all sounds, and by which setting each is switched."""

LEAST_GAP_S = 0.04
"""The same sound is not heard twice within this time."""

MOST_AT_ONCE = 3
AT_ONCE_S = 0.15
"""No more than `MOST_AT_ONCE` sounds begin within this time: with animations off, much happens at once."""

_PLATFORMS_WITHOUT_SOUND = ("offscreen", "minimal", "vnc")


class SoundSettings(Protocol):
    """What people set about sounds, as `Settings` has it."""

    @property
    def volume(self) -> int:
        """0 to 100."""

    @property
    def muted(self) -> bool:
        """Whether there is no sound at all."""

    @property
    def sound_cards(self) -> bool:
        """Whether cards, coins and the knife are heard."""

    @property
    def sound_turn(self) -> bool:
        """Whether a person's turn is heard."""

    @property
    def sound_events(self) -> bool:
        """Whether ribbons, collapses, the lid and the end are heard."""


class Sounds(QObject):
    """Plays sounds. Nothing here waits for a device or a file: a thread of its own does.

    Where there is no device, no library or no screen there is no sound, and nothing is said about it.

    Args:
        settings: how loud, and which sounds. Read whenever one is played.
        opener: opens the device; None: the system's, unless the program has no screen.
        clock: tells the time in s.
    """

    def __init__(
        self,
        settings: SoundSettings,
        *,
        opener: Callable[[], SoundDevice | None] | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__()
        self._settings = settings
        self._clock = clock
        if opener is None and QGuiApplication.platformName() not in _PLATFORMS_WITHOUT_SOUND:
            opener = open_device
        self._thread = None if opener is None else SoundThread(opener, clock)
        self._begun: list[tuple[float, str]] = []

    def warm_up(self) -> None:
        """Open the device soon, if anything is to be heard at all, so that the first sound is not late."""
        if self._thread is not None and self._gain() > 0:
            self._thread.warm_up()

    def play(self, name: str) -> None:
        """Let a sound be heard, if people want to hear it."""
        is_wanted = bool(getattr(self._settings, SWITCHES[name]))
        gain = self._gain()
        if self._thread is None or not is_wanted or gain <= 0 or not self._may_begin(name):
            return
        self._thread.play(name, gain)

    def close(self) -> None:
        """Give the device back and end the thread. May be called again; nothing is heard afterwards."""
        thread, self._thread = self._thread, None
        if thread is not None:
            thread.close()

    def _gain(self) -> float:
        """What samples are multiplied by, 0 to 1. Half the volume shall sound about half as loud."""
        return 0.0 if self._settings.muted else float((self._settings.volume / 100) ** 1.5)

    def _may_begin(self, name: str) -> bool:
        now = self._clock()
        self._begun = [(at, one) for at, one in self._begun if now - at < AT_ONCE_S]
        is_repeated = any(one == name and now - at < LEAST_GAP_S for at, one in self._begun)
        if is_repeated or len(self._begun) >= MOST_AT_ONCE:
            return False
        self._begun.append((now, name))
        return True
