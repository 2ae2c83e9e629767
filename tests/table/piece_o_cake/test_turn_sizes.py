"""What a turn asks, explains and offers stays whole at every size: in small windows with large texts too."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial
from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPixmap

from cakedesk.games.piece_o_cake.actions import cut
from cakedesk.games.piece_o_cake.game import GAME
from cakedesk.games.piece_o_cake.phases import CUTTING
from cakedesk.games.piece_o_cake.plates import heap_of
from cakedesk.table.boards.piece_o_cake.chosen_panel import ChoiceFoot
from cakedesk.table.boards.piece_o_cake.cutting_turn import CuttingTurn
from cakedesk.table.boards.piece_o_cake.forfeit_panel import ForfeitButton
from cakedesk.table.boards.piece_o_cake.layout import table_rects, tray_rects
from cakedesk.table.boards.piece_o_cake.piece_list import PieceList
from cakedesk.table.items import ButtonItem, FaceItem, TextItem
from cakedesk.table.kit.action_tray import ActionTray, Asked, TrayButton
from cakedesk.table.kit.token_row import LEAST_TOKEN_PX, badge_reach_px
from cakedesk.table.metrics import MIN_TEXT_PX
from cakedesk.table.scene import TableScene
from tests.laws.written import numerals, written
from tests.long_names import LONG_NAMES_ALONE
from tests.table.piece_o_cake.conftest import DriverMaker
from tests.table.piece_o_cake.table_driver import TableDriver, fresh, late, played
from tests.table.piece_o_cake.test_seats import full, last_choice

SIZES = (((1280, 654), 1.5), ((960, 654), 1.5), ((960, 654), 1.0), ((3840, 2022), 1.0))
"""The table and the text size: 960 px are left of 1280 while the log is open at larger text."""

DIGIT_SHARE = 0.72
"""How high digits are by the size of their text, at most."""


def resized(driver: TableDriver, size: tuple[int, int], text_scale: float) -> None:
    driver.scene.set_text_scale(text_scale)
    driver.view.resize(*size)
    driver.rest()


def assert_all_is_whole(driver: TableDriver) -> None:
    room = driver.scene.sceneRect().adjusted(-1, -1, 1, 1)
    seen = [item for item in driver.scene.table_items() if item.isVisible()]
    for item in seen:
        if isinstance(item, ButtonItem):
            assert not item.is_elided, item.text
    prompt = driver.screen.tray
    for text in (prompt.prompt, prompt.help):
        assert text.isVisible()
        assert room.contains(text.rect_px()), text.text
        assert not text.is_elided, text.text
        assert not text.laid.splits_word, text.text
    buttons = [item for item in seen if isinstance(item, ButtonItem)]
    assert not any(one.rect_px().intersects(other.rect_px()) for one, other in combinations(buttons, 2))


def assert_all_is_large(driver: TableDriver, text_scale: float) -> None:
    """No text and no number of the table is smaller than the smallest texts, nor cut."""
    seen = [item for item in driver.scene.table_items() if item.isVisible() and not item.is_discarded]
    small = [each for each in (*written(seen), *numerals(seen)) if each.px < int(MIN_TEXT_PX * text_scale)]
    assert not small
    assert not [item.text for item in seen if isinstance(item, TextItem) and item.is_elided]


def assert_list_is_whole(driver: TableDriver, panel: PieceList) -> None:
    """Every piece tells its cream and what it would bring, in words or by a number, and nothing overlaps."""
    room = driver.screen.rects.side.adjusted(-1, -1, 1, 1)
    texts = [item for item in panel.items() if isinstance(item, TextItem) and item.text]
    for text in texts:
        assert room.contains(text.rect_px()), text.text
        assert not text.is_elided, text.text
        assert not text.laid.splits_word, text.text
    for line in panel.rows:
        assert line.well.rect_px().bottom() <= room.bottom()
        assert line._told.isVisible() != line._gain.isVisible()
    pictures = [item for item in panel.items() if isinstance(item, FaceItem)]
    for text in texts:
        ink = text.rect_px().adjusted(1, text.height_px * 0.2, -1, -text.height_px * 0.2)
        covering = [item.face for item in pictures if item.rect_px().intersects(ink)]
        assert not covering, (text.text, covering)


def assert_choice_is_whole(driver: TableDriver) -> None:
    """Nothing of the panel is cut, leaves it or lies over something else; what may be forfeited stays."""
    panel, room = driver.screen.choose_panel, driver.screen.rects.side.adjusted(-1, -1, 1, 1)
    texts = [item for item in panel.items() if isinstance(item, TextItem) and item.text]
    for text in texts:
        assert room.contains(text.rect_px()), text.text
        assert not text.is_elided, text.text
    inks = [text.rect_px().adjusted(1, text.height_px * 0.18, -1, -text.height_px * 0.18) for text in texts]
    for (one, ink), (other, there) in combinations(zip(texts, inks, strict=True), 2):
        assert not ink.intersects(there), (one.text, other.text)
    frame = panel.chosen._panel.rect_px()
    assert frame.contains(panel.chosen.foot._leads.rect_px()), "the words of leads stay in the panel"
    for button in panel.forfeits.buttons.values():
        assert button.isVisible()
        assert room.contains(button.rect_px())
        assert not frame.intersects(button.rect_px())


def test_list_prompt_and_help_stay_whole(begin: DriverMaker) -> None:
    driver = begin(late(5, 18))
    turn = driver.board.staged.turn
    assert isinstance(turn, CuttingTurn)
    pictures = [item for item in driver.screen.piece_list.items() if isinstance(item, FaceItem)]
    assert max(item.width_px for item in pictures) > 80, "the room is used"
    resized(driver, *SIZES[0])
    assert_all_is_whole(driver)
    assert_list_is_whole(driver, driver.screen.piece_list)
    for gap in (0, 2, 4, 6, 8):
        turn.composer.lay(gap)
    turn.refresh()
    for size, text_scale in SIZES:
        resized(driver, size, text_scale)
        assert len(driver.screen.piece_list.rows) == 5
        tokens = [line._slices[0][0] for line in driver.screen.piece_list.rows]
        assert min(token.width_px for token in tokens) > 30
        assert_all_is_whole(driver)
        assert_list_is_whole(driver, driver.screen.piece_list)
        help_item = driver.screen.tray.help
        assert help_item.accessible_name.endswith("You get what is left.")
        is_brief = "You get what is left." not in help_item.laid.text
        assert (driver.screen.tray.primary.tooltip == help_item.accessible_name) == is_brief


@pytest.mark.parametrize("words", [("Alle sammeln", "Alle essen"), ("Überspringen", "")])
def test_long_buttons_are_whole_at_large_text(scene: TableScene, words: tuple[str, str]) -> None:
    prompt = ActionTray(scene, ("confirm", "first", "second"), 6)
    others = tuple(map(TrayButton, words))
    prompt.ask(
        Asked("Maximiliana-Bartholomäa, dieses Teil nehmen?", "", "Nehmen, alles sammeln", True, others)
    )
    for size, text_scale in SIZES:
        scene.set_text_scale(text_scale)
        scene.resize_to(*size)
        zones = table_rects(scene.metrics, 4)
        rects = tray_rects(scene.metrics, zones.tray, zones.margin_px)
        prompt.fit(rects.actions)
        shown = [button for button in (prompt.primary, *prompt.others) if button.isVisible()]
        assert len(shown) == 1 + sum(map(bool, words))
        for button in shown:
            assert not button.is_elided, (button.text, size)
            assert button.rect_px().right() <= rects.actions.primary.right() + 1
    prompt.remove()


def test_a_choice_stays_whole(begin: DriverMaker) -> None:
    state = played(fresh(4), "cut 0 4", "take 4 eat -", "take 0 eat -", "pass", "pass", "whole")
    assert state.collected[state.to_act], "there is something to forfeit"
    driver = begin(state)
    driver.click("piece/0")
    rows = driver.screen.choose_panel.rows
    assert len(rows) > 4
    creams = [min(3, kind.cream) for variety, kind in enumerate(state.lists.varieties) if variety in rows]
    assert max(creams) > 1
    shown = []
    for size, text_scale in SIZES:
        resized(driver, size, text_scale)
        assert_all_is_whole(driver)
        assert_choice_is_whole(driver)
        shown.append([rows[variety].eat.rosettes() for variety in sorted(rows)])
        assert shown[-1] in (creams, [1] * len(rows)), "cream is told the same way by every switch"
    assert creams in shown
    driver.click("second")  # all is eaten: nothing is said of leads
    assert not driver.screen.choose_panel.chosen.foot._leads.isVisible()
    assert {row.eat.rosettes() for row in rows.values()} == {1}, "beside counts not all have room"
    for size, text_scale in SIZES:
        resized(driver, size, text_scale)
        for eat in (row.eat for row in rows.values()):
            drawn = eat._words_px() - 5 * driver.scene.metrics.unit + eat._side() * min(1, eat.rosettes())
            assert drawn <= eat.width_px - eat.height_px * 0.4, "clear of the round ends"


def test_what_changes_can_be_read_at_large_text(begin: DriverMaker) -> None:
    state = played(fresh(4, matches=2), "cut 0 4", "take 4 eat -", "take 0 eat -", "pass", "pass", "whole")
    state.match, state.past_eaten[state.to_act] = 1, 138
    driver = begin(state)
    driver.click("piece/0")
    resized(driver, (1015, 655), 1.5)
    own = driver.screen.own_seat
    assert own._points.laid.text.startswith("138 + leads: "), "shorter rather than smaller"
    parts = [*own.items(), *driver.screen.tray.items(), *driver.screen.choose_panel.chosen.items()]
    texts = written(item for item in parts if item.isVisible() and not isinstance(item, ButtonItem))
    assert {"+2", own._points.laid.text} <= {one.text for one in texts}
    assert texts[0].px >= int(MIN_TEXT_PX * 1.5), texts[0]


TURNS = {
    "choose": (partial(full, 5), ("piece/0",)),
    "choose of two": (partial(full, 2), ("piece/0",)),
    "forfeit": (partial(full, 5, matches=2), ("forfeit/6",)),
    "eat": (
        lambda: played(fresh(4), "cut 0 4", "take 4 eat -", "take 0 eat -", "pass", "pass", "whole"),
        ("piece/0", "second"),
    ),
    "cut": (partial(late, 5, 18), ("gap/0", "gap/4", "gap/8")),
}


@pytest.mark.parametrize("code", ["en", "de", "fr", "es"])
@pytest.mark.parametrize("turn", TURNS)
def test_in_a_turn_of_long_names_nothing_is_smaller_than_large_text(
    begin: DriverMaker, speak: Callable[[str], None], turn: str, code: str
) -> None:
    speak(code)
    make_state, keys = TURNS[turn]
    state = make_state()
    driver = begin(state, size=(1015, 655), names=LONG_NAMES_ALONE[: state.seats], text_scale=1.5)
    for key in keys:
        driver.click(key)
        for size in ((1015, 655), (1280, 655), (1222, 936)):
            resized(driver, size, 1.5)
            assert_all_is_large(driver, 1.5)


@pytest.mark.parametrize("code", ["en", "de", "fr", "es"])
@pytest.mark.parametrize("size", [(1015, 655), (1280, 655)])
def test_while_points_of_long_names_are_counted_nothing_is_smaller_than_large_text(
    make_driver: DriverMaker, speak: Callable[[str], None], size: tuple[int, int], code: str
) -> None:
    speak(code)
    state = last_choice()
    driver = make_driver(state, names=LONG_NAMES_ALONE[:5])
    driver.board.show_look(state.look(None))
    resized(driver, size, 1.5)
    driver.play(GAME.format(state.legal_actions()[-1], state.lists), None)
    driver.rest()
    steps = 0
    while driver.board.is_reading:
        assert_all_is_large(driver, 1.5)
        driver.click("confirm")
        driver.rest()
        steps += 1
    assert steps == 5


def test_the_list_to_choose_from_stays_whole(begin: DriverMaker) -> None:
    state = late(5, 24, seed=6)
    state.apply(cut(0, 2, 4, 6, 8))
    driver = begin(state)
    panel = driver.screen.choose_panel
    for size, text_scale in SIZES:
        resized(driver, size, text_scale)
        assert_all_is_whole(driver)
        assert_list_is_whole(driver, panel.list)
        assert min(line._slices[0][0].width_px for line in panel.list.rows) > 20
        wells = [line.well.rect_px() for line in panel.list.rows]
        assert len({round(well.height()) for well in wells}) == 1, "no piece takes two lines"
        buttons = panel.forfeits.buttons.values()
        assert buttons
        assert all(button.y() > wells[-1].bottom() for button in buttons)


def test_what_may_be_forfeited_stays_where_it_is_clicked(begin: DriverMaker) -> None:
    state = late(3, 12)
    while state.phase != CUTTING or not state.collected[(state.to_act + 1) % 3]:
        state.apply(state.legal_actions()[-1])
    state.apply(cut(0, 3, 4))
    driver = begin(state)
    panel, board = driver.screen.choose_panel, driver.board
    variety, button = list(panel.forfeits.buttons.items())[-1]
    letter = state.lists.varieties[variety].letter
    for size, text_scale in (((1280, 654), 1.5), ((1280, 748), 1.0)):
        resized(driver, size, text_scale)
        driver.click("piece/3")
        where = button.pos()
        driver.click(f"forfeit/{variety}")
        assert board.staged.gestures() == (f"eat {letter}",)
        assert button.pos() == where, (size, "it is given back where it was chosen")
        driver.click(f"forfeit/{variety}")
        assert board.staged.gestures() == ()
        assert button.pos() == where, (size, "and stays there when it was given back")


def test_a_large_screen_shows_what_may_be_forfeited_as_large_as_a_small_one(begin: DriverMaker) -> None:
    driver = begin(full(5))
    panel = driver.screen.choose_panel.forfeits
    sizes = []
    for size in ((1280, 654), (1600, 936), (3840, 2022)):
        resized(driver, size, 1.0)
        tokens = [button.token_px for button in panel.buttons.values()]
        sizes.append((panel._title.laid.style.px / size[0], min(tokens) / size[0]))
    title, token = sizes[0]
    assert all(one > 0.8 * title and other > 0.8 * token for one, other in sizes), sizes


def test_what_is_said_of_leads_has_room_beside_or_below(scene: TableScene) -> None:
    foot = ChoiceFoot(scene)
    scene.resize_to(1280, 654)
    for width, text_scale in ((330.0, 1.0), (330.0, 1.5), (250.0, 1.5), (200.0, 1.5)):
        scene.set_text_scale(text_scale)
        for said in (["new leads: +30"], ["lead lost: −11", "net −5"]):
            foot.show(3, "+3 sure", said, "+30")
            foot.fit(QRectF(0, 0, width, foot.height_px(width)))
            leads = foot._leads
            assert leads.text == ", ".join(said)
            assert leads.rect_px().right() <= width
            assert 0 <= leads.rect_px().top() < leads.rect_px().bottom() <= foot.height_px(width)
    foot.remove()


def test_a_low_foot_says_leads_by_a_number_where_words_have_no_room(scene: TableScene) -> None:
    foot = ChoiceFoot(scene)
    foot.is_low = True
    scene.resize_to(1280, 654)
    scene.set_text_scale(1.5)
    shown = []
    for width in (380.0, 260.0):
        foot.show(3, "+3 sure", ["new leads: +30"], "+30")
        foot.fit(QRectF(0, 0, width, foot.height_px(width)))
        leads = foot._leads
        shown.append(leads.laid.text)
        assert not leads.is_elided
        assert leads.laid.style.px >= MIN_TEXT_PX * 1.5 - 1
        assert leads.accessible_name == "new leads: +30", "all of it is read aloud"
        assert leads.rect_px().left() > foot._sure.rect_px().right()
        assert leads.rect_px().right() <= width
        assert 0 <= leads.rect_px().top() < leads.rect_px().bottom() <= foot.height_px(width)
    assert shown == ["new leads: +30", "+30"]
    foot.remove()


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
@pytest.mark.parametrize("matches", [1, 3])
def test_own_points_on_open_plates_are_told_whole_beside_the_log(
    begin: DriverMaker, speak: Callable[[str], None], language: str, matches: int
) -> None:
    speak(language)
    state = full(3, open_plates=True, matches=matches)
    driver = begin(state, persons=(state.turn(),))
    pieces = [item.key for item in driver.scene.interactive_items() if item.key.startswith("piece/")]
    assert len(pieces) > 2
    for piece in pieces:
        driver.click(piece)
        for size, text_scale in SIZES:
            resized(driver, size, text_scale)
            points = driver.screen.own_seat._points
            assert points.text and not points.is_elided, (size, text_scale, points.text)


def whole_of_eight(begin: DriverMaker, seats: int) -> TableDriver:
    """A whole cake of eight kinds that is taken out, where as many may be forfeited."""
    state = fresh(seats)
    state.ring[:] = [*range(8), 0, 1, 2]
    state = played(state, "whole")
    state.collected = state.earlier = [heap_of(range(8)), *[heap_of(range(8)) * 2] * (seats - 1)]
    driver = begin(state)
    driver.click("piece/0")
    return driver


@pytest.mark.parametrize("language", ["", "de", "fr"])
def test_switches_of_a_whole_cake_of_eight_kinds_keep_the_size_of_their_words(
    begin: DriverMaker, speak: Callable[[str], None], language: str
) -> None:
    if language:
        speak(language)
    driver = whole_of_eight(begin, 5)
    panel = driver.screen.choose_panel
    for size, text_scale in (*SIZES, ((1280, 654), 1.0), ((1280, 654), 1.25)):
        resized(driver, size, text_scale)
        assert_choice_is_whole(driver)
        words = written(half for row in panel.rows.values() for half in (row.eat, row.collect))
        assert {"+3", "2"} <= {one.text for one in words}
        assert words[0].px >= int(MIN_TEXT_PX * text_scale), (size, text_scale, words[0])
        for row in panel.rows.values():
            for half in (row.eat, row.collect):
                assert half._text_px() * DIGIT_SHARE < half.height_px * 0.9, "digits stay inside"


@pytest.mark.parametrize("language", ["", "de", "fr"])
@pytest.mark.parametrize("seats", [2, 5])
def test_words_of_switches_become_no_smaller_where_texts_are_larger(
    begin: DriverMaker, speak: Callable[[str], None], language: str, seats: int
) -> None:
    if language:
        speak(language)
    driver = whole_of_eight(begin, seats)
    for size in ((1280, 654), (1600, 936), (1920, 1016), (2560, 1376), (3840, 2084)):
        sizes_px = []
        for text_scale in (1.0, 1.25, 1.5):
            resized(driver, size, text_scale)
            sizes_px += [next(iter(driver.screen.choose_panel.rows.values())).eat._text_px()]
        assert sizes_px == sorted(sizes_px), (size, sizes_px)


def test_a_whole_cake_of_eight_kinds_leaves_room_for_all_that_may_be_forfeited(
    begin: DriverMaker,
) -> None:
    driver = whole_of_eight(begin, 5)
    panel = driver.screen.choose_panel
    for size, text_scale in (*SIZES, ((1280, 654), 1.0), ((1600, 936), 1.5)):
        resized(driver, size, text_scale)
        assert len(panel.rows) == len(panel.forfeits.buttons) == 8
        assert_choice_is_whole(driver)
        rows = [row.well.rect_px() for row in panel.rows.values()]
        assert not any(one.intersects(other) for one, other in combinations(rows, 2))
        assert panel.chosen.foot._sure.rect_px().top() >= rows[-1].bottom()
        for button in panel.forfeits.buttons.values():
            points, lost, *_ = button._arrange()
            assert min(points.style.px, lost.style.px) >= int(MIN_TEXT_PX * text_scale), (size, text_scale)


@pytest.mark.parametrize(("text_scale", "numbers"), [(1.0, "below"), (1.25, "beside")])
def test_large_numbers_stand_beside_tokens_that_they_would_cover(
    begin: DriverMaker, text_scale: float, numbers: str
) -> None:
    driver = begin(full(3), size=(1280, 656), text_scale=text_scale)
    for line in driver.screen.choose_panel.list.rows:
        assert line.telling.numbers == numbers
        for token, disc, _ in line._slices.values():
            seen, side = disc.pos() - token.pos(), token.width_px
            assert max(seen.x(), seen.y()) >= 0.6 * side, "most of it is seen"


def test_numbers_stand_below_tokens_where_none_has_room_beside_them(begin: DriverMaker) -> None:
    driver = begin(full(3), size=(1280, 656), text_scale=1.5)
    pieces, told = driver.screen.choose_panel.list, set()
    for width_px in range(160, 520, 20):
        pieces.fit(QRectF(0, 0, width_px, 380))
        told |= {line.telling.numbers for line in pieces.rows}
        assert all(line.well.rect_px().width() < width_px for line in pieces.rows)
    assert told >= {"below", "beside"}


@pytest.mark.parametrize("text_scale", [1.5, 1.0])
def test_numbers_that_would_cover_most_of_tokens_are_left_out(begin: DriverMaker, text_scale: float) -> None:
    """The slices of the cake have them too; beside the log there is no room for both."""
    driver = begin(full(3), size=(960, 655), text_scale=text_scale)
    for line in driver.screen.choose_panel.list.rows:
        for token, disc, _ in line._slices.values():
            assert disc.isVisible() == (text_scale == 1.0)
            assert disc.isVisible() or token.width_px >= LEAST_TOKEN_PX


@pytest.mark.parametrize("gaps", [(0, 1, 5, 6, 9), (0, 2, 5, 6, 7), (0, 4, 5, 8)])
@pytest.mark.parametrize("text_scale", [1.5, 1.0])
def test_no_number_of_the_list_is_larger_than_its_token(
    begin: DriverMaker, gaps: tuple[int, ...], text_scale: float
) -> None:
    """Beside one long piece tokens would shrink to half the numbers that stand at their side."""
    state = late(5, 24, seed=6)
    state.apply(cut(*gaps))
    driver = begin(state)
    panel = driver.screen.choose_panel
    assert panel.forfeits.buttons
    for size in ((1015, 650), (1280, 650), (1600, 936)):
        resized(driver, size, text_scale)
        assert_list_is_whole(driver, panel.list)
        for line in panel.list.rows:
            for token, disc, _ in line._slices.values():
                assert not disc.isVisible() or disc.width_px <= token.width_px, (size, disc.width_px)
                assert text_scale == 1.0 or token.width_px >= LEAST_TOKEN_PX, size


@pytest.mark.parametrize("code", ["en", "de", "fr", "es"])
@pytest.mark.parametrize("leader", LONG_NAMES_ALONE[:4])
def test_who_leads_is_told_below_a_switch_in_large_text(
    make_driver: DriverMaker, speak: Callable[[str], None], leader: str, code: str
) -> None:
    """A long name takes the place of the count beside it, which the switch tells too."""
    speak(code)
    state = fresh(5)
    state.ring[:] = [*range(8), 0, 1, 2]
    state = played(state, "cut 0 3 6")
    state.collected = [heap_of(range(8)) * 2 if seat == 0 else 0 for seat in range(5)]
    state.earlier = state.collected[:]
    driver = make_driver(state, names=(leader, "Ada", "Ben", "Cleo", "Dora"))
    resized(driver, (1016, 650), 1.5)
    driver.begin()
    for piece in ("piece/0", "piece/3"):
        driver.click(piece)
        for row in driver.screen.choose_panel.rows.values():
            assert row._reason.isVisible()
            assert row._reason.laid.text.endswith("2")
            left, words = row._count.rect_px(), row._reason.rect_px()
            assert not row._count.isVisible() or left.right() < words.left()
            assert row._name.rect_px().bottom() <= words.top() + row._reason.height_px * 0.2
        assert_all_is_large(driver, 1.5)
        assert_choice_is_whole(driver)


@pytest.mark.parametrize("code", ["en", "de", "fr", "es"])
def test_the_own_lead_is_told_below_a_switch_beside_a_long_count(
    begin: DriverMaker, speak: Callable[[str], None], code: str
) -> None:
    speak(code)
    state = fresh(3)
    kiwi = state.lists.index["K"]
    state.ring[:] = [kiwi, kiwi, *(variety for variety in range(8) if variety != kiwi), 0, 1]
    state = played(state, "cut 0 2 5")
    state.collected[state.to_act] = heap_of((0, 1))
    driver = begin(state)
    resized(driver, (1016, 650), 1.5)
    driver.click("piece/0")
    (row,) = driver.screen.choose_panel.rows.values()
    assert row._reason.isVisible() and row._count.isVisible()
    assert_all_is_large(driver, 1.5)
    assert_choice_is_whole(driver)
    assert row._reason.rect_px().right() <= row.well.rect_px().right()


@pytest.mark.parametrize("text_scale", [1.0, 1.25, 1.5])
def test_the_least_width_of_what_may_be_forfeited_leaves_its_words_large(
    begin: DriverMaker, text_scale: float
) -> None:
    driver = begin(full(2))
    resized(driver, (1280, 592), text_scale)
    for button in driver.screen.choose_panel.forfeits.buttons.values():
        button.limit_words(math.inf, has_signs=False)
        button.show_state(2, 4, 9, is_chosen=False)
        button.resize(button.least_px(), 44.0)
        points, lost, _, side = button._arrange()
        assert min(points.style.px, lost.style.px) >= int(MIN_TEXT_PX * text_scale)
        assert badge_reach_px(side, button._badge_px(side)) < button._token_room_px(side)


@pytest.mark.parametrize("seats", [4, 5])
def test_the_slices_of_a_whole_cake_are_seen_beside_all_that_may_be_forfeited(
    begin: DriverMaker, speak: Callable[[str], None], seats: int
) -> None:
    speak("de")
    state = fresh(seats)
    state.ring[:] = [*range(8), 0, 1, 2]
    state = played(state, "whole")
    state.collected[state.to_act] = heap_of(range(8)) * 2  # leads that would be lost
    state.earlier = state.collected[:]
    driver = begin(state)
    for size, text_scale in (*SIZES, ((1016, 650), 1.5), ((1016, 650), 1.0)):
        resized(driver, size, text_scale)
        panel = driver.screen.choose_panel
        [line] = panel.list.rows
        assert len(panel.forfeits.buttons) == 8
        sides = {token.width_px for token, *_ in line._slices.values()}
        assert min(sides) >= LEAST_TOKEN_PX, (size, text_scale)
        assert_all_is_whole(driver)
        tops = [button.rect_px().top() for button in panel.forfeits.buttons.values()]
        assert line.well.rect_px().bottom() < min(tops)


@pytest.mark.parametrize("seats", [2, 5])
def test_signs_of_what_may_be_forfeited_stay_inside_their_button(
    begin: DriverMaker, monkeypatch: pytest.MonkeyPatch, seats: int
) -> None:
    """Its words are large, and neither does cream stand over its frame nor a crown over the count."""
    driver = begin(full(seats))
    painted: dict[int, QRectF] = {}

    def note(button: ForfeitButton, _: QPainter, number: int, corner: QPointF) -> None:
        side = button.pictures()[number][1]
        painted[number] = QRectF(corner, QSizeF(side, side))

    monkeypatch.setattr(ForfeitButton, "paint_picture", note)
    have_signs = False
    for size, text_scale in (*SIZES, ((1016, 650), 1.5), ((1016, 650), 1.0)):
        resized(driver, size, text_scale)
        for button in driver.screen.choose_panel.forfeits.buttons.values():
            painted.clear()
            points, lost, sign, _ = button._arrange()
            least_px = MIN_TEXT_PX * text_scale
            assert points.style.px >= (least_px if size[0] > 960 else int(least_px)), size
            canvas = QPixmap(round(button.width_px), round(button.height_px))
            with QPainter(canvas) as painter:
                button.paint_in(painter, QRectF(canvas.rect()))
            signs = [painted[number] for number in (2, 3) if number in painted]
            assert len(signs) == (0 if not sign else 2 if lost.text else 1)
            have_signs |= len(signs) == 2
            for one in signs:
                assert QRectF(canvas.rect()).adjusted(1, 1, -1, -1).contains(one), (size, text_scale)
                assert one.left() >= painted[1].right()
    assert have_signs


@pytest.mark.parametrize("gap", [2, 3, 5])
def test_the_tokens_of_two_pieces_use_the_height_there_is(begin: DriverMaker, gap: int) -> None:
    driver = begin(late(5, 18), size=(1280, 654))
    driver.click("gap/0")
    driver.click(f"gap/{gap}")
    rows = driver.screen.piece_list.rows
    assert len(rows) == 2
    for line in rows:
        assert min(parts.token.height_px for parts in line._slices.values()) >= 54


@pytest.mark.parametrize("language", ["de", "fr", "es"])
def test_what_a_piece_means_to_a_long_name_is_told_by_numbers_before_words_are_small(
    begin: DriverMaker, speak: Callable[[str], None], language: str
) -> None:
    speak(language)
    state = fresh(5)
    first = "Bartholomaeus-Maximilian"
    driver = begin(state, size=(1280, 655), names=("Ada", first, "Wilhelmina Konstantinope", "Zoé", "Lu"))
    turn = driver.board.staged.turn
    assert isinstance(turn, CuttingTurn)
    for gap in (0, 4):
        turn.composer.lay(gap)
    turn.refresh()
    lines = driver.screen.piece_list.rows
    assert len(lines) == 2 and all(line._told.isVisible() or line._gain.isVisible() for line in lines)
    for scale in (1.0, 1.25):
        resized(driver, (1280, 655), scale)
        assert not [one for one in written(driver.screen.piece_list.items()) if one.px < int(13 * scale)]
