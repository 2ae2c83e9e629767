"""What a screen reader finds: every control has a name, a role and its state."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import datetime

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QAccessible, QPainter
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cakedesk.app.end.page import EndPage
from cakedesk.app.help.about_page import AboutPage
from cakedesk.app.home.page import HomePage
from cakedesk.app.saves.running_match import saved_text
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.table.kit.points_painting import PointsPainter
from cakedesk.table.kit.points_table import PointsColumn, PointsRow
from cakedesk.table.theme import DARK
from tests.app.pages_kit import offer, running, shown, summary
from tests.tree import walk

Role = QAccessible.Role
CONTROLS = {Role.Button, Role.RadioButton, Role.CheckBox, Role.EditableText}


def _found(page: QWidget) -> list[tuple[QAccessible.Role, str]]:
    root = QAccessible.queryAccessibleInterface(page)
    return [(found.role(), found.text(QAccessible.Text.Name)) for found in walk(root)]


def _open(qtbot: QtBot, page: QWidget) -> None:
    page.resize(1280, 800)
    page.show()
    qtbot.waitExposed(page)


def test_the_home_page_can_be_walked(qtbot: QtBot, style: PageStyle) -> None:
    page = HomePage(style, [offer()])
    page.resume.set_matches(running(2))
    _open(qtbot, page)
    found = _found(page)
    assert [name for role, name in found if role in CONTROLS and not name] == []
    for expected in (
        (Role.Button, "Menu"),
        (Role.RadioButton, "Top Cake"),
        (Role.Button, "Resume"),
        (Role.EditableText, "Name of seat 1"),
        (Role.RadioButton, "Person"),
        (Role.RadioButton, "medium"),
        (Role.Button, "Start the game"),
        (Role.StaticText, "Which cake today?"),
    ):
        assert expected in found
    page.close()


def test_every_control_that_takes_the_focus_has_a_name(qtbot: QtBot, style: PageStyle) -> None:
    end = EndPage(style)
    end.show_summary("Top Cake", ("Ada", "Ben", "Zoé", "Łucja"), summary())
    sheet = AboutPage(style, end)
    _open(qtbot, end)
    sheet.open()
    focusable = [widget for widget in shown(end) if widget.focusPolicy() != Qt.FocusPolicy.NoFocus]
    assert len(focusable) > 5
    assert [widget for widget in focusable if not widget.accessibleName()] == []
    end.close()


@pytest.fixture
def british() -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(QLocale("en_GB"))
    yield
    QLocale.setDefault(before)


@pytest.mark.parametrize(
    ("moment", "text"),
    [
        (datetime(2026, 3, 12, 20, 14), "today 20:14"),
        (datetime(2026, 3, 11, 9, 5), "yesterday 09:05"),
        (datetime(2026, 3, 8, 15, 2), "Sunday 15:02"),
        (datetime(2026, 3, 4, 15, 2), "4 Mar"),
        (datetime(2025, 3, 12, 15, 2), "12 Mar 2025"),
        # A clock that ran ahead: nothing can have been then.
        (datetime(2026, 3, 13, 1, 0), "13 Mar 2026"),
        (datetime(2031, 1, 1, 10, 0), "1 Jan 2031"),
    ],
)
def test_times_are_told_the_way_people_do(british: None, moment: datetime, text: str) -> None:
    assert saved_text(moment, datetime(2026, 3, 12, 23, 30)) == text


def test_sources_of_points_are_spoken_by_their_names(qtbot: QtBot, style: PageStyle) -> None:
    end, told = EndPage(style), summary()
    columns = (PointsColumn("11", spoken="chocolate"), *told.points.columns[1:])
    points = replace(told.points, columns=columns)
    end.show_summary("Top Cake", ("Ada", "Ben", "Zoé", "Łucja"), replace(told, points=points))
    names = [row.accessibleName() for row in end.sheet.rows if row.isVisibleTo(end)]
    assert "chocolate 8, velvet 4" in names[0]
    heads = [(head.accessibleName(), head.tooltip) for head in end.sheet.heads]
    assert heads == [(told, told) for told in ("chocolate", "velvet", "carrot", "toppers", "total")]
    assert not any("11 8" in name for name in names)


def test_a_single_point_is_told_as_one(qtbot: QtBot, style: PageStyle, spoken: Callable[[str], None]) -> None:
    spoken("en")
    end, told = EndPage(style), summary()
    rows = (*told.points.rows[:3], PointsRow(2, 4, False, (1, 0, 0, 0), 1))
    points = replace(told.points, rows=rows)
    end.show_summary("Top Cake", ("Ada", "Ben", "Zoé", "Łucja"), replace(told, points=points))
    names = [row.accessibleName() for row in end.sheet.rows if row.isVisibleTo(end)]
    assert names[2].startswith("Łucja, 3rd, 11 points: ")
    assert names[3].startswith("Zoé, 4th, 1 point: ")


def test_points_are_painted_once(qtbot: QtBot, style: PageStyle, monkeypatch: pytest.MonkeyPatch) -> None:
    painted: list[int] = []
    paint_row = PointsPainter.paint_row

    def counted(painter: PointsPainter, on: QPainter, number: int) -> None:
        painted.append(number)
        paint_row(painter, on, number)

    monkeypatch.setattr(PointsPainter, "paint_row", counted)
    end = EndPage(style)
    end.show_summary("Top Cake", ("Ada", "Ben", "Zoé", "Łucja"), summary())
    _open(qtbot, end)
    qtbot.waitUntil(lambda: len(painted) >= 4)

    def is_whole() -> bool:
        missed = style.faces.missed
        end.grab()
        return style.faces.is_idle and style.faces.missed == missed

    qtbot.waitUntil(is_whole)
    painted.clear()
    end.grab()
    style.pictures_changed.emit()
    end.grab()
    assert painted == [], "nothing is new"
    style.set_theme(DARK)
    end.grab()
    assert sorted(painted) == [0, 1, 2, 3]
    end.close()
