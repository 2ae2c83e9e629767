"""The guided first game, taken by every input from its first step to its last."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cakedesk.app.desk.table_sounds import TableSounds
from cakedesk.app.lesson.progress import deeds_left
from cakedesk.app.lesson.session import LessonSession
from cakedesk.app.settings.values import Pace, Resolving, ThemeChoice
from cakedesk.games.top_cake.cards import KIND_NAMES
from cakedesk.games.top_cake.game import GAME
from cakedesk.table.lesson import Deed
from tests.app.pages_kit import clipped_texts
from tests.whole_games.conftest import DeskMaker
from tests.whole_games.desk import Desk, Outfit
from tests.whole_games.hands import ALL_HANDS, DragHands, Hands, KeyHands

KINDS = {name: kind for kind, name in KIND_NAMES.items()}
FIXED_KEYS = {"half": "slot-card/half", "new": "zone/new", "all-back": "stacking/all-back"}


def key_of(anchor: str) -> str:
    """The key of the item that an anchor of the lesson stands for."""
    place, _, which = anchor.partition("/")
    index = GAME.builtin_lists().index
    match place:
        case "hand":
            return f"hand/{KINDS[which]}"
        case "card":
            return f"zone/{index[which]}"
        case "won":
            return f"won/{index[which]}"
        case "stack":
            return f"zone/{which}"
    return FIXED_KEYS[anchor]


def saved_matches(desk: Desk) -> list[Path]:
    """All that is kept of matches."""
    paths = desk.services.paths
    return [file for folder in (paths.saves, paths.history) for file in folder.rglob("*.json*")]


class Pupil:
    """Somebody who takes the lesson of Top Cake. Those of other games say what differs.

    Attributes:
        session: the lesson.
        finished: how often a real game was wanted.
        heard: the sounds of turns and of the end.
    """

    game_id = "top-cake"

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.finished = 0
        desk.window.pages.show(desk.window.table)
        self.session = LessonSession(desk.window.table, desk.services.settings, desk.window)
        self.session.finished.connect(self._note)
        self.heard: list[str] = []
        TableSounds(desk.window.table, self.heard.append).follow_lesson(self.session)
        self.session.start(self.game_id)
        self.wait()

    def _note(self) -> None:
        self.finished += 1

    @property
    def said(self) -> str:
        """The task that is set."""
        said = self.session.coach.bubble.said
        assert said is not None
        return said.task

    @property
    def reply(self) -> str:
        """What was answered to the last gesture."""
        said = self.session.coach.bubble.said
        assert said is not None
        return said.reply

    def wait(self) -> None:
        """Let the program work until the lesson asks for something."""
        self.desk.wait_until(self.session.is_waiting, "step of the lesson")

    def key_of(self, anchor: str) -> str:
        """The key of the item that an anchor of the lesson stands for."""
        return key_of(anchor)

    def confirm(self, hands: Hands) -> None:
        """Press the button that ends the turn."""
        hands.confirm()

    def do(self, hands: Hands, deed: Deed) -> None:
        """Do something in one's own way."""
        if deed.target:
            hands.bring(self.key_of(deed.source), self.key_of(deed.target))
        elif deed.source in ("confirm", "next"):
            self.confirm(hands)
        else:
            hands.press_item(self.key_of(deed.source))
        self.wait()

    def take_all(self, hands: Hands) -> None:
        """Take every step, look at each, and go on to a real game: the lesson is seen, and no match."""
        session, settings = self.session, self.desk.services.settings
        steps = len(session.lesson.steps)
        for number in range(steps):
            assert session.index == number
            assert not settings.lesson_seen(self.game_id)
            must_cover_nothing(self)
            self.take_step(hands)
            assert self.reply == ""
        assert session.index == steps and session.model is not None
        done = [session.model.match.format(step.action) for step in session.model.match.steps]
        assert done == list(session.lesson.moves)
        assert settings.lesson_seen(self.game_id)
        hands.press(session.coach.bubble.next)
        assert self.finished == 1
        assert saved_matches(self.desk) == [], "a lesson is no match"

    def take_step(self, hands: Hands) -> None:
        """Do all that the present step asks for."""
        step, bubble = self.session.step, self.session.coach.bubble
        index = self.session.index
        if not step.tasks:
            hands.press(bubble.next)
            self.wait()
            return
        for task in step.tasks:
            deeds = deeds_left(task, self.desk.board.staged.gestures())
            while deeds and self.session.index == index:
                self.do(hands, deeds[0])
                if not task.gone:
                    deeds.pop(0)


