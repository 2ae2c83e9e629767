"""The sounds in the repository: what the script makes, soft, short and equally loud."""

from __future__ import annotations

import cmath
import importlib.util
import itertools
import math
import sys
import wave
from array import array
from functools import cache
from pathlib import Path
from types import ModuleType

import pytest

from cakedesk.app.sound.device import RATE_HZ
from cakedesk.app.sound.sounds import SWITCHES
from cakedesk.app.sound.thread import read_samples
from cakedesk.engine.resources import resource_path

_SCRIPT = Path(__file__).resolve().parents[2] / "packaging" / "make_sounds.py"
_FULL = 32768
_TOLERANCE_DB = 1.5


@pytest.fixture(scope="module")
def script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("make_sounds_under_test", _SCRIPT)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "path", [*sys.path])
        spec.loader.exec_module(module)
    return module


@cache
def _loudest_db(name: str) -> float:
    """The A-weighted level of the loudest eighth of a second, by its spectrum, unlike in the script."""
    samples, window, step = read_samples(name), RATE_HZ // 8, RATE_HZ // 16
    starts = range(0, max(1, len(samples) - window + step), step)
    return max(_weighted_db(samples[start : start + window], window) for start in starts)


def _weighted_db(part: array[int], window: int) -> float:
    size = 8192
    values = [complex(sample / _FULL) for sample in part] + [0j] * (size - len(part))
    spectrum = _fft(values)[1 : size // 2]
    energy = sum(
        2 * abs(value) ** 2 * _a_weight(number * RATE_HZ / size) ** 2
        for number, value in enumerate(spectrum, 1)
    )
    return 10 * math.log10(energy / size / window)


def _a_weight(hz: float) -> float:
    """The curve of IEC 61672-1."""
    square = hz * hz
    top = 12194.0**2 * square * square
    bottom = (square + 20.6**2) * (square + 12194.0**2)
    return 10 ** (2.0 / 20) * top / (bottom * math.sqrt((square + 107.7**2) * (square + 737.9**2)))


def _fft(values: list[complex]) -> list[complex]:
    if len(values) == 1:
        return values
    even, odd = _fft(values[::2]), _fft(values[1::2])
    turned = [cmath.exp(-1j * math.tau * n / len(values)) * value for n, value in enumerate(odd)]
    return [a + b for a, b in zip(even, turned, strict=True)] + [
        a - b for a, b in zip(even, turned, strict=True)
    ]


def test_there_is_a_file_for_each_name_and_no_other() -> None:
    assert {path.name for path in resource_path("sounds").iterdir()} == {f"{name}.wav" for name in SWITCHES}


def test_the_files_are_what_the_script_makes(script: ModuleType) -> None:
    assert list(script.RECIPES) == list(SWITCHES)
    for name in SWITCHES:
        made, kept = script.samples_of(name), read_samples(name)
        assert len(made) == len(kept), name
        # Another system's sine may differ in its last digit, and so a sample by one.
        assert max(abs(a - b) for a, b in zip(made, kept, strict=True)) <= 1, name


def test_the_script_writes_what_it_makes(script: ModuleType, tmp_path: Path) -> None:
    script.write(tmp_path / "new")
    for name in SWITCHES:
        assert (tmp_path / "new" / f"{name}.wav").stat().st_size == (
            resource_path("sounds", f"{name}.wav").stat().st_size
        )


def test_what_would_be_cut_off_is_refused(script: ModuleType) -> None:
    click = [0.0] * 4410
    click[2205] = 1.0
    with pytest.raises(ValueError, match="peaks"):
        script.finished(click)


@pytest.mark.parametrize("name", SWITCHES)
def test_each_is_short_clean_and_soft_at_its_ends(name: str) -> None:
    with wave.open(str(resource_path("sounds", f"{name}.wav"))) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE_HZ)
        assert 0.1 < file.getnframes() / RATE_HZ < 0.4
    samples = read_samples(name)
    assert max(map(abs, samples)) < 0.5 * _FULL
    assert abs(sum(samples) / len(samples)) < 2
    assert samples[0] == samples[-1] == 0
    # No jump where it begins or ends: a click is a step that the next samples do not lead to.
    for end in (samples[:30], samples[-30:]):
        assert max(map(abs, end)) < 0.05 * _FULL
        assert max(abs(a - b) for a, b in itertools.pairwise(end)) < 0.02 * _FULL


def test_all_are_equally_loud() -> None:
    levels = {name: _loudest_db(name) for name in SWITCHES}
    assert max(levels.values()) - min(levels.values()) < _TOLERANCE_DB, levels


def test_no_two_sound_alike() -> None:
    """Each has its own mixture of low, middle and high, and its own course."""
    shapes = {name: _shape(name) for name in SWITCHES}
    names = list(SWITCHES)
    for number, one in enumerate(names):
        for other in names[number + 1 :]:
            assert math.dist(shapes[one], shapes[other]) > 0.5, (one, other)


def _shape(name: str) -> list[float]:
    samples = read_samples(name)
    values = [complex(sample / _FULL) for sample in samples[:16384]]
    spectrum = _fft(values + [0j] * (16384 - len(values)))
    edges_hz = (60, 400, 900, 1500, 2300, 3500, 6000, 12000)
    bands = [
        math.sqrt(sum(abs(v) ** 2 for v in spectrum[low * 16384 // RATE_HZ : high * 16384 // RATE_HZ]))
        for low, high in itertools.pairwise(edges_hz)
    ]
    eighth = RATE_HZ // 20
    course = [math.sqrt(sum(s * s for s in samples[at : at + eighth])) for at in range(0, 8 * eighth, eighth)]
    return [value / math.hypot(*bands) for value in bands] + [v / math.hypot(*course) for v in course]
