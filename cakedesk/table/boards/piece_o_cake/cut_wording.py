"""`CutWording`: what a cut in the making says: the list's title, what pieces mean, the button."""

from __future__ import annotations

from collections.abc import Sequence

from cakedesk.games.piece_o_cake.cutting import places_of
from cakedesk.games.piece_o_cake.plates import heap_of, size
from cakedesk.games.piece_o_cake.scoring import cream_points, majority_seats
from cakedesk.games.piece_o_cake.state import PieceOCakeState
from cakedesk.table.boards.piece_o_cake.cut_composer import CutComposer
from cakedesk.table.boards.piece_o_cake.piece_line import ListedPiece
from cakedesk.table.boards.piece_o_cake.standing import gain
from cakedesk.table.boards.piece_o_cake.wording import Wording, and_list


class CutWording(Wording):
    """Words of cutting."""

    def title(self, pieces: int, is_cut: bool) -> str:
        """What stands above the list."""
        if not is_cut:
            return self.tr("The whole cake")
        numbers = {
            2: self.tr("Your two pieces"),
            3: self.tr("Your three pieces"),
            4: self.tr("Your four pieces"),
            5: self.tr("Your five pieces"),
        }
        return numbers[pieces]

    def listed(
        self, shown: PieceOCakeState, starts: tuple[int, ...], first: int, *, told: bool
    ) -> list[ListedPiece]:
        """The pieces, and what each would mean for the seat that chooses first.

        Args:
            shown: what lies open.
            starts: where the pieces start.
            first: the seat that chooses first.
            told: whether it is told what they mean.

        Returns:
            One line for each.
        """
        return [self._listed(shown, starts, start, first, told=told) for start in starts]

    def _listed(
        self, shown: PieceOCakeState, starts: tuple[int, ...], start: int, first: int, *, told: bool
    ) -> ListedPiece:
        slices = tuple(shown.ring[place] for place in places_of(starts, start))
        heap = heap_of(slices)
        after = list(shown.collected)
        after[first] += heap
        crowned = frozenset(variety for variety in slices if told and first in majority_seats(after, variety))
        points = gain(shown.collected, first, heap, self.lists) if told else None
        text = "" if points is None else self._meaning(points, first)
        spoken = self.piece(shown, start, starts)
        return ListedPiece(
            start,
            slices,
            crowned,
            cream_points(heap, self.lists),
            points,
            text,
            f"{spoken}. {text}" if text else spoken,
        )

    def _meaning(self, points: int, seat: int) -> str:
        if not points:
            return self.tr("no new lead for {name}").format(name=self.names[seat])
        return self.tr("+{points} in leads for {name}").format(points=points, name=self.names[seat])

    def legend(self, seat: int) -> str:
        """What a crown and a number beside it say, where they stand instead of words."""
        return self.tr("new leads for {name}").format(name=self.names[seat])

    def prompt(self, name: str) -> str:
        """What the tray asks."""
        return self.tr("{name}, cut the cake").format(name=name)

    def help(self, composer: CutComposer, coming: Sequence[str], most: int) -> str:
        """What the tray explains."""
        if not composer.cuts:
            first = self.tr("Click + to lay a knife. Up to %n piece(s).", "", most)
        elif len(composer.cuts) == 1:
            first = self.tr("One knife makes no piece: lay another one.")
        elif composer.free_gaps():
            first = self.tr("Drag a knife to another gap, or click + to add one.")
        else:
            first = self.tr("Drag a knife to another gap, or into the hole to take it away.")
        others = and_list(list(coming[1:-1]))
        second = self.tr("{name} picks first. You get what is left.").format(name=coming[0])
        if others:
            text = self.tr("{name} picks first, then {others}. You get what is left.")
            second = text.format(name=coming[0], others=others)
        return f"{first}\n{second}"

    def brief_prompt(self) -> str:
        """What the tray asks where the room is short."""
        return self.tr("Cut the cake")

    def brief_help(self, composer: CutComposer, coming: Sequence[str], most: int) -> str:
        """What the tray explains where the room is short."""
        if not composer.cuts:
            first = self.tr("Click + to cut: up to %n piece(s).", "", most)
        elif len(composer.cuts) == 1:
            first = self.tr("Lay one more knife.")
        elif composer.free_gaps():
            first = self.tr("Drag a knife, or click +.")
        else:
            first = self.tr("Drag a knife elsewhere.")
        return f"{first}\n" + self.tr("{name} picks first.").format(name=coming[0])

    def button(self, composer: CutComposer) -> str:
        """What the primary button does."""
        if composer.is_whole:
            return self.tr("Serve it whole")
        pieces = len(composer.cuts)
        words = {
            2: self.tr("Serve two pieces"),
            3: self.tr("Serve three pieces"),
            4: self.tr("Serve four pieces"),
            5: self.tr("Serve five pieces"),
        }
        return words.get(pieces, self.tr("Cut the cake"))

    def said(self, composer: CutComposer) -> str:
        """What screen readers hear after a gesture."""
        if len(composer.cuts) < 2:
            return self.tr("%n knife(s)", "", len(composer.cuts))
        sizes = ", ".join(str(size(heap)) for heap in composer.pieces)
        return self.tr("%n piece(s): {sizes} slices", "", len(composer.cuts)).format(sizes=sizes)


def first_picker(shown: PieceOCakeState) -> int:
    """The seat that chooses first from the cake that is being cut."""
    return (shown.to_act + 1) % shown.seats
