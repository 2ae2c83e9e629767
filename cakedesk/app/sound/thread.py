"""The thread that opens the sound device, reads the sounds and feeds them to the mixer."""

from __future__ import annotations

import sys
import threading
from array import array
from collections.abc import Callable
from typing import NamedTuple

from cakedesk.app.sound.device import SoundDevice
from cakedesk.app.sound.mixer import Mixer
from cakedesk.engine.resources import resource_path

IDLE_S = 3.0
"""After so long without a sound the device is stopped, so that an idle program is idle."""

LATEST_S = 0.25
"""A sound that could not begin within this time is left out: it would tell of something long past."""

RETRY_S = 30.0
"""So long after a device could not be opened the next sound tries again: headphones may have come."""


class _Wish(NamedTuple):
    """A sound to be heard."""

    name: str
    gain: float  # what its samples are multiplied by
    at_s: float  # when it was asked for


class SoundThread:
    """Plays what it is asked for in a thread that sleeps in between. Nothing of it ever raises.

    Args:
        opener: opens the device; None from it: there is none.
        clock: tells the time in s.
    """

    def __init__(self, opener: Callable[[], SoundDevice | None], clock: Callable[[], float]) -> None:
        self._opener = opener
        self._clock = clock
        self._mixer = Mixer()
        self._condition = threading.Condition()
        # Guarded by the condition.
        self._wishes: list[_Wish] = []
        self._is_called = False
        self._is_closing = False
        self._thread: threading.Thread | None = None
        # The thread's own.
        self._device: SoundDevice | None = None
        self._is_started = False
        self._failed_at_s: float | None = None
        self._read: dict[str, array[int]] = {}
        self._scaled: dict[tuple[str, float], array[int]] = {}

    def warm_up(self) -> None:
        """Open the device soon."""
        self._call(None)

    def play(self, name: str, gain: float) -> None:
        """Let a sound be heard soon (`gain`: what its samples are multiplied by, 0 to 1)."""
        self._call(_Wish(name, gain, self._clock()))

    def close(self) -> None:
        """Stop at once, give the device back and end the thread."""
        with self._condition:
            self._is_closing = True
            self._condition.notify_all()
        if self._thread is not None:
            self._thread.join(2.0)

    def _call(self, wish: _Wish | None) -> None:
        with self._condition:
            if self._is_closing:
                return
            if wish is not None:
                self._wishes.append(wish)
            self._is_called = True
            if self._thread is None:
                self._thread = threading.Thread(target=self._work, name="sounds", daemon=True)
                self._thread.start()
            self._condition.notify_all()

    def _work(self) -> None:
        try:
            while (wishes := self._wait()) is not None:
                self._serve(wishes)
        finally:
            self._drop_device()

    def _wait(self) -> list[_Wish] | None:
        """Sleep until something is to be heard; or nothing, to open or close the device; None: the end."""
        with self._condition:
            self._condition.wait_for(
                lambda: self._is_called or self._is_closing, IDLE_S if self._is_started else None
            )
            if self._is_closing:
                return None
            was_called, self._is_called = self._is_called, False
            wishes, self._wishes = self._wishes, []
        if not was_called:
            self._stop()
        elif self._device is None:
            self._open()
        return wishes

    def _open(self) -> None:
        now = self._clock()
        if self._failed_at_s is None or now - self._failed_at_s >= RETRY_S:
            try:
                self._device = self._opener()
            except Exception:  # whatever a sound library does, a game goes on without
                self._device = None
            self._failed_at_s = now if self._device is None else None

    def _serve(self, wishes: list[_Wish]) -> None:
        device = self._device
        for wish in wishes:
            if device is None or self._clock() - wish.at_s > LATEST_S:
                continue
            samples = self._samples(wish.name, wish.gain)
            if not samples:
                continue
            self._mixer.start(samples)
            if not self._is_started:
                self._start(device)

    def _start(self, device: SoundDevice) -> None:
        stream = self._mixer.stream()
        next(stream)
        try:
            device.start(stream)
            self._is_started = True
        except Exception:  # see _open
            self._drop_device()
            self._failed_at_s = self._clock()

    def _stop(self) -> None:
        """Let the device rest; what can't even do that is given back."""
        self._is_started = False
        self._mixer.clear()  # something is left only if the device has ceased to ask
        try:
            if self._device is not None:
                self._device.stop()
        except Exception:  # see _open
            self._drop_device()

    def _drop_device(self) -> None:
        device, self._device = self._device, None
        self._is_started = False
        self._mixer.clear()
        try:
            if device is not None:
                device.close()
        except Exception:  # see _open
            pass

    def _samples(self, name: str, gain: float) -> array[int]:
        """The samples of a sound at a volume; none if its file is missing or damaged."""
        if (name, gain) not in self._scaled:
            if name not in self._read:
                self._read[name] = read_samples(name)
            others = {key: samples for key, samples in self._scaled.items() if key[0] != name}
            scaled = array("h", [round(gain * sample) for sample in self._read[name]])
            self._scaled = {**others, (name, gain): scaled}
        return self._scaled[name, gain]


def read_samples(name: str) -> array[int]:
    """Read a sound."""
    import wave  # noqa: PLC0415 - not in the window's thread

    samples = array("h")
    try:
        with wave.open(str(resource_path("sounds", f"{name}.wav")), "rb") as file:
            if (file.getnchannels(), file.getsampwidth()) == (1, 2):
                samples.frombytes(file.readframes(file.getnframes()))
    except (OSError, EOFError, wave.Error, ValueError):
        return array("h")
    if sys.byteorder == "big":
        samples.byteswap()
    return samples
