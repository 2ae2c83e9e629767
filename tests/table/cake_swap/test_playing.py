"""What happens is shown from its own look: where cards go, what is new, who wins a ribbon, who goes first."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtTest import QSignalSpy

from cakedesk.art.cake_swap import faces
from cakedesk.games.cake_swap.cards import SWAP, SWIPE, ribbon
from cakedesk.games.cake_swap.game import GAME
from cakedesk.games.cake_swap.state import CakeSwapState
from cakedesk.table.board import SeatPerson
from cakedesk.table.boards.cake_swap.chart import unseen_layers
from cakedesk.table.boards.cake_swap.end import end_summary
from cakedesk.table.boards.cake_swap.log_wording import CakeMark, CardMark, RibbonMark, beginning, log_lines
from cakedesk.table.boards.cake_swap.match_facts import match_facts
from cakedesk.table.boards.cake_swap.rivals import rivals_of
from cakedesk.table.motion import Motion
from tests.rules.cake_swap.tables import LISTS, card, do, layer, new_game
from tests.table.board_driver import NAMES
from tests.table.cake_swap import worst_cases
from tests.table.cake_swap.conftest import BakeryDriver, DriverMaker
from tests.table.cake_swap.named_cards import Pack, card_of
from tests.whole_games.tidiness import untidy_table


def play(driver: BakeryDriver, move: str, viewer: int | None = 0) -> None:
    driver.play(move, viewer)
    driver.rest()
    for _ in range(40):
        if driver.settled:
            return
        driver.rest()


def starts(driver: BakeryDriver, move: str, key: str, viewer: int = 0) -> QPointF:
    """Where a card is when its flight begins."""
    found: list[QPointF] = []

    def look(_name: str) -> None:
        item = driver.screen.cards.cards.get(key)
        if item is not None and not found:
            found.append(item.center_px())

    driver.scene.queue.group_started.connect(look)
    play(driver, move, viewer)
    driver.scene.queue.group_started.disconnect(look)
    return found[0]


def test_a_drawn_card_comes_from_the_deck_into_the_hand(make_driver: DriverMaker) -> None:
    state = new_game(3, deck=[Pack().card(4, 1)])
    driver = make_driver(state)
    driver.board.show_look(state.look(0))
    start = starts(driver, "draw", "hand")
    assert driver.screen.rects.deck.contains(start)
    hand = driver.item("hand")
    assert driver.screen.rects.tray.card.contains(hand.center_px())
    assert driver.told == [(0, "Ada draws chocolate 4, or vanilla 1")], "the bar has no room for more"
    assert f"Ada draws {driver.screen.words.card(driver.state.held)}" in driver.scene.announced


def test_what_others_hold_and_place_lies_on_their_panel(make_driver: DriverMaker) -> None:
    pack = Pack()
    drawn = pack.card(4, 1)
    state = new_game(3, "", pack.layer(5), deck=[drawn])
    state.to_act = 1
    driver = make_driver(state, persons=(0,))
    driver.board.show_look(state.look(0))
    play(driver, "draw")
    panel = driver.screen.rects.others[0]
    assert panel.contains(driver.item(f"card/{card(drawn)}").center_px())
    assert not driver.shows("hand"), "that is another seat's"
    driver.settled = 0
    play(driver, "place 4")
    top = driver.screen.cards.cards[f"card/{card(drawn)}"]
    assert top.look.new and panel.contains(top.center_px())
    assert [LISTS.layers[number].size for number in driver.screen.panels[1].view.look.layers] == [5, 4]
    driver.board.show_look(driver.state.look(0))
    assert driver.screen.cards.cards[f"card/{card(drawn)}"].look.new, "the same look again changes nothing"
    driver.board.show_look(state.look(0))
    driver.board.show_look(driver.state.look(0))
    assert not driver.screen.cards.cards[f"card/{card(drawn)}"].look.new


def test_a_card_that_another_seat_has_passed_is_framed_no_more(make_driver: DriverMaker) -> None:
    pack = Pack()
    drawn = pack.card(4, 1)
    state = new_game(3, deck=[drawn])
    driver = make_driver(state, persons=(1, 2))
    driver.board.show_look(state.look(1))
    play(driver, "draw", 1)
    held = driver.screen.cards.cards[f"card/{card(drawn)}"]
    assert held.look.current
    play(driver, "pass", 1)
    assert driver.screen.cards.cards[f"card/{card(drawn)}"].look.new
    assert not driver.screen.cards.cards[f"card/{card(drawn)}"].look.current
    play(driver, "end", 1)
    play(driver, f"draft {drawn}", 2)
    assert not driver.screen.cards.cards[f"card/{card(drawn)}"].look.new


def test_a_layer_that_is_swapped_out_goes_to_the_table(make_driver: DriverMaker) -> None:
    pack = Pack()
    five, three = pack.layer(5), pack.layer(3)
    name = pack.card(4, 2)
    state = new_game(2, f"{five} {three}", table=[name])
    driver = make_driver(state)
    driver.board.show_look(state.look(0))
    play(driver, f"swap 4 with {name}")
    removed = driver.screen.cards.cards[f"card/{card(card_of(three))}"]
    assert removed.look.new and driver.screen.rects.table.contains(removed.center_px())
    driver.begin()
    assert not removed.look.new, "honey frames what can be done now"
    assert f"card/{card(name)}" not in driver.screen.cards.cards, "it is a layer of the own cake"
    assert driver.screen.bench.view.look.layers == (layer(five), LISTS.sides[card(name)][4])


def test_what_comes_in_a_turn_lies_last_until_it_ends(begin: DriverMaker) -> None:
    pack = Pack()
    five, three = pack.layer(5), pack.layer(3)
    small, swapped = pack.card(2, 1), pack.card(4, 2)
    state = new_game(2, f"{five} {three}", table=[small, swapped], deck=[pack.card(3, 1)])
    driver = begin(state)

    def order() -> list[str]:
        lying = [item for key, item in driver.screen.cards.cards.items() if key.startswith("card/")]
        inside = [item for item in lying if driver.screen.rects.table.contains(item.center_px())]
        return [item.key for item in sorted(inside, key=lambda item: item.pos().x())]

    removed = card_of(three)
    play(driver, f"swap 4 with {swapped}")
    driver.board.let_act(driver.state.look(0))
    assert order() == [f"card/{card(small)}", f"card/{card(removed)}"], "nothing moves under the pointer"
    driver.board.show_look(driver.state.look(0))
    assert order() == [f"card/{card(removed)}", f"card/{card(small)}"], "the larger one lies first"


def test_a_ribbon_waits_for_next_and_then_hangs_with_its_seat(make_driver: DriverMaker) -> None:
    state = new_game(3, Pack().cake(5, 4, 3, cake="chocolate"))
    driver = make_driver(state)
    driver.board.show_look(state.look(0))
    sounds = QSignalSpy(driver.scene.sounded)
    driver.play("submit prestigious", 0)
    driver.rest()
    for _ in range(20):
        driver.rest()
    number = ribbon(2, 3)
    assert driver.board.is_reading and not driver.settled
    assert [sounds.at(place)[0] for place in range(sounds.count())].count("bell") == 1
    assert driver.board.places.find("award")
    assert not any(item.isVisible() for item in driver.screen.cards.cards.values()), "it covers the cards"
    assert driver.item("confirm").accessible_name == "Next"
    assert "Ada wins the white 4" in driver.screen.tray.asked.prompt
    assert "0 + 4 = 4 of 31" in driver.screen.tray.asked.help
    won = driver.item(f"won/{number}")
    assert won.opacity() < 1, "it is still on its way to its seat"
    flights: list[str] = []
    driver.scene.queue.group_started.connect(flights.append)
    driver.click("confirm")
    for _ in range(20):
        driver.rest()
    assert driver.settled == 1 and not driver.board.is_reading
    assert "ribbon home" in flights and won.opacity() == 1
    assert driver.shows(f"won/{number}")
    assert driver.screen.stands.ribbon(number).face.name.startswith("RibbonPlace")
    assert "Ada" in driver.item("stand/2").accessible_name, "taken ribbons show their owner"
    assert driver.screen.panels[1].is_shown


def test_a_table_that_was_laid_out_anew_under_an_award_can_be_left(make_driver: DriverMaker) -> None:
    driver = make_driver(worst_cases.five_layers())
    driver.board.show_look(driver.state.look(0))
    driver.play("submit prestigious", 0)
    for _ in range(20):
        driver.rest()
    assert driver.board.is_reading
    driver.board.relayout()
    driver.board.stop()
    assert not driver.board.is_reading


def test_the_award_says_what_others_can_still_win(make_driver: DriverMaker) -> None:
    state = worst_cases.five_layers()
    driver = make_driver(state)
    driver.board.show_look(state.look(0))
    driver.play("submit prestigious", 0)
    for _ in range(20):
        driver.rest()
    ben, zoe = driver.stage.rivals
    told = ben._title.accessible_name
    assert told.startswith("Ben can still win: the white 3 (Honorable)") and "the blue 20 (Showcase)" in told
    assert "Premium" not in told and "the blue 11" not in told and "the white 5" not in told
    assert ben._out.text == "out of reach: Premium, Signature"
    assert [head.text for head in zoe._heads] == ["at 3", "at 4", "at 5"]
    lost = next(name for name in ben._names if "gone" in name.text)
    assert ben._names.index(lost) == ben._classes.index(2)
    assert lost.text == "Prestigious: 11 is gone" and ben._field.rect_px().contains(lost.center_px())
    assert untidy_table(driver.view) == []
    driver.scene.set_text_scale(1.5)
    driver.view.resize(1280, 650)
    driver.rest()
    assert ben.is_shown and zoe.is_shown and untidy_table(driver.view) == []
    assert all(rival._out.isVisible() and rival._out.laid.style.px > 13 for rival in (ben, zoe))
    driver.view.resize(1600, 936)


@pytest.mark.parametrize("text_scale", [1.0, 1.5])
@pytest.mark.parametrize("seats", [2, 3])
def test_the_award_has_room_for_rivals_whose_cakes_could_meet_every_class(
    make_driver: DriverMaker, seats: int, text_scale: float
) -> None:
    pack = Pack()
    cakes = [pack.cake(5, 4, 3, cake="chocolate"), pack.layer(5), pack.layer(5)]
    state = new_game(seats, *cakes[:seats])
    driver = make_driver(state, size=(1280, 650), text_scale=text_scale)
    driver.board.show_look(state.look(0))
    driver.play("submit prestigious", 0)
    for _ in range(20):
        driver.rest()
    rivals = driver.stage.rivals
    assert len(rivals) == seats - 1 and all(len(rival._names) == 6 for rival in rivals)
    assert all(rival.is_shown and not rival._out.text for rival in rivals)
    assert untidy_table(driver.view) == []


def test_the_award_names_rivals_alone_where_large_text_has_no_room_for_a_sentence(
    make_driver: DriverMaker, speak: Callable[[str], None]
) -> None:
    speak("de")
    state, names = worst_cases.five_layers(), ("Ada", "Maximiliana", "Zoé")
    driver = make_driver(state, size=(1280, 650), names=names, text_scale=1.5)
    driver.board.show_look(state.look(0))
    driver.play("submit prestigious", 0)
    for _ in range(20):
        driver.rest()
    rival = driver.stage.rivals[0]
    assert rival._title.laid.text == "Maximiliana"
    assert rival._title.tooltip == "Maximiliana kann noch gewinnen"
    assert untidy_table(driver.view) == []


def test_names_of_all_classes_that_a_cake_met_are_whole(make_driver: DriverMaker) -> None:
    pack = Pack()
    same = pack.cake(5, 4, 3, cake="vanilla", frosting="wild")
    state = new_game(4, same, pack.cake(5, 4), pack.cake(5), "")
    driver = make_driver(state)
    driver.view.resize(1280, 650)
    driver.board.show_look(state.look(0))
    driver.play("submit showcase", 0)
    for _ in range(20):
        driver.rest()
    others = driver.stage._others
    assert len(others) == 5 and all(title.isVisible() for _, title in others.values())
    assert untidy_table(driver.view) == []


def test_a_cake_that_could_not_have_won_the_ribbon_is_no_rival() -> None:
    pack = Pack()
    state = new_game(4, "", pack.cake(3, 2, cake="chocolate"), pack.layer(5), pack.cake(5, 4, cake="vanilla"))
    five, four, three = (6 * colour + 2 for colour in (2, 1, 0))
    assert rivals_of(state, 0, three) == [1, 3], "those with most layers"
    assert rivals_of(state, 0, five) == [2, 3], "one layer can become anything"
    assert rivals_of(state, 0, four) == [1, 3], "a Squeeze brings what was skipped"
    state.action_cards[1] = SWIPE | SWAP
    assert rivals_of(state, 0, four) == [2, 3]
    assert rivals_of(new_game(2, "", pack.cake(4, 2)), 0, five) == [1], "who else"


def test_the_end_names_each_colour_below_a_ribbon_of_it() -> None:
    state = new_game(3)
    heads = end_summary(state.look(None), [SeatPerson(name) for name in NAMES[:3]]).points.columns
    assert [(head.name, head.icon) for head in heads] == [
        (colour, faces.ribbon_face(colour, 0)) for colour in ("white", "red", "blue")
    ]


def test_a_ribbon_that_is_given_up_leaves_nothing(make_driver: DriverMaker) -> None:
    state = new_game(3, Pack().cake(5, 4, 3, cake="chocolate"))
    driver = make_driver(state)
    driver.board.show_look(state.look(0))
    driver.play("submit prestigious", 0)
    for _ in range(20):
        driver.rest()
    assert driver.board.is_reading
    driver.board.show_look(state.look(0))
    assert not driver.board.is_reading and not driver.settled
    assert driver.shows("deck") and not driver.board.places.find("award")


def test_the_draw_for_the_first_seat_is_shown_with_its_ties(make_driver: DriverMaker) -> None:
    five_four = [LISTS.ids[number] for number in range(60) if LISTS.sums[number] == 9][:2]
    rest = [name for name in LISTS.ids if name not in five_four]
    small = next(name for name in rest if LISTS.sums[card(name)] == 4)
    again = [next(name for name in rest if LISTS.sums[card(name)] == total) for total in (5, 8)]
    deck = [five_four[0], small, five_four[1], *again]
    deck += [name for name in LISTS.ids if name not in deck]
    state = GAME.new_state(3, {}, {"deck": deck}, LISTS)
    assert state.first == 2
    driver = make_driver(state)
    driver.board.show_look(state.look(None))
    told = driver.screen.tray.asked.help
    assert told == "The largest sum goes first: Ada 9, Ben 4 and Zoé 9. Tied: Ada 5 and Zoé 8."
    tags = {item.text for item in driver.screen._drawn.values()}
    assert tags == {"Ada 5", "Ben 4", "Zoé 8"}
    play(driver, "draw", None)
    assert not driver.screen._drawn, "as soon as somebody has acted"


def test_the_log_tells_the_draw_and_each_thing(make_driver: DriverMaker) -> None:
    people = [SeatPerson(name) for name in NAMES[:2]]
    state = GAME.new_state(2, {}, {"deck": list(LISTS.ids)}, LISTS)
    driver = make_driver(state)
    driver.board.show_look(state.look(None))
    heard: list[object] = list(beginning(state.look(None), people))
    driver.board.happened.connect(lambda sights: heard.extend(log_lines(sights, people)))
    play(driver, "draw", None)
    headings = [line for line in heard if line.is_heading]  # type: ignore[attr-defined]
    assert [line.text for line in headings] == [  # type: ignore[attr-defined]
        "The draw for the first turn", f"The turn of {NAMES[state.first]}",
    ]  # fmt: skip
    assert heard[-1].marks == (CardMark(driver.state.held),)  # type: ignore[attr-defined]
    driver.board.light([CardMark(driver.state.held)])
    assert len(driver.board.lights.lit) == 1
    driver.board.light([CakeMark(0), RibbonMark(3)])
    assert len(driver.board.lights.lit) == 1, "nobody has won that ribbon"
    driver.board.light([])


def test_what_is_still_to_come_is_what_nobody_has_seen() -> None:
    state = new_game(2, Pack().cake(5, 4))
    counts = unseen_layers(state)
    assert sum(counts.values()) == 2 * len(state.deck)
    before = sum(count for (size, _), count in counts.items() if size == 5)
    do(state, "draw")
    drawn = sum(LISTS.layers[2 * state.held + side].size == 5 for side in (0, 1))
    after = sum(count for (size, _), count in unseen_layers(state).items() if size == 5)
    assert after == before - drawn


def test_the_end_page_shows_ribbons_and_the_cakes_that_won_them() -> None:
    state = new_game(2, Pack().cake(5, 4, 3, cake="vanilla"))
    state.deck = []
    state.taken = 1
    do(state, "submit prestigious", "end")
    people = [SeatPerson("Ada"), SeatPerson("Ben")]
    summary = end_summary(state.look(None), people)
    assert [(row.seat, row.total) for row in summary.points.rows] == [(0, 4), (1, 0)]
    assert [len(pictures) for pictures in summary.pictures] == [1, 0]
    (picture,) = summary.pictures[0]
    assert picture.caption == "the white 4 (Prestigious)"
    assert picture.face.name.count("vanilla") == 3
    (gain,), _, _ = summary.points.rows[0].gains
    assert gain.face == picture.face and gain.badge.name.startswith("Rosette white 4 False")
    assert summary.points.rows[1].gains == ((), (), ())
    assert match_facts(state.look(None), people).turn == ""


def test_of_equal_points_nobody_is_said_to_be_ahead() -> None:
    state = new_game(
        3, ribbons=["signature-white honorable-white", "premium-white honorable-red", "gold-white"]
    )
    state.deck, state.taken = [], 1
    state.cakes = [[()] * len(won) for won in state.ribbons]
    do(state, "end")
    assert state.points == [9, 9, 5] and state.winners() == [0]
    summary = end_summary(state.look(None), [SeatPerson(name) for name in NAMES[:3]])
    assert summary.notes == ("Of equal points the most valuable ribbon decides.",)


def test_a_running_match_in_a_few_words() -> None:
    state: CakeSwapState = new_game(4, Pack().cake(5, 4, 3))
    facts = match_facts(state.look(None), [SeatPerson(name) for name in NAMES[:4]])
    assert facts.place.startswith("First to 31 point") and facts.turn == "Ada bakes"
    assert facts.picture is not None and facts.picture.name.startswith("Cake 5")


def test_without_movement_all_of_it_is_shown_at_once(make_driver: DriverMaker) -> None:
    state = new_game(3, deck=[Pack().card(4, 1)])
    driver = make_driver(state)
    driver.scene.set_motion(Motion(speed=0.0, keeps_results=False, pace="all_at_once"))
    driver.board.show_look(state.look(0))
    play(driver, "draw")
    assert driver.settled == 1


def test_every_seat_shows_its_points_ribbons_and_what_it_has_left(make_driver: DriverMaker) -> None:
    state = new_game(3, "", Pack().cake(5, 3), ribbons=["gold-white", "showcase-red", "honorable-white"])
    state.to_act, state.action_cards[2] = 1, 4
    driver = make_driver(state, persons=(0, 1))
    driver.board.show_look(state.look(1))
    screen = driver.screen
    assert screen.below == 1
    texts = {key: driver.item(key).text for key in ("own points", "points/0", "points/2")}  # type: ignore[attr-defined]
    assert texts == {"own points": "14", "points/0": "5", "points/2": "3"}
    places = {number: place for stand in screen.stands.stands for number, place in stand.ribbons.items()}
    chips = {number: place._chip.seat for number, place in places.items() if place._chip.isVisible()}
    assert chips == {ribbon(3, 3): 0, ribbon(5, 4): 1, ribbon(0, 3): 2}
    assert [panel.is_active for panel in screen.panels.values()] == [False, False]
    assert screen.bench._header._tag.text == "your turn"
    discs = {key: driver.item(f"disc/2/{key}").face.name for key in ("squeeze", "swipe", "swap")}  # type: ignore[attr-defined]
    assert [("used" in name) for name in discs.values()] == [True, True, False]
    state.to_act = 2
    driver.board.show_look(state.look(1))
    assert [panel.is_active for panel in screen.panels.values()] == [True, False], "seat 2 comes after seat 1"
    assert screen.bench._header._tag.text == ""
