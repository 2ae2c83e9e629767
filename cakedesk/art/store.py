"""`FaceStore`: pixmaps of faces, at once, while the exact ones are drawn off the GUI thread."""

from __future__ import annotations

from collections import OrderedDict, deque
from functools import partial
from os import cpu_count
from pathlib import Path
from threading import Lock
from time import perf_counter

from PySide6.QtCore import QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QImage, QPixmap

from cakedesk.art.disk_cache import DiskCache
from cakedesk.art.drawing_queue import LARGE_PX, DrawingQueue
from cakedesk.art.face import Face
from cakedesk.art.first_pictures import FirstPictures
from cakedesk.art.fonts import load_fonts
from cakedesk.art.own_pictures import OwnPictureError
from cakedesk.art.render import Order, render_now
from cakedesk.art.shadow import NO_MARGINS, Margins, Shadow
from cakedesk.art.workers import Workers

__all__ = ["FaceStore", "render_now"]

_BATCH_MS = 3.0
"""How long pictures are turned into pixmaps before the event loop gets its turn."""

_STAND_IN_PX = 48
"""Width of a stand-in; it is shown larger by its device pixel ratio, which costs nothing."""

_REDUCED_PX = 200_000
"""Pixels of the small copy of a large picture that stands in for another size of it."""
_MOST_REDUCED = 16

_PATIENCE_MS = 1200
"""So often it is looked whether the threads wait for a disk that does not answer."""

_AGAIN_S = 3.0
"""What would be dropped twice within this time shows now. All of that is kept, whatever the limit is: else
pictures that show at once would push each other out, and be drawn for ever."""
_MOST_DROPPED = 200

MEMORY_LIMIT_BYTES = 96 * 1024 * 1024
DISK_LIMIT_BYTES = 200 * 1024 * 1024
UNSAVED_LIMIT_BYTES = 16 * 1024 * 1024
"""What waits to be saved. In a game of computers that never pause nothing is saved for long: the oldest are
forgotten then, and drawn again another time."""


