"""`ScoreWalk`: counts a match: the cream that was eaten, then one variety after the other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject, Signal

from cakedesk.engine.events import Sight
from cakedesk.games.piece_o_cake.phases import ENDED
from cakedesk.games.piece_o_cake.plates import counts
from cakedesk.games.piece_o_cake.scoring import majority_seats
from cakedesk.games.piece_o_cake.state import PieceOCakeState
from cakedesk.table.boards.piece_o_cake.composer import Look
from cakedesk.table.boards.piece_o_cake.points import Points
from cakedesk.table.boards.piece_o_cake.screen import Screen
from cakedesk.table.boards.piece_o_cake.standing import by_worth
from cakedesk.table.boards.piece_o_cake.wording import variety_name
from cakedesk.table.joined_words import and_list, one_stop
from cakedesk.table.kit.points_sheet import Note
from cakedesk.table.kit.points_table import PointsTable
from cakedesk.table.kit.points_walk import PointsStep, PointsWalk
from cakedesk.table.kit.table_words import TableWords
from cakedesk.table.result_words import ResultWords
from cakedesk.table.short_names import short_names


class ScoreWalk(QObject):
    """Shows the points of a match step by step."""

    done = Signal()  # the result was dismissed

    def __init__(self, screen: Screen, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._screen = screen
        self._walk = PointsWalk(screen.tray, screen.sheet, self._light, self)
        self._walk.asked.connect(screen.ask)
        self._walk.dismissed.connect(self._dismissed)
        self._look: Look | None = None

    @property
    def is_on(self) -> bool:
        """Whether a match is being counted."""
        return self._look is not None

    def start(self, sight: Sight[PieceOCakeState]) -> None:
        """Count a match."""
        self._look, shown = sight.look, sight.look.shown
        title = self._screen.words.match_title(shown, shown.match)
        self._walk.start(title, self._steps(shown), TableWords().over(shown.match + 1, shown.matches))

    def show_result(self, look: Look) -> None:
        """Lay the points of a finished game over the empty plate."""
        shown, points = look.shown, Points(look.shown)
        table = PointsTable.counted([*points.sure(), points.leads(points.by_variety())], best=shown.winners())
        self._screen.sheet.set_shown(True)
        self._screen.sheet.show(self._screen.words.match_title(shown, shown.match), Note("", ""), table)

    def stop(self) -> None:
        """End it wherever it is, without a signal."""
        self._screen.turns.counted = None
        if self._look is None:
            return
        self._look = None
        self._walk.stop()

    def lay_out(self) -> None:
        """See `Reading.lay_out`."""
        self._walk.ask()

    def _steps(self, shown: PieceOCakeState) -> list[PointsStep]:
        points, eaten = Points(shown), self.tr("What was eaten scores its cream.")
        rule = self.tr("Whoever leads a kind scores its number. At a tie all of them score it in full.")
        counted: list[int] = []

        def table(lit: Sequence[int] = (), best: Sequence[int] = ()) -> PointsTable:
            leads = points.leads([points.variety(each) for each in counted])
            return PointsTable.counted([*points.sure(), leads], lit, best)

        steps = [PointsStep(table(), Note(eaten, eaten))]
        for variety in by_worth(range(len(shown.lists.varieties)), shown.lists):
            if any(counts(heap)[variety] for heap in shown.collected):
                counted.append(variety)
                leaders = majority_seats(shown.collected, variety)
                note = self._variety_note(shown, variety, leaders)
                steps.append(PointsStep(table(leaders), note, rule, variety, "bell"))
        return [*steps, PointsStep(table(best=shown.winners()), self._result(shown))]

    def _variety_note(self, shown: PieceOCakeState, variety: int, leaders: Sequence[int]) -> Note:
        name, worth = variety_name(shown.lists, variety), shown.lists.varieties[variety].count
        text, points = self.tr("{variety}: {points} for {names}"), TableWords().points(worth)
        return self._by_name(leaders, lambda names: text.format(variety=name, points=points, names=names))

    def _result(self, shown: PieceOCakeState) -> Note:
        best = shown.winners()
        if shown.phase == ENDED:
            words = ResultWords(best, shown.scores(), self._screen.names)
            return Note(words.title(), words.short_titles()[0])
        text = self.tr("In front: {names}.")
        return self._by_name(best, lambda names: one_stop(text.format(names=names), [names]))

    def _by_name(self, seats: Sequence[int], say: Callable[[str], str]) -> Note:
        """A sentence about seats, with their names and with short ones."""
        full, short = self._screen.names, short_names(self._screen.names)
        return Note(*(say(and_list([names[seat] for seat in seats])) for names in (full, short)))

    def _light(self, variety: int | None) -> list[Callable[[], object]]:
        """Light what is counted, and show in all panels what the sheet tells up to now."""
        look, screen = self._look, self._screen
        assert look is not None
        screen.turns.counted = screen.sheet.totals
        return [
            partial(screen.standings.show, look.shown, *(() if variety is None else (variety,))),
            *screen.panels.showing(look, screen.below, screen.turns),
            partial(screen.own_seat.show, look.shown, screen.below, viewer=look.seat),
        ]

    def _dismissed(self) -> None:
        self.stop()
        self.done.emit()
