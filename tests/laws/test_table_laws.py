"""The laws of tables notice what is wrong: each fault is planted in a board that is right otherwise."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from cakedesk.app.desk.services import Services
from cakedesk.app.files.paths import app_paths
from cakedesk.engine.events import Sight
from cakedesk.engine.observation import Observation
from cakedesk.engine.registry import find_game
from cakedesk.table.board import Board
from cakedesk.table.items import TagItem, TextItem, TextStyle
from tests.laws import table_laws as laws
from tests.laws.cases import Case
from tests.laws.tables import Spoil

CASE = Case(find_game("piece-o-cake"), 2)


def never_settles(board: Board) -> None:
    vars(board)["play"] = lambda sights: None


def settles_at_once(board: Board) -> None:
    """Before it returns, and shows nothing."""
    vars(board)["play"] = lambda sights: board.settled.emit()


def leaves_what_is_given_up(board: Board) -> None:
    """Puts something on the table that goes when all was shown."""
    play = board.play

    def and_put(sights: Sequence[Sight[Any]]) -> None:
        board.settled.connect(TagItem(board.scene, "7").discard)
        play(sights)

    vars(board)["play"] = and_put


def does_not_confirm(board: Board) -> None:
    board.action_chosen.disconnect()


def lays_nothing_out(board: Board) -> None:
    vars(board)["relayout"] = lambda: None


def tells_a_secret(board: Board) -> None:
    """Remembers what a seat alone could see, and says it to whoever looks next."""
    show, seen = board.show_look, []

    def show_look(look: Observation[Any]) -> None:
        board.scene.announce("".join(map(str, seen)))
        seen.append(vars_of(look))
        show(look)

    vars(board)["show_look"] = show_look


def vars_of(look: Observation[Any]) -> list[object]:
    """All that a look holds."""
    return [getattr(look.shown, name) for name in look.shown._fields()]


def takes_nothing_back(board: Board) -> None:
    vars(board.staged)["take_back"] = lambda: None


def skips_by_keyboard(board: Board) -> None:
    """Puts the keyboard on a button that plays nothing."""
    let_act = board.let_act

    def act(look: Observation[Any] | None) -> None:
        let_act(look)
        idle = [item for item in board.scene.interactive_items() if item.key == "peek"]
        board.scene.focus.set_current(idle[0] if idle else None)

    vars(board)["let_act"] = act


def writes_too_small(board: Board) -> None:
    """As painted tokens and buttons may: no `TextItem` tells."""
    tag = TagItem(board.scene, "7", text_px=12)
    tag.setPos(300, 300)


def hears_no_key(board: Board) -> None:
    """Keys that buttons name do nothing."""
    vars(board)["key_pressed"] = lambda event: False


def forgets_what_plays(board: Board) -> None:
    """Names the buttons alone to who asks."""
    vars(board.reader)["usable"] = list


def is_nameless(board: Board) -> None:
    """What plays has no name for screen readers, which then pass it over."""
    board.staged.began.connect(lambda: [item.set_accessible("") for item in board.scene.interactive_items()])


def passes_over_what_rests(board: Board) -> None:
    """Screen readers find only what can be pressed now."""
    vars(board.scene)["spoken_items"] = board.scene.interactive_items


def reads_titles_alone(board: Board) -> None:
    """Whoever asks for the table hears no more than how far the game is."""
    vars(board.reader)["table"] = lambda: ("", "")


def is_deaf_to_readers(board: Board) -> None:
    """What a screen reader presses does nothing."""
    vars(board.scene)["press_by_name"] = lambda item: None


def leaves_what_was_read(board: Board) -> None:
    """What was read to one seat stands there for the next."""
    vars(board.reader)["clear"] = lambda: None


def cuts_a_text(board: Board) -> None:
    """Loses the end of a name, which is told where one points."""
    text = TextItem(board.scene, "Wilhelmina Konstantinope", TextStyle(px=20, elide=True))
    text.set_width(60)


def tells_a_first_name_where_all_has_room(board: Board) -> None:
    """Tells a name's first word in one line, where both have room."""
    text = TextItem(board.scene, "Wilhelmina", TextStyle(px=20))
    text.set_width(180)
    text.tooltip = "Wilhelmina Konstantinope"


def tells_a_first_name_beside_free_room(board: Board) -> None:
    """Tells the first word of a name whose words are too long for its width, with nothing beside it."""
    text = TextItem(board.scene, "Wilhelmina", TextStyle(px=20))
    text.set_width(125)
    text.tooltip = "Wilhelmina Konstantinope"
    text.place(5000, 5000)


def paints_halves(board: Board) -> None:
    """Lets views paint between the steps of a change."""
    board._shower.half_done.disconnect(board.scene.drawing.hold)  # type: ignore[attr-defined]


FAULTS: list[tuple[Callable[..., None], Spoil]] = [
    (laws.playing_settles, never_settles),
    (laws.playing_settles, settles_at_once),
    (laws.what_is_given_up_leaves_nothing, leaves_what_is_given_up),
    (laws.confirm_confirms, does_not_confirm),
    (laws.relayout_lays_out, lays_nothing_out),
    (laws.hidden_stays_hidden, tells_a_secret),
    (laws.without_a_lid_there_is_no_secret, tells_a_secret),
    (laws.taking_back_and_doing_again_are_inverse, takes_nothing_back),
    (laws.keyboard_plays, skips_by_keyboard),
    (laws.changes_are_painted_whole, paints_halves),
    (laws.named_keys_press, hears_no_key),
    (laws.what_can_be_done_is_told, forgets_what_plays),
    (laws.what_is_seen_is_told, passes_over_what_rests),
    (laws.what_is_seen_is_told, reads_titles_alone),
    (laws.the_tree_plays, is_nameless),
    (laws.the_tree_plays, is_deaf_to_readers),
    (laws.playing_looks_like_showing, settles_at_once),
    (laws.all_is_tidy, writes_too_small),
    (laws.long_names_are_read, writes_too_small),
    (laws.long_names_are_read, cuts_a_text),
]


@pytest.mark.parametrize(("law", "fault"), FAULTS, ids=lambda part: part.__name__)
def test_a_planted_fault_is_noticed(qtbot: QtBot, law: Callable[..., None], fault: Spoil) -> None:
    with pytest.raises(AssertionError):
        law(CASE, fault)


def test_what_was_read_to_one_seat_and_stays_is_noticed(qtbot: QtBot) -> None:
    """Where the hand lies open to who acts."""
    with pytest.raises(AssertionError):
        laws.hidden_stays_hidden(Case(find_game("dutch-auction"), 2), leaves_what_was_read)


@pytest.mark.parametrize(
    "fault", [tells_a_first_name_where_all_has_room, tells_a_first_name_beside_free_room]
)
def test_a_first_name_beside_room_is_noticed(qtbot: QtBot, fault: Spoil) -> None:
    with pytest.raises(AssertionError):
        laws.long_names_are_read(Case(find_game("dutch-auction"), 2), fault)


@pytest.mark.parametrize("names", [{"piece", "gap"}, {"confirm"}])
def test_an_anchor_that_is_not_there_is_noticed(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, data_dir: Path, names: set[str]
) -> None:
    monkeypatch.setattr(laws, "LONGEST_STEP_MS", 300)
    services = Services(app_paths(data_dir))

    def loses(board: Board) -> None:
        find = board.places.find
        vars(board.places)["find"] = lambda name: [] if name.partition("/")[0] in names else find(name)

    with pytest.raises(AssertionError):
        laws.lesson_can_be_taken("piece-o-cake", services, loses)
    services.close()
