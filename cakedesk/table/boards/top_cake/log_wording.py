"""What happened in Top Cake in words: short for the bar, in full for the log."""

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
    RoundEnded,
    StackingBegan,
)
from cakedesk.table.board import SeatPerson
from cakedesk.table.boards.top_cake.bid_marks import BidMark
from cakedesk.table.boards.top_cake.laid_bids import HALF
from cakedesk.table.boards.top_cake.resolve_wording import ResolveWording
from cakedesk.table.boards.top_cake.segments import TopCakeSight
from cakedesk.table.boards.top_cake.wording import (
    kind_word,
    name_in_row,
    numbered_name,
)
from cakedesk.table.joined_words import and_list
from cakedesk.table.kit.table_words import TableWords
from cakedesk.table.log_line import LogLine


def sentences(sights: Sequence[TopCakeSight], people: Sequence[SeatPerson]) -> list[tuple[int, str]]:
    """See `BoardEntry.sentences`."""
    wording = EventWording(sights[0].look.shown.lists, [person.name for person in people])
    return wording.sentences(sights)


def log_lines(sights: Sequence[TopCakeSight], people: Sequence[SeatPerson]) -> list[LogLine]:
    """See `BoardEntry.log_lines`."""
    words = LogWords(sights[0].look.shown.lists, [person.name for person in people])
    return words.lines(sights)


class EventWording(QObject):
    """One short sentence for what happened, for the top bar, the curtain and the screen reader."""

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
                words = ResolveWording(self._lists, self._names, self._row or (resolution.card, *shown.row))
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
