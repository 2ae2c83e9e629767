"""Where two people share a screen, a hand lies open only while its seat chooses, alone under the curtain."""

from __future__ import annotations

from itertools import product

import pytest

from cakedesk.engine.actions import OVER
from cakedesk.games.dutch_auction.cards import CARD_IDS
from tests.table.dutch_auction import worst_cases
from tests.table.dutch_auction.conftest import AuctionDriver, DriverMaker, plain


def open_hand(driver: AuctionDriver) -> set[str]:
    """The cards of hands that lie open."""
    hands = {card for hand in driver.screen.look.shown.hands for card in hand if card >= 0}
    return {CARD_IDS[card] for card in hands if driver.shows(f"card/{card}")}


@pytest.mark.parametrize(("persons", "drawn"), [((0, 1), set()), ((0,), {"B1", "B2", "B3", "B4", "B5"})])
def test_a_hand_that_is_drawn_after_an_open_turn_lies_face_down(
    begin: DriverMaker, persons: tuple[int, ...], drawn: set[str]
) -> None:
    driver = begin(worst_cases.before_the_vote(), persons=persons)
    driver.play("done", 0)
    driver.rest()
    assert open_hand(driver) == drawn
    assert driver.shows("back/0/4") is (not drawn)
    assert driver.screen._points(driver.state, 0) is None or drawn
    driver.begin()
    assert open_hand(driver) == {"B1", "B2", "B3", "B4", "B5"}


@pytest.mark.parametrize("persons", [(0, 1), (0,), ()])
def test_when_the_game_is_over_all_can_count_the_points_at_the_table(
    begin: DriverMaker, persons: tuple[int, ...]
) -> None:
    driver = begin(worst_cases.vote(), persons=persons, size=(1015, 649))
    driver.play("stop", 0)
    driver.play("stop", 1)
    driver.rest()
    assert driver.state.turn() == OVER
    shown = driver.screen.look.shown
    assert open_hand(driver) == {CARD_IDS[card] for hand in shown.hands for card in hand}
    assert not driver.shows("back/0/0") and not driver.shows("back/1/0")
    told = [driver.screen.seat_view(seat).note.text for seat in range(2)]
    names = [person.name for person in driver.board.people]
    assert [text.split()[0] for text in told] == names, "nobody sits there"
    for scale, below in product((1.0, 1.5), range(2)):
        driver.scene.set_text_scale(scale)
        driver.board.show_look(driver.state.look(below))
        points = [driver.screen.seat_view(seat).header.points.style.px for seat in range(2)]
        assert min(points) > 1.1 * driver.scene.metrics.text_px(0), (
            "a tag beside them says what is told anyway"
        )


def test_the_hand_is_turned_down_when_its_secret_choice_is_made(begin: DriverMaker) -> None:
    driver = begin(worst_cases.set_aside())
    assert open_hand(driver) == {"R5", "G4", "Gx", "P6", "B7"}
    driver.play("aside B7", 0)
    driver.rest()
    assert open_hand(driver) == set()


@pytest.mark.parametrize(("persons", "told"), [((0, 1), "a card aside"), ((0,), "the blueberry 7 aside")])
def test_a_screen_reader_names_the_card_set_aside_to_its_owner_alone(
    make_driver: DriverMaker, persons: tuple[int, ...], told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = make_driver(worst_cases.set_aside(), persons=persons)
    said: list[str] = []
    monkeypatch.setattr(driver.scene, "announce", said.append)
    driver.begin()
    driver.play("aside B7", 0)
    driver.rest()
    assert f"{driver.board.people[0].name} sets {told}" in map(plain, said)
