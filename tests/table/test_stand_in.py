"""What stands in for a picture that is not drawn yet is as large as the picture will be."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor

from cakedesk.art.top_cake import faces as cake_faces
from cakedesk.table.items import CardItem
from cakedesk.table.scene import TableScene


def test_a_stand_in_fills_the_place_of_its_card(scene: TableScene) -> None:
    face = cake_faces.row_card_face("never-seen", "lemon", 3, "Lemon")
    card = CardItem(scene, face, 184, 208)
    pixmap = card.pixmap()
    assert pixmap.devicePixelRatio() == 1.0, "Qt paints pixmaps of a lower ratio as if it were 1"
    offset = (-card.offset()).toPoint()
    picture = pixmap.toImage()
    for corner in (QPoint(20, 20), QPoint(164, 20), QPoint(20, 188), QPoint(164, 188)):
        assert QColor(picture.pixel(corner + offset)) == QColor(face.ground or "")
