"""`CutWording`: what a cut in the making says: the list's title, the prompt, the button."""

from __future__ import annotations

from collections.abc import Sequence

from cakedesk.games.piece_o_cake.plates import size
from cakedesk.games.piece_o_cake.state import PieceOCakeState
from cakedesk.table.boards.piece_o_cake.cut_composer import CutComposer
from cakedesk.table.boards.piece_o_cake.list_wording import ListWording
from cakedesk.table.joined_words import and_list, one_stop


class CutWording(ListWording):
    """Words of cutting."""

    def title(self, pieces: int, is_cut: bool) -> str:
        """What stands above the list."""
        if not is_cut:
            return self.whole_cake()
        numbers = {
            2: self.tr("Your two pieces"),
            3: self.tr("Your three pieces"),
            4: self.tr("Your four pieces"),
            5: self.tr("Your five pieces"),
        }
        return numbers[pieces]

    def prompts(self, name: str) -> tuple[str, str]:
        """What the tray asks, and the same where the room is short."""
        return self.tr("{name}, cut the cake").format(name=name), self.tr("Cut the cake")

    def helps(self, composer: CutComposer, coming: Sequence[int], numbers: Sequence[int]) -> tuple[str, str]:
        """What the tray explains to the seat that chooses last, and the same where the room is short."""
        if not composer.cuts and len(numbers) < numbers[-1]:
            full = self.tr("Click + to lay a knife. One, two or four pieces.")
            brief = self.tr("Click + to cut: 1, 2 or 4 pieces.")
        elif not composer.cuts:
            full = self.tr("Click + to lay a knife. Up to %n piece(s).", "", numbers[-1])
            brief = self.tr("Click + to cut: up to %n piece(s).", "", numbers[-1])
        elif len(composer.cuts) == 1:
            full = self.tr("One knife makes no piece: lay another one.")
            brief = self.tr("Lay one more knife.")
        elif not composer.is_complete():
            full, brief = self.not_three(), self.tr("Not three: two or four.")
        elif composer.free_gaps():
            full = self.tr("Drag a knife to another gap, or click + to add one.")
            brief = self.tr("Drag a knife, or click +.")
        else:
            full = self.tr("Drag a knife to another gap, or into the hole to take it away.")
            brief = self.tr("Drag a knife elsewhere.")
        first = self.tr("{name} picks first.").format(name=self.names[coming[0]])
        return f"{full}\n{one_stop(self._order(coming), self.names)}", f"{brief}\n{first}"

    def _order(self, coming: Sequence[int]) -> str:
        """Who picks when."""
        name, between = self.names[coming[0]], coming[1:-1]
        if coming[-1] in between:
            text = self.tr("{name} picks first, then you, then {name} again. You get what is left.")
            return text.format(name=name)
        if not between:
            return self.tr("{name} picks first. You get what is left.").format(name=name)
        others = and_list([self.names[seat] for seat in between])
        text = self.tr("{name} picks first, then {others}. You get what is left.")
        return text.format(name=name, others=others)

    def button(self, composer: CutComposer) -> str:
        """What the primary button does."""
        if composer.is_whole:
            return self.tr("Serve it whole")
        if not composer.is_complete():
            return self.tr("Cut the cake")
        words = {
            2: self.tr("Serve two pieces"),
            3: self.tr("Serve three pieces"),
            4: self.tr("Serve four pieces"),
            5: self.tr("Serve five pieces"),
        }
        return words[len(composer.cuts)]

    def said(self, composer: CutComposer) -> str:
        """What screen readers hear after a gesture."""
        if len(composer.cuts) < 2:
            return self.tr("%n knife(s)", "", len(composer.cuts))
        sizes = ", ".join(str(size(heap)) for heap in composer.pieces)
        told = self.tr("%n piece(s): {sizes} slices", "", len(composer.cuts)).format(sizes=sizes)
        return told if composer.is_complete() else f"{told}. {self.not_three()}"

    def not_three(self) -> str:
        """Why three pieces can't be served, and what can be."""
        return self.tr("Two seats cut two or four pieces, not three: lay or take away a knife.")


def first_picker(shown: PieceOCakeState) -> int:
    """The seat that chooses first from the cake that is being cut."""
    return (shown.to_act + 1) % shown.seats
