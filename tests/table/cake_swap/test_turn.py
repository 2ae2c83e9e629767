"""A person's turn by mouse and keyboard: choosing, turning, placing, action cards, submitting."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from cakedesk.games.cake_swap.actions import PASS
from cakedesk.games.cake_swap.cards import SQUEEZE, SWAP, SWIPE, cards_in
from cakedesk.games.cake_swap.game import GAME
from cakedesk.games.cake_swap.state import CakeSwapState
from cakedesk.table.aids import Aids
from cakedesk.table.boards.cake_swap.composer import Source, Spot
from cakedesk.table.items import CardItem
from tests.rules.cake_swap.tables import LISTS, card, do, new_game
from tests.table.cake_swap.conftest import BakeryDriver, DriverMaker
from tests.table.cake_swap.named_cards import Pack, card_of


def key_of(card_id: str) -> str:
    return f"card/{card(card_id)}"


def middle(driver: BakeryDriver, key: str) -> QPointF:
    return driver.item(key).center_px()


class Kitchen:
    """Seat 0 has 5 and 3; a 4/2 and a 2/1 lie open; seat 1's top card is a 4/1."""

    def __init__(self, *, drawn: str = "") -> None:
        pack = Pack()
        self.four_two, self.two_one = pack.card(4, 2), pack.card(2, 1)
        own, self.top = pack.cake(5, 3), pack.layer(4, other=1)
        deck = [pack.card(4, 1)] if drawn else []
        self.state = new_game(
            3, own, f"{pack.layer(5)} {self.top}", table=[self.four_two, self.two_one], deck=deck
        )
        if drawn:
            do(self.state, "draw")


def test_a_click_previews_a_draft_and_the_button_commits_both_steps(begin: DriverMaker) -> None:
    kitchen = Kitchen()
    driver = begin(kitchen.state)
    assert driver.item("confirm").accessible_name == "Draw from the deck"
    driver.click(key_of(kitchen.four_two))
    assert driver.staged() == (f"draft {kitchen.four_two}", "place 2")
    assert not driver.chosen
    assert driver.screen.bench.view.look.ghost == 2, "a ghost shows where it would go"
    assert driver.item(key_of(kitchen.four_two)).look.selected  # type: ignore[attr-defined]
    driver.click("side/0")
    assert driver.staged()[1] in {"squeeze 4", "swap 4"}
    driver.click("row/under")
    assert driver.staged() == (f"draft {kitchen.four_two}", "squeeze 4")
    driver.click("confirm")
    assert [GAME.format(action, LISTS) for action in driver.chosen] == [f"draft {kitchen.four_two}"]
    do(kitchen.state, f"draft {kitchen.four_two}")
    driver.board.let_act(kitchen.state.look(0))
    driver.rest()
    assert [GAME.format(action, LISTS) for action in driver.chosen][1:] == ["squeeze 4"], (
        "it goes on by itself"
    )


def test_places_are_clicked_on_the_cake_as_well(begin: DriverMaker) -> None:
    kitchen = Kitchen(drawn="4/1")
    driver = begin(kitchen.state)
    assert driver.staged() == ("place 1",)
    driver.click("spot/swap")
    assert driver.staged() == ("swap 1",)
    driver.board.staged.take_back()
    assert driver.staged() == ("place 1",)


def test_what_is_pointed_at_is_shown_and_the_choice_stays(begin: DriverMaker) -> None:
    driver = begin(Kitchen(drawn="4/1").state)
    view, fits = driver.screen.bench.view, driver.screen.stands.stands[0].panel.accessible_name
    chosen, staged = view.look, driver.staged()
    place = driver.item("spot/swap").rect_px()
    for key in ("row/swap", "spot/swap"):
        driver.point(key)
        assert len(view.look.layers) == 2 and view.look.ghost == 1, "the 1 comes instead of the 3"
        assert driver.screen.leaving.is_shown, "and the 3 leaves"
        assert driver.screen.stands.stands[0].panel.accessible_name != fits, "two layers win nothing"
        assert driver.staged() == staged and driver.item("spot/swap").rect_px() == place
        driver.point("hand")
        assert view.look == chosen and not driver.screen.leaving.is_shown
    driver.click("side/0")
    driver.point("row/under")
    assert view.look.shifts
    driver.point("row/swap")
    driver.click("row/swap")
    driver.point("row/under")
    assert not view.look.shifts, "right after a click what was done stays in sight"
    driver.scene.focus.set_current(driver.item("row/under"), show=True)
    assert view.look.shifts, "the keyboard has not been there before"
    driver.point("hand")
    driver.point("row/under")
    assert view.look.shifts
    driver.board.staged.take_back()
    assert not view.look.shifts, "nothing of what was taken back"


