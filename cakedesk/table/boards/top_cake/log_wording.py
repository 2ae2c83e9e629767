"""The log of Top Cake in words."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from cakedesk.games.top_cake.cards import REVERSE, SNATCH, TopCakeLists
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
    RoundEnded,
    StackingBegan,
)
from cakedesk.games.top_cake.resolving import BY_SNATCH, TIE, UNWANTED, Resolution
from cakedesk.table.board import SeatPerson
from cakedesk.table.boards.top_cake.bid_marks import BidMark
from cakedesk.table.boards.top_cake.event_wording import EventWording
from cakedesk.table.boards.top_cake.laid_bids import HALF
from cakedesk.table.boards.top_cake.resolve_steps import NoBid, no_bid_because, other_bids
from cakedesk.table.boards.top_cake.segments import TopCakeSight
from cakedesk.table.boards.top_cake.wording import (
    kind_word,
    name_in_row,
    numbered_name,
    points_word,
)
from cakedesk.table.joined_words import and_list
from cakedesk.table.log_line import LogLine


def sentences(sights: Sequence[TopCakeSight], people: Sequence[SeatPerson]) -> list[tuple[int, str]]:
    """See `BoardEntry.sentences`."""
    wording = EventWording(sights[0].look.shown.lists, [person.name for person in people])
    return wording.sentences(sights)


def log_lines(sights: Sequence[TopCakeSight], people: Sequence[SeatPerson]) -> list[LogLine]:
    """See `BoardEntry.log_lines`."""
    words = LogWords(sights[0].look.shown.lists, [person.name for person in people])
    return words.lines(sights)


class LogWords(QObject):
    """Puts what happened into lines. Each event has one, but a turn's two bids share theirs."""

    def __init__(self, lists: TopCakeLists, names: Sequence[str]) -> None:
        super().__init__()
        self._lists = lists
        self._names = tuple(names)
        self._events = EventWording(lists, names)
        self._row: tuple[int, ...] = ()

    def lines(self, sights: Sequence[TopCakeSight]) -> list[LogLine]:
        """See `log_lines`."""
        told: list[LogLine] = []
        bids: list[TopCakeSight] = []
        for at, sight in enumerate(sights):
            if bids and not _same_turn(bids[0], sight):
                told += _told_at(at - 1, self._bids(bids))
                bids = []
            if isinstance(sight.event, BidLaid):
                bids.append(sight)
            else:
                # The row of a new round is not there before its cards are turned up.
                told += _told_at(None if isinstance(sight.event, RoundBegan) else at, self._other(sight))
        return told + _told_at(len(sights) - 1, self._bids(bids))

    def _other(self, sight: TopCakeSight) -> list[LogLine]:
        shown = sight.look.shown
        match sight.event:
            case RoundBegan(round=number, starter=seat):
                return self._round(number, seat)
            case CardsRevealed(cards=cards):
                return [self._revealed(cards, shown.row)]
            case Passed(seat=seat):
                return [LogLine(seat, self._events.passed(seat))]
            case HalfLaid(seat=seat, card=card):
                marks = (card, BidMark(card, seat, shown.round, HALF))
                return [LogLine(seat, self._events.half_laid(seat, card, shown.row), marks)]
            case ResolvingBegan(cards=cards):
                self._row = cards  # each card leaves the row as it is resolved
                return [_heading(self.tr("Round {number}, resolving"), shown.round)]
            case CardResolved(resolution=resolution):
                words = ResolvingWords(self._lists, self._names, self._row or (resolution.card, *shown.row))
                return [LogLine(resolution.winner, words.sentence(resolution), (resolution.card,))]
            case StackingBegan():
                return [_heading(self.tr("Round {number}, stacking"), shown.round)]
            case LayerPlaced(seat=seat, card=card, stack=stack):
                return [self._placed(seat, card, shown.stacks[seat][stack])]
            case LayersCollapsed(seat=seat, cards=cards):
                return [self._fell(seat, cards)]
            case RoundEnded(round=number):
                return self._points(sight, number)
            case GameEnded(winners=winners):
                return [self._won(sight, winners)]
        return []

    def _round(self, number: int, starter: int) -> list[LogLine]:
        text = self.tr("{name} begins and holds the half point").format(name=self._names[starter])
        return [_heading(self.tr("Round {number}, bidding"), number), LogLine(starter, text)]

    def _revealed(self, cards: Sequence[int], row: Sequence[int]) -> LogLine:
        return LogLine(-1, self._events.revealed(cards, row), tuple(cards))

    def _first_round(self, sight: TopCakeSight) -> list[LogLine]:
        """What was there before anybody acted has no event of its own."""
        shown = sight.look.shown
        away = self.tr("Put away, out of this game: {cake}")
        text = away.format(cake=numbered_name(self._lists, shown.put_away))
        return [
            *self._round(shown.round, shown.starter),
            LogLine(-1, text, (shown.put_away,)),
            self._revealed(shown.row, shown.row),
        ]

    def _bids(self, sights: Sequence[TopCakeSight]) -> list[LogLine]:
        laid = [sight.event for sight in sights if isinstance(sight.event, BidLaid)]
        if not laid:
            return []
        seat, row = laid[0].seat, sights[-1].look.shown.row
        words = {bid.card: name_in_row(self._lists, bid.card, row) for bid in laid}
        up = next((bid for bid in laid if bid.face_up), None)
        down = next((bid for bid in laid if not bid.face_up), None)
        if up is not None and down is not None and up.card != down.card:
            text = self.tr("{name}: {bid} up on {cake}, one down on {other}").format(
                name=self._names[seat], bid=kind_word(up.kind), cake=words[up.card], other=words[down.card]
            )
        elif up is not None and down is not None:
            text = self.tr("{name}: {bid} up and one down on {cake}").format(
                name=self._names[seat], bid=kind_word(up.kind), cake=words[up.card]
            )
        elif up is not None:
            text = self.tr("{name}: {bid} up on {cake}, the last card").format(
                name=self._names[seat], bid=kind_word(up.kind), cake=words[up.card]
            )
        else:
            text = self.tr("{name}: one down on {cake}, the last card").format(
                name=self._names[seat], cake=words[laid[0].card]
            )
        marks = tuple(words) + tuple(_mark_of(sight) for sight in sights)
        begins = _told_at(-1, self._first_round(sights[0])) if _begins_match(sights[0]) else []
        return [*begins, LogLine(seat, text, marks)]

    def _placed(self, seat: int, card: int, stack: Sequence[int]) -> LogLine:
        name, cake = self._names[seat], numbered_name(self._lists, card)
        if len(stack) < 2:
            text = self.tr("{name} begins a stack with {cake}").format(name=name, cake=cake)
            return LogLine(seat, text, (card,))
        below = stack[-2]
        text = self.tr("{name} puts {cake} on {below}").format(
            name=name, cake=cake, below=numbered_name(self._lists, below)
        )
        return LogLine(seat, text, (card, below))

    def _fell(self, seat: int, cards: Sequence[int]) -> LogLine:
        cakes = and_list([numbered_name(self._lists, card) for card in cards])
        if len(cards) == 1:
            text = self.tr("{cake} of {name} bears too much and falls")
            return LogLine(seat, text.format(cake=cakes, name=self._names[seat]), tuple(cards))
        text = self.tr("{cakes} of {name} bear too much and fall")
        return LogLine(seat, text.format(cakes=cakes, name=self._names[seat]), tuple(cards))

    def _points(self, sight: TopCakeSight, number: int) -> list[LogLine]:
        scores = sight.look.scores()
        pairs = [
            self.tr("{name} {points}").format(name=name, points=points)
            for name, points in zip(self._names, scores, strict=True)
            if points is not None
        ]
        text = self.tr("Points after round {number}: {points}")
        return [LogLine(-1, text.format(number=number + 1, points=", ".join(pairs)), aid="points")]

    def _won(self, sight: TopCakeSight, winners: Sequence[int]) -> LogLine:
        points = sight.look.scores()[winners[0]]
        names = and_list([self._names[seat] for seat in winners])
        if len(winners) == 1:
            text = self.tr("{name} wins the game with %n point(s)", "", points or 0)
            return LogLine(winners[0], text.format(name=names))
        text = self.tr("{names} share the victory with %n point(s) each", "", points or 0)
        return LogLine(-1, text.format(names=names))


