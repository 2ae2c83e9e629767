"""Pictures come also where no file can be written, and where they can't come their names do."""

from __future__ import annotations

import errno
import os
import sys
import tempfile
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from cakedesk.art import faces
from cakedesk.art.plain_card import card_with_name
from cakedesk.art.render import Order, render_svg
from cakedesk.art.store import FaceStore

SVG = faces.crown_face().svg(60.0, 60.0)


def refuse(*_: object, **__: object) -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


def refuse_files_in_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "memfd_create", refuse, raising=False)


def refuse_all_files(monkeypatch: pytest.MonkeyPatch) -> None:
    refuse_files_in_memory(monkeypatch)
    monkeypatch.setattr(tempfile, "mkstemp", refuse)


def be_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")


@pytest.mark.parametrize("trouble", [refuse_files_in_memory, refuse_all_files, be_elsewhere])
def test_a_picture_is_the_same_whatever_it_is_read_from(
    qapp: object, monkeypatch: pytest.MonkeyPatch, trouble: Callable[[pytest.MonkeyPatch], None]
) -> None:
    usual = render_svg(SVG, 48, 60)
    trouble(monkeypatch)
    assert render_svg(SVG, 48, 60) == usual
    assert usual.format() == QImage.Format.Format_ARGB32_Premultiplied


def test_what_is_no_svg_is_refused(qapp: object, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ValueError, match="cannot render"):
        render_svg("no picture", 10, 10)
    refuse_all_files(monkeypatch)
    with pytest.raises(ValueError, match="cannot render"):
        render_svg("no picture", 10, 10)


@pytest.fixture
def store(qtbot: QtBot) -> Iterator[FaceStore]:
    store = FaceStore()
    yield store
    store.shutdown()


@pytest.mark.expects_log("cannot draw .*: ValueError: no plugin")
def test_what_cannot_be_drawn_is_told_once_and_named(
    store: FaceStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> QImage:
        raise ValueError("no plugin")

    monkeypatch.setattr(Order, "paint", fail)
    told: list[str] = []
    store.undrawable.connect(told.append)
    face = faces.plate_face()
    for width in (60, 80):
        store.pixmap(face, width, 90, device_pixel_ratio=2.0)
    assert store.wait_until_idle()
    assert told == ["ValueError: no plugin"]
    assert store.is_ready(face, 60, 90, device_pixel_ratio=2.0)
    shown = store.pixmap(face, 60, 90, device_pixel_ratio=2.0)
    assert (shown.width(), shown.height(), shown.devicePixelRatio()) == (120, 180, 2.0)


def test_the_name_can_be_read_on_the_card(qapp: object) -> None:
    for face, width in ((faces.icon_face("close", "#000000"), 20), (faces.plate_face(), 200)):
        image = card_with_name(Order(face, width, width)).toImage()
        tones = {image.pixel(x, y) for x in range(width) for y in range(width)}
        assert len(tones) > 2, f"nothing is written on {face.name}"
