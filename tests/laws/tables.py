"""A table that the laws are tried on. All that they ask of a `Board` goes through it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from random import Random
from typing import Any, NamedTuple

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from cakedesk.art.store import FaceStore
from cakedesk.engine.actions import CHANCE, Action
from cakedesk.engine.chance import seeded_rng
from cakedesk.engine.events import Sight, Step
from cakedesk.engine.observation import Observation
from cakedesk.engine.state import State
from cakedesk.table import loop_turn
from cakedesk.table.board import Board, BoardStatus, SeatPerson, Tense
from cakedesk.table.boards.registry import BOARDS, find_board
from cakedesk.table.items import ButtonItem, DropZone, FaceItem, TableItem, TagItem, TextItem
from cakedesk.table.items.focus_frame import FocusFrame
from cakedesk.table.motion import Motion
from cakedesk.table.scene import TableScene
from cakedesk.table.theme import LIGHT
from cakedesk.table.view import TableView
from tests.laws.cases import CASES, Case, walk
from tests.table.paints import Paints
from tests.table.stillness import rest
from tests.tree import NAME, tree

AT_ONCE = Motion(speed=0.0, pace="all_at_once", keeps_results=False)
STEP_BY_STEP = Motion(speed=0.0, pace="wait")
MOST_STEPS = 60
"""More *Next* than this takes no walk."""
MOST_TURNS = 10_000
"""A table that has not settled after so many turns of the event loop never does."""
NAMES = ("Ada", "Benedikt", "Zoé", "Friederike", "Łucja", "Ben")
FAINT = 0.05

every_table = pytest.mark.parametrize(
    "case",
    [each for each in CASES if find_board(each.values[0].game.id) and not each.values[0].given_options],
)

Spoil = Callable[[Board], None]
"""Plants a fault in a board."""


class Moment(NamedTuple):
    """A state of a random game, and what is done in it."""

    state: State
    action: Action

    def step(self) -> tuple[State, Step[Any]]:
        """What comes of it."""
        after = self.state.clone()
        after.journal = []
        after.apply(self.action)
        events, after.journal = tuple(after.journal), None
        return after, Step(self.state.turn(), self.action, self.state.reveals(self.action), events)


def moments(case: Case, seed: int = 3, passed: float = 0.5) -> list[Moment]:
    """For each kind of action one moment in the middle of a game, or when so much is over, and the last."""
    every = [Moment(state, action) for state, action in walk(case, seed)]
    kinds: dict[tuple[object, ...], list[int]] = {}
    for number, (_, action) in enumerate(every):
        kinds.setdefault(action[:1], []).append(number)
    chosen = {numbers[int(passed * len(numbers))] for numbers in kinds.values()} | {len(every) - 1}
    return [every[number] for number in sorted(chosen)]


def persons_turns(case: Case, passed: float = 0.5) -> list[Moment]:
    """Those in which a seat acts."""
    return [moment for moment in moments(case, passed=passed) if moment.state.turn() != CHANCE]


class LawTable:
    """A board in a view, and what it has said.

    Attributes:
        board: the board.
        chosen: the actions that were chosen since `let_act`.
        settled: how often all was shown.
        status: how far the game is, as the bar tells.
    """

    def __init__(
        self,
        case: Case,
        store: FaceStore,
        *,
        size: tuple[int, int] = (1280, 655),
        text_scale: float = 1.0,
        names: Sequence[str] = NAMES,
        motion: Motion = AT_ONCE,
        tense: Tense = Tense.NOW,
        persons: Collection[int] = range(len(NAMES)),
        spoil: Spoil | None = None,
    ) -> None:
        self.scene = TableScene(store, LIGHT, motion)
        self.scene.set_text_scale(text_scale)
        self.view = TableView(self.scene)
        self.view.resize(*size)
        self.view.show()
        people = [SeatPerson(names[seat], seat in persons) for seat in range(case.seats)]
        self.entry = BOARDS[case.game.id]
        self.board = self.entry.make_board(self.scene, people, None, tense=tense)
        self.chosen: list[Action] = []
        self.settled = 0
        self.status = ""
        self.board.action_chosen.connect(self.chosen.append)
        self.board.settled.connect(self._note_settled)
        self.board.status_changed.connect(self._note_status)
        if spoil is not None:
            spoil(self.board)
        self.scene.set_board(self.board)

    # ------------------------------------------------------------------------------------ what is done to it

    def show(self, look: Observation[Any]) -> None:
        """Show a look, with nobody acting."""
        self.board.let_act(None)
        self.board.show_look(look)
        self.rest()

    def let_act(self, state: State) -> None:
        """Let the seat to act act, as after a hand-over."""
        look = state.look(state.turn())
        self.show(look)
        self.chosen.clear()
        self.board.let_act(look)
        self.rest()

    def play(self, sights: Sequence[Sight[Any]], *, skips: bool = False) -> bool:
        """Play what happened; *Next* is pressed where it waits.

        Args:
            sights: what happened.
            skips: whether all movement is finished by whoever looks on.

        Returns:
            Whether it has settled, once and not before the call returned.
        """
        self.board.let_act(None)
        before = self.settled
        self.board.play(sights)
        if self.settled != before:
            return False
        presses = 0
        for _ in range(MOST_TURNS):
            if skips:
                self.scene.queue.skip_all()
            self.turn_once()
            if self.settled != before:
                self.rest()
                return self.settled == before + 1
            primary = self.board.primary_button
            if (
                not self.scene.queue.busy
                and primary is not None
                and primary.available
                and primary.isVisible()
            ):
                presses += 1
                if presses > MOST_STEPS:
                    return False
                self.at_next(primary)
                primary.click()
        return False

    def at_next(self, primary: ButtonItem) -> None:
        """A walk waits for *Next*. Tests of the keyboard look here."""

    def turn_once(self) -> None:
        """One turn of the event loop."""
        QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    def rest(self) -> None:
        """Wait until nothing moves, and pictures have come: some things are there with theirs alone."""
        for _ in range(2):
            rest(self.board)
            self.scene.faces.wait_until_idle()
            self.turn_once()

    def gestures(self) -> list[TableItem]:
        """All that may be picked up or pressed now, by the contract of gestures, whatever the game."""
        if self.scene.gestures.source is None:
            return []
        primary = self.board.primary_button
        return [item for item in self.scene.interactive_items() if item.available and item is not primary]

    def do(self, item: TableItem, rng: Random) -> None:
        """Bring it to any place where it may go, or do what a click does."""
        gestures = self.scene.gestures
        gestures.pick(item)
        if gestures.picked_item is item and gestures.targets:
            gestures.place_on(rng.choice(gestures.targets))
        else:
            gestures.drop()
            before = self.staged()
            gestures.activate(item)
            if self.staged() == before and not item.is_discarded and item.isVisible():
                gestures.activate(item)  # a switch of what is shown alone, such as a peek, is pressed back
        self.rest()

    def painted(self, change: Callable[[], None]) -> list[list[str]]:
        """What lay where whenever that was painted, until a change was shown, each step in its own turn."""
        seen: list[list[str]] = []
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(loop_turn, "AT_ONCE_S", 0.0)
            painter = Paints(self.view.viewport(), lambda: seen.append(self.laid()))
            change()
            self.rest()
            painter.deleteLater()
        return seen

    def go_through(self, look: Observation[Any], last: Observation[Any]) -> None:
        """Ask for a look, more often than it can be drawn, until it is painted; then for the last."""
        before, seen = self.laid(), list[bool]()
        painter = Paints(self.view.viewport(), lambda: seen.append(self.laid() != before))
        for _ in range(MOST_TURNS):
            self.board.show_soon(look)
            self.turn_once()
            if any(seen):
                break
        painter.deleteLater()
        self.board.show_soon(last)

    def press(self, key: Qt.Key) -> None:
        """Press a key."""
        QTest.keyClick(self.view, key)
        self.rest()

    def can_confirm(self) -> bool:
        """Whether the primary button may be pressed."""
        primary = self.board.primary_button
        return primary is not None and primary.isVisible() and primary.available

    def resize(self, width_px: int, height_px: int) -> None:
        """Give the view another size."""
        self.view.resize(width_px, height_px)
        self.rest()

    def close(self) -> None:
        """Clear the table."""
        self.scene.shut_down()
        self.view.close()
        self.board.deleteLater()
        self.view.deleteLater()
        self.scene.deleteLater()
        self.turn_once()

    # ------------------------------------------------------------------------------------------ what is seen

    def staged(self) -> tuple[str, ...]:
        """The gestures of the turn in the making."""
        return self.board.staged.gestures()

    def visible(self) -> list[TableItem]:
        """All that can be seen."""
        return [
            item
            for item in self.scene.table_items()
            if item.isVisible()
            and item.effectiveOpacity() > FAINT
            and not isinstance(item, FocusFrame)
            # A place is seen and spoken while something may go there.
            and (item.interactive or not isinstance(item, DropZone))
        ]

    def laid(self) -> list[str]:
        """What lies where, without what it shows."""
        return sorted(
            f"{item.key} {item.rect_px().toRect().getRect()}" for item in self.visible() if item.key
        )

    def things(self) -> list[str]:
        """What stands where, and what it shows and says, whatever the pointer or the keyboard is on."""
        self.scene.focus.set_current(None)
        if self.scene.gestures.source is not None:
            self.scene.gestures.source.pointed(None)
        self.rest()
        return sorted(self._thing(item) for item in self.visible())

    def named(self) -> list[tuple[str, str, str]]:
        """What has a name of its own, and what it says; not where it stands, nor what marks it as new."""
        return sorted(
            (item.key, item.accessible_name, item.accessible_description)
            for item in self.visible()
            if item.key
        )

    def words(self) -> list[str]:
        """All that can be read or heard: on the table, in tooltips and help, spoken, and in the bar."""
        found = {*self.scene.announced, self.status}
        for item in self.scene.table_items():
            if item.isVisible():
                found |= {item.accessible_name, item.accessible_description, item.tooltip, _text(item)}
                found |= set(self.board.help_for(item))
        for thing in tree(self.view.window()):
            found |= {thing.text(NAME), thing.text(QAccessible.Text.Description)}
        return sorted(found)

    def named_by_buttons(self) -> list[str]:
        """What stands on buttons that can be pressed, and in their tooltips."""
        buttons = [item for item in self.visible() if isinstance(item, ButtonItem) and item.available]
        return [f"{button.text} {button.tooltip}" for button in buttons]

    def _thing(self, item: TableItem) -> str:
        rect = item.rect_px()
        place = f"{rect.x():.0f} {rect.y():.0f} {rect.width():.0f} {rect.height():.0f}"
        face = f"{item.face}" if isinstance(item, FaceItem) else ""
        said = (item.accessible_name, item.accessible_description, item.tooltip, _text(item))
        return " | ".join((item.key, type(item).__name__, place, face, *said, f"{item.interactive}"))

    def _note_settled(self) -> None:
        self.settled += 1

    def _note_status(self, status: BoardStatus) -> None:
        self.status = status.text


def _text(item: TableItem) -> str:
    return item.text if isinstance(item, (TextItem, TagItem, ButtonItem)) else ""


@contextmanager
def tables(case: Case, spoil: Spoil | None = None) -> Iterator[Callable[..., LawTable]]:
    """Makes tables of a case: `make(size=..., motion=..., is_sound=True)`. All are closed in the end.

    Args:
        spoil: plants a fault in all boards but those that are asked for as sound ones.
    """
    store, made = FaceStore(), []

    def make(*, is_sound: bool = False, **more: Any) -> LawTable:
        made.append(LawTable(case, store, spoil=None if is_sound else spoil, **more))
        return made[-1]

    try:
        yield make
    finally:
        for table in made:
            table.close()
        store.wait_until_idle()
        store.shutdown()


def rng_of(case: Case, what: str) -> Random:
    """Randomness of a law's own."""
    return seeded_rng(case.seats, f"{case.game.id} {what}")
