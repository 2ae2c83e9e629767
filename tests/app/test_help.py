"""The help: its texts agree with the rules, everything in them exists, and it can be searched."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from itertools import pairwise, takewhile
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cakedesk.app.help.page import GENERAL, HelpPage
from cakedesk.app.help.reader import HelpReader
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.art.face import Face
from cakedesk.engine.actions import OVER
from cakedesk.engine.card_lists import card_ids
from cakedesk.engine.game import builtin_list_texts
from cakedesk.engine.registry import find_game, game_ids
from cakedesk.engine.resources import resource_path
from cakedesk.games.top_cake import cards as cake_cards
from cakedesk.games.top_cake.cards import CAKES_OF_A_FLAVOUR, FLAVOURS, TOPPERS, hand_kinds
from cakedesk.games.top_cake.game import GAME
from cakedesk.games.top_cake.phases import CAKES_A_ROUND, ROUNDS
from cakedesk.games.top_cake.scoring import IMPRESSIVE_LAYERS, score_stack
from cakedesk.table.boards.registry import BOARDS
from cakedesk.table.boards.top_cake.help import PLACES
from cakedesk.table.help_html import PICTURE_SCHEME
from cakedesk.table.help_text import SIGNS, Block, BlockKind, count_in, parse, read_help
from cakedesk.table.theme import DARK, LIGHT
from tests.app.pages_kit import clipped_texts, outside, overlapping_targets, small_targets

NUMBER_WORDS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
HelpOpener = Callable[..., HelpPage]
LANGUAGES = sorted(folder.name for folder in resource_path("help").iterdir() if folder.is_dir())


def words_of(name: str, language: str = "en") -> str:
    """All words of a help text."""
    return " ".join(f"{block.text} {block.more}" for block in read_help(name, language)).replace("**", "")


def numbers_in(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


def rows_after(name: str, language: str, anchor: str) -> list[Block]:
    """The rows of the table under a heading."""
    blocks = read_help(name, language)
    start = next(place for place, block in enumerate(blocks) if block.anchor == anchor)
    below = takewhile(lambda block: block.kind is not BlockKind.HEADING, blocks[start + 1 :])
    return [block for block in below if block.kind is BlockKind.ROW]


def under(blocks: list[Block], anchor: str) -> str:
    """What is told under one heading."""
    start = next(place for place, block in enumerate(blocks) if block.anchor == anchor)
    told = []
    for block in blocks[start + 1 :]:
        if block.kind is BlockKind.HEADING:
            break
        told.append(block.text)
    return " ".join(told).replace("**", "")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "game_id", [game_id for game_id, entry in BOARDS.items() if read_help(game_id, "en")]
)
def test_links_pictures_and_anchors_exist(game_id: str, language: str) -> None:
    texts = [read_help(name, language) for name in (game_id, GENERAL)]
    anchors = [block.anchor for blocks in texts for block in blocks if block.anchor]
    assert len(anchors) == len(set(anchors))
    for blocks in texts:
        assert blocks[0].kind is BlockKind.HEADING and blocks[0].level == 1
        written = " ".join(text for block in blocks for text in (block.text, block.more))
        assert set(re.findall(r"\]\(#(.+?)\)", written)) <= set(anchors)
        for block in blocks:
            for name in block.pictures:
                assert name in SIGNS or BOARDS[game_id].picture(name).face.aspect > 0
    english = [read_help(name, "en") for name in (game_id, GENERAL)]
    assert _parts(texts) == _parts(english), "all languages have the same parts"


def _parts(texts: list[list[Block]]) -> list[object]:
    return [(block.kind, block.anchor, block.pictures) for blocks in texts for block in blocks]


@pytest.mark.parametrize(
    ("game_id", "places"),
    [
        ("top-cake", PLACES.values()),
        ("cake-swap", ("turn", "place", "ribbons", "end")),
        ("piece-o-cake", ("cutting", "choosing", "none-left", "scoring")),
        ("dutch-auction", ("aside", "act", "duty", "draw", "end")),
        ("take-the-cake", ("cut", "take", "place", "orders", "score", "end")),
    ],
)
def test_every_moment_of_a_game_has_its_place(game_id: str, places: Iterable[str]) -> None:
    game, rng, seen = find_game(game_id), Random(5), set[str]()
    seats, lists, options = game.seats[-1], game.builtin_lists(), game.complete_options({})
    state = game.new_state(seats, options, game.deal(rng, seats, options, lists), lists)
    while True:
        seen.add(BOARDS[game_id].help_place(state.look(None)))
        if state.turn() == OVER:
            break
        state.apply(state.sample_action(rng))
    assert seen == {*places} <= {block.anchor for block in read_help(game_id, "en")}


def test_the_numbers_are_those_of_the_rules() -> None:
    text, blocks = words_of("top-cake"), read_help("top-cake", "en")
    seats = f"{NUMBER_WORDS[GAME.seats[0]].capitalize()} to {NUMBER_WORDS[GAME.seats[-1]]} people"
    assert seats in text
    assert f"{NUMBER_WORDS[ROUNDS]} rounds" in text and f"After round {ROUNDS}" in text
    cakes = len(FLAVOURS) * CAKES_OF_A_FLAVOUR
    assert f"{cakes} cakes: {len(FLAVOURS)} flavours with {CAKES_OF_A_FLAVOUR} cakes each" in text
    assert f"{TOPPERS} toppers" in text
    assert f"{NUMBER_WORDS[CAKES_A_ROUND]} new cakes" in under(blocks, "round")
    assert f"has {NUMBER_WORDS[len(hand_kinds(2))]} cards" in text
    assert f"each has {NUMBER_WORDS[len(hand_kinds(3))]}" in text
    missing = sorted(set(hand_kinds(2)) - set(hand_kinds(4)))
    assert f"the {missing[0]} and the {missing[1]} stay in the box" in text
    scoring = under(blocks, "scoring")
    assert (
        f"{IMPRESSIVE_LAYERS} or more layers" in scoring and f"{IMPRESSIVE_LAYERS} or more cakes" in scoring
    )


@pytest.mark.parametrize(("seats", "turns"), [(2, 3), (3, 2), (4, 2)])
def test_the_turns_of_a_round_are_those_of_the_rules(seats: int, turns: int) -> None:
    lists = GAME.builtin_lists()
    state = GAME.new_state(seats, {}, GAME.deal(Random(1), seats, {}, lists), lists)
    assert state.bid_turns_in_round == seats * turns
    told = under(read_help("top-cake", "en"), "bidding")
    assert ("With two seats everybody has three turns" in told) and ("three or four seats it is two" in told)


def test_the_examples_of_points_are_right() -> None:
    index, blocks = GAME.builtin_lists().index, read_help("top-cake", "en")
    counted = 0
    for block in blocks:
        found = re.search(r"(\d+) points?\.$|makes it (\d+)\.$", block.text)
        stacks = [name for name in block.pictures if name.startswith("stack/")]
        if found is None or not stacks:
            continue
        counted += 1
        stack = [index[card] for card in stacks[0].partition("/")[2].split(",")]
        assert score_stack(stack, GAME.builtin_lists()).points == int(found[1] or found[2])
    assert counted == 2


def test_no_picture_shows_equal_cards_that_would_have_cancelled() -> None:
    for block in read_help("top-cake", "en"):
        sign = next((name for name in block.pictures if name in "<>"), "")
        if sign:
            place = block.pictures.index(sign)
            sides = (block.pictures[:place], block.pictures[place + 1 :])
            kinds = [{name.split("/")[2] for name in side if name.startswith("bid/")} for side in sides]
            assert not kinds[0] & kinds[1], block.text


def test_a_language_without_a_text_gets_the_english_one() -> None:
    assert read_help("top-cake", "xx") == read_help("top-cake", "en") != []
    assert read_help("no-such-game", "en") == []
    assert read_help("top-cake", "../en") == read_help("top-cake", "en")


def test_a_heading_without_an_anchor_is_refused() -> None:
    with pytest.raises(ValueError, match="without an anchor"):
        parse("# Only words")


def test_cards_are_named_as_in_the_list() -> None:
    assert cake_cards.KIND_NAMES[cake_cards.SNATCH] == "S"
    with pytest.raises(KeyError):
        BOARDS["top-cake"].picture("card/no-such-cake")


@pytest.fixture
def open_help(style: PageStyle, qtbot: QtBot) -> HelpOpener:
    """Opens the help and waits for its text: `open_help("top-cake", "stacking", size=(1280, 700))`."""

    def open_page(*shown: str, size: tuple[int, int] = (1280, 700)) -> HelpPage:
        page = HelpPage(style)
        qtbot.addWidget(page)
        if shown:
            page.show_help(*shown)
        page.resize(*size)
        page.show()
        qtbot.waitExposed(page)
        qtbot.waitUntil(lambda: page.reader.is_written)
        return page

    return open_page


@pytest.mark.parametrize(
    ("size", "scale"),
    [
        ((1280, 700), 1.0),
        ((1280, 700), 1.5),
        ((1280, 800), 1.25),
        ((1600, 1000), 1.25),
        ((1600, 1000), 1.5),
        ((3840, 2160), 1.0),
    ],
)
def test_nothing_is_cut_off(
    open_help: HelpOpener, style: PageStyle, size: tuple[int, int], scale: float
) -> None:
    style.set_theme(DARK if scale > 1.3 else LIGHT)
    style.set_text_scale(scale)
    page = open_help("top-cake", "stacking", size=size)
    page.search.setText("layer")
    page.reader.finish()
    assert clipped_texts(page) == []
    assert small_targets(page) == []
    # In the smallest windows the contents scroll.
    assert [text for text in outside(page) if not text.startswith("ContentsRow")] == []
    assert overlapping_targets(page) == []
    assert page.reader.horizontalScrollBar().maximum() == 0
    rows = [row for row in page.contents.rows if row.isVisible()]
    assert [row.chapter for row in rows if row.heading.level == 1] == list(page._chapters)
    if scale == 1 and size[1] > 700:
        assert rows[-1].visibleRegion().boundingRect() == rows[-1].rect(), "all lines have room"


@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_contents_are_whole_in_letters_of_one_size(
    open_help: HelpOpener, style: PageStyle, spoken: Callable[[str], None], language: str, scale: float
) -> None:
    spoken(language)
    style.set_text_scale(scale)
    page = open_help("top-cake", size=(1280, 700))
    for name in (*BOARDS, GENERAL):
        page.show_help(name)
        rows = [row for row in page.contents.rows if not row.isHidden()]
        assert clipped_texts(page.contents) == []
        for level in (1, 2):
            assert len({row._fit().style.px for row in rows if row.heading.level == level}) == 1
        for row, below in pairwise(rows):
            assert row.geometry().bottom() <= below.y() + 1
            assert row._fit().style.line_px * len(row._fit().lines) <= row.height()


@pytest.mark.parametrize("game_id", game_ids())
def test_pictures_grow_with_the_text_and_have_no_letters_smaller_than_that(
    open_help: HelpOpener, style: PageStyle, monkeypatch: pytest.MonkeyPatch, game_id: str
) -> None:
    asked: list[tuple[Face, int, int]] = []
    pixmap = style.faces.pixmap

    def ask(face: Face, width: int, height: int, **given: Any) -> QPixmap:
        asked.append((face, width, height))
        return pixmap(face, width, height, **given)

    page = open_help(game_id, "", size=(1280, 700))
    page.reader.finish()
    heights = []
    monkeypatch.setattr(style.faces, "pixmap", ask)
    for scale in (1.0, 1.5):
        style.set_text_scale(scale)
        page.reader.finish()
        sources = re.findall(rf'src="({PICTURE_SCHEME}[^"]+)"', page.reader._html)
        heights.append([int(source.removeprefix(PICTURE_SCHEME).partition("/")[0]) for source in sources])
        asked.clear()
        page.reader._give_pictures(sources)
        assert len(asked) == len(sources) > 0
        for face, width, height in asked:
            assert face == face.readable(13 * scale, width, height)
    assert heights[1] == [pytest.approx(1.5 * height, abs=2) for height in heights[0]]


def test_it_opens_where_one_is_and_follows_links(open_help: HelpOpener) -> None:
    page = open_help("top-cake", "half-point", size=(1600, 1000))
    page.go_to("half-point")
    assert page.reader.place == "half-point"
    page.reader.followed.emit("reverse")
    assert page.reader.place == "reverse"
    page.go_to("keyboard")
    assert (page.chapter, page.reader.place) == (GENERAL, "keyboard")
    page.show_help("top-cake", PLACES[0])
    assert page.chapter == "top-cake"


def test_all_games_that_have_a_table_are_told(open_help: HelpOpener, qtbot: QtBot) -> None:
    page = open_help("piece-o-cake")
    others = [game_id for game_id in BOARDS if game_id != "piece-o-cake"]
    assert list(page._chapters) == ["piece-o-cake", *others, GENERAL]
    for name in [*others, "piece-o-cake"]:
        row = next(row for row in page.contents.rows if row.chapter == name and row.heading.level == 1)
        QTest.mouseClick(row, Qt.MouseButton.LeftButton)
        assert page.chapter == name and not page.reader.is_written, "the window does not stand still"
        qtbot.waitUntil(lambda: page.reader.is_written)
        assert read_help(name, "en")[1].text[:20] in page.reader.toPlainText()
        # All games have headings of the same name: the line, and a link, mean those of their own text.
        rows = [row for row in page.contents.rows if row.chapter == name]
        row = next(row for row in rows if row.heading.anchor == "hints")
        QTest.mouseClick(row, Qt.MouseButton.LeftButton)
        page.reader.followed.emit("keys")
        assert (page.chapter, page.reader.place) == (name, "keys")
    page.show_help("")
    assert page.chapter == GENERAL and list(page._chapters) == [*BOARDS, GENERAL]


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_counted_as_they_are_found(style: PageStyle, qtbot: QtBot, language: str) -> None:
    host = QWidget()
    reader = HelpReader(style, host)
    for name in (*BOARDS, GENERAL):
        blocks, entry = read_help(name, language), BOARDS.get(name)
        reader.show_blocks(blocks, entry.picture if entry else None)
        for words in ("cake", "CAKE ", "der", "Tab, Shift", "1 to", "’", "eat or collect", "ß", "ee"):
            reader.look_for(words)
            reader.finish()
            assert len(reader.found) == count_in(blocks, words), (name, words)
    host.deleteLater()


def test_words_are_found_in_all_texts_one_after_the_other(open_help: HelpOpener) -> None:
    page = open_help("top-cake")
    page.search.setFocus()
    QTest.keyClicks(page.search, "confirm")
    counts = {
        name: len(re.findall("confirm", words_of(name), re.IGNORECASE)) for name in list(page._chapters)
    }
    assert counts["top-cake"] and counts[GENERAL]
    total, seen = sum(counts.values()), []
    for _ in range(total):
        seen.append((page.chapter, page._count.text()))
        QTest.keyClick(page.search, Qt.Key.Key_Return)
    assert [text for _, text in seen] == [f"{number} of {total}" for number in range(1, total + 1)]
    expected = [name for name, count in counts.items() for _ in range(count)]
    assert [chapter for chapter, _ in seen] == expected
    assert page._count.text() == f"1 of {total}"
    page.reader.finish()
    assert len(page.reader.found) == counts["top-cake"]
    page.search.setText("marzipan")
    assert page._count.text() == "not found" and not page.next.isEnabled()


def test_escape_clears_the_search_and_then_goes_back(open_help: HelpOpener) -> None:
    page = open_help("top-cake")
    left = []
    page.back.connect(lambda: left.append(True))
    page.search.setText("cake")
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert page.search.text() == "" and not left
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert left


def test_a_screen_reader_finds_the_text_and_the_contents(open_help: HelpOpener) -> None:
    page = open_help("top-cake", size=(1280, 800))
    assert "Two to four people" in page.reader.toPlainText()
    assert page.reader.accessibleName() and page.search.accessibleName()
    rows = [row for row in page.contents.rows if row.isVisible()]
    assert [row.words for row in rows][:2] == ["Top Cake", "The cards"]
    page.setFocus()
    met = []
    while len(met) < 30 and rows[-1] not in met:
        QTest.keyClick(QApplication.focusWidget() or page, Qt.Key.Key_Tab)
        met.append(QApplication.focusWidget())
    assert [row for row in met if row in rows] == rows, "Tab goes through the lines from above"


def test_a_page_that_has_no_text_yet_can_be_shown_and_has_no_place(open_help: HelpOpener) -> None:
    page = open_help()
    page.reader.show_blocks([])
    page.reader.finish()
    assert page.reader.place == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_own_pictures_are_told_for_each_game_and_are_those_of_cards(language: str) -> None:
    rows = rows_after(GENERAL, language, "paper")
    assert sorted(row.text for row in rows) == sorted(f"art/{game_id}" for game_id in game_ids())
    for row in rows:
        game = find_game(row.text.partition("/")[2])
        ids = [card_ids(text, game.picture_column) for text in builtin_list_texts(game).values()]
        names = re.findall(r"\*\*(.+?)\*\*", row.more)
        assert names and set(names) <= set().union(*ids)
