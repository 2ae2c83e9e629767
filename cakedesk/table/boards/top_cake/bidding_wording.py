"""The words of bidding: of the row, of the seats, and of a turn."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QObject

from cakedesk.engine.actions import OVER, UNKNOWN
from cakedesk.engine.reasons import Reason
from cakedesk.games.top_cake.cards import SNATCH, TopCakeLists, hand_kinds
from cakedesk.games.top_cake.reasons import REASONS
from cakedesk.games.top_cake.resolving import DOWN, TIED, UP, Bid
from cakedesk.games.top_cake.state import TopCakeState
from cakedesk.table.board import SeatPerson
from cakedesk.table.boards.top_cake.bid_composer import HALF_KIND, HALF_SIDE, BidComposer
from cakedesk.table.boards.top_cake.wording import (
    Wording,
    card_name,
    kind_effect,
    kind_word,
    name_in_row,
    spoken_card,
)
from cakedesk.table.joined_words import and_list, capital, in_parts, said_of
from cakedesk.table.kit.table_words import TableWords
from cakedesk.table.short_names import short_names


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


class TrayWording(Wording):
    """Prompts, help lines and buttons of a bidding turn."""

    def __init__(self, lists: TopCakeLists, people: Sequence[SeatPerson], *, is_past: bool = False) -> None:
        super().__init__(lists, [person.name for person in people])
        self.people, self.is_past = tuple(people), is_past

    def prompt(self, composer: BidComposer, picked: int | None = None) -> str:
        """What the person who acts, and has perhaps picked a kind up, is asked for."""
        name = self.names[composer.seat]
        if composer.must_pass:
            return self.tr("{name}, you have no card left").format(name=name)
        if composer.asks_for_half:
            if composer.half_card is None:
                return self.tr("{name}, put the half point on a cake").format(name=name)
            cake = name_in_row(self.lists, composer.half_card, composer.look.shown.row)
            return self.tr("{name}, the half point on {cake}?").format(name=name, cake=cake)
        picked = composer.waiting_kind() if picked is None else picked
        if picked is not None:
            text = self.tr("{name}, choose a cake for your {kind}")
            return text.format(name=name, kind=kind_word(picked))
        if composer.is_complete():
            text = (
                self.tr("{name}, lay this card?")
                if composer.is_last_card
                else self.tr("{name}, lay both cards?")
            )
            return text.format(name=name)
        if composer.is_last_card:
            return self.tr("{name}, lay your last card, up or down").format(name=name)
        if composer.active_side == UP:
            return self.tr("{name}, choose a card to lay face up").format(name=name)
        return self.tr("{name}, choose a card to lay face down").format(name=name)

    def help(self, composer: BidComposer, kind: int | None = None) -> str:
        """One line of help above the slots: what a kind does that is picked up or pointed at, if special."""
        if kind is not None and (effect := kind_effect(kind)):
            return effect
        if composer.must_pass:
            return self.tr("Your cards lie on tied cakes.")
        if composer.asks_for_half:
            return self.tr("Worth half a point more; may win alone.")
        if composer.is_last_card:
            return self.tr("One card is left: up or down, as you like.")
        return self.tr("One up, one down, each beside a cake.")

    def primary(self, composer: BidComposer) -> str:
        """The button that ends the turn."""
        if composer.must_pass:
            return TableWords().pass_turn()
        if composer.asks_for_half:
            return self.tr("Lay the half point")
        if composer.is_last_card:
            return self.tr("Lay this card")
        return self.tr("Lay both cards")

    def cake(self, row: Sequence[int], card: int) -> str:
        """What a cake of the row is called."""
        return name_in_row(self.lists, card, row)

    def side(self, side: int) -> str:
        """The title of a slot."""
        titles = {UP: self.tr("Face up"), DOWN: self.tr("Face down"), HALF_SIDE: self.tr("Half point")}
        return titles[side]

    def slot_text(self, row: Sequence[int], card: int | None, is_staged: bool) -> str:
        """What stands beside the card in a slot: its cake, or what to choose."""
        if card is not None:
            return name_in_row(self.lists, card, row, hyphens=True)
        return self.tr("choose a\u00a0cake") if is_staged else self.tr("choose a\u00a0card")

    def short_slot_text(self, row: Sequence[int], card: int | None) -> str:
        """The same of a cake where there is little room: not which one of two equal ones it is."""
        return "" if card is None else name_in_row(self.lists, card, row, hyphens=True, place=False)

    def or_here(self) -> str:
        """What stands in the other slot while the last card may go up or down."""
        return self.tr("or here")

    def spoken_slot(self, title: str, kind: int | None, cake: str, is_active: bool) -> str:
        """A slot for a screen reader: a kind (None: nothing) on a cake (empty: none is chosen)."""
        if kind is None:
            text = (
                self.tr("{slot}: empty, the next card goes here") if is_active else self.tr("{slot}: empty")
            )
            return text.format(slot=title)
        if kind == HALF_KIND:
            no_cake = self.tr("Half point: no cake chosen yet")
            return self.spoken_ghost(HALF_SIDE, kind, cake) if cake else no_cake
        what = kind_word(kind)
        if not cake:
            return self.tr("{slot}: {kind}, no cake chosen yet").format(slot=title, kind=what)
        return self.tr("{slot}: {kind} on {cake}").format(slot=title, kind=what, cake=cake)

    def spoken_ghost(self, side: int, kind: int, cake: str) -> str:
        """A staged bid at its cake, for its owner's screen reader. It never tells what lies face down."""
        if kind == HALF_KIND:
            return self.tr("Half point, staged on {cake}").format(cake=cake)
        if side == UP:
            return self.tr("{kind}, staged face up on {cake}").format(kind=kind_word(kind), cake=cake)
        return self.tr("Card staged face down on {cake}").format(cake=cake)

    def hand_zone(self) -> str:
        """The hand as a place to take a staged card back to."""
        return self.tr("Back to the hand")

    def why_not(self, reason: Reason) -> str:
        """Why something can't be laid where it was let go."""
        template = QCoreApplication.translate("TopCake", REASONS[reason.code])
        words = {name: self._in_words(name, value) for name, value in reason.params}
        sentence = template.format(**words)
        return capital(sentence) + "."

    def _in_words(self, name: str, value: int | str) -> int | str:
        card = self.lists.index.get(str(value)) if name == "card" else None
        return value if card is None else card_name(self.lists, card)

    def brief_result(self, shown: TopCakeState) -> str:
        """Who has won, where the room is short; empty: nobody has yet."""
        names = short_names(self.names)
        return TableWords().won([names[seat] for seat in shown.winners()]) if shown.turn() == OVER else ""

    def resting(self, shown: TopCakeState) -> str:
        """What the tray says while another seat, or nobody, acts."""
        turn = shown.turn()
        if turn == OVER:
            words = TableWords()
            return said_of(words.over(), words.won([self.names[seat] for seat in shown.winners()]))
        person = self.people[turn]
        if self.is_past:
            return self.tr("Next: {name} bids").format(name=person.name)
        if person.is_person:
            return self.tr("{name} bids").format(name=person.name)
        return self.tr("{name} is thinking…").format(name=person.name)
