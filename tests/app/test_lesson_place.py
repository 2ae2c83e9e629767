"""Where a lesson's bubble stands."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cakedesk.app.lesson.bubble import BubbleText, LessonBubble
from cakedesk.app.lesson.place import bubble_place
from cakedesk.app.widgets.page_style import PageStyle


def test_a_button_stays_free_where_a_large_place_must_be_covered() -> None:
    room, button = QRectF(10, 60, 1260, 630), QRectF(1034, 543, 233, 76)
    points, counted = QRectF(774, 175, 456, 239), QRectF(0, 48, 741, 497)  # as they are in Take the Cake's
    place, _ = bubble_place(QSizeF(402, 331), room, [points, counted, button], 29)
    assert room.contains(place)
    assert place.intersects(counted)
    assert not place.intersects(button)


def test_a_task_without_room_beside_the_buttons_stands_above_them(style: PageStyle, qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    style.resize_to(1600, 1000)
    style.set_text_scale(1.5)
    bubble = LessonBubble(style, page)
    bubble.set_buttons("", "Zeig es mir", "Zurück")
    tops = set()
    for task in ("Jetzt: Kauf sie.", "Jetzt: Klick die Tulpen-Fähigkeit in der Reihe an."):
        bubble.say(BubbleText("Kostet eine Karte auch mal nichts?", "Ja.", (), "", task, "", 11, 18))
        bubble.lay_out(684.0)
        fitted, label = bubble._task.fitted(), bubble._task
        assert fitted.style.px == label.kind.size_px(style) and not fitted.elided
        tops.add(label.geometry().bottom() <= bubble.back.y())
    assert tops == {False, True}
