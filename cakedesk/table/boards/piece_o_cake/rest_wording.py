"""What the table says at rest: who does what now and next, points so far, how far the game is."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from cakedesk.art.faces import crown_face
from cakedesk.engine.actions import CHANCE, OVER
from cakedesk.games.piece_o_cake.cutting import choices_in_cake
from cakedesk.games.piece_o_cake.phases import CHOOSING, CUTTING
from cakedesk.games.piece_o_cake.state import PieceOCakeState
from cakedesk.table.board import SeatPerson
from cakedesk.table.boards.piece_o_cake.wording import Wording
from cakedesk.table.items.tag_item import TagKind
from cakedesk.table.joined_words import and_list, one_stop
from cakedesk.table.kit.seat_header import SeatPoints
from cakedesk.table.kit.table_words import TableWords


class Turns(QObject):
    """Says whose turn it is."""

    def __init__(self, people: Sequence[SeatPerson]) -> None:
        super().__init__()
        self._people = tuple(people)
        self.shows_points = True
        self.is_replay = False  # of a match that is over: nothing in it is secret
        self.is_past = False  # whether all that it tells of has been already: nobody is about to act
        # What each seat has while a match is counted step by step, as far as that is told; None: it is not.
        self.counted: Sequence[int] | None = None

    def is_away(self, seat: int) -> bool:
        """Whether a computer plays for somebody who may come back."""
        return self._people[seat].is_away

    def tag(self, shown: PieceOCakeState, seat: int, *, is_own: bool) -> tuple[str, TagKind]:
        """What a seat does now, in a word or two."""
        turn = shown.turn()
        if self.counted is not None or turn == CHANCE:
            return "", "quiet"
        if turn == OVER:
            return (TableWords().winner(), "good") if seat in shown.winners() else ("", "quiet")
        if self.is_past:
            is_next = seat == turn and (shown.phase == CUTTING or shown.choices_left > 0)
            return (TableWords().next_up() if is_next else ""), "quiet"
        you = is_own and self._people[seat].is_person
        if shown.phase == CUTTING:
            if seat == turn:
                return (self.tr("you serve") if you else self.tr("serves")), "you"
            first = seat == (turn + 1) % shown.seats
            return (self.tr("first pick") if first else ""), "quiet"
        if not shown.choices_left:  # the last choice of the cake is being shown
            return self.tr("has chosen"), "quiet"
        if seat == turn and not shown.starts:  # nothing is left to choose from
            return (TableWords().your_turn() if you else self.tr("on turn")), "you"
        if seat == turn:
            return (self.tr("your choice") if you else self.tr("chooses")), "you"
        coming = self.coming(shown)
        if seat in coming[1:]:
            place = coming[1:].index(seat)
            if place == 0:
                return self.tr("chooses next"), "quiet"
            return (self.tr("last") if seat == coming[-1] else ""), "quiet"
        return self.tr("has chosen"), "quiet"

    def coming(self, shown: PieceOCakeState, pieces: int = 1) -> list[int]:
        """The seats that still choose from this cake, in their order."""
        left = shown.choices_left
        if shown.phase == CUTTING:
            choices = choices_in_cake(shown.seats, pieces)
            return [(shown.to_act + 1 + step) % shown.seats for step in range(choices)]
        if shown.phase != CHOOSING:
            return []
        return [(shown.to_act + step) % shown.seats for step in range(left)]

    def points(self, shown: PieceOCakeState, seat: int) -> SeatPoints | None:
        """The points of a seat in numbers: the total where all lies open, else its leads; None: not told."""
        words, points = self.total_words(shown, seat), shown.visible_scores()[seat]
        before = self._before(shown, seat)
        if self.counted is not None:
            return SeatPoints(str(self.counted[seat]), tooltip=words) if self.shows_points else None
        if not self.shows_points:
            return SeatPoints(before, tooltip=words) if before else None
        if points is not None and self._tells_totals(shown):
            return SeatPoints(str(points), tooltip=words)
        leads = shown.majority_points()[seat] - shown.past_majority[seat]
        return SeatPoints(str(leads), f"{before} +" if before else "", crown_face(), tooltip=words)

    def total_words(self, shown: PieceOCakeState, seat: int, after: PieceOCakeState | None = None) -> str:
        """The points of a seat, where they may be told (`after`: what will lie open once it is confirmed)."""
        if self.counted is not None:
            return TableWords().points_so_far(self.counted[seat]) if self.shows_points else ""
        then = after or shown
        parts = []
        if before := self._before(shown, seat):
            parts.append(self.tr("%n before", "points of earlier matches", int(before)))
        points, now = then.visible_scores()[seat], shown.visible_scores()[seat]
        if points is not None and self.shows_points and self._tells_totals(shown):
            if shown.turn() == OVER:
                return self.tr("%n point(s) in all", "", points)
            if points != now:
                return self.tr("then %n point(s) (now {now})", "", points).format(now=now)
            return TableWords().points_so_far(points)
        if self.shows_points:
            parts.append(self._lead_words(shown, then, seat))
        return ", ".join(parts)

    def total_forms(
        self, shown: PieceOCakeState, seat: int, after: PieceOCakeState | None = None
    ) -> tuple[str, ...]:
        """The same, and if it is long what says it where that has no room: "46 + leads: 31 (now 35)"."""
        words, past = self.total_words(shown, seat, after), shown.past_majority[seat]
        leads, now = (look.majority_points()[seat] - past for look in (after or shown, shown))
        told = shown.visible_scores()[seat] is not None and self._tells_totals(shown)
        before = self._before(shown, seat)
        if self.counted is None and self.shows_points and told:
            points, before_it = (look.visible_scores()[seat] for look in (after or shown, shown))
            return (words,) if points == before_it else (words, f"{before_it} → {points}")
        if self.counted is not None or not self.shows_points or not (leads or now or before):
            return (words,)
        if not (leads or now):  # what is collected says the rest
            return words, self.tr("%n before", "points of earlier matches", int(before))
        forms = [self.tr("leads: {points}").format(points=leads)]
        if leads != now:
            forms.insert(0, self.tr("leads: {points} (now {now})").format(points=leads, now=now))
        return words, *(f"{before} + {form}" if before else form for form in forms)

    def _tells_totals(self, shown: PieceOCakeState) -> bool:
        """Whether totals, where they are known, tell no secret."""
        return self.is_replay or shown.plates_are_open or shown.turn() == OVER

    def _before(self, shown: PieceOCakeState, seat: int) -> str:
        """What a seat had before this match; empty: it is the first."""
        if shown.matches > 1 and shown.match:
            return str(shown.past_eaten[seat] + shown.past_majority[seat])
        return ""

    def spoken_total(self, shown: PieceOCakeState, seat: int, after: PieceOCakeState | None = None) -> str:
        """The same for who hears as well what the seat has collected; empty: there is nothing else."""
        words, nothing = self.total_words(shown, seat, after), self.tr("nothing collected yet")
        return words.removesuffix(nothing).removesuffix(", ")

    def _lead_words(self, shown: PieceOCakeState, then: PieceOCakeState, seat: int) -> str:
        past = shown.past_majority[seat]
        leads, now = then.majority_points()[seat] - past, shown.majority_points()[seat] - past
        if now and not leads:
            return self.tr("leads: then none (now {now})").format(now=now)
        if leads != now:
            return self.tr("leads: then %n point(s) (now {now})", "", leads).format(now=now)
        if not (shown.collected[seat] or then.collected[seat]):
            return self.tr("nothing collected yet")
        if leads:
            return self.tr("leads: %n point(s)", "", leads)
        return self.tr("no leads yet")


class RestWording(Wording):
    """Words of a table at rest."""

    def resting(self, shown: PieceOCakeState, *, is_past: bool = False) -> str:
        """Whose turn it is, or was."""
        turn = shown.turn()
        if turn == OVER:
            return self.won(shown.winners())
        if turn == CHANCE:
            return self.tr("The slices are shuffled")
        if is_past:
            return self._past(shown, turn)
        if shown.phase == CUTTING:
            return self.tr("{name} cuts the cake").format(name=self.names[turn])
        if not shown.choices_left:  # the last choice of the cake is being shown
            return ""
        if not shown.starts:
            return self.no_piece_left(turn)
        return TableWords().chooses(self.names[turn])

    def _past(self, shown: PieceOCakeState, turn: int) -> str:
        if shown.phase == CUTTING:
            return self.tr("Next: {name} cuts").format(name=self.names[turn])
        if not shown.choices_left:  # its last choice, before the next cake comes
            return self.tr("Cake {number} is over").format(number=shown.cake + 1)
        return self.tr("Next: {name} chooses").format(name=self.names[turn])

    def coming(self, shown: PieceOCakeState, turns: Turns) -> str:
        """Who chooses after that."""
        coming = [] if turns.is_past else turns.coming(shown)
        if shown.phase != CUTTING:
            coming = coming[1:]
        if not coming:
            return ""
        names = [self.names[seat] for seat in coming]
        if len(names) == 1:
            text = self.tr("Then chooses {name}.").format(name=names[0])
        else:
            text = self.tr("Then choose {names}.").format(names=and_list(names))
        return one_stop(text, names)

    def match_title(self, shown: PieceOCakeState, match: int) -> str:
        """What stands above the score sheet."""
        if shown.matches == 1:
            return TableWords().the_points()
        return TableWords().match_of(match + 1, shown.matches)

    def status(self, shown: PieceOCakeState) -> str:
        """How far the game is."""
        cake = self.tr("Cake {number} of {cakes}").format(number=shown.cake + 1, cakes=5)
        if shown.matches == 1:
            return cake
        match = TableWords().match_of(shown.match + 1, shown.matches)
        return f"{match}, {cake}"
