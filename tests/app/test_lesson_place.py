"""Where a lesson's bubble stands."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cakedesk.app.lesson.bubble import BubbleText, LessonBubble
from cakedesk.app.lesson.light import Lit
from cakedesk.app.lesson.place import bubble_path, bubble_place, share_covered
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.art.face import Face
from cakedesk.table.boards.registry import BOARDS
from tests.laws.written import drawn


def test_a_button_stays_free_where_a_large_place_must_be_covered() -> None:
    room, button = QRectF(10, 60, 1260, 630), QRectF(1034, 543, 233, 76)
    points, counted = QRectF(774, 175, 456, 239), QRectF(0, 48, 741, 497)  # as they are in Take the Cake's
    place, _ = bubble_place(QSizeF(402, 331), room, [Lit(points), Lit(counted), Lit(button)], 29)
    assert room.contains(place)
    assert place.intersects(counted)
    assert not place.intersects(button)


def test_a_place_that_is_only_just_free_is_found() -> None:
    room, above, beside = (
        QRectF(10, 60, 1260, 630),
        Lit(QRectF(300, 60, 511, 130)),
        Lit(QRectF(10, 60, 97, 630)),
    )
    below = Lit(QRectF(107, 453, 1163, 237))
    place, _ = bubble_place(QSizeF(700, 263), room, [above, beside, below], 29)
    assert room.contains(place)
    assert [share_covered(place, one) for one in (above, beside, below)] == [0, 0, 0]


def test_a_bubble_may_stand_in_the_corner_of_a_discs_box() -> None:
    room, disc = QRectF(0, 0, 1000, 600), QRectF(0, 0, 600, 600)
    place, _ = bubble_place(QSizeF(450, 120), room, [Lit(disc, is_round=True)], 0)
    assert place.intersects(disc)
    assert share_covered(place, Lit(disc, is_round=True)) == 0 < share_covered(place, Lit(disc))


def test_tails_are_short_and_no_two_run_into_one_another() -> None:
    bubble, plain = QRectF(900, 100, 300, 500), QPainterPath()
    plain.addRoundedRect(bubble, 20, 20)

    def lefts(*lit: QRectF) -> list[float]:
        path = bubble_path(bubble, 20, lit, 50)
        return sorted({polygon.boundingRect().left() for polygon in path.subtracted(plain).toFillPolygons()})

    near, below, far = QRectF(500, 250, 300, 100), QRectF(500, 360, 300, 100), QRectF(0, 250, 600, 100)
    assert lefts(near) == lefts(near, below) == [pytest.approx(804)]
    assert lefts(far) == []
    assert len(lefts(near, QRectF(500, 500, 350, 100))) == 2


def test_a_task_without_room_beside_the_buttons_stands_above_them(style: PageStyle, qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    style.resize_to(1600, 1000)
    style.set_text_scale(1.5)
    bubble = LessonBubble(style, page)
    bubble.set_buttons("", "Zeig es mir", "Zurück")
    tops = set()
    for task in ("Jetzt: Kauf sie.", "Jetzt: Klick die Tulpen-Fähigkeit in der Reihe an."):
        bubble.say(BubbleText("Kostet eine Karte auch mal nichts?", "Ja.", (), "", task, "", 1, 4))
        bubble.lay_out(760.0)
        fitted, label = bubble._task.fitted(), bubble._task
        assert fitted.style.px == label.kind.size_px(style) and not fitted.elided
        tops.add(label.geometry().bottom() <= bubble.back.y())
    assert tops == {False, True}


@pytest.mark.parametrize("size", [(1280, 700), (1600, 1000)])
@pytest.mark.parametrize("text_scale", [1.0, 1.25, 1.5])
@pytest.mark.parametrize("game_id", sorted(BOARDS))
def test_numbers_on_cards_of_examples_grow_with_the_text(
    style: PageStyle, qtbot: QtBot, game_id: str, text_scale: float, size: tuple[int, int]
) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    style.resize_to(*size)
    style.set_text_scale(text_scale)
    bubble, board = LessonBubble(style, page), BOARDS[game_id]
    for example in filter(None, (step.example for step in board.lesson().steps)):
        pictures = tuple(board.picture(name).face if len(name) > 1 else name for name in example.pictures)
        bubble.say(BubbleText("What counts?", "Points.", pictures, example.words, "", "", 1, 18))
        bubble.lay_out(bubble.wanted_width_px())
        told = [
            (px, text)
            for face, place in bubble._places
            if isinstance(face, Face)
            for text, px in drawn(
                style.readable(face, place.width(), place.height()), place.width(), place.height()
            )
        ]
        assert not told or min(told)[0] >= int(13 * text_scale), example.words
