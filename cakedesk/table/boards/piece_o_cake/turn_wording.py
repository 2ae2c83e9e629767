"""What a turn in the making says: what pieces would bring, prompts, reasons, sums, the button."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cakedesk.games.piece_o_cake.cutting import pieces_of, places_of
from cakedesk.games.piece_o_cake.phases import CUTTING
from cakedesk.games.piece_o_cake.plates import counts, heap_of, size
from cakedesk.games.piece_o_cake.scoring import cream_points
from cakedesk.games.piece_o_cake.state import PieceOCakeState
from cakedesk.table.boards.piece_o_cake.composer import ChoiceComposer, CutComposer
from cakedesk.table.boards.piece_o_cake.piece_line import ListedPiece
from cakedesk.table.boards.piece_o_cake.standing import loss, new_leads
from cakedesk.table.boards.piece_o_cake.wording import Wording, piece_letter, variety_name
from cakedesk.table.joined_words import and_list, one_stop
from cakedesk.table.kit.table_words import TableWords


class ListWording(Wording):
    """Words of a list of pieces."""

    def listed(
        self, shown: PieceOCakeState, starts: tuple[int, ...], start: int, seat: int, *, told: bool
    ) -> ListedPiece:
        """A piece of a cut, and what it would mean for a seat; while it is cut that is somebody else's."""
        name = self.names[seat] if shown.phase == CUTTING else ""
        slices = tuple(shown.ring[place] for place in places_of(starts, start))
        heap = heap_of(slices)
        fresh = new_leads(shown.collected, seat, heap) if told else frozenset()
        points = sum(self.lists.varieties[variety].count for variety in fresh)
        text = self.meaning(points, name) if told else ""
        spoken = self.piece(shown, start, starts)
        return ListedPiece(
            start,
            piece_letter(starts, start),
            slices,
            fresh,
            cream_points(heap, self.lists),
            points if told else None,
            text,
            f"{spoken}. {text}" if text else spoken,
            self._gained(name, points) if text and name and points else "",
        )

    def meaning(self, points: int, name: str = "") -> str:
        """The new leads that something would bring, in points."""
        if not points:
            return self.tr("no new lead for {name}").format(name=name) if name else self.tr("no new lead")
        return self._gained(self.legend(name), points)

    def legend(self, name: str = "") -> str:
        """What a crown and a number beside it say, where they stand instead of words (no name: you)."""
        return self.tr("new leads for {name}").format(name=name) if name else self.tr("new leads")

    def _gained(self, leads: str, points: int) -> str:
        return self.tr("{leads}: +{points}").format(leads=leads, points=points)


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
        if not composer.now.cuts and len(numbers) < numbers[-1]:
            full = self.tr("Click + to lay a knife. One, two or four pieces.")
            brief = self.tr("Click + to cut: 1, 2 or 4 pieces.")
        elif not composer.now.cuts:
            full = self.tr("Click + to lay a knife. Up to %n piece(s).", "", numbers[-1])
            brief = self.tr("Click + to cut: up to %n piece(s).", "", numbers[-1])
        elif len(composer.now.cuts) == 1:
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
        first = self.tr("{name} picks first.").format(name=self.firsts[coming[0]])
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
        if composer.now.is_whole:
            return self.tr("Serve it whole")
        if not composer.is_complete():
            return self.tr("Cut the cake")
        words = {
            2: self.tr("Serve two pieces"),
            3: self.tr("Serve three pieces"),
            4: self.tr("Serve four pieces"),
            5: self.tr("Serve five pieces"),
        }
        return words[len(composer.now.cuts)]

    def said(self, composer: CutComposer) -> str:
        """What screen readers hear after a gesture."""
        if len(composer.now.cuts) < 2:
            return self.tr("%n knife(s)", "", len(composer.now.cuts))
        sizes = ", ".join(str(size(heap)) for heap in pieces_of(composer.look.shown.ring, composer.starts))
        told = self.tr("%n piece(s): {sizes} slices", "", len(composer.now.cuts)).format(sizes=sizes)
        return told if composer.is_complete() else f"{told}. {self.not_three()}"

    def not_three(self) -> str:
        """Why three pieces can't be served, and what can be."""
        return self.tr("Two seats cut two or four pieces, not three: lay or take away a knife.")


