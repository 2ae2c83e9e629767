"""The words of resolving: reason lines, who wins and why, the summary, the log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cakedesk.games.top_cake.cards import REVERSE, SNATCH, TopCakeLists
from cakedesk.games.top_cake.resolving import Resolution
from cakedesk.table.boards.top_cake.resolve_steps import (
    Reason,
    ResolveStep,
    SeatLine,
    copies_of,
    other_bids,
    result_of,
)
from cakedesk.table.boards.top_cake.wording import Wording, kind_word, name_in_row, points_word
from cakedesk.table.joined_words import and_list, capital
from cakedesk.table.short_names import short_names

HALF_ALONE = 1
"""Twice the bid of a seat that has only the first player card there."""


class Told(NamedTuple):
    """How a card was decided: in a few words, in one or two sentences, and in the log, with all it tells."""

    how: str
    why: str
    log: str


class ResolveWording(Wording):
    """Puts resolutions into words."""

    _is_brief = False

    def __init__(self, lists: TopCakeLists, names: Sequence[str], row: Sequence[int] = ()) -> None:
        super().__init__(lists, names)
        # The cards that are resolved together: those of one name among them are told apart.
        self.row = tuple(row)

    def shorter(self) -> ResolveWording:
        """The same with first names, for where there is little room, and without what the title says, too."""
        words = ResolveWording(self.lists, short_names(self.names), self.row)
        words._is_brief = True
        return words

    # ------------------------------------------------------------------------------------------- the row

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
        text = self.tr("{card} {how}") if resolution.winner >= 0 else self.tr("{card}: {how}")
        return text.format(card=self._name(resolution.card), how=self.outcome(resolution))

    def tied_tag(self) -> str:
        """The tag of a card that stays tied."""
        return self.tr("TIED")

    # -------------------------------------------------------------------------------- who wins, and why

    def title(self, resolution: Resolution) -> str:
        """Who gets the card, in a few words."""
        text = self.tr("{name} wins {card}")
        if resolution.winner < 0:
            text = self.tr("A tie: {card} stays") if resolution.stays else self.tr("Nobody wins {card}")
        return self._filled(text, resolution)

    def outcome(self, resolution: Resolution) -> str:
        """What became of a card, as short as possible: for the row and the summary."""
        return self._filled(self._decided(resolution).how, resolution)

    def why(self, resolution: Resolution) -> str:
        """Why the card goes where it goes, in one or two sentences."""
        return self._filled(self._decided(resolution).why, resolution)

    def change(self, resolution: Resolution) -> str:
        """One line for the top bar."""
        text = self.tr("{name} wins {card} {how}")
        if resolution.winner < 0:
            text = (
                self.tr("{card} stays, {how}")
                if resolution.stays
                else self.tr("{card} leaves the game, {how}")
            )
        return self._filled(text, resolution, how=self.outcome(resolution))

    def sentence(self, resolution: Resolution) -> str:
        """One line for the log, with what cancelled: "Ben wins Red velvet, 6 to 5; both 1s cancel"."""
        text = self._filled(self._decided(resolution).log, resolution)
        if not resolution.cancelled:
            return text
        kinds = [self._copies(kind, copies_of(resolution, kind)) for kind in resolution.cancelled]
        return self.tr("{what}; {cancelled} cancel").format(what=text, cancelled=and_list(kinds))

    def _decided(self, resolution: Resolution) -> Told:
        """How a card was decided, with places for what `_filled` knows."""
        match result_of(resolution).reason:
            case Reason.SNATCH_WINS:
                return Told(
                    self.tr("by SNATCH"),
                    self.tr(
                        "A SNATCH takes the card, whatever else lies there, and is out of the game then."
                    ),
                    self.tr("{name} takes {card} by SNATCH"),
                )
            case Reason.ONLY_BID:
                return Told(
                    self.tr("with {bid}"),
                    self._why_only(resolution),
                    self.tr("{name} wins {card} with {bid}, the only bid"),
                )
            case Reason.HIGHEST:
                return Told(
                    self.tr("with {bid}"),
                    self.tr("The highest bid takes the card: {bid} against {others}."),
                    self.tr("{name} wins {card}, {bid} to {other}"),
                )
            case Reason.LOWEST:
                return Told(
                    self.tr("with {bid}, by REVERSE"),
                    self.tr(
                        "With a REVERSE beside it the lowest bid takes the card: {bid} against {others}."
                    ),
                    self.tr("{name} wins {card} with {bid}, by REVERSE"),
                )
            case Reason.NOBODY_LAID:
                return Told(
                    self.tr("nobody bid"),
                    self.tr("Nobody bid on it, so it leaves the game."),
                    self.tr("{card} leaves the game: nobody bid"),
                )
            case Reason.ALL_CANCELLED:
                return Told(
                    self.tr("all bids cancel"),
                    self.tr("All bids cancel. Cancelled bids are no bids, so the card leaves the game."),
                    self.tr("{card} leaves the game: no bid is left"),
                )
            case Reason.NO_NUMBER:
                return Told(
                    self.tr("REVERSE without a number"),
                    self.tr("A REVERSE without a number is no bid, so the card leaves the game."),
                    self.tr("{card} leaves the game: a REVERSE alone is no bid"),
                )
        why = self.tr("{names} tie for the highest bid at {bid}.")
        then = self.tr("After the last round a tied card leaves the game.")
        if resolution.reversed:
            why = self.tr("With a REVERSE the lowest bid counts: {names} tie at {bid}.")
        log = self.tr("{card} leaves the game: {names} tie at {bid}")
        if resolution.stays:
            then = self.tr("The card waits for the next round, with all bids that did not cancel.")
            log = self.tr("{card} stays in the row: {names} tie at {bid}")
        return Told(self.tr("tied at {bid}"), why if self._is_brief else f"{why} {then}", log)

    def _why_only(self, resolution: Resolution) -> str:
        if resolution.doubled_bids[resolution.winner] == HALF_ALONE:
            return self.tr("The half point is the only bid there, and that is enough.")
        if resolution.cancelled:
            return self.tr("After cancelling, {bid} is the only bid left.")
        return self.tr("{bid} is the only bid there.")

    def _filled(self, text: str, resolution: Resolution, **more: str) -> str:
        result, others = result_of(resolution), [points_word(bid) for bid in other_bids(resolution)]
        names = and_list([self.names[seat] for seat in result.seats])
        return text.format(
            card=self._name(resolution.card),
            name=names,
            names=names,
            bid=points_word(result.doubled_bid or 0),
            others=and_list(others),
            other=next(iter(others), ""),
            **more,
        )

    # --------------------------------------------------------------------------------------- reason lines

    def step(self, step: ResolveStep) -> tuple[str, str]:
        """A reason line: what happens, and what follows from it (may be empty)."""
        head, tail = self._step(step)
        cards = and_list([str(kind) for kind in step.kinds])
        if step.cancels and len(step.kinds) == 1:
            cards = self._copies(step.kinds[0], step.copies)
        cards = capital(cards)
        head = head.format(cards=cards, numbers=cards, bid=points_word(step.doubled_bid or 0))
        return head, tail.format(name=self.names[step.seats[0]] if step.seats else "")

    def _step(self, step: ResolveStep) -> tuple[str, str]:
        wins, leaves = self.tr("{name} wins"), self.tr("the card leaves the game")
        match step.reason:
            case Reason.NOTHING_CANCELS:
                return self.tr("Nothing cancels"), ""
            case Reason.NUMBERS_CANCEL:
                return self.tr("{numbers} cancel"), self.tr("back to their owners")
            case Reason.SNATCH_CANCELS:
                return self.tr("{cards} cancel"), self.tr("out of the game for good")
            case Reason.REVERSE_CANCELS:
                return self.tr("{cards} cancel"), self.tr("back to their owners")
            case Reason.NO_SNATCH:
                return self.tr("No SNATCH here"), ""
            case Reason.SNATCH_STAYS:
                return self.tr("SNATCH stays"), self.tr("it takes the card")
            case Reason.REVERSE_STAYS:
                return self.tr("REVERSE stays"), self.tr("lowest bid wins")
            case Reason.SNATCH_WINS:
                return self.tr("Taken by SNATCH"), wins
            case Reason.ONLY_BID:
                return self.tr("{bid} is the only bid"), wins
            case Reason.HIGHEST:
                return self.tr("{bid} is the highest"), wins
            case Reason.LOWEST:
                return self.tr("{bid} is the lowest"), wins
            case Reason.TIE_STAYS:
                return self.tr("A tie at {bid}"), self.tr("the card stays")
            case Reason.TIE_LEAVES:
                return self.tr("A tie at {bid}"), leaves
        return self.tr("Nobody has a bid"), leaves

    def _copies(self, kind: int, copies: int) -> str:
        """Cards that cancel: "both 4s"."""
        if kind in {SNATCH, REVERSE}:
            texts = (
                self.tr("both {kind} cards"),
                self.tr("all three {kind} cards"),
                self.tr("all four {kind} cards"),
            )
        else:
            texts = self.tr("both {number}s"), self.tr("all three {number}s"), self.tr("all four {number}s")
        return texts[copies - 2].format(kind=kind_word(kind), number=kind)

    # ----------------------------------------------------------------------------------- the seats' lines

    def no_bid(self, line: SeatLine) -> str:
        """What stands in a line instead of a sum; empty if a SNATCH speaks for itself."""
        if line.is_empty:
            return self.tr("nothing here")
        if line.keeps(SNATCH):
            return ""
        return self.tr("no number, no bid") if line.keeps(REVERSE) else self.tr("all cancelled")

    def card_note(self, line: SeatLine) -> tuple[str, str]:
        """The name and the effect of the special card that is left in a line; empty if none is."""
        if line.keeps(SNATCH):
            return kind_word(SNATCH), self.tr("takes the card")
        if line.keeps(REVERSE):
            return kind_word(REVERSE), self.tr("lowest wins")
        return "", ""

    def mark(self, line: SeatLine) -> str:
        """The tag of the line that gets the card, or that has one of the equal best bids."""
        return self.tr("wins") if line.wins else self.tr("tie") if line.ties else ""

    def line(self, line: SeatLine) -> str:
        """A seat's line as a screen reader says it."""
        cards = [
            (self.tr("{card} (cancelled)") if card.cancelled else "{card}").format(card=kind_word(card.kind))
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
