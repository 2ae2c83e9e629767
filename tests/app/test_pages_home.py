"""The home page by keyboard and by mouse: from the first Tab to a game that starts."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cakedesk.app.home.box_button import BoxButton
from cakedesk.app.home.free_seat import FreeSeat
from cakedesk.app.home.page import HomePage
from cakedesk.app.people.setup_choice import (
    LONGEST_NAME,
    PERSON,
    SeatChoice,
    SetupChoice,
    cleaned_names,
    default_names,
)
from cakedesk.app.settings.i18n import game_title
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.text_kinds import CAPTION_BOLD
from cakedesk.engine.registry import find_game, game_ids
from cakedesk.players.heuristics import take_the_cake
from cakedesk.players.levels import LEVELS, player_names
from cakedesk.table.theme import DARK
from tests.app.pages_kit import clipped_texts, focused, offer, place_in, running, shown, targets_of

Key = Qt.Key


@pytest.fixture
def home(qtbot: QtBot, style: PageStyle) -> Iterator[HomePage]:
    page = HomePage(style, [offer()])
    _open(qtbot, page)
    yield page
    page.close()


def _open(qtbot: QtBot, page: HomePage) -> None:
    page.resize(1280, 800)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is not None)


def _tab_to(qtbot: QtBot, name: str) -> None:
    """Press Tab until a control of this name has the focus."""
    for _ in range(40):
        if focused().accessibleName() == name:
            return
        qtbot.keyClick(focused(), Key.Key_Tab)
    pytest.fail(f"Tab never comes to {name!r}")


def _starts(home: HomePage) -> list[SetupChoice]:
    choices: list[SetupChoice] = []
    home.start_requested.connect(choices.append)
    return choices


def test_a_game_is_set_up_and_started_by_keyboard_alone(qtbot: QtBot, home: HomePage) -> None:
    choices = _starts(home)
    _tab_to(qtbot, "Name of seat 1")
    qtbot.keyClick(focused(), Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClicks(focused(), "Grete")
    qtbot.keyClick(focused(), Key.Key_Return)
    assert focused().accessibleName() == "Person"
    _tab_to(qtbot, "Computer")
    qtbot.keyClick(focused(), Key.Key_Left)
    assert focused().accessibleName() == "Person"
    qtbot.keyClick(focused(), Key.Key_Right)
    _tab_to(qtbot, "medium")
    qtbot.keyClick(focused(), Key.Key_Left)
    assert focused().accessibleName() == "fair"
    _tab_to(qtbot, "More")
    qtbot.keyClick(focused(), Key.Key_Space)
    _tab_to(qtbot, "Start the game")
    qtbot.keyClick(focused(), Key.Key_Return)
    seats = (SeatChoice("Grete", PERSON), SeatChoice("Ben", "fair"), SeatChoice("Zoé", "medium"))
    assert choices == [SetupChoice("top-cake", seats)]


def test_enter_alone_starts_the_game_that_was_played_last(qtbot: QtBot, home: HomePage) -> None:
    last = SetupChoice("top-cake", (SeatChoice("Mo", PERSON), SeatChoice("Di", PERSON)))
    home.setup.remember(last)
    choices = _starts(home)
    qtbot.keyClick(focused(), Key.Key_Return)
    assert choices == [last]


def test_a_game_is_set_up_and_started_with_the_mouse(qtbot: QtBot, home: HomePage) -> None:
    choices = _starts(home)
    click = Qt.MouseButton.LeftButton
    setup = home.setup
    qtbot.mouseClick(shown(home, FreeSeat)[0], click)
    qtbot.mouseClick(setup.more, click)
    assert not setup.more.isEnabled()
    assert shown(home, FreeSeat) == []
    qtbot.mouseClick(setup.fewer, click)
    first, second, third = setup.cards[:3]
    qtbot.mouseClick(first.player.segments[1], click)
    qtbot.mouseClick(first.level.cupcakes[0], click)
    qtbot.mouseClick(second.player.segments[0], click)
    qtbot.mouseClick(third.level.cupcakes[1], click)
    qtbot.mouseClick(setup.start, click)
    players = [seat.player for seat in choices[0].seats]
    assert players == ["beginner", PERSON, "novice"]
    assert choices[0].people == 1


def test_seats_that_are_added_come_next_for_the_keyboard_and_for_screen_readers(
    qtbot: QtBot, home: HomePage
) -> None:
    setup = home.setup
    while setup.more.isEnabled():
        qtbot.mouseClick(setup.more, Qt.MouseButton.LeftButton)
    order = [setup.cards[0].name_edit.nextInFocusChain()]
    while order[-1] is not setup.cards[0].name_edit:
        order.append(order[-1].nextInFocusChain())
    wanted = [control for card in setup.cards[1:] for control in card.controls] + [setup.more, setup.start]
    assert [widget for widget in order if widget in wanted] == wanted
    shown_ones = [*setup.cards, setup.more, setup.start]
    assert [widget for widget in setup.children() if widget in shown_ones] == shown_ones


def test_the_sentence_says_whether_a_cover_is_needed(qtbot: QtBot, home: HomePage) -> None:
    def says(word: str) -> bool:
        return any(word in label.text() for label in shown(home.setup) if hasattr(label, "fitted"))

    assert says("One person")
    qtbot.mouseClick(home.setup.cards[1].player.segments[0], Qt.MouseButton.LeftButton)
    assert says("A cover falls where something is secret")
    for card in home.setup.cards[:2]:
        qtbot.mouseClick(card.player.segments[1], Qt.MouseButton.LeftButton)
    assert says("sit back and watch")


@pytest.mark.parametrize(
    ("typed", "names"),
    [
        (["", "   ", "\t"], ["Ada", "Ben", "Zoé"]),
        (["Ada", "ada", "ADA "], ["Ada", "ada 2", "ADA 3"]),
        (["", "Ada"], ["Ada", "Ada 2"]),
        (["  Anna   Lena ", "B\nC"], ["Anna Lena", "B C"]),
        (["W" * 40, "W" * 40], ["W" * LONGEST_NAME, "W" * (LONGEST_NAME - 2) + " 2"]),
        (["R&B", "<b>x</b>"], ["R&B", "<b>x</b>"]),
    ],
)
def test_names_can_always_be_told_apart(typed: list[str], names: list[str]) -> None:
    assert cleaned_names(typed, default_names()) == names


def test_a_name_field_takes_no_more_than_the_longest_name(qtbot: QtBot, home: HomePage) -> None:
    field = home.setup.cards[0].name_edit
    field.clear()
    qtbot.keyClicks(field, "M" * 40)
    assert home.choice().seats[0].name == "M" * LONGEST_NAME


def test_an_empty_name_field_shows_what_the_seat_will_be_called(home: HomePage) -> None:
    field = home.setup.cards[1].name_edit
    field.clear()
    assert field.placeholderText() == "Ben"
    assert home.choice().seats[1].name == "Ben"


def test_a_remembered_choice_that_no_longer_fits_is_put_right(home: HomePage) -> None:
    players = (PERSON, "grandmaster", "easy", "easy", "easy", "easy")
    home.setup.remember(
        SetupChoice("top-cake", tuple(SeatChoice(f"P{seat}", who) for seat, who in enumerate(players)))
    )
    assert [seat.player for seat in home.choice().seats] == [PERSON, "medium", "easy", "easy"]
    home.setup.remember(SetupChoice("top-cake", (SeatChoice("Solo", PERSON),)))
    assert [seat.name for seat in home.choice().seats] == ["Solo", "Ben"]


@pytest.mark.parametrize(
    ("player", "shown"),
    [
        ("hard:mean", "hard:mean"),
        ("hard:greedy", "hard"),
        ("easy:mean", "easy"),
        ("hard:balanced", "hard"),
        ("hard:", "hard"),
        ("expert", "hard"),
        ("random", "medium"),
    ],
)
def test_a_remembered_player_keeps_what_the_game_has_of_it(
    qtbot: QtBot, style: PageStyle, monkeypatch: pytest.MonkeyPatch, player: str, shown: str
) -> None:
    monkeypatch.setitem(take_the_cake.SEARCHING, "expert", 0)
    page = HomePage(style, [offer("take-the-cake")])
    _open(qtbot, page)
    page.setup.remember(SetupChoice("take-the-cake", (SeatChoice("Ada", PERSON), SeatChoice("Ben", player))))
    assert page.choice().seats[1].player == shown
    page.close()


def test_what_was_chosen_for_one_game_comes_back_after_another(qtbot: QtBot, style: PageStyle) -> None:
    other = offer("other", range(3, 5), "Other Cake")
    page = HomePage(style, [offer(), other])
    _open(qtbot, page)
    page.setup.cards[0].name_edit.setText("Grete")
    qtbot.mouseClick(page.boxes[1], Qt.MouseButton.LeftButton)
    assert page.choice().game_id == "other"
    assert len(page.choice().seats) == 3
    qtbot.mouseClick(page.boxes[0], Qt.MouseButton.LeftButton)
    assert page.choice().seats[0].name == "Grete"
    assert len(page.choice().seats) == 2
    page.close()


def test_arrow_keys_go_from_box_to_box(qtbot: QtBot, style: PageStyle) -> None:
    page = HomePage(style, [offer(), offer("other", range(3, 5), "Other Cake")])
    _open(qtbot, page)
    _tab_to(qtbot, "Top Cake")
    qtbot.keyClick(focused(), Key.Key_Right)
    assert page.choice().game_id == "other"
    page.close()


def test_without_running_matches_there_is_nothing_to_resume(home: HomePage) -> None:
    assert home.resume.resume.isHidden()
    assert home.resume.others.isHidden()


def test_resuming_takes_the_latest_match(qtbot: QtBot, home: HomePage) -> None:
    home.resume.set_matches(running(1))
    assert home.resume.others.isHidden()
    with qtbot.waitSignal(home.resume_requested) as signal:
        qtbot.mouseClick(home.resume.resume, Qt.MouseButton.LeftButton)
    assert signal.args == ["match-0"]
    told = home.resume.resume.accessibleDescription()
    assert told == "Top Cake, Round 4 of 5, Ada to bid, Ada, Ben, Zoé, Łucja"
    home.resume.set_matches([running(1)[0]._replace(turn="")])
    told = home.resume.resume.accessibleDescription()
    assert told == "Top Cake, Round 4 of 5, Ada, Ben, Zoé, Łucja"


def test_the_others_stand_on_a_page_of_their_own(qtbot: QtBot, home: HomePage) -> None:
    home.resume.set_matches(running(8))
    home.resume.others.setFocus(Qt.FocusReason.TabFocusReason)
    with qtbot.waitSignal(home.matches_requested):
        qtbot.keyClick(home.resume.others, Key.Key_Return)


def test_the_bar_leads_to_matches_and_help(qtbot: QtBot, home: HomePage) -> None:
    with qtbot.waitSignal(home.matches_requested):
        qtbot.mouseClick(home.matches_button, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(home.help_requested):
        qtbot.keyClick(home.help_button, Key.Key_Return)


def test_the_lesson_is_offered_to_newcomers_first(qtbot: QtBot, style: PageStyle) -> None:
    page = HomePage(style, [offer()._replace(has_lesson=True), offer("other", title="Other")])
    page.resize(1280, 800)
    page.show()
    assert page.setup.lesson.words == "Learn the game"
    page.setup.offer_lesson({"top-cake"})
    assert page.setup.lesson.words == "New here? Learn the game"
    with qtbot.waitSignal(page.lesson_requested) as signal:
        qtbot.mouseClick(page.setup.lesson, Qt.MouseButton.LeftButton)
    assert signal.args == ["top-cake"]
    page.boxes[1].click()
    assert page.setup.lesson.isHidden()
    page.close()


def test_the_theme_changes_at_once(home: HomePage, style: PageStyle) -> None:
    def ground() -> int:
        return home.grab().toImage().pixelColor(8, 400).lightness()

    assert ground() > 150
    style.set_theme(DARK)
    assert ground() < 80
    assert home.theme_button.accessibleName() == "Light theme"


def test_only_the_keyboard_shows_the_focus_ring(qtbot: QtBot, home: HomePage) -> None:
    def darkest_above() -> int:
        image, button = home.grab().toImage(), home.setup.more
        corner = button.mapTo(home, QPoint(button.width() // 2, 0))
        return min(image.pixelColor(corner.x(), corner.y() - above).lightness() for above in range(2, 8))

    qtbot.mouseClick(home.setup.more, Qt.MouseButton.LeftButton)
    plain = darkest_above()
    _tab_to(qtbot, "Start the game")
    _tab_to(qtbot, "More")
    assert darkest_above() < plain - 150


@pytest.mark.parametrize("name", ["", "Sunday with Grete"])
def test_how_far_a_match_is_has_the_room_of_a_turn_that_nobody_has(style: PageStyle, name: str) -> None:
    style.set_text_scale(1.5)
    page = HomePage(style, [offer()])
    page.resize(1280, 700)
    page.show()
    page.resume.set_matches(
        [running(1)[0]._replace(place="Les premiers gâteaux sont pleins", turn="", name=name)]
    )
    assert clipped_texts(page.resume) == []
    page.close()


@pytest.mark.parametrize("size", [(1280, 700), (1440, 900), (1600, 1000)])
@pytest.mark.parametrize("text_scale", [1.0, 1.25, 1.5])
def test_whose_turn_it_is_is_read_in_full_with_a_long_name(
    style: PageStyle, size: tuple[int, int], text_scale: float
) -> None:
    style.set_text_scale(text_scale)
    page = HomePage(style, [offer()])
    turn = "Bartholomaeus-Maximilian nimmt ein Stück"
    page.resume.set_matches([match._replace(turn=turn) for match in running(3, "Bartholomaeus-Maximilian")])
    page.resize(*size)
    page.show()
    assert clipped_texts(page.resume) == []
    page.close()


@pytest.mark.parametrize("size", [(1280, 700), (1600, 1000)])
@pytest.mark.parametrize("text_scale", [1.0, 1.25, 1.5])
@pytest.mark.parametrize("called", ["", "Donaudampfschifffahrtsgesellschaftskasse"])
@pytest.mark.parametrize("turn", ["Ben bakes", "Wilhelmina Konstantinope backt"])
def test_a_match_to_go_on_with_is_called_in_full(
    style: PageStyle, size: tuple[int, int], text_scale: float, called: str, turn: str
) -> None:
    style.set_text_scale(text_scale)
    page = HomePage(style, [offer()])
    match = running(1)[0]._replace(title="Carroll County Cake Swap", place="Wer zuerst 21 Punkte hat")
    page.resume.set_matches([match._replace(name=called, turn=turn, names=(*match.names, "Emil", "Fritz"))])
    page.resize(*size)
    page.show()
    assert clipped_texts(page.resume) == []
    page.close()


def test_a_renamed_match_bears_its_name_and_still_says_its_game(home: HomePage) -> None:
    (match,) = running(1)
    home.resume.set_matches([match._replace(name="Sunday with Grete")])
    spoken = home.resume.resume.accessibleDescription()
    assert spoken.startswith("Sunday with Grete, Top Cake, Round 4 of 5")
    home.resume.set_matches([match])
    assert home.resume.resume.accessibleDescription().startswith("Top Cake, Round 4 of 5")


def _point(widget: QWidget) -> None:
    """Bring the pointer to a control."""
    inside = QPointF(4, 4)
    QApplication.sendEvent(widget, QEnterEvent(inside, inside, QPointF(widget.mapToGlobal(inside.toPoint()))))


def _point_away(widget: QWidget) -> None:
    QApplication.sendEvent(widget, QEvent(QEvent.Type.Leave))


def _told_level(page: HomePage) -> str:
    """The sentence about a level that stands over the title of the set-up; empty: the title does."""
    note = page.setup._note
    assert note.isHidden() is page.setup._title.isVisible()
    return "" if note.isHidden() else note.words


def test_levels_are_explained_where_they_are_chosen(home: HomePage) -> None:
    card = next(card for card in home.setup.cards if card.level.isVisible())
    for cupcake, level in zip(card.level.cupcakes, LEVELS, strict=True):
        assert _told_level(home) == ""
        _point(cupcake)
        told = _told_level(home)
        assert told.startswith(level.id.capitalize()) and told.endswith(
            "No computer player sees hidden cards."
        )
        assert told in cupcake.accessibleDescription()
        _point_away(cupcake)
    card.player.segments[0].click()
    _point(card.level.cupcakes[0])
    assert _told_level(home) == "", "a person has no level"


def test_who_comes_to_the_levels_by_keys_is_told_of_the_chosen_one(qtbot: QtBot, home: HomePage) -> None:
    card = next(card for card in home.setup.cards if card.level.isVisible())
    _open(qtbot, home)
    card.player.segments[card.player.index].setFocus(Qt.FocusReason.TabFocusReason)
    assert _told_level(home) == ""
    qtbot.keyClick(focused(), Qt.Key.Key_Tab)
    assert _told_level(home).startswith("Medium ")
    qtbot.keyClick(focused(), Qt.Key.Key_Left)
    assert _told_level(home).startswith(card.level.label.text().capitalize()) != "Medium"
    _point(card.level.cupcakes[0])
    assert _told_level(home).startswith("Beginner ")
    _point_away(card.level.cupcakes[0])
    assert _told_level(home).startswith(card.level.label.text().capitalize())
    qtbot.keyClick(focused(), Qt.Key.Key_Tab)
    assert _told_level(home) == ""


def test_a_list_of_levels_is_explained_as_well(qtbot: QtBot, style: PageStyle) -> None:
    page = HomePage(style, [offer("cake-swap", range(2, 7))])
    _open(qtbot, page)
    while page.setup.more.isEnabled():
        page.setup.more.click()
    card = page.setup.cards[1]
    assert card.who is not None and card.who.isVisible()
    card.name_edit.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(focused(), Key.Key_Tab)
    assert QApplication.focusWidget() is card.who
    assert _told_level(page).startswith("Medium ")
    qtbot.keyClick(card.who, Key.Key_Space)
    sheet = card.who.popup
    assert sheet is not None and _told_level(page) == "", "the list tells it"
    assert sheet.about.text().startswith("Medium ")
    qtbot.keyClick(focused(), Key.Key_Up)
    assert sheet.about.text().startswith("Fair ")
    row = sheet.list.row_of(sheet.list.current - 1)
    assert row is not None
    _point(row.button)
    assert sheet.about.text().startswith("Easy ")
    qtbot.keyClick(focused(), Key.Key_Escape)
    assert _told_level(page).startswith("Medium ")
    qtbot.keyClick(focused(), Key.Key_Tab)
    assert _told_level(page) == ""
    page.close()


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
@pytest.mark.parametrize(
    ("size", "text_scale"),
    [((1280, 700), 1.0), ((1280, 700), 1.25), ((1280, 700), 1.5), ((1600, 1000), 1.5)],
)
def test_the_sentence_of_each_level_stands_whole_and_covers_no_control(
    style: PageStyle,
    qtbot: QtBot,
    spoken: Callable[[str], None],
    language: str,
    size: tuple[int, int],
    text_scale: float,
) -> None:
    spoken(language)
    style.resize_to(*size)
    style.set_text_scale(text_scale)
    games = map(find_game, game_ids())
    offers = [offer(game.id, game.seats, game_title(game)) for game in games]
    page = HomePage(style, [each._replace(has_lesson=True) for each in offers])
    page.setup.offer_lesson(game_ids())
    qtbot.addWidget(page)
    page.resize(*size)
    page.show()
    for box in page.boxes:
        box.click()
        for _ in box.offer.seats[1:]:
            page.setup.more.click()
        _hold_sentences(page)
    page.close()


def _hold_sentences(page: HomePage) -> None:
    """Hold that what is told of the levels of the last seat can be read, and covers nothing."""
    setup = page.setup
    card = [card for card in setup.cards if card.isVisible()][-1]
    if card.who is not None and card.who.isVisible():
        card.who.showPopup()
        sheet = card.who.popup
        assert sheet is not None
        for number in range(1, sheet.list.count):
            sheet.list.go_to(number)
            assert sheet.about.text() and not sheet.about.is_clipped()
            assert sheet.rect().contains(sheet.panel.toRect())
            row = sheet.list.row_of(number)
            assert row is not None
            shown_px = row.button.visibleRegion().boundingRect().height()
            assert shown_px >= row.button.height() - 1, "the row that is told of is in sight"
        sheet.go_away()
        pointed = [card.who]
    else:
        pointed = [cupcake for cupcake in card.level.cupcakes if cupcake.isVisible()]
    for control in pointed:
        _point(control)
        assert _told_level(page)
        _point_away(control)
        note = setup._note
        assert note.fitted is not None and not note.fitted.elided
        place = note.body().toRect().translated(note.pos())
        assert page.rect().contains(place)
        for target in targets_of(page):
            over = place_in(page, target)
            if isinstance(target, BoxButton):
                # It may lie over the foot of a box, below its words.
                over.setHeight(round(over.height() * 0.93))
            assert not place.intersects(over), (target.accessibleName(), place, over)


def test_the_levels_are_those_of_the_game_and_its_seats(
    style: PageStyle, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(take_the_cake.SEARCHING, "hard", 2)
    cakes = [offer("take-the-cake"), offer("piece-o-cake")]
    page = HomePage(style, cakes)
    qtbot.addWidget(page)
    page.show()
    card, level = page.setup.cards[1], page.setup.cards[1].level

    def shown_levels() -> list[str]:
        return [cupcake.accessibleName() for cupcake in level.cupcakes if cupcake.isVisible()]

    assert shown_levels() == player_names("take-the-cake", 2)[1:]
    level.cupcakes[-2].click()
    assert card.choice().player == "hard"
    page.setup.more.click()
    assert shown_levels() == player_names("take-the-cake", 3)[1:]
    assert (card.choice().player, level.label.text()) == ("medium", "medium")
    page.setup.show_offer(cakes[1])
    assert shown_levels() == player_names("piece-o-cake", 2)[1:]
    level.cupcakes[-1].click()
    page.setup.show_offer(cakes[0])
    assert card.choice().player == "medium"
    page.setup.show_offer(cakes[1])
    assert card.choice().player == "expert"
    page.close()


def test_the_ring_around_a_level_keeps_clear_of_its_name(qtbot: QtBot, home: HomePage) -> None:
    for size in ((1280, 700), (1280, 800), (1600, 1000)):
        home.resize(*size)
        level = home.setup.cards[1].level
        shape, _ = level.cupcakes[1].focus_shape()
        line = max(2.0, level._style.px(3))
        letters = CAPTION_BOLD.size_px(level._style)
        top = level.label.y() + level.label.height() / 2 - 0.4 * letters
        assert level.cupcakes[1].y() + shape.bottom() + 2 * line < top, size
