"""What is told beside an enlarged card of Top Cake, and where the enlarged card stands."""

from __future__ import annotations

from random import Random

import pytest

from cakedesk.games.top_cake.cards import REVERSE, SNATCH, hand_kinds
from cakedesk.games.top_cake.game import GAME
from cakedesk.games.top_cake.phases import BIDDING
from cakedesk.games.top_cake.state import TopCakeState
from cakedesk.table.boards.top_cake.help import CardHelp
from cakedesk.table.items import FaceItem
from cakedesk.table.scene import TableScene
from tests.table.top_cake.table_driver import TableDriver

LISTS = GAME.builtin_lists()


def later_state(seats: int = 2) -> TopCakeState:
    """A state in which everybody has stacks and seat 0 bids."""
    rng = Random(3)
    state = GAME.new_state(seats, {}, GAME.deal(rng, seats, {}, LISTS), LISTS)
    while state.round < 3 or state.turn() != 0 or state.phase != BIDDING:
        state.apply(state.sample_action(rng))
    return state


def test_every_card_tells_its_own_numbers() -> None:
    words = CardHelp(LISTS)
    for card, entry in enumerate(LISTS.cards):
        name, *told = words.cake(card)
        assert name and len(told) >= 3
        if not entry.is_topper:
            assert str(entry.max_above) in name and str(entry.max_above) in told[0]


def test_every_bidding_card_tells_what_it_does() -> None:
    words = CardHelp(LISTS)
    told = {kind: " ".join(words.kind(kind)) for kind in hand_kinds(2)}
    assert len(set(told.values())) == len(told)
    assert "lowest" in told[REVERSE] and "whatever else" in told[SNATCH]
    assert "half" in " ".join(words.half())


def test_a_stack_tells_what_each_layer_carries() -> None:
    index = LISTS.index
    stack = (index["chocolate-6"], index["lemon-4"], index["crown"])
    told = "\n".join(CardHelp(LISTS).stack(stack, counted=True, carrying=True))
    assert "Chocolate 6 carries 2 of 6" in told and "Lemon 4 carries 1 of 4" in told


@pytest.mark.parametrize("size", [(1280, 650), (1600, 936)])
def test_cards_and_stacks_are_shown_large_with_their_help(scene: TableScene, size: tuple[int, int]) -> None:
    driver = TableDriver(scene, later_state(), size=size, names=("Ada", "Ben"))
    driver.begin()
    keys = [f"row/{card}" for card in driver.state.row]
    keys += [f"hand/{kind}" for kind in hand_kinds(2) if driver.state.hands[0] >> kind & 1]
    keys += ["put-away", "panel-stack/0/0", "panel-stack/1/0"]
    room = scene.sceneRect()
    for key in keys:
        item = scene.find(key)
        assert isinstance(item, FaceItem), key
        assert scene.enlarge.toggle(item), key
        large = scene.enlarge.large_item
        assert large is not None and room.contains(large.rect_px()), key
        assert large.height_px > item.height_px, key
        assert len(driver.board.help_for(item)) > 1, key
        # One wants to see the card itself and go on with it.
        assert not large.rect_px().intersects(item.rect_px()), key
        shown = [other for other in scene.table_items() if other.isVisible() and other.zValue() >= 160]
        assert all(room.contains(other.rect_px()) for other in shown), key
        scene.enlarge.hide()


def test_a_hand_card_shown_large_does_not_cover_the_slots(scene: TableScene) -> None:
    driver = TableDriver(scene, later_state(), names=("Ada", "Ben"))
    driver.begin()
    item = scene.find("hand/8")
    assert isinstance(item, FaceItem)
    scene.enlarge.show(item)
    large = scene.enlarge.large_item
    assert large is not None
    for name in ("slot/up", "slot/down", "confirm"):
        slot = scene.find(name)
        assert slot is not None and not large.rect_px().intersects(slot.rect_px())


def test_taking_back_brings_a_card_home_to_the_tray(scene: TableScene) -> None:
    rng = Random(3)
    state = GAME.new_state(2, {}, GAME.deal(rng, 2, {}, LISTS), LISTS)
    while not (state.turn() == 0 and state.won[0]):
        state.apply(state.sample_action(rng))
    driver = TableDriver(scene, state, names=("Ada", "Ben"))
    driver.begin()
    item, zone = scene.find(f"won/{state.won[0][0]}"), scene.find("zone/new")
    assert item is not None and zone is not None
    home = item.pos()
    gestures = scene.gestures
    gestures.press(item.center_px())
    gestures.move(zone.center_px())
    gestures.release(zone.center_px())
    driver.rest()
    assert driver.board.staged.gestures() == (f"stack {LISTS.cards[state.won[0][0]].id} new",)
    assert driver.board.staged.can_take_back()
    driver.board.staged.take_all_back()
    driver.rest()
    assert driver.board.staged.gestures() == () and item.pos() == home


def test_a_stack_tells_no_more_than_the_aids_allow() -> None:
    stack = (LISTS.index["chocolate-6"], LISTS.index["lemon-4"])
    help_of = CardHelp(LISTS).stack
    assert help_of(stack, counted=False, carrying=True)[0].startswith("2 layer")
    assert "point" not in "\n".join(help_of(stack, counted=False, carrying=True))
    assert help_of(stack, counted=False, carrying=False)[-1] == "Lemon 4\nChocolate 6"
