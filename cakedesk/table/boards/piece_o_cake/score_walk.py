"""`ScoreWalk`: counts a match: the cream that was eaten, then one variety after the other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from cakedesk.art import faces as shared_faces
from cakedesk.art.piece_o_cake import faces
from cakedesk.engine.events import Sight
from cakedesk.games.piece_o_cake.events import MatchScored
from cakedesk.games.piece_o_cake.phases import ENDED
from cakedesk.games.piece_o_cake.plates import counts
from cakedesk.games.piece_o_cake.scoring import majority_points, majority_seats
from cakedesk.games.piece_o_cake.state import PieceOCakeState
from cakedesk.table.animation import Group
from cakedesk.table.boards.piece_o_cake.cut_composer import Look
from cakedesk.table.boards.piece_o_cake.score_line import SheetRow
from cakedesk.table.boards.piece_o_cake.score_sheet import SheetColumn
from cakedesk.table.boards.piece_o_cake.screen import Screen
from cakedesk.table.boards.piece_o_cake.standing import by_worth
from cakedesk.table.boards.piece_o_cake.tray_prompt import Asked
from cakedesk.table.boards.piece_o_cake.wording import variety_name
from cakedesk.table.joined_words import and_list, one_stop
from cakedesk.table.kit.table_words import TableWords
from cakedesk.table.result_words import ResultWords
from cakedesk.table.short_names import short_names
from cakedesk.table.walk import StepWalk, WalkStep

HOLD_MS = 1500
RESULT_MS = 3500


class _Points(NamedTuple):
    """Points by seat, the sums of matches before aside.

    Attributes:
        match: the match that is counted.
        eaten: for cream in it.
        majority: for majorities in it.
        totals: all, with those of matches before.
    """

    match: int
    eaten: Sequence[int]
    majority: Sequence[int]
    totals: Sequence[int]


class ScoreWalk(QObject):
    """Shows the points of a match step by step.

    Signals:
        done: the result was dismissed.
    """

    done = Signal()

    def __init__(self, screen: Screen, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._screen = screen
        self._walk = StepWalk(screen.scene, parent=self)
        self._walk.dismissed.connect(self._dismissed)
        self._walk.step_shown.connect(lambda _index: self._ask())
        self._walk.result_reached.connect(self._ask)
        self._sight: Sight[PieceOCakeState] | None = None
        self._majority: list[int] = []

    @property
    def is_on(self) -> bool:
        """Whether a match is being counted."""
        return self._sight is not None

    def start(self, sight: Sight[PieceOCakeState]) -> None:
        """Count a match."""
        self._sight = sight
        shown = sight.look.shown
        self._majority = [0] * shown.seats
        held = [
            variety
            for variety in by_worth(range(len(shown.lists.varieties)), shown.lists)
            if any(counts(heap)[variety] for heap in shown.collected)
        ]
        self._screen.sheet.set_shown(True)
        tray = self._screen.tray
        tray.confirmed.connect(self._walk.next)
        tray.pressed.connect(self._skip)
        steps = [WalkStep(self._show_eaten, HOLD_MS, "eaten")]
        steps += [WalkStep(partial(self._show_variety, variety), HOLD_MS, "variety") for variety in held]
        steps.append(WalkStep(self._show_result, RESULT_MS, "result"))
        # What the sheet takes most time for, and the rest in a later turn of the event loop.
        self._sheet(self._eaten_told())
        self._screen.scene.queue.play(Group(on_end=partial(self._begin, sight, steps), name="count"))

    def _begin(self, sight: Sight[PieceOCakeState], steps: Sequence[WalkStep]) -> None:
        if self._sight is sight:  # else it was stopped meanwhile
            self._walk.start(steps)

    def lay_out(self, look: Look) -> None:
        """Lay the points of a finished game over the empty plate."""
        shown, totals = look.shown, look.shown.scores()
        eaten = [points - past for points, past in zip(shown.eaten_points(), shown.past_eaten, strict=True)]
        table = _Points(shown.matches - 1, eaten, majority_points(shown.collected, shown.lists), totals)
        self._screen.sheet.set_shown(True)
        self._fill(shown, table, ("", ""), best=shown.winners())

    def stop(self) -> None:
        """End it wherever it is, without a signal."""
        if self._sight is None:
            return
        self._sight = None
        self._screen.turns.is_counting = False
        self._walk.stop()
        self._screen.sheet.set_shown(False)
        self._screen.tray.confirmed.disconnect(self._walk.next)
        self._screen.tray.pressed.disconnect(self._skip)

    def refresh(self) -> None:
        """Show the tray anew."""
        if self._sight is not None:
            self._ask()

    def _skip(self, number: int) -> None:
        del number
        self._walk.skip()

    def _dismissed(self) -> None:
        look = self._shown_look()
        self.stop()
        self._screen.show(look)
        if look.shown.phase == ENDED:
            self.lay_out(look)
        self.done.emit()

    def _ask(self) -> None:
        sight = self._sight
        if sight is None or self._walk.index < 0:
            return
        step, shown = self._walk.index, sight.look.shown
        at_end = step == self._walk.count - 1
        rule = self.tr("Whoever leads a kind scores its number. At a tie all of them score it in full.")
        asked = Asked(
            # What is counted stands over the plate, and that it is in the bar.
            self._over() if at_end else self._step_of(step),
            rule if step > 0 and not at_end else "",
            TableWords().next_step(),
            True,
            ("" if at_end else TableWords().skip(), ""),
        )
        self._screen.tray.show(shown, self._screen.own_seat, asked, viewer=sight.look.seat)
        for button in (self._screen.tray.primary, *self._screen.tray.secondary):
            button.eager = True

    def _step_of(self, step: int) -> str:
        return TableWords().step_of(step + 1, self._walk.count - 1)

    def _over(self) -> str:
        """What has ended."""
        return TableWords().over(self._event().match + 1, self._shown().matches)

    def _show_eaten(self) -> Sequence[Group]:
        self._sheet(self._eaten_told())
        self._screen.standings.show(self._shown().collected)
        return [Group(pause_ms=200)]

    def _eaten_told(self) -> tuple[str, str]:
        sentence = self.tr("What was eaten scores its cream.")
        return sentence, sentence

    def _show_variety(self, variety: int) -> Sequence[Group]:
        shown = self._shown()
        leaders, worth = majority_seats(shown.collected, variety), shown.lists.varieties[variety].count
        for seat in leaders:
            self._majority[seat] += worth
        text = self.tr("{variety}: {points} for {names}")
        name, points = variety_name(shown.lists, variety), self._screen.words.points(worth)
        sentences = self._by_name(
            leaders, lambda names: text.format(variety=name, points=points, names=names)
        )
        self._screen.standings.show(shown.collected, variety)
        self._sheet(sentences, lit=leaders)
        self._screen.scene.announce(sentences[0])
        self._screen.scene.sound("bell")
        return [Group(pause_ms=200)]

    def _show_result(self) -> Sequence[Group]:
        shown, totals = self._shown(), self._totals()
        self._screen.standings.show(shown.collected)
        if self._event().match < shown.matches - 1:
            best = [seat for seat, total in enumerate(totals) if total == max(totals)]
            sentences = self._by_name(best, self._in_front)
        else:
            best = list(shown.winners())
            words = ResultWords(best, totals, self._screen.names)
            sentences = words.title(), words.short_titles()[0]
        self._sheet(sentences, best=best)
        self._screen.scene.announce(sentences[0])
        return [Group()]

    def _in_front(self, names: str) -> str:
        return one_stop(self.tr("In front: {names}.").format(names=names), [names])

    def _by_name(self, seats: Sequence[int], say: Callable[[str], str]) -> tuple[str, str]:
        """A sentence about seats, with their names and with short ones."""
        full, short = self._screen.names, short_names(self._screen.names)
        return say(and_list([full[seat] for seat in seats])), say(and_list([short[seat] for seat in seats]))

    def _sheet(self, notes: tuple[str, str], *, lit: Sequence[int] = (), best: Sequence[int] = ()) -> None:
        event, totals = self._event(), self._totals()
        table = _Points(event.match, event.eaten, self._majority, totals)
        self._fill(self._shown(), table, notes, lit=lit, best=best)

    def _fill(
        self,
        shown: PieceOCakeState,
        table: _Points,
        notes: tuple[str, str],
        *,
        lit: Sequence[int] = (),
        best: Sequence[int] = (),
    ) -> None:
        words = TableWords()
        columns = [
            SheetColumn(self.tr("eaten"), self.tr("eaten"), faces.cream_face()),
            SheetColumn(self.tr("leads"), self.tr("leads"), shared_faces.crown_face()),
            SheetColumn(words.total(), words.total()),
        ]
        if table.match:
            columns.insert(0, SheetColumn(*words.earlier_matches(), faces.box_face()))
        rows = []
        for seat in range(shown.seats):
            values = [str(points[seat]) for points in (table.eaten, table.majority, table.totals)]
            if table.match:
                values.insert(0, str(shown.past_eaten[seat] + shown.past_majority[seat]))
            rows.append(SheetRow(seat, tuple(values), seat in best, seat in lit))
        title = self._screen.words.match_title(shown, table.match)
        self._screen.sheet.show(title, notes, columns, rows)

    def _totals(self) -> list[int]:
        """The points counted up to now, by seat."""
        shown, event = self._shown(), self._event()
        sources = (shown.past_eaten, shown.past_majority, event.eaten, self._majority)
        return [sum(points) for points in zip(*sources, strict=True)]

    def _event(self) -> MatchScored:
        assert self._sight is not None
        assert isinstance(self._sight.event, MatchScored)
        return self._sight.event

    def _shown_look(self) -> Look:
        assert self._sight is not None
        return self._sight.look

    def _shown(self) -> PieceOCakeState:
        assert self._sight is not None
        return self._sight.look.shown
