"""More choices for a new game, for fake offers with the options of all five games."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFontMetricsF, QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cakedesk.app.home.page import HomePage
from cakedesk.app.home.setup_order import SeatRow
from cakedesk.app.home.setup_sheet import SetupSheet
from cakedesk.app.people.game_offer import GameOffer, aid_offers, common_aids, option_offers
from cakedesk.app.people.setup_choice import LARGEST_DEAL, SeatChoice, SetupChoice
from cakedesk.app.widgets.labels import Label
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.setting_rows import StepperRow, SwitchRow
from cakedesk.engine.game import PERSON
from cakedesk.engine.registry import find_game, game_ids
from cakedesk.table.aids import Aids
from cakedesk.table.boards.registry import BOARDS
from cakedesk.table.theme import DARK, LIGHT
from tests.app.pages_kit import (
    SIZES,
    clipped_texts,
    faults,
    long_words,
    offer,
    page_style,
)
from tests.long_names import LONG_NAMES_ALONE

Key = Qt.Key
LEFT = Qt.MouseButton.LeftButton
NAMES = ("Ada", "Ben", "Zoé", "Łucja", "Mei", "Omar")


def _offer(game_id: str) -> GameOffer:
    game = find_game(game_id)
    basic = offer(game_id, game.seats, game.title)
    aids = aid_offers(BOARDS[game_id]) if game_id in BOARDS else common_aids()
    return basic._replace(options=option_offers(game), has_first=game.has_first, aids=aids)


def _seats(count: int) -> tuple[SeatChoice, ...]:
    players = (PERSON, "medium", PERSON, "easy", PERSON, "easy")
    return tuple(SeatChoice(NAMES[seat], players[seat]) for seat in range(count))


def _home(qtbot: QtBot, style: PageStyle, game_id: str, count: int) -> HomePage:
    page = HomePage(style, [_offer(game_id)])
    page.setup.remember(SetupChoice(game_id, _seats(count)))
    page.resize(1280, 800)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is not None)
    return page


@pytest.fixture
def home(qtbot: QtBot, style: PageStyle) -> Iterator[HomePage]:
    page = _home(qtbot, style, "piece-o-cake", 3)
    yield page
    page.close()


@pytest.fixture
def sheet(qtbot: QtBot, home: HomePage) -> SetupSheet:
    return _opened(qtbot, home)


def _opened(qtbot: QtBot, home: HomePage) -> SetupSheet:
    qtbot.mouseClick(home.setup.options, LEFT)
    assert home.setup.sheet is not None
    return home.setup.sheet


def _row(sheet: SetupSheet, name: str) -> SwitchRow | StepperRow:
    return sheet.game.option_rows[name]


def test_options_are_chosen_and_only_what_differs_counts(
    qtbot: QtBot, home: HomePage, sheet: SetupSheet
) -> None:
    matches, plates = _row(sheet, "matches"), _row(sheet, "open_plates")
    assert isinstance(matches, StepperRow)
    assert isinstance(plates, SwitchRow)
    qtbot.mouseClick(matches.stepper.plus, LEFT)
    qtbot.mouseClick(plates.switch, LEFT)
    assert home.choice().options == {"matches": 2, "open_plates": True}
    qtbot.keyClick(matches.stepper, Key.Key_Down)
    assert home.choice().options == {"open_plates": True}
    game = find_game("piece-o-cake")
    assert game.complete_options(home.choice().options) == {"matches": 1, "open_plates": True}


def test_the_starter_is_drawn_or_chosen(qtbot: QtBot, home: HomePage, sheet: SetupSheet) -> None:
    starter = sheet.game.starter
    assert [starter.itemText(number) for number in range(starter.count())] == ["drawn by lot", *NAMES[:3]]
    starter.setFocus()
    qtbot.keyClick(starter, Key.Key_Down)
    qtbot.keyClick(starter, Key.Key_Down)
    assert home.choice().first == 1
    assert "Ben begins." in home.setup._hint.text()
    qtbot.keyClick(starter, Key.Key_Home)
    assert home.choice().first is None
    assert "begins" not in home.setup._hint.text()


@pytest.mark.parametrize("game_id", ["cake-swap", "dutch-auction"])
def test_games_without_a_starter_offer_none(qtbot: QtBot, style: PageStyle, game_id: str) -> None:
    home = _home(qtbot, style, game_id, 2)
    sheet = _opened(qtbot, home)
    assert not sheet.game.starter.isVisible()
    home.close()


def test_seats_change_places_and_the_starter_stays_who_it_was(
    qtbot: QtBot, home: HomePage, sheet: SetupSheet
) -> None:
    sheet.game.starter.chosen.emit(1)
    rows = sheet.order.rows
    assert not rows[0].up.isVisible()
    assert not rows[2].down.isVisible()
    rows[0].down.setFocus()
    qtbot.keyClick(rows[0].down, Key.Key_Return)
    assert [seat.name for seat in home.choice().seats] == ["Ben", "Ada", "Zoé"]
    assert home.choice().first == 1
    assert rows[1].down.hasFocus()
    assert rows[1].down.accessibleName() == "Ada: one seat down"
    qtbot.keyClick(rows[1].down, Key.Key_Return)
    assert [seat.name for seat in home.choice().seats] == ["Ben", "Zoé", "Ada"]
    assert [seat.player for seat in home.choice().seats] == ["medium", PERSON, PERSON]
    assert rows[2].up.hasFocus()
    qtbot.mouseClick(rows[2].up, LEFT)
    assert [card.name_edit.text() for card in home.setup.cards[:3]] == ["Ben", "Ada", "Zoé"]


def _drag(qtbot: QtBot, row: SeatRow, way: int) -> None:
    """Press a row and carry it up or down, in steps; its own coordinates move with it."""
    start = QPoint(120, row.height() // 2)
    top = row.y()
    qtbot.mousePress(row, LEFT, pos=start)
    for part in (0.25, 0.5, 0.75, 1.0):
        qtbot.mouseMove(row, start + QPoint(0, round(top + way * part) - row.y()))


def test_a_row_is_dragged_to_another_seat_and_the_discs_stay(
    qtbot: QtBot, home: HomePage, sheet: SetupSheet
) -> None:
    sheet.game.starter.chosen.emit(1)
    rows = sheet.order.rows
    tops = [row.y() for row in rows[:3]]
    _drag(qtbot, rows[0], tops[2] - tops[0] - 4)
    assert rows[0].y() == tops[2] - 4
    assert [row.y() for row in rows[1:3]] == tops[:2], "they make room"
    assert [row._chip.seat for row in rows[:3]] == [2, 0, 1]
    assert [seat.name for seat in home.choice().seats] == list(NAMES[:3]), "nothing is done yet"
    qtbot.mouseRelease(rows[0], LEFT)
    assert [seat.name for seat in home.choice().seats] == ["Ben", "Zoé", "Ada"]
    assert home.choice().first == 2
    assert [row.y() for row in rows[:3]] == tops
    assert [row._chip.seat for row in rows[:3]] == [0, 1, 2]
    _drag(qtbot, rows[2], -1000)
    assert rows[2].y() == tops[0], "no further than to the first seat"
    qtbot.mouseRelease(rows[2], LEFT)
    assert [seat.name for seat in home.choice().seats] == list(NAMES[:3])


def test_a_character_is_chosen_by_keyboard_for_levels_that_have_it(
    qtbot: QtBot, home: HomePage, sheet: SetupSheet
) -> None:
    card = home.setup.cards[1]
    row = sheet.order.characters[1]
    assert list(sheet.order.characters) == [1], "people have none of ours"
    assert row.combo.accessibleName() == "Character of Ben"
    assert row.combo.currentText() == "balanced"
    row.combo.setFocus()
    qtbot.keyClick(row.combo, Key.Key_Down)
    assert home.choice().seats[1].player == "medium:greedy"
    assert "Greedy would rather" in _told(row)
    assert "Computer, medium, greedy" in _told(sheet.order.rows[1])
    assert card.level.label.text() == "medium, greedy"
    assert "With options." in home.setup._hint.text()
    qtbot.mouseClick(card.level.cupcakes[0], LEFT)
    assert home.choice().seats[1].player == "beginner", "it judges at a glance"
    assert card.level.label.text() == "beginner"
    sheet = _opened(qtbot, home)
    assert not sheet.order.characters
    qtbot.mouseClick(sheet.done, LEFT)
    qtbot.mouseClick(card.level.cupcakes[5], LEFT)
    assert home.choice().seats[1].player == "hard:greedy"
    row = _opened(qtbot, home).order.characters[1]
    qtbot.keyClick(row.combo, Key.Key_Up)
    assert home.choice().seats[1].player == "hard"
    assert card.level.label.text() == "hard"


def test_a_character_moves_with_its_player(qtbot: QtBot, home: HomePage, sheet: SetupSheet) -> None:
    order = sheet.order
    qtbot.keyClick(order.characters[1].combo, Key.Key_Down)
    qtbot.mouseClick(order.rows[1].up, LEFT)
    assert [seat.player for seat in home.choice().seats[:2]] == ["medium:greedy", PERSON]
    shown = {seat: row.combo.currentText() for seat, row in order.characters.items() if row.isVisible()}
    assert shown == {0: "greedy"}


def test_a_character_goes_where_it_is_not_felt_and_comes_back(qtbot: QtBot, style: PageStyle) -> None:
    home = _home(qtbot, style, "top-cake", 2)
    home.setup.remember(SetupChoice("top-cake", (SeatChoice("Ada", PERSON), SeatChoice("Ben", "hard:mean"))))
    card = home.setup.cards[1]
    assert card.level.label.text() == "hard, mean"
    qtbot.mouseClick(home.setup.more, LEFT)
    assert card.level.label.text() == "hard"
    assert home.choice().seats[1].player == "hard"
    sheet = _opened(qtbot, home)
    assert not any(row.isVisible() for row in sheet.order.characters.values())
    qtbot.mouseClick(sheet.done, LEFT)
    qtbot.mouseClick(home.setup.fewer, LEFT)
    assert home.choice().seats[1].player == "hard:mean"
    home.close()


def test_a_game_in_which_no_character_is_felt_offers_none(qtbot: QtBot, style: PageStyle) -> None:
    home = _home(qtbot, style, "cake-swap", 2)
    assert not _opened(qtbot, home).order.characters
    home.close()


def _told(widget: QWidget) -> str:
    return " ".join(label.text() for label in widget.findChildren(Label))


def test_a_press_or_a_short_way_moves_nobody(qtbot: QtBot, home: HomePage, sheet: SetupSheet) -> None:
    rows = sheet.order.rows
    tops = [row.y() for row in rows[:3]]
    for way in (0, 2, 20):
        _drag(qtbot, rows[0], way)
        qtbot.mouseRelease(rows[0], LEFT)
        assert [row.y() for row in rows[:3]] == tops
    assert [seat.name for seat in home.choice().seats] == list(NAMES[:3])


def test_closing_the_sheet_while_a_row_is_carried_moves_nobody(
    qtbot: QtBot, home: HomePage, sheet: SetupSheet
) -> None:
    rows = sheet.order.rows
    tops = [row.y() for row in rows[:3]]
    _drag(qtbot, rows[0], tops[2] - tops[0])
    sheet.escape()
    qtbot.mouseRelease(rows[0], LEFT)
    assert [seat.name for seat in home.choice().seats] == list(NAMES[:3])
    assert [row.y() for row in rows[:3]] == tops
    assert [row._chip.seat for row in rows[:3]] == [0, 1, 2]


def test_a_starter_who_leaves_the_table_is_drawn(qtbot: QtBot, home: HomePage, sheet: SetupSheet) -> None:
    sheet.game.starter.chosen.emit(3)
    assert home.choice().first == 2
    qtbot.mouseClick(sheet.done, LEFT)
    qtbot.mouseClick(home.setup.fewer, LEFT)
    assert home.choice().first is None


def test_a_deal_is_typed_drawn_and_copied_and_dealt_once(
    qtbot: QtBot, home: HomePage, sheet: SetupSheet
) -> None:
    deal = sheet.game.deal
    assert not deal.copy.isEnabled()
    qtbot.keyClicks(deal.edit, "4711")
    assert home.choice().deal == 4711
    assert "Deal 4711." in home.setup._hint.text()
    qtbot.mouseClick(deal.copy, LEFT)
    assert QGuiApplication.clipboard().text() == "4711"
    qtbot.mouseClick(deal.draw, LEFT)
    drawn = home.choice().deal
    assert drawn is not None
    assert 1 <= drawn <= LARGEST_DEAL
    qtbot.mouseClick(sheet.done, LEFT)
    started: list[SetupChoice] = []
    home.start_requested.connect(started.append)
    qtbot.mouseClick(home.setup.start, LEFT)
    assert started[0].deal == drawn
    assert home.choice().deal is None


def test_a_name_that_was_left_empty_stays_so(qtbot: QtBot, home: HomePage) -> None:
    home.setup.cards[1].name_edit.clear()
    sheet = _opened(qtbot, home)
    sheet.game.starter.chosen.emit(2)
    assert home.setup.cards[1].name_edit.text() == ""
    assert "Ben begins." in home.setup._hint.text()


def test_each_game_offers_the_aids_that_its_table_has_in_its_own_words(
    qtbot: QtBot, style: PageStyle, sheet: SetupSheet
) -> None:
    def words(sheet: SetupSheet) -> str:
        labels = [label for row in sheet.aids.rows for label in row.findChildren(Label)]
        return " / ".join(label.text() for label in labels)

    assert list(sheet.aids.by_name) == ["points", "unseen", "targets", "hints"]
    assert not re.search("card|collapse", words(sheet), re.IGNORECASE)
    other = SetupSheet(style, _offer("top-cake"), sheet.parentWidget())
    assert list(other.aids.by_name) == ["points", "warnings", "unseen", "targets", "hints"]
    assert "Warn before a collapse" in words(other)
    assert "what would be lost, and why" in words(other), "as in all games"


def test_aids_of_a_match_begin_with_those_of_the_settings(qtbot: QtBot, home: HomePage) -> None:
    home.setup.set_standard(Aids(warnings=False, targets=False), True)
    assert (home.choice().aids, home.choice().take_back) == (Aids(warnings=False, targets=False), True)
    sheet = _opened(qtbot, home)
    assert [row.switch.isChecked() for row in sheet.aids.rows] == [True, True, False, True, True]
    qtbot.mouseClick(sheet.aids.by_name["points"].switch, LEFT)
    qtbot.mouseClick(sheet.aids.by_name["targets"].switch, LEFT)
    assert home.choice().aids == Aids(points=False, warnings=False), "what this game lacks stays as it is"
    assert "With options." in home.setup._hint.text()
    home.setup.set_standard(Aids(), False)
    # What was chosen for this game stays, what was not follows.
    assert home.choice().aids == Aids(points=False, warnings=False)
    assert home.choice().take_back is False


def test_back_to_standard_keeps_the_seats(qtbot: QtBot, home: HomePage) -> None:
    home.setup.remember(
        SetupChoice("piece-o-cake", _seats(3), 1, {"matches": 2}, 7, Aids(points=False), True)
    )
    sheet = _opened(qtbot, home)
    qtbot.mouseClick(sheet.standard, LEFT)
    assert home.choice() == SetupChoice("piece-o-cake", _seats(3))


def test_escape_closes_the_sheet_and_keeps_what_was_chosen(
    qtbot: QtBot, home: HomePage, sheet: SetupSheet
) -> None:
    qtbot.waitUntil(sheet.done.hasFocus)
    sheet.game.starter.chosen.emit(1)
    qtbot.keyClick(sheet.done, Key.Key_Escape)
    assert sheet.isHidden()
    assert home.setup.options.hasFocus()
    assert home.choice().first == 0


def test_known_names_are_offered_but_for_those_at_the_table(qtbot: QtBot, home: HomePage) -> None:
    home.setup.set_known_names(["Ada", "Bea", "zoé", "Cleo"])
    field = home.setup.cards[1].name_edit
    qtbot.mouseClick(field, LEFT)
    seen = []
    for _ in range(2):
        qtbot.keyClick(field, Key.Key_Down)
        seen.append(home.choice().seats[1].name)
    assert seen == ["Bea", "Cleo"]


@pytest.mark.parametrize(("count", "strips"), [(2, False), (4, False), (5, True), (6, True)])
def test_more_than_four_seats_are_strips(qtbot: QtBot, style: PageStyle, count: int, strips: bool) -> None:
    home = _home(qtbot, style, "cake-swap", count)
    who = home.setup.cards[1].who
    assert (who is not None and who.isVisible()) is strips
    assert home.setup.cards[1].player.isVisible() is not strips
    assert [seat.player for seat in home.choice().seats] == [seat.player for seat in _seats(count)]
    home.close()


def test_who_plays_is_chosen_on_a_strip(qtbot: QtBot, style: PageStyle) -> None:
    home = _home(qtbot, style, "cake-swap", 6)
    who = home.setup.cards[1].who
    assert who is not None
    who.setFocus()
    assert who.currentText() == "Computer, medium"
    qtbot.keyClick(who, Key.Key_Up)
    assert home.choice().seats[1].player == "fair"
    for _ in range(4):
        qtbot.keyClick(who, Key.Key_Up)
    assert home.choice().seats[1].player == PERSON
    qtbot.keyClick(home.setup.cards[1].name_edit, Key.Key_Tab)
    # Four seats have high cards again, which know what was chosen on the strips.
    for _ in range(2):
        home.setup.fewer.click()
    assert home.setup.cards[1].player.index == 0
    home.close()


@pytest.mark.parametrize("game_id", game_ids())
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_home_page_and_sheet_fit_every_game_at_its_fullest(
    qtbot: QtBot, game_id: str, width: int, height: int
) -> None:
    with page_style(DARK if height in (800, 2160) else LIGHT) as style:
        if height <= 800:
            with long_words():
                _check(qtbot, style, game_id, (width, height))
        else:
            _check(qtbot, style, game_id, (width, height))


def _check(qtbot: QtBot, style: PageStyle, game_id: str, size: tuple[int, int]) -> None:
    one = _offer(game_id)
    page = HomePage(style, [one])
    page.setup.remember(SetupChoice(game_id, _seats(one.seats.stop - 1)))
    page.resize(*size)
    page.show()
    qtbot.waitExposed(page)
    assert faults(page) == []
    page.setup.options.click()
    sheet = page.setup.sheet
    assert sheet is not None
    assert faults(sheet) == []
    page.close()


@pytest.mark.parametrize("game_id", ["take-the-cake", "cake-swap"])
@pytest.mark.parametrize("language", ["de", "es"])
@pytest.mark.parametrize("text_scale", [1.0, 1.25, 1.5])
def test_the_sheet_tells_long_names_and_has_room_for_a_deal(
    style: PageStyle,
    qtbot: QtBot,
    spoken: Callable[[str], None],
    game_id: str,
    language: str,
    text_scale: float,
) -> None:
    spoken(language)
    style.set_text_scale(text_scale)
    page = HomePage(style, [_offer(game_id)])
    count = _offer(game_id).seats.stop - 1
    seats = (SeatChoice(name, "hard") for name in LONG_NAMES_ALONE[:count])
    page.setup.remember(SetupChoice(game_id, tuple(seats)))
    page.resize(1280, 700)
    page.show()
    qtbot.waitExposed(page)
    page.setup.options.click()
    sheet = page.setup.sheet
    assert sheet is not None
    assert clipped_texts(sheet) == []
    edit = sheet.game.deal.edit
    edit.setText("999999")
    assert not edit._is_long()
    edit.clear()
    assert QFontMetricsF(edit.font()).horizontalAdvance(edit.placeholderText()) <= edit._room_px()
    page.close()


@pytest.mark.parametrize("game_id", ["top-cake", "cake-swap"])
def test_home_page_and_sheet_bear_the_largest_text(style: PageStyle, qtbot: QtBot, game_id: str) -> None:
    style.set_text_scale(1.5)
    page = HomePage(style, [_offer(game_id)])
    page.setup.remember(SetupChoice(game_id, _seats(_offer(game_id).seats.stop - 1)))
    page.resize(1280, 700)
    page.show()
    qtbot.waitExposed(page)
    assert faults(page) == []
    page.setup.options.click()
    assert page.setup.sheet is not None
    assert clipped_texts(page.setup.sheet) == []
    page.close()