def _heading(text: str, round_index: int) -> LogLine:
    return LogLine(-1, text.format(number=round_index + 1), is_heading=True)


def _told_at(at: int | None, lines: Sequence[LogLine]) -> list[LogLine]:
    """Say after which event it was as some lines tell, where they don't know better."""
    return [line if line.at is not None else line._replace(at=at) for line in lines]


def _same_turn(one: TopCakeSight, other: TopCakeSight) -> bool:
    """Whether two bids were laid in the same turn."""
    if not isinstance(one.event, BidLaid) or not isinstance(other.event, BidLaid):
        return False
    turns = [(sight.look.shown.round, sight.look.shown.bid_turns) for sight in (one, other)]
    return turns[0] == turns[1]


def _mark_of(sight: TopCakeSight) -> BidMark:
    """The mark of a bid that was laid just now: it is the last one beside its card."""
    bid, shown = sight.event, sight.look.shown
    assert isinstance(bid, BidLaid)
    number = len(shown.bids[shown.row.index(bid.card)]) - 1
    return BidMark(bid.card, bid.seat, shown.round, number, bid.kind)


def _begins_match(sight: TopCakeSight) -> bool:
    return (sight.look.shown.round, sight.look.shown.bid_turns) == (0, 0)


class ResolvingWords(QObject):
    """Says who got a card, with what, and what cancelled: "Ben wins Red velvet, 6 to 5; both 1s cancel".

    Args:
        lists: the card list that names the cards.
        names: the people's names by seat.
        row: the cards that are resolved together: those of one name among them are told apart.
    """

    def __init__(self, lists: TopCakeLists, names: Sequence[str], row: Sequence[int]) -> None:
        super().__init__()
        self._lists = lists
        self._names = tuple(names)
        self._row = tuple(row)

    def sentence(self, resolution: Resolution) -> str:
        """The sentence of one card."""
        text = self._outcome(resolution)
        if not resolution.cancelled:
            return text
        cancelled = and_list([self._cancel(resolution, kind) for kind in resolution.cancelled])
        return self.tr("{what}; {cancelled} cancel").format(what=text, cancelled=cancelled)

    def _outcome(self, resolution: Resolution) -> str:
        card = name_in_row(self._lists, resolution.card, self._row)
        if resolution.outcome == UNWANTED:
            return self._unwanted(resolution, card)
        if resolution.outcome == TIE:
            return self._tied(resolution, card)
        name = self._names[resolution.winner]
        if resolution.outcome == BY_SNATCH:
            return self.tr("{name} takes {card} by SNATCH").format(name=name, card=card)
        bid = points_word(resolution.doubled_bids[resolution.winner] or 0)
        others = other_bids(resolution)
        if not others:
            text = self.tr("{name} wins {card} with {bid}, the only bid")
            return text.format(name=name, card=card, bid=bid)
        if resolution.reversed:
            text = self.tr("{name} wins {card} with {bid}, by REVERSE")
            return text.format(name=name, card=card, bid=bid)
        text = self.tr("{name} wins {card}, {bid} to {other}")
        return text.format(name=name, card=card, bid=bid, other=points_word(others[0]))

    def _tied(self, resolution: Resolution, card: str) -> str:
        names = and_list([self._names[seat] for seat in resolution.tied_seats])
        bid = points_word(resolution.doubled_bids[resolution.tied_seats[0]] or 0)
        if resolution.stays:
            text = self.tr("{card} stays in the row: {names} tie at {bid}")
        else:
            text = self.tr("{card} leaves the game: {names} tie at {bid}")
        return text.format(card=card, names=names, bid=bid)

    def _unwanted(self, resolution: Resolution, card: str) -> str:
        match no_bid_because(resolution):
            case NoBid.NOBODY_LAID:
                text = self.tr("{card} leaves the game: nobody bid")
            case NoBid.ALL_CANCELLED:
                text = self.tr("{card} leaves the game: no bid is left")
            case NoBid.NO_NUMBER:
                text = self.tr("{card} leaves the game: a REVERSE alone is no bid")
        return text.format(card=card)

    def _cancel(self, resolution: Resolution, kind: int) -> str:
        copies = sum(laid == kind for _, laid, _ in resolution.bids)
        word = kind_word(kind)
        if kind in {SNATCH, REVERSE}:
            match copies:
                case 2:
                    return self.tr("both {kind} cards").format(kind=word)
                case 3:
                    return self.tr("all three {kind} cards").format(kind=word)
            return self.tr("all four {kind} cards").format(kind=word)
        match copies:
            case 2:
                return self.tr("both {number}s").format(number=word)
            case 3:
                return self.tr("all three {number}s").format(number=word)
        return self.tr("all four {number}s").format(number=word)
