"""The pictures that are ordered before the home page is made are those that it shows."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cakedesk.app.desk.services import Services
from cakedesk.app.files.paths import AppPaths
from cakedesk.app.home.page import HomePage
from cakedesk.app.home.shelf import order_pictures
from cakedesk.app.people.game_offer import game_offers
from cakedesk.app.start import application
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.window.place import place_window
from cakedesk.art.face import Face
from tests.app.pages_kit import SIZES


@pytest.mark.parametrize("size", SIZES)
def test_the_page_shows_what_was_ordered(
    style: PageStyle, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    offers, faces = game_offers(), style.faces
    ordered: list[tuple[Face, int, int]] = []
    shown: list[tuple[Face, int, int]] = []
    monkeypatch.setattr(faces, "order", lambda order: ordered.append(order[:3]))
    order_pictures(faces, 1.0, QSize(*size), offers, 1.0, "")
    stand_in = faces.pixmap(offers[0].box, 8, 8)

    def pixmap(face: Face, *px: int, **_: float) -> object:
        shown.append((face, *px))
        return stand_in

    monkeypatch.setattr(faces, "pixmap", pixmap)
    page = HomePage(style, offers)
    qtbot.addWidget(page)
    page.resize(*size)
    page.grab()
    large = {offer.box for offer in offers} | set(offers[0].showcase)
    assert ordered
    assert set(ordered) == {one for one in shown if one[0] in large}


def test_a_window_that_was_elsewhere_gets_them_in_its_own_size(
    qtbot: QtBot, paths: AppPaths, monkeypatch: pytest.MonkeyPatch
) -> None:
    del qtbot
    services = Services(paths)
    ordered: list[tuple[object, ...]] = []
    sizes = []
    monkeypatch.setattr(services.faces, "order", ordered.append)
    for size in ((800, 800), (800, 720)):
        before, after = QWidget(), QWidget()
        place_window(before, b"")
        before.setMinimumSize(0, 0)
        before.resize(*size)
        services.settings.window_geometry = bytes(before.saveGeometry().data())
        place_window(after, services.settings.window_geometry)
        ordered.clear()
        application._order_pictures(services)
        as_it_was = list(ordered)
        ordered.clear()
        order_pictures(services.faces, 1.0, after.size(), game_offers(), 1.0, "")
        assert as_it_was == ordered != []
        sizes.append(after.size())
    services.close()
    assert len({size.height() for size in sizes}) == 2
