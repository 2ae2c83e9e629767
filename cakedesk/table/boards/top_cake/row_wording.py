"""What a screen reader says of the row and of the seats."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from cakedesk.engine.actions import UNKNOWN
from cakedesk.games.top_cake.cards import SNATCH, hand_kinds
from cakedesk.games.top_cake.resolving import TIED, UP, Bid
from cakedesk.games.top_cake.state import TopCakeState
from cakedesk.table.boards.top_cake.wording import kind_word, name_in_row, spoken_card
from cakedesk.table.joined_words import and_list, in_parts
from cakedesk.table.kit.table_words import TableWords


class RowWording(QObject):
    """Tells in words what lies beside a card, and what a seat has."""

    def __init__(self, names: Sequence[str]) -> None:
        super().__init__()
        self.names = tuple(names)

    def column(self, shown: TopCakeState, place: int) -> str:
        """A card of the row with what is laid beside it."""
        card, bids = shown.row[place], shown.bids[place]
        parts = [spoken_card(shown.lists, card)]
        if self.is_tied(bids):
            parts.append(self.tr("tied"))
        if bids:
            parts.append(self.tr("bids: {bids}").format(bids=in_parts(self._by_seat(bids))))
        else:
            parts.append(self.tr("no bids"))
        if shown.half_card == card:
            name = self.names[shown.starter]
            parts.append(self.tr("half point of {name}").format(name=name))
        return in_parts(parts)

    def bears(self, shown: TopCakeState, card: int) -> str:
        """What the number on a card of the row means."""
        layers = shown.lists.cards[card].max_above
        if not layers:
            return self.tr("Nothing may lie on it")
        return self.tr("Bears up to %n layer(s) above it", "", layers)

    def target(self, shown: TopCakeState, card: int, side: int | None) -> str:
        """A card of the row as a place to lay something: on a side, or (None) the half point."""
        cake = name_in_row(shown.lists, card, shown.row)
        if side is None:
            return self.tr("The half point beside {cake}").format(cake=cake)
        if side == UP:
            return self.tr("Face up beside {cake}").format(cake=cake)
        return self.tr("Face down beside {cake}").format(cake=cake)

    def hand_size(self, shown: TopCakeState, seat: int) -> str:
        """What lies open of a hand: "6 bidding cards"."""
        return self.tr("%n bidding card(s)", "", shown.hand_sizes[seat])

    def hand(self, shown: TopCakeState, seat: int) -> str:
        """What everyone may know of a hand: "6 bidding cards, out of 1, 2, 3, SNATCH"."""
        held = self.hand_size(shown, seat)
        kinds = ", ".join(kind_word(kind) for kind in possible_kinds(shown, seat))
        if not kinds or not shown.hand_sizes[seat]:
            return held
        return self.tr("{held}, out of {kinds}").format(held=held, kinds=kinds)

    def is_tied(self, bids: Sequence[Bid]) -> bool:
        """Whether bids of an earlier round lie beside a card."""
        return any(how == TIED for _, _, how in bids)

    def tag(self, bids: Sequence[Bid], is_new: bool) -> str:
        """The tag of a card of the row; empty: it has none."""
        return self.tr("TIED") if self.is_tied(bids) else TableWords().new() if is_new else ""

    def _by_seat(self, bids: Sequence[Bid]) -> list[str]:
        words = []
        for seat in dict.fromkeys(bid[0] for bid in bids):
            open_kinds = [kind_word(kind) for owner, kind, _ in bids if owner == seat and kind != UNKNOWN]
            down = sum(owner == seat and kind == UNKNOWN for owner, kind, _ in bids)
            parts = []
            if open_kinds:
                parts.append(self.tr("{kinds} open").format(kinds=" + ".join(open_kinds)))
            if down:
                parts.append(self.tr("%n card(s) face down", "", down))
            words.append(f"{self.names[seat]}, {and_list(parts)}")
        return words


def possible_kinds(shown: TopCakeState, seat: int) -> tuple[int, ...]:
    """The kinds that a seat may still hold or has laid face down, for all that lies open, ascending.

    It is worked out from the table alone, for the viewer's own seat too: its panel must not tell which
    card it laid face down. A look that hides nothing shows those cards, so they are gone like any other.
    """
    gone = {SNATCH} if shown.snatch_used[seat] else set()
    for bids in shown.bids:
        gone.update(kind for owner, kind, _ in bids if owner == seat)
    return tuple(kind for kind in hand_kinds(shown.seats) if kind not in gone)
