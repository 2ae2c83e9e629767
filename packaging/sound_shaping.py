"""What `make_sounds.py` builds sounds of: ringing partials, swept noise, thuds; and what finishes them."""

from __future__ import annotations

import math
from array import array
from collections.abc import Sequence
from random import Random

Samples = list[float]
"""A sound being made: any scale, `RATE_HZ` numbers a second."""

RATE_HZ = 44_100

LOUDNESS_DB = -27.0
"""The A-weighted level of each sound's loudest `WINDOW_S`, in dB below a full square wave."""

WINDOW_S = 0.125
"""So long the ear gathers what it calls loud (the time weighting *fast* of sound level meters)."""

_DAMPING = 0.7
"""How wide the band of swept noise is: its width over its middle."""

FADE_IN_S = 0.002
FADE_OUT_S = 0.03


def silence(duration_s: float) -> Samples:
    """Nothing, to lay sounds into.

    Args:
        duration_s: how long.

    Returns:
        The samples.
    """
    return [0.0] * round(duration_s * RATE_HZ)


def laid(sound: Samples, part: Samples, at_s: float = 0.0, gain: float = 1.0) -> None:
    """Add a part to a sound. What would stick out beyond its end is left out.

    Args:
        sound: is changed.
        part: what is added.
        at_s: where it begins.
        gain: by what it is multiplied.
    """
    first = round(at_s * RATE_HZ)
    for number in range(min(len(part), len(sound) - first)):
        sound[first + number] += gain * part[number]


def ringing(duration_s: float, partials: Sequence[tuple[float, float, float]], attack_s: float) -> Samples:
    """Something hard that was struck: partials that die away, the high ones sooner.

    Args:
        duration_s: how long.
        partials: for each its frequency in Hz, its amplitude, and the time in s in which it falls to 37 %.
        attack_s: how long it swells.

    Returns:
        The samples.
    """
    samples = silence(duration_s)
    for frequency_hz, amplitude, decay_s in partials:
        step = math.tau * frequency_hz / RATE_HZ
        for number in range(len(samples)):
            envelope = math.exp(-number / (decay_s * RATE_HZ))
            samples[number] += amplitude * envelope * math.sin(step * number)
    return _swelling(samples, attack_s)


def thud(duration_s: float, from_hz: float, to_hz: float, decay_s: float) -> Samples:
    """A soft blow: one low tone that falls and dies away.

    Args:
        duration_s: how long.
        from_hz: its pitch at first.
        to_hz: its pitch in the end.
        decay_s: the time in which it falls to 37 %.

    Returns:
        The samples.
    """
    samples = silence(duration_s)
    phase = 0.0
    for number in range(len(samples)):
        fall = math.exp(-number / (0.02 * RATE_HZ))
        phase += math.tau * (to_hz + (from_hz - to_hz) * fall) / RATE_HZ
        samples[number] = math.exp(-number / (decay_s * RATE_HZ)) * math.sin(phase)
    return _swelling(samples, 0.003)


def noise_sweep(rng: Random, duration_s: float, from_hz: float, to_hz: float, peak_at: float) -> Samples:
    """Breath, paper, crumbs: noise through a wide band whose middle moves.

    The filter is the state-variable one of Chamberlin, *Musical Applications of Microprocessors* (1985), 489,
    twice.

    Args:
        rng: draws the noise.
        duration_s: how long.
        from_hz: the band's middle at first.
        to_hz: the band's middle in the end.
        peak_at: which part of the time it swells, 0 to 1.

    Returns:
        The samples.
    """
    count = round(duration_s * RATE_HZ)
    low = band = low_again = band_again = 0.0
    samples: Samples = []
    for number in range(count):
        part = number / count
        middle_hz = from_hz * (to_hz / from_hz) ** part
        tune = 2 * math.sin(math.pi * middle_hz / RATE_HZ)
        low += tune * band
        band += tune * (rng.uniform(-1, 1) - low - _DAMPING * band)
        low_again += tune * band_again
        band_again += tune * (_DAMPING * band - low_again - _DAMPING * band_again)
        swell = part / peak_at if part < peak_at else (1 - part) / (1 - peak_at)
        samples.append(2 * band_again * math.sin(0.5 * math.pi * swell) ** 2)
    return samples