@pytest.fixture
def pupil(open_desk: DeskMaker) -> Iterator[Callable[..., Pupil]]:
    pupils: list[Pupil] = []

    def begin(outfit: Outfit | None = None) -> Pupil:
        pupils.append(Pupil(open_desk(outfit)))
        return pupils[-1]

    yield begin
    for one in pupils:
        one.session.leave()


OUTFITS = {
    "drag": Outfit((1280, 700), ThemeChoice.DARK, Pace.OFF, Pace.OFF, Resolving.TIMER),
    "reader": Outfit((1920, 1080), ThemeChoice.DARK, Pace.OFF, Pace.OFF, Resolving.WAIT),
}


# By clicks and by keys alone the lesson of Piece o' Cake is taken.
@pytest.mark.parametrize("way", OUTFITS)
def test_the_whole_lesson_can_be_taken_in_every_way(pupil: Callable[..., Pupil], way: str) -> None:
    one = pupil(OUTFITS[way])
    one.take_all(ALL_HANDS[way](one.desk))


def must_cover_nothing(one: Pupil) -> None:
    """The bubble covers nothing of what is lit, and stands inside the page."""
    coach = one.session.coach
    corner = QPointF(one.desk.window.table.view.pos())
    bubble = coach.bubble.geometry()
    assert one.desk.window.table.rect().contains(bubble)
    for rect in coach.lit:
        covered = rect.translated(corner).intersected(bubble.toRectF())
        assert covered.width() * covered.height() < 0.02 * rect.width() * rect.height(), one.said
    assert clipped_texts(coach.bubble) == []
    assert coach.bubble._count.isVisible(), "which step it is"
    focus = one.desk.window.table.scene.focus
    ring = focus.current if focus.shown else None
    assert ring is None or not ring.key.startswith("points/"), "nothing to do there"


def test_the_real_game_afterwards_has_the_same_seats(open_desk: DeskMaker) -> None:
    desk = open_desk(Outfit((1280, 700)))
    desk.window.desk.play_lesson("top-cake")
    lesson = desk.window.desk.lesson
    assert lesson is not None
    desk.wait_until(lesson.is_waiting, "lesson")
    lesson._index = len(lesson.lesson.steps)
    lesson._withdraw()
    lesson._check_soon()
    desk.wait_until(lesson.is_waiting, "its end")
    desk.click(lesson.coach.bubble.next)
    desk.wait_until(lambda: desk.window.session is not None, "real game")
    assert desk.window.session is not None and desk.window.desk.lesson is None
    assert desk.window.desk.is_at_table()
    match = desk.window.session.model.match
    assert (match.game.id, match.players, match.steps) == ("top-cake", ["human", "easy"], [])
    assert tuple(match.seats) == ("Ada", "Ben")


def test_show_me_does_every_task_by_itself(pupil: Callable[..., Pupil]) -> None:
    one = pupil(Outfit((1600, 1000)))
    bubble = one.session.coach.bubble
    seen: list[int] = []
    while one.session.index < len(one.session.lesson.steps):
        seen.append(one.session.index)
        one.desk.click(bubble.next if bubble.next.isVisible() else bubble.show_me)
        one.wait()
        assert one.reply == ""
    assert sorted(set(seen)) == list(range(len(one.session.lesson.steps)))
    assert one.heard.count("chord") == 1
    assert one.heard[-1] == "chord"
    assert "spoon" in one.heard, "the others have acted"


def test_show_me_is_shown_by_a_hand(pupil: Callable[..., Pupil]) -> None:
    one = pupil(Outfit((1280, 800), animations=Pace.NORMAL))
    one.desk.services.settings.reduced_motion = False
    one.take_step(DragHands(one.desk))
    hand, bubble = one.session.coach.hand, one.session.coach.bubble
    one.desk.click(bubble.show_me)
    gestures = one.desk.window.table.scene.gestures
    one.desk.wait_until(lambda: gestures.dragging, "card in the hand")
    assert hand.isVisible()
    one.wait()
    assert not hand.isVisible() and one.session.index == 2