def test_a_card_that_is_carried_over_a_place_is_shown_there(begin: DriverMaker) -> None:
    driver = begin(Kitchen(drawn="4/1").state)
    view, chosen = driver.screen.bench.view, driver.screen.bench.view.look
    upper = QPointF(driver.item("hand").center_px().x(), driver.item("hand").rect_px().top() + 10)
    driver.hold(upper)
    driver.carry(middle(driver, "row/swap"))
    assert view.look.ghost == 1 and len(view.look.layers) == 2
    driver.carry(QPointF(3, 3))
    assert view.look == chosen
    driver.release(QPointF(3, 3))


def test_a_place_that_is_refused_is_crossed_out_on_the_cake(begin: DriverMaker) -> None:
    pack = Pack()
    driver = begin(new_game(2, pack.cake(5, 4, 3, 2, 1), deck=[pack.card(3, 2)]), size=(1280, 655))
    cross = driver.screen._refused
    assert not cross.is_shown
    do(driver.state, "draw")
    driver.begin()
    driver.click("row/swap/3")
    above = driver.screen.bench.view.above_rect()
    assert cross.is_shown and all(above.contains(item.center_px()) for item in cross.items())
    assert driver.screen.rects.tray.cake.contains(above), "there is room for it above the cake"


def test_r_and_a_click_turn_the_card(begin: DriverMaker) -> None:
    driver = begin(Kitchen(drawn="4/1").state)
    driver.key(Qt.Key.Key_R)
    assert driver.composer.now.size == 4
    assert driver.shows("row/refused"), "it is told why it can't go on top"
    assert "on top" in driver.screen.bench.rows.rows["row/refused"].well.accessible_name
    driver.click("hand")
    assert driver.composer.now.size == 1
    assert not driver.shows("row/refused")


def test_the_edge_by_which_it_is_dragged_is_the_side_that_is_used(begin: DriverMaker) -> None:
    driver = begin(Kitchen(drawn="4/1").state)
    hand = driver.item("hand")
    lower = QPointF(hand.center_px().x(), hand.rect_px().bottom() - 10)
    driver.hold(lower)
    assert driver.composer.now.size == 4, "the 1 was above"
    driver.release(middle(driver, "row/under"))
    assert driver.staged() == ("squeeze 4",)
    upper = QPointF(hand.center_px().x(), hand.rect_px().top() + 10)
    driver.hold(upper)
    assert driver.composer.now.size == 4, "the 4 is above now"
    driver.release(QPointF(3, 3))
    assert driver.staged() == ("squeeze 4",), "let go anywhere it stays as it was"


def test_a_drawn_card_is_dragged_back_to_the_table(begin: DriverMaker) -> None:
    kitchen = Kitchen(drawn="4/1")
    driver = begin(kitchen.state)
    driver.drag("hand", driver.screen.rects.table.center())
    assert driver.composer.now.deed == (PASS,)
    driver.click("first")
    assert driver.staged() == ("place 1",), "it was kept"
    driver.click("first")
    assert driver.staged() == ("pass",)
    driver.drag("hand", driver.screen.rects.tray.cake.center())
    assert driver.staged() == ("place 1",)


def test_a_card_of_the_table_is_dragged_into_the_cake(begin: DriverMaker) -> None:
    kitchen = Kitchen()
    driver = begin(kitchen.state)
    driver.drag(key_of(kitchen.two_one), driver.screen.rects.tray.cake.center(), release=False)
    assert driver.composer.now.card == card(kitchen.two_one)
    driver.release(middle(driver, "row/swap"))
    assert driver.staged() == (f"draft {kitchen.two_one}", "swap 2")
    assert driver.board.staged.can_take_back()
    while driver.board.staged.can_take_back():
        driver.board.staged.take_back()
    assert driver.staged() == ("draw",)


