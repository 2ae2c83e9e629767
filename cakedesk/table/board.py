"""`Board`: what one game puts on the table. Each game derives its own from it."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, QRectF, Signal
from PySide6.QtGui import QKeyEvent

from cakedesk.engine.events import Sight
from cakedesk.engine.observation import Observation
from cakedesk.table.aids import Aids
from cakedesk.table.animation import AnimationQueue
from cakedesk.table.items.base import TableItem
from cakedesk.table.items.button_item import ButtonItem
from cakedesk.table.kit.staged import Staged
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


class Board(QObject):
    """Shows looks, plays what happened, and says what the acting person chose. It states no rule.

    Attributes:
        scene: the table.
        people: who plays each seat.
        aids: which aids are on; set by `set_aids` before the first look.
        is_past: whether all that it shows has been already; set by `set_past` before the first look.
        is_replay: whether everything that the looks show may be seen by whoever sits there.
        staged: the turn of the person who acts, and what is staged in it.
        primary_button: what Enter presses when the keyboard is on nothing; None: nothing.

    Signals:
        action_chosen: the acting person chose an `Action`.
        settled: everything given to `play` has been shown and dismissed.
        status_changed: the game is further on: a `BoardStatus`.
        last_change: what happened last: the seat (-1: none) and one short sentence.
        sounded: something is to be heard now: the name of its sound. Parts of a board may as well call
            `TableScene.sound`. What gestures lift and set down is heard by itself.
    """

    action_chosen = Signal(object)
    settled = Signal()
    status_changed = Signal(object)
    last_change = Signal(int, str)
    sounded = Signal(str)

    def __init__(
        self, scene: TableScene, people: Sequence[SeatPerson], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.scene = scene
        self.people = tuple(people)
        self.staged = Staged(scene, self)
        self.aids = Aids()
        self.is_past = False
        self.is_replay = False
        self.primary_button: ButtonItem | None = None

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

    # ------------------------------------------------------------------ what every board answers

    def show_look(self, look: Observation[Any]) -> None:
        """Draw a look at once, without animation.

        Args:
            look: what lies open; its seat is None for a spectator.
        """
        raise NotImplementedError

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

    def relayout(self) -> None:
        """Lay everything out for the scene's present size."""
        raise NotImplementedError

    # ------------------------------------------------------------------ what a board may answer

    def retheme(self) -> None:
        """Follow another theme. Items recolour themselves afterwards; override for what they can't know."""

    def set_aids(self, aids: Aids) -> None:
        """Say which aids are on. Override for what must change on a table that is shown already.

        Args:
            aids: those of the match.
        """
        self.aids = aids

    def set_past(self) -> None:
        """Say that all that is shown has been already, as in a replay: nobody is about to act.

        To be said before the first look. Override for parts that were made before.
        """
        self.is_past = True

    def set_replay(self) -> None:
        """Say, before the first look, that no look holds a secret: in replays nothing has to be peeked at."""
        self.set_past()
        self.is_replay = True

    def show_then(self, sights: Sequence[Sight[Any]], at: int) -> None:
        """Draw the table at once as it was in the middle of an action.

        Override where a look alone does not show what happened.

        Args:
            sights: what the action did, from its first event on.
            at: the number of the event after which it was so.
        """
        self.show_look(sights[at].look)

    def light(self, marks: Sequence[Hashable]) -> None:
        """Make the things stand out that a line of the log is about.

        Args:
            marks: of a `LogLine` of this game; empty: nothing stands out any more.
        """
        del marks

    def anchor_rects(self, name: str) -> list[QRectF]:
        """Where something stands that a lesson points at.

        Args:
            name: a name that the board of this game knows.

        Returns:
            Its places in px of the scene; none while it is not shown, or if nothing has this name.
        """
        del name
        return []

    def is_round(self, name: str) -> bool:
        """Whether something that a lesson points at is a disc, and its place the box around that.

        Args:
            name: as in `anchor_rects`.

        Returns:
            Whether it is.
        """
        del name
        return False

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
        self.primary_button = None
        self.scene.queue.forget_all()
        self.scene.clear_table()

    def key_pressed(self, event: QKeyEvent) -> bool:
        """A key that means nothing to the table was pressed. The turn of the person who acts has it.

        Args:
            event: which key.

        Returns:
            Whether it meant something here.
        """
        return self.staged.press_key(event)

    def key_released(self, event: QKeyEvent) -> None:
        """A key was let go.

        Args:
            event: which key.
        """

    def keyboard_left(self) -> None:
        """The window has lost the keyboard: what is held down counts as let go."""

    def cancel(self) -> bool:
        """Escape was pressed while nothing is picked. The turn of the person who acts has it.

        Returns:
            Whether something was taken back or closed by it.
        """
        return self.staged.give_up()
