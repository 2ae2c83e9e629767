"""Earlier moments on the table: the real one waits, and is there again exactly as it was."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cakedesk.app.match.moment_table import MomentTable
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.games.top_cake.events import CardResolved
from cakedesk.games.top_cake.phases import BIDDING
from cakedesk.table.boards.top_cake.board import TopCakeBoard
from cakedesk.table.boards.top_cake.segments import Screen
from cakedesk.table.items import TagItem, TextItem
from cakedesk.table.items.focus_frame import FocusFrame
from cakedesk.table.items.light_item import LightItem
from tests.app.log_kit import LoggedTable, logged_table


@pytest.fixture
def table(qtbot: QtBot, style: PageStyle) -> Iterator[LoggedTable]:
    with logged_table(qtbot, style, steps=14) as table:
        yield table


def moment(table: LoggedTable) -> MomentTable:
    found = table.log.moments.table
    assert found is not None
    return found


def places(table: LoggedTable) -> list[tuple[object, ...]]:
    """Where everything is, but for the keyboard's ring: that leaves with the focus."""
    items = table.page.scene.table_items()
    return [
        (item.key, item.rect_px(), item.isVisible()) for item in items if not isinstance(item, FocusFrame)
    ]


def test_a_line_shows_the_table_as_it_was(table: LoggedTable) -> None:
    entry = table.page.log.list.entries[table.index_of("one down on")]
    table.page.log.list.chosen.emit(table.index_of("one down on"))
    assert table.waiter.calls == ["hold"]
    there = moment(table)
    assert there.isVisible()
    assert not table.page.view.isVisible()
    assert there.strip.text == f"Move {entry.step + 1} of 14, as it was"
    assert there.board is not None
    wanted = table.model.look_at(entry.step + 1, None)
    assert there.board.bidding.look.shown.bids == wanted.shown.bids  # type: ignore[attr-defined]
    rings = [item for item in there.scene.table_items() if isinstance(item, LightItem)]
    assert rings, "what the line is about stands out there too"
    table.page.log.pointed.emit(())
    assert [item for item in there.scene.table_items() if isinstance(item, LightItem)], (
        "as long as it is shown"
    )
    row = table.page.log.list.row_of(table.index_of("one down on"))
    assert row is None or row.is_current


def shown_texts(there: MomentTable) -> list[str]:
    items = (item for item in there.scene.table_items() if item.isVisible())
    return [item.text for item in items if isinstance(item, TextItem | TagItem)]


def test_the_past_is_told_as_past(table: LoggedTable) -> None:
    bar, lines = table.page.bar, table.page.log.list
    now = (bar._change._label.text(), bar._status.text())
    bids = table.index_of("one down on")
    lines.chosen.emit(bids)
    there = moment(table)
    assert bar._change._label.text() == there.strip.text
    assert bar._status.text() == "Round 1 of 5"
    words = shown_texts(there)
    assert "next up" in words
    assert not {"your turn", "to bid", "next"} & set(words)
    assert [text for text in words if text.startswith("Next: ") and text.endswith(" bids")]
    table.log.moments.back_to_now()
    assert (bar._change._label.text(), bar._status.text()) == now


def test_each_line_of_a_resolving_has_a_moment_of_its_own(table: LoggedTable) -> None:
    lines = table.page.log.list
    while not any(" stack with " in entry.line.text for entry in lines.entries):
        table.play(1)
        table.rest()
    resolved = [
        index
        for index, entry in enumerate(lines.entries)
        if entry.line.at is not None
        and entry.line.at >= 0
        and isinstance(table.model.sights_of(entry.step, None)[entry.line.at].event, CardResolved)
    ]
    assert len(resolved) == 4
    seen = set()
    for number, index in enumerate(resolved):
        lines.chosen.emit(index)
        there, entry = moment(table), lines.entries[index]
        assert there.strip.text == f"During move {entry.step + 1} of {table.model.moves_count}, as it was"
        board = there.board
        assert isinstance(board, TopCakeBoard)
        assert board.screen is Screen.RESOLVING
        assert board.primary_button is None, "there is nothing to go on with"
        assert f"Card {number + 1} of 4" in shown_texts(there)
        assert not there.scene.queue.busy
        seen.add(there.scene.find("resolving/card").accessible_name)  # type: ignore[union-attr]
        there.resize(there.width() + 2, there.height())
        assert f"Card {number + 1} of 4" in shown_texts(there)
        there.resize(there.width() - 2, there.height())
    assert len(seen) == 4
    steps, count = table.log.moments.steps, table.model.moves_count
    moment(table).strip.later_button.click()
    assert moment(table).strip.text == f"Move {steps} of {count}, as it was", "the end of the same move"
    lines.chosen.emit(resolved[0])
    table.log.moments.move(-1)
    assert moment(table).strip.text == f"Move {steps - 1} of {count}, as it was"
    last = next(index for index, entry in enumerate(lines.entries) if " stack with " in entry.line.text)
    lines.chosen.emit(last)
    assert [
        text for text in shown_texts(moment(table)) if text.startswith("Next: ") and text.endswith(" stacks")
    ]
    assert "stacks next" not in shown_texts(moment(table))
    assert not [text for text in shown_texts(moment(table)) if text.endswith("to place")]