def test_swipe_by_dragging_the_action_card(begin: DriverMaker) -> None:
    kitchen = Kitchen()
    driver = begin(kitchen.state)
    top = card_of(kitchen.top)
    driver.drag("swipe", middle(driver, key_of(top)))
    assert driver.composer.now.source is Source.SWIPE
    assert driver.staged() == ("swipe 1", "place 1")
    driver.click("first")
    assert not driver.composer.has_card, "it is left where it was"


def test_an_action_card_that_is_dragged_turns_the_card_and_narrows_what_is_lit(
    begin: DriverMaker,
) -> None:
    driver = begin(Kitchen(drawn="4/1").state)
    assert driver.staged() == ("place 1",), "the 1 can't be squeezed in"
    driver.drag("squeeze", QPointF(3, 3), release=False)
    assert [key for key in driver.screen.spots if driver.shows(f"spot/{key}")] == ["under", "swap/5"]
    driver.release(QPointF(3, 3))
    assert driver.staged() == ("squeeze 4",), "as by a click"
    while driver.board.staged.can_take_back():
        driver.board.staged.take_back()
    driver.drag("squeeze", driver.screen.rects.tray.cake.center())
    assert driver.staged() == ("squeeze 4",)
    driver.click("squeeze")
    driver.drag("swap", middle(driver, "spot/swap"))
    assert driver.staged() == ("swap 4",)


def test_while_swipe_asks_each_top_card_says_which_sides_fit(begin: DriverMaker) -> None:
    pack = Pack()
    cakes = [pack.cake(3), pack.layer(2, other=1), pack.layer(5, other=4), "", pack.layer(4, other=2)]
    state = new_game(5, *cakes)
    state.action_cards[0] = SWIPE
    driver = begin(state, size=(1280, 650))
    tags = driver.screen._swipes
    assert not tags
    driver.click("swipe")
    told = {1: "2 or 1", 2: "no side fits", 4: "2"}
    assert {seat: tag.accessible_name for seat, tag in tags.items()} == told
    assert {seat: tag.text for seat, tag in tags.items()} == told | {2: "–"}, "as wide as the card"
    for scale in (1.0, 1.25, 1.5):
        driver.scene.set_text_scale(scale)
        driver.board.relayout()
        for seat, tag in tags.items():
            card = driver.screen.panels[seat].card_rect
            assert card.adjusted(-6, 0, 6, 0).contains(tag.rect_px()), "no ribbon is covered"
            assert tag.height_px < card.height() * 0.45, "both numbers stay in sight"
    assert all(driver.screen.rects.others[seat - 1].contains(tag.rect_px()) for seat, tag in tags.items())
    driver.click(key_of(card_of(cakes[1])))
    assert not tags and driver.composer.has_card
    chosen = driver.item(key_of(card_of(cakes[1])))
    assert isinstance(chosen, CardItem) and chosen.look.current
    assert chosen.tick_px.isEmpty(), "nothing lies over its frosting or the points above"


def test_an_action_card_shown_large_says_what_it_does(begin: DriverMaker) -> None:
    driver = begin(Kitchen().state)
    for key, told in (
        ("squeeze", "under layers"),
        ("swipe", "top card of another"),
        ("swap", "replaces the top"),
    ):
        driver.scene.enlarge.show(driver.screen.tools.cards[key])
        title, does, _ = driver.scene.enlarge.told
        assert title == "An action card" and told in does


def test_an_action_card_first_narrows_what_is_lit(begin: DriverMaker) -> None:
    kitchen = Kitchen()
    driver = begin(kitchen.state)
    driver.click("swap")
    lit = [key for key, item in driver.screen.cards.cards.items() if item.look.playable]
    assert key_of(card_of(kitchen.top)) not in lit
    assert key_of(kitchen.two_one) in lit
    driver.click(key_of(kitchen.two_one))
    assert driver.staged() == (f"swap 2 with {kitchen.two_one}",)
    driver.click("second")
    assert driver.staged() == (f"draft {kitchen.two_one}", "swap 2")