def finished(sound: Samples) -> array[int]:
    """Give a sound what all have: soft ends, no offset, the same loudness, 16 bits.

    Args:
        sound: what was made.

    Returns:
        Its samples, the first and the last of them 0.

    Raises:
        ValueError: at that loudness it would be cut off at the top.
    """
    samples = _without_offset(_faded(_filtered(sound, _high_pass(40.0))))
    gain = 10 ** ((LOUDNESS_DB - loudness_db(samples)) / 20)
    scaled = [round(32767 * gain * sample) for sample in samples]
    if max(map(abs, scaled)) > 0.7 * 32767:
        raise ValueError("its peaks are too high for its loudness: give it a softer attack")
    return array("h", scaled)


def loudness_db(samples: Samples) -> float:
    """How loud a sound is: the A-weighted level of its loudest `WINDOW_S`, in dB.

    Args:
        samples: a full square wave at 1 kHz would be of about 0 dB.

    Returns:
        The level.
    """
    weighted = samples
    for frequency_hz in (20.6, 20.6, 107.7, 737.9):
        weighted = _filtered(weighted, _high_pass(frequency_hz))
    for _ in range(2):
        weighted = _filtered(weighted, _low_pass(12_194.0))
    window = round(WINDOW_S * RATE_HZ)
    energy = loudest = 0.0
    for number, sample in enumerate(weighted):
        energy += sample * sample
        if number >= window:
            energy -= weighted[number - window] ** 2
        loudest = max(loudest, energy)
    # 2.0 dB: the filters' loss at 1 kHz, where the curve is 0 (IEC 61672-1).
    return 10 * math.log10(loudest / window) + 2.0


def _swelling(samples: Samples, attack_s: float) -> Samples:
    """Let what dies away swell first, and not break off in the end."""
    attack, ending = round(attack_s * RATE_HZ), len(samples) // 3
    for number in range(attack):
        samples[number] *= math.sin(0.5 * math.pi * number / attack) ** 2
    for number in range(ending):
        samples[-1 - number] *= math.sin(0.5 * math.pi * number / ending) ** 2
    return samples


def _faded(samples: Samples) -> Samples:
    fade_in, fade_out = round(FADE_IN_S * RATE_HZ), round(FADE_OUT_S * RATE_HZ)
    for number in range(fade_in):
        samples[number] *= math.sin(0.5 * math.pi * number / fade_in) ** 2
    for number in range(fade_out):
        samples[-1 - number] *= math.sin(0.5 * math.pi * number / fade_out) ** 2
    return samples


def _without_offset(samples: Samples) -> Samples:
    """Take the mean away under a window, so that the ends stay 0."""
    count = len(samples)
    window = [math.sin(math.pi * number / (count - 1)) ** 2 for number in range(count)]
    offset = sum(samples) / sum(window)
    return [sample - offset * part for sample, part in zip(samples, window, strict=True)]


_Filter = tuple[float, float, float]
"""A filter of first order: y[n] = a x[n] + b x[n-1] + c y[n-1]."""


def _high_pass(frequency_hz: float) -> _Filter:
    warped = math.tan(math.pi * frequency_hz / RATE_HZ)
    return 1 / (1 + warped), -1 / (1 + warped), (1 - warped) / (1 + warped)


def _low_pass(frequency_hz: float) -> _Filter:
    warped = math.tan(math.pi * frequency_hz / RATE_HZ)
    return warped / (1 + warped), warped / (1 + warped), (1 - warped) / (1 + warped)


def _filtered(samples: Samples, by: _Filter) -> Samples:
    a, b, c = by
    before = result = 0.0
    filtered: Samples = []
    for sample in samples:
        result = a * sample + b * before + c * result
        before = sample
        filtered.append(result)
    return filtered
