"""Opens the sound device, where there is one and the library for it."""

from __future__ import annotations

import contextlib
import ctypes
import sys
from array import array
from collections.abc import Generator
from typing import Protocol

RATE_HZ = 44_100
PERIOD_MS = 20
"""How much a device asks for at once: the shorter, the sooner a sound is heard."""


class SoundDevice(Protocol):
    """What plays samples: 16 bits, mono, `RATE_HZ`."""

    def start(self, callback_generator: Generator[array[int], int, None], /) -> None:
        """Begin to ask for samples."""

    def stop(self) -> None:
        """Ask no more, until it is started again."""

    def close(self) -> None:
        """Give the device back."""


def open_device() -> SoundDevice | None:
    """Open the usual device, not started yet; None: there is none. Slow: not for the window's thread."""
    try:
        import miniaudio  # noqa: PLC0415 - optional, and slow to load
    except (ImportError, OSError):
        return None
    backend = miniaudio.Backend
    # Each system's own, the best first. Never the one that plays into nothing: it would keep a thread busy.
    wanted = {
        "win32": [backend.WASAPI, backend.DSOUND, backend.WINMM],
        "darwin": [backend.COREAUDIO],
    }.get(sys.platform, [backend.PULSEAUDIO, backend.ALSA, backend.SNDIO, backend.OSS])
    _hush_alsa()
    for one in wanted:
        with contextlib.suppress(miniaudio.MiniaudioError):
            return miniaudio.PlaybackDevice(
                miniaudio.SampleFormat.SIGNED16, 1, RATE_HZ, PERIOD_MS, backends=[one], app_name="CakeDesk"
            )
    return None


_ErrorHandler = ctypes.CFUNCTYPE(
    None, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p
)
_say_nothing = _ErrorHandler(lambda *_: None)
"""What ALSA calls instead of printing to the terminal. Kept here for as long as it may be called."""


def _hush_alsa() -> None:
    """Keep ALSA from printing thirty lines where there is no sound card.

    https://www.alsa-project.org/alsa-doc/alsa-lib/group___error.html
    """
    if sys.platform.startswith("linux"):
        with contextlib.suppress(OSError, AttributeError):
            ctypes.CDLL("libasound.so.2").snd_lib_error_set_handler(_say_nothing)