def test_the_keyboard_begins_with_the_first_card_and_confirms_from_anywhere(begin: DriverMaker) -> None:
    kitchen = Kitchen()
    driver = begin(kitchen.state)
    driver.key(Qt.Key.Key_Tab)
    focus = driver.scene.focus
    assert focus.current is driver.item(key_of(kitchen.four_two))
    driver.key(Qt.Key.Key_Return)
    assert driver.staged() == (f"draft {kitchen.four_two}", "place 2")
    assert focus.current is driver.item("confirm")
    driver.key(Qt.Key.Key_Escape)
    assert driver.staged() == ("draw",)
    driver.key(Qt.Key.Key_R)
    assert driver.staged() == ("draw",), "there is nothing to be turned"


def test_a_cake_is_submitted_by_its_stand_or_its_row(begin: DriverMaker) -> None:
    state = new_game(2, Pack().cake(5, 4, 3, cake="chocolate"))
    driver = begin(state)
    prestigious = driver.board.places.find("stand/prestigious")
    assert prestigious
    driver.click("stand/2")
    assert driver.staged() == ("submit prestigious",)
    assert "the white 4" in driver.item("confirm").accessible_name
    driver.click("stand/2")
    assert driver.staged() == ("draw",)
    driver.click("submit/2")
    assert driver.staged() == ("submit prestigious",)
    driver.click("first")
    driver.click("first")
    assert driver.staged() == ("clear",)
    assert "could win" in driver.screen.tray.asked.help, "clearing without a ribbon warns"


def test_without_aids_nothing_is_lit_or_marked(begin: DriverMaker) -> None:
    aids = Aids(points=False, unseen=False, targets=False, warnings=False)
    state = new_game(2, Pack().cake(5, 4, 3, cake="chocolate"), table=[LISTS.ids[59]])
    driver = begin(state, aids=aids)
    assert not any(item.look.playable for item in driver.screen.cards.cards.values())
    assert not driver.shows("chart")
    assert not driver.shows("own points")
    assert all("fits" not in item.accessible_name for item in driver.scene.table_items())
    driver.click("stand/2")
    assert driver.staged() == ("submit prestigious",), "what is legal can be done all the same"


def test_nothing_answers_after_it_was_confirmed(begin: DriverMaker) -> None:
    kitchen = Kitchen()
    driver = begin(kitchen.state)
    driver.click(key_of(kitchen.four_two))
    driver.click("confirm")
    assert driver.screen.bench.view.look.ghost == 2, "what was staged stays in sight"
    assert [item.key for item in driver.scene.interactive_items()] == []


def test_every_order_of_a_long_turn_can_be_played(begin: DriverMaker) -> None:
    """Swipe, squeezed into the middle by a swap; then the take; then the cake is submitted."""
    kitchen = Kitchen()
    state: CakeSwapState = kitchen.state
    driver = begin(state)
    driver.click(key_of(card_of(kitchen.top)))
    driver.click("side/0")
    assert Spot(3) in driver.composer.spots(4)
    driver.click("row/under")
    assert driver.staged() == ("swipe 1", "squeeze 4")
    do(state, *driver.staged())
    driver.begin()
    driver.click(key_of(kitchen.two_one))
    do(state, *driver.staged())
    driver.begin()
    assert driver.item("confirm").accessible_name == "End the turn"
    submits = [key for key in driver.screen.bench.rows.rows if key.startswith("submit/")]
    assert submits
    driver.click(submits[0])
    assert driver.staged()[0].startswith("submit ")


