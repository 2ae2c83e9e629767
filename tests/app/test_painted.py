"""What all painted widgets share, and the bar that everything scrolls by."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cakedesk.app.widgets.bar_look import paint_bar
from cakedesk.app.widgets.buttons import RoundButton
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.painted import Control, Painted
from cakedesk.app.widgets.scroller import ThinScrollBar
from cakedesk.table.theme import DARK


class Sign(Painted, QWidget):
    painted = updates = 0
    lacks = False

    def _paint(self, painter: QPainter) -> None:
        assert painter.testRenderHint(QPainter.RenderHint.Antialiasing)
        self.painted += 1
        self._style.faces.missed += self.lacks

    def update(self) -> None:  # type: ignore[override]
        self.updates += 1
        super().update()


class Knob(Control, QWidget):
    """Something to act on."""


class Broken(Painted, QWidget):
    def _paint(self, painter: QPainter) -> None:
        del painter
        [].pop()


def test_an_error_while_it_is_painted_is_told_and_ends_nothing(style: PageStyle) -> None:
    broken = Broken(style, None)
    broken.resize(9, 9)
    with pytest.raises(IndexError):
        broken.grab()


def test_a_painted_widget_follows_the_look(qtbot: QtBot, style: PageStyle) -> None:
    sign = Sign(style, None)
    within = Sign(style, sign)
    qtbot.addWidget(sign)
    sign.show()
    qtbot.waitUntil(lambda: sign.painted > 0 and within.painted > 0)
    QTest.qWait(50)
    before = sign.painted, within.painted
    style.set_theme(DARK)
    qtbot.waitUntil(lambda: sign.painted > before[0] and within.painted > before[1])


def test_it_is_painted_anew_only_for_pictures_that_it_lacked(qtbot: QtBot, style: PageStyle) -> None:
    sign = Sign(style, None)
    qtbot.addWidget(sign)
    for lacks in (False, True, False):
        sign.lacks, sign.updates = lacks, 0
        sign.grab()
        for _ in range(2):
            style.pictures_changed.emit()
        assert sign.updates == lacks, "once, if it was painted without some"


def test_a_button_that_keeps_its_icon_is_not_painted_anew(
    qtbot: QtBot, style: PageStyle, monkeypatch: pytest.MonkeyPatch
) -> None:
    page, updates = QWidget(), list[None]()
    qtbot.addWidget(page)
    button = RoundButton(style, "Menu", "menu", page)
    monkeypatch.setattr(button, "update", lambda: updates.append(None))
    button.set_icon("menu", "Menu")
    assert not updates
    button.set_icon("moon", "Dark theme")
    assert updates and button.words == button.tooltip == "Dark theme"


def test_a_label_covers_its_place_and_a_control_stays_round(qtbot: QtBot, style: PageStyle) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    sign, knob = Sign(style, page), Knob(style, page)
    for widget in (sign, knob):
        widget.place(QRectF(10.4, 20.0, 44.0, 44.0))
    assert sign.geometry() == QRect(10, 20, 45, 44)
    assert knob.geometry() == QRect(10, 20, 44, 44)


def test_the_edge_of_a_bar_is_whole_pixels(style: PageStyle) -> None:
    image = QImage(4, 40, QImage.Format.Format_RGB32)
    for at_top in (True, False):
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_bar(painter, style, QRectF(image.rect()), at_top=at_top)
        assert painter.testRenderHint(QPainter.RenderHint.Antialiasing)
        painter.end()
        colours = {image.pixelColor(1, y).name() for y in range(image.height())}
        assert len(colours) == 2
        assert style.theme.panel.name() in colours


def test_the_bar_is_taken_where_it_is_drawn_and_comes_to_a_press(qtbot: QtBot, style: PageStyle) -> None:
    bar = ThinScrollBar(style, None)  # type: ignore[arg-type]
    qtbot.addWidget(bar)
    bar.resize(18, 400)
    bar.setRange(0, 300)
    bar.setPageStep(100)
    bar.show()
    left = Qt.MouseButton.LeftButton
    QTest.mousePress(bar, left, pos=QPoint(9, 2))
    assert bar.value() == 0, "the upper end of the handle is no arrow"
    QTest.mouseMove(bar, QPoint(9, 152))
    assert bar.value() == 150
    QTest.mouseRelease(bar, left, pos=QPoint(9, 152))
    QTest.mouseMove(bar, QPoint(9, 300))
    assert bar.value() == 150
    QTest.mouseClick(bar, left, pos=QPoint(9, 350))
    assert bar.value() == 300
