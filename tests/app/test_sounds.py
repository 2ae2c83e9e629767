"""Playing sounds: overlapping, limited, switched, silent without a device, asleep when nothing is heard."""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from array import array
from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from cakedesk.app.sound import device as sound_device
from cakedesk.app.sound import thread as sound_thread
from cakedesk.app.sound.mixer import MOST_VOICES, Mixer
from cakedesk.app.sound.sounds import AT_ONCE_S, LEAST_GAP_S, MOST_AT_ONCE, SWITCHES, Sounds
from cakedesk.app.sound.thread import read_samples


@dataclass
class _Settings:
    volume: int = 100
    muted: bool = False
    sound_cards: bool = True
    sound_turn: bool = True
    sound_events: bool = True


class _Device:
    """A device that asks for samples when the test says so."""

    def __init__(self) -> None:
        self.stream: Generator[array[int], int, None] | None = None
        self.starts = self.stops = self.closes = 0
        self.refuses = False

    def start(self, callback_generator: Generator[array[int], int, None]) -> None:
        if self.refuses:
            raise OSError("it is gone")
        self.stream = callback_generator
        self.starts += 1

    def stop(self) -> None:
        self.stream = None
        self.stops += 1

    def close(self) -> None:
        self.stream = None
        self.closes += 1

    def hear(self, count: int = 882) -> array[int]:
        assert self.stream is not None
        return self.stream.send(count)


class _Clock:
    def __init__(self) -> None:
        self.now_s = 100.0

    def __call__(self) -> float:
        return self.now_s


@dataclass
class _Kit:
    settings: _Settings
    device: _Device
    clock: _Clock
    sounds: Sounds
    opened: list[int]
    """The threads that opened the device."""


@pytest.fixture
def kit(qapp: object) -> Iterator[_Kit]:
    del qapp
    settings, device, clock = _Settings(), _Device(), _Clock()
    opened: list[int] = []

    def opener() -> _Device:
        opened.append(threading.get_ident())
        return device

    sounds = Sounds(settings, opener=opener, clock=clock)
    yield _Kit(settings, device, clock, sounds, opened)
    sounds.close()


def _until(what: Callable[[], object]) -> None:
    give_up = time.monotonic() + 30
    while not what():
        assert time.monotonic() < give_up
        time.sleep(0.005)


def _voices(kit: _Kit) -> int:
    assert kit.sounds._thread is not None
    return kit.sounds._thread._mixer.voices


def test_a_sound_is_heard_as_it_is_in_its_file(kit: _Kit) -> None:
    kit.sounds.play("set")
    _until(lambda: kit.device.stream)
    heard = array("h")
    while len(heard) < 22050:
        heard += kit.device.hear()
    sound = read_samples("set")
    assert heard[: len(sound)] == sound
    assert not any(heard[len(sound) :])


def test_the_window_waits_for_nothing(qapp: object) -> None:
    del qapp
    go_on, opened = threading.Event(), threading.Event()

    def opener() -> None:
        go_on.wait(30)
        opened.set()

    sounds = Sounds(_Settings(), opener=opener)
    sounds.warm_up()
    for name in SWITCHES:
        sounds.play(name)
    assert not opened.is_set()
    go_on.set()
    sounds.close()


def test_the_device_is_opened_in_another_thread_and_once(kit: _Kit) -> None:
    kit.sounds.warm_up()
    _until(lambda: kit.opened)
    kit.sounds.play("lift")
    _until(lambda: kit.device.stream)
    assert len(kit.opened) == 1
    assert kit.opened[0] != threading.get_ident()


def test_volume_and_mute(kit: _Kit) -> None:
    kit.settings.volume = 25
    kit.sounds.play("bell")
    _until(lambda: kit.device.stream)
    assert kit.device.hear(5000) == array("h", [round(0.125 * s) for s in read_samples("bell")[:5000]])
    for kit.settings.volume, kit.settings.muted in ((0, False), (100, True)):
        kit.clock.now_s += 1
        kit.sounds.play("coin")
        kit.sounds.play("set")
    time.sleep(0.05)
    assert _voices(kit) == 1