def test_stands_say_what_the_own_cake_wins_and_still_could(begin: DriverMaker) -> None:
    """Strawberry and kiwi on chocolate: no ribbon yet; with a third layer that differs it wins three."""
    pack = Pack()
    cake = f"{pack.layer(5, cake='chocolate', frosting='strawberry')} "
    cake += pack.layer(4, cake="chocolate", frosting="kiwi")
    third = pack.layer(3, cake="chocolate", frosting="orange")
    state = new_game(2, cake, table=[card_of(third)], ribbons=["", "honorable-white"])
    driver = begin(state)

    def marks() -> list[str]:
        return [stand._tag.text if stand._tag.isVisible() else "" for stand in driver.screen.stands.stands]

    assert marks() == ["possible", "possible", "possible", "", "possible", ""], (
        "not all frostings are the same"
    )
    driver.click(key_of(card_of(third)))
    driver.composer.turn_to(3)
    assert driver.board.staged.turn is not None
    driver.board.staged.turn.note()
    assert driver.composer.now.spot == Spot(2)
    assert marks() == ["possible", "fits", "fits", "", "fits", ""], "the white honorable is Ben's"
    assert "won by Ben" in driver.item("stand/0").accessible_name
    assert "your cake wins it" in driver.item("stand/4").accessible_name
    best = driver.screen.bench.rows.rows["row/top"].well.accessible_name
    assert "the white 6 (Signature)" in best, "the row tells the best ribbon of its place"


def possible(driver: BakeryDriver) -> list[int]:
    """The classes that are marked as possible."""
    tags = [stand._tag for stand in driver.screen.stands.stands]
    return [number for number, tag in enumerate(tags) if tag.isVisible() and tag.text == "possible"]


def test_one_layer_could_become_anything_that_there_are_ribbons_for(begin: DriverMaker) -> None:
    state = new_game(2, "", ribbons=["", "gold-white gold-red gold-blue signature-white"])
    driver = begin(state)
    assert possible(driver) == []
    state.platters[0] = [2 * card(Pack().card(5, 3))]
    driver.begin()
    assert possible(driver) == [0, 1, 2, 4, 5]
    low = next(number for number, side in enumerate(LISTS.layers) if side.size == 2)
    state.platters[0], state.action_cards[0] = [low], SQUEEZE
    driver.begin()
    assert possible(driver) == [0, 1, 2, 5], "three layers, with a Squeeze"
    state.action_cards[0] = SWIPE | SWAP
    driver.begin()
    assert possible(driver) == []


def test_a_squeeze_that_is_left_brings_a_layer_that_was_skipped(begin: DriverMaker) -> None:
    pack = Pack()
    drawn = pack.card(4, 2)
    driver = begin(new_game(2, pack.cake(5, 3, 1, frosting="kiwi", cake="vanilla"), deck=[drawn]))
    every = [stand.panel.accessible_name for stand in driver.screen.stands.stands]
    assert [told.endswith("possible") for told in every] == [
        True,
        False,
        True,
        True,
        False,
        True,
    ]
    do(driver.state, "draw")
    driver.begin()
    driver.click("side/0")
    driver.click("row/under")
    told = driver.item("stand/0").accessible_name
    assert "your cake wins it" in told and "possible" not in told, "it is used for this layer"


def test_the_first_ribbon_of_a_class_says_what_the_numbers_of_the_others_are(
    begin: DriverMaker,
) -> None:
    driver = begin(GAME.new_state(2, {}, {"deck": list(LISTS.ids)}, LISTS))
    told = driver.item("stand/0").accessible_name.split(". ")
    assert [line.partition(" for ")[2] for line in told if " for " in line] == ["3 layer(s)", "4", "5"]


def test_who_begins_is_told_why(begin: DriverMaker) -> None:
    state = GAME.new_state(2, {}, {"deck": list(LISTS.ids)}, LISTS)
    driver = begin(state)
    assert driver.screen.tray.asked.help.startswith("The largest sum goes first:")


def test_lines_from_places_to_their_rows_do_not_cross(make_driver: DriverMaker) -> None:
    pack = Pack()
    driver = make_driver(new_game(2, pack.cake(5, 4, 2, 1), deck=[pack.card(3, 1)]))
    do(driver.state, "draw")
    driver.begin()
    for side in ("side/1", "side/0"):
        driver.click(side)
        for spot in list(driver.composer.lit_spots()):
            driver.click(f"row/{spot.key}")
            rows = [row for key, row in driver.screen.bench.rows.rows.items() if key != "row/refused"]
            starts = [row._line._path.elementAt(0).y for row in rows]
            assert all(row._line.isVisible() for row in rows) and starts == sorted(starts)
    assert len(rows) > 2


