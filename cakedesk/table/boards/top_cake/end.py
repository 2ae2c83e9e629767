"""What a finished game of Top Cake tells the end page."""

from __future__ import annotations

from collections.abc import Sequence

from cakedesk.art.top_cake import faces as cake_faces
from cakedesk.art.top_cake.stack import LayerSpec
from cakedesk.engine.observation import Observation
from cakedesk.games.top_cake.scoring import StackScore, score_stack
from cakedesk.games.top_cake.state import TopCakeState
from cakedesk.table.board import SeatPerson
from cakedesk.table.boards.top_cake.card_faces import layer_spec
from cakedesk.table.boards.top_cake.stack_wording import StackWording
from cakedesk.table.joined_words import and_list
from cakedesk.table.kit.end_summary import EndSummary, Picture
from cakedesk.table.kit.points_table import PointsColumn, Source
from cakedesk.table.kit.summary_builder import SummaryBuilder
from cakedesk.table.kit.table_words import TableWords

PICTURE_LAYER_HEIGHT = 32.0
"""The layer height of the pictures on a plate of 200."""

TALL_LAYERS = 4
"""A tallest stack of fewer layers is not worth a note."""


def end_summary(look: Observation[TopCakeState], people: Sequence[SeatPerson]) -> EndSummary:
    """The result of a finished game, put into columns and words."""
    return TopCakeSummary(look.shown, [person.name for person in people]).build()


class TopCakeSummary(SummaryBuilder):
    """The points by kind, and everybody's stacks."""

    def __init__(self, shown: TopCakeState, names: Sequence[str]) -> None:
        super().__init__(shown.winners(), names)
        self._shown = shown
        self._words = StackWording(shown.lists)
        self._scores = [[score_stack(stack, shown.lists) for stack in stacks] for stacks in shown.stacks]

    def sources(self) -> list[Source]:
        """Cakes, what matches, and what toppers double."""
        same = cake_faces.stack_face([LayerSpec(f"velvet-{number}", "velvet") for number in range(2)], 30.0)
        return [
            Source(
                PointsColumn(self.tr("cakes"), cake_faces.layer_face("lemon-4", "lemon")),
                [sum(score.cakes for score in scores) for scores in self._scores],
            ),
            Source(
                PointsColumn(self.tr("matching"), same),
                [sum(score.matching for score in scores) for scores in self._scores],
            ),
            Source(
                PointsColumn(self.tr("toppers"), cake_faces.topper_face("crown")),
                [sum(score.points - score.base for score in scores) for scores in self._scores],
            ),
        ]

    def pictures(self, seat: int) -> list[Picture]:
        """All stacks, the one with most points first, which says of a winner how many more there are."""
        stacks = zip(self._scores[seat], self._shown.stacks[seat], strict=True)
        found = [self._picture(*pair) for pair in sorted(stacks, key=lambda pair: -pair[0].points)]
        if len(found) > 1 and seat in self._winners:
            more, best = self.tr("{cake}, and %n more cake(s)", "", len(found) - 1), found[0]
            caption, short = more.format(cake=best.caption), more.format(cake=best.short)
            found[0] = Picture(best.face, caption, short, best.short)
        return found

    def praise(self) -> list[str]:
        """Who has built the tallest cake."""
        tallest = max((score.layers for scores in self._scores for score in scores), default=0)
        if tallest < TALL_LAYERS:
            return []
        builders = [
            name
            for name, scores in zip(self.names, self._scores, strict=True)
            if any(score.layers == tallest for score in scores)
        ]
        text = self.tr("The tallest cake has %n layer(s): well built, {names}!", "", tallest)
        return [text.format(names=and_list(builders))]

    def _picture(self, score: StackScore, stack: Sequence[int]) -> Picture:
        layers = [layer_spec(self._shown.lists, card) for card in stack]
        count, points = self._words.layers(score.layers), TableWords().points(score.points)
        caption = self.tr("{layers}, {points}").format(layers=count, points=points)
        return Picture(cake_faces.stack_face(layers, PICTURE_LAYER_HEIGHT), caption, points)
