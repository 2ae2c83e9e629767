"""Pictures of items are drawn after the layout, once, in slices, and never seen half done."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cakedesk.table import loop_turn
from cakedesk.table.animation import Group
from cakedesk.table.items import PanelItem
from cakedesk.table.items.base import Picture
from cakedesk.table.late_drawing import MOST_AT_ONCE
from cakedesk.table.pixmap_cache import canvas
from cakedesk.table.scene import TableScene
from cakedesk.table.theme import LIGHT
from cakedesk.table.view import TableView
from tests.table.paints import Paints
from tests.table.stillness import comes_to_rest


class CountedPanel(PanelItem):
    """Counts how often it is drawn."""

    drawn = 0

    def draw(self) -> Picture | None:
        """A pixmap of its size."""
        self.drawn += 1
        return Picture(canvas(max(1.0, self.width_px), max(1.0, self.height_px), 1.0))


def panels(scene: TableScene, count: int) -> list[CountedPanel]:
    items = [CountedPanel(scene) for _ in range(count)]
    for item in items:
        item.resize(40, 30)
    return items


def test_several_changes_are_drawn_once(scene: TableScene, view: TableView, qtbot: QtBot) -> None:
    (panel,) = panels(scene, 1)
    panel.resize(50, 30)
    panel.restyle(fill="well")
    assert panel.drawn == 0
    qtbot.waitUntil(lambda: panel.drawn > 0)
    assert panel.drawn == 1
    assert panel.pixmap().width() == 50
    assert panel.drawn == 1, "asking for it draws it only if that is due"


def test_asking_for_a_picture_draws_it(scene: TableScene) -> None:
    (panel,) = panels(scene, 1)
    assert scene.drawing.is_due(panel)
    assert panel.pixmap().width() == 40
    assert not scene.drawing.is_due(panel)


def test_what_is_under_the_pointer_is_drawn_before(scene: TableScene, view: TableView) -> None:
    (panel,) = panels(scene, 1)
    panel.set_interactive(True)
    assert scene.interactive_at(QPointF(20, 15)) is panel


def test_views_and_the_queue_wait_for_many_pictures(
    scene: TableScene, view: TableView, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loop_turn, "AT_ONCE_S", 0.0)
    items = panels(scene, 20)
    scene.drawing.draw_all()
    told: list[bool] = []
    scene.drawing.behind_changed.connect(told.append)
    begun: list[int] = []
    for item in items:
        item.resize(60, 30)
    scene.queue.play(Group(on_start=lambda: begun.append(sum(item.drawn == 2 for item in items))))
    assert view.viewport().updatesEnabled(), "not before the turn is over"
    qtbot.waitUntil(lambda: bool(begun))
    assert begun == [20], "nothing moves before all is drawn"
    assert told == [True, False]
    assert view.viewport().updatesEnabled()


def test_a_picture_of_the_view_is_complete(scene: TableScene, view: TableView) -> None:
    items = [PanelItem(scene) for _ in range(12)]
    for number, item in enumerate(items):
        item.resize(40, 40)
        item.place(60 * number, 100)
    QApplication.sendPostedEvents(scene.drawing)
    assert scene.drawing.is_behind
    image = view.grab().toImage()
    for number in range(12):
        color = QColor(image.pixelColor(60 * number + 20, 120))
        assert abs(color.red() - LIGHT.panel.red()) < 4
    assert not scene.drawing.is_behind


def test_views_wait_for_a_change_of_several_turns_and_give_their_picture_to_whoever_asks(
    scene: TableScene, view: TableView, qtbot: QtBot
) -> None:
    comes_to_rest(scene, qtbot)
    before = view.grab().toImage()
    scene.drawing.hold(True)
    panel = PanelItem(scene)
    panel.resize(40, 40)
    assert not view.viewport().updatesEnabled()
    assert not scene.drawing.is_behind, "what moves does not wait"
    during = view.grab().toImage()
    assert not view.viewport().updatesEnabled(), "they wait on"
    scene.drawing.hold(False)
    assert scene.drawing.is_behind, "before anything moves on it is painted"
    QApplication.sendPostedEvents(scene.drawing)
    assert view.viewport().updatesEnabled()
    assert during == view.grab().toImage() != before
    scene.drawing.hold(True)
    view.resize(view.width() + 40, view.height())
    panels(scene, MOST_AT_ONCE + 1)
    QApplication.sendPostedEvents(scene.drawing)
    assert view.viewport().updatesEnabled(), "of what was shown in another size nothing is kept"
    view.viewport().repaint()
    scene.drawing.hold(True)
    assert not view.viewport().updatesEnabled(), "it is painted"
    scene.drawing.hold(False)
    scene.drawing.hold(False)


def test_a_whole_change_of_many_pictures_is_not_painted_before_they_are_drawn(scene: TableScene) -> None:
    scene.drawing.draw_all()
    scene.drawing.hold(True)
    panels(scene, MOST_AT_ONCE + 1)
    scene.drawing.hold(False)
    for _ in range(2):  # the second would be after painting
        QApplication.sendPostedEvents(scene.drawing)
    assert scene.drawing.is_behind
    scene.drawing.draw_all()
    assert not scene.drawing.is_behind


def test_a_change_that_is_given_up_for_another_is_not_painted(
    scene: TableScene, view: TableView, qtbot: QtBot
) -> None:
    comes_to_rest(scene, qtbot)
    painted: list[None] = []
    paints = Paints(view.viewport(), lambda: painted.append(None))
    for is_half_done in (True, False, True):
        scene.drawing.hold(is_half_done)
    QApplication.processEvents()
    assert not painted
    scene.drawing.hold(False)
    qtbot.waitUntil(lambda: bool(painted))
    paints.deleteLater()


def test_what_a_change_shows_is_painted_before_anything_moves_on(
    scene: TableScene, view: TableView, qtbot: QtBot
) -> None:
    comes_to_rest(scene, qtbot)
    order: list[str] = []
    paints = Paints(view.viewport(), lambda: order.append("painted"))
    scene.drawing.behind_changed.connect(lambda waits: order.append("waits" if waits else "moves on"))
    scene.drawing.hold(True)
    scene.drawing.hold(False)
    qtbot.waitUntil(lambda: "moves on" in order)
    assert order == ["waits", "painted", "moves on"]
    paints.deleteLater()


def test_what_moves_does_not_wait_for_views_that_nobody_sees(scene: TableScene, qtbot: QtBot) -> None:
    scene.drawing.hold(True)
    scene.drawing.hold(False)
    assert scene.drawing.is_behind
    qtbot.waitUntil(lambda: not scene.drawing.is_behind)


def test_hidden_items_come_after_the_others(scene: TableScene, view: TableView, qtbot: QtBot) -> None:
    hidden, seen = panels(scene, 2)
    hidden.setVisible(False)
    scene.drawing.draw_all()
    assert (hidden.drawn, seen.drawn) == (0, 1)
    qtbot.waitUntil(lambda: hidden.drawn == 1)


def test_what_comes_and_goes_while_hidden_items_are_drawn_keeps_no_view_waiting(
    scene: TableScene, view: TableView, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    comes_to_rest(scene, qtbot)
    (hidden,) = panels(scene, 1)
    hidden.setVisible(False)

    def come_and_go() -> None:
        for item in panels(scene, 12):
            item.discard()

    monkeypatch.setattr(hidden, "draw", come_and_go)
    comes_to_rest(scene, qtbot)
    assert not scene.drawing.is_due(hidden)
    assert not scene.drawing.is_behind and view.viewport().updatesEnabled()


def test_what_has_gone_is_not_drawn(scene: TableScene, view: TableView, qtbot: QtBot) -> None:
    items = panels(scene, 12)
    for item in items:
        item.discard()
    comes_to_rest(scene, qtbot)
    assert not scene.drawing.is_behind
    assert [item.drawn for item in items] == [0] * 12
