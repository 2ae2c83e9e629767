"""The words of stacking: what a stack counts, what a placement would do, what is staged."""

from __future__ import annotations

from collections.abc import Sequence

from cakedesk.games.top_cake.cards import NO_FLAVOUR
from cakedesk.games.top_cake.scoring import IMPRESSIVE_LAYERS, StackScore, score_stack
from cakedesk.table.aids import Aids
from cakedesk.table.boards.top_cake.stack_composer import PlacementPreview
from cakedesk.table.boards.top_cake.wording import Wording, card_name, flavour_name, numbered_name


class StackWording(Wording):
    """Puts stacks and placements into words."""

    def layers(self, layers: int) -> str:
        """A number of layers: "1 layer", "7 layers"."""
        return self.tr("%n layer(s)", "", layers)

    def breakdown(self, stack: Sequence[int]) -> list[str]:
        """Where the points of a stack come from, and what it lacks for more."""
        score = score_stack(stack, self.lists)
        lines = [self.tr("%n cake(s), 1 point each", "", score.cakes)]
        if score.flavour == NO_FLAVOUR:
            lines.append(self.tr("From %n layer(s) on one flavour counts double.", "", IMPRESSIVE_LAYERS))
        elif score.matching:
            more = self.tr("{flavour} counts double: {more} more")
            lines.append(more.format(flavour=flavour_name(score.flavour), more=score.matching))
        lines += self._topper(score)
        return lines

    def more_stacks(self, points: Sequence[int], shown: int, left: int) -> str:
        """That so many stacks have no room below those that are told; of all what each counts."""
        if shown:
            return self.tr("and %n more stack(s)", "", left)
        terms = " + ".join(map(str, points))
        return self.tr("%n stack(s): {terms} = {sum}", "", left).format(terms=terms, sum=sum(points))

    def more_reasons(self, shown: int, left: int) -> str:
        """The same of reasons, of which the heading says enough where there is room for none."""
        return self.tr("and %n more reason(s)", "", left) if shown else ""

    def name(self, owner: str, number: int, stack: Sequence[int]) -> str:
        """A stack as a screen reader says it, with or without an owner."""
        cards = ", ".join(numbered_name(self.lists, card) for card in stack)
        if owner:
            return self.tr("Stack {number} of {name}, from below: {cards}").format(
                number=number, name=owner, cards=cards
            )
        return self.tr("Stack {number}, from below: {cards}").format(number=number, cards=cards)

    def falls(self) -> str:
        """The tag of a layer that would collapse."""
        return self.tr("falls")

    # ------------------------------------------------------------------------------------ a placement

    def headline(self, preview: PlacementPreview) -> str:
        """What a placement would do, in a few words."""
        falling = preview.falling
        if not falling:
            return self.tr("A new stack") if preview.is_new_stack else self.tr("It lands safely")
        if len(falling) == 1:
            return self.tr("{cake} would fall").format(cake=card_name(self.lists, falling[0].card))
        return self.tr("%n layer(s) would fall", "", len(falling))

    def reasons(self, preview: PlacementPreview) -> list[str]:
        """Why layers would fall, of each."""
        if len(preview.falling) == 1:
            layer = preview.falling[0]
            if layer.bears == 0:
                return [self.tr("Nothing may lie on it.")]
            return [
                self.tr("It bears %n layer(s) and would carry {carry}.", "", layer.bears).format(
                    carry=layer.would_carry
                )
            ]
        return [
            self.tr("{cake} bears {bears}, not {carry}").format(
                cake=card_name(self.lists, layer.card), bears=layer.bears, carry=layer.would_carry
            )
            for layer in preview.falling
        ]

    def what_is_left(self, *, counted: bool) -> str:
        """The line above the picture of what would remain, with its points or without."""
        return self.tr("What is left, in points:") if counted else self.tr("What is left:")

    def how_stacks_count(self) -> list[str]:
        """What stacks count by the rules, whatever is on the table."""
        return [
            self.tr("Each cake counts 1 point."),
            self.tr("From %n layer(s) on one flavour counts double.", "", IMPRESSIVE_LAYERS),
            self.tr("The topper doubles from %n cake(s) on.", "", IMPRESSIVE_LAYERS),
        ]

    def placement(self, preview: PlacementPreview, aids: Aids) -> str:
        """What a placement would do, and the points before and after, as far as aids tell that."""
        told = []
        if aids.warnings:
            told += [self.headline(preview), *(line.rstrip(".") for line in self.reasons(preview))]
        if aids.gains:
            points = self.tr("{before} to {after} points")
            told.append(points.format(before=preview.points_before, after=preview.points_after))
        return ". ".join(told)

    def staged(self, preview: PlacementPreview) -> str:
        """A staged placement: "Red velvet 2 on stack 1"."""
        card = numbered_name(self.lists, preview.card)
        if preview.is_new_stack:
            return self.tr("{card}, new stack").format(card=card)
        return self.tr("{card} on stack {number}").format(card=card, number=preview.stack + 1)

    def _topper(self, score: StackScore) -> list[str]:
        if score.doubled:
            return [self.tr("The topper doubles {points}.").format(points=score.base)]
        if score.crowned:
            return [self.tr("The topper doubles from %n cake(s) on.", "", IMPRESSIVE_LAYERS)]
        return []