class FaceStore(QObject):
    """Gives pixmaps of faces without ever waiting for them.

    Attributes:
        missed: How often an exact picture was asked for that was not there.

    Signals:
        ready: The exact picture of a face has come (the `Face`); ask for its pixmap again.
        idle: Everything that was asked for has come, or was dropped.
        undrawable(str): A picture can't be drawn and a card with its name stands in: the first time, and why.
        spoiled(OwnPictureError): A picture of a player's own can't be read: once for each.
    """

    ready = Signal(object)
    idle = Signal()
    undrawable = Signal(str)
    spoiled = Signal(object)
    _arrived = Signal()

    def __init__(
        self,
        cache_dir: Path | None = None,
        memory_limit_bytes: int = MEMORY_LIMIT_BYTES,
        disk_limit_bytes: int = DISK_LIMIT_BYTES,
    ) -> None:
        super().__init__()
        load_fonts()
        self._memory_limit_bytes = memory_limit_bytes
        self._memory_bytes = 0
        self.missed = 0
        self._pixmaps: OrderedDict[Order, QPixmap] = OrderedDict()
        self._dropped_s: dict[Order, float] = {}
        self._sizes: dict[tuple[Face, Shadow | None], list[Order]] = {}
        self._stand_ins: dict[tuple[object, ...], QPixmap] = {}
        self._disk = DiskCache(cache_dir, disk_limit_bytes) if cache_dir else None
        self._first = (
            FirstPictures(cache_dir / "first", self._disk.load) if cache_dir and self._disk else None
        )
        self._reduced: OrderedDict[Order, QPixmap] = OrderedDict()
        self._pending: set[Order] = set()
        self._has_failed = False
        self._spoiled: set[str] = set()
        self._results: deque[tuple[Order, QImage | None, str]] = deque()
        self._unsaved: deque[tuple[str, QImage]] = deque()
        self._unsaved_bytes = 0
        self._unsaved_lock = Lock()
        # One core stays free for the GUI thread.
        workers = min(3, max(1, (cpu_count() or 2) - 1))
        self._queue = DrawingQueue(most_small=workers, most_large=max(1, workers - 1))
        # Two at least: small pictures must not wait for a large one.
        self._new_workers = partial(Workers, max(2, workers), "face")
        self._workers: Workers | None = self._new_workers()
        self._stuck: set[int] = set()  # threads that others have taken the place of
        self._patience = QTimer(self, singleShot=True, interval=_PATIENCE_MS)
        self._patience.timeout.connect(self._look_for_stuck)
        self._batch_timer = QTimer(self, singleShot=True, interval=0)
        self._batch_timer.timeout.connect(self._take_results)
        self._arrived.connect(self._take_results, Qt.ConnectionType.QueuedConnection)

    def pixmap(
        self,
        face: Face,
        width_px: int,
        height_px: int,
        shadow: Shadow | None = None,
        device_pixel_ratio: float = 1.0,
        shadow_scale: float = 1.0,
    ) -> QPixmap:
        """Gives a face's picture as it is at hand, and has the exact one drawn if it is not.

        Args:
            width_px: Width in device-independent pixels, without the shadow.
            height_px: Height likewise.
            shadow: Its shadow; the pixmap is larger by `margins_px`.
            device_pixel_ratio: Device pixels of one device-independent pixel.
            shadow_scale: Device-independent pixels of one unit of the table.

        Returns:
            The exact picture; until it is ready another size of it, scaled, or a plain card. Its device pixel
            ratio makes it fill the wanted size.
        """
        order = Order(face, width_px, height_px, shadow, device_pixel_ratio, shadow_scale)
        pixmap = self._pixmaps.get(order)
        if pixmap is not None:
            self._pixmaps.move_to_end(order)
            return pixmap
        image = self._first.take(order) if self._first is not None else None
        if image is not None:
            self._keep(order, QPixmap.fromImage(image))
            return self._pixmaps[order]
        self.missed += 1
        self._request(order)
        return self._other_size(order) or self._stand_in(order)

    def fetch_first(self) -> None:
        """Has those small pictures fetched from the disk that the first page showed at the last start."""
        if self._first is not None and self._workers is not None:
            self._workers.give(self._first.fetch)

    def keep_first(self) -> None:
        """Has it kept for the next start which pictures there are now."""
        if self._first is not None and self._workers is not None:
            self._workers.give(partial(self._first.keep, list(self._pixmaps)))

    def order(self, order: Order) -> None:
        """Has an exact picture drawn if it is not there; `pixmap` will be asked for it soon."""
        if order not in self._pixmaps:
            self._request(order)

    def prefetch(self, order: Order) -> None:
        """Has a picture drawn once nothing else waits: `pixmap` will be asked for it one day."""
        if order not in self._pixmaps and self._is_new(order):
            self._pending.add(order)
            self._queue.ask_early(order)
            self._begin()

    def is_ready(
        self,
        face: Face,
        width_px: int,
        height_px: int,
        shadow: Shadow | None = None,
        device_pixel_ratio: float = 1.0,
        shadow_scale: float = 1.0,
    ) -> bool:
        """Tells whether `pixmap` would give the exact picture. Arguments as there."""
        order = Order(face, width_px, height_px, shadow, device_pixel_ratio, shadow_scale)
        is_there = order in self._pixmaps
        self.missed += not is_there
        return is_there

    @property
    def is_idle(self) -> bool:
        """Whether everything that was asked for has come, or was dropped."""
        return not self._pending

    @staticmethod
    def margins_px(face: Face, shadow: Shadow | None, shadow_scale: float = 1.0) -> Margins:
        """Tells how much larger a pixmap is by its shadow, in device-independent pixels."""
        if shadow is None or face.corner_ratio is None:
            return NO_MARGINS
        return shadow.margins(shadow_scale)

    def cancel_pending(self) -> None:
        """Drops what is ordered but not yet begun, as when a window takes a new size."""
        self._pending.difference_update(self._queue.clear())
        self._tell_if_idle()

    def wait_until_idle(self, timeout_ms: int = 30_000) -> bool:
        """Runs the event loop until everything ordered is drawn: for tests and screenshots.

        Args:
            timeout_ms: How long to wait at most.

        Returns:
            Whether everything is drawn.
        """
        if self._pending:
            from PySide6.QtCore import QEventLoop  # noqa: PLC0415 - the program itself never waits

            loop = QEventLoop()
            timer = QTimer(singleShot=True)
            timer.timeout.connect(loop.quit)
            self.idle.connect(loop.quit)
            timer.start(timeout_ms)
            loop.exec()
            self.idle.disconnect(loop.quit)
        return not self._pending

    def give_way(self) -> None:
        """Removes the pictures from the disk, which is full. May be called from any thread."""
        if self._disk is not None:
            self._disk.clear()

    def shutdown(self) -> None:
        """Ends the worker threads; what is in work is finished and dropped. May be called again."""
        if self._workers is None:
            return
        self._batch_timer.stop()
        self._patience.stop()
        self._queue.clear()
        self._workers.end()
        self._workers = None
        self._pending.clear()
        self._results.clear()
        self._save_drawn()

    def _request(self, order: Order) -> None:
        if self._is_new(order):
            self._pending.add(order)
            self._pending.difference_update(self._queue.ask(order))
            self._begin()
        elif order in self._pending:
            self._queue.ask_again(order)

    def _is_new(self, order: Order) -> bool:
        return self._workers is not None and order not in self._pending

    def _begin(self) -> None:
        if not self._patience.isActive():
            self._patience.start()
        self._wake()

    def _wake(self) -> None:
        """Lets one more thread look for work."""
        workers = self._workers
        if workers is not None:
            workers.give(self._work)

    def _look_for_stuck(self) -> None:
        """Has others draw what threads have begun that wait for a disk that does not answer."""
        if self._workers is None or not self._pending:
            return
        self._patience.start()
        stuck = self._disk.stuck() if self._disk is not None else set()
        if not stuck <= self._stuck:
            self._workers.dismiss()
            self._workers = self._new_workers()
            self._queue.put_back()
            for _ in self._pending:
                self._wake()
        self._stuck = stuck

    def _work(self) -> None:
        """Draws what waits, the most urgent first; runs in a worker thread."""
        while (order := self._queue.take()) is not None:
            try:
                image, problem = self._draw_own(order), ""
                image.setDevicePixelRatio(order.ratio)
            except Exception as error:
                image, problem = None, f"{type(error).__name__}: {error}"
            self._results.append((order, image, problem))
            if self._queue.finish(order):
                self._wake()
            self._arrived.emit()

    def _draw_own(self, order: Order) -> QImage:
        """Draws a picture; in place of one of a player's own that can't be read, what the program has."""
        try:
            return self._draw(order)
        except OwnPictureError as error:
            if error.instead is None:
                raise
            if error.name not in self._spoiled:
                self._spoiled.add(error.name)
                self.spoiled.emit(error)
            return self._draw_own(order._replace(face=error.instead))

    def _draw(self, order: Order) -> QImage:
        prepared = order.read()
        if prepared is not None:
            return prepared
        if self._disk is None:
            return order.paint(order.write())
        key = order.cache_key()
        image = self._disk.load(key)
        if image is None:
            image = order.paint(order.write())
            self._note_unsaved(key, image)
        return image

    def _note_unsaved(self, key: str, image: QImage) -> None:
        """Lets a drawn picture wait to be saved, without letting too many wait; in a worker."""
        with self._unsaved_lock:
            self._unsaved.append((key, image))
            self._unsaved_bytes += image.sizeInBytes()
            while self._unsaved_bytes > UNSAVED_LIMIT_BYTES:
                self._unsaved_bytes -= self._unsaved.popleft()[1].sizeInBytes()

    def _next_unsaved(self) -> tuple[str, QImage] | None:
        with self._unsaved_lock:
            if not self._unsaved:
                return None
            key, image = self._unsaved.popleft()
            self._unsaved_bytes -= image.sizeInBytes()
            return key, image

    def _save_drawn(self) -> None:
        """Keeps what was drawn on the disk until something is to be drawn; in a worker, or at the end.

        Packing a picture takes a third as long as drawing it: those that wait to be seen come first.
        """
        while self._disk is not None and not self._pending and (unsaved := self._next_unsaved()) is not None:
            self._disk.save(*unsaved)

    def _take_results(self) -> None:
        """Turns finished images into pixmaps, a few milliseconds at a time."""
        start = perf_counter()
        while self._results:
            order, image, problem = self._results.popleft()
            if order not in self._pending:
                continue
            self._pending.discard(order)
            if image is None:
                import logging  # noqa: PLC0415 - the window shows without it

                logging.getLogger(__name__).error("cannot draw %s: %s", order.face.name, problem)
                from cakedesk.art.plain_card import card_with_name  # noqa: PLC0415 - hardly ever needed

                self._keep(order, card_with_name(order))
                self._tell_undrawable(problem)
            else:
                self._keep(order, QPixmap.fromImage(image))
            self.ready.emit(order.face)
            if self._results and (perf_counter() - start) * 1000 > _BATCH_MS:
                self._batch_timer.start()
                return
        self._tell_if_idle()

    def _tell_undrawable(self, problem: str) -> None:
        if not self._has_failed:
            self._has_failed = True
            self.undrawable.emit(problem)

    def _tell_if_idle(self) -> None:
        if self._pending:
            return
        if self._unsaved and self._workers is not None:
            self._workers.give(self._save_drawn)
        self.idle.emit()

    def _keep(self, order: Order, pixmap: QPixmap) -> None:
        self._pixmaps[order] = pixmap
        self._sizes.setdefault((order.face, order.shadow), []).append(order)
        self._memory_bytes += _bytes_of(pixmap)
        while self._memory_bytes > self._memory_limit_bytes and len(self._pixmaps) > 1:
            oldest, dropped = self._pixmaps.popitem(last=False)
            now_s, before_s = perf_counter(), self._dropped_s.get(oldest)
            if before_s is not None and now_s - before_s < _AGAIN_S:
                self._pixmaps[oldest] = dropped
                self._memory_limit_bytes += _bytes_of(dropped)
                continue
            self._memory_bytes -= _bytes_of(dropped)
            if len(self._dropped_s) >= _MOST_DROPPED:
                self._dropped_s.clear()
            self._dropped_s[oldest] = now_s
            sizes = self._sizes[oldest.face, oldest.shadow]
            sizes.remove(oldest)
            if not sizes:
                del self._sizes[oldest.face, oldest.shadow]

    def _other_size(self, order: Order) -> QPixmap | None:
        """Shows another size of the same picture at this one's size, if it has the same shape."""
        width, height = order.width_px, order.height_px
        sizes = [
            other
            for other in self._sizes.get((order.face, order.shadow), ())
            if abs(other.width_px * height - other.height_px * width)
            <= other.width_px + other.height_px + width + height  # whole px are rounded
        ]
        if not sizes:
            return None
        nearest = min(sizes, key=lambda other: abs(other.device_width_px - order.device_width_px))
        pixmap = self._pixmaps[nearest]
        shrink = 1.0
        if pixmap.width() * pixmap.height() > LARGE_PX:
            # Setting the ratio copies the picture, which takes milliseconds at this size.
            shrink, pixmap = self._reduce(nearest, pixmap)
        pixmap = QPixmap(pixmap)
        pixmap.setDevicePixelRatio(nearest.device_width_px * shrink / order.width_px)
        return pixmap

    def _reduce(self, order: Order, pixmap: QPixmap) -> tuple[float, QPixmap]:
        """Gives a small copy of a large picture and how much narrower it is. It is made in a millisecond."""
        reduced = self._reduced.get(order)
        if reduced is None:
            factor = (_REDUCED_PX / (pixmap.width() * pixmap.height())) ** 0.5
            size = QSize(max(1, round(pixmap.width() * factor)), max(1, round(pixmap.height() * factor)))
            mode = Qt.TransformationMode.FastTransformation
            reduced = pixmap.scaled(size, Qt.AspectRatioMode.IgnoreAspectRatio, mode)
            self._reduced[order] = reduced
            if len(self._reduced) > _MOST_REDUCED:
                self._reduced.popitem(last=False)
        return reduced.width() / pixmap.width(), reduced

    def _stand_in(self, order: Order) -> QPixmap:
        """Gives a plain card of the face's shape and colour, or nothing where it has no shape."""
        margins = order.margins_px
        ground, corner = order.face.ground, order.face.corner_ratio
        shrink = min(1.0, _STAND_IN_PX / order.width_px)
        size = (order.width_px, order.height_px, margins)
        key = (size, ground, corner)
        pixmap = self._stand_ins.get(key)
        if pixmap is None:
            width = (order.width_px + margins.left + margins.right) * shrink
            height = (order.height_px + margins.top + margins.bottom) * shrink
            pixmap = QPixmap(max(1, round(width)), max(1, round(height)))
            pixmap.fill(Qt.GlobalColor.transparent)
            if ground is not None:
                radius = (corner or 0.0) * order.width_px * shrink
                from cakedesk.art.plain_card import paint_card  # noqa: PLC0415 - not on later starts

                paint_card(pixmap, margins, shrink, QColor(ground), radius, order)
            pixmap.setDevicePixelRatio(shrink)
            if len(self._stand_ins) > 500:
                self._stand_ins.clear()
            self._stand_ins[key] = pixmap
        return pixmap


def _bytes_of(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4
