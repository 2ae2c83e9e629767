"""What happened in Top Cake in words: short for the bar, in full for the log."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from cakedesk.engine.actions import UNKNOWN
from cakedesk.engine.observation import Observation
from cakedesk.games.top_cake import events
from cakedesk.games.top_cake.resolving import TIED, Bid
from cakedesk.games.top_cake.state import TopCakeState
from cakedesk.table.board import SeatPerson
from cakedesk.table.boards.top_cake.laid_bids import HALF
from cakedesk.table.boards.top_cake.resolve_wording import ResolveWording
from cakedesk.table.boards.top_cake.segments import TopCakeSight
from cakedesk.table.boards.top_cake.wording import Wording, kind_word, name_in_row, numbered_name
from cakedesk.table.joined_words import and_list
from cakedesk.table.kit.table_words import TableWords
from cakedesk.table.log_line import LogLine


def sentences(sights: Sequence[TopCakeSight], people: Sequence[SeatPerson]) -> list[tuple[int, str]]:
    """See `BoardEntry.sentences`."""
    wording = EventWording(sights[0].look.shown.lists, [person.name for person in people])
    return wording.sentences(sights)


def beginning(look: Observation[Any], people: Sequence[SeatPerson]) -> list[LogLine]:
    """See `BoardEntry.beginning`."""
    return LogWords(look.shown.lists, [person.name for person in people]).first_round(look.shown)


def log_lines(sights: Sequence[TopCakeSight], people: Sequence[SeatPerson]) -> list[LogLine]:
    """See `BoardEntry.log_lines`."""
    words = LogWords(sights[0].look.shown.lists, [person.name for person in people])
    return words.lines(sights)


class EventWording(Wording):
    """One short sentence for what happened, for the top bar, the curtain and the screen reader."""

    def sentences(self, sights: Iterable[TopCakeSight]) -> list[tuple[int, str]]:
        """Seat (-1: nobody's doing) and sentence of each thing that is worth one."""
        told: list[tuple[int, str]] = []
        row: tuple[int, ...] = ()
        for _, turn in _by_turn(sights):
            event = turn[0].event
            if isinstance(event, events.ResolvingBegan):
                row = event.cards  # each card leaves the row as it is resolved
            told += (
                [self._bid_on(turn)] if isinstance(event, events.BidLaid) else self._happened(turn[0], row)
            )
        return told

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

    def _bid_on(self, turn: Sequence[TopCakeSight]) -> tuple[int, str]:
        laid, row = _laid(turn), turn[-1].look.shown.row
        cakes = and_list(
            [name_in_row(self.lists, card, row) for card in dict.fromkeys(bid.card for bid in laid)]
        )
        text = self.tr("{name} bid on {cakes}")
        return laid[0].seat, text.format(name=self.names[laid[0].seat], cakes=cakes)

    def _happened(self, sight: TopCakeSight, row: Sequence[int]) -> list[tuple[int, str]]:
        match sight.event:
            case events.Passed(seat=seat):
                return [(seat, self.passed(seat))]
            case events.HalfLaid(seat=seat, card=card):
                return [(seat, self.half_laid(seat, card, sight.look.shown.row))]
            case events.RoundBegan(round=number, starter=seat):
                text = self.tr("Round {number} begins: {name} starts and holds the half point")
                return [(seat, text.format(number=number + 1, name=self.names[seat]))]
            case events.CardsRevealed(cards=cards):
                return [(-1, self.revealed(cards, sight.look.shown.row))]
            case events.CardResolved(resolution=resolution):
                words = ResolveWording(self.lists, self.names, row)
                return [(resolution.winner, words.change(resolution))]
            case events.LayerPlaced(seat=seat, card=card):
                text = self.tr("{name} stacked {cake}")
                return [(seat, text.format(name=self.names[seat], cake=numbered_name(self.lists, card)))]
            case events.LayersCollapsed(seat=seat, cards=cards):
                cakes = and_list([numbered_name(self.lists, card) for card in cards])
                return [(seat, self.tr("{cakes} of {name} fell").format(cakes=cakes, name=self.names[seat]))]
            case events.GameEnded(winners=winners):
                won = TableWords().won([self.names[seat] for seat in winners])
                return [(winners[0] if len(winners) == 1 else -1, won)]
        return []


class LogWords(EventWording):
    """Puts what happened into lines. Each event has one, but a turn's two bids share theirs."""

    _row: tuple[int, ...] = ()  # the cards that are resolved

    def lines(self, sights: Sequence[TopCakeSight]) -> list[LogLine]:
        """See `log_lines`."""
        told: list[LogLine] = []
        for at, turn in _by_turn(sights):
            event = turn[0].event
            lines = self._bids(turn) if isinstance(event, events.BidLaid) else self._other(turn[0])
            # The row of a new round is not there before its cards are turned up.
            after = None if isinstance(event, events.RoundBegan) else at
            told += [line if line.at is not None else line._replace(at=after) for line in lines]
        return told

    def _other(self, sight: TopCakeSight) -> list[LogLine]:
        shown = sight.look.shown
        match sight.event:
            case events.RoundBegan(round=number, starter=seat):
                return self._round(number, seat)
            case events.CardsRevealed(cards=cards):
                return [self._revealed(cards, shown.row)]
            case events.Passed(seat=seat):
                return [LogLine(seat, self.passed(seat))]
            case events.HalfLaid(seat=seat, card=card):
                marks = (card, BidMark(card, seat, shown.round, HALF))
                return [LogLine(seat, self.half_laid(seat, card, shown.row), marks)]
            case events.ResolvingBegan(cards=cards):
                self._row = cards  # each card leaves the row as it is resolved
                return [_heading(self.tr("Round {number}, resolving"), shown.round)]
            case events.CardResolved(resolution=resolution):
                words = ResolveWording(self.lists, self.names, self._row or (resolution.card, *shown.row))
                return [LogLine(resolution.winner, words.sentence(resolution), (resolution.card,))]
            case events.StackingBegan():
                return [_heading(self.tr("Round {number}, stacking"), shown.round)]
            case events.LayerPlaced(seat=seat, card=card, stack=stack):
                return [self._placed(seat, card, shown.stacks[seat][stack])]
            case events.LayersCollapsed(seat=seat, cards=cards):
                return [self._fell(seat, cards)]
            case events.RoundEnded(round=number):
                return self._points(sight, number)
            case events.GameEnded(winners=winners):
                return [self._won(sight, winners)]
        return []

    def _round(self, number: int, starter: int) -> list[LogLine]:
        text = self.tr("{name} begins and holds the half point").format(name=self.names[starter])
        return [_heading(self.tr("Round {number}, bidding"), number), LogLine(starter, text)]

    def _revealed(self, cards: Sequence[int], row: Sequence[int]) -> LogLine:
        return LogLine(-1, self.revealed(cards, row), tuple(cards))

    def first_round(self, shown: TopCakeState) -> list[LogLine]:
        """See `beginning`."""
        away = self.tr("Put away, out of this game: {cake}")
        text = away.format(cake=numbered_name(self.lists, shown.put_away))
        return [
            *self._round(shown.round, shown.starter),
            LogLine(-1, text, (shown.put_away,)),
            self._revealed(shown.row, shown.row),
        ]

    def _bids(self, turn: Sequence[TopCakeSight]) -> list[LogLine]:
        laid, row = _laid(turn), turn[-1].look.shown.row
        seat, first, last = laid[0].seat, laid[0], laid[-1]
        if not first.face_up:
            text = self.tr("{name}: one down on {cake}, the last card")
        elif len(laid) == 1:
            text = self.tr("{name}: {bid} up on {cake}, the last card")
        elif first.card == last.card:
            text = self.tr("{name}: {bid} up and one down on {cake}")
        else:
            text = self.tr("{name}: {bid} up on {cake}, one down on {other}")
        words = {bid.card: name_in_row(self.lists, bid.card, row) for bid in laid}
        cakes = {"cake": words[first.card], "other": words[last.card]}
        text = text.format(name=self.names[seat], bid=kind_word(first.kind) if first.face_up else "", **cakes)
        marks = tuple(words) + tuple(_mark_of(sight) for sight in turn)
        return [LogLine(seat, text, marks)]

    def _placed(self, seat: int, card: int, stack: Sequence[int]) -> LogLine:
        name, cake = self.names[seat], numbered_name(self.lists, card)
        if len(stack) < 2:
            text = self.tr("{name} begins a stack with {cake}").format(name=name, cake=cake)
            return LogLine(seat, text, (card,))
        below = stack[-2]
        text = self.tr("{name} puts {cake} on {below}").format(
            name=name, cake=cake, below=numbered_name(self.lists, below)
        )
        return LogLine(seat, text, (card, below))

    def _fell(self, seat: int, cards: Sequence[int]) -> LogLine:
        cakes = and_list([numbered_name(self.lists, card) for card in cards])
        text = self.tr("{cakes} of {name} bear too much and fall")
        if len(cards) == 1:
            text = self.tr("{cake} of {name} bears too much and falls")
        return LogLine(seat, text.format(cake=cakes, cakes=cakes, name=self.names[seat]), tuple(cards))

    def _points(self, sight: TopCakeSight, number: int) -> list[LogLine]:
        scores = sight.look.scores()
        pairs = [
            self.tr("{name} {points}").format(name=name, points=points)
            for name, points in zip(self.names, scores, strict=True)
            if points is not None
        ]
        text = self.tr("Points after round {number}: {points}")
        return [LogLine(-1, text.format(number=number + 1, points=", ".join(pairs)), aid="points")]

    def _won(self, sight: TopCakeSight, winners: Sequence[int]) -> LogLine:
        points = sight.look.scores()[winners[0]]
        names = and_list([self.names[seat] for seat in winners])
        if len(winners) == 1:
            text = self.tr("{name} wins the game with %n point(s)", "", points or 0)
            return LogLine(winners[0], text.format(name=names))
        text = self.tr("{names} share the victory with %n point(s) each", "", points or 0)
        return LogLine(-1, text.format(names=names))


def _heading(text: str, round_index: int) -> LogLine:
    return LogLine(-1, text.format(number=round_index + 1), is_heading=True)


def _by_turn(sights: Iterable[TopCakeSight]) -> Iterator[tuple[int, list[TopCakeSight]]]:
    """The bids of a turn together, all else by itself, each with the number of its last sight."""
    together: list[TopCakeSight] = []
    for at, sight in enumerate(sights):
        if together and not (_turn_of(sight) and _turn_of(sight) == _turn_of(together[0])):
            yield at - 1, together
            together = []
        together.append(sight)
    if together:
        yield at, together


def _turn_of(sight: TopCakeSight) -> tuple[int, int] | None:
    """In which turn a bid was laid; None: it is no bid."""
    shown = sight.look.shown
    return (shown.round, shown.bid_turns) if isinstance(sight.event, events.BidLaid) else None


def _laid(turn: Sequence[TopCakeSight]) -> list[events.BidLaid]:
    """The bids of a turn, what lies face up first."""
    laid = [sight.event for sight in turn if isinstance(sight.event, events.BidLaid)]
    return sorted(laid, key=lambda bid: not bid.face_up)


def _mark_of(sight: TopCakeSight) -> BidMark:
    """The mark of a bid that was laid just now: it is the last one beside its card."""
    bid, shown = sight.event, sight.look.shown
    assert isinstance(bid, events.BidLaid)
    number = len(shown.bids[shown.row.index(bid.card)]) - 1
    return BidMark(bid.card, bid.seat, shown.round, number, bid.kind)


class BidMark(NamedTuple):
    """A bid beside a card of the row, or the half point."""

    card: int  # index of the card
    seat: int
    round: int  # in which round, from 0
    number: int  # which of the card's bids it was then, in laying order; -1: the half point
    # What it is; `UNKNOWN` if the line is for eyes that can't tell, and for the half point.
    kind: int = UNKNOWN

    def is_this(self, bid: Bid, number: int, round_index: int) -> bool:
        """Whether it is a bid that lies beside its card now.

        A tie leaves bids there, open and in other places: they are told by their kind, which a seat has once.
        One that was laid face down can't be told any more by who has not seen it.
        """
        seat, kind, how = bid
        if seat != self.seat:
            return False
        if round_index == self.round:
            return number == self.number and how != TIED
        return how == TIED and kind == self.kind
