"""Points tables: what is counted, who is ahead, and that all of it can be read where room lacks most."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from cakedesk.art import faces
from cakedesk.table.kit.action_tray import ActionTray, Asked
from cakedesk.table.kit.points_layout import COUNTING, FINAL, PointsLayout, PointsLook
from cakedesk.table.kit.points_measure import PointsMeasure
from cakedesk.table.kit.points_painting import PointsPainter
from cakedesk.table.kit.points_sheet import Note, PointsSheet
from cakedesk.table.kit.points_table import Gain, PointsColumn, PointsTable, Source, places
from cakedesk.table.kit.points_walk import PointsStep, PointsWalk
from cakedesk.table.metrics import Metrics
from cakedesk.table.motion import Motion
from cakedesk.table.scene import TableScene
from cakedesk.table.text_fit import SOFT_HYPHEN
from cakedesk.table.theme import DARK, LIGHT
from cakedesk.table.view import TableView
from tests.long_names import LONG_NAMES_ALONE
from tests.table.kit.points_kit import clipped_points, touching_points

LONG_NAMES = (
    *("Wilhelmine Bartholomäus", "Maximiliane Brückenberg", "Zoé Montmorency-Laval"),
    *("Łucja Wiśniewska-Nowak", "Christoph-Emanuel Weiß"),
)
CROWN = faces.crown_face()


def sources(columns: int, seats: int = 5, *, words: str = "gegessen") -> list[Source]:
    """Points of many kinds; the first are of earlier matches."""
    kinds = [Source.earlier_matches([127, 9, 114, 0, 129][:seats], CROWN)]
    for number in range(1, columns):
        points = [(seat + number) % 3 * number for seat in range(seats)]
        name = str(number) if number > 1 else words
        kinds.append(Source(PointsColumn(name, CROWN, f"kind {number}"), points))
    return kinds


def test_points_are_counted_by_seat_and_ranked_by_who_has_won() -> None:
    kinds = sources(3, 3)
    counted = PointsTable.counted(kinds, lit=[1], best=[2])
    assert [row.seat for row in counted.rows] == [0, 1, 2]
    assert [row.values for row in counted.rows] == [(127, 1, 4), (9, 2, 0), (114, 0, 2)]
    assert [row.total for row in counted.rows] == [132, 11, 116]
    assert [row.is_lit for row in counted.rows] == [False, True, False]
    assert [row.is_best for row in counted.rows] == [False, False, True]
    assert counted.told(counted.rows[0]) == "points of earlier matches 127, kind 1 1, kind 2 4"
    ranked = PointsTable.ranked(kinds, winners=[2])
    assert [(row.seat, row.place, row.is_best) for row in ranked.rows] == [
        (2, 1, True),
        (0, 2, False),
        (1, 3, False),
    ], "who has won is what the rules say, whatever the sums"
    assert ranked.best_in_column(2) == (0,)
    together = Source.together(PointsColumn("both"), [source.points for source in kinds[1:]], 3)
    assert together.points == [5, 2, 2]
    assert Source.together(PointsColumn("none"), [], 3).points == [0, 0, 0]
    assert places([5, 5, 5], winners=[0, 2]) == [(1, True), (3, False), (1, True)]


@pytest.mark.usefixtures("qtbot")
@pytest.mark.parametrize("text_scale", [1.0, 1.25, 1.5])
@pytest.mark.parametrize("names", [LONG_NAMES, ("Ada", "Ben", "Zoé", "Łucja", "Al")], ids=["long", "short"])
@pytest.mark.parametrize(
    ("look", "columns", "width_px", "row_px"),
    [
        (COUNTING, 4, 430, 52),
        (COUNTING, 3, 560, 66),
        (COUNTING, 4, 592, 66),
        (FINAL, 10, 780, 88),
        (FINAL, 10, 980, 110),
        (FINAL, 4, 700, 160),
    ],
    ids=lambda value: str(getattr(value, "best_frame", value)),
)
def test_nothing_touches_and_numbers_stand_in_their_columns(
    look: PointsLook,
    columns: int,
    width_px: float,
    row_px: float,
    names: Sequence[str],
    text_scale: float,
) -> None:
    metrics = Metrics(1280, 655, text_scale)
    kinds = sources(columns)
    table = PointsTable.ranked(kinds, [4]) if look.is_final else PointsTable.counted(kinds)
    row_px = max(row_px, metrics.text_px(16) * 2.3)
    layout = PointsMeasure(table, names, metrics, look, row_px).layout(width_px)
    assert (clipped_points(layout), touching_points(layout)) == ([], [])
    assert layout.name_px + sum(layout.columns_px) + layout.total_px == pytest.approx(width_px)
    assert len({name.style.px for name in layout.names}) == 1
    assert min(layout.number_size_px, layout.head_size_px) >= metrics.text_px(16) - 0.01
    for row in table.rows:
        for column, (cell, left) in enumerate(zip(layout.cells(row), layout.lefts_px(), strict=True)):
            right = left + layout.columns_px[column] + 0.01
            assert left - 0.01 <= cell.text.left() < (cell.crown or cell.text).right() <= right
            is_crowned = look.is_final and row.seat in table.best_in_column(column)
            assert (cell.crown is not None) == is_crowned
    barred = {
        cell.value: cell.bar.height() for row in table.rows for cell in layout.cells(row)[1:] if look.is_final
    }
    for (_, low), (_, high) in pairwise(sorted(barred.items())):
        assert low <= high, "more points, a higher bar"
    assert all(cell.bar.height() == 0 for row in table.rows for cell in layout.cells(row)[:1]), "carried"


@pytest.mark.usefixtures("qtbot")
@pytest.mark.parametrize("look", [COUNTING, FINAL], ids=["counting", "final"])
def test_where_there_is_room_nothing_is_smaller_and_bars_fill_their_row(look: PointsLook) -> None:
    metrics = Metrics(1600, 936)
    table = PointsTable.ranked(sources(4), [4])
    layout = PointsMeasure(table, ["Ada", "Ben", "Zoé", "Łucja", "Al"], metrics, look, 160).layout(1400)
    sizes = layout.number_size_px, layout.head_size_px, layout.total_size_px, layout.icon_px
    assert sizes == (look.number, look.head, look.total, look.icon)
    assert {name.style.px for name in layout.names} == {look.name}
    highest = max(
        (cell for row in table.rows for cell in layout.cells(row)), key=lambda cell: cell.bar.height()
    )
    if look.is_final:
        assert highest.value == 6, "sums of earlier matches have no bar, and don't dwarf the others"
        assert 0 < highest.text.top() < 0.1 * layout.row_px


@pytest.mark.usefixtures("qtbot")
def test_while_points_are_counted_either_all_headings_have_words_or_all_have_pictures() -> None:
    picture = faces.seat_chip_face(0)
    heads = ("Kekse", "Blumen", "Früchte", "Kerzen", "Auftrag")
    table = PointsTable.counted([Source(PointsColumn(head, picture), [10, 9]) for head in heads])
    told = set()
    for width_px in range(300, 900, 20):
        measure = PointsMeasure(table, ["Ada", "Ben"], Metrics(1280, 655, 1.5), COUNTING, 70)
        layout = measure.layout(width_px)
        shown = {layout.shows_word(number) for number in range(len(heads))}
        assert len(shown) == 1, width_px
        told |= shown
    assert told == {True, False}


@pytest.mark.usefixtures("qtbot")
def test_names_in_low_rows_have_the_room_that_few_columns_leave() -> None:
    names = [
        f"{first} Wagenknecht-Schwarz"[:24] for first in ("Hannelore", "Christoph", "Max", "Eva", "Ada", "Jo")
    ]
    heads = [PointsColumn(word, faces.crown_face()) for word in ("weiß", "rot", "blau")]
    table = PointsTable.ranked([Source(head, [10] * 6) for head in heads], [])
    layout = PointsMeasure(table, names, Metrics(1280, 655, 1.5), FINAL, 57).layout(705)
    assert [laid.text for laid in layout.names] == names
    assert not any(laid.elided for laid in layout.names)
    assert all(map(layout.fits_word, range(3)))


@pytest.mark.usefixtures("qtbot")
def test_in_the_end_headings_with_pictures_of_one_kind_have_words_or_none() -> None:
    heads = [PointsColumn("SP", faces.crown_face())]
    heads += [
        PointsColumn(f"+ {suit}", faces.seat_chip_face(seat))
        for seat, suit in enumerate(("Minze", "Kirsche", "Tulpe", "Blaubeere"))
    ]
    table = PointsTable.counted([Source(head, [10, 9]) for head in heads])
    told = set()
    for width_px in range(500, 1100, 20):
        measure = PointsMeasure(table, ["Ada", "Ben"], Metrics(1280, 655, 1.5), FINAL, 160)
        first, *suits = map(measure.layout(width_px).shows_word, range(len(heads)))
        assert first, width_px
        assert len(set(suits)) == 1, width_px
        told |= set(suits)
    assert told == {True, False}


@pytest.mark.usefixtures("qtbot")
@pytest.mark.parametrize("width_px", [300, 360, 420])
def test_no_name_is_broken_without_a_hyphen(width_px: float) -> None:
    names = ["Donaudampfschifffahrtsgesellschaft", "Maximiliana-Bartholomäa", "Zoé", "Łucja", "Al"]
    table = PointsTable.counted(sources(4))
    layout = PointsMeasure(table, names, Metrics(1280, 655, 1.5), COUNTING, 70).layout(width_px)
    assert not any(name.splits_word for name in layout.names)
    first = layout.names[0]
    assert all(line.text.endswith("-") for line in first.lines[:-1])
    assert first.elided or "".join(line.text.rstrip("-") for line in first.lines) == names[0]


@pytest.mark.usefixtures("qtbot")
def test_in_a_low_row_a_long_name_takes_the_line_of_the_place_which_the_order_tells() -> None:
    names = ("Bartholomaeus-Maximilian", "Donaudampfschifffahrtska", "Zoé", "Łucja-Wiśniewska-Montmor")
    kinds = [Source(PointsColumn(name), [5, 4, 3, 1]) for name in ("white", "red", "blue")]
    table = PointsTable.ranked(kinds, [0])
    long, short = (
        PointsMeasure(table, who, Metrics(1280, 655, 1.5), FINAL, 58).layout(560)
        for who in (names, ("Ada", "Ben", "Zoé", "Łucja"))
    )
    assert short.has_places and not long.has_places
    for layout in (long, short):
        assert clipped_points(layout) == touching_points(layout) == []
    unplaced = replace(table, rows=tuple(replace(row, place=0) for row in table.rows))
    for layout in (long, short):
        is_same = painted(layout, 1) == painted(layout._replace(table=unplaced), 1)
        assert is_same != layout.has_places, "no place is painted over a name"
    several = PointsTable.ranked(kinds, [0], [[9, 6], [7, 5], [5, 4], [2, 1]])  # that is said nowhere else
    assert PointsMeasure(several, names, Metrics(1280, 655, 1.5), FINAL, 58).layout(560).has_places


@pytest.mark.usefixtures("qtbot")
def test_names_in_two_lines_and_their_places_are_clear_of_the_frame_of_a_low_row() -> None:
    names = ("Wilhelmina Konstantinope", "Hannelore von Wartenstei", "Magdalena X")
    kinds = [Source(PointsColumn(name), [5, 4, 3]) for name in "abcdefghi"]
    table = PointsTable.ranked(kinds, [0])
    layout = PointsMeasure(table, names, Metrics(1280, 655, 1.5), FINAL, 70).layout(800)
    assert layout.has_places and len(layout.names[0].lines) == 2
    name, place = layout.name_places(0)
    assert min(name.top(), layout.row_px - place.bottom()) > 2
    assert touching_points(layout) == []


@pytest.mark.usefixtures("qtbot")
@pytest.mark.parametrize("row_px", [50, 70, 150, 300])
def test_what_points_were_got_with_stands_beside_or_below_their_number(row_px: float) -> None:
    gains = [[Gain(CROWN, faces.seat_chip_face(0), 0.5)] * count for count in (3, 0, 1)]
    kinds = [Source(PointsColumn("white"), [11, 0, 4], gains), Source(PointsColumn("red"), [2, 5, 0], gains)]
    table = PointsTable.ranked(kinds, [0])
    layout = PointsMeasure(table, LONG_NAMES[:3], Metrics(1600, 936), FINAL, row_px).layout(720)
    assert touching_points(layout) == []
    for row, count in zip(table.rows, (3, 0, 1), strict=True):
        tops = {cell.text.top() for cell in layout.cells(row)}
        assert len(tops) == 1, "numbers of a row stand side by side"
        for cell, left in zip(layout.cells(row), layout.lefts_px(), strict=True):
            room = QRectF(left, 0, layout.columns_px[0], row_px).adjusted(-1, -1, 1, 1)
            assert all(room.contains(place) and not place.intersects(cell.text) for _, place in cell.pictures)
            pictures = [place for face, place in cell.pictures if face == CROWN]
            assert len(pictures) == count
            assert not any(one.intersects(other) for one, other in pairwise(pictures))
            badges = [place for face, place in cell.pictures if face != CROWN]
            assert len(badges) == (count if row_px > 50 else 0)
            assert all(place.width() * 0.5 >= 13 for place in badges), "its number can be read"


@pytest.mark.usefixtures("qtbot")
@pytest.mark.parametrize(
    "names", [("Ada", "Ben", "Cleo", "Emil"), LONG_NAMES_ALONE[:4]], ids=["short", "long"]
)
@pytest.mark.parametrize("row_px", range(40, 81, 4))
def test_all_pictures_of_a_row_bear_their_numbers_or_none_does(row_px: float, names: Sequence[str]) -> None:
    """A ten needs more room than an eight; short names leave pictures what they need in large letters too."""
    ten, eight = Gain(CROWN, faces.seat_chip_face(0), 0.72), Gain(CROWN, faces.seat_chip_face(1), 0.83)
    white, red = [[], [eight], [eight] * 2, [eight, eight]], [[ten, eight], [], [eight], [ten]]
    kinds = [
        Source(PointsColumn("white"), [0, 8, 16, 16], white),
        Source(PointsColumn("red"), [18, 0, 8, 10], red),
        Source(PointsColumn("blue"), [0, 8, 0, 0], [[], [eight], [], []]),
    ]
    table = PointsTable.ranked(kinds, [0])
    layout = PointsMeasure(table, names, Metrics(1280, 655, 1.5), FINAL, row_px).layout(705)
    for row in table.rows:
        faces_ = [face for cell in layout.cells(row) for face, _ in cell.pictures]
        badges = len(faces_) - faces_.count(CROWN)
        assert badges in {0, faces_.count(CROWN)}
        assert badges or row_px < 56 or names[0] != "Ada"


@pytest.mark.usefixtures("qtbot")
def test_a_name_of_one_long_word_is_told_by_its_first_half_before_it_loses_its_end() -> None:
    names = ("Bartholomaeus-Maximilian", "Wilhelmina Konstantinope", "Ben")
    table = PointsTable.counted(sources(3, 3))
    for width, shown in ((300, "Bartholomaeus"), (700, names[0])):
        layout = PointsMeasure(table, names, Metrics(1015, 489, 1.5), COUNTING, 49).layout(width)
        assert not any(name.elided for name in layout.names)
        assert layout.names[0].text.replace(SOFT_HYPHEN, "") == shown


@pytest.mark.usefixtures("qtbot")
@pytest.mark.parametrize(
    ("width_px", "window_px", "row_px"),
    [(each, (1600, 936), 66) for each in (420, 440, 500)] + [(308, (1015, 650), 44)],
)
def test_numbers_being_counted_give_way_before_long_names_are_short_or_broken(
    width_px: float, window_px: tuple[int, int], row_px: float
) -> None:
    names = LONG_NAMES_ALONE[1:4]
    kinds = [
        Source(PointsColumn("eaten", CROWN), [34, 33, 20]),
        Source(PointsColumn("leads", CROWN), [7] * 3),
    ]
    table = PointsTable.counted(kinds)
    layout = PointsMeasure(table, names, Metrics(*window_px, 1.5), COUNTING, row_px).layout(width_px)
    assert [name.text for name in layout.names] == list(names)
    assert not any(name.splits_word or name.elided for name in layout.names)
    assert clipped_points(layout) == touching_points(layout) == []


@pytest.mark.usefixtures("qtbot")
@pytest.mark.parametrize("row_px", [70, 150])
def test_zeros_of_a_source_that_nobody_has_points_of_stand_below_its_heading(row_px: float) -> None:
    gains = [[Gain(CROWN, faces.seat_chip_face(0), 0.5)] * 3, []]
    kinds = [Source(PointsColumn("white"), [11, 0], gains), Source(PointsColumn("blue"), [0, 0], [[], []])]
    table = PointsTable.ranked(kinds, [0])
    layout = PointsMeasure(table, LONG_NAMES[:2], Metrics(1280, 655), FINAL, row_px).layout(700)
    for row in table.rows:
        *_, zero = layout.cells(row)
        assert zero.text.center().x() == layout.lefts_px()[1] + layout.columns_px[1] / 2
    assert zero.text.center().y() == pytest.approx(row_px / 2), "where no picture stands below, half-way down"


@pytest.mark.usefixtures("qtbot")
@pytest.mark.parametrize("row_px", [70, 150])
def test_columns_with_more_pictures_are_wider(row_px: float) -> None:
    none, one, three = ([[Gain(CROWN, faces.seat_chip_face(0), 0.5)] * count] for count in (0, 1, 3))
    kinds = [Source(PointsColumn("white"), [11], three), Source(PointsColumn("red"), [5], one)]
    kinds.append(Source(PointsColumn("blue"), [0], none))
    table = PointsTable.ranked(kinds, [0])
    layout = PointsMeasure(table, LONG_NAMES[:1], Metrics(1280, 655), FINAL, row_px).layout(700)
    white, red, blue = layout.columns_px
    assert white > 1.5 * red and red > 1.5 * blue, "none needs no more than its number"
    (row,) = table.rows
    assert len({cell.text.top() for cell in layout.cells(row)}) == 1
    assert min(place.width() for cell in layout.cells(row) for _, place in cell.pictures[::2]) >= 36


def painted(layout: PointsLayout, number: int) -> QImage:
    image = QImage(round(layout.width_px), round(layout.row_px), QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    PointsPainter(layout, LIGHT, lambda *_: None).paint_row(painter, number)
    painter.end()
    return image


@pytest.mark.usefixtures("qtbot")
def test_who_is_ahead_and_who_has_just_got_points_is_framed() -> None:
    def edges(look: PointsLook, table: PointsTable) -> list[str]:
        layout = PointsMeasure(table, ["Ada", "Ben", "Zoé"], Metrics(1600, 936), look, 66).layout(600)
        return [painted(layout, number).pixelColor(300, 2).name() for number in range(3)]

    counted = edges(COUNTING, PointsTable.counted(sources(3, 3), lit=[1], best=[2]))
    assert counted == [color.name() for color in (LIGHT.well, LIGHT.honey, LIGHT.mint)]
    final = edges(FINAL, PointsTable.ranked(sources(3, 3), winners=[2]))
    assert final == [color.name() for color in (LIGHT.raspberry, LIGHT.well, LIGHT.well)]


def steps(tables: Sequence[PointsTable]) -> list[PointsStep]:
    return [
        PointsStep(
            table, Note(f"Step {number} is told in a long sentence", f"Step {number}"), "A rule", number
        )
        for number, table in enumerate(tables)
    ]


def test_a_walk_counts_step_by_step_and_can_be_skipped(qtbot: QtBot, scene: TableScene) -> None:
    scene.set_motion(Motion(speed=0.0, pace="wait"))
    view = TableView(scene)
    qtbot.addWidget(view)
    view.resize(1280, 656)
    view.show()
    sheet = PointsSheet(scene, LONG_NAMES)
    sheet.fit(QRectF(300, 0, 620, 600))
    tray = ActionTray(scene, ("confirm", "skip"), 6)
    shown: list[object] = []
    walk = PointsWalk(tray, sheet, lambda about: [partial(shown.append, about)])
    asked: list[Asked] = []
    dismissed: list[bool] = []
    walk.asked.connect(asked.append)
    walk.dismissed.connect(lambda: dismissed.append(True))
    tables = [PointsTable.counted(sources(count)) for count in (1, 2, 3)]
    for ways, lit in (([tray.confirmed.emit] * 2, [0, 1, 2]), ([partial(tray.pressed.emit, 0)], [0, 2])):
        shown.clear()
        asked.clear()
        walk.start("The points", steps(tables), "All is over")
        assert scene.queue.wait_idle()
        assert walk.is_on and sheet.is_shown
        for go_on in ways:
            go_on()
            assert scene.queue.wait_idle()
        assert shown == lit, "what is skipped is not lit"
        assert (asked[0].prompt, asked[0].help, len(asked[0].others)) == ("Step 1 of 2", "A rule", 1)
        assert (asked[-1].prompt, asked[-1].help, asked[-1].others) == ("All is over", "A rule", ())
        assert all(each.primary and each.can_confirm for each in asked)
        assert sheet.note == scene.announced[-1] == "Step 2 is told in a long sentence"
        told = [item.accessible_name for item in sheet.items() if ", total " in item.accessible_name]
        assert told == [
            f"{name}: {tables[-1].told(row)}, total {row.total}"
            for name, row in zip(LONG_NAMES, tables[-1].rows, strict=True)
        ]
        walk.next()
        assert not walk.is_on and not sheet.is_shown
    assert dismissed == [True, True]
    walk.start("The points", steps(tables), "All is over")
    walk.stop()
    assert scene.queue.wait_idle()
    assert not walk.is_on
    assert dismissed == [True, True], "stopped without a word"
    sheet.remove()


def test_a_sheet_is_drawn_anew_in_another_theme_only_where_something_changed(scene: TableScene) -> None:
    sheet = PointsSheet(scene, LONG_NAMES)
    sheet.fit(QRectF(0, 0, 620, 600))

    def drawn(change: Callable[[], None]) -> int:
        scene.draw_all()
        change()
        return len([item for item in sheet.items() if scene.drawing.is_due(item)])

    sheet.show("The points", Note("", ""), PointsTable.counted(sources(3)))
    lit = PointsTable.counted(sources(3), lit=[1])
    assert drawn(lambda: sheet.show("The points", Note("", ""), lit)) == 1
    assert drawn(lambda: sheet.show("The points", Note("", ""), lit)) == 0
    assert drawn(lambda: scene.set_theme(DARK)) > 5
    sheet.remove()
