"""Words of the Piece o' Cake table: varieties, pieces, what seats have, and what happened."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QCoreApplication

from cakedesk.engine.messages import QT_TRANSLATE_NOOP
from cakedesk.games.piece_o_cake.cards import PieceOCakeLists
from cakedesk.games.piece_o_cake.cutting import places_of
from cakedesk.games.piece_o_cake.phases import SLICES
from cakedesk.games.piece_o_cake.plates import counts, heap_of, varieties
from cakedesk.games.piece_o_cake.scoring import cream_points
from cakedesk.games.piece_o_cake.state import PieceOCakeState
from cakedesk.table.boards.piece_o_cake.standing import Crown, Held, by_worth
from cakedesk.table.joined_words import and_list
from cakedesk.table.kit.table_words import TableWords
from cakedesk.table.kit.words import Words
from cakedesk.table.short_names import short_names

_NAMES = {
    "plum": QT_TRANSLATE_NOOP("PieceOCakeBoard", "Plum"),
    "apricot": QT_TRANSLATE_NOOP("PieceOCakeBoard", "Apricot"),
    "cherry": QT_TRANSLATE_NOOP("PieceOCakeBoard", "Cherry"),
    "blackberry": QT_TRANSLATE_NOOP("PieceOCakeBoard", "Blackberry"),
    "kiwi": QT_TRANSLATE_NOOP("PieceOCakeBoard", "Kiwi"),
    "gooseberry": QT_TRANSLATE_NOOP("PieceOCakeBoard", "Gooseberry"),
    "strawberry": QT_TRANSLATE_NOOP("PieceOCakeBoard", "Strawberry"),
    "chocolate": QT_TRANSLATE_NOOP("PieceOCakeBoard", "Chocolate"),
}


def piece_letter(starts: Sequence[int], start: int) -> str:
    """What a piece of a cut is called; empty: it is the whole cake."""
    return "ABCDE"[starts.index(start)] if len(starts) > 1 else ""


def eaten_word() -> str:
    """Beside what was eaten."""
    return QCoreApplication.translate("PieceOCakeBoard", "eaten")


def variety_name(lists: PieceOCakeLists, variety: int) -> str:
    """The name of a variety, translated."""
    return QCoreApplication.translate("PieceOCakeBoard", _NAMES[lists.varieties[variety].name])


class Wording(Words):
    """Puts things of the table into words."""

    def __init__(self, lists: PieceOCakeLists, names: Sequence[str]) -> None:
        super().__init__()
        self.lists = lists
        self.names, self.firsts = tuple(names), short_names(names, " -")

    # ------------------------------------------------------------------------------------------- slices

    def some(self, variety: int, count: int) -> str:
        """So many slices of a variety: "1 cherry", "2 cherries"."""
        words = {
            "plum": lambda: self.tr("%n plum(s)", "", count),
            "apricot": lambda: self.tr("%n apricot(s)", "", count),
            "cherry": lambda: self.tr("%n cherry(s)", "", count),
            "blackberry": lambda: self.tr("%n blackberry(s)", "", count),
            "kiwi": lambda: self.tr("%n kiwi(s)", "", count),
            "gooseberry": lambda: self.tr("%n gooseberry(s)", "", count),
            "strawberry": lambda: self.tr("%n strawberry(s)", "", count),
            "chocolate": lambda: self.tr("%n chocolate(s)", "", count),
        }
        return words[self.lists.varieties[variety].name]()

    def heap(self, heap: int) -> str:
        """What a heap is made of: "2 kiwis and 1 cherry"."""
        count = counts(heap)
        order = by_worth(varieties(heap), self.lists)
        return and_list([self.some(variety, count[variety]) for variety in order])

    def slices(self, count: int) -> str:
        """So many slices."""
        return self.tr("%n slice(s)", "", count)

    def whole_cake(self) -> str:
        """A cake that nobody has cut."""
        return self.tr("The whole cake")

    def cream(self, points: int) -> str:
        """So much cream, which is so many points when eaten."""
        return self.tr("%n cream", "", points)

    def unseen(self, count: int) -> str:
        """How many slices of a variety have lain on no cake yet."""
        return self.tr("%n not seen yet", "", count)

    def no_piece_left(self, seat: int) -> str:
        """Who would have chosen, had the others left a piece."""
        return self.tr("{name} finds no piece left").format(name=self.names[seat])

    def won(self, seats: Sequence[int]) -> str:
        """Who has won."""
        return TableWords().won([self.names[seat] for seat in seats])

    # ----------------------------------------------------------------------------------------- the ring

    def piece(self, shown: PieceOCakeState, start: int, starts: Sequence[int]) -> str:
        """A piece: its letter, its slices in their order, its cream; the whole cake has no letter."""
        letter = piece_letter(starts, start)
        told = (
            self.tr("Piece {letter}: {slices}. {cream}")
            if letter
            else self.tr("The whole cake: {slices}. {cream}")
        )
        slices = [shown.ring[place] for place in places_of(tuple(starts), start)]
        return told.format(
            letter=letter,
            slices=", ".join(variety_name(self.lists, variety) for variety in slices),
            cream=self.cream(cream_points(heap_of(slices), self.lists)),
        )

    def gap_name(self, shown: PieceOCakeState | None, gap: int) -> str:
        """A gap, named after the slices beside it."""
        if shown is None or not shown.ring:
            return self.tr("Gap {number}").format(number=gap + 1)
        before, after = shown.ring[(gap - 1) % SLICES], shown.ring[gap]
        return self.tr("Gap {number}, between {before} and {after}").format(
            number=gap + 1, before=variety_name(self.lists, before), after=variety_name(self.lists, after)
        )

    # ---------------------------------------------------------------------------------------- the seats

    def collection(self, heap: int) -> str:
        """What a seat has collected."""
        if not heap:
            return self.tr("Nothing collected")
        return self.tr("Collected: {slices}").format(slices=self.heap(heap))

    def eaten(self, shown: PieceOCakeState, seat: int, *, is_open: bool) -> str:
        """What a seat has eaten, where it may be told; else how much."""
        if not is_open:
            return self.tr("%n slice(s) eaten", "", shown.eaten_sizes[seat])
        if not (heap := shown.eaten[seat]):
            return self.tr("Nothing eaten")
        cream = self.cream(cream_points(heap, self.lists))
        return self.tr("Eaten: {slices}. {cream}").format(slices=self.heap(heap), cream=cream)

    def leading(self, own: Iterable[Held]) -> str:
        """Which varieties a seat leads, alone and with others; empty: none."""
        led: dict[Crown, list[str]] = {"own": [], "shared": [], "none": []}
        for variety, _, crown in own:
            led[crown].append(variety_name(self.lists, variety))
        alone = self.tr("Leads {varieties}").format(varieties=and_list(led["own"]))
        together = self.tr("Shares the lead in {varieties}").format(varieties=and_list(led["shared"]))
        return ". ".join([alone] * bool(led["own"]) + [together] * bool(led["shared"]))