def test_back_to_now_changes_nothing(qtbot: QtBot, table: LoggedTable) -> None:
    while table.model.look().shown.phase != BIDDING:
        table.play(1)
        table.rest()
    seat = table.model.turn()
    table.model.viewer = seat
    table.board.show_look(table.model.look())
    table.board.let_act(table.model.look())
    table.rest()
    kind = next(item.key for item in table.page.scene.interactive_items() if item.key.startswith("hand/"))
    item = table.page.scene.find(kind)
    assert item is not None
    table.page.scene.gestures.act_on_focus(item)
    QTest.mouseMove(table.page.bar, QPoint(2, 2))
    table.rest()
    before = places(table)
    size = table.page.view.size()
    table.log.moments.show(3)
    table.log.moments.move(-1)
    table.log.moments.back_to_now()
    assert table.page.view.isVisible()
    assert table.page.view.size() == size
    assert places(table) == before
    assert table.waiter.calls == ["hold", "release False"]
    there = moment(table)
    assert there.board is None
    assert not [item for item in there.scene.table_items() if item.isVisible() and item.key]


def test_earlier_and_later_by_keys_and_buttons(table: LoggedTable) -> None:
    moments = table.log.moments
    moments.show(2)
    strip = moment(table).strip
    assert QApplication.focusWidget() is strip.now_button
    QTest.keyClick(strip.now_button, Qt.Key.Key_Left)
    assert moments.steps == 1
    strip.earlier_button.click()
    assert moments.steps == 0
    assert strip.text.replace("move(s)", "moves") == "Before the first of 14 moves"
    assert not strip.earlier_button.isEnabled()
    QTest.keyClick(strip.now_button, Qt.Key.Key_Left)
    assert moments.steps == 0
    QTest.keyClick(strip.now_button, Qt.Key.Key_Right)
    assert moments.steps == 1
    moments.show(99)
    assert moments.steps == 14
    assert not strip.later_button.isEnabled()
    QTest.keyClick(moment(table).view, Qt.Key.Key_Escape)
    assert not moments.is_shown
    assert table.page.view.hasFocus()
    moments.move(-1)
    assert not moments.is_shown, "there is nothing to go from"


def test_nothing_can_be_done_in_the_past(table: LoggedTable) -> None:
    table.log.moments.show(2)
    there = moment(table)
    assert there.board is not None
    assert there.board.primary_button is None
    moves = table.model.moves_count
    QTest.keyClick(there.view, Qt.Key.Key_Return)
    assert table.model.moves_count == moves


def test_each_seat_sees_its_own_past(table: LoggedTable) -> None:
    table.model.viewer = 1
    table.log.moments.show(2)
    board = moment(table).board
    assert board is not None
    assert board.bidding.look.seat == 1  # type: ignore[attr-defined]
    table.model.viewer = 2
    assert not table.log.moments.is_shown, "other eyes: what they must not see is gone"


def test_the_curtain_hides_a_moment_too(table: LoggedTable) -> None:
    table.log.moments.show(2)
    table.page.curtain.cover_table()
    assert not moment(table).isVisible()
    assert not table.page.view.isVisible()
    table.page.curtain.drop()
    assert moment(table).isVisible()
    assert not table.page.view.isVisible()


def test_a_move_ends_the_look_back(table: LoggedTable) -> None:
    table.log.moments.show(2)
    table.play(1)
    assert not table.log.moments.is_shown
    table.rest()
    table.log.moments.show(2)
    table.model.undo_to(table.model.moves_count - 1)
    assert not table.log.moments.is_shown


class _Foot(QWidget):
    def wanted_height_px(self) -> int:
        return 80


def test_a_footer_stands_below_the_table(table: LoggedTable) -> None:
    page, foot = table.page, _Foot()
    whole = page.view.height()
    page.set_footer(foot)
    assert foot.isVisible()
    assert page.view.height() == whole - 80
    assert foot.geometry().top() == page.view.geometry().bottom() + 1
    assert foot.width() == page.view.width()
    table.log.moments.show(1)
    assert not foot.isVisible()
    table.log.moments.back_to_now()
    assert foot.isVisible()
    page.curtain.cover_table()
    assert not foot.isVisible()
    page.curtain.drop()
    page.set_footer(None)
    assert not foot.isVisible()
    assert page.view.height() == whole
    foot.setParent(None)
