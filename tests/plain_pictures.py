"""Plain boxes instead of drawn pictures."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

from cakedesk.art.render import Order
from cakedesk.art.store import FaceStore


def draw_plainly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw every picture as a box of its size."""

    def draw(store: FaceStore, order: Order) -> QImage:
        del store
        image = QImage(
            order.device_width_px, order.device_height_px, QImage.Format.Format_ARGB32_Premultiplied
        )
        image.fill(Qt.GlobalColor.lightGray)
        return image

    monkeypatch.setattr(FaceStore, "_draw", draw)
