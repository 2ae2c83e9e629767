"""The pictures that are ordered before the home page is made are those that it shows."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from pytestqt.qtbot import QtBot

from cakedesk.app.home.page import HomePage
from cakedesk.app.home.shelf import order_pictures
from cakedesk.app.people.game_offer import game_offers
from cakedesk.app.people.setup_choice import levels
from cakedesk.art.face import Face
from tests.app.pages_kit import SIZES, page_style


@pytest.mark.parametrize("size", SIZES)
def test_the_page_shows_what_was_ordered(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    with page_style() as style:
        offers, faces = game_offers(), style.faces
        ordered: list[tuple[Face, int, int]] = []
        shown: list[tuple[Face, int, int]] = []
        monkeypatch.setattr(faces, "order", lambda face, *px, **_: ordered.append((face, *px)))
        order_pictures(faces, 1.0, QSize(*size), offers, 1.0)
        stand_in = faces.pixmap(offers[0].box, 8, 8)

        def pixmap(face: Face, *px: int, **_: float) -> object:
            shown.append((face, *px))
            return stand_in

        monkeypatch.setattr(faces, "pixmap", pixmap)
        page = HomePage(style, offers, levels())
        qtbot.addWidget(page)
        page.resize(*size)
        page.grab()
        large = {offer.box for offer in offers} | set(offers[0].showcase)
        assert ordered
        assert set(ordered) == {one for one in shown if one[0] in large}