def test_what_a_swap_takes_off_leaves_for_the_next_place_on_the_table(make_driver: DriverMaker) -> None:
    pack = Pack()
    five, three = pack.layer(5), pack.layer(3)
    driver = make_driver(new_game(2, f"{five} {three}", table=[pack.card(2, 1)], deck=[pack.card(4, 1)]))
    do(driver.state, "draw")
    driver.begin()
    leaving = driver.screen.leaving
    driver.click("side/0")
    driver.click("row/swap")
    assert leaving.is_shown and leaving._disc.number == 3
    lies = driver.item(f"card/{next(iter(cards_in(driver.state.table)))}").rect_px()
    assert driver.screen.rects.cards.contains(leaving._card.rect_px().adjusted(1, 1, -1, -1))
    assert not leaving._card.rect_px().intersects(lies)
    driver.click("row/under")
    assert not leaving.is_shown


def test_a_layer_leaves_as_large_as_it_was_on_the_cake(begin: DriverMaker) -> None:
    pack = Pack()
    driver = begin(new_game(2, pack.cake(5, 1), deck=[pack.card(4, 2)]), size=(3840, 2000))
    width = driver.screen.bench.view.layer_rect(1).width()
    do(driver.state, "draw")
    driver.begin()
    driver.click("side/1")
    driver.click("row/swap")
    leaving = driver.screen.leaving
    assert leaving._disc.number == 1 and leaving._layer.width_px <= width * 1.1


def test_what_an_action_card_is_used_with_is_asked_at_the_end_of_a_turn_too(begin: DriverMaker) -> None:
    kitchen = Kitchen(drawn="4/1")
    do(kitchen.state, "place 1")
    driver = begin(kitchen.state)
    assert driver.screen.tray.asked.primary == "End the turn"
    driver.click("swap")
    assert driver.screen.tray.asked.prompt == "Ada, swap which card in?"
    on, button = driver.scene.focus.current, driver.item("confirm")
    assert on is not None and on.key.startswith("card/") and on.available, "the first card that can come in"
    assert button.accessible_name == "Choose a lit card" and not button.available
    QTest.keyClick(driver.view, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert driver.composer.gestures() == ("swap",), "the turn does not end by mistake"
    driver.click("first")
    assert driver.screen.tray.asked.primary == "End the turn"


@pytest.mark.parametrize("way", ["escape", "undo", "enter", "button"])
def test_the_keyboard_goes_to_an_action_card_that_is_put_back(begin: DriverMaker, way: str) -> None:
    kitchen = Kitchen(drawn="4/1")
    do(kitchen.state, "place 1")
    driver = begin(kitchen.state)
    focus, swap = driver.scene.focus, driver.item("swap")
    focus.set_current(swap, show=True)
    driver.key(Qt.Key.Key_Return)
    assert focus.current is not swap and driver.composer.asks_for_card
    if way == "undo":
        QTest.keyClick(driver.view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    elif way == "escape":
        driver.key(Qt.Key.Key_Escape)
    else:
        focus.set_current(driver.item("swap" if way == "enter" else "first"), show=True)
        driver.key(Qt.Key.Key_Return)
    assert not driver.composer.asks_for_card
    assert focus.current is swap and focus.shown, "the next Enter stages no card of the table"


def test_cards_that_fit_nowhere_are_struck_until_the_turn_has_its_card(begin: DriverMaker) -> None:
    pack = Pack()
    state = new_game(2, pack.cake(3), table=[fits := pack.card(4, 2), large := pack.card(5, 4)])
    state.action_cards[0] = 0
    driver = begin(state)
    cards = driver.screen.cards.cards
    fits, large = (f"card/{card(name)}" for name in (fits, large))
    assert cards[large].look.disabled and not cards[fits].look.disabled
    driver.click(fits)
    assert cards[large].look.disabled
    driver.key(Qt.Key.Key_Return)
    do(driver.state, f"draft {LISTS.ids[int(fits[5:])]}", "place 2")
    driver.begin()
    assert not cards[large].look.disabled


def test_the_first_layer_goes_on_the_empty_platter(begin: DriverMaker) -> None:
    state = new_game(2, deck=[Pack().card(4, 1)])
    do(state, "draw")
    driver = begin(state)
    assert driver.staged() == ("place 4",) and list(driver.screen.bench.rows.rows) == ["row/top"]
