"""What a finished game of Top Cake tells the end page."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from cakedesk.art.top_cake import faces as cake_faces
from cakedesk.art.top_cake.stack import LayerSpec
from cakedesk.engine.observation import Observation
from cakedesk.games.top_cake.scoring import StackScore, score_stack
from cakedesk.games.top_cake.state import TopCakeState
from cakedesk.table.board import SeatPerson
from cakedesk.table.boards.top_cake.card_faces import layer_spec
from cakedesk.table.end_summary import Column, EndRow, EndSummary, Picture, places
from cakedesk.table.joined_words import and_list
from cakedesk.table.kit.table_words import TableWords
from cakedesk.table.result_words import ResultWords

PICTURE_LAYER_HEIGHT = 32.0
"""The layer height of the pictures on a plate of 200."""

TALL_LAYERS = 4
"""A tallest stack of fewer layers is not worth a note."""


def end_summary(look: Observation[TopCakeState], people: Sequence[SeatPerson]) -> EndSummary:
    """The result of a finished game, put into columns and words."""
    return _Summary(look.shown, [person.name for person in people]).build()


class _Summary(QObject):
    """Builds one summary; an object for its translations alone."""

    def __init__(self, shown: TopCakeState, names: Sequence[str]) -> None:
        super().__init__()
        self._shown = shown
        self._names = names
        self._result = ResultWords(shown.winners(), shown.scores(), names)
        self._scores: list[list[StackScore]] = [
            [score_stack(stack, shown.lists) for stack in stacks] for stacks in shown.stacks
        ]

    def build(self) -> EndSummary:
        totals = self._shown.scores()
        rows = [
            EndRow(seat, place, shared, self._values(seat), totals[seat])
            for seat, (place, shared) in enumerate(places(totals))
        ]
        rows.sort(key=lambda row: (row.place, row.seat))
        return EndSummary(
            title=self._result.title(),
            columns=self._columns(),
            rows=tuple(rows),
            pictures=tuple(self._pictures(seat) for seat in range(self._shown.seats)),
            notes=tuple(self._notes()),
            short_titles=self._result.short_titles(),
        )

    def _values(self, seat: int) -> tuple[int, ...]:
        scores = self._scores[seat]
        return (
            sum(score.cakes for score in scores),
            sum(score.matching for score in scores),
            sum(score.points - score.base for score in scores),
        )

    def _columns(self) -> tuple[Column, ...]:
        return (
            Column(self.tr("cakes"), cake_faces.layer_face("lemon-4", "lemon")),
            Column(self.tr("matching"), cake_faces.stack_face(_same_flavour(), 30.0)),
            Column(self.tr("toppers"), cake_faces.topper_face("crown")),
        )

    def _pictures(self, seat: int) -> tuple[Picture, ...]:
        stacks = sorted(
            zip(self._scores[seat], self._shown.stacks[seat], strict=True), key=lambda pair: -pair[0].points
        )
        return tuple(self._picture(score, stack) for score, stack in stacks)

    def _picture(self, score: StackScore, stack: Sequence[int]) -> Picture:
        layers = [layer_spec(self._shown.lists, card) for card in stack]
        count = self.tr("%n layer(s)", "", score.layers)
        points = TableWords().points(score.points)
        caption = self.tr("{layers}, {points}").format(layers=count, points=points)
        return Picture(cake_faces.stack_face(layers, PICTURE_LAYER_HEIGHT), caption, points)

    def _notes(self) -> list[str]:
        notes = self._result.notes()
        tallest = max((score.layers for scores in self._scores for score in scores), default=0)
        if tallest >= TALL_LAYERS:
            builders = [
                self._names[seat]
                for seat, scores in enumerate(self._scores)
                if any(score.layers == tallest for score in scores)
            ]
            notes.append(
                self.tr("The tallest cake has %n layer(s): well built, {names}!", "", tallest).format(
                    names=and_list(builders)
                )
            )
        return notes


def _same_flavour() -> list[LayerSpec]:
    return [LayerSpec(f"velvet-{number}", "velvet") for number in range(2)]