@pytest.mark.parametrize("switch", ["sound_cards", "sound_turn", "sound_events"])
def test_each_group_can_be_switched_off(kit: _Kit, switch: str) -> None:
    setattr(kit.settings, switch, False)
    quiet = [name for name in SWITCHES if SWITCHES[name] == switch]
    assert quiet
    for name in quiet:
        kit.clock.now_s += 1
        kit.sounds.play(name)
    time.sleep(0.05)
    assert not kit.opened
    kit.clock.now_s += 1
    kit.sounds.play(next(name for name in SWITCHES if SWITCHES[name] != switch))
    _until(lambda: _voices(kit) == 1)


def test_an_unknown_name_is_a_mistake(kit: _Kit) -> None:
    with pytest.raises(KeyError):
        kit.sounds.play("trumpet")


def test_the_same_sound_is_not_doubled(kit: _Kit) -> None:
    kit.sounds.play("flip")
    kit.clock.now_s += LEAST_GAP_S / 2
    kit.sounds.play("flip")
    _until(lambda: _voices(kit) == 1)
    kit.clock.now_s += LEAST_GAP_S
    kit.sounds.play("flip")
    _until(lambda: _voices(kit) == 2)


def test_not_everything_sounds_at_once(kit: _Kit) -> None:
    for name in SWITCHES:
        kit.sounds.play(name)
    _until(lambda: _voices(kit) == MOST_AT_ONCE)
    time.sleep(0.05)
    assert _voices(kit) == MOST_AT_ONCE
    kit.clock.now_s += AT_ONCE_S
    kit.sounds.play("chord")
    _until(lambda: _voices(kit) == MOST_AT_ONCE + 1)


def test_the_device_rests_and_starts_again(kit: _Kit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sound_thread, "IDLE_S", 0.1)
    kit.sounds.play("lift")
    _until(lambda: kit.device.stops)
    assert kit.device.starts == 1
    kit.clock.now_s += 1
    kit.sounds.play("lift")
    _until(lambda: kit.device.starts == 2)
    assert len(kit.opened) == 1
    kit.sounds.close()
    assert kit.device.closes == 1


def test_what_comes_too_late_is_left_out(qapp: object) -> None:
    del qapp
    clock, device = _Clock(), _Device()

    def opener() -> _Device:
        clock.now_s += 1.0
        return device

    sounds = Sounds(_Settings(), opener=opener, clock=clock)
    sounds.play("bell")
    _until(lambda: clock.now_s > 100)
    time.sleep(0.05)
    assert not device.starts
    sounds.play("bell")
    _until(lambda: device.starts == 1)
    sounds.close()


def _no_device() -> None:
    return None


def _broken_library() -> None:
    raise RuntimeError("the library has fallen over")


@pytest.mark.parametrize("opener", [_no_device, _broken_library])
def test_without_a_device_nothing_is_heard_or_said(
    qapp: object, capfd: pytest.CaptureFixture[str], opener: Callable[[], None]
) -> None:
    del qapp
    sounds = Sounds(_Settings(), opener=opener)
    sounds.warm_up()
    sounds.play("bell")
    time.sleep(0.05)
    sounds.close()
    sounds.play("bell")
    sounds.close()
    assert capfd.readouterr() == ("", "")


def test_a_device_that_is_gone_is_looked_for_again_later(kit: _Kit) -> None:
    kit.device.refuses = True
    kit.sounds.play("bell")
    _until(lambda: kit.device.closes)
    kit.device.refuses = False
    kit.clock.now_s += 1
    kit.sounds.play("bell")
    time.sleep(0.05)
    assert len(kit.opened) == 1
    kit.clock.now_s += sound_thread.RETRY_S
    kit.sounds.play("bell")
    _until(lambda: kit.device.stream)
    assert len(kit.opened) == 2


