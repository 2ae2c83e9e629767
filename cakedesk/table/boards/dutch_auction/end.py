"""What a finished game of Dutch Auction tells the end page."""

from __future__ import annotations

from collections.abc import Sequence

from cakedesk.art.dutch_auction import faces
from cakedesk.engine.observation import Observation
from cakedesk.games.dutch_auction.cards import SUIT_OF, SUITS
from cakedesk.games.dutch_auction.phases import NO_CARD, QUIET_ROUNDS
from cakedesk.games.dutch_auction.scoring import score_cards
from cakedesk.games.dutch_auction.state import DutchAuctionState
from cakedesk.table.board import SeatPerson
from cakedesk.table.boards.dutch_auction.looks import card_face
from cakedesk.table.boards.dutch_auction.wording import AuctionWording
from cakedesk.table.joined_words import and_list
from cakedesk.table.kit.end_summary import EndSummary, Picture
from cakedesk.table.kit.points_table import PointsColumn, Source
from cakedesk.table.kit.summary_builder import SummaryBuilder


def end_summary(look: Observation[DutchAuctionState], people: Sequence[SeatPerson]) -> EndSummary:
    """See `BoardEntry.end_summary`."""
    return DutchAuctionSummary(look.shown, [person.name for person in people]).build()


class DutchAuctionSummary(SummaryBuilder):
    """The VP of all cards, the lowest card of each suit once more, and the card that counts most."""

    def __init__(self, shown: DutchAuctionState, names: Sequence[str]) -> None:
        super().__init__(shown.winners(), names)
        self._lists, self._is_quiet = shown.lists, shown.quiet_rounds >= QUIET_ROUNDS
        self._is_sold_out = not shown.auction_deck and all(card == NO_CARD for card in shown.display)
        self._words = AuctionWording(shown.lists, names)
        self._owned = [shown.owned(seat) or [] for seat in range(len(names))]
        self._scores = [score_cards(owned, shown.lists) for owned in self._owned]

    def sources(self) -> list[Source]:
        """What all cards count, then the bonus of each suit."""
        vp, told = self.tr("VP"), self.tr("VP of all cards")
        found = [Source(PointsColumn(vp, faces.tulips_face(), told), [score.vp for score in self._scores])]
        for suit, name in enumerate(SUITS):
            word = self._words.suit(suit)
            plus = self.tr("+ {suit}").format(suit=word)
            spoken = self.tr("the lowest card once more: {suit}").format(suit=word)
            points = [score.lowest[suit] or 0 for score in self._scores]
            found.append(Source(PointsColumn(plus, faces.suit_face(name), spoken), points))
        return found

    def pictures(self, seat: int) -> list[Picture]:
        """The card that counts most, be it by counting twice."""
        vps, words, cards = self._lists.vps, self._words, self._owned[seat]
        twice = {SUIT_OF[card]: card for card in sorted(cards, key=lambda card: -vps[card])}.values()
        best = sorted(cards, key=lambda card: -vps[card] * (1 + (card in twice)))[:1]
        text = self.tr("{card}: {vp} VP, twice") if {*best} & {*twice} else self.tr("{card}: {vp} VP")
        return [
            Picture(
                card_face(self._lists, card),
                text.format(card=words.card(card), vp=vps[card]),
                words.card(card),
            )
            for card in best
        ]

    def _why_over(self) -> str:
        if self._is_quiet:
            return self.tr("For two rounds no card has left the row.")
        return self.tr("Every card is sold.") if self._is_sold_out else self.tr("Both wanted to stop.")

    def praise(self) -> list[str]:
        """What counts twice, and how many cards each owns, which decides between equal points."""
        told = [
            self.tr("{name} {number}").format(name=name, number=score.cards)
            for name, score in zip(self.names, self._scores, strict=True)
        ]
        praise = [
            self._why_over(),
            self.tr("Of each suit the card with the fewest VP counts once more (+)."),
            self.tr("Cards owned: {names}.").format(names=and_list(told)),
        ]
        one, other = self._scores
        if one.points == other.points and one.cards != other.cards:
            praise.append(self.tr("Of equal points, fewer cards decide."))
        return praise
