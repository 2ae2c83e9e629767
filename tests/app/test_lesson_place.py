"""Where a lesson's bubble stands."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF

from cakedesk.app.lesson.place import bubble_place


def test_a_button_stays_free_where_a_large_place_must_be_covered() -> None:
    room, button = QRectF(10, 60, 1260, 630), QRectF(1034, 543, 233, 76)
    points, counted = QRectF(774, 175, 456, 239), QRectF(0, 48, 741, 497)  # as they are in Take the Cake's
    place, _ = bubble_place(QSizeF(402, 331), room, [points, counted, button], 29)
    assert room.contains(place)
    assert place.intersects(counted)
    assert not place.intersects(button)
