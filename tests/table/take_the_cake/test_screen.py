"""Nothing is in sight that should not be: orders of others, or what has no place yet."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF

from cakedesk.engine.observation import Observation
from cakedesk.games.take_the_cake.actions import PUT
from cakedesk.games.take_the_cake.game import GAME
from cakedesk.games.take_the_cake.grid import free_squares, place_of
from cakedesk.games.take_the_cake.open_facts import takers
from cakedesk.games.take_the_cake.phases import CAKES, NO_CARD
from cakedesk.table.aids import Aids
from cakedesk.table.board import Tense
from cakedesk.table.boards.take_the_cake.composer import order_pays
from cakedesk.table.boards.take_the_cake.layout import counted_cells, table_rects
from cakedesk.table.boards.take_the_cake.log_wording import CardMark
from cakedesk.table.boards.take_the_cake.score_walk import ScoreWalk
from cakedesk.table.boards.take_the_cake.turn_wording import signed
from cakedesk.table.items import TagItem, TextItem
from cakedesk.table.kit.one_screen_board import OneScreenBoard
from cakedesk.table.metrics import Metrics
from cakedesk.table.text_fit import fit_forms, text_width
from tests.long_names import LONG_NAMES_ALONE
from tests.rules.take_the_cake.tables import new_game
from tests.table.take_the_cake import worst_cases
from tests.table.take_the_cake.conftest import DriverMaker


def test_orders_are_covered_again_for_the_next_seat(make_driver: DriverMaker) -> None:
    state = new_game(2, cuts="T02 T03")
    driver = make_driver(state)

    def open_orders() -> list[str]:
        shown = [item.key for item in driver.scene.table_items() if item.isVisible()]
        return [key for key in shown if key.startswith("order/")]

    driver.begin()
    assert not open_orders()
    driver.scene.gestures.activate(driver.item("peek"))
    assert len(open_orders()) == 3, "the keyboard switches what the pointer holds"
    driver.play("cut T02 0", 0)
    driver.rest()
    driver.begin()
    assert driver.board.staged.turn is not None and driver.state.turn() == 1
    assert not open_orders()


def test_an_order_is_read_with_what_it_pays_now(begin: DriverMaker) -> None:
    driver = begin(new_game(2, cuts="T02 T03"))
    driver.scene.gestures.activate(driver.item("peek"))
    read = [item for item in driver.scene.spoken_items() if item.accessible_name]
    orders = [item.accessible_name for item in read if item.key.startswith("order/")]
    assert len(orders) == 3
    assert all(name.endswith(". First 0, second 0") for name in orders), orders
    assert not any(item.accessible_name.lower() == "first 0, second 0" for item in read), "of which?"


def test_nothing_is_seen_of_a_new_screen_before_all_of_it_has_its_place(make_driver: DriverMaker) -> None:
    state = new_game(3)
    driver = make_driver(state)
    assert isinstance(driver.board, OneScreenBoard)
    next(driver.board.drawing(state.look(None)))
    assert driver.scene.table_items()
    unplaced = [
        item.key for item in driver.scene.table_items() if item.isVisible() and item.rect_px().isEmpty()
    ]
    assert not unplaced


def test_orders_answer_again_after_a_rest(begin: DriverMaker) -> None:
    driver = begin(new_game(2, cuts="T02 T03"))
    driver.scene.gestures.activate(driver.item("peek"))
    screen = driver.board.screen
    orders = [driver.item(card.key) for card in screen.orders.cards.values()]
    assert all(card.interactive for card in orders)
    screen.rest()
    assert not any(card.interactive for card in orders)
    screen.show(screen.look)
    assert all(card.interactive for card in orders)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_gap_of_the_centre_says_who_has_the_piece_and_its_squares_are_new(
    begin: DriverMaker, seats: int
) -> None:
    state = worst_cases.half_taken(seats)
    driver = begin(state)
    screen = driver.board.screen
    names = [person.name for person in driver.board.people]
    own, new = state.turn(), set[int]()
    for colour, place, *cards in state.taken:
        chip = screen.centre._takers[colour]
        first = min(state.lists.squares[state.cut][state.cut_turn][colour])
        assert screen.centre._places[first].rect_px().contains(chip.rect_px().center())
        assert chip.seat == place // CAKES
        told = f"taken by {names[place // CAKES]}"
        assert chip.accessible_name.endswith(told)
        tile = screen.tiles.tiles[colour]
        assert tile.state.taker == place // CAKES and tile.accessible_name.endswith(told)
        if place // CAKES != own:
            new.update(cards)
    lit = {
        card
        for panel in screen.panels.values()
        for view in panel.views.values()
        for card in view.plan.squares.values()
        if view.item(card).look.new
    }
    assert lit == new, "what others have placed since"


def test_a_title_stands_right_above_its_cake(begin: DriverMaker) -> None:
    state = new_game(2, options={"orders": False}, cuts="T02 T03")
    driver = begin(state, size=(1280, 649))
    for panel in driver.board.screen.panels.values():
        for cake, view in panel.views.items():
            gap = view.board.rect_px().top() - panel._titles[cake].rect_px().bottom()
            assert 0 <= gap < 0.3 * view.board.width_px


def test_the_cake_in_the_making_is_counted_with_what_is_in_hand(begin: DriverMaker) -> None:
    state = worst_cases.placing(4, 1)
    driver = begin(state)

    def told() -> str:
        titles = [
            item for item in driver.scene.table_items() if item.key == "tally title" and item.isVisible()
        ]
        return next(item.accessible_name for item in titles if item.accessible_name.startswith("So far"))

    assert told() == "So far + in hand: 2 cookies and 3 candles + 2 cherries, 1 blueberry and 2 candles"
    driver.click("square/0/0/2")
    assert told() == "So far + in hand: 2 cherries, 2 cookies and 3 candles + 1 blueberry and 2 candles"


@pytest.mark.parametrize(("rounds", "is_there"), [(0, True), (worst_cases.LATE, False)])
def test_what_is_to_come_is_told_while_the_cake_is_cut(
    begin: DriverMaker, rounds: int, is_there: bool
) -> None:
    state = worst_cases.cutting(4) if rounds else worst_cases.first_cut()
    driver = begin(state)
    tally = driver.board.screen.cuts._to_come
    assert tally.is_shown is is_there, "in the last round nothing is left to come"
    boxes = [item.rect_px() for item in tally.items() if item.isVisible()]
    cards = [card.rect_px() for card in driver.board.screen.cuts.cards.values()]
    assert bool(boxes) is is_there
    assert not any(box.intersects(card) for box in boxes for card in cards)
    cuts = driver.board.screen.cuts
    assert cuts._to_come_panel.isVisible() is is_there
    frame, zone = cuts._to_come_panel.rect_px(), cuts._panel.rect_px()
    assert all(frame.contains(box) for box in boxes) and not (is_there and frame.intersects(zone)), (
        "in a frame of its own: beside a cut card it would read as what that one yields"
    )


@pytest.mark.parametrize("seats", [2, 4])
def test_while_squares_are_placed_it_is_seen_what_is_left_who_takes_next_and_what_is_to_come(
    begin: DriverMaker, seats: int
) -> None:
    state = worst_cases.placing(seats, 1)
    driver = begin(state)
    screen = driver.board.screen
    left = {each.card for piece in screen.centre.pieces.values() for each in piece.squares}
    assert left == {card for card in state.centre if card >= 0}
    assert all(screen.centre.square_rect(card).width() > 36 for card in left)
    assert screen.cuts._to_come.is_shown
    follower = takers(state)[state.step + 1]
    tags = [screen.words.seat_tag(state, seat) for seat in range(seats)]
    assert [seat for seat, tag in enumerate(tags) if tag == "takes next"] == [follower]
    assert screen._takers.is_shown
    driver.point(next(iter(screen.placing.spots.values())).key)
    assert driver.shows("here") and not screen._takers.is_shown, "they stand in the same line"
    screen.placing.point(None)
    cutting = worst_cases.cutting(seats)
    look = cutting.look(cutting.turn())
    driver.board.show_look(look)
    assert driver.shows("cuts title"), "all of the zone is there again"


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    ("size", "text_scale", "least"), [((1280, 649), 1.0, 56), ((1600, 936), 1.0, 70), ((1280, 649), 1.5, 40)]
)
def test_cakes_that_are_counted_have_the_room_beside_the_points(
    make_driver: DriverMaker, seats: int, size: tuple[int, int], text_scale: float, least: int
) -> None:
    driver = make_driver(worst_cases.last_order(seats), size=size, text_scale=text_scale)
    driver.board.show_look(driver.state.look(None))
    driver.play(GAME.format(driver.state.legal_actions()[0], driver.state.lists), None)
    driver.rest()
    driver.rest()
    sheet = next(item for item in driver.board.screen.sheet.items()).rect_px()
    cakes = [
        item for item in driver.scene.table_items() if item.key.startswith("counted/") and item.isVisible()
    ]
    assert len(cakes) == (4 if seats == 2 else seats)
    for cake in cakes:
        assert cake.width_px >= 4 * least
        assert (
            cake.rect_px().right() < sheet.left()
            and cake.rect_px().bottom() < driver.item("confirm").rect_px().top()
        )


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("size", [(1280, 649), (1015, 649), (1270, 936)])
def test_long_names_are_read_whole_above_counted_cakes_and_orders(
    make_driver: DriverMaker, seats: int, size: tuple[int, int]
) -> None:
    names = (*LONG_NAMES_ALONE[:3], "Magdalena XX")
    state = worst_cases.last_order(seats)
    driver = make_driver(state, size=size, names=names, text_scale=1.5)
    driver.board.show_look(driver.state.look(None))
    driver.rest()
    orders = driver.board.screen.orders._title
    driver.play(GAME.format(driver.state.legal_actions()[0], driver.state.lists), None)
    driver.rest()
    cut = [item for item in driver.scene.table_items() if isinstance(item, TextItem) and item.is_elided]
    assert (
        driver.item("confirm").isVisible()
        and driver.board.screen.has_stage
        and not [item.text for item in cut if item.isVisible()]
    )
    assert not orders.is_elided
    cakes = driver.board.findChildren(ScoreWalk)[0]._cakes
    tags = [(cake.header._tag, cake._corner) for cake in cakes.values()]
    assert all(sum(item.isVisible() for item in each) == (seats == 2) for each in tags), (
        "it is told which is which"
    )
    for cake in cakes.values():
        number, at = cake._corner.rect_px(), cake._view.board.rect_px()
        assert not cake._corner.isVisible() or (number.left() >= 0 and number.right() <= at.left() + 1)


def test_a_long_name_is_read_whole_on_the_panel_beside_a_pair(make_driver: DriverMaker) -> None:
    names = ("Ada", "Wilhelmina Konstantinope")
    driver = make_driver(worst_cases.over(2), size=(1280, 649), names=names, text_scale=1.5)
    for state in (worst_cases.half_taken(2), worst_cases.placing(2)):
        driver.board.show_look(state.look(0))
        driver.rest()
        assert not driver.board.screen.panels[1].header.is_cut


@pytest.mark.parametrize(("wide_px", "text_scale", "least"), [(1280, 1.0, 25), (1015, 1.5, 21)])
def test_of_three_others_all_that_lies_on_their_cakes_can_be_counted(
    begin: DriverMaker, wide_px: int, text_scale: float, least: int
) -> None:
    driver = begin(worst_cases.taking(4), size=(wide_px, 649), text_scale=text_scale)
    for panel in list(driver.board.screen.panels.values())[1:]:
        cake, counts = panel.views[0].board.rect_px(), panel._counts.items()
        assert cake.width() > 4 * least and panel._counts.is_shown
        assert len(counts) == 14 and not any(item.rect_px().intersects(cake) for item in counts)
        numbers = [item for item in counts if isinstance(item, TextItem)]
        assert all(number.laid.style.px >= driver.scene.metrics.text_px(0) for number in numbers)
        assert max(item.rect_px().right() for item in counts) <= panel._panel.rect_px().right()
        assert not panel.header._name.is_elided


@pytest.mark.parametrize("size", [(1280, 649), (3840, 2080)])
def test_who_takes_when_is_named_in_large_letters_too(begin: DriverMaker, size: tuple[int, int]) -> None:
    driver = begin(worst_cases.taking(4), size=size, text_scale=1.5)
    row = driver.board.screen._takers
    named = [
        item
        for item in row.items()
        if isinstance(item, TextItem) and item.text in driver.board.screen.words.names
    ]
    assert len(named) == 4
    left = driver.item("tile/R").rect_px().left()
    assert max(item.rect_px().right() for item in row.items()) < left


@pytest.mark.parametrize("seats", [2, 4])
def test_all_orders_have_words_in_large_letters_too(begin: DriverMaker, seats: int) -> None:
    state = worst_cases.ordering(seats)
    state.orders[0] = [state.lists.order_index[order] for order in ("O23", "O18", "O19")]
    driver = begin(state, size=(1280, 649), persons=(0,), text_scale=1.5)
    texts = [text for text in driver.board.screen.orders._texts.values() if text.isVisible()]
    assert len(texts) == 3 and not any(text.is_elided for text in texts)
    cards = [card.rect_px() for card in driver.board.screen.orders.cards.values()]
    assert all(below.top() - above.bottom() > 8 for above, below in pairwise(cards)), "frames stand apart"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_last_table_tells_all_orders_and_has_large_cakes(make_driver: DriverMaker, seats: int) -> None:
    state = worst_cases.over(seats)
    driver = make_driver(state, size=(1280, 649))
    driver.board.show_look(state.look(None))
    driver.rest()
    screen = driver.board.screen
    told = screen.tray.help.text
    scores = state.cake_scores()
    for place, order in enumerate(state.assigned):
        assert f"“{screen.words.order(order)}” {scores[place].order}" in told
    assert screen.tray.help.isVisible() and not screen.tray.help.is_elided
    own = screen.panels[screen.below].views.values()
    assert all(view.board.width_px >= 4 * 38 for view in own)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("text_scale", [1.0, 1.5])
@pytest.mark.parametrize("is_placing", [False, True])
def test_a_larger_window_shows_no_less_of_others(seats: int, text_scale: float, is_placing: bool) -> None:
    sizes = (1280, 649), (1440, 836), (1600, 936), (1920, 1016), (3840, 2096)
    tables = [
        table_rects(Metrics(*size, text_scale), seats, is_placing=is_placing, has_orders=True)
        for size in sizes
    ]
    assert all(seats == 2 or not seat.counts.isEmpty() for table in tables for seat in table.others)
    sides = [min(table.others[0].cakes[0].width(), table.others[0].cakes[0].height()) for table in tables]
    assert sides[0] >= 4 * 32
    assert all(larger >= smaller for smaller, larger in pairwise(sides))
    assert all(min(table.middle.width(), table.middle.height()) > 4 * 36 for table in tables)


def test_with_two_seats_the_points_of_the_cake_in_the_making_are_told(begin: DriverMaker) -> None:
    state = worst_cases.placing(2)
    driver = begin(state, size=(1280, 649))
    header = driver.board.screen.panels[state.turn()].header
    assert header._tag.text == f"places on the first cake: {state.cake_scores()[state.target].total}"
    assert header._tag.isVisible()


def test_the_cake_in_the_making_is_the_largest(make_driver: DriverMaker) -> None:
    driver = make_driver(worst_cases.placing(2))
    for _ in driver.begun_at((1015, 649), (1280, 649), (1222, 936), (1600, 936)):
        screen = driver.board.screen
        made = screen.placing.square_rect(0, 0).width()
        assert all(
            made > view.square_rect(0, 0).width()
            for panel in screen.panels.values()
            for view in panel.views.values()
        )
        assert screen.placing._counts.is_shown and not screen.placing.square_rect(0, 0).isEmpty()


@pytest.mark.parametrize("code", ["en", "de", "fr", "es"])
def test_what_is_locked_is_told_whole_in_large_letters(
    begin: DriverMaker, speak: Callable[[str], None], code: str
) -> None:
    speak(code)
    state = worst_cases.placing(2, 1)
    driver = begin(state, size=(1015, 649), text_scale=1.5)
    placing, words = driver.board.screen.placing, driver.board.screen.words
    told = [placing._note.text]
    for state.sizes[state.target], box in ((0, (0, 0)), (4, (3, 0)), (4, (0, 3)), (4, (3, 3))):
        state.boxes[state.target] = (0, box[0], 0, box[1])
        told.append(words.sides(state))
    assert len({*told}) == 5
    for text in told:
        placing._note.set_text(text)
        placing._note.stand_in(placing._note_rect, placing._note.style)
        assert not placing._note.is_elided, text


def test_with_two_seats_orders_have_words_while_squares_are_placed(begin: DriverMaker) -> None:
    state = worst_cases.placing(2)
    state.orders[state.turn()] = [state.lists.order_index[order] for order in ("O23", "O18", "O19")]
    driver = begin(state, size=(1280, 649), persons=(state.turn(),))
    orders = driver.board.screen.orders
    texts = [text for text in orders._texts.values() if text.isVisible()]
    assert len(texts) == 3 and not any(text.is_elided for text in texts)
    for order, card in orders.cards.items():
        assert driver.board.help_for(card)[-1] == f"Now {order_pays(state, state.target, order)}."


def test_a_screen_reader_hears_whose_each_square_is(begin: DriverMaker) -> None:
    state = worst_cases.placing(2, 1)
    driver = begin(state)
    screen, me = driver.board.screen, driver.board.people[state.turn()].name
    other = driver.board.people[1 - state.turn()].name
    assert driver.item(f"cake/{1 - state.turn()}/0").accessible_name.startswith(f"{other}, First cake: ")
    held = [card.accessible_description for card in screen.hand.cards.values()]
    assert held == [f"held by {me}"] * 4
    which = screen.words.cake_of(state.target)
    assert which.startswith(f"{me}, ")
    of_cake = [*screen.placing.laid.values(), *screen.placing.spots.values()]
    assert {item.accessible_description for item in of_cake} == {which}


def test_numbers_of_what_is_to_come_stand_apart_from_the_next_picture(begin: DriverMaker) -> None:
    driver = begin(worst_cases.placing(4, 0), size=(1280, 649))
    tally = driver.board.screen.cuts._to_come._tally
    for number in tally._numbers:
        at = number.rect_px().adjusted(0, 0, driver.scene.metrics.px(8), 0)
        assert not any(icon.rect_px().intersects(at) for icon in tally._icons if icon.isVisible()), (
            number.text
        )


def test_small_backs_of_orders_leave_the_cakes_the_larger_ones(begin: DriverMaker) -> None:
    driver = begin(worst_cases.taking(4), size=(1280, 649), text_scale=1.5)
    screen = driver.board.screen
    back = next(iter(screen.orders.cards.values()))
    assert all(
        view.board.height_px > back.height_px
        for panel in screen.panels.values()
        for view in panel.views.values()
    )


@pytest.mark.parametrize("seats", [3, 4])
def test_at_the_end_all_cakes_that_scored_are_seen(make_driver: DriverMaker, seats: int) -> None:
    state = worst_cases.over(seats)
    driver = make_driver(state, size=(1280, 649))
    driver.board.show_look(state.look(None))
    driver.rest()
    scores = [score.total for score in state.cake_scores()]
    for seat, panel in driver.board.screen.panels.items():
        for cake, which in enumerate(("First", "Second")):
            place = 2 * seat + cake
            board = driver.item(f"cake/{seat}/{cake}")
            laid = {card for card in state.cakes[place] if card >= 0}
            assert set(panel.views[cake].plan.squares.values()) == laid and len(laid) == 16
            assert panel._titles[cake].text == f"{which} cake: {scores[place]}"
            assert not board.rect_px().intersects(driver.board.screen.sheet.items()[0].rect_px())
    card = state.cakes[1][next(at for at, card in enumerate(state.cakes[1]) if card >= 0)]
    driver.board.light([CardMark(1, card)])
    assert driver.board.screen.laid_item(card) is driver.board.screen.panels[0].views[1].item(card)


def test_words_keep_off_the_places_of_squares_when_all_lie_on_the_cake(begin: DriverMaker) -> None:
    driver = begin(worst_cases.placing(3), size=(1015, 649), text_scale=1.5)
    screen = driver.board.screen
    for _ in range(4):
        driver.click(next(iter(screen.placing.spots.values())).key)
    assert not screen.hand.cards and len(screen.placed) == 4
    slots = min(slot.rect_px().left() for slot in screen.placed.values())
    assert max(item.rect_px().right() for item in (screen.tray.prompt, screen.tray.help)) <= slots


def test_a_replay_shows_orders_to_open_eyes_and_says_whose_they_are(make_driver: DriverMaker) -> None:
    state = worst_cases.placing(3)
    driver = make_driver(state, persons=(), tense=Tense.REPLAY)
    driver.board.show_look(state.look(None))
    screen = driver.board.screen
    state.to_act = (screen.below + 1) % 3
    assert not any(item.key.startswith("order/") for item in driver.scene.table_items()), (
        "a spectator sees backs"
    )
    driver.board.show_look(Observation(state, state.turn()))
    assert set(screen.orders.cards) == set(state.orders[screen.below])
    assert screen.orders._title.text == f"Orders: {driver.board.people[screen.below].name}"


def test_who_plays_has_own_orders(begin: DriverMaker) -> None:
    state = worst_cases.placing(3)
    driver = begin(state, persons=(state.turn(),))
    assert driver.board.screen.orders._title.text == "Your orders"


@pytest.mark.parametrize("code", ["en", "de", "fr", "es"])
@pytest.mark.parametrize(("seats", "size"), [(2, (1015, 649)), (4, (1280, 649))])
def test_titles_and_warnings_are_read_whole_while_squares_are_placed(
    begin: DriverMaker, speak: Callable[[str], None], code: str, seats: int, size: tuple[int, int]
) -> None:
    speak(code)
    state = worst_cases.placing(seats, 1)
    state.centre = [NO_CARD] * 16
    driver = begin(state, size=size, text_scale=1.5)
    screen = driver.board.screen
    assert not screen.centre._title.is_elided
    assert screen.centre._title.text != screen.words.status(state), "the bar says that already"
    for place in screen.placing.spots:
        screen.placing.point(place)
        assert not screen.placing._note.is_elided, screen.placing._note.text
    screen.placing.point(None)
    for sides in ((1, 3), (0, 2)):
        forms, note = screen.words.closes(sides), screen.placing._note
        assert fit_forms(forms, note.style, screen.placing._note_rect.width()).fits, forms
    button = screen.tray.primary
    for colour in range(4):
        button.set_text(screen.words.tr("Take {piece}").format(piece=screen.words.piece(colour)))
        assert not button.is_elided, button.text


@pytest.mark.parametrize("code", ["en", "de", "fr", "es"])
@pytest.mark.parametrize(("seats", "size"), [(2, (1015, 649)), (4, (1280, 649))])
def test_all_cakes_of_a_seat_are_named_alike(
    make_driver: DriverMaker, speak: Callable[[str], None], code: str, seats: int, size: tuple[int, int]
) -> None:
    speak(code)
    state = worst_cases.taking(2) if seats == 2 else worst_cases.over(4)
    driver = make_driver(state, size=size, text_scale=1.5)
    driver.board.show_look(state.look(None))
    words = driver.board.screen.words
    for panel in driver.board.screen.panels.values():
        texts = [panel._titles[cake].text for cake in range(2)]
        names = [(words.cake(cake), words.brief_cake(cake)) for cake in range(2)]
        forms = [[text.startswith(name) for name in each] for text, each in zip(texts, names, strict=True)]
        assert forms[0] == forms[1] and sum(forms[0]) == 1, texts
        assert not any(title.is_elided for title in panel._titles.values()), texts
        assert len({title.style.px for title in panel._titles.values()}) == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("has_orders", [True, False])
@pytest.mark.parametrize("text_scale", [1.0, 1.5])
@pytest.mark.parametrize("size", [(1015, 649), (1280, 649), (1389, 936), (1600, 936), (3840, 2096)])
def test_the_own_cake_is_no_smaller_than_another(
    seats: int, has_orders: bool, text_scale: float, size: tuple[int, int]
) -> None:
    rects = table_rects(Metrics(*size, text_scale), seats, is_placing=False, has_orders=has_orders)
    own, *others = [
        min(min(cake.width(), cake.height()) for cake in seat.cakes) for seat in (rects.own, *rects.others)
    ]
    assert own >= max(others) - 1


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("has_to_come", [True, False])
@pytest.mark.parametrize(
    "size", [(1015, 649), (1280, 649), (1222, 936), (1600, 936), (1542, 1016), (3000, 2096)]
)
def test_the_centre_is_the_largest_cake_of_the_table(
    seats: int, has_to_come: bool, size: tuple[int, int]
) -> None:
    for text_scale, least in ((1.0, 1.18), (1.5, 0.99)):
        metrics = Metrics(*size, text_scale)
        rects = table_rects(metrics, seats, is_placing=False, has_orders=True, has_to_come=has_to_come)
        high = rects.middle.height() - metrics.room_px(40, 1.0) - metrics.px(40)
        centre = min(rects.middle.width() - metrics.px(32), high)
        cakes = [min(cake.width(), cake.height()) for cake in rects.own.cakes]
        assert centre >= least * max(cakes)
        assert not rects.own.whole.intersects(rects.middle)


@pytest.mark.parametrize(
    ("size", "text_scale", "centre", "cake"),
    [
        ((1280, 649), 1.0, 80, 40),
        ((1280, 649), 1.5, 80, 36),
        ((1015, 649), 1.0, 70, 40),
        ((1600, 936), 1.0, 108, 50),
    ],
)
def test_two_seats_share_the_room_between_the_centre_and_their_cakes(
    size: tuple[int, int], text_scale: float, centre: float, cake: float
) -> None:
    metrics = Metrics(*size, text_scale)
    rects = table_rects(metrics, 2, is_placing=False, has_orders=True)
    high = rects.middle.height() - metrics.room_px(40, 1.0) - metrics.px(40)
    assert min(rects.middle.width() - metrics.px(32), high) / 4 >= centre
    assert min(min(each.width(), each.height()) for each in rects.own.cakes) / 4 >= cake
    assert not rects.orders.intersects(rects.middle) and not rects.orders.intersects(rects.own.whole)


def test_the_ring_of_the_keyboard_follows_the_squares_of_a_piece_and_spares_its_mark(
    begin: DriverMaker,
) -> None:
    driver = begin(worst_cases.taking(4))
    frame, pieces = driver.scene.focus.frame, driver.board.screen.centre.pieces.values()
    piece = next(
        each for each in pieces if not each.outline_px.contains(each.outline_px.boundingRect().center())
    )
    frame.surround(piece)
    picture = frame.draw()
    assert picture is not None
    image, ratio = picture.pixmap.toImage(), picture.pixmap.devicePixelRatio()

    def alpha(at: QPointF) -> int:
        return image.pixelColor(
            round((at.x() + picture.left_px) * ratio), round((at.y() + picture.top_px) * ratio)
        ).alpha()

    path, wide, high = piece.outline_px, piece.width_px, piece.height_px
    beside = [
        (QPointF(x, abs(edge - 12)), QPointF(x, edge + out))
        for x in (wide / 8, wide * 7 / 8)
        for edge, out in ((0.0, -1.0), (high, 1.0))
    ]
    ringed = [alpha(outside) for inside, outside in beside if path.contains(inside)]
    empty = [alpha(outside) for inside, outside in beside if not path.contains(inside)]
    assert all(ringed) and empty and not any(empty), "no ring where there is no square"
    mark = driver.board.screen.centre.marks[piece.colour]
    assert frame.zValue() < mark.zValue(), "the mark stays whole"
    frame.surround(mark)
    assert frame.zValue() > mark.zValue()


@pytest.mark.parametrize("seats", [2, 4])
def test_what_pieces_gain_stands_at_their_marks_in_the_tray_and_on_no_topping(
    make_driver: DriverMaker, seats: int
) -> None:
    driver = make_driver(worst_cases.taking(seats))
    for _ in driver.begun_at((1015, 649), (1280, 649), (1600, 936)):
        screen = driver.board.screen
        gains = screen.composer.best_gains()
        assert len(gains) == 4
        for colour, gain in gains.items():
            tile = screen.tiles.tiles[colour]
            assert tile.state.gain == tile.accessible_description == signed(gain)
            assert not tile.has_name, "it would not fit beside that"
            words_px = tile._head_px() * 0.86 + text_width(tile.state.gain, tile._name_style())
            assert words_px + 4 <= tile.width_px
        assert not any(isinstance(item, TagItem) for item in screen.centre.items())


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
def test_no_number_stands_twice_on_an_order_and_all_say_alike_what_they_pay_now(
    make_driver: DriverMaker, speak: Callable[[str], None], language: str
) -> None:
    speak(language)
    driver = make_driver(worst_cases.ordering(2), persons=(0,))
    for _ in driver.begun_at((1015, 649), (1280, 649), (1600, 936)):
        orders = driver.board.screen.orders
        words = [text.text for text in orders._texts.values()]
        assert len(words) == 3 and not any(char.isdigit() for text in words for char in text)
        assert len({"/" in tag.text for tag in orders._tags.values()}) == 1


@pytest.mark.parametrize("seats", [3, 4])
def test_beside_the_log_the_toppings_of_the_own_cake_are_counted_in_large_letters(
    begin: DriverMaker, seats: int
) -> None:
    driver = begin(worst_cases.half_taken(seats), size=(1015, 649), text_scale=1.5)
    assert driver.board.screen.panels[driver.state.turn()]._counts.is_shown


def test_what_is_left_of_the_round_is_seen_beside_the_log_in_large_letters(begin: DriverMaker) -> None:
    driver = begin(worst_cases.placing(4, 1), size=(1015, 649), text_scale=1.5)
    cards = [card for card in driver.state.centre if card != NO_CARD]
    assert cards and all(driver.board.screen.centre.square_rect(card).width() > 21 for card in cards)
    assert driver.board.screen.cuts._to_come.is_shown


def test_all_cakes_of_the_table_are_named_in_the_same_words_also_while_squares_are_placed(
    begin: DriverMaker, speak: Callable[[str], None]
) -> None:
    speak("de")
    driver = begin(worst_cases.placing(2), size=(1015, 649), text_scale=1.5)
    titles = [title for panel in driver.board.screen.panels.values() for title in panel._titles.values()]
    assert len(titles) == 3 and {title.text[:3] for title in titles} == {"Nr."}


@pytest.mark.parametrize("count", [3, 4])
def test_cakes_that_are_counted_stand_beside_their_points(count: int) -> None:
    metrics = Metrics(3840, 2096)
    rects = table_rects(metrics, count, is_placing=False, has_orders=True)
    cells, sheet = counted_cells(rects, metrics, count)
    whole = cells[0].cake.united(cells[-1].line)
    assert rects.stage.contains(whole)
    assert sheet.left() > max(cell.line.right() for cell in cells)


@pytest.mark.parametrize("size", [(1280, 649), (1600, 936)])
def test_what_is_to_come_uses_the_room_below_a_centre_that_is_not_so_high(size: tuple[int, int]) -> None:
    rects = table_rects(Metrics(*size), 4, is_placing=False, has_orders=True, has_to_come=True)
    above = rects.middle if size[0] == 1600 else rects.left
    assert rects.to_come.left() == above.left() and rects.to_come.top() > above.bottom()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_to_come_has_its_place_beside_the_cut_cards(make_driver: DriverMaker, seats: int) -> None:
    driver = make_driver(worst_cases.cutting(seats, 1))
    for _ in driver.begun_at((1015, 649), (1280, 649), (1222, 936), (1600, 936)):
        cuts, place = driver.board.screen.cuts, driver.board.screen.rects.to_come
        assert cuts._to_come.is_shown and cuts._to_come_panel.isVisible()
        assert all(place.contains(item.rect_px()) for item in cuts._to_come.items() if item.isVisible())
        assert all(item.width_px >= 56 for item in cuts.cards.values())


@pytest.mark.parametrize("code", ["en", "de", "fr", "es"])
@pytest.mark.parametrize("phase", ["cutting", "placing"])
def test_own_orders_keep_words_at_four_seats_in_large_letters(
    begin: DriverMaker, speak: Callable[[str], None], code: str, phase: str
) -> None:
    speak(code)
    state = getattr(worst_cases, phase)(4)
    turn = state.turn()
    state.orders[turn] = [state.lists.order_index[order] for order in ("O23", "O18", "O19")]
    driver = begin(state, size=(1280, 649), persons=(turn,), text_scale=1.5)
    texts = [text for text in driver.board.screen.orders._texts.values() if text.isVisible()]
    assert len(texts) == 3 and not any(text.is_elided for text in texts), [text.text for text in texts]


@pytest.mark.parametrize("seats", [2, 4])
def test_no_tooltip_covers_squares_that_can_be_chosen(begin: DriverMaker, seats: int) -> None:
    driver = begin(worst_cases.placing(seats, 1), size=(1280, 649))
    screen = driver.board.screen
    spots = [spot.rect_px() for spot in screen.placing.spots.values()]
    places = [point for spot in spots for point in (spot.center(), spot.topLeft() - QPointF(2, 2))]
    assert spots and not any(driver.scene.tooltip_at(place) for place in places)
    assert driver.scene.tooltip_at(screen.rects.others[0].whole.bottomLeft() + QPointF(6, -3)), (
        "others tell theirs"
    )


@pytest.mark.parametrize(
    ("seats", "size", "code"),
    [(2, (1015, 649), "en"), (3, (1280, 649), "fr"), (4, (1280, 649), "fr"), (4, (1280, 649), "de")],
)
@pytest.mark.parametrize("phase", ["cutting", "placing"])
def test_how_far_orders_are_met_is_told_in_large_letters(
    begin: DriverMaker,
    speak: Callable[[str], None],
    seats: int,
    size: tuple[int, int],
    code: str,
    phase: str,
) -> None:
    speak(code)
    state = getattr(worst_cases, phase)(seats)
    turn = state.turn()
    state.orders[turn] = [state.lists.order_index[order] for order in ("O23", "O18", "O19")]
    driver = begin(state, size=size, persons=(turn,), text_scale=1.5)
    orders = driver.board.screen.orders
    texts, tags = orders._texts, orders._tags
    assert len(tags) == 3 and all(each.isVisible() for each in (*tags.values(), *texts.values()))
    for order, tag in tags.items():
        card, words = orders.cards[order].rect_px(), texts[order].rect_px()
        assert not texts[order].is_elided
        assert not words.intersects(tag.rect_px()) and card.contains(tag.rect_px())
        assert card.top() <= words.top() and words.bottom() <= card.bottom()


@pytest.mark.parametrize(("code", "persons"), [("de", 1), ("fr", 4), ("es", 1), ("en", 4)])
@pytest.mark.parametrize(("phase", "seats"), [("cutting", 2), ("placing", 2), ("placing", 4)])
def test_words_of_every_order_are_as_large_as_texts(
    make_driver: DriverMaker, speak: Callable[[str], None], code: str, persons: int, phase: str, seats: int
) -> None:
    """Where they lie open to one person, and where one of several looks at them."""
    speak(code)
    state = getattr(worst_cases, phase)(seats)
    turn = state.turn()
    who = (turn,) if persons == 1 else tuple(range(persons))
    driver = make_driver(state, size=(1015, 649), persons=who, text_scale=1.5)
    for first in range(0, len(state.lists.orders), 3):
        state.orders[turn] = [(first + more) % len(state.lists.orders) for more in range(3)]
        driver.begin()
        orders = driver.board.screen.orders
        orders.hold_peek(True)
        texts = orders._texts.values()
        assert len(texts) == 3 and all(text.isVisible() and not text.is_elided for text in texts)
        assert all(text.laid.style.px >= driver.scene.metrics.text_px(0) for text in texts)


def test_on_a_large_table_tags_of_orders_are_told_briefly_before_they_become_small(
    begin: DriverMaker, speak: Callable[[str], None]
) -> None:
    speak("de")
    state = worst_cases.cutting(2)
    driver = begin(state, size=(3840, 2096), persons=(state.turn(),), text_scale=1.5)
    orders = driver.board.screen.orders
    for order, tag in orders._tags.items():
        assert tag.isVisible() and tag.text_px >= 0.75 * orders._texts[order].laid.style.px


def test_in_large_letters_it_is_told_in_short_which_cake_squares_go_to(begin: DriverMaker) -> None:
    state = worst_cases.placing(2)
    driver = begin(state, size=(1015, 649), text_scale=1.5)
    tag = driver.board.screen.panels[state.turn()].header._tag
    assert tag.isVisible() and tag.text == f"first cake: {state.cake_scores()[state.target].total}"


@pytest.mark.parametrize("seats", [2, 4])
def test_a_chosen_order_says_what_it_would_pay_as_well(begin: DriverMaker, seats: int) -> None:
    state = worst_cases.ordering(seats)
    driver = begin(state, size=(1280, 649))
    orders, turn = driver.board.screen.orders, state.turn()
    for order in state.orders[turn]:
        driver.click(f"order/{state.lists.orders[order].id}")
        assert orders._tags[order].text == f"first cake: {order_pays(state, 2 * turn, order)}"
        driver.click(f"order/{state.lists.orders[order].id}")


def test_the_tray_asks_for_the_order_that_is_missing(begin: DriverMaker) -> None:
    state = worst_cases.ordering(2)
    driver = begin(state)
    asked = driver.board.screen.tray
    first, second, _ = (f"order/{state.lists.orders[order].id}" for order in state.orders[state.turn()])
    assert "for each cake" in asked.asked.prompt and "then one for your second" in asked.asked.help
    driver.click(first)
    assert "for your second cake" in asked.asked.prompt
    driver.click(second)
    assert "It stays secret" in asked.asked.help, "nothing is missing"
    driver.click(first)
    assert "for your first cake" in asked.asked.prompt and not asked.asked.can_confirm


@pytest.mark.parametrize("table", ["ordering", "over"])
def test_no_round_is_under_way_once_all_cakes_are_full(make_driver: DriverMaker, table: str) -> None:
    state = getattr(worst_cases, table)(4)
    driver = make_driver(state)
    driver.board.show_look(state.look(None))
    status = driver.board.status(state.look(None))
    assert status.round_index == status.rounds == 4


def test_a_replay_tells_all_there_is_in_less_height_and_marks_what_was_placed(
    make_driver: DriverMaker,
) -> None:
    state = worst_cases.placing(2, 1)
    turn = state.turn()
    state.orders[turn] = [state.lists.order_index[order] for order in ("O23", "O18", "O19")]
    row, column = place_of(free_squares(state.cakes[state.target], state.boxes[state.target])[0])
    state.apply((PUT, state.hand[0], row, column))
    driver = make_driver(state, size=(1280, 519), persons=(), tense=Tense.REPLAY)
    driver.board.show_look(Observation(state, turn))
    screen = driver.board.screen
    texts = screen.orders._texts.values()
    assert all(text.isVisible() and not text.is_elided for text in texts)
    titles = [item for item in driver.scene.table_items() if item.key == "tally title" and item.isVisible()]
    assert titles and not any(isinstance(title, TextItem) and title.is_elided for title in titles)
    assert {card for card, item in screen.placing.laid.items() if item.look.new} == {
        card for card in state.taken[-1][2:] if card not in state.hand
    }


@pytest.mark.parametrize("size", [(1280, 489), (1015, 489)])
def test_a_replay_tells_what_chance_cut_where_orders_lie_else(
    make_driver: DriverMaker, speak: Callable[[str], None], size: tuple[int, int]
) -> None:
    speak("de")
    state = worst_cases.chance_cut()
    driver = make_driver(
        state, size=size, names=LONG_NAMES_ALONE[:3], persons=(), tense=Tense.REPLAY, text_scale=1.5
    )
    driver.board.show_look(state.look(None))
    screen = driver.board.screen
    assert screen.orders.is_shown
    driver.play("cut T14 1", None)
    driver.rest()
    told, tiles = screen.tray.help, [tile.rect_px() for tile in screen.tiles.tiles.values()]
    assert driver.board.is_reading and not screen.orders.is_shown
    assert not told.is_elided and told.laid.style.px >= driver.scene.metrics.text_px(0)
    words, button = (item.rect_px() for item in (told, screen.tray.primary))
    assert tiles and not any(at.intersects(words) or at.intersects(button) for at in tiles)
    driver.click("confirm")
    driver.rest()
    driver.board.show_look(driver.state.look(None))
    assert screen.orders.is_shown and not told.isVisible() and not screen.tray.primary.isVisible()


def test_rows_and_columns_are_counted_from_the_frame_that_is_seen(begin: DriverMaker) -> None:
    state = worst_cases.placing(4, 1)
    driver = begin(state)
    screen = driver.board.screen
    places = screen.placing.reach()
    first = places[0]
    for row, column in screen.placing.spots:
        told = f"row {row - first[0] + 1}, column {column - first[1] + 1}"
        assert screen.words.spot(row, column, state, None) == told
    assert places[-1][0] - first[0] > state.boxes[state.target][1] - state.boxes[state.target][0]


@pytest.mark.parametrize("count", [3, 4])
@pytest.mark.parametrize("size", [(1280, 649), (1600, 936)])
def test_points_of_counted_cakes_stand_above_their_own_cake(count: int, size: tuple[int, int]) -> None:
    metrics = Metrics(*size)
    rects = table_rects(metrics, count, is_placing=False, has_orders=True)
    for cell in counted_cells(rects, metrics, count)[0]:
        if not cell.is_beside:
            side = min(cell.cake.width(), cell.cake.height())
            assert abs(cell.line.right() - cell.cake.center().x() - side / 2) < 1


def test_without_the_aid_only_the_place_that_is_pointed_at_has_a_frame(begin: DriverMaker) -> None:
    state, aids = worst_cases.placing(4, 1), Aids(targets=False)
    driver = begin(state, aids=aids)
    spots = driver.board.screen.placing.spots
    assert spots and not any(spot.style.frame for spot in spots.values())
    for place in (*spots, next(iter(spots))):
        driver.point(spots[place].key)
    assert [each for each, spot in spots.items() if spot.style.frame] == [place]
