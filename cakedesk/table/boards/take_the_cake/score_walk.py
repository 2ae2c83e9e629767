"""`ScoreWalk`: counts full cakes kind by kind, the squares lit that score, and then says who is in front."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from cakedesk.engine.events import Sight
from cakedesk.games.take_the_cake.events import CakesScored
from cakedesk.games.take_the_cake.grid import place_of
from cakedesk.games.take_the_cake.phases import CAKES, ENDED
from cakedesk.games.take_the_cake.scoring import CakeScore
from cakedesk.games.take_the_cake.state import TakeTheCakeState
from cakedesk.table.boards.take_the_cake.cake_view import CakePlan
from cakedesk.table.boards.take_the_cake.composer import Look
from cakedesk.table.boards.take_the_cake.counted_cake import CountedCake
from cakedesk.table.boards.take_the_cake.counting import Counted, CountWording
from cakedesk.table.boards.take_the_cake.layout import counted_cells
from cakedesk.table.boards.take_the_cake.points import CakePoints
from cakedesk.table.joined_words import and_list, capital, one_stop, said_of
from cakedesk.table.kit.action_tray import Asked
from cakedesk.table.kit.points_sheet import Note
from cakedesk.table.kit.points_table import PointsTable
from cakedesk.table.kit.points_walk import PointsStep, PointsWalk
from cakedesk.table.kit.seat_header import level_points
from cakedesk.table.kit.table_words import TableWords
from cakedesk.table.result_words import ResultWords
from cakedesk.table.screen_part import ScreenPart
from cakedesk.table.short_names import short_names
from cakedesk.table.slicer import Work, at_once, calls

if TYPE_CHECKING:
    from cakedesk.table.boards.take_the_cake.screen import Screen


class ScoreWalk(ScreenPart):
    """Shows the points of cakes that are scored together, step by step."""

    done = Signal()  # the result was dismissed

    def __init__(self, screen: Screen, parent: QObject | None = None) -> None:
        super().__init__(screen.scene, parent)
        self._screen = screen
        self._words = CountWording(screen.words.lists, screen.words.names)
        self._walk = PointsWalk(screen.tray, screen.sheet, self._light, self)
        self._walk.asked.connect(self._ask)
        self._walk.dismissed.connect(self._dismissed)
        self._cakes: dict[int, CountedCake] = {}
        self._scores: list[CakeScore] = []
        self._counted: dict[int, list[Counted]] = {}
        self._look: Look | None = None
        self._kind: int | None = None

    @property
    def is_on(self) -> bool:
        """Whether cakes are being counted."""
        return self._look is not None

    def preparing(self, sight: Sight[TakeTheCakeState]) -> Work:
        """Bring the cakes of an event, step by step."""
        look, event = sight.look, sight.event
        assert isinstance(event, CakesScored)
        self._look, shown = look, look.shown
        places = [CAKES * seat + cake for seat in range(shown.seats) for cake in event.cakes]
        self._scores = shown.cake_scores()
        self._counted = {place: self._words.counted(shown, place, self._scores[place]) for place in places}
        self._screen.has_stage = True
        yield
        yield from self._screen.showing(look)
        for place in places:
            yield
            which = self._words.cake_within(place % CAKES) if shown.seats == CAKES else ""
            self._cakes[place] = self.own_part(CountedCake(self.scene, place, self._words, which))
        yield
        yield from self._laying_out()
        yield

    def start(self, sight: Sight[TakeTheCakeState]) -> None:
        """Count them."""
        shown, event = sight.look.shown, sight.event
        assert isinstance(event, CakesScored)
        is_all = shown.seats == CAKES
        title = TableWords().the_points() if is_all else self._words.cake(shown.cake)
        self._walk.start(title, self._steps(shown, event.cakes), self._words.status(shown))

    def lay_out(self) -> None:
        """Stand where there is room now."""
        if self._look is not None:
            at_once(self._laying_out())

    def _laying_out(self) -> Work:
        self._screen.sheet.fit(counted_cells(self._screen.rects, self.metrics, len(self._cakes))[1])
        yield
        yield from calls(*self._light(self._kind))
        self._walk.ask()

    def stop(self) -> None:
        """End it wherever it is, without a signal."""
        if self._look is None:
            return
        self._look = self._kind = None
        self._walk.stop()
        for cake in self._cakes.values():
            self.drop_part(cake)
        self._cakes = {}
        self._screen.has_stage = False

    def _steps(self, shown: TakeTheCakeState, cakes: Sequence[int]) -> list[PointsStep]:
        points = CakePoints(shown, self._words)
        kinds = points.kinds(cakes)

        def table(counted: int, best: Sequence[int] = ()) -> PointsTable:
            return PointsTable.counted([*points.earlier(), *kinds[:counted]], best=best)

        steps = []
        for kind in range(len(kinds)):
            rule = self._words.rule(kind)
            steps.append(PointsStep(table(kind + 1), Note(rule, rule), self._sums(kind), kind, "bell"))
        best = shown.winners()
        return [*steps, PointsStep(table(len(kinds), best), self._result(shown, best))]

    def _sums(self, kind: int, names: Sequence[str] = ()) -> str:
        """How the points of a kind come about, cake by cake."""
        told: dict[int, list[str]] = {}
        for place, kinds in self._counted.items():
            if kinds[kind].text:
                told.setdefault(place // CAKES, []).append(kinds[kind].told)
        if not told:
            return self.tr("No cake scores for it.")
        return self._words.by_name(told, names)

    def _result(self, shown: TakeTheCakeState, best: Sequence[int]) -> Note:
        names = self._words.names
        if shown.phase == ENDED:
            words = ResultWords(best, shown.scores(), names)
            return Note(words.title(), words.short_titles()[0])
        text = self.tr("In front: {names}.")

        def say(names: Sequence[str]) -> str:
            told = and_list([names[seat] for seat in best])
            return one_stop(text.format(names=told), [told])

        return Note(say(names), say(short_names(names)))

    def _light(self, kind: int | None) -> list[Callable[[], object]]:
        """Show what scores for a kind of points, cake by cake; None: all their points, and nothing lit."""
        self._kind = kind
        level = partial(level_points, [cake.header for cake in self._cakes.values()])
        return [*(partial(self._show_cake, kind, place) for place in self._cakes), level]

    def _show_cake(self, kind: int | None, place: int) -> None:
        assert self._look is not None
        cells, _ = counted_cells(self._screen.rects, self.metrics, len(self._cakes))
        plan, told = CakePlan.of(self._look.shown, place), self._words.cake(place % CAKES)
        points = self._scores[place].total
        if kind is not None:
            counted = self._counted[place][kind]
            plan, points = _lit(plan, counted), counted.points
            told = said_of(told, counted.told)
        self._cakes[place].show(plan, points, told, cells[list(self._cakes).index(place)])

    def _ask(self, asked: Asked) -> None:
        about = self._walk.about
        if isinstance(about, int):
            kind = capital(self._words.kind_of_points(about))
            brief = self._sums(about, short_names(self._words.names))
            asked = replace(asked, prompt=f"{kind} · {asked.prompt}", brief_prompt=kind, brief_help=brief)
        self._screen.tray.ask(asked)

    def _dismissed(self) -> None:
        self.stop()
        self.done.emit()


def _lit(plan: CakePlan, counted: Counted) -> CakePlan:
    """A cake with the squares lit that score."""
    gains = {place_of(square): f"+{points}" for square, points in counted.gains.items()}
    groups = counted.groups or [(square,) for square in counted.squares]
    rings = [frozenset(map(place_of, group)) for group in groups]
    return plan._replace(lit=frozenset().union(*rings), rings=rings, gains=gains)
