"""`Board`: what one game puts on the table. Each game derives its own from it."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QKeyEvent

from cakedesk.engine.events import Sight
from cakedesk.engine.observation import Observation
from cakedesk.table.aids import Aids
from cakedesk.table.animation import AnimationQueue
from cakedesk.table.items.base import TableItem
from cakedesk.table.items.button_item import ButtonItem
from cakedesk.table.kit.action_tray import ActionTray
from cakedesk.table.kit.places import Places
from cakedesk.table.kit.staged import Staged
from cakedesk.table.kit.table_reader import TableReader
from cakedesk.table.lights import Lights
from cakedesk.table.metrics import Metrics
from cakedesk.table.scene import TableScene
from cakedesk.table.theme import Theme


@dataclass(frozen=True)
class SeatPerson:
    """Who plays a seat.

    Attributes:
        name: the name shown.
        is_person: whether it is a person; otherwise the computer.
        level: the computer player's level; empty for a person.
        is_away: whether that computer plays for a person, who may come back.
    """

    name: str
    is_person: bool = True
    level: str = ""
    is_away: bool = False


@dataclass(frozen=True)
class BoardStatus:
    """How far the game is, for the top bar.

    Attributes:
        round_index: the present round, from 0.
        rounds: how many rounds there are; 0: the game has none.
        text: the same in words, such as "Round 4 of 5".
    """

    round_index: int
    rounds: int
    text: str


class Tense(Enum):
    """When all that a board shows happens."""

    NOW = "now"
    """It is being played."""
    PAST = "past"
    """It is an earlier moment of a match: nobody looks as if about to act."""
    REPLAY = "replay"
    """A match is watched again: besides, no look holds a secret, so that nothing has to be peeked at."""

    @property
    def is_past(self) -> bool:
        """Whether all of it has been already."""
        return self is not Tense.NOW


class Board(QObject):
    """Shows looks, plays what happened, and says what the acting person chose. It states no rule.

    Attributes:
        scene: the table.
        people: who plays each seat.
        aids: which aids are on.
        tense: when all that it shows happens.
        staged: the turn of the person who acts, and what is staged in it.
        places: the names of what is on the table, for lesson, log and tests.
        lights: what stands out for a line of the log. A board clears them with every change of the table.
        reader: says what can be done and what lies where, to whoever asks.
        news: what is marked as new, for the board of a table that is made anew; None: nothing.

    Signals:
        action_chosen: the acting person chose an `Action`.
        settled: everything given to `play` has been shown and dismissed.
        status_changed: the game is further on: a `BoardStatus`.
        happened: something is shown from now on: its sights, what belongs together at once.
        sounded: something is to be heard now: the name of its sound. Parts of a board may as well call
            `TableScene.sound`. What gestures lift and set down is heard by itself.
    """

    action_chosen = Signal(object)
    settled = Signal()
    status_changed = Signal(object)
    happened = Signal(object)
    sounded = Signal(str)

    def __init__(
        self,
        scene: TableScene,
        people: Sequence[SeatPerson],
        parent: QObject | None = None,
        *,
        aids: Aids | None = None,
        tense: Tense = Tense.NOW,
    ) -> None:
        super().__init__(parent)
        self.scene = scene
        self.people = tuple(people)
        self.aids = aids or Aids()
        self.tense = tense
        self.staged = Staged(scene, self)
        self.places = Places(scene)
        self.lights = Lights(scene)
        self.reader = TableReader(scene, self.staged, lambda: self.tray)
        self.news: object = None
        self.staged.changed.connect(self.clear_marks)
        self.status_changed.connect(self.reader.take_status)

    @property
    def metrics(self) -> Metrics:
        """The present sizes."""
        return self.scene.metrics

    @property
    def theme(self) -> Theme:
        """The present colours."""
        return self.scene.theme

    @property
    def queue(self) -> AnimationQueue:
        """What moves things."""
        return self.scene.queue

    @property
    def tray(self) -> ActionTray | None:
        """The tray that is shown; None: none."""
        return None

    @property
    def primary_button(self) -> ButtonItem | None:
        """What Enter presses when the keyboard is on nothing; None: nothing."""
        tray = self.tray
        return tray.primary if tray is not None and tray.primary.isVisible() else None

    @property
    def goes_on(self) -> bool:
        """Whether more comes by itself: it is about to settle, or a confirmed turn has actions left."""
        return False

    # ------------------------------------------------------------------ what every board answers

    def show_look(self, look: Observation[Any]) -> None:
        """Draw a look at once, without animation.

        Args:
            look: what lies open; its seat is None for a spectator.
        """
        raise NotImplementedError

    def show_soon(self, look: Observation[Any]) -> None:
        """Draw a look as `show_look` does, for whoever goes quickly through many of them.

        It may be drawn in several turns of the event loop; whoever skips what moves has it all at once.

        Args:
            look: what lies open to the same eyes as before.
        """
        self.show_look(look)
        self.queue.skip_all()

    def play(self, sights: Sequence[Sight[Any]]) -> None:
        """Show what happened; then `settled` is emitted, never before this call returns.

        Args:
            sights: what happened, each with the look that belongs to it; may be empty.
        """
        raise NotImplementedError

    def let_act(self, look: Observation[Any] | None) -> None:
        """Let a person act, or nobody.

        Args:
            look: the look of the acting person; None: gestures are off.
        """
        raise NotImplementedError

    def let_act_soon(self, look: Observation[Any]) -> None:
        """Let a person act as `let_act` does; what is shown may be drawn as by `show_soon`.

        Args:
            look: the look of the acting person, the same eyes as before.
        """
        self.let_act(look)

    def relayout(self) -> None:
        """Lay everything out for the scene's present size."""
        raise NotImplementedError

    # ------------------------------------------------------------------ what a board may answer

    def retheme(self) -> None:
        """Follow another theme. Items recolour themselves afterwards; override for what they can't know."""

    def show_then(self, sights: Sequence[Sight[Any]], at: int) -> None:
        """Draw the table at once as it was in the middle of an action.

        Override where a look alone does not show what happened.

        Args:
            sights: what the action did, from its first event on.
            at: the number of the event after which it was so.
        """
        self.show_look(sights[at].look)

    def clear_marks(self) -> None:
        """Take away what was only for the moment: what stands out, and what was read. The table changes."""
        self.lights.clear()
        self.reader.clear()

    def light(self, marks: Sequence[Hashable]) -> None:
        """Make the things stand out that a line of the log is about. What is staged or moves goes on.

        Args:
            marks: of a `LogLine` of this game; empty: nothing stands out any more.
        """
        self.lights.clear()
        for place in self.places.find_marked(marks):
            self.lights.put(place)

    def light_named(self, names: Iterable[str]) -> None:
        """Make things stand out by their names in `places`; nothing else does any more.

        Args:
            names: those that are not there are left out.
        """
        self.lights.clear()
        for name in names:
            for place in self.places.find(name):
                self.lights.put(place)

    def help_for(self, item: TableItem) -> tuple[str, ...]:
        """What is told of a card beside its enlarged picture.

        Args:
            item: what is shown large.

        Returns:
            What it is, then a few short sentences, translated; nothing if there is nothing to tell.
        """
        del item
        return ()

    def close(self) -> None:
        """Leave the table: stop what moves and discard everything on it."""
        self.staged.end()
        self.clear_marks()
        self.scene.queue.forget_all()
        self.scene.clear_table()

    def key_pressed(self, event: QKeyEvent) -> bool:
        """A key that means nothing to the table was pressed. The turn of the person who acts has it.

        Returns:
            Whether it meant something here.
        """
        return self.staged.press_key(event)

    def key_released(self, event: QKeyEvent) -> None:
        """A key was let go."""

    def keyboard_left(self) -> None:
        """The window has lost the keyboard: what is held down counts as let go."""

    def cancel(self) -> bool:
        """Escape was pressed while nothing is picked. The turn of the person who acts has it.

        Returns:
            Whether something was taken back or closed by it.
        """
        return self.staged.give_up()
