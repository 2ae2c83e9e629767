"""What a person does in each phase, by dragging, by clicks and by keys, and what the tray then says."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QAccessible

from cakedesk.app.lesson.light import lit_places
from cakedesk.art.dutch_auction.faces import suit_face
from cakedesk.games.dutch_auction.cards import CARD_IDS, SUITS
from cakedesk.table.animation import Move
from cakedesk.table.boards.dutch_auction import event_scripts
from cakedesk.table.boards.dutch_auction.acting_wording import ActingWording
from cakedesk.table.boards.dutch_auction.composer import AuctionComposer
from cakedesk.table.items import TagItem
from tests.rules.dutch_auction.tables import LISTS, acting, cards, holding, ids
from tests.rules.dutch_auction.tables import do as do_moves
from tests.table.dutch_auction import worst_cases
from tests.table.dutch_auction.conftest import AuctionDriver, DriverMaker, plain

TAB, BACK_TAB = Qt.Key.Key_Tab, Qt.Key.Key_Backtab
ENTER, ESC = Qt.Key.Key_Return, Qt.Key.Key_Escape


def go_to(driver: AuctionDriver, key: str) -> None:
    """Go to an item by Tab alone."""
    for step in (TAB, BACK_TAB):  # a view alone has nothing after its last item
        for _ in range(30):
            if driver.scene.focus.current is driver.item(key):
                return
            driver.key(step)
    raise AssertionError(key)


def do(driver: AuctionDriver, how: str, *keys: str) -> None:
    """Press things one after the other, or drag the first to the second and press the rest."""
    if how == "drag":
        driver.bring(*keys[:2])
        keys = keys[2:]
    for key in keys:
        if how == "keys":
            go_to(driver, key)
            driver.key(ENTER)
        else:
            driver.click(key)


ALL = pytest.mark.parametrize("how", ["drag", "click", "keys"])


@ALL
def test_a_card_is_set_aside(begin: DriverMaker, how: str) -> None:
    driver = begin(worst_cases.set_aside())
    assert not driver.screen.tray.primary.available
    if how == "drag":
        driver.drag("card/B7", driver.screen.rects.own.deck.card.center())
    else:
        do(driver, how, "card/B7")
    assert driver.staged() == ("aside B7",)
    assert driver.screen.seat_view(0).sum.text == "15", "what is bid without it"
    driver.click("confirm")
    assert driver.spelled() == ["aside B7"]


@ALL
def test_a_power_steals_what_it_is_brought_to(begin: DriverMaker, how: str) -> None:
    driver = begin(worst_cases.as_in_the_picture())
    do(driver, how, "card/Px", "card/P3")
    assert driver.staged() == ("steal Px P3",)
    driver.click("confirm")
    assert driver.spelled() == ["steal Px P3"]


@ALL
def test_a_card_of_the_bid_asks_what_becomes_of_it(begin: DriverMaker, how: str) -> None:
    driver = begin(worst_cases.as_in_the_picture())
    do(driver, how, "card/Px", "card/B6")
    assert driver.staged() == ("power Px", "card B6"), "a blueberry by print, but a tulip now"
    assert "Cash in" in driver.screen.tray.asked.prompt and not driver.screen.tray.primary.available
    do(driver, "click", "kind/suit", "suit/R")
    assert driver.staged() == ("suit Px B6 R",)
    driver.key(ESC)
    assert driver.staged() == ()


def test_another_target_can_be_chosen_instead_at_once(begin: DriverMaker) -> None:
    driver = begin(worst_cases.as_in_the_picture())
    for target, staged in (
        ("P3", ("steal Px P3",)),
        ("P4", ("take Px P4",)),
        ("B6", ("power Px", "card B6")),
    ):
        driver.click(f"card/{'Px' if not driver.staged() else target}")
        if driver.staged() == ("power Px",):
            driver.click(f"card/{target}")
        assert driver.staged() == staged
    driver.click("kind/suit")
    driver.click("card/P3")
    assert driver.staged() == ("steal Px P3",)
    assert driver.item("card/P4").look.playable and driver.item("card/B6").look.playable
    driver.click("kind/take")
    assert driver.staged() == ("power Px", "kind take")


@pytest.mark.parametrize("size", [(1280, 655), (1600, 936), (3840, 2096)])
def test_tags_of_large_texts_stand_inside_and_on_no_button(begin: DriverMaker, size: tuple[int, int]) -> None:
    driver = begin(worst_cases.as_in_the_picture(), size=size, text_scale=1.5)
    driver.click("card/R1")
    driver.click("way/1")
    tags = [item for item in driver.scene.table_items() if isinstance(item, TagItem) and item.isVisible()]
    tray = driver.screen.tray
    buttons = [button.rect_px() for button in (tray.primary, *tray.others) if button.isVisible()]
    for tag in tags:
        assert tag.rect_px().left() >= 0 and tag.rect_px().right() <= size[0], tag.text
        assert not [rect for rect in buttons if rect.intersects(tag.rect_px())], tag.text


@pytest.mark.parametrize("text_scale", [1.0, 1.5])
def test_tags_of_a_large_table_are_large(begin: DriverMaker, text_scale: float) -> None:
    driver = begin(worst_cases.as_in_the_picture(), size=(3840, 2096), text_scale=text_scale)
    least = int(driver.scene.metrics.px(18))
    for key in ("card/Px", "card/R1"):
        driver.click(key)
        tags = [item for item in driver.scene.table_items() if isinstance(item, TagItem) and item.isVisible()]
        assert [tag for tag in tags if tag.text]
        assert [tag.text for tag in tags if tag.text and tag.text_px < least] == []
        driver.key(ESC)


@pytest.mark.parametrize("how", ["drag", "click"])
def test_a_card_that_a_power_does_not_work_on_says_why(begin: DriverMaker, how: str) -> None:
    driver = begin(worst_cases.as_in_the_picture())
    do(driver, "click", "card/Px")
    why = "The tulip power works on tulip alone."
    do(driver, how, *(["card/Px", "card/G6"] if how == "drag" else ["card/G6"]))
    assert driver.staged() == ("power Px",)
    if how == "click":
        assert driver.screen.tray.asked.help == why
        driver.click("card/P3")
        assert driver.screen.tray.asked.help != why


def test_a_card_that_the_chosen_kind_does_not_reach_says_what_reaches_it(begin: DriverMaker) -> None:
    driver = begin(worst_cases.as_in_the_picture())
    do(driver, "click", "card/Px", "kind/steal", "card/P4")
    assert driver.staged() == ("power Px", "kind steal")
    assert plain(driver.screen.tray.asked.help) == "Possible with the tulip 4: take."


@pytest.mark.parametrize(
    ("bid", "other", "loser", "kind", "why"),
    [
        ("Px P6 G4", "P8", True, "steal", "Only the winner may steal."),
        ("Px P6 G4", "R4", False, "steal", "Ben’s bid has no card of tulip."),
        ("Px G4", "P8", False, "cash", "Your bid has no other card of tulip."),
        ("Px G4", "P8", False, "suit", "Your bid has no other card of tulip."),
        (
            "Px P6 G4", "P8", False, "take",
            "No card of tulip lies in the row, in your discards or out of auction.",
        ),
    ],
)  # fmt: skip
def test_what_a_power_can_not_do_says_why_to_pointers_clicks_and_screen_readers(
    begin: DriverMaker, bid: str, other: str, kind: str, why: str, *, loser: bool
) -> None:
    driver = begin(acting(bid, "- R8", other=other, loser=loser))
    driver.click("card/Px")
    row, before = driver.item(f"kind/{kind}"), driver.screen.tray.asked.help
    assert row in driver.scene.spoken_items() and not row.interactive
    assert driver.scene.tooltip_at(row.center_px()) == why
    spoken = QAccessible.queryAccessibleInterface(driver.view.handles.handle_of(row))
    assert spoken.text(QAccessible.Text.Description) == why
    driver.click(f"kind/{kind}")
    assert (driver.staged(), driver.screen.tray.asked.help) == (("power Px",), why)
    driver.click("card/P6" if "P6" in bid else "card/G4")
    assert driver.screen.tray.asked.help not in {before, why} or "P6" not in bid, "until the next gesture"
    can = [each.well for each in driver.screen.panel.rows.rows.values() if each.well.interactive]
    assert not any(well.tooltip for well in can)


def test_who_has_lost_and_clicks_a_card_of_the_winner_reads_that_only_that_seat_steals(
    begin: DriverMaker,
) -> None:
    driver = begin(acting("Px P6 G4", "- R8", other="P8", loser=True))
    do(driver, "click", "card/Px", "card/P8")
    assert driver.screen.tray.asked.help == "Only the winner may steal."


@pytest.mark.parametrize(
    ("display", "prompt", "explained"),
    [
        ("- - R8", "Ada, use a power", ()),
        ("- R8", "Ada, buy, or use a power", ("Paid cards", "All others")),
    ],
)
def test_the_tray_speaks_of_buying_only_where_something_can_be_bought(
    begin: DriverMaker, display: str, prompt: str, explained: tuple[str, ...]
) -> None:
    driver = begin(acting("Px Gx", display, auction_discards="P8 G8", loser=True))
    asked, panel = driver.screen.tray.asked, driver.screen.panel
    can_buy = bool(explained)
    assert asked.prompt == prompt and ("row" in asked.help) is can_buy is ("uy" in asked.brief_prompt)
    lines = [line for line in panel._lines.values() if line.isVisible()]
    assert all(line.text.startswith(start) for line, start in zip(lines, explained, strict=True))
    assert driver.shows("power/Px"), "the powers stand there either way"


def test_both_kinds_are_tagged_and_no_tag_covers_a_pile(begin: DriverMaker) -> None:
    driver = begin(worst_cases.as_in_the_picture())
    driver.click("card/Px")
    tags = [item for item in driver.scene.table_items() if isinstance(item, TagItem) and item.isVisible()]
    target = driver.item("card/B6").rect_px()
    below = [tag for tag in tags if tag.rect_px().intersects(target.translated(0, 20)) and tag._icon]
    assert len(below) == 2, "cash in, and change"
    for key in ("out", "discards/0"):
        pile = driver.item(key).rect_px()
        over = [tag for tag in tags if tag._icon and abs(tag.center_px().y() - pile.top()) < 30]
        assert [tag for tag in over if pile.left() < tag.center_px().x() < pile.right()]
        assert not [tag for tag in tags if tag._icon and pile.contains(tag.rect_px())]


def test_a_power_of_another_suit_for_now_says_so(begin: DriverMaker) -> None:
    state = acting("Rx Ry R4 P4", "G8 B2", other="P3")
    do_moves(state, "0 suit Rx Ry P")
    driver = begin(state)
    driver.click("card/Ry")
    assert "cherry power (now tulip)" in driver.screen.tray.asked.prompt
    assert driver.staged() == ("power Ry",)


def test_a_power_of_another_suit_for_now_says_what_it_works_on(begin: DriverMaker) -> None:
    state = acting("Rx Ry R4 P4", "G8 B2", other="P3")
    do_moves(state, "0 suit Rx Ry P")
    driver = begin(state)
    do(driver, "click", "card/Ry", "card/R4")
    assert plain(driver.screen.tray.asked.help) == "The cherry power (now tulip) works on tulip alone."


@pytest.mark.parametrize(
    ("payers", "told"),
    [
        ("R4 R5", "All stay yours: cherry, like the card you buy."),
        ("R4 G7", "Not cherry, so off to the auction: mint 7."),
    ],
)
def test_what_becomes_of_all_payers_is_said(payers: str, told: str) -> None:
    state = acting("R4 R5 G7", "B1 R3", other="B2")
    composer = AuctionComposer(state.look(state.turn()))
    composer.buy(CARD_IDS.index("R3"))
    composer.pay_by(tuple(map(CARD_IDS.index, payers.split())))
    assert plain(ActingWording(LISTS, ("Ada", "Ben")).asked(composer).help) == told


def test_each_payer_says_to_everybody_what_becomes_of_it(begin: DriverMaker) -> None:
    driver = begin(worst_cases.as_in_the_picture(), size=(1280, 655), text_scale=1.5)
    driver.click("card/R1")
    told = {name: driver.item(f"card/{name}").accessible_description for name in ("R4", "Px", "G7")}
    assert told == {"R4": "stays yours", "Px": "to auction", "G7": "would go"}
    tags = [item for item in driver.scene.table_items() if isinstance(item, TagItem) and item.isVisible()]
    for payer in driver.composer.now.payers:
        middle = driver.item(f"card/{CARD_IDS[payer]}").rect_px().center().x()
        assert [tag for tag in tags if abs(tag.center_px().x() - middle) < 2 and tag.text], payer


@pytest.mark.parametrize("state", [holding("", "R4 P3"), acting("", "G1 P3", other="")])
def test_a_panel_that_has_nothing_to_tell_is_not_there(begin: DriverMaker, state: Any) -> None:
    driver = begin(state)
    assert not driver.shows("panel") and driver.screen.tray.primary.available


def test_many_payers_stand_in_two_lines_of_their_row(begin: DriverMaker) -> None:
    driver = begin(worst_cases.ten_cards(), size=(1280, 655))
    driver.click("card/G1")
    row = driver.screen.panel.rows.rows["way/0"]
    icons = [icon.rect_px() for icon in row._icons.values()]
    assert len(icons) == 6 and len({icon.top() for icon in icons}) == 2
    assert min(icon.width() for icon in icons) >= 15
    assert all(row.well.rect_px().contains(icon) for icon in icons)
    texts = row._text.rect_px()
    assert texts.left() >= max(icon.right() for icon in icons)


def test_the_only_card_of_a_hand_bids_nothing(begin: DriverMaker) -> None:
    driver = begin(holding("R5", "R4 P3"))
    assert "you bid 0" in driver.screen.tray.asked.help


@ALL
def test_a_payer_says_whether_it_stays_and_ways_to_pay_are_offered(begin: DriverMaker, how: str) -> None:
    driver = begin(worst_cases.as_in_the_picture())
    do(driver, how, *(["card/R1", "discards/0"] if how == "drag" else ["card/R1"]))
    (spelled,) = driver.staged()
    assert {"R4", "R5"} < set(spelled.split()[2:]), "the two cherries stay, whatever else pays"
    first = spelled
    do(driver, "click", "way/1")
    assert driver.staged() != (first,)
    payer = driver.staged()[0].split()[2]
    do(driver, "click", f"card/{payer}")
    assert driver.staged()[0] == "buy R1" and len(driver.staged()) == 4
    assert not driver.screen.tray.primary.available, "one is missing"
    do(driver, "click", f"card/{payer}", "confirm")
    assert driver.spelled()[0].startswith("buy R1")


@pytest.mark.parametrize("how", ["click", "keys"])
def test_who_chooses_payers_first_is_asked_what_they_pay_for(begin: DriverMaker, how: str) -> None:
    driver = begin(worst_cases.as_in_the_picture())
    do(driver, how, "card/G7")
    assert driver.staged() == ("pay G7",) and driver.item("card/G7").look.selected
    tray = driver.screen.tray
    assert plain(tray.asked.prompt) == "Ada, what do you buy with mint 7?" and not tray.primary.available
    assert driver.item("card/G6").look.playable and not driver.item("card/R4").look.selected
    do(driver, how, "card/R4", "card/G7")
    assert driver.staged() == ("pay R4",)
    do(driver, how, "card/G7", "card/G6")
    assert driver.staged() == ("buy G6 G7 R4 Bx",), "what was chosen, and what is best added"
    driver.click("first")
    assert driver.staged() == ()
    do(driver, how, "card/G7", "first")
    assert driver.staged() == ()
    do(driver, how, "card/G7", "card/Px")
    assert driver.staged() == ("power Px",)


@ALL
def test_a_power_takes_from_a_pile_that_is_looked_through(begin: DriverMaker, how: str) -> None:
    driver = begin(worst_cases.ten_cards())
    do(driver, how, "card/Rx", "out", "card/R6")
    assert driver.staged()[0] == "take Rx R6", "the cherry 3 lies there too"
    driver.click("confirm")
    assert driver.spelled() == ["take Rx R6"]


@pytest.mark.parametrize("end", ["esc", "beside", "same key", "same pile", "close"])
def test_a_pile_is_looked_through_beside_the_row_until_one_looks_elsewhere(
    begin: DriverMaker, end: str
) -> None:
    driver = begin(worst_cases.ten_cards())
    on_sale = [f"card/{name}" for name in worst_cases.ROW.split()]
    do(driver, "keys" if end == "same key" else "click", "out")
    panel = driver.screen.rects.view
    assert driver.staged() == ("look out",)
    for key in (
        *on_sale,
        *(f"coin/{cost}" for cost in range(1, 7)),
        *(f"card/{name}" for name in ids(driver.state.bids[1]).split()),
    ):
        item = driver.item(key)
        assert item.isVisible() and not panel.intersects(item.rect_px()), key
    if end == "esc":
        driver.click("card/R3")
        assert driver.staged() == ("look out",), "a click on what is looked at"
        driver.key(ESC)
    elif end == "beside":
        driver.click("card/G3")
    elif end == "same key":
        driver.key(ENTER)
    else:
        driver.click("out" if end == "same pile" else "pile/")
    assert driver.staged() == () and not driver.screen.table.pile_view.is_shown
    assert driver.item("card/R1").interactive


@pytest.mark.parametrize("persons", [(0,), (0, 1)])
def test_the_own_deck_is_looked_through_only_if_nobody_else_sees_it(
    begin: DriverMaker, persons: tuple[int, ...]
) -> None:
    driver = begin(worst_cases.ten_cards(), persons=persons)
    driver.click("out")
    tabs = driver.screen.table.pile_view.tabs.rows
    assert ("pile/deck" in tabs) is (len(persons) == 1)
    driver.click("pile/unseen")
    not_seen = driver.screen.table.cards_of("unseen")
    assert (cards("G5")[0] in not_seen) is (len(persons) == 2), "what is not in sight would tell it too"


def test_payers_show_their_suits_at_the_price(begin: DriverMaker) -> None:
    driver = begin(worst_cases.as_in_the_picture())
    assert driver.screen.stairs.payers == []
    driver.click("card/R1")
    suits = [driver.composer.suit_of(card) for card in driver.composer.now.payers]
    assert [face.face for face in driver.screen.stairs.payers] == [suit_face(SUITS[suit]) for suit in suits]
    coin = driver.item("coin/4").rect_px()
    assert all(
        coin.center().y() < disc.rect_px().top() < coin.bottom() + 20 for disc in driver.screen.stairs.payers
    )


@ALL
def test_the_loser_is_told_the_duty_and_can_meet_it_with_a_power(begin: DriverMaker, how: str) -> None:
    driver = begin(worst_cases.duty())
    asked = driver.screen.tray.asked
    assert "buy the tulip 3" in plain(asked.prompt) and "loser" in asked.help
    assert not any(button.text == "Done" and button.can_press for button in asked.others)
    if how == "drag":
        do(driver, "click", "first")  # else the power would pay
    do(driver, how, "card/Px" if how == "drag" else "power/Px", "card/P3")
    assert driver.staged() == ("take Px P3",)
    done = driver.screen.tray.asked.others[-1]
    assert not done.can_press and "buy it first" in done.text, "also while a power is picked"
    assert "owe no card" in driver.screen.tray.asked.help


@pytest.mark.parametrize("how", ["click", "keys"])
def test_whether_to_go_on_is_asked_and_either_can_be_chosen(begin: DriverMaker, how: str) -> None:
    driver = begin(worst_cases.vote())
    if how == "keys":
        assert not driver.scene.focus.shown
        driver.key(ENTER)
        assert driver.scene.focus.shown, "what is to be chosen first is chosen and shown"
    else:
        do(driver, how, "vote/on")
    assert driver.staged() == ("on",)
    do(driver, how, "vote/stop")
    assert driver.staged() == ("stop",)
    do(driver, how, "confirm")
    assert driver.spelled() == ["stop"]


def test_who_can_do_nothing_has_only_to_say_so(begin: DriverMaker) -> None:
    driver = begin(worst_cases.used_up())
    driver.key(TAB, ENTER)
    assert driver.spelled() == ["done"]


def test_each_tie_and_the_winner_wait_for_next(make_driver: DriverMaker) -> None:
    driver = make_driver(worst_cases.tie())
    driver.board.show_look(driver.state.look(0))
    prompts = list[str]()
    driver.board.happened.connect(lambda _sights: prompts.append(driver.screen.tray.asked.prompt))
    driver.play("aside P3", 0)
    driver.rest()
    assert "buys" not in "".join(prompts)
    assert driver.board.is_reading and "12 against 12" in driver.screen.tray.asked.prompt
    assert driver.screen.seat_view(0).sum.text == "12"
    driver.key(TAB, ENTER)
    assert driver.board.is_reading and not driver.settled
    assert "wins" in driver.screen.tray.asked.prompt
    assert driver.screen.seat_view(1).sum.text == "15"
    note = driver.screen.seat_view(0).note
    assert not note.isVisible() and "buy at cost 1" in driver.screen.tray.asked.help, "the tray says it"
    driver.key(ENTER)
    assert driver.settled == 1 and not driver.board.is_reading
    assert note.isVisible() and "must buy" in note.text


def test_what_a_tie_added_stands_behind_a_plus_also_in_a_game_that_goes_on(begin: DriverMaker) -> None:
    state = worst_cases.tie()
    do_moves(state, "1 aside P3", "1 cash Rx R7")
    driver = begin(state)
    assert [driver.screen.seat_view(seat).sum.text for seat in range(2)] == ["13", "15"]
    for seat, (last, added) in enumerate([("B2", "P1"), ("B1", "P3")]):
        before, sign, after = (
            driver.item(f"card/{last}").rect_px(),
            driver.screen.table.pluses[seat],
            driver.item(f"card/{added}").rect_px(),
        )
        assert sign.isVisible()
        assert before.right() < sign.rect_px().left() < sign.rect_px().right() < after.left()


def test_a_card_that_is_cashed_in_flies_to_its_seat_where_its_line_of_the_log_lights(
    begin: DriverMaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = begin(worst_cases.cashed(), persons=(0,))
    goals, rect = list[QPointF](), driver.item("card/G7").rect_px()
    monkeypatch.setattr(
        event_scripts, "Move", lambda item, pos, **more: goals.append(pos) or Move(item, pos=pos, **more)
    )
    driver.play("cash Gx G7", 0)
    driver.rest()
    tag = driver.screen.seat_view(0).cashed
    assert tag.text == "3 · 5 VP"
    assert plain(tag.tooltip) == "Ada has cashed in tulip 7, blueberry 8 and mint 7: 5 VP in the end."
    assert [tag.rect_px().contains(goal + rect.center() - rect.topLeft()) for goal in goals] == [True]
    [place] = lit_places(driver.board, ["card/G7"])
    assert place.rect.contains(tag.rect_px().center())
