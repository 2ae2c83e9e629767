"""Adds sounds that are heard at the same time, block by block, as a sound device asks for them."""

from __future__ import annotations

import math
import threading
from array import array
from collections.abc import Generator
from operator import add

MOST_VOICES = 4
"""So many sounds at once; another one takes the place of the oldest, which is the quietest by then."""

_FULL = 32767
_KNEE = 0.7 * _FULL


class Mixer:
    """Mixes voices. The table's thread starts them; the sound device's own thread takes the blocks.

    A voice that has ended costs nothing, and a block without voices is silence.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        # Guarded by the lock; the oldest first. Samples, and how many of them have been given away.
        self._voices: list[tuple[array[int], int]] = []

    @property
    def voices(self) -> int:
        """How many sounds are still to be heard to their ends."""
        with self._lock:
            return len(self._voices)

    def start(self, samples: array[int]) -> None:
        """Let a sound be heard from the next block on."""
        with self._lock:
            self._voices = [*self._voices[1 - MOST_VOICES :], (samples, 0)]

    def clear(self) -> None:
        """Let nothing be heard any more."""
        with self._lock:
            self._voices = []

    def block(self, count: int) -> array[int]:
        """The next samples."""
        with self._lock:
            parts = [samples[done : done + count] for samples, done in self._voices]
            self._voices = [
                (samples, done + count) for samples, done in self._voices if done + count < len(samples)
            ]
        if not parts:
            return array("h", bytes(2 * count))
        for part in parts:
            part.extend([0] * (count - len(part)))
        if len(parts) == 1:
            return parts[0]
        mixed = list(parts[0])
        for part in parts[1:]:
            mixed = list(map(add, mixed, part))
        if max(mixed) > _KNEE or min(mixed) < -_KNEE:
            mixed = [_bent(sample) for sample in mixed]
        return array("h", mixed)

    def stream(self) -> Generator[array[int], int, None]:
        """Blocks of as many samples as are sent, as `miniaudio` asks. The first, for the start, is empty."""
        count = yield array("h")
        while True:
            count = yield self.block(count)


def _bent(sample: int) -> int:
    size = abs(sample)
    if size <= _KNEE:
        return sample
    room = _FULL - _KNEE
    return round(math.copysign(_KNEE + room * math.tanh((size - _KNEE) / room), sample))
