"""`OneScreenBoard`: a board that has all of its game on one screen, which is made at the first look."""

from __future__ import annotations

from typing import Any, Generic, Protocol, TypeVar

from cakedesk.engine.actions import OVER
from cakedesk.engine.observation import Observation
from cakedesk.table.items.tag_item import TagKind
from cakedesk.table.kit.action_tray import ActionTray
from cakedesk.table.kit.event_player import Script
from cakedesk.table.kit.own_seat import own_seat
from cakedesk.table.kit.phased_board import PhasedBoard
from cakedesk.table.kit.table_words import TableWords
from cakedesk.table.loop_turn import is_turn_full
from cakedesk.table.screen_part import ScreenPart
from cakedesk.table.slicer import Work, at_once


class OneScreen(ScreenPart):
    """Everything on a table. A game's screen derives from it.

    Attributes:
        look: what is shown.
        people: who plays each seat.
        aids: which aids are on.
        tense: when all that is shown happens.
        tray: what is asked, and the buttons.
    """

    look: Observation[Any]
    tray: ActionTray

    def __init__(self, board: OneScreenBoard[Any], look: Observation[Any]) -> None:
        """Show nothing yet.

        Args:
            board: whose table it is.
            look: the first that will be shown.
        """
        super().__init__(board.scene, board)
        self.look = look
        self.people, self.aids, self.tense = board.people, board.aids, board.tense

    @property
    def below(self) -> int:
        """The seat whose things lie below."""
        return own_seat(self.look, self.people)

    def seat_tag(self, shown: Any, seat: int) -> tuple[str, TagKind]:
        """What a seat does now; see `TableWords.seat_tag`.

        Args:
            shown: the state that is shown.

        Returns:
            A word or two, and what they mean; empty: nothing.
        """
        turn = shown.turn()
        winners = shown.winners() if turn == OVER else ()
        is_person, is_past = self.people[seat].is_person, self.tense.is_past
        return TableWords().seat_tag(seat, turn, winners, is_person=is_person, is_past=is_past)

    def show(self, look: Observation[Any]) -> None:
        """Show a look with nobody acting, in the table's present size.

        Args:
            look: what lies open.
        """
        raise NotImplementedError

    def showing(self, look: Observation[Any]) -> Work:
        """`show` step by step. Override where all of it takes longer than a frame.

        Args:
            look: what lies open.

        Yields:
            After each step but the last: whatever can fly lies at its goal only then.
        """
        self.show(look)
        yield from ()

    def bringing(self, look: Observation[Any]) -> Script:
        """`showing` for scripts: what follows shares a turn with the last step.

        So cards fly from where they lay before they are painted at their goal.

        Args:
            look: what lies open.
        """
        for _ in self.showing(look):
            if is_turn_full():
                yield None

    def rest(self) -> None:
        """Let nothing answer any more; what is staged stays in sight."""
        raise NotImplementedError


class Reading(Protocol):
    """What stands on a table to be read, step by step or until *Next*: points, bids, a cake that has won."""

    @property
    def is_on(self) -> bool:
        """Whether it does now."""

    def lay_out(self) -> None:
        """Stand in the table's present size, if it is on."""

    def stop(self) -> None:
        """End it wherever it is, without a signal."""


class Readings:
    """Several things that are read on one table, one at a time."""

    def __init__(self, *parts: Reading) -> None:
        self._parts = parts

    @property
    def is_on(self) -> bool:
        """Whether any is."""
        return any(part.is_on for part in self._parts)

    def lay_out(self) -> None:
        """See `Reading.lay_out`."""
        for part in self._parts:
            part.lay_out()

    def stop(self) -> None:
        """See `Reading.stop`."""
        for part in self._parts:
            part.stop()


ScreenT = TypeVar("ScreenT", bound=OneScreen)


class OneScreenBoard(PhasedBoard, Generic[ScreenT]):
    """Keeps the screen of a game; the game's board makes it, with turns and handlers for it.

    Attributes:
        screen: everything on the table; None before the first look.
        reading: what stands on the table to be read; None: nothing ever does, or there was no look yet.
    """

    screen: ScreenT | None = None
    reading: Reading | None = None

    @property
    def is_reading(self) -> bool:
        """Whether something is to be read, which waits for *Next*."""
        return self.reading is not None and self.reading.is_on

    def make_screen(self, look: Observation[Any]) -> ScreenT:
        """Make the screen, and what belongs to it: `places`, `handlers`, `reading`. Boards answer this.

        Args:
            look: the first that is shown; it is drawn afterwards.
        """
        raise NotImplementedError

    def screen_for(self, look: Observation[Any]) -> ScreenT:
        """The screen; it is made when it is first asked for.

        Args:
            look: what is to be shown.
        """
        if self.screen is None:
            self.screen = self.make_screen(look)
            self.screen.tray.confirmed.connect(self.staged.confirm)
        return self.screen

    def drawing(self, look: Observation[Any]) -> Work:
        """See `PhasedBoard.drawing`."""
        if self.screen is None:
            # In one step with what is made: nothing of that has a place yet, and it would be seen.
            at_once(self.screen_for(look).showing(look))
        else:
            yield from self.screen.showing(look)
        yield

    def lay_out(self) -> None:
        """See `PhasedBoard.lay_out`: all goes where it is told."""
        if self.staged.turn is not None:
            self.staged.turn.refresh()
        elif self.screen is not None:
            self.screen.show(self.screen.look)
        if self.reading is not None:
            self.reading.lay_out()

    def stopped(self) -> None:
        """See `PhasedBoard.stopped`: what was to be read is not waited for."""
        if self.reading is not None:
            self.reading.stop()

    def played(self) -> None:
        """See `PhasedBoard.played`: the game is further on."""
        if self.screen is not None:
            self.tell_status(self.screen.look)

    def rest(self) -> None:
        """See `PhasedBoard.rest`."""
        if self.screen is not None:
            self.screen.rest()

    def give_up(self) -> None:
        """See `PhasedBoard.give_up`."""
        if self.screen is not None:
            self.screen.show(self.screen.look)

    @property
    def tray(self) -> ActionTray | None:
        """See `Board.tray`."""
        return None if self.screen is None else self.screen.tray
