"""Every page at every size, in both themes, with the longest names and long words: nothing is cut off."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cakedesk.app.end.page import EndPage
from cakedesk.app.help.about_page import AboutPage
from cakedesk.app.home.page import HomePage
from cakedesk.app.match.curtain import Curtain
from cakedesk.app.match.model import deal_match
from cakedesk.app.match.table_page import TablePage
from cakedesk.app.people.setup_choice import SeatChoice, SetupChoice
from cakedesk.app.widgets.buttons import PillButton
from cakedesk.app.widgets.labels import Label
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.text_kinds import BODY, CAPTION_BOLD
from cakedesk.app.widgets.top_bar import TopBar
from cakedesk.app.window.menu import MainMenu
from cakedesk.app.window.message_strip import MessageStrip
from cakedesk.engine.actions import CHANCE, OVER
from cakedesk.engine.game import PERSON
from cakedesk.engine.registry import find_game, game_ids
from cakedesk.table.board import BoardStatus, SeatPerson
from cakedesk.table.boards.registry import BOARDS
from cakedesk.table.kit.end_summary import Picture
from cakedesk.table.motion import Motion
from cakedesk.table.theme import DARK, LIGHT
from tests.app.pages_kit import (
    LONG_NAME,
    SIZES,
    clipped_texts,
    faults,
    long_words,
    many_columns,
    offer,
    overlapping_texts,
    page_style,
    quiet_auction,
    running,
    stack,
    summary,
    tied,
    touching_numbers,
)
from tests.laws.table_laws import LONG_NAMES
from tests.long_names import LONG_NAMES_ALONE


def _home(style: PageStyle) -> QWidget:
    page = HomePage(style, [offer()])
    page.resume.set_matches(running(3, LONG_NAME))
    players = (PERSON, "medium", PERSON, "easy")
    page.setup.remember(SetupChoice("top-cake", tuple(SeatChoice(LONG_NAME, player) for player in players)))
    return page


def _empty_home(style: PageStyle) -> QWidget:
    return HomePage(style, [offer()])


def _full_shelf(style: PageStyle) -> QWidget:
    titles = ("Top Cake", "Cake Swap", "Piece o’ Cake", "Dutch Auction", "Take the Cake")
    return HomePage(style, [offer(title, range(2, 5), title) for title in titles])


def _end(style: PageStyle) -> QWidget:
    page = EndPage(style)
    title = f"{LONG_NAME} and {LONG_NAME} share the cake!"
    page.show_summary("Top Cake", (LONG_NAME, LONG_NAME, "Zoé", "Łucja"), summary(title))
    return page


def _end_many(style: PageStyle) -> QWidget:
    page = EndPage(style)
    names = (LONG_NAME, "Ben", "Maximiliane", "Anna-Lena", "Łucja")
    page.show_summary("Piece o’ Cake", names, many_columns(names))
    return page


def _on_a_table(style: PageStyle, drop: Callable[[Curtain], None]) -> QWidget:
    page = QWidget()
    curtain = Curtain(style, page)
    page.showEvent = lambda _event: drop(curtain)  # type: ignore[method-assign]
    return page


def _curtain(style: PageStyle) -> QWidget:
    facts = [(seat % 4, f"{LONG_NAME} bid on Red velvet and Battenberg") for seat in range(6)]
    return _on_a_table(style, lambda curtain: curtain.pass_to(2, LONG_NAME, facts))


def _welcome(style: PageStyle) -> QWidget:
    return _on_a_table(style, lambda curtain: curtain.resume_at(2, LONG_NAME))


def _cover(style: PageStyle) -> QWidget:
    return _on_a_table(style, lambda curtain: curtain.cover_table(1, LONG_NAME))


def _table_bar(style: PageStyle) -> QWidget:
    page = QWidget()
    bar = TopBar(style, page)
    bar.set_title("Top Cake")
    bar.set_status(BoardStatus(3, 5, "Runde 4 von 5"))
    bar.set_last_change(3, f"{LONG_NAME} bid on Red velvet and Battenberg")

    def lay_out(_event: object) -> None:
        style.resize_to(page.width(), page.height())
        bar.setGeometry(0, 0, page.width(), bar.height_px(style))

    page.showEvent = lay_out  # type: ignore[method-assign]
    return page


def _about(style: PageStyle) -> QWidget:
    page = QWidget()
    sheet = AboutPage(style, page)
    page.showEvent = lambda _event: sheet.open()  # type: ignore[method-assign]
    return page


def _menu(style: PageStyle) -> QWidget:
    page = QWidget()
    menu = MainMenu(style, page)
    menu.set_at_table(True)
    page.showEvent = lambda _event: menu.pop_up(page)  # type: ignore[method-assign]
    return page


def _message(style: PageStyle) -> QWidget:
    page = QWidget()
    strip = MessageStrip(style, page)
    sentence = f"The save of {LONG_NAME} was damaged; it was moved aside, and the version before it is used."

    def tell(_event: object) -> None:
        style.resize_to(page.width(), page.height())
        strip.tell(sentence)

    page.showEvent = tell  # type: ignore[method-assign]
    return page


def _newcomer(style: PageStyle) -> QWidget:
    page = HomePage(style, [offer(title="Carroll County Cake Swap")._replace(has_lesson=True)])
    page.resume.set_matches(running(7, LONG_NAME))
    page.setup.offer_lesson({"top-cake"})
    return page


PAGES = [
    *(_home, _empty_home, _full_shelf, _newcomer, _end, _end_many, _table_bar),
    *(_curtain, _welcome, _cover, _about, _menu, _message),
]


@pytest.mark.parametrize("make", PAGES, ids=lambda make: make.__name__.strip("_"))
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_nothing_is_cut_off_or_covered_and_everything_can_be_hit(
    qtbot: QtBot, make: Callable[[PageStyle], QWidget], width: int, height: int
) -> None:
    # Every size sees one theme and one of the two languages; the small ones must bear the long words.
    long = height <= 800
    with page_style(DARK if height in (800, 2160) else LIGHT) as style:
        if long:
            with long_words():
                page = make(style)
                _show(qtbot, page, width, height)
        else:
            page = make(style)
            _show(qtbot, page, width, height)
        assert faults(page) == []
        assert touching_numbers(page) == []
        page.close()


def _show(qtbot: QtBot, page: QWidget, width: int, height: int) -> None:
    page.resize(width, height)
    page.show()
    qtbot.waitExposed(page)


def test_a_page_follows_its_window_there_and_back(style: PageStyle, qtbot: QtBot) -> None:
    page = HomePage(style, [offer()])
    _show(qtbot, page, 1280, 700)
    before = {id(child): child.geometry() for child in page.findChildren(QWidget) if child.isVisible()}
    page.resize(2560, 1440)
    assert page.setup.start.height() > 90
    page.resize(1280, 700)
    after = {id(child): child.geometry() for child in page.findChildren(QWidget) if child.isVisible()}
    assert after == before
    page.close()


def test_a_table_made_late_has_the_texts_as_large_as_the_pages(style: PageStyle, qtbot: QtBot) -> None:
    style.set_text_scale(1.5)
    page = TablePage(style, Motion(speed=0.0))
    assert page.scene.metrics.text_scale == 1.5
    page.shut_down()


@pytest.mark.parametrize(
    ("language", "size", "text_scale"),
    [
        ("de", (1280, 700), 1.5),
        ("de", (1280, 800), 1.5),
        ("de", (1600, 1000), 1.5),
        ("de", (1280, 700), 1.25),
        ("en", (1280, 800), 1.25),
        ("en", (1280, 700), 1.5),
        ("es", (1280, 700), 1.5),
        ("fr", (1280, 700), 1.5),
    ],
)
def test_large_text_is_read_in_full_on_every_page(
    qtbot: QtBot,
    spoken: Callable[[str], None],
    monkeypatch: pytest.MonkeyPatch,
    language: str,
    size: tuple[int, int],
    text_scale: float,
) -> None:
    # Names of 24 letters are cut off in the largest text, with a tooltip; usual ones are not.
    monkeypatch.setattr("tests.app.test_pages_sizes.LONG_NAME", "Maximiliane")
    spoken(language)
    with page_style(DARK if language == "en" else LIGHT) as style:
        style.resize_to(*size)
        style.set_text_scale(text_scale)
        for make in PAGES:
            page = make(style)
            _show(qtbot, page, *size)
            name = make.__name__
            assert (name, faults(page), overlapping_texts(page), touching_numbers(page)) == (name, [], [], [])
            page.close()
            page.deleteLater()


@pytest.mark.parametrize(
    ("language", "note"),
    [
        ("en", "“before” holds the points of 2 earlier matches."),
        ("de", "„vorher“: die Punkte von 2 Partien davor."),
    ],
)
def test_notes_with_numbers_are_told_in_the_shown_language(
    spoken: Callable[[str], None], language: str, note: str
) -> None:
    spoken(language)
    assert many_columns(("Ada", "Ben")).notes[-1] == note


def test_winners_with_long_names_share_the_cake_in_the_headline(style: PageStyle, qtbot: QtBot) -> None:
    names = (
        *("Wilhelmine Bartholomäus", "Maximiliane Brückenberg", "Zoé Montmorency-Laval"),
        *("Łucja Wiśniewska-Nowak", "Christoph-Emanuel Weiß"),
    )
    style.set_text_scale(1.5)
    page = EndPage(style)
    _show(qtbot, page, 1280, 700)
    for winners in (2, 3, 5):
        told = tied(names, winners)
        page.show_summary("Piece o’ Cake", names, told)
        assert clipped_texts(page) == []
        labels = [label for label in page.findChildren(Label) if label.isVisible()]
        (headline,) = (label.text() for label in labels if label.text().endswith(" share the cake!"))
        assert headline in (told.title, *told.short_titles)
        # Each slice is told in full or in short, and all names have one size.
        pictures = [picture for seat in told.winners() for picture in told.pictures[seat]]
        captions = {text for picture in pictures for text in (picture.caption, picture.short)}
        assert len([label for label in labels if label.text() in captions]) == winners
        shared = page.sheet.shared
        assert shared is not None
        assert [name.text for name in shared.names] == [names[row.seat] for row in told.points.rows]
        assert len({name.style.px for name in shared.names}) == 1
    page.close()


@pytest.mark.parametrize(("winners", "pictures"), [(1, 2), (2, 4), (3, 6), (4, 4)])
def test_several_pictures_of_each_winner_are_shown_where_there_is_room(
    style: PageStyle, qtbot: QtBot, winners: int, pictures: int
) -> None:
    names = ("Ada", "Ben", "Zoé", "Łucja")
    page, told = EndPage(style), tied(names, winners)
    both = tuple(pair * 2 for pair in told.pictures)
    page.show_summary("Piece o’ Cake", names, replace(told, pictures=both, pictures_each=2))
    _show(qtbot, page, 1280, 700)
    assert len(page._picture._pictures) == pictures
    assert page._picture._has_discs() is (winners > 1)
    assert clipped_texts(page) == []
    page.close()


@pytest.mark.parametrize(("winners", "text_scale", "form"), [(2, 1.0, 0), (3, 1.5, 1), (6, 1.5, 2)])
def test_captions_say_as_much_as_they_have_room_for(
    style: PageStyle, qtbot: QtBot, winners: int, text_scale: float, form: int
) -> None:
    words = "3 Schichten, 4 Punkte, und noch 12 Torten", "4 Punkte, und noch 12 Torten", "4 Punkte"
    names = ("Ada", "Ben", "Zoé", "Łucja", "Mei", "Tom")
    style.set_text_scale(text_scale)
    page, told = EndPage(style), tied(names[:5], min(winners, 5))
    row = told.points.rows[0]
    rows = tuple(replace(row, seat=seat, place=1) for seat in range(winners))
    points = replace(told.points, rows=rows)
    pictures = ((Picture(stack("carrot", "chocolate", "lemon"), *words),),) * winners
    page.show_summary("Top Cake", names[:winners], replace(told, points=points, pictures=pictures))
    _show(qtbot, page, 1280, 700)
    shown = [label.text() for label in page._picture.findChildren(Label) if label.isVisible()]
    assert shown == [words[form]] * winners
    assert page._picture.tooltip == ("\n".join([words[0]] * winners) if form else "")
    page.close()


def test_fewer_columns_of_points_leave_no_heading_that_is_painted_once_more(
    style: PageStyle, qtbot: QtBot
) -> None:
    """An error while it is painted would end the program."""
    page, names = EndPage(style), ("Ada", "Ben")
    page.show_summary("Piece o’ Cake", names, many_columns(names))
    _show(qtbot, page, 1280, 700)
    page.grab()
    before = page.sheet.heads[:]
    page.show_summary("Dutch Auction", names, quiet_auction(names))
    gone = before[len(page.sheet.heads) :]
    assert gone
    assert not any(head.isVisible() for head in gone)
    page.grab()
    for head in gone:
        head.grab()
    page.close()


def test_what_is_cut_off_is_read_in_a_tooltip_and_lets_presses_through(
    style: PageStyle, qtbot: QtBot
) -> None:
    page = QWidget()
    button = PillButton(style, "", page)
    label = Label(style, BODY, button)
    label.setText("A sentence that is longer than its place")
    for widget, width in ((page, 200), (button, 60), (label, 60)):
        widget.setGeometry(0, 0, width, 40)
    _show(qtbot, page, 200, 40)
    page.grab()
    assert page.childAt(QPoint(20, 20)) is label
    assert label.tooltip == label.text()
    with qtbot.waitSignal(button.clicked):
        qtbot.mouseClick(label, Qt.MouseButton.LeftButton)
    label.setText("short")
    page.grab()
    assert page.childAt(QPoint(20, 20)) is button
    assert label.tooltip == ""
    page.close()


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
@pytest.mark.parametrize("percent", [100, 125, 150])
@pytest.mark.parametrize("size", [(1280, 700), (1600, 1000)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_long_names_are_read_beside_long_levels(
    style: PageStyle,
    qtbot: QtBot,
    spoken: Callable[[str], None],
    language: str,
    percent: int,
    size: tuple[int, int],
) -> None:
    spoken(language)
    players = ("expert", PERSON, "hard", "medium", "expert", PERSON)
    style.set_text_scale(percent / 100)
    for game_id, count in (("cake-swap", 6), ("take-the-cake", 4)):
        page = HomePage(style, [offer(game_id, find_game(game_id).seats)])
        names = [*LONG_NAMES_ALONE[: count - 1], "Ben"]
        seats = [SeatChoice(name, player) for name, player in zip(names, players, strict=False)]
        page.setup.remember(SetupChoice(game_id, tuple(seats)))
        page.resize(*size)
        page.show()
        edits = [card.name_edit for card in page.setup.cards]
        last = edits[-1]
        qtbot.keyClicks(last, "jamin-Theodor Hohen")
        assert [edit.text() for edit in edits if edit.is_clipped()] == clipped_texts(page) == []
        last.setText(LONG_NAME)
        assert (last.tooltip == LONG_NAME) is last.is_clipped() is (count == 4)
        page.close()


@pytest.mark.parametrize("text_scale", [1.0, 1.25, 1.5])
@pytest.mark.parametrize("size", [(1280, 700), (1280, 800), (1600, 1000), (2880, 1800), (3840, 2160)])
def test_a_long_title_on_a_box_leaves_seats_and_minutes_room(
    style: PageStyle, qtbot: QtBot, size: tuple[int, int], text_scale: float
) -> None:
    style.set_text_scale(text_scale)
    page = HomePage(style, [offer()._replace(title="Carroll County Cake Swap")] * 3)
    _show(qtbot, page, *size)
    for box in page.boxes:
        plate = box.plate(box.box_rect())
        assert not plate.title.elided
        assert plate.title.style.typeface.px >= int(style.least_text_px)
        assert len(plate.title.lines) * plate.title.style.typeface.px * 0.9 <= plate.upper.height()
        assert plate.upper.bottom() <= plate.facts.top()
        assert plate.place.contains(plate.upper) and plate.place.contains(plate.facts)
        assert plate.place.height() <= box.box_rect().height() / 3, "the picture is seen"
        metrics = QFontMetricsF(CAPTION_BOLD.font(plate.facts_px))
        words = sum(map(metrics.horizontalAdvance, (box.offer.seats_text(), f"{box.offer.minutes} min")))
        assert words + 1.8 * plate.facts_px <= plate.facts.width(), "they stand apart behind an icon"


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
def test_the_result_of_dutch_auction_tells_the_cards_of_each_in_large_text(
    qtbot: QtBot, speak: Callable[[str], None], language: str
) -> None:
    speak(language)
    with page_style(LIGHT) as style:
        style.resize_to(1600, 1000)
        style.set_text_scale(1.5)
        page = EndPage(style)
        page.show_summary("Dutch Auction", ("Ada", "Ben"), quiet_auction(("Ada", "Ben")))
        _show(qtbot, page, 1600, 1000)
        assert clipped_texts(page) == []
        page.close()
        page.deleteLater()


@pytest.mark.parametrize("game_id", game_ids())
def test_results_with_long_names_in_large_text_are_told_whole(
    style: PageStyle, qtbot: QtBot, speak: Callable[[str], None], game_id: str
) -> None:
    """Names at least where one points; all else in full."""
    speak("de")
    game = find_game(game_id)
    names = LONG_NAMES[: game.seats[-1]]
    match, rng = deal_match(game, names, [PERSON] * len(names), rng=Random(3)), Random(3)
    while match.turn() != OVER:
        if match.turn() == CHANCE:
            match.play_chance(rng)
        else:
            match.play(match.look(match.turn()).sample_action(rng))
    told = BOARDS[game_id].end_summary(match.look(None), [SeatPerson(name, True) for name in names])
    style.set_text_scale(1.5)
    page = EndPage(style)
    page.show_summary(game.title, names, told)
    _show(qtbot, page, 1280, 700)
    rows = zip(page.sheet.rows, told.points.rows, strict=True)
    pointed = {part.tooltip: names[row.seat] for part, row in rows if part.tooltip}
    cut = set(names) & set(clipped_texts(page))
    assert all(tooltip == name for tooltip, name in pointed.items())
    assert cut <= set(pointed)
    assert [text for text in clipped_texts(page) if text not in cut] == []
    page.close()
    page.deleteLater()
