"""The store never waits, upgrades its pictures, keeps them within limits and leaves nothing behind."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path
from time import thread_time
from types import SimpleNamespace
from typing import BinaryIO

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from cakedesk.art import disk_cache, faces
from cakedesk.art import store as art_store
from cakedesk.art.drawing_queue import DrawingQueue
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
    with qtbot.waitSignal(store.ready) as blocker:
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
        start = thread_time()
        store.pixmap(face, 184, 208, CARD, 2.0)
        times_ms.append((thread_time() - start) * 1000)
    store.wait_until_idle()
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
    flat = store.pixmap(face, 184, 120).deviceIndependentSize()
    assert (flat.width(), flat.height()) == pytest.approx((184, 120), rel=0.02), "no picture of another shape"


def test_shadows_surround_the_face_and_follow_the_theme(qtbot: QtBot) -> None:
    face = cake_faces.bid_face(0, "5")
    for kind in ("rest", "card", "lifted"):
        light, dark = Shadow(kind), Shadow(kind, dark=True)
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

    def fail(self: Order, svg: str = "") -> None:
        raise AssertionError("drawn again")

    monkeypatch.setattr(Order, "paint", fail)
    monkeypatch.setattr(Order, "write", fail)
    second = FaceStore(tmp_path)
    found = _drawn(second, face)
    second.shutdown()
    assert found == drawn


def _second_start(tmp_path: Path, qtbot: QtBot, face: Face) -> FaceStore:
    """A store that may fetch what an earlier one kept for it."""
    first = FaceStore(tmp_path)
    first.pixmap(face, 60, 80)
    first.pixmap(face, 300, 400)
    assert first.wait_until_idle()
    first.keep_first()
    qtbot.waitUntil((tmp_path / "first").exists)
    first.shutdown()
    return FaceStore(tmp_path)


def test_small_pictures_of_the_last_start_are_there_before_they_are_asked_for(
    tmp_path: Path, qtbot: QtBot
) -> None:
    face = cake_faces.bid_face(2, "7")
    second = _second_start(tmp_path, qtbot, face)
    second.fetch_first()
    qtbot.waitUntil(lambda: bool(second._first and second._first._images))
    assert second.pixmap(face, 60, 80).toImage() == render_now(face, 60, 80)
    assert second.is_idle and not second.missed
    second.pixmap(face, 300, 400)
    assert not second.is_idle, "a large one waits for no start"
    second.wait_until_idle()
    second.shutdown()


@pytest.mark.parametrize("kept", [b"", b"\xff\xfe", b"no key of anything\n" * 50, b"x" * 30_000])
def test_nobody_waits_for_pictures_of_the_last_start_that_are_not_there(
    tmp_path: Path, qtbot: QtBot, kept: bytes
) -> None:
    face = cake_faces.bid_face(2, "7")
    second = _second_start(tmp_path, qtbot, face)
    (tmp_path / "first").write_bytes(kept)
    second.fetch_first()
    second.pixmap(face, 60, 80)
    assert second.wait_until_idle()
    assert second.pixmap(face, 60, 80).toImage() == render_now(face, 60, 80)
    second.keep_first()
    qtbot.waitUntil(lambda: b"60, 80" in (tmp_path / "first").read_bytes())
    second.shutdown()


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
    assert store.wait_until_idle()
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
    _units = 10, 10

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
    assert store.pixmap(broken, 50, 50).cacheKey() == store.pixmap(broken, 50, 50).cacheKey()


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


def drawing_threads() -> list[str]:
    return [thread.name for thread in threading.enumerate() if thread.name.startswith("face_")]


def test_shutdown_leaves_no_threads(qtbot: QtBot) -> None:
    store = FaceStore()
    for kind in "12345678":
        store.pixmap(cake_faces.bid_face(0, kind), 98, 132)
    assert drawing_threads()
    store.shutdown()
    store.shutdown()
    assert not drawing_threads()
    store.pixmap(cake_faces.bid_face(1, "1"), 98, 132)  # a late paint is no error
    assert not drawing_threads()


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


def _large(number: int) -> Face:
    return cake_faces.row_card_face(f"velvet-{number}", "velvet", 2, "Red velvet")


def _order(kind: str, width_px: int = 98, height_px: int = 132) -> Order:
    return Order(cake_faces.bid_face(0, kind), width_px, height_px)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr("cakedesk.art.drawing_queue.perf_counter", clock.now)
    return clock


class Clock:
    """A clock that goes on only when told."""

    def __init__(self) -> None:
        self.seconds = 100.0

    def now(self) -> float:
        return self.seconds

    def pause(self) -> None:
        self.seconds += 1.0


def _taken(queue: DrawingQueue) -> list[Order]:
    taken = []
    while (order := queue.take()) is not None:
        taken.append(order)
        queue.finish(order)
    return taken


def test_what_shows_now_is_drawn_before_what_showed_earlier(clock: Clock) -> None:
    queue = DrawingQueue(1, 1)
    for kind in "12":
        queue.ask(_order(kind))
    clock.pause()
    for kind in "34":
        queue.ask(_order(kind))
    clock.pause()
    queue.ask_again(_order("2"))
    assert _taken(queue) == [_order(kind) for kind in "2341"]


def test_small_pictures_of_a_moment_come_before_large_ones(clock: Clock) -> None:
    queue = DrawingQueue(1, 1)
    large = Order(_large(1), 1840, 2080)
    queue.ask(large)
    queue.ask(_order("1"))
    assert _taken(queue) == [_order("1"), large]


def test_large_pictures_leave_a_thread_to_small_ones(clock: Clock) -> None:
    queue = DrawingQueue(1, 1)
    large = [Order(_large(number), 1840, 2080) for number in range(2)]
    for order in large:
        queue.ask(order)
    assert queue.take() == large[0]
    assert queue.take() is None
    queue.ask(_order("1"))
    assert queue.take() == _order("1")
    assert queue.finish(large[0])
    assert queue.take() == large[1]


def test_of_many_sizes_the_newest_is_drawn_and_old_ones_are_dropped(clock: Clock) -> None:
    queue = DrawingQueue(1, 1)
    dropped = []
    for width_px in (90, 91, 92, 93):
        dropped += queue.ask(_order("1", width_px))
        clock.pause()
    queue.ask(_order("2"))
    assert dropped == [_order("1", 90), _order("1", 91)]
    assert _taken(queue) == [_order("2"), _order("1", 93), _order("1", 92)]


def test_what_is_drawn_early_comes_last_until_it_is_asked_for(clock: Clock) -> None:
    queue = DrawingQueue(1, 1)
    for kind in "12":
        queue.ask_early(_order(kind))
    queue.ask(_order("3"))
    queue.ask_again(_order("2"))
    assert _taken(queue) == [_order(kind) for kind in "321"]


def test_small_pictures_come_while_a_large_one_is_drawn(
    store: FaceStore, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on, paint = threading.Event(), Order.paint

    def wait_if_large(self: Order, svg: str) -> QImage:
        if self.width_px > 1000:
            assert go_on.wait(60)
        return paint(self, svg)

    monkeypatch.setattr(Order, "paint", wait_if_large)
    for number in range(4):
        store.pixmap(_large(number), 1840, 2080)
    small = cake_faces.bid_face(0, "5")
    store.pixmap(small, 98, 132)
    try:
        qtbot.waitUntil(lambda: store.is_ready(small, 98, 132))
        assert not store.is_ready(_large(0), 1840, 2080)
        store.cancel_pending()
    finally:
        go_on.set()
    assert store.wait_until_idle()


def test_a_prefetched_picture_is_there_when_it_is_asked_for(store: FaceStore) -> None:
    face = cake_faces.bid_face(0, "5")
    store.prefetch(Order(face, 98, 132))
    store.prefetch(Order(face, 98, 132))
    assert store.wait_until_idle()
    assert store.is_ready(face, 98, 132)


def test_a_large_picture_stands_in_for_another_size_of_itself(store: FaceStore) -> None:
    store.pixmap(_large(1), 1000, 1130)
    assert store.wait_until_idle()
    stand_in = store.pixmap(_large(1), 1200, 1356)
    assert stand_in.width() < 500
    assert stand_in.deviceIndependentSize().width() == pytest.approx(1200, rel=0.01)
    scaled, wanted = stand_in.toImage(), render_now(_large(1), 1200, 1356)
    for x, y in ((0.5, 0.2), (0.5, 0.5), (0.3, 0.7)):
        here = scaled.pixelColor(int(x * scaled.width()), int(y * scaled.height()))
        there = wanted.pixelColor(int(x * 1200), int(y * 1356))
        assert abs(here.lightness() - there.lightness()) < 60
    store.cancel_pending()
    assert store.wait_until_idle()


def test_what_waits_to_be_saved_is_bounded(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cakedesk.art.store.UNSAVED_LIMIT_BYTES", 100_000)
    monkeypatch.setattr(
        FaceStore, "_save_drawn", lambda _store: None
    )  # as while pictures keep being asked for
    store = FaceStore(tmp_path)
    try:
        for width in range(60, 90):
            store.pixmap(cake_faces.bid_face(0, "5"), width, width)
        store.wait_until_idle()
        assert 1 <= len(store._unsaved) < 20
        assert sum(image.sizeInBytes() for _, image in store._unsaved) == store._unsaved_bytes <= 100_000
    finally:
        store.shutdown()


def test_what_shows_at_once_is_drawn_once_though_it_needs_more_than_the_limit(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    one_card = 98 * 132 * 4
    store = FaceStore(memory_limit_bytes=one_card * 2)
    cards = [cake_faces.bid_face(0, kind) for kind in "12345"]

    def paint() -> None:
        for card in cards:
            store.pixmap(card, 98, 132)

    asked = QTimer()  # as a widget paints itself anew in a turn of its own
    asked.setSingleShot(True)
    asked.timeout.connect(paint)
    store.ready.connect(lambda _: asked.start(0))
    paint()
    qtbot.waitUntil(lambda: store.is_idle and not asked.isActive())
    qtbot.wait(50)
    missed = store.missed
    paint()
    assert store.missed == missed, "all of them are kept"
    monkeypatch.setattr("cakedesk.art.store._AGAIN_S", 0.0)  # as if people had looked at it for long
    asked.timeout.disconnect(paint)
    later = [cake_faces.bid_face(1, bid) for bid in "12345"]
    for card in later:
        store.pixmap(card, 98, 132)
    assert store.wait_until_idle()
    assert not store.is_ready(cards[0], 98, 132), "but no more than that"
    store.shutdown()


def pictures_on_disk(folder: Path) -> int:
    return sum(1 for path in folder.rglob("*") if path.is_file())


def test_the_cache_gives_way_where_a_disk_is_nearly_full(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    free = [disk_cache.LEAST_FREE_BYTES]
    monkeypatch.setattr(disk_cache.shutil, "disk_usage", lambda _folder: SimpleNamespace(free=free[0]))
    for number, kept in ((1, 1), (2, 1)):  # the second finds a little less free
        store = FaceStore(tmp_path)
        store.pixmap(cake_faces.bid_face(0, str(number)), 98, 132)
        store.wait_until_idle()
        store.shutdown()
        assert pictures_on_disk(tmp_path) == kept
        free[0] -= 1
    store.give_way()
    assert pictures_on_disk(tmp_path) == 0


def test_a_disk_that_does_not_answer_keeps_nobody_from_drawing(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = threading.Event()
    asked: list[int] = []

    def silent(path: Path) -> BinaryIO:
        asked.append(threading.get_ident())
        answers.wait(30)
        raise FileNotFoundError(path)

    monkeypatch.setattr(disk_cache, "open_regular", silent)
    monkeypatch.setattr(disk_cache, "_ANSWER_DUE_S", 0.1)
    monkeypatch.setattr(art_store, "_PATIENCE_MS", 150)
    store = FaceStore(tmp_path)
    faces = [cake_faces.bid_face(seat, str(number)) for seat in (0, 1) for number in range(1, 9)]
    for face in faces:
        store.pixmap(face, 98, 132)
    try:
        assert store.wait_until_idle()
        assert all(store.is_ready(face, 98, 132) for face in faces) and not answers.is_set()
        assert len(asked) == len(set(asked)) < len(faces), "no thread asks twice, few ask at all"
        answers.set()
        qtbot.waitUntil(lambda: len(drawing_threads()) <= 2, timeout=30_000)
        before = len(asked)
        store.pixmap(faces[0], 49, 66)
        assert store.wait_until_idle()
        assert len(asked) == before + 1, "once it has answered it is asked again"
    finally:
        answers.set()
        store.shutdown()
