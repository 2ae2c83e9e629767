"""A button on a page and one on the table have one body, by day and by night, whatever is done with them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cakedesk.app.widgets.buttons import PillButton
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.table.bodies import ButtonState, PanelStyle, draw_box, draw_button
from cakedesk.table.items import ButtonItem, PanelItem
from cakedesk.table.motion import Motion
from cakedesk.table.pixmap_cache import canvas, smooth_painter
from cakedesk.table.scene import TableScene
from cakedesk.table.strokes import Frame
from cakedesk.table.theme import DARK, LIGHT, Theme
from tests.app.pages_kit import page_style

WIDTH, HEIGHT = 200, 60


@pytest.fixture(params=[LIGHT, DARK], ids=["light", "dark"])
def style(qtbot: QtBot, request: pytest.FixtureRequest) -> Iterator[PageStyle]:
    with page_style(request.param) as style:
        yield style


@pytest.fixture
def scene(style: PageStyle) -> Iterator[TableScene]:
    scene = TableScene(style.faces, style.theme, Motion())
    scene.metrics = style.metrics
    yield scene
    scene.shut_down()


def _down_the_middle(image: QImage, top: int = 0) -> list[int]:
    image.setDevicePixelRatio(1.0)
    return [image.pixel(image.width() // 2, top + y) for y in range(HEIGHT)]


@pytest.mark.parametrize("state", ["plain", "unavailable", "pressed"])
@pytest.mark.parametrize("kind", ["primary", "secondary"])
def test_buttons_of_pages_and_tables_are_alike(
    qtbot: QtBot, style: PageStyle, scene: TableScene, kind: Literal["primary", "secondary"], state: str
) -> None:
    ground = QWidget()
    qtbot.addWidget(ground)
    ground.resize(WIDTH, HEIGHT)
    ground.setStyleSheet(f"background: {style.theme.panel.name()}")
    widget = PillButton(style, "", ground, kind=kind)
    widget.place(QRectF(0, 0, WIDTH, HEIGHT))
    widget.setEnabled(state != "unavailable")
    widget.setDown(state == "pressed")
    on_page = _down_the_middle(ground.grab().toImage())

    item = ButtonItem(scene, "button", "", kind)
    item.resize(WIDTH, HEIGHT)
    item.available = state != "unavailable"
    item.set_pressed(state == "pressed")
    picture = item.draw()
    assert picture is not None
    table = QImage(picture.pixmap.size(), QImage.Format.Format_RGB32)
    table.fill(style.theme.panel)
    painter = QPainter(table)
    painter.drawPixmap(0, 0, picture.pixmap)
    painter.end()
    assert on_page == _down_the_middle(table, round(picture.top_px))


def test_a_panel_item_is_painted_with_shadow_fill_and_frame(style: PageStyle, scene: TableScene) -> None:
    def opaque(look: PanelStyle) -> int:
        item = PanelItem(scene, look)
        item.resize(WIDTH, HEIGHT)
        picture = item.draw()
        assert picture is not None
        image = picture.pixmap.toImage()
        return sum(image.pixelColor(image.width() // 2, y).alpha() for y in range(image.height()))

    flat = opaque(PanelStyle())
    assert opaque(PanelStyle(fill_opacity=0.5)) < flat
    assert opaque(PanelStyle(shadow="rest")) > flat
    assert opaque(PanelStyle(frame=Frame("honey", 4.0))) > flat


def _painted(theme: Theme, state: ButtonState) -> tuple[QRectF, QImage]:
    pixmap = canvas(WIDTH, HEIGHT, 1.0)
    painter = smooth_painter(pixmap)
    words, _ = draw_button(painter, QRectF(0, 0, WIDTH, HEIGHT), "primary", state, theme, 1.0)
    painter.end()
    return words, pixmap.toImage()


def test_a_raised_button_stands_on_a_lip_by_day_and_goes_down_on_it() -> None:
    raised, day = _painted(LIGHT, ButtonState())
    pressed, _ = _painted(LIGHT, ButtonState(pressed=True))
    assert raised.height() == pressed.height() == HEIGHT - 4
    assert pressed.top() - raised.top() == 4
    assert day.pixelColor(WIDTH // 2, HEIGHT - 2) == QColor(LIGHT.raspberry.darker(150).rgb())
    _, night = _painted(DARK, ButtonState())
    assert night.pixelColor(WIDTH // 2, HEIGHT - 2) == QColor(DARK.raspberry.rgb())


@pytest.mark.parametrize("edge_px", [0.0, 6.0])
def test_the_edge_of_a_box_lies_inside_it_and_takes_nothing_where_there_is_none(edge_px: float) -> None:
    pixmap = canvas(40, 40, 1.0)
    painter = smooth_painter(pixmap)
    edge = LIGHT.teal if edge_px else None
    draw_box(painter, QRectF(10, 10, 20, 20), 0, LIGHT.honey, edge, 6.0)
    painter.end()
    image = pixmap.toImage()
    assert image.pixelColor(20, 9).alpha() == 0, "nothing sticks out"
    assert image.pixelColor(20, 11) == (LIGHT.teal if edge_px else LIGHT.honey)
    assert image.pixelColor(20, 20) == LIGHT.honey
