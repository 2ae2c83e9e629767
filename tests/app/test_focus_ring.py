"""The ring around what has the keyboard: it follows, and it is never asked when only half of it is left."""

from __future__ import annotations

import gc
import weakref

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cakedesk.app.widgets.buttons import PillButton
from cakedesk.app.widgets.focus import FocusRing
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.panels import Overlay, Page


class Cover(Overlay):
    """An overlay with one button."""

    def __init__(self, style: PageStyle, page: Page) -> None:
        super().__init__(style, page)
        self.button = PillButton(style, "Close", self)

    def first_focus(self) -> PillButton:
        return self.button

    def relayout(self) -> None:
        self.button.setGeometry(60, 60, 100, 50)


class Circular(Page):
    """A page that holds itself, as most do by what their buttons are connected to."""

    def __init__(self, style: PageStyle) -> None:
        super().__init__(style)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.button = PillButton(style, "Press", self)
        self.other = PillButton(style, "Other", self)
        self.cover = Cover(style, self)
        self.itself = self

    def relayout(self) -> None:
        self.button.setGeometry(20, 20, 100, 50)
        self.other.setGeometry(20, 90, 100, 50)


def open_page(qtbot: QtBot, style: PageStyle) -> Circular:
    page = Circular(style)
    page.resize(300, 200)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    return page


def ring_of(host: Page | Overlay) -> FocusRing:
    return next(ring for ring in host.findChildren(FocusRing) if ring.parentWidget() is host)


def test_the_ring_goes_with_the_keyboard_and_stays_with_what_moves(qtbot: QtBot, style: PageStyle) -> None:
    page = open_page(qtbot, style)
    ring = ring_of(page)
    page.setFocus()
    page.button.setFocus(Qt.FocusReason.TabFocusReason)
    assert ring.isVisible()
    assert ring.target is page.button
    assert ring.geometry().center() == page.button.geometry().center()
    page.button.move(150, 100)
    assert ring.geometry().center() == page.button.geometry().center()
    page.other.setFocus(Qt.FocusReason.TabFocusReason)
    page.button.move(0, 0)
    assert ring.geometry().center() == page.other.geometry().center()
    page.other.hide()
    assert ring.target is not page.other
    page.cover.raise_over_parent()
    page.cover.button.clearFocus()
    page.cover.button.setFocus(Qt.FocusReason.TabFocusReason)
    assert ring.isHidden()
    assert ring_of(page.cover).isVisible()
    page.other.setFocus(Qt.FocusReason.MouseFocusReason)
    assert ring.isHidden()
    page.close()
    page.deleteLater()


@pytest.mark.parametrize("covered", [False, True])
def test_a_visible_page_goes_as_garbage_without_a_word(
    qtbot: QtBot, style: PageStyle, covered: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    page = open_page(qtbot, style)
    if covered:
        page.cover.raise_over_parent()
    (page.cover.button if covered else page.button).setFocus(Qt.FocusReason.TabFocusReason)
    QApplication.processEvents()
    held = [weakref.ref(ring) for ring in page.findChildren(FocusRing)]
    assert len(held) == 2
    del page
    gc.collect()
    QApplication.processEvents()
    assert [ref() for ref in held] == [None, None], "else nothing was tried"
    assert capsys.readouterr().err == ""