def test_wrong_gestures_are_answered_with_the_reason(pupil: Callable[..., Pupil]) -> None:
    one = pupil()
    hands = DragHands(one.desk)
    one.take_step(hands)
    one.do(hands, Deed("hand/8", "card/chocolate-6"))
    assert "too good to be shown" in one.reply
    one.do(hands, Deed("hand/5", "card/coffee-5"))
    assert "Chocolate bears more" in one.reply
    assert one.desk.board.staged.gestures() == ()
    one.do(hands, Deed("hand/5", "card/chocolate-6"))
    assert one.session.index == 2 and one.reply == ""


def test_a_click_on_what_is_veiled_says_that_it_comes_later(pupil: Callable[..., Pupil]) -> None:
    one = pupil()
    one.take_step(DragHands(one.desk))
    one.desk.click(one.desk.item("slot/down").center_px())
    one.wait()
    assert one.reply and one.desk.board.staged.gestures() == ()
    scene = one.desk.window.table.scene
    card = next(item for item in scene.interactive_items() if getattr(item, "big_face", None) is not None)
    assert not (scene.enlarge.toggle(card) and scene.enlarge.shown_for), "half of it would be veiled"
    one.session.coach.withdraw()
    assert not scene.enlarge.is_off


def test_nothing_beneath_the_veil_becomes_large(pupil: Callable[..., Pupil]) -> None:
    one = pupil()
    scene, view = one.desk.window.table.scene, one.desk.window.table.view
    lit, veiled = (
        next(item for item in scene.table_items() if item.key.startswith(key)) for key in ("row/", "put-away")
    )
    for item, is_lit in ((lit, True), (veiled, False)):
        QTest.mouseMove(view.viewport(), view.mapFromScene(item.center_px()))
        assert (scene.hover.item is item) == is_lit
        assert scene.enlarge._timer.isActive() == is_lit


def test_confirming_what_only_was_a_try_goes_one_step_back(pupil: Callable[..., Pupil]) -> None:
    one = pupil()
    hands = KeyHands(one.desk)
    while one.session.index < 10:
        one.take_step(hands)
    for deed in one.session.step.tasks[0].deeds:
        one.do(hands, deed)
    assert one.session.step.tasks[1].emptied
    one.desk.key(Qt.Key.Key_Return)
    one.wait()
    assert one.session.index == 10 and one.reply
    assert one.session.model is not None and one.session.model.moves_count == one.session.step.at


def test_one_can_go_back_and_do_a_step_again(pupil: Callable[..., Pupil]) -> None:
    one = pupil()
    hands = DragHands(one.desk)
    while one.session.index < 8:
        one.take_step(hands)
    bubble = one.session.coach.bubble
    for number in (7, 6, 5, 4, 3, 2, 1, 0):
        one.desk.click(bubble.back)
        one.wait()
        assert one.session.index == number
    for number in range(8):
        assert one.session.index == number
        one.take_step(hands)


def test_skipping_leaves_no_trace(open_desk: DeskMaker) -> None:
    desk = open_desk()
    one = Pupil(desk)
    left = []
    one.session.left.connect(lambda: left.append(True))
    desk.click(one.session.coach.skip)
    assert left
    one.session.leave()
    assert not desk.services.settings.lesson_seen("top-cake")
    assert desk.window.table.board is None and desk.window.table.bar.isEnabled()
    assert QApplication.focusWidget() is None or QApplication.focusWidget().isVisible()
    assert saved_matches(desk) == []


def test_holding_begins_the_step_anew(pupil: Callable[..., Pupil]) -> None:
    one = pupil()
    hands = DragHands(one.desk)
    one.take_step(hands)
    one.take_step(hands)
    one.session.hold()
    one.desk.rest()
    one.session.release()
    one.wait()
    assert one.session.index == 2
    assert one.desk.board.staged.gestures() == ("up=5:chocolate-6",)
    one.take_step(hands)
    assert one.session.index == 3
