"""Choosing: pieces, switches, forfeits, passing, and who has taken what."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from cakedesk.art.piece_o_cake.ring import piece_angle
from cakedesk.games.piece_o_cake.actions import EAT, PASS, TAKE
from cakedesk.games.piece_o_cake.phases import CHOOSING
from cakedesk.games.piece_o_cake.plates import UNITS, counts, size
from cakedesk.games.piece_o_cake.state import PieceOCakeState
from cakedesk.table import z_values
from cakedesk.table.aids import Aids
from cakedesk.table.boards.piece_o_cake.choosing_turn import ChoosingTurn
from cakedesk.table.boards.piece_o_cake.composer import ChoiceComposer
from cakedesk.table.boards.piece_o_cake.standing import by_worth, new_leads
from cakedesk.table.boards.piece_o_cake.taken_places import RADIUS
from cakedesk.table.boards.piece_o_cake.wording import variety_name
from cakedesk.table.items import TagItem, TextItem
from tests.table.piece_o_cake.conftest import DriverMaker
from tests.table.piece_o_cake.table_driver import TableDriver, fresh, late, played


def choosing(seats: int, **options: object) -> PieceOCakeState:
    """A later cake that is cut, somebody having something to forfeit."""
    state = late(seats, 12, **options)
    while state.phase != CHOOSING or not state.starts or not state.collected[state.to_act]:
        state.apply(state.legal_actions()[-1])
    return state


def test_composer_eats_and_collects() -> None:
    state = played(fresh(3), "cut 0 4 9")
    composer = ChoiceComposer(state.look(1))
    composer.choose(4)
    assert composer.action() == (TAKE, 4, 0)
    assert size(composer.collected) == 5
    variety, count, _ = composer.rows()[0]
    composer.eat_one(variety)
    assert composer.eaten_slices() == 1
    assert composer.cream() == state.lists.varieties[variety].cream
    composer.eat_all()
    assert composer.collected == 0
    composer.collect_one(variety)
    assert counts(composer.collected)[variety] == 1 <= count
    composer.choose(4)
    assert composer.action() is None, "a second click gives the piece back"
    for _ in range(5):
        assert composer.can_take_back()
        composer.take_back()
    assert not composer.can_take_back()
    for _ in range(5):
        assert composer.can_do_again()
        composer.do_again()
    assert composer.action() is None
    assert not composer.can_do_again()
    composer.take_back()
    assert counts(composer.collected)[variety] == 1
    composer.choose(0)
    assert not composer.can_do_again(), "another gesture came since"


def test_a_chosen_piece_moves_out_and_its_switches_show(begin: DriverMaker) -> None:
    driver = begin(played(fresh(4), "cut 0 3 7"))
    screen = driver.screen
    piece = screen.ring.pieces[3]
    listed = screen.choose_panel.list
    assert [line._letter.text for line in listed.rows] == ["A", "B", "C"]
    assert [driver.item(f"listed/{start}").accessible_name.split(":")[0] for start in (0, 3, 7)] == [
        "Piece A", "Piece B", "Piece C",
    ]  # fmt: skip
    for key in ("listed/3", "piece/3"):
        driver.scene.focus.set_current(driver.item(key))
        assert [(start, one.mark) for start, one in screen.ring.pieces.items() if one.mark != "honey"] == [
            (3, "raspberry")
        ]
        assert [line.well.style.frame is not None for line in listed.rows] == [False, True, False]
    driver.click("listed/3")
    assert piece.lifted
    assert driver.scene.focus.is_on(piece), "its line has gone"
    assert not listed.is_shown
    driver.key(Qt.Key.Key_Escape)
    assert driver.shows("listed/3")
    home = piece.pos()
    driver.click("piece/3")
    assert piece.lifted
    assert (piece.pos() - home).manhattanLength() > 30
    assert driver.board.staged.gestures() == ("take 3",)
    driver.click("second")
    turn = driver.board.staged.turn
    assert isinstance(turn, ChoosingTurn)
    assert turn.composer.collected == 0
    driver.click("piece/7")
    assert not driver.screen.ring.pieces[3].lifted
    driver.key(Qt.Key.Key_Escape)
    assert driver.board.staged.gestures() == ()
    driver.board.staged.take_back()
    assert driver.board.staged.gestures() == ("take 7",)
    driver.board.staged.do_again()
    assert driver.board.staged.gestures() == ()
    driver.board.staged.take_all_back()
    assert driver.board.staged.can_do_again()
    driver.board.staged.do_again()
    assert driver.board.staged.gestures() == (), "all at once, Escape with it"
    driver.rest()
    driver.click("piece/7")
    assert not driver.board.staged.can_do_again()
    driver.scene.focus.set_current(driver.item("second"))
    driver.key(Qt.Key.Key_Return)
    assert driver.scene.focus.current is screen.tray.primary, "pressed again it would do nothing"
    driver.key(Qt.Key.Key_Return)
    assert driver.chosen == [(TAKE, 7, turn.composer.piece)]


def test_pieces_are_pulled_out_of_the_cake_and_pushed_back(make_driver: DriverMaker) -> None:
    driver = make_driver(played(fresh(4), "cut 0 3 7"))
    driver.scene.set_motion(driver.scene.motion._replace(speed=0))
    driver.begin()
    board, screen = driver.board, driver.screen
    ring, pieces = screen.ring.ring, screen.ring.pieces
    homes = {start: piece.pos() for start, piece in pieces.items()}
    middle = QPointF(driver.item("piece/3").center_px())

    driver.drag("piece/3", middle + QPointF(9, 9))
    assert board.staged.gestures() == ()
    driver.drag("piece/3", pieces[7].center_px())
    assert board.staged.gestures() == (), "over another piece it goes back"
    driver.drag("piece/3", screen.own_seat.plate.center_px(), release=False)
    assert (pieces[3].center_px() - screen.own_seat.plate.center_px()).manhattanLength() < 4
    assert (pieces[3].mark, pieces[3].zValue()) == ("raspberry", z_values.PICKED)
    driver.key(Qt.Key.Key_Escape)
    driver.release(middle)
    assert board.staged.gestures() == ()
    driver.drag("piece/3", screen.own_seat.plate.center_px(), release=False)
    driver.key(Qt.Key.Key_Return)
    assert board.staged.can_take_back(), "else the turn before would be taken back"
    board.staged.take_back()
    assert not board.staged.can_take_back()
    driver.release(middle)
    assert (board.staged.gestures(), driver.chosen) == ((), [])
    assert {start: piece.pos() for start, piece in pieces.items()} == homes
    assert [piece.mark for piece in pieces.values()] == ["honey"] * 3

    driver.click("piece/3")
    lifted = pieces[3].pos()
    driver.drag("piece/3", driver.item("piece/3").center_px() + QPointF(6, -6))
    assert board.staged.gestures() == ("take 3",), "it is still out"
    assert pieces[3].pos() == lifted
    driver.drag("piece/3", middle)
    assert board.staged.gestures() == (), "it is pushed back"
    assert pieces[3].pos() == homes[3]
    outwards = middle + (middle - ring.center) * (0.15 / 0.62)
    driver.drag("piece/3", outwards)
    assert board.staged.gestures() == ("take 3",), "it is pulled outwards"
    assert pieces[3].pos() == lifted
    for start, place in ((7, screen.own_seat.plate), (0, screen.choose_panel.chosen._panel)):
        driver.drag(f"piece/{start}", place.center_px())
        assert board.staged.gestures() == (f"take {start}",), "it takes the other's place"
    board.staged.take_back()
    driver.rest()
    assert board.staged.gestures() == ("take 7",)
    driver.key(Qt.Key.Key_Escape)
    assert {start: piece.pos() for start, piece in pieces.items()} == homes


def test_no_gesture_waits_until_a_piece_has_slid_out(make_driver: DriverMaker) -> None:
    driver = make_driver(played(fresh(4), "cut 0 3 7"))
    driver.scene.set_motion(driver.scene.motion._replace(speed=0.01))
    driver.begin()

    def press(key: str) -> None:
        QTest.mouseClick(driver.view.viewport(), Qt.MouseButton.LeftButton, pos=driver.spot(key))

    press("piece/3")
    assert driver.scene.queue.busy
    press("second")
    assert not driver.scene.queue.busy
    turn = driver.board.staged.turn
    assert isinstance(turn, ChoosingTurn)
    assert turn.composer.action() == (TAKE, 3, turn.composer.piece)
    press("piece/7")
    QTest.keyClick(driver.view, Qt.Key.Key_Space)
    assert not driver.scene.queue.busy and not driver.chosen
    press("piece/0")
    QTest.keyClick(driver.view, Qt.Key.Key_Return)
    assert driver.chosen == [(TAKE, 0, 0)]


def _own_first(state: PieceOCakeState) -> list[int]:
    """What seats have collected, that of who acts first."""
    return [*state.collected[state.to_act :], *state.collected[: state.to_act]]


@pytest.mark.parametrize("tells_points", [True, False])
def test_forfeiting_tells_its_points_and_the_lead_that_it_costs(
    begin: DriverMaker, tells_points: bool
) -> None:
    driver = begin(choosing(3), aids=Aids(points=tells_points))
    turn, screen = driver.board.staged.turn, driver.screen
    assert isinstance(turn, ChoosingTurn)
    composer, words = turn.composer, screen.choice_words
    led = [variety for variety in composer.forfeits if words.lost(composer, variety)]
    assert led, "something leads"
    variety = led[0]
    points = composer.forfeit_points(variety)
    eaten = played(driver.state.clone(), f"eat {driver.state.lists.varieties[variety].letter}")
    before, after = (state.majority_points()[composer.seat] for state in (driver.state, eaten))
    lost = before - after
    assert lost == words.lost(composer, variety) == driver.state.lists.varieties[variety].count
    heap = driver.state.pieces[0]
    after_taking = played(driver.state.clone(), f"take {driver.state.starts[0]} eat -").majority_points()
    line = screen.choose_panel.list.rows[0]
    gained = after_taking[composer.seat] - before
    assert (
        f"new leads: +{gained}" if gained else "no new lead"
    ) in line.well.accessible_name or not tells_points
    assert ("lead" in line.well.accessible_name) == tells_points
    crowns = sum(crown.isVisible() for _, _, crown in line._slices.values())
    assert crowns == (len(new_leads(driver.state.collected, composer.seat, heap)) if tells_points else 0)
    met = set()
    for state in (driver.state, choosing(3, seed=1)):
        other = ChoiceComposer(state.look(state.to_act))
        for held in other.forfeits:
            own, *rest = (counts(heap)[held] for heap in _own_first(state))
            then = words._leaders_then(other, held)
            assert ("still lead" in then) == (max(rest) > own)
            assert ("would then lead" in then) == (0 < max(rest) <= own)
            met.add(max(rest) > own)
    assert met == {True, False}
    button = screen.choose_panel.forfeits.buttons[variety]
    where = button.pos()
    assert (f"net −{lost - points}" in button.accessible_name) == tells_points
    driver.click(f"forfeit/{variety}")
    assert button.pos() == where, "a second click gives it back"
    driver.board.staged.take_back()
    assert driver.board.staged.gestures() == ()
    driver.board.staged.do_again()
    said = [item.text for item in screen.choose_panel.items() if isinstance(item, TextItem)]
    is_told = any(f"lead lost: −{lost}" in text and f"net −{lost - points}" in text for text in said)
    assert is_told == tells_points
    told = f"Eat all: lose {lost - points}" if tells_points else f"{points} point"
    assert told in screen.tray.primary.text
    driver.click("confirm")
    assert driver.chosen == [(EAT, variety)]


def test_what_may_be_forfeited_stands_in_the_order_of_the_tray(make_driver: DriverMaker) -> None:
    driver, met = make_driver(choosing(3)), []
    while driver.state.cake < 4 and by_worth(met, driver.state.lists) == met:
        if driver.state.phase == CHOOSING and driver.state.starts:
            driver.begin()
            buttons = driver.screen.choose_panel.forfeits.buttons
            placed = sorted(buttons, key=lambda variety: (buttons[variety].y(), buttons[variety].x()))
            assert placed == list(buttons) == by_worth(buttons, driver.state.lists)
            tokens = driver.screen.own_seat.tokens.tokens
            assert placed == sorted(tokens, key=lambda variety: (tokens[variety].y(), tokens[variety].x()))
            met += [variety for variety in placed if variety not in met]
        driver.state.apply(driver.state.legal_actions()[-1])
    assert by_worth(met, driver.state.lists) != met, "one came later that stands before another"


def turns_tag(driver: TableDriver, seat: int) -> str:
    screen = driver.screen
    return screen.turns.tag(screen.look.shown, seat, is_own=seat == screen.below)[0]


def test_who_chooses_next_is_told_to_who_acts(make_driver: DriverMaker) -> None:
    state = played(fresh(2), "cut 0 3 7 9")
    driver = make_driver(state, names=("Ada M.", "Ben"))
    told = []
    for move in ("take 0 eat -", "take 3 eat -", "take 7 eat -", ""):
        driver.begin()
        told.append(driver.screen.tray.help.accessible_name.splitlines()[1])
        state = played(state, move) if move else state
        driver.state = state
    assert told == [
        "Ada M. chooses after you, then you and Ada M. again.",
        "Ben chooses after you, then you again.",
        "Ada M. chooses after you.",
        "Nobody chooses after you.",
    ]


def test_what_came_from_this_cake_is_told_to_stay(begin: DriverMaker) -> None:
    lists = fresh(2).lists
    chocolate, kiwi, plum = (lists.index[letter] for letter in "HKP")
    state = played(fresh(2), "cut 0 3 7 9", "take 0 eat -", "take 3 eat -")
    seat, other = state.to_act, 1 - state.to_act
    state.collected[seat] = 3 * UNITS[chocolate] + 2 * UNITS[kiwi] + UNITS[plum]
    state.earlier[seat] = 2 * UNITS[chocolate] + 2 * UNITS[kiwi]
    state.collected[other] = state.earlier[other] = UNITS[chocolate]
    driver = begin(state, names=("Ada", "Ben"))
    panel = driver.screen.choose_panel.forfeits
    assert list(panel.buttons) == [chocolate, kiwi], "a kind of fresh slices alone can't be chosen"
    assert panel._line.text == "and eat all of one kind from earlier cakes:"
    assert panel.buttons[chocolate].tooltip.startswith("Eat 2 chocolate(s) for 6 point(s).")
    assert panel.buttons[chocolate].tooltip.endswith(" 1 of this cake stay(s).")
    assert "stay" not in panel.buttons[kiwi].tooltip
    driver.click(f"forfeit/{chocolate}")
    panel_items = driver.screen.choose_panel.items()
    told = [item.text.replace("\n", " ") for item in panel_items if isinstance(item, TextItem)]
    assert "You eat 2 chocolate(s). 1 of this cake stay(s). You would then be tied, with\u00a01." in told
    assert driver.screen.tray.primary.text.startswith("Eat 2: "), "not all of them: one stays"
    token = driver.screen.own_seat.tokens.tokens[chocolate]
    assert token.opacity() == 1, "one of them stays"
    state.collected[other] = state.earlier[other] = 0
    turn = driver.board.staged.turn
    assert isinstance(turn, ChoosingTurn)
    composer = ChoiceComposer(state.look(seat))
    assert driver.screen.choice_words._leaders_then(composer, chocolate) == "You still lead with 1."
    driver.click("confirm")
    assert driver.chosen == [(EAT, chocolate)]
    driver.play("eat H", seat)
    driver.rest()
    assert driver.screen.look.shown.collected[seat] == UNITS[chocolate] + 2 * UNITS[kiwi] + UNITS[plum]


def test_passing_when_nothing_is_left(begin: DriverMaker) -> None:
    state = played(fresh(3), "cut 0 5", "take 0 eat -", "take 5 eat -")
    driver = begin(state)
    panel, tags = driver.screen.choose_panel, [turns_tag(driver, seat) for seat in range(3)]
    assert not panel.items() and driver.screen.standings.is_shown, "who leads is shown instead"
    assert tags[state.to_act] == "your turn"
    driver.key(Qt.Key.Key_Return)
    assert driver.chosen == [(PASS,)]


def test_who_is_about_to_eat_the_last_slice_has_collected_something(begin: DriverMaker) -> None:
    state = choosing(2)
    seat, other = state.to_act, 1 - state.to_act
    state.collected[seat], state.collected[other] = UNITS[0], 2 * UNITS[0]
    driver = begin(state)
    after = state.clone()
    after.collected[seat] = after.earlier[seat] = 0
    told = driver.screen.turns.total_words(state, seat, after)
    assert told == "no leads yet"
    assert driver.screen.turns.total_words(after, seat) == "nothing collected yet"


def test_what_is_read_of_a_piece_names_its_kinds(begin: DriverMaker) -> None:
    driver = begin(played(fresh(3), "cut 0 4 9"))
    driver.click("piece/4")
    turn, lines = driver.board.staged.turn, driver.board.reader.table()[1].splitlines()
    assert isinstance(turn, ChoosingTurn)
    for variety, count, _ in turn.composer.rows():
        name = variety_name(driver.state.lists, variety)
        assert any(line.startswith(f"{name}. {count} ") for line in lines), lines
        assert any(f" {name} +{count}." in line for line in lines), lines


def test_each_piece_is_read_once_and_what_may_be_forfeited_with_its_kinds(begin: DriverMaker) -> None:
    state = choosing(2)
    read = begin(state).board.reader.table()[1]
    assert read.count("Piece ") == len(state.starts), read
    kinds = [
        variety_name(state.lists, variety) for variety in ChoiceComposer(state.look(state.to_act)).forfeits
    ]
    assert f"of one kind: {', '.join(kinds)}." in read, read


def test_a_cake_that_is_not_cut_yet_is_read_as_a_cake(begin: DriverMaker) -> None:
    driver = begin(fresh(3))
    read = [item.accessible_name for item in driver.scene.spoken_items()]
    assert not any(name.startswith("Piece :") for name in read), "it has no letter"
    assert any(name.startswith("The whole cake: ") for name in read)


def test_taken_places_say_who_has_taken_them(make_driver: DriverMaker) -> None:
    driver = make_driver(played(fresh(3), "cut 0 5"))
    driver.board.show_look(driver.state.look(None))
    # With or without the English plurals, which a test of the whole program may have brought in.
    read = [item.accessible_name.replace("(s)", "s") for item in driver.scene.spoken_items()]
    assert [name for name in read if "nothing collected" in name.lower()] == [
        "Zoé: Nothing collected. 0 slices eaten", "Ada: Nothing collected. 0 slices eaten",
        "Ben: Nothing collected",
    ]  # fmt: skip
    driver.play("take 5 eat -", None)
    driver.rest()
    assert driver.settled == 1
    assert any("Ben took a piece" in item.accessible_name for item in driver.scene.table_items())
    ring = driver.screen.ring
    assert list(ring.pieces) == [0]
    _, tag = ring.taken.signs[5]
    assert tag.isVisible(), "the half of a cake has room for a word"
    assert not any(ring.pieces[0].covers(corner) for corner in corners(tag))


def corners(tag: TagItem) -> list[QPointF]:
    """The corners of a tag, in the scene."""
    box = tag.rect_px()
    return [box.topLeft(), box.topRight(), box.bottomLeft(), box.bottomRight()]


def test_a_word_that_would_cover_what_is_left_gives_way(make_driver: DriverMaker) -> None:
    driver = make_driver(played(fresh(5), "cut 0 1 2 4", "take 0 eat -", "take 2 eat -"), size=(1280, 700))
    driver.board.show_look(driver.state.look(None))
    taken = driver.screen.ring.taken
    assert set(taken.signs) == {0, 2}
    for (start, count), place in taken.places.items():
        chip, tag = taken.signs[start]
        assert chip.isVisible()
        middle = driver.screen.ring.ring.at(piece_angle(start, count), RADIUS)
        assert (chip.center_px() - middle).manhattanLength() < 60
        assert not tag.isVisible() or not any(
            piece.covers(corner) for piece in driver.screen.ring.pieces.values() for corner in corners(tag)
        )
        assert "took" in place.accessible_name
    taken.signs[0][1].set_text("taken by somebody")
    taken.relayout(driver.screen.ring.ring)
    assert not taken.signs[0][1].isVisible(), "a single slice is narrower than that"
    assert taken.signs[0][0].isVisible()


def test_one_key_confirms_from_anywhere(begin: DriverMaker) -> None:
    driver = begin(played(fresh(4), "cut 0 3 7"))
    driver.view.setFocus()
    QTest.keyClick(driver.view, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert driver.chosen == []
    driver.click("piece/3")
    driver.scene.focus.set_current(driver.item("piece/7"))
    QTest.keyClick(driver.view, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert driver.chosen == [(TAKE, 3, 0)]


def test_the_keyboard_begins_at_a_piece_and_each_gesture_is_told(begin: DriverMaker) -> None:
    driver = begin(played(fresh(4), "cut 0 3 7"))
    driver.view.setFocus()
    focus, heard = driver.scene.focus, driver.scene.announced
    assert focus.current is driver.item("piece/0") and heard[-1] == driver.screen.tray.asked.prompt
    count = len(heard)
    driver.key(Qt.Key.Key_Tab, Qt.Key.Key_Return)
    assert driver.board.staged.gestures() == ("take 0",) and focus.current is driver.item("piece/0")
    assert len(heard) == count + 1 and heard[-1] == driver.screen.tray.primary.text
    focus.set_current(driver.item("second"))
    driver.key(Qt.Key.Key_Return)
    assert focus.current is driver.item("confirm")
    driver.key(Qt.Key.Key_Backspace)
    assert driver.board.staged.gestures() == ("take 0",) and len(heard) == count + 3


def test_the_keyboard_waits_for_a_piece_that_is_still_to_be_drawn(begin: DriverMaker) -> None:
    """A step of a lesson was left for another one, and the table settled before it had the new cake."""
    driver = begin(played(fresh(4), "cut 0 3 7"))
    driver.view.setFocus()
    focus, ring, turn = driver.scene.focus, driver.screen.ring, driver.board.staged.turn
    assert isinstance(turn, ChoosingTurn)
    piece = ring.pieces.pop(0)
    focus.set_current(None)
    focus.lead(turn.next_thing)
    assert focus.current is None
    ring.pieces[0] = piece
    focus.settle()
    assert focus.current is piece


def test_switches_keep_the_keyboard_until_they_have_no_more_to_do(begin: DriverMaker) -> None:
    driver = begin(played(fresh(3), "cut 0 9"))
    driver.view.setFocus()
    focus, turn = driver.scene.focus, driver.board.staged.turn
    assert isinstance(turn, ChoosingTurn)
    driver.click("piece/0")
    (several, count, _), (other, _, _) = sorted(turn.composer.rows(), key=lambda row: -row[1])[:2]
    assert count > 1, "a kind with several slices"
    focus.set_current(driver.item(f"eat/{several}"))
    for eaten in range(1, count + 1):
        driver.key(Qt.Key.Key_Return)
        assert counts(turn.composer.now.eaten)[several] == eaten
        assert focus.current is driver.item(f"eat/{several}"), "the next switch may follow"
    focus.set_current(driver.item(f"eat/{other}"))
    driver.key(Qt.Key.Key_Space)
    assert focus.current is driver.item(f"eat/{other}")
    eaten = turn.composer.now.eaten
    focus.set_current(driver.item(f"eat/{several}"))
    driver.key(Qt.Key.Key_Return)
    assert (focus.current, turn.composer.now.eaten) == (driver.item("confirm"), eaten), "none is left to eat"
    driver.key(Qt.Key.Key_Return)
    assert driver.chosen == [(TAKE, 0, eaten)]


def test_what_is_forfeited_leads_the_keyboard_on_to_the_button(begin: DriverMaker) -> None:
    driver = begin(choosing(3))
    driver.view.setFocus()
    focus, turn = driver.scene.focus, driver.board.staged.turn
    assert isinstance(turn, ChoosingTurn)
    variety = turn.composer.forfeits[0]
    button = driver.item(f"forfeit/{variety}")
    for staged, on in ((variety, "confirm"), (-1, button.key), (variety, "confirm")):
        focus.set_current(button)
        driver.key(Qt.Key.Key_Return)
        assert (turn.composer.now.variety, focus.current) == (staged, driver.item(on))
    driver.key(Qt.Key.Key_Return)
    assert driver.chosen == [(EAT, variety)]
