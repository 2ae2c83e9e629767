"""Draws sounds for `make_sounds.py --picture`: the waveform of each above its spectrum over time."""

from __future__ import annotations

import cmath
import math
from array import array
from collections.abc import Mapping
from pathlib import Path

from PIL import Image, ImageDraw

RATE_HZ = 44_100
_CELL_PX = (480, 300)
_WAVE_PX = 90
_LONGEST_S = 0.4
_FFT = 1024
_LOW_HZ, _HIGH_HZ = 60.0, 16_000.0


def draw_sounds(sounds: Mapping[str, array[int]], file: Path) -> None:
    """Draw a sheet.

    Args:
        sounds: samples by name.
        file: the PNG to write.
    """
    columns = 4
    rows = -(-len(sounds) // columns)
    sheet = Image.new("RGB", (columns * _CELL_PX[0], rows * _CELL_PX[1]), "#F3F7EE")
    for number, (name, samples) in enumerate(sounds.items()):
        left, top = number % columns * _CELL_PX[0], number // columns * _CELL_PX[1]
        sheet.paste(_cell(name, samples), (left, top))
    sheet.save(file)


def _cell(name: str, samples: array[int]) -> Image.Image:
    cell = Image.new("RGB", (_CELL_PX[0] - 8, _CELL_PX[1] - 8), "#FFFFFF")
    draw = ImageDraw.Draw(cell)
    width, height = cell.size
    a_column = _LONGEST_S * RATE_HZ / width
    for x in range(width):
        part = samples[round(x * a_column) : round((x + 1) * a_column)]
        if part:
            middle = _WAVE_PX / 2
            draw.line((x, middle - max(part) / 32768 * 90, x, middle - min(part) / 32768 * 90), "#B01F48")
    for x in range(0, width, 3):
        levels = _spectrum(samples, round(x * a_column))
        for y in range(_WAVE_PX, height, 2):
            up = 1 - (y - _WAVE_PX) / (height - _WAVE_PX)
            hz = _LOW_HZ * (_HIGH_HZ / _LOW_HZ) ** up
            db = 20 * math.log10(1e-9 + levels[round(hz * _FFT / RATE_HZ)])
            shade = round(255 * min(1.0, max(0.0, (db + 90) / 70)))
            draw.rectangle((x, y, x + 2, y + 1), (255 - shade, 255 - shade // 2, 255 - shade // 3))
    draw.text((6, 4), f"{name}  {1000 * len(samples) / RATE_HZ:.0f} ms", "#3A211E")
    return cell


def _spectrum(samples: array[int], middle: int) -> list[float]:
    first = middle - _FFT // 2
    values = [
        samples[n] / 32768 * math.sin(math.pi * (n - first) / _FFT) ** 2 if 0 <= n < len(samples) else 0.0
        for n in range(first, first + _FFT)
    ]
    return [abs(value) * 4 / _FFT for value in _fft([complex(value) for value in values])[: _FFT // 2]]


def _fft(values: list[complex]) -> list[complex]:
    if len(values) == 1:
        return values
    even, odd = _fft(values[::2]), _fft(values[1::2])
    turned = [cmath.exp(-1j * math.tau * n / len(values)) * value for n, value in enumerate(odd)]
    pairs = list(zip(even, turned, strict=True))
    return [a + b for a, b in pairs] + [a - b for a, b in pairs]
