"""The log beside the table: what it shows, to whom, and by which keys."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QGuiApplication, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cakedesk.app.log.list import LogList
from cakedesk.app.log.model import LogEntry
from cakedesk.app.log.panel import LogPanel
from cakedesk.app.log.rows import LogRow
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.table.items.light_item import LightItem
from cakedesk.table.log_line import LogLine
from cakedesk.table.theme import DARK, LIGHT
from tests.app.log_kit import NAMES, LoggedTable, logged_table
from tests.app.pages_kit import (
    LONG_NAME,
    SIZES,
    clipped_texts,
    long_words,
    outside,
    overlapping_targets,
    page_style,
    shown,
    small_targets,
)


@pytest.fixture
def table(qtbot: QtBot, style: PageStyle) -> Iterator[LoggedTable]:
    with logged_table(qtbot, style, steps=20) as table:
        yield table


def row(table: LoggedTable, index: int) -> LogRow:
    found = table.page.log.list.row_of(index)
    assert found is not None
    return found


@pytest.mark.parametrize("by_key", [False, True])
def test_closing_it_leaves_the_keyboard_where_it_was_on_the_table(table: LoggedTable, by_key: bool) -> None:
    page = table.page
    items = page.scene.focus.candidates()
    place = items[len(items) // 2]
    page.view.setFocus()
    page.scene.focus.set_current(place)
    close = page.log.close_button
    close.setFocus(Qt.FocusReason.TabFocusReason)
    if by_key:
        QTest.keyClick(close, Qt.Key.Key_Space)
    else:
        QTest.mouseClick(close, Qt.MouseButton.LeftButton)
    assert not page.is_log_open and page.view.hasFocus()
    assert page.scene.focus.current is place and page.scene.focus.shown


def focused_row() -> LogRow:
    widget = QApplication.focusWidget()
    assert isinstance(widget, LogRow)
    return widget


def spoken(root: QWidget) -> list[str]:
    def walk(interface: QAccessibleInterface) -> Iterator[str]:
        if interface.state().invisible:
            return
        yield interface.text(QAccessible.Text.Name)
        for number in range(interface.childCount()):
            child = interface.child(number)
            if child is not None:
                yield from walk(child)

    return list(walk(QAccessible.queryAccessibleInterface(root)))


def test_it_stands_right_of_the_table_below_the_bar(table: LoggedTable) -> None:
    page = table.page
    assert page.log.width() == 378
    assert page.log.geometry().right() == page.width() - 1
    assert page.log.y() == page.bar.height()
    assert page.view.width() == 1600 - 378
    page.log.close_button.click()
    assert not page.is_log_open
    assert page.view.width() == 1600
    opened: list[bool] = []
    page.log_opened.connect(opened.append)
    page.bar.log_button.click()
    assert opened == [True]
    assert page.bar.log_button.isChecked()
    assert page.log.isVisible()
    page.set_log_open(False)
    assert opened == [True], "silently"
    assert not page.bar.log_button.isChecked()


def is_at_end(panel: LogList) -> bool:
    return panel._bar.value() >= panel._bar.maximum()


def test_it_follows_the_newest_line_unless_somebody_scrolls_away(qtbot: QtBot, table: LoggedTable) -> None:
    panel = table.page.log.list
    qtbot.waitUntil(lambda: is_at_end(panel))
    before = len(panel.entries)
    table.play(1)
    table.rest()
    qtbot.waitUntil(lambda: len(panel.entries) > before and is_at_end(panel))
    assert row(table, len(panel.entries) - 1).is_current or panel.entries[-1].line.is_heading
    middle = QPointF(panel.width() / 2, panel.height() / 2)
    for _ in range(8):
        wheel = QWheelEvent(
            middle,
            panel.mapToGlobal(middle),
            QPoint(0, 0),
            QPoint(0, 240),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(panel, wheel)
    qtbot.waitUntil(lambda: panel.offset_px < 5)
    table.play(1)
    table.rest()
    qtbot.wait(250)
    assert panel.offset_px < 5, "who reads further up is left there"


def test_lines_light_their_cards(table: LoggedTable) -> None:
    entries = table.page.log.list.entries
    in_row = set(table.model.look().shown.row)
    index = max(at for at, entry in enumerate(entries) if in_row & set(entry.line.marks))
    table.page.log.list.set_current(index)
    QTest.qWait(250)
    QTest.mouseMove(row(table, index), QPoint(20, 20))
    row(table, index).entered.emit()
    rings = [item for item in table.page.scene.table_items() if isinstance(item, LightItem)]
    assert rings
    row(table, index).left.emit()
    assert not [item for item in table.page.scene.table_items() if isinstance(item, LightItem)]


def test_by_keyboard_alone(qtbot: QtBot, table: LoggedTable) -> None:
    page = table.page
    last = len(page.log.list.entries) - 1
    page.log.copy_button.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(page.log.copy_button, Qt.Key.Key_Backtab)
    assert focused_row().is_current
    QTest.keyClick(focused_row(), Qt.Key.Key_End)
    assert focused_row().index >= last - 1
    QTest.keyClick(focused_row(), Qt.Key.Key_Up)
    QTest.keyClick(focused_row(), Qt.Key.Key_PageUp)
    assert focused_row().index < last - 3
    QTest.keyClick(focused_row(), Qt.Key.Key_Home)
    assert focused_row().index == 1, "the first line below the first heading"
    qtbot.waitUntil(lambda: page.log.list.offset_px < 5)
    QTest.keyClick(focused_row(), Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == table.texts[1]
    QTest.keyClick(focused_row(), Qt.Key.Key_Return)
    assert table.log.moments.is_shown
    assert table.log.moments.steps == 0, "it was so before anybody acted"
    QTest.keyClick(focused_row(), Qt.Key.Key_Right)
    assert table.log.moments.steps == 1
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert not table.log.moments.is_shown
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert page.view.hasFocus()


def test_a_line_that_was_let_go_answers_no_more(table: LoggedTable) -> None:
    lines, wanted, before = table.page.log.list, list[object](), QGuiApplication.clipboard().text()
    gone = next(found for found in map(lines.row_of, range(len(lines.entries))) if found is not None)
    table.page.log.moment_wanted.connect(wanted.append)
    table.page.log.why_wanted.connect(wanted.append)
    lines.set_entries([], -1)
    assert gone.index < 0
    for signal in (gone.clicked, gone.copied, gone.why.clicked):
        signal.emit()
    assert wanted == [] and QGuiApplication.clipboard().text() == before


def test_one_seat_alone(table: LoggedTable) -> None:
    panel = table.page.log
    whole = table.texts
    panel.filter.seats[1].click()
    assert panel.filter.seat == 1
    mine = [entry for entry in panel.list.entries if not entry.line.is_heading]
    assert mine
    assert all(entry.line.seat == 1 for entry in mine)
    assert not panel.list.entries[-1].line.is_heading, "no heading without a line"
    table.play(4)
    table.rest()
    assert {entry.line.seat for entry in panel.list.entries if not entry.line.is_heading} == {1}
    panel.filter.everybody.click()
    assert table.texts[: len(whole)] == whole


def test_all_that_is_shown_is_copied(table: LoggedTable) -> None:
    panel = table.page.log
    panel.copy_button.click()
    text = QGuiApplication.clipboard().text()
    assert text.split("\n\n")[0].split("\n")[0] == "Round 1, bidding"
    assert [line for line in text.split("\n") if line] == table.texts
    panel.filter.seats[2].click()
    panel.close_button.setFocus()
    QTest.keyClick(panel.close_button, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert [line for line in QGuiApplication.clipboard().text().split("\n") if line] == table.texts
    assert "copied" in panel._hint.text()


def test_beneath_the_curtain_there_is_no_line(table: LoggedTable) -> None:
    page = table.page
    words = set(table.texts)
    assert words & set(spoken(page))
    page.curtain.pass_to(1, "Ben")
    assert not page.log.isVisible()
    assert not page.bar.isVisible()
    assert page.log.list.entries == []
    assert not words & set(spoken(page))
    assert not [one for one in page.log.findChildren(LogRow) if one.isVisible()]
    page.curtain.drop()
    assert page.log.isVisible()
    assert set(table.texts) == words


def test_whoever_comes_to_the_table_reads_what_they_saw(table: LoggedTable) -> None:
    asked: list[object] = []
    table.log.lines.reset.connect(lambda: asked.append(table.log.lines._viewer))
    table.model.viewer = 2
    assert asked == [2]
    assert table.log.lines._viewer == 2


def test_undone_moves_are_not_told_any_more(table: LoggedTable) -> None:
    before = table.texts
    table.model.undo_to(table.model.moves_count - 1)
    table.board.show_look(table.model.look())
    table.rest()
    assert len(table.texts) < len(before)
    assert table.texts == before[: len(table.texts)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_nothing_is_clipped(qtbot: QtBot, size: tuple[int, int], theme: Any) -> None:
    with long_words(), page_style(theme) as style, logged_table(qtbot, style, size=size, steps=20) as table:
        qtbot.wait(50)
        panel = table.page.log
        assert clipped_texts(panel) == []
        assert small_targets(panel) == []
        assert overlapping_targets(panel.filter) == []
        fixed = [panel.close_button, panel.copy_button, *panel.filter.seats, panel.filter.everybody]
        assert [one for one in outside(panel) if "LogRow" not in one] == []
        assert all(one.isVisible() for one in fixed)
        for line in shown(panel.list, LogRow):
            assert line.accessibleName()
        table.log.moments.show(3)
        moment = table.log.moments.table
        assert moment is not None
        qtbot.wait(20)
        assert clipped_texts(moment) == []
        assert small_targets(moment.strip) == []
        assert overlapping_targets(moment.strip) == []


@pytest.mark.parametrize("size", SIZES[:3])
@pytest.mark.parametrize("text_scale", [1.25, 1.5])
def test_lines_and_headings_are_read_in_full_in_large_text(
    qtbot: QtBot, style: PageStyle, size: tuple[int, int], text_scale: float
) -> None:
    style.resize_to(*size)
    style.set_text_scale(text_scale)
    window = QWidget()
    window.resize(LogPanel.width_px(style), size[1] - 200)
    lines = LogList(style, window)
    lines.setGeometry(window.rect())
    words = [
        LogLine(-1, "Auflösung der Lebkuchenhausverzierungsreihe in Runde 5 von 5", is_heading=True),
        LogLine(3, f"{LONG_NAME} bietet auf Red Velvet und Battenberg"),
        LogLine(-1, "Neu in der Reihe: Battenberg 6, Battenberg 2, Schokolade und Red Velvet"),
        LogLine(2, "Ben: 5 offen auf Red Velvet, eine verdeckt auf Battenberg 6"),
    ]
    lines.set_entries([LogEntry(0, word) for word in words], 3)
    window.show()
    rows = [row for row in shown(lines, LogRow) if row.y() + row.height() <= lines.height()]
    assert len(rows) == 3
    assert clipped_texts(window) == []
    assert small_targets(window) == []
    window.close()


def test_a_thousand_lines_have_few_widgets(qtbot: QtBot, style: PageStyle) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(378, 700)
    panel = LogList(style, page)
    panel.resize(360, 600)
    page.show()
    rng = Random(1)
    lines = [
        LogEntry(at, LogLine(at % 4, f"{NAMES[at % 4]}: {rng.randrange(9)} up on Chocolate, one down", ()))
        for at in range(1000)
    ]
    panel.set_entries(lines, 999)
    assert is_at_end(panel)
    assert len(panel.findChildren(LogRow)) < 25
    panel.set_current(3)
    qtbot.waitUntil(lambda: panel.row_of(3) is not None and panel.offset_px < 300)
    assert len(panel.findChildren(LogRow)) < 40
    panel.stop()


def test_a_fresh_match_tells_how_it_began(qtbot: QtBot, style: PageStyle) -> None:
    with logged_table(qtbot, style) as table:
        began = list(table.texts)
        assert began[0] == "Round 1, bidding" and len(began) == 4
        assert table.page.log.shown_text() == "\n".join(began), "it is copied, too"
        assert "Nothing has happened yet." not in spoken(table.page.log)
        table.page.log.filter.seats[1].click()
        assert "Nothing has happened yet." in spoken(table.page.log), "of that seat"
        table.page.log.filter.everybody.click()
        table.play(1)
        table.rest()
        assert table.texts[:4] == began and len(table.texts) == 5
        table.page.log.moment_wanted.emit(table.page.log.list.entries[2])
        assert table.log.moments.is_shown and table.log.moments.steps == 0
