"""Where a lesson's bubble stands."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF

from cakedesk.app.lesson.place import bubble_place


def test_a_button_stays_free_where_a_large_place_must_be_covered() -> None:
    room, counted, button = QRectF(0, 0, 1280, 700), QRectF(20, 20, 1240, 500), QRectF(900, 560, 200, 60)
    place, _ = bubble_place(QSizeF(420, 220), room, [counted, button], 30)
    assert room.contains(place)
    assert place.intersects(counted)
    assert not place.intersects(button)
