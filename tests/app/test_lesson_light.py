"""What a lesson lights has the shape of what is there."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from cakedesk.app.lesson.light import Lit

PAGE = QRectF(0, 0, 1000, 600)


def test_a_disc_stays_one_around_its_middle_at_the_edge_of_the_page() -> None:
    disc = Lit(QRectF(300, -10, 400, 400), is_round=True).grown(6, PAGE)
    assert disc.rect == QRectF(310, 0, 380, 380)
    assert Lit(QRectF(300, 100, 400, 400), is_round=True).grown(6, PAGE).rect == QRectF(294, 94, 412, 412)
    assert not disc.contains(QPointF(312, 2), 6), "its box reaches further than it does"
    assert disc.contains(QPointF(308, 190), 6)
    assert not disc.outline(20).contains(QPointF(308, 190))
    assert disc.translated(QPointF(5, 7)) == Lit(QRectF(315, 7, 380, 380), is_round=True)


def test_a_box_is_cut_off_at_the_edge_of_the_page() -> None:
    box = Lit(QRectF(300, -10, 400, 400)).grown(6, PAGE)
    assert box.rect == QRectF(294, 0, 412, 396)
    assert box.contains(QPointF(290, -4), 6)
    assert not box.outline(20).contains(QPointF(295, 1)), "its corners are round"
