"""The guided first game of Piece o' Cake, taken by every input from its first step to its last."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from cakedesk.app.settings.values import Pace, Resolving, ThemeChoice
from cakedesk.games.piece_o_cake.game import GAME
from cakedesk.table.lesson import Deed
from tests.whole_games.conftest import Taught
from tests.whole_games.desk import Outfit
from tests.whole_games.hands import ALL_HANDS, DragHands, KeyHands
from tests.whole_games.piece_o_cake.kitchen import GAME_ID, Kitchen
from tests.whole_games.pupil import Pupil

BY_LETTER = ("eat", "collect", "forfeit")
OUTFITS = {
    "click": Outfit((1280, 700), ThemeChoice.DARK, Pace.OFF, Pace.OFF, Resolving.WAIT),
    "keys": Outfit((1280, 800), ThemeChoice.LIGHT, Pace.OFF, Pace.OFF, Resolving.ALL_AT_ONCE),
}


class Guest(Pupil):
    """Somebody who takes this lesson."""

    game_id = GAME_ID

    def key_of(self, anchor: str) -> str:
        """The key of the item that an anchor stands for."""
        place, _, which = anchor.partition("/")
        return f"{place}/{GAME.builtin_lists().index[which]}" if place in BY_LETTER else anchor


@pytest.fixture
def guest(taught: Taught) -> Callable[..., Guest]:
    return partial(taught, Guest, Kitchen)


# By dragging and by screen reader the lesson of Top Cake is taken.
@pytest.mark.parametrize("way", OUTFITS)
def test_the_whole_lesson_can_be_taken_in_every_way(guest: Callable[..., Guest], way: str) -> None:
    one = guest(OUTFITS[way])
    one.take_all(ALL_HANDS[way](one.desk))
    assert not one.desk.services.settings.lesson_seen("top-cake")


def test_show_me_does_every_task_and_all_can_be_done_again(guest: Callable[..., Guest]) -> None:
    one = guest(Outfit((1280, 700)))
    one.desk.services.settings.text_percent = 150
    one.wait()
    one.be_shown_all()
    one.desk.click(one.session.coach.bubble.show_me)  # "Once more"
    one.wait()
    assert one.session.index == 0


def test_wrong_gestures_are_answered_with_the_reason(guest: Callable[..., Guest]) -> None:
    one = guest()
    hands = DragHands(one.desk)
    one.take_step(hands)
    one.do(hands, Deed("piece/8"))
    assert "Two chocolates" in one.reply and one.desk.board.staged.gestures() == ()
    one.do(hands, Deed("piece/0"))
    assert one.session.index == 2 and one.reply == ""
    one.do(hands, Deed("eat/S"))
    assert "Keep the strawberries" in one.reply
    assert one.desk.board.staged.gestures() == ("take 0",)
    one.do(hands, Deed("eat/H"))
    one.do(hands, Deed("collect/H"))
    assert one.said == one.session.step.tasks[0].words, "what was taken back is asked for again"
    one.take_step(hands)
    one.do(hands, Deed("gap/2"))
    assert "framed gaps" in one.reply and one.desk.board.staged.gestures() == ()
    for deed in one.session.step.tasks[0].deeds[:2]:
        one.do(hands, deed)
        assert one.session.index == 3 and one.reply == "", "that was another one"


def test_a_piece_given_back_by_escape_is_chosen_again(guest: Callable[..., Guest]) -> None:
    one = guest()
    hands = KeyHands(one.desk)
    one.take_step(hands)
    one.take_step(hands)
    chosen = one.desk.board.staged.gestures()
    one.desk.key(Qt.Key.Key_Escape)
    one.wait()
    assert one.session.index == 2 and one.desk.board.staged.gestures() == chosen
    assert one.reply == "This step needs what was placed before. It is there again."
    one.desk.click(one.session.coach.bubble.show_me)
    one.wait()
    assert set(one.session.step.tasks[0].staged) <= set(one.desk.board.staged.gestures())


def test_the_points_are_counted_once_more_when_one_comes_back_to_them(guest: Callable[..., Guest]) -> None:
    one = guest()
    bubble, last = one.session.coach.bubble, len(one.session.lesson.steps) - 1
    one.session._go_to(last)
    one.wait()
    assert one.desk.board.is_reading and bubble.back.isVisible()
    one.take_step(DragHands(one.desk))
    assert one.session.index == last + 1


def test_one_can_go_back_and_do_a_step_again(guest: Callable[..., Guest]) -> None:
    one = guest()
    hands = DragHands(one.desk)
    reached = 6
    while one.session.index < reached:
        one.take_step(hands)
    for number in reversed(range(reached)):
        one.desk.click(one.session.coach.bubble.back)
        one.wait()
        assert one.session.index == number
    for number in range(reached):
        assert one.session.index == number
        one.take_step(hands)


def test_nothing_answers_the_pointer_while_there_is_nothing_to_do(guest: Callable[..., Guest]) -> None:
    one = guest(Outfit((1280, 800)))
    window = one.desk.window
    hovered = []
    for item in one.desk.board.scene.interactive_items():
        if item.key.startswith("piece/"):
            at = one.desk.point_of(item)
            QTest.mouseMove(one.desk.widget_at(at), one.desk.widget_at(at).mapFrom(window, at))
            hovered.append(window.table.scene.hover.item)
    assert hovered and not any(hovered)