def first_picker(shown: PieceOCakeState) -> int:
    """The seat that chooses first from the cake that is being cut."""
    return (shown.to_act + 1) % shown.seats


NO_BREAK = "\u00a0"


class ChoiceWording(ListWording):
    """Words of choosing."""

    def titles(self, composer: ChoiceComposer, name: str) -> tuple[str, str]:
        """What the panel asks about what is chosen, and the same where a name has no room."""
        if composer.now.start >= 0:
            return self.tr("{name}, eat or collect?").format(name=name), self.tr("Eat or collect?")
        return self.tr("{name}, eat these?").format(name=name), self.tr("Eat these?")

    def list_title(self, composer: ChoiceComposer) -> str:
        """What stands above the pieces, while none is chosen."""
        if len(composer.look.shown.cuts) == 1:
            return self.whole_cake()
        if len(composer.starts) == 1:
            return self.tr("The last piece")
        return self.tr("%n piece(s) left", "", len(composer.starts))

    def explanation(self, composer: ChoiceComposer, *, tells_leads: bool) -> str:
        """What is forfeited, and who leads then."""
        variety = composer.now.variety
        if variety < 0:
            return ""
        eaten = self.tr("You eat {slices}.").format(slices=self.some(variety, composer.eaten_slices()))
        eaten += self._kept(composer, variety)
        if not tells_leads:
            return eaten
        then = self._leaders_then(composer, variety)
        return f"{eaten} {NO_BREAK.join(then.rsplit(' ', 1))}"

    def eat_half(self, variety: int, eaten: int, count: int) -> str:
        """What the left half of a switch is called."""
        return self.tr("Eat {kind}: {eaten} of {count}, {points} each").format(
            kind=variety_name(self.lists, variety),
            eaten=eaten,
            count=count,
            points=TableWords().points(self.lists.varieties[variety].cream),
        )

    def collect_half(self, variety: int, collected: int, count: int) -> str:
        """What the right half of a switch is called."""
        return self.tr("Collect {kind}: {collected} of {count}, the lead scores {points}").format(
            kind=variety_name(self.lists, variety),
            collected=collected,
            count=count,
            points=TableWords().points(self.lists.varieties[variety].count),
        )

    def reasons(self, composer: ChoiceComposer, variety: int) -> tuple[str, ...]:
        """How things would stand in a variety: "3 of 10, ahead", "1 of 9, Ada has 3", or just who leads."""
        mine, others = self._held(composer, variety)
        best = max(others.values())
        leaders = self._leaders(others, best)
        if not mine:
            return (leaders,)
        share = self.tr("{mine} of {total}").format(mine=mine, total=self.lists.varieties[variety].count)
        if mine > best:
            return (self.tr("{share}, ahead").format(share=share),)
        if mine == best:
            return (self.tr("{share}, tied").format(share=share),)
        return self.tr("{share}, {leaders}").format(share=share, leaders=leaders), leaders

    def who_holds(self, composer: ChoiceComposer, variety: int) -> str:
        """Who else has how many of a variety."""
        _, others = self._held(composer, variety)
        told = [f"{self.names[seat]} {count}" for seat, count in others.items() if count]
        return ", ".join(told) if told else self.tr("nobody else has any")

    def _held(self, composer: ChoiceComposer, variety: int) -> tuple[int, dict[int, int]]:
        """How many slices of a variety who chooses would have, and the others by seat."""
        held = {seat: counts(heap)[variety] for seat, heap in enumerate(composer.heaps_after())}
        return held.pop(composer.seat), held

    def _leaders(self, others: Mapping[int, int], best: int) -> str:
        """Who of the others leads, with how many."""
        if not best:
            return self.tr("nobody has any")
        leaders = [self.firsts[seat] for seat, held in others.items() if held == best]
        if len(leaders) > 1:
            return self.tr("%n others have {count}", "", len(leaders)).format(count=best)
        return self.tr("{name} has {count}").format(name=leaders[0], count=best)

    def _leaders_then(self, composer: ChoiceComposer, variety: int) -> str:
        """Who would lead a variety without the slices that are forfeited, or leads it already."""
        _, others = self._held(composer, variety)
        own, kept = counts(composer.look.shown.collected[composer.seat])[variety], composer.kept(variety)
        best = max(others.values())
        if kept > best:
            return self.tr("You still lead with {count}.").format(count=kept)
        if not best:
            return self.tr("Then nobody has any.")
        if kept == best:
            return self.tr("You would then be tied, with {count}.").format(count=kept)
        leaders = [self.names[seat] for seat, held in others.items() if held == best]
        if best > own:
            if len(leaders) > 1:
                return self.tr("%n others still lead with {count}.", "", len(leaders)).format(count=best)
            return self.tr("{name} still leads with {count}.").format(name=leaders[0], count=best)
        if len(leaders) > 1:
            return self.tr("%n others would then lead with {count}.", "", len(leaders)).format(count=best)
        return self.tr("{name} would then lead with {count}.").format(name=leaders[0], count=best)

    def sure(self, points: int) -> str:
        """The cream that is sure."""
        return self.tr("+{points} sure").format(points=points)

    def leads(self, composer: ChoiceComposer) -> list[str]:
        """The points in leads that the choice would bring; of what is forfeited, those that are lost."""
        if composer.now.variety >= 0:
            lost = self.lost(composer, composer.now.variety)
            if not lost:
                return [self.tr("no lead is lost")]
            net = signed(composer.cream() - lost)
            return [
                self.tr("lead lost: {points}").format(points=signed(-lost)),
                self.tr("net {net}").format(net=net),
            ]
        return [self.meaning(self.gained(composer))] if composer.collected else []

    def gained(self, composer: ChoiceComposer) -> int:
        """The points of the leads that the choice would bring."""
        fresh = new_leads(composer.look.shown.collected, composer.seat, composer.collected)
        return sum(self.lists.varieties[variety].count for variety in fresh)

    def lost(self, composer: ChoiceComposer, variety: int) -> int:
        """The points of a lead that forfeiting a variety would cost."""
        return loss(composer.look.shown.collected, composer.seat, composer.forfeited(variety), self.lists)

    def forfeit_title(self, composer: ChoiceComposer) -> str:
        """What stands above forfeiting."""
        return self.tr("Or leave the pieces") if composer.starts else self.tr("Make do with your own")

    def forfeit_line(self, composer: ChoiceComposer) -> tuple[str, str]:
        """What forfeiting is, and shorter where that has no room."""
        shown, seat = composer.look.shown, composer.seat
        if shown.collected[seat] == shown.earlier[seat]:
            return self.tr("and eat all you collected of one kind:"), self.tr("and eat all of one kind:")
        return self.tr("and eat all of one kind from earlier cakes:"), self.tr("and eat one earlier kind:")

    def forfeit(self, composer: ChoiceComposer, variety: int, lost: int) -> str:
        """A variety that may be forfeited, what its lead costs, and what of it stays."""
        points = composer.forfeit_points(variety)
        text = self.tr("Eat {slices} for {points}").format(
            slices=self.some(variety, size(composer.forfeited(variety))), points=TableWords().points(points)
        )
        if lost:
            told = self.tr("{text}. The lead of {points} is lost: net {net}")
            text = told.format(text=text, points=TableWords().points(lost), net=signed(points - lost))
        kept = self._kept(composer, variety)
        text = f"{text}.{kept}" if kept else text
        is_chosen = composer.now.variety == variety
        return self.tr("Chosen. {text}").format(text=text) if is_chosen else text

    def _kept(self, composer: ChoiceComposer, variety: int) -> str:
        """What of a variety stays when it is forfeited, and why; empty: nothing does."""
        kept = composer.kept(variety)
        return " " + self.tr("%n of this cake stay(s).", "", kept) if kept else ""

    # ---------------------------------------------------------------------------------------- the tray

    def prompts(self, composer: ChoiceComposer, name: str) -> tuple[str, str]:
        """What the tray asks, and the same where the room is short: the name stands beside it anyway."""
        if composer.now.start >= 0:
            full, brief = self.tr("{name}, take this piece?"), self.tr("Take this piece?")
        elif composer.now.variety >= 0:
            full, brief = self.tr("{name}, eat these?"), self.tr("Eat these?")
        elif composer.starts:
            full, brief = self.tr("{name}, which piece?"), self.tr("Which piece?")
        else:
            full, brief = self.tr("{name}, no piece is left"), self.tr("No piece is left")
        return full.format(name=name), brief

    def helps(self, composer: ChoiceComposer, coming: Sequence[int]) -> tuple[str, str]:
        """What the tray explains, and the same where the room is short."""
        if composer.now.start >= 0:
            full = self.tr("Eaten slices score their cream for sure, collected ones only if you lead.")
            brief = self.tr("Eaten is sure, collected needs the lead.")
        elif composer.now.variety >= 0:
            full = self.tr("Eaten slices never come back. Click the kind again to change your mind.")
            brief = self.tr("Eaten is eaten.")
        elif composer.starts:
            full = self.tr("Click a piece. Then say for each slice whether you eat or collect it.")
            brief = self.tr("Click a piece, then eat or collect.")
        elif composer.forfeits:
            full = self.tr("Eat all that you collected of one kind, or pass.")
            brief = self.tr("Eat all of one kind, or pass.")
        else:
            full, brief = self.tr("You have nothing to eat either."), self.tr("You have nothing to eat.")
        then = self.tr("Nobody is next.")
        if coming:
            then = self.tr("{name} is next.").format(name=self.firsts[coming[0]])
        order = self._order(composer.seat, coming)
        return f"{full}\n{one_stop(order, self.names)}", f"{brief}\n{one_stop(then, self.names)}"

    def _order(self, you: int, coming: Sequence[int]) -> str:
        """Who chooses after who is addressed."""
        if not coming:
            return self.tr("Nobody chooses after you.")
        name, later = self.names[coming[0]], coming[1:]
        if not later:
            return self.tr("{name} chooses after you.").format(name=name)
        if you in later:
            if later[-1] == you:
                return self.tr("{name} chooses after you, then you again.").format(name=name)
            return self.tr("{name} chooses after you, then you and {name} again.").format(name=name)
        others = and_list([self.names[seat] for seat in later])
        return self.tr("{name} chooses after you, then {others}.").format(name=name, others=others)

    def button(self, composer: ChoiceComposer, *, tells_leads: bool) -> str:
        """What the primary button does."""
        staged = composer.now
        if staged.start >= 0:
            eaten = composer.eaten_slices()
            if not eaten:
                return self.tr("Take it: collect all")
            if staged.eaten == composer.piece:
                return self.tr("Take it: eat all")
            return self.tr("Take it: eat %n", "", eaten)
        if staged.variety >= 0:
            points, lost = composer.cream(), self.lost(composer, staged.variety) if tells_leads else 0
            eats = self.tr("Eat all")
            if composer.kept(staged.variety):
                eats = self.tr("Eat %n", "", composer.eaten_slices())
            told = TableWords().points(points)
            if lost:
                told = self.tr("lose %n", "", lost - points) if lost > points else f"+{points - lost}"
            return self.tr("{deed}: {points}").format(deed=eats, points=told)
        return TableWords().pass_turn() if composer.can_pass else self.tr("Take a piece")


def signed(points: int) -> str:
    """Points with their sign: "+2", "−7"."""
    return f"−{-points}" if points < 0 else f"+{points}"
