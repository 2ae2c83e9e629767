"""`EventWording`: one sentence for each thing that happened. What lies face down is only counted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cakedesk.engine.actions import UNKNOWN
from cakedesk.engine.events import Sight
from cakedesk.games.piece_o_cake.cutting import places_of
from cakedesk.games.piece_o_cake.events import (
    CakeCleared,
    CakeCut,
    CakeServed,
    GameEnded,
    MatchScored,
    Passed,
    PieceTaken,
    SlicesShuffled,
    VarietyEaten,
)
from cakedesk.games.piece_o_cake.plates import heap_of
from cakedesk.games.piece_o_cake.state import PieceOCakeState
from cakedesk.table.boards.piece_o_cake.wording import Wording, piece_letter


class EventWording(Wording):
    """Words of events."""

    def sentences(self, sights: Sequence[Sight[Any]]) -> list[tuple[int, str]]:
        """Seat (-1: nobody) and sentence for each thing of some sights that is worth telling."""
        found = []
        for sight in sights:
            told = self.sentence(sight)
            if told is not None:
                found.append(told)
        return found

    def sentence(self, sight: Sight[Any]) -> tuple[int, str] | None:
        """One sentence; None: it is not worth telling."""
        match sight.event:
            case CakeServed(server=seat, cake=cake):
                text = self.tr("{name} serves cake {number}")
                return seat, text.format(name=self.names[seat], number=cake + 1)
            case CakeCut(server=seat, starts=starts):
                return seat, self._cut(seat, len(starts))
            case PieceTaken() as taken:
                return taken.seat, self.taken_sentence(taken)
            case VarietyEaten(seat=seat, variety=variety, slices=count):
                text = self.tr("{name} eats {slices} already collected")
                return seat, text.format(name=self.names[seat], slices=self.some(variety, count))
            case Passed(seat=seat):
                return seat, self.no_piece_left(seat)
            case CakeCleared(slices=slices) if slices:
                return -1, self.tr("Left over: {slices}").format(slices=self.heap(heap_of(slices)))
            case SlicesShuffled(match=match):
                return -1, self.tr("The slices are shuffled for match {number}").format(number=match + 1)
            case MatchScored() if sight.look.shown.matches == 1:
                return -1, self.points_counted()
            case MatchScored(match=match):
                return -1, self.tr("Match {number} is counted").format(number=match + 1)
            case GameEnded(winners=winners):
                return (winners[0] if len(winners) == 1 else -1), self.won(winners)
        return None

    def points_counted(self) -> str:
        """That the points of a single match are counted."""
        return self.tr("The points are counted")

    def taken_sentence(self, taken: PieceTaken) -> str:
        """Who took what: the slices collected, and those that were eaten as far as they lie open."""
        name, collected = self.names[taken.seat], self.heap(heap_of(taken.collected))
        is_open = UNKNOWN not in taken.eaten
        eaten = self.heap(heap_of(taken.eaten)) if is_open else self.slices(len(taken.eaten))
        if not taken.collected:
            return self.tr("{name} eats a whole piece: {slices}").format(name=name, slices=eaten)
        if not taken.eaten:
            return self.tr("{name} collects {slices}").format(name=name, slices=collected)
        text = self.tr("{name} eats {eaten} and collects {slices}")
        return text.format(name=name, eaten=eaten, slices=collected)

    def pieces_cut(self, shown: PieceOCakeState) -> str:
        """The pieces of a cut by their letters: "A: 2 kiwis and 1 cherry. B: 1 plum."."""
        told = []
        for start in shown.cuts:
            heap = heap_of(shown.ring[place] for place in places_of(shown.cuts, start))
            told.append(
                self.tr("{letter}: {slices}.").format(
                    letter=piece_letter(shown.cuts, start), slices=self.heap(heap)
                )
            )
        return " ".join(told)

    def _cut(self, seat: int, pieces: int) -> str:
        if pieces == 1:
            return self.tr("{name} leaves the cake whole").format(name=self.names[seat])
        return self.tr("{name} cuts %n piece(s)", "", pieces).format(name=self.names[seat])
