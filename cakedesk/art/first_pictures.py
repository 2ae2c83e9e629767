"""`FirstPictures`: what the first page of the last start showed, fetched before this one is painted."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable, Collection
from pathlib import Path

from PySide6.QtGui import QImage

from cakedesk.art.disk_cache import leave_room
from cakedesk.art.render import Order
from cakedesk.engine.foreign_files import open_regular

_LONGEST_BYTES = 20_000
_LARGEST_PX = 100 * 100
"""Larger ones are ordered by name while the page is made (`cakedesk.app.home.shelf`)."""


class FirstPictures:
    """Small pictures by their keys. Without them a page is painted twice: with stand-ins, and when they came.

    Args:
        file: keeps the keys.
        load: finds the picture of a key, in a worker.
    """

    def __init__(self, file: Path, load: Callable[[str], QImage | None]) -> None:
        self._file, self._load = file, load
        self._known: list[str] = []
        self._images: dict[str, QImage] = {}

    def fetch(self) -> None:
        """Fetch the pictures; in a worker."""
        with contextlib.suppress(OSError, ValueError), open_regular(self._file) as file:
            self._known = file.read(_LONGEST_BYTES).decode().splitlines()
        for key in self._known:
            image = self._load(key)
            if image is not None:
                self._images[key] = image

    def take(self, order: Order) -> QImage | None:
        """Give a picture if it has been fetched."""
        if not self._images:
            return None
        image = self._images.pop(order.cache_key(), None)
        if image is not None:
            image.setDevicePixelRatio(order.ratio)
        return image

    def keep(self, shown: Collection[Order]) -> None:
        """Keep for the next start which pictures were shown; in a worker."""
        self._images = {}
        keys = sorted(order.cache_key() for order in shown if _is_small(order))
        if keys != self._known:
            unfinished = self._file.with_suffix(f".{os.urandom(8).hex()}")  # none that others can guess
            with contextlib.suppress(OSError):
                leave_room(self._file.parent)
                unfinished.write_text("\n".join(keys), encoding="utf-8")
                os.replace(unfinished, self._file)


def _is_small(order: Order) -> bool:
    return order.device_width_px * order.device_height_px <= _LARGEST_PX
