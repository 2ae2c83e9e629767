"""`EventWording`: one short sentence for each thing that happened."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QObject

from cakedesk.games.top_cake.cards import TopCakeLists
from cakedesk.games.top_cake.events import (
    BidLaid,
    CardResolved,
    CardsRevealed,
    GameEnded,
    HalfLaid,
    LayerPlaced,
    LayersCollapsed,
    Passed,
    ResolvingBegan,
    RoundBegan,
)
from cakedesk.table.boards.top_cake.resolve_wording import ResolveWording
from cakedesk.table.boards.top_cake.segments import TopCakeSight
from cakedesk.table.boards.top_cake.wording import name_in_row, numbered_name
from cakedesk.table.joined_words import and_list
from cakedesk.table.kit.table_words import TableWords


class EventWording(QObject):
    """One short sentence for what happened, for the top bar, the curtain and the screen reader.

    Attributes:
        names: the people's names by seat.
    """

    def __init__(self, lists: TopCakeLists, names: Sequence[str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.lists = lists
        self.names = tuple(names)

    def sentences(self, sights: Iterable[TopCakeSight]) -> list[tuple[int, str]]:
        """What happened, told shortly: the two bids of a turn are one sentence.

        Args:
            sights: what happened, in order.

        Returns:
            Seat (-1: nobody's doing) and sentence of each thing that is worth one.
        """
        told: list[tuple[int, str]] = []
        bids: list[TopCakeSight] = []
        row: tuple[int, ...] = ()
        for sight in sights:
            if isinstance(sight.event, ResolvingBegan):
                row = sight.event.cards  # each card leaves the row as it is resolved
            if isinstance(sight.event, BidLaid):
                bids.append(sight)
                continue
            told += self._bids(bids)
            bids = []
            told += self._other(sight, row)
        return told + self._bids(bids)

    def passed(self, seat: int) -> str:
        """Who could not bid."""
        return self.tr("{name} has no card left and passes").format(name=self.names[seat])

    def half_laid(self, seat: int, card: int, row: Sequence[int]) -> str:
        """Where the half point lies now."""
        text = self.tr("{name} puts the half point on {cake}")
        return text.format(name=self.names[seat], cake=name_in_row(self.lists, card, row))

    def revealed(self, cards: Sequence[int], row: Sequence[int]) -> str:
        """What came into the row."""
        cakes = and_list([name_in_row(self.lists, card, row) for card in cards])
        return self.tr("New in the row: {cakes}").format(cakes=cakes)

    def _bids(self, bids: Sequence[TopCakeSight]) -> list[tuple[int, str]]:
        laid = [sight.event for sight in bids if isinstance(sight.event, BidLaid)]
        if not laid:
            return []
        seat, row = laid[0].seat, bids[-1].look.shown.row
        cards = dict.fromkeys(bid.card for bid in laid)
        cakes = and_list([name_in_row(self.lists, card, row) for card in cards])
        return [(seat, self.tr("{name} bid on {cakes}").format(name=self.names[seat], cakes=cakes))]

    def _other(self, sight: TopCakeSight, row: Sequence[int]) -> list[tuple[int, str]]:
        match sight.event:
            case Passed(seat=seat):
                return [(seat, self.passed(seat))]
            case HalfLaid(seat=seat, card=card):
                return [(seat, self.half_laid(seat, card, sight.look.shown.row))]
            case RoundBegan(round=number, starter=seat):
                text = self.tr("Round {number} begins: {name} starts and holds the half point")
                return [(seat, text.format(number=number + 1, name=self.names[seat]))]
            case CardsRevealed(cards=cards):
                return [(-1, self.revealed(cards, sight.look.shown.row))]
            case CardResolved(resolution=resolution):
                words = ResolveWording(self.lists, self.names, row)
                return [(resolution.winner, words.change(resolution))]
            case LayerPlaced(seat=seat, card=card):
                text = self.tr("{name} stacked {cake}")
                return [(seat, text.format(name=self.names[seat], cake=numbered_name(self.lists, card)))]
            case LayersCollapsed(seat=seat, cards=cards):
                cakes = and_list([numbered_name(self.lists, card) for card in cards])
                return [(seat, self.tr("{cakes} of {name} fell").format(cakes=cakes, name=self.names[seat]))]
            case GameEnded(winners=winners):
                won = TableWords().won([self.names[seat] for seat in winners])
                return [(winners[0] if len(winners) == 1 else -1, won)]
        return []