def test_a_missing_or_damaged_file_is_silence(
    kit: _Kit, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sound_thread, "resource_path", lambda _, name: tmp_path / name)
    (tmp_path / "bell.wav").write_bytes(b"RIFF")
    assert read_samples("bell") == read_samples("set") == array("h")
    kit.sounds.play("bell")
    kit.sounds.play("set")
    time.sleep(0.05)
    assert not kit.device.starts


def test_without_a_screen_no_device_is_opened(qapp: object, monkeypatch: pytest.MonkeyPatch) -> None:
    del qapp

    def opener() -> None:
        raise AssertionError("a device was opened")

    monkeypatch.setattr("cakedesk.app.sound.sounds.open_device", opener)
    sounds = Sounds(_Settings())
    sounds.warm_up()
    sounds.play("bell")
    assert "sounds" not in {thread.name for thread in threading.enumerate()}


def test_without_the_library_there_is_no_device(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "miniaudio", None)
    assert sound_device.open_device() is None


def test_looking_for_a_device_prints_nothing() -> None:
    """In a program of its own: what ALSA would print goes past Python, and a real device is closed again."""
    code = (
        "from cakedesk.app.sound.device import open_device\n"
        "device = open_device()\n"
        "device is None or device.close()\n"
    )
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, timeout=120, check=False)
    assert (result.returncode, result.stdout, result.stderr) == (0, b"", b"")


def test_the_real_library_plays_and_rests(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the device that plays into nothing, which is there everywhere."""
    del qtbot
    import miniaudio

    monkeypatch.setattr(sound_thread, "IDLE_S", 1.0)

    def opener() -> miniaudio.PlaybackDevice:
        return miniaudio.PlaybackDevice(
            miniaudio.SampleFormat.SIGNED16, 1, sound_device.RATE_HZ, 20, backends=[miniaudio.Backend.NULL]
        )

    sounds = Sounds(_Settings(), opener=opener)
    assert sounds._thread is not None
    mixer, begun = sounds._thread._mixer, list[object]()
    begin = mixer.start
    monkeypatch.setattr(mixer, "start", lambda samples: (begin(samples), begun.append(samples)))
    sounds.play("lift")
    sounds.play("set")
    _until(lambda: len(begun) == 2 and mixer.voices == 0)
    _until(lambda: not sounds._thread._is_started)
    time.sleep(LEAST_GAP_S)
    sounds.play("set")
    _until(lambda: len(begun) == 3 and mixer.voices == 0)
    sounds.close()


def test_many_voices_are_bent_and_not_cut() -> None:
    mixer = Mixer()
    loud = array("h", [30000, -30000, 20000, 100] * 300)
    for _ in range(MOST_VOICES + 2):
        mixer.start(loud)
    assert mixer.voices == MOST_VOICES
    block = mixer.block(400)
    assert 32000 < max(block) <= 32767
    assert -32767 <= min(block) < -32000
    assert block[3] == 100 * MOST_VOICES
    one = Mixer()
    one.start(loud)
    assert one.block(400) == loud[:400]


def test_two_real_sounds_add_up_exactly() -> None:
    mixer = Mixer()
    bell, coin = read_samples("bell"), read_samples("coin")
    mixer.start(bell)
    first = mixer.block(100)
    mixer.start(coin)
    second = mixer.block(100)
    assert first == bell[:100]
    assert second == array("h", [a + b for a, b in zip(bell[100:200], coin[:100], strict=True)])


def test_any_four_sounds_at_once_stay_below_the_top() -> None:
    mixer = Mixer()
    for name in ("set", "crumble", "lid", "coin"):
        mixer.start(read_samples(name))
    while mixer.voices:
        assert max(map(abs, mixer.block(882))) < 32767
