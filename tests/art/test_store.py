"""The store never waits, upgrades its pictures, keeps them within limits and leaves nothing behind."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter

import pytest
from pytestqt.qtbot import QtBot

from cakedesk.art import faces
from cakedesk.art.face import Face
from cakedesk.art.render import Order, render_now
from cakedesk.art.shadow import Shadow
from cakedesk.art.store import FaceStore
from cakedesk.art.svg import Drawing
from cakedesk.art.top_cake import faces as cake_faces

CARD = Shadow("card")


@pytest.fixture
def store(qtbot: QtBot) -> Iterator[FaceStore]:
    store = FaceStore()
    yield store
    store.shutdown()


def test_it_answers_at_once_and_then_with_the_real_picture(store: FaceStore, qtbot: QtBot) -> None:
    face = cake_faces.bid_face(0, "5")
    with qtbot.waitSignal(store.ready, timeout=5000) as blocker:
        first = store.pixmap(face, 98, 132)
        assert not store.is_ready(face, 98, 132)
    assert blocker.args == [face]
    assert store.is_ready(face, 98, 132)
    picture = store.pixmap(face, 98, 132)
    assert (picture.width(), picture.height()) == (98, 132)
    assert picture.toImage() != first.toImage()
    assert picture.toImage() == render_now(face, 98, 132)


def test_asking_takes_less_than_a_millisecond(store: FaceStore) -> None:
    orders = [cake_faces.row_card_face(f"lemon-{i}", "lemon", 1, "Lemon") for i in range(40)]
    store.pixmap(orders[0], 184, 208, CARD, 2.0)
    store.wait_until_idle()
    times_ms = []
    for face in orders:
        start = perf_counter()
        store.pixmap(face, 184, 208, CARD, 2.0)
        times_ms.append((perf_counter() - start) * 1000)
    store.wait_until_idle(30_000)
    assert sorted(times_ms)[len(times_ms) // 2] < 1.0


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
def test_pictures_have_the_screens_own_pixels(store: FaceStore, ratio: float) -> None:
    face = cake_faces.row_card_face("velvet-2", "velvet", 2, "Red velvet")
    stand_in = store.pixmap(face, 184, 208, CARD, ratio)
    assert store.wait_until_idle()
    picture = store.pixmap(face, 184, 208, CARD, ratio)
    margins = FaceStore.margins_px(face, CARD)
    size = (184 + margins.left + margins.right, 208 + margins.top + margins.bottom)
    assert (picture.width(), picture.height()) == (round(size[0] * ratio), round(size[1] * ratio))
    assert picture.devicePixelRatio() == ratio
    for pixmap in (stand_in, picture):
        logical = pixmap.deviceIndependentSize()
        assert (logical.width(), logical.height()) == pytest.approx(size, rel=0.02)


def test_another_size_stands_in_scaled(store: FaceStore) -> None:
    face = cake_faces.row_card_face("velvet-2", "velvet", 2, "Red velvet")
    store.pixmap(face, 184, 208)
    store.wait_until_idle()
    scaled = store.pixmap(face, 92, 104)
    assert scaled.width() == 184
    assert scaled.deviceIndependentSize().width() == pytest.approx(92)


def test_shadows_surround_the_face_and_follow_the_theme(qtbot: QtBot) -> None:
    face = cake_faces.bid_face(0, "5")
    for kind in ("rest", "card", "lifted"):
        light, dark = Shadow(kind), Shadow(kind, dark=True)  # type: ignore[arg-type]
        margins = light.margins(1.0)
        images = [render_now(face, 98, 132, shadow) for shadow in (light, dark)]
        for image in images:
            assert image.width() == 98 + margins.left + margins.right
            inner = image.copy(margins.left, margins.top, 98, 132)
            assert inner.pixelColor(49, 60) == render_now(face, 98, 132).pixelColor(49, 60)
            below = image.pixelColor(margins.left + 49, margins.top + 132 + 2)
            assert 0 < below.alpha() < 255
            edge = [image.pixelColor(0, y).alpha() for y in range(image.height())]
            assert max(edge) <= 6
        assert images[0] != images[1]


def test_faces_without_a_cards_shape_cast_no_shadow(qtbot: QtBot) -> None:
    face = cake_faces.layer_face("lemon-1", "lemon")
    assert render_now(face, 100, 50, CARD) == render_now(face, 100, 50)


def test_memory_is_bounded(qtbot: QtBot) -> None:
    one_card = 98 * 132 * 4
    store = FaceStore(memory_limit_bytes=one_card * 3)
    cards = [cake_faces.bid_face(0, kind) for kind in "12345"]
    for card in cards:
        store.pixmap(card, 98, 132)
        assert store.wait_until_idle()
    assert [store.is_ready(card, 98, 132) for card in cards] == [False, False, True, True, True]
    store.pixmap(cards[2], 98, 132)
    store.pixmap(cards[0], 98, 132)
    assert store.wait_until_idle()
    assert [store.is_ready(card, 98, 132) for card in cards] == [True, False, True, False, True]
    store.shutdown()


def _drawn(store: FaceStore, face: Face) -> bytes:
    store.pixmap(face, 98, 132, CARD)
    assert store.wait_until_idle()
    return bytes(store.pixmap(face, 98, 132, CARD).toImage().constBits())


def test_pictures_are_found_on_disk(tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    face = cake_faces.bid_face(2, "7")
    first = FaceStore(tmp_path)
    drawn = _drawn(first, face)
    first.shutdown()
    assert len(list(tmp_path.glob("*/*.cake"))) == 1

    def fail(self: Order, svg: str) -> None:
        raise AssertionError("drawn again")

    monkeypatch.setattr(Order, "paint", fail)
    second = FaceStore(tmp_path)
    found = _drawn(second, face)
    second.shutdown()
    assert found == drawn


@pytest.mark.parametrize("damage", ["empty", "cut", "flipped", "text"])
def test_damaged_files_are_written_anew(tmp_path: Path, qtbot: QtBot, damage: str) -> None:
    face = cake_faces.bid_face(2, "7")
    first = FaceStore(tmp_path)
    drawn = _drawn(first, face)
    first.shutdown()
    (path,) = tmp_path.glob("*/*.cake")
    good = path.read_bytes()
    flipped = good[:300] + bytes([good[300] ^ 255]) + good[301:]
    path.write_bytes(
        {"empty": b"", "cut": good[: len(good) // 2], "flipped": flipped, "text": b"no cake"}[damage]
    )
    second = FaceStore(tmp_path)
    assert _drawn(second, face) == drawn
    second.shutdown()
    assert path.read_bytes() == good


def test_the_disk_cache_is_bounded(tmp_path: Path, qtbot: QtBot) -> None:
    store = FaceStore(tmp_path, disk_limit_bytes=40_000)
    for seat in range(6):
        for kind in "12345678":
            store.pixmap(cake_faces.bid_face(seat, kind), 98, 132)
    assert store.wait_until_idle(30_000)
    store.shutdown()
    sizes = [path.stat().st_size for path in tmp_path.glob("*/*")]
    assert 0 < sum(sizes) <= 45_000


def test_an_unwritable_folder_is_no_cache(tmp_path: Path, qtbot: QtBot) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    store = FaceStore(blocked)
    assert _drawn(store, cake_faces.bid_face(2, "7"))
    store.shutdown()


class _BrokenFace(Face):
    def _size(self) -> tuple[float, float]:
        return 10, 10

    def _draw(self, drawing: Drawing, width_units: float) -> None:
        raise ZeroDivisionError("no cake today")

    @property
    def name(self) -> str:
        return "broken"


@pytest.mark.expects_log("cannot draw broken: ZeroDivisionError: no cake today")
def test_a_face_that_fails_is_told_once_and_holds_up_nobody(store: FaceStore) -> None:
    broken, good = _BrokenFace(), cake_faces.bid_face(0, "1")
    for _ in range(3):
        store.pixmap(broken, 50, 50)
        store.pixmap(good, 98, 132)
        assert store.wait_until_idle()
    assert store.is_ready(good, 98, 132)
    assert not store.is_ready(broken, 50, 50)


def test_what_waits_can_be_cancelled(store: FaceStore) -> None:
    for i in range(30):
        store.pixmap(cake_faces.row_card_face(f"velvet-{i}", "velvet", 2, "Red velvet"), 184, 208)
    store.cancel_pending()
    assert store.wait_until_idle()
    ready = [
        store.is_ready(cake_faces.row_card_face(f"velvet-{i}", "velvet", 2, "Red velvet"), 184, 208)
        for i in range(30)
    ]
    assert not all(ready)
    face = cake_faces.row_card_face("velvet-29", "velvet", 2, "Red velvet")
    store.pixmap(face, 184, 208)
    assert store.wait_until_idle()
    assert store.is_ready(face, 184, 208)


def test_shutdown_leaves_no_threads(qtbot: QtBot) -> None:
    before = threading.active_count()
    store = FaceStore()
    for kind in "12345678":
        store.pixmap(cake_faces.bid_face(0, kind), 98, 132)
    assert threading.active_count() > before
    store.shutdown()
    store.shutdown()
    assert threading.active_count() == before
    store.pixmap(cake_faces.bid_face(1, "1"), 98, 132)  # a late paint is no error
    assert threading.active_count() == before


def test_an_opaque_ground_stays_opaque_on_disk(tmp_path: Path, qtbot: QtBot) -> None:
    ground = faces.curtain_face(1, 160, 100)
    pictures = []
    for _ in range(2):
        store = FaceStore(tmp_path)
        store.pixmap(ground, 160, 100)
        assert store.wait_until_idle()
        picture = store.pixmap(ground, 160, 100)
        assert not picture.hasAlphaChannel()
        pictures.append(picture.toImage())
        store.shutdown()
    assert pictures[0] == pictures[1]
