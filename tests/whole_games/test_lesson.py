"""The guided first game, taken by every input from its first step to its last."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from itertools import cycle
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cakedesk.app.settings import i18n, languages
from cakedesk.app.settings.values import Pace, Resolving, ThemeChoice
from cakedesk.games.top_cake.cards import KIND_NAMES
from cakedesk.games.top_cake.game import GAME
from cakedesk.table.boards.registry import BOARDS
from cakedesk.table.items import TableItem
from cakedesk.table.lesson import Deed
from tests.whole_games.conftest import DeskMaker, Taught
from tests.whole_games.desk import Desk, Outfit
from tests.whole_games.hands import ALL_HANDS, DragHands, KeyHands
from tests.whole_games.pupil import Pupil, must_frame_what_is_asked, saved_matches

KINDS = {name: kind for kind, name in KIND_NAMES.items()}
MOST_PRESSES = 20
"""Of Enter or a button in one step of a lesson."""

FIXED_KEYS = {"half": "slot-card/half", "new": "zone/new", "all-back": "stacking/all-back"}


class TopCakePupil(Pupil):
    """Somebody who takes this lesson."""

    game_id = "top-cake"

    def key_of(self, anchor: str) -> str:
        """The key of the item that an anchor stands for."""
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


@pytest.fixture
def pupil(taught: Taught) -> Callable[..., TopCakePupil]:
    return partial(taught, TopCakePupil, Desk)


OUTFITS = {
    "drag": Outfit((1280, 700), ThemeChoice.DARK, Pace.OFF, Pace.OFF, Resolving.TIMER),
    "reader": Outfit((1920, 1080), ThemeChoice.DARK, Pace.OFF, Pace.OFF, Resolving.WAIT),
}


# By clicks and by keys alone the lesson of Piece o' Cake is taken.
@pytest.mark.parametrize("way", OUTFITS)
def test_the_whole_lesson_can_be_taken_in_every_way(pupil: Callable[..., TopCakePupil], way: str) -> None:
    one = pupil(OUTFITS[way])
    one.take_all(ALL_HANDS[way](one.desk))


def test_the_real_game_afterwards_has_the_same_seats(open_desk: DeskMaker) -> None:
    """Who has begun the lesson by keys sees where the keyboard is from its first step on."""
    desk = open_desk(Outfit((1280, 700)))
    desk.window.home.setup.lesson.setFocus(Qt.FocusReason.TabFocusReason)
    desk.key(Qt.Key.Key_Return)
    lesson = desk.window.desk.lesson
    assert lesson is not None
    desk.wait_until(lesson.is_waiting, "lesson")
    assert lesson.coach.bubble.next.hasFocus() and lesson.coach.bubble.next.has_visible_focus()
    lesson.index = len(lesson.lesson.steps)
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


def test_show_me_does_every_task_by_itself(pupil: Callable[..., TopCakePupil]) -> None:
    one = pupil(Outfit((1600, 1000)))
    one.be_shown_all()
    assert one.heard.count("chord") == 1
    assert one.heard[-1] == "chord"
    assert "spoon" in one.heard, "the others have acted"


# In German `test_german.py` takes them.
@pytest.mark.parametrize("language", ["es", "fr"])
@pytest.mark.parametrize("game_id", ["piece-o-cake", "take-the-cake", "top-cake"])
def test_in_large_letters_nothing_lit_is_covered(
    taught: Taught, catalogues: Path, monkeypatch: pytest.MonkeyPatch, game_id: str, language: str
) -> None:
    _reader(taught, catalogues, monkeypatch, game_id, language, (1280, 700)).be_shown_all()


def _reader(
    taught: Taught,
    catalogues: Path,
    monkeypatch: pytest.MonkeyPatch,
    game_id: str,
    language: str,
    size: tuple[int, int],
) -> Pupil:
    """Somebody who reads large letters in another language."""
    for module in (i18n, languages):
        monkeypatch.setattr(module, "translations_dir", lambda: catalogues)

    def reader(desk: Desk) -> Pupil:
        english, desk.services.settings.text_percent = desk.window.home.setup.start.words, 150
        desk.services.settings.language = language
        desk.wait_until(lambda: desk.window.home.setup.start.words != english, language)
        return type("Reader", (Pupil,), {"game_id": game_id})(desk)

    one = taught(reader, Desk, Outfit(size))
    assert isinstance(one, Pupil)
    return one


@pytest.mark.parametrize("language", ["de", "es", "fr"])
@pytest.mark.parametrize("game_id", ["piece-o-cake", "top-cake"])
def test_in_large_letters_every_step_is_explained(
    taught: Taught, catalogues: Path, monkeypatch: pytest.MonkeyPatch, game_id: str, language: str
) -> None:
    one = _reader(taught, catalogues, monkeypatch, game_id, language, (1600, 1000))
    session, bubble = one.session, one.session.coach.bubble
    for _ in range(3 * len(session.lesson.steps)):
        if session.index < len(session.lesson.steps):
            assert bubble.said is not None
            for label, told in ((bubble._text, bubble.said.text), (bubble._words, bubble.said.example)):
                assert label.isVisible() == bool(told), (session.index, told)
            one.desk.click(bubble.next if bubble.next.isVisible() else bubble.show_me)
            one.wait()
    assert session.index == len(session.lesson.steps)


def test_show_me_is_shown_by_a_hand(pupil: Callable[..., TopCakePupil]) -> None:
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


@pytest.mark.parametrize("game_id", BOARDS)
def test_what_is_done_plays_unveiled_and_no_frame_stays_where_a_button_was(
    taught: Taught, game_id: str
) -> None:
    one = taught(type("Watcher", (Pupil,), {"game_id": game_id}), Desk, Outfit(animations=Pace.NORMAL))
    one.desk.services.settings.reduced_motion = False
    session, queue, coach = one.session, one.desk.window.table.scene.queue, one.session.coach

    def plays() -> bool:
        model = session.model
        return queue.busy and model is not None and model.moves_count > session._presented_at

    while not plays():
        assert session.index < len(session.lesson.steps)
        one.desk.click(coach.bubble.next if coach.bubble.next.isVisible() else coach.bubble.show_me)
        one.desk.wait_until(lambda: plays() or session.is_waiting(), "next step")
    QApplication.processEvents()
    assert plays() and not coach._veil.isVisible() and not coach.bubble.isVisible()
    one.desk.wait_until(session.is_waiting, "what comes next")
    assert coach._veil.isVisible() and coach.bubble.isVisible()


def test_what_is_lit_is_framed_again_once_it_is_drawn_in_a_new_size(
    pupil: Callable[..., TopCakePupil], monkeypatch: pytest.MonkeyPatch
) -> None:
    one = pupil()
    session, places = one.session, one.desk.board.places
    framed = list(session.coach._lit)
    with monkeypatch.context() as patch:
        patch.setattr(places, "find", lambda _: [])
        one.desk.window.resize(1300, 720)
        one.desk.wait_until(lambda: session.coach._lit == [], "a table without pictures")
    one.desk.wait_until(lambda: len(session.coach._lit) == len(framed), "the frame")


def test_wrong_gestures_are_answered_with_the_reason(pupil: Callable[..., TopCakePupil]) -> None:
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


def test_a_click_on_what_is_veiled_says_that_it_comes_later(pupil: Callable[..., TopCakePupil]) -> None:
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


def test_nothing_beneath_the_veil_becomes_large(pupil: Callable[..., TopCakePupil]) -> None:
    one = pupil()
    scene, view = one.desk.window.table.scene, one.desk.window.table.view

    def found(key: str) -> TableItem:
        return next(item for item in scene.table_items() if item.key.startswith(key))

    def answers(key: str) -> bool:
        item = found(key)
        QTest.mouseMove(view.viewport(), view.mapFromScene(item.center_px()))
        assert scene.enlarge._timer.isActive() == (scene.hover.item is item)
        return scene.hover.item is item

    assert not answers("row/"), "it is lit, but there is nothing to do yet"
    one.take_step(DragHands(one.desk))
    assert answers("hand/5") and not answers("put-away")
    veiled = f"row/{GAME.builtin_lists().index['lemon-4']}"
    assert found(veiled).tooltip and not answers(veiled)
    assert scene.tooltip_at(found(veiled).center_px()) == ""


def test_after_one_key_the_ring_goes_with_the_mouse(pupil: Callable[..., TopCakePupil]) -> None:
    one = pupil()
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Return):
        one.desk.key(key)
    one.wait()
    hands, focus = DragHands(one.desk), one.desk.window.table.scene.focus
    assert focus.shown
    for index in (1, 2):
        assert one.session.index == index
        one.take_step(hands)
        assert not focus.shown


def test_confirming_what_only_was_a_try_goes_one_step_back(pupil: Callable[..., TopCakePupil]) -> None:
    one = pupil()
    hands = KeyHands(one.desk)
    while one.session.index < 10:
        one.take_step(hands)
    for deed in one.session.step.tasks[0].deeds:
        one.do(hands, deed)
    assert one.session.step.tasks[1].emptied
    one.desk.key(Qt.Key.Key_Return, modifier=Qt.KeyboardModifier.ControlModifier)
    one.wait()
    assert one.session.index == 10 and one.reply
    assert one.session.model is not None and one.session.model.moves_count == one.session.step.at


def test_one_can_go_back_and_do_a_step_again(pupil: Callable[..., TopCakePupil]) -> None:
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


@pytest.mark.parametrize("game_id", BOARDS)
def test_from_every_step_one_can_go_back_and_on_again(taught: Taught, game_id: str) -> None:
    """What a step needs comes back, too, when it is taken back."""
    one = taught(type("Doubter", (Pupil,), {"game_id": game_id}), Desk)
    session, bubble = one.session, one.session.coach.bubble

    sizes = cycle(((1300, 720), (1280, 700)))

    def go_on() -> None:
        index, pressed = session.index, 0
        while session.index == index:
            pressed += 1
            assert pressed < MOST_PRESSES, one.said
            must_frame_what_is_asked(one)
            one.desk.click(bubble.next if bubble.next.isVisible() else bubble.show_me)
            one.wait()
        assert session.index == index + 1
        one.desk.window.resize(*next(sizes))  # whatever it says, the table can be laid out anew
        one.wait()
        must_frame_what_is_asked(one)

    def take_back() -> None:
        index = session.index
        for key in (Qt.Key.Key_Escape, Qt.Key.Key_Backspace):
            one.desk.key(key)
            one.wait()
            assert session.index == index and session.coach._lit, f"{one.said} {key}"
            assert session._left(), "there is something to do"

    for number in range(1, len(session.lesson.steps)):
        go_on()
        one.desk.click(bubble.back)
        one.wait()
        assert session.index == number - 1 and bubble.isVisible()
        must_frame_what_is_asked(one)
        if session.step.tasks:
            take_back()
        go_on()
    go_on()
    assert session.model is not None and session.model.moves_count == len(session.lesson.moves)


def test_skipping_leaves_no_trace(open_desk: DeskMaker) -> None:
    desk = open_desk()
    one = TopCakePupil(desk)
    left = []
    one.session.left.connect(lambda: left.append(True))
    one.wait()
    desk.key(Qt.Key.Key_Return)
    one.wait()
    focus = desk.window.table.scene.focus
    assert focus.guide is not None
    desk.click(one.session.coach.skip)
    assert left
    one.session.leave()
    assert focus.guide is None and focus.current is None
    assert not desk.services.settings.lesson_seen("top-cake")
    assert desk.window.table.board is None and desk.window.table.bar.isEnabled()
    assert QApplication.focusWidget() is None or QApplication.focusWidget().isVisible()
    assert saved_matches(desk) == []


def test_holding_begins_the_step_anew(pupil: Callable[..., TopCakePupil]) -> None:
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


@pytest.mark.parametrize("game_id", BOARDS)
def test_the_keyboard_is_on_what_is_framed_whenever_something_is_to_be_done(
    taught: Taught, game_id: str
) -> None:
    one = taught(type("Typist", (Pupil,), {"game_id": game_id}), Desk)
    session, desk = one.session, one.desk
    scene = desk.window.table.scene
    hands, pressed, refusals = KeyHands(desk), Counter[int](), 0
    desk.key(Qt.Key.Key_Tab)

    def must_be_framed(when: str) -> None:
        item = scene.focus.current
        assert item is not None and scene.focus.shown, f"{one.said} {when}"
        assert one.is_framed(item), f"{item.key}: {one.said} {when}"

    def press() -> None:
        desk.key(Qt.Key.Key_Return)
        if scene.gestures.picked_item is not None:
            must_be_framed("with something in hand")
            desk.key(Qt.Key.Key_Return)
        one.wait()

    while session.index < len(session.lesson.steps):
        if not session.step.tasks:
            hands.press(session.coach.bubble.next)
            one.wait()
            continue
        pressed[session.index] += 1
        assert pressed[session.index] < MOST_PRESSES, one.said
        must_be_framed("at first")
        other = next((item for item in scene.focus.candidates() if not one.is_framed(item)), None)
        if pressed[session.index] == 1 and other is not None:
            scene.focus.set_current(other)
            desk.key(Qt.Key.Key_Return)
            if scene.gestures.picked_item is not None:
                desk.key(Qt.Key.Key_Return)
            one.wait()
            if one.reply:
                refusals += 1
                must_be_framed("after a refused choice")
                continue
            scene.focus.begin()
        press()
    assert refusals
