"""The words of resolving: reason lines, the sentence that says who wins and why, the summary."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from cakedesk.games.top_cake.cards import REVERSE, SNATCH, TopCakeLists
from cakedesk.games.top_cake.resolving import BY_HIGHEST, BY_SNATCH, TIE, UNWANTED, Resolution
from cakedesk.table.boards.top_cake.resolve_steps import (
    NoBid,
    Reason,
    ResolveStep,
    SeatLine,
    no_bid_because,
    other_bids,
)
from cakedesk.table.boards.top_cake.wording import kind_word, name_in_row, points_word, spoken_card
from cakedesk.table.joined_words import and_list

HALF_ALONE = 1
"""Twice the bid of a seat that has only the first player card there."""


class ResolveWording(QObject):
    """Puts resolutions into words.

    Attributes:
        lists: the card list that names the cards.
        names: the people's names by seat.
        row: the cards that are resolved together: those of one name among them are told apart.
    """

    def __init__(
        self,
        lists: TopCakeLists,
        names: Sequence[str],
        row: Sequence[int] = (),
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.lists = lists
        self.names = tuple(names)
        self.row = tuple(row)

    def card(self, card: int) -> str:
        """The name of a card as a screen reader says it."""
        return spoken_card(self.lists, card)

    def won_by(self, seat: int) -> str:
        """Who won a card: "won by Ada"."""
        return self.tr("won by {name}").format(name=self.names[seat])

    def count(self, number: int, count: int) -> str:
        """How far the walk is: "Card 2 of 6"."""
        return self.tr("Card {number} of {count}").format(number=number, count=count)

    def asked(self, card: int) -> str:
        """The title before the bids lie open."""
        return self.tr("Who gets {card}?").format(card=self._name(card))

    def receiver(self, resolution: Resolution) -> str:
        """Who gets a card, or where it goes, as short as possible."""
        if resolution.winner >= 0:
            return self.names[resolution.winner]
        return self.tr("stays in the row") if resolution.stays else self.tr("leaves the game")

    def with_what(self, resolution: Resolution) -> str:
        """The card and how it was decided: "Chocolate with 2, by REVERSE"."""
        card = self._name(resolution.card)
        how = self.outcome(resolution)
        text = self.tr("{card} {how}") if resolution.winner >= 0 else self.tr("{card}: {how}")
        return text.format(card=card, how=how)

    def tied_tag(self) -> str:
        """The tag of a card that stays tied."""
        return self.tr("TIED")

    def step(self, step: ResolveStep) -> tuple[str, str]:
        """A reason line.

        Returns:
            What happens, and what follows from it (may be empty).
        """
        if step.is_result:
            return self._result_step(step)
        match step.reason:
            case Reason.NOTHING_CANCELS:
                return self.tr("Nothing cancels"), ""
            case Reason.NUMBERS_CANCEL:
                return self._numbers_cancel(step), self.tr("back to their owners")
            case Reason.SNATCH_CANCELS:
                return self._copies_cancel(SNATCH, step.copies), self.tr("out of the game for good")
            case Reason.SNATCH_STAYS:
                return self.tr("SNATCH stays"), self.tr("it takes the card")
            case Reason.REVERSE_CANCELS:
                return self._copies_cancel(REVERSE, step.copies), self.tr("back to their owners")
            case Reason.REVERSE_STAYS:
                return self.tr("REVERSE stays"), self.tr("lowest bid wins")
            case _:
                return self.tr("No SNATCH here"), ""

    def title(self, resolution: Resolution) -> str:
        """Who gets the card, in a few words."""
        card = self._name(resolution.card)
        if resolution.outcome == TIE and resolution.stays:
            return self.tr("A tie: {card} stays").format(card=card)
        if resolution.winner < 0:
            return self.tr("Nobody wins {card}").format(card=card)
        return self.tr("{name} wins {card}").format(name=self.names[resolution.winner], card=card)

    def why(self, resolution: Resolution) -> str:
        """Why the card goes where it goes, in one or two sentences."""
        if resolution.outcome == UNWANTED:
            return self._why_unwanted(resolution)
        if resolution.outcome == TIE:
            return self._why_tied(resolution)
        if resolution.outcome == BY_SNATCH:
            return self.tr("A SNATCH takes the card, whatever else lies there. Then it is out of the game.")
        return self._why_bid(resolution)

    def outcome(self, resolution: Resolution) -> str:
        """What became of a card, as short as possible: for the row and the summary."""
        if resolution.outcome == UNWANTED:
            return self._no_bid_outcome(resolution)
        if resolution.outcome == TIE:
            bid = points_word(resolution.doubled_bids[resolution.tied_seats[0]] or 0)
            return self.tr("tied at {bid}").format(bid=bid)
        if resolution.outcome == BY_SNATCH:
            return self.tr("by SNATCH")
        bid = points_word(resolution.doubled_bids[resolution.winner] or 0)
        if resolution.outcome == BY_HIGHEST or not other_bids(resolution):
            return self.tr("with {bid}").format(bid=bid)
        return self.tr("with {bid}, by REVERSE").format(bid=bid)

    def fate(self, resolution: Resolution) -> str:
        """Where a card goes that nobody wins."""
        return self.tr("stays") if resolution.stays else self.tr("leaves")

    def change(self, resolution: Resolution) -> str:
        """One line for the log and the top bar."""
        card = self._name(resolution.card)
        how = self.outcome(resolution)
        if resolution.winner >= 0:
            name = self.names[resolution.winner]
            return self.tr("{name} wins {card} {how}").format(name=name, card=card, how=how)
        if resolution.stays:
            return self.tr("{card} stays, {how}").format(card=card, how=how)
        return self.tr("{card} leaves the game, {how}").format(card=card, how=how)

    def no_bid(self, line: SeatLine) -> str:
        """What stands in a line instead of a sum.

        Returns:
            Such as "no number, no bid"; empty if a SNATCH speaks for itself.
        """
        if line.is_empty:
            return self.tr("nothing here")
        if line.keeps(SNATCH):
            return ""
        if line.keeps(REVERSE):
            return self.tr("no number, no bid")
        return self.tr("all cancelled")

    def card_note(self, line: SeatLine) -> tuple[str, str]:
        """What a special card in a line does.

        Returns:
            Its name and its effect; both empty if no SNATCH or REVERSE is left there.
        """
        if line.keeps(SNATCH):
            return kind_word(SNATCH), self.tr("takes the card")
        if line.keeps(REVERSE):
            return kind_word(REVERSE), self.tr("lowest wins")
        return "", ""

    def wins(self) -> str:
        """The tag of the line that gets the card."""
        return self.tr("wins")

    def ties(self) -> str:
        """The tag of a line that has one of the equal best bids."""
        return self.tr("tie")

    def line(self, line: SeatLine) -> str:
        """A seat's line as a screen reader says it."""
        cards = [
            self.tr("{card} (cancelled)").format(card=kind_word(card.kind))
            if card.cancelled
            else kind_word(card.kind)
            for card in line.cards
        ]
        if line.has_half:
            cards.append(self.tr("the half point"))
        bid = self.no_bid(line)
        if line.doubled_bid is not None:
            bid = self.tr("bids {bid}").format(bid=points_word(line.doubled_bid))
        return ", ".join(part for part in (self.names[line.seat], *cards, bid) if part)

    def _name(self, card: int) -> str:
        return name_in_row(self.lists, card, self.row)

    def _numbers_cancel(self, step: ResolveStep) -> str:
        if len(step.kinds) > 1:
            return self.tr("{numbers} cancel").format(numbers=and_list([str(kind) for kind in step.kinds]))
        number = step.kinds[0]
        match step.copies:
            case 2:
                return self.tr("Both {number}s cancel").format(number=number)
            case 3:
                return self.tr("All three {number}s cancel").format(number=number)
        return self.tr("All four {number}s cancel").format(number=number)

    def _copies_cancel(self, kind: int, copies: int) -> str:
        word = kind_word(kind)
        match copies:
            case 2:
                return self.tr("Both {kind} cards cancel").format(kind=word)
            case 3:
                return self.tr("All three {kind} cards cancel").format(kind=word)
        return self.tr("All four {kind} cards cancel").format(kind=word)

    def _result_step(self, step: ResolveStep) -> tuple[str, str]:
        wins = self.tr("{name} wins").format(name=self.names[step.seats[0]]) if step.seats else ""
        bid = points_word(step.doubled_bid) if step.doubled_bid is not None else ""
        match step.reason:
            case Reason.SNATCH_WINS:
                return self.tr("Taken by SNATCH"), wins
            case Reason.ONLY_BID:
                return self.tr("{bid} is the only bid").format(bid=bid), wins
            case Reason.HIGHEST:
                return self.tr("{bid} is the highest").format(bid=bid), wins
            case Reason.LOWEST:
                return self.tr("{bid} is the lowest").format(bid=bid), wins
            case Reason.TIE_STAYS:
                return self.tr("A tie at {bid}").format(bid=bid), self.tr("the card stays")
            case Reason.TIE_LEAVES:
                return self.tr("A tie at {bid}").format(bid=bid), self.tr("the card leaves the game")
            case _:
                return self.tr("Nobody has a bid"), self.tr("the card leaves the game")

    def _no_bid_outcome(self, resolution: Resolution) -> str:
        match no_bid_because(resolution):
            case NoBid.NOBODY_LAID:
                return self.tr("nobody bid")
            case NoBid.ALL_CANCELLED:
                return self.tr("all bids cancel")
            case NoBid.NO_NUMBER:
                return self.tr("REVERSE without a number")

    def _why_unwanted(self, resolution: Resolution) -> str:
        match no_bid_because(resolution):
            case NoBid.NOBODY_LAID:
                return self.tr("Nobody bid on it, so it leaves the game.")
            case NoBid.ALL_CANCELLED:
                return self.tr("All bids cancel. Cancelled bids are no bids, so the card leaves the game.")
            case NoBid.NO_NUMBER:
                return self.tr("A REVERSE without a number is no bid, so the card leaves the game.")

    def _why_tied(self, resolution: Resolution) -> str:
        names = and_list([self.names[seat] for seat in resolution.tied_seats])
        bid = points_word(resolution.doubled_bids[resolution.tied_seats[0]] or 0)
        if resolution.reversed:
            tie = self.tr("With a REVERSE the lowest bid counts: {names} tie at {bid}.").format(
                names=names, bid=bid
            )
        else:
            tie = self.tr("{names} tie for the highest bid at {bid}.").format(names=names, bid=bid)
        if resolution.stays:
            then = self.tr("The card waits for the next round, with all bids that did not cancel.")
        else:
            then = self.tr("After the last round a tied card leaves the game.")
        return f"{tie} {then}"

    def _why_bid(self, resolution: Resolution) -> str:
        doubled = resolution.doubled_bids[resolution.winner] or 0
        others = other_bids(resolution)
        if not others:
            return self._why_only(resolution, doubled)
        bid, against = points_word(doubled), and_list([points_word(other) for other in others])
        if resolution.reversed:
            text = self.tr("With a REVERSE beside it the lowest bid takes the card: {bid} against {others}.")
        else:
            text = self.tr("The highest bid takes the card: {bid} against {others}.")
        return text.format(bid=bid, others=against)

    def _why_only(self, resolution: Resolution, doubled: int) -> str:
        if doubled == HALF_ALONE:
            return self.tr("The half point is the only bid there, and that is enough.")
        if resolution.cancelled:
            return self.tr("After cancelling, {bid} is the only bid left.").format(bid=points_word(doubled))
        return self.tr("{bid} is the only bid there.").format(bid=points_word(doubled))
