"""`ToCome`: how many of each topping are on a cake, or are still to come."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QRectF

from cakedesk.art.take_the_cake import faces
from cakedesk.games.take_the_cake.cards import TOPPINGS
from cakedesk.games.take_the_cake.phases import CAKES, NO_CARD
from cakedesk.games.take_the_cake.state import TakeTheCakeState
from cakedesk.table.boards.take_the_cake.turn_wording import TurnWording
from cakedesk.table.items import FaceItem, TextItem, TextStyle, display_style
from cakedesk.table.joined_words import and_list
from cakedesk.table.kit.facts import Facts
from cakedesk.table.kit.flow import column, fill, grid
from cakedesk.table.metrics import CAPTION_UNITS
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart

FAINT = 0.36


class Counts(ScreenPart):
    """A picture and a number for each topping."""

    def __init__(self, scene: TableScene, words: TurnWording, parent: QObject | None = None) -> None:
        super().__init__(scene, parent)
        self._words = words
        self._icons = [self.own(FaceItem(scene, faces.topping_face(name))) for name in TOPPINGS]
        self._numbers = [self.own(TextItem(scene, "0")) for _ in TOPPINGS]
        self._told = Facts()

    def show(self, counts: Sequence[int], zone: QRectF) -> None:
        """Stand in a zone, in as many columns as make them large."""
        if not self._told.changed(counts, zone, self.metrics):
            return
        number_px = self.metrics.text_px(CAPTION_UNITS + 4)
        width = number_px * 2.9
        in_line = max(2, min(len(TOPPINGS), int(zone.width() // width)))
        lines = -(-len(TOPPINGS) // in_line)
        if lines * number_px * 1.25 > zone.height() and in_line < len(TOPPINGS):
            in_line = min(len(TOPPINGS), in_line + 1)
        cells = grid(zone, len(TOPPINGS), in_line, most_px=(width * 1.3, self.metrics.room_px(52)))
        for count, icon, number, cell in zip(counts, self._icons, self._numbers, cells, strict=True):
            side = min(cell.height(), cell.width() * 0.52, self.metrics.room_px(42))
            icon.set_look(dim=1.0 if count else FAINT)
            icon.set_accessible("")
            icon.place_in(QRectF(cell.left(), cell.center().y() - side / 2, side, side))
            number.set_text(str(count))
            number.set_accessible("")
            number.set_style(display_style(min(number_px, cell.height()), "ink" if count else "ink_soft"))
            number.place(cell.left() + side * 1.12, cell.center().y() - number.height_px / 2)

    def told(self, counts: Sequence[int]) -> str:
        """The same in words."""
        return and_list([self._words.some(kind, count) for kind, count in enumerate(counts) if count])


class ToCome(ScreenPart):
    """What is still to come: an aid."""

    def __init__(self, scene: TableScene, words: TurnWording, parent: QObject | None = None) -> None:
        super().__init__(scene, parent)
        self._words = words
        self._title = self.own(TextItem(scene, words.still_to_come(), key="to come"))
        self._counts = Counts(scene, words, self)
        self.own_part(self._counts)

    def show(self, shown: TakeTheCakeState, zone: QRectF) -> None:
        """Count what lies nowhere in the open."""
        px, text_px, counts = self.metrics.px, self.metrics.text_px, unseen(shown)
        has_room = zone.height() >= self.metrics.room_px(110) and bool(sum(counts))
        self.set_shown(has_room)
        if not has_room:
            return
        title, body = column(zone, self.metrics.room_px(30, 1.0), fill(), gap_px=px(4))
        self._title.set_style(
            TextStyle(text_px(CAPTION_UNITS + 2), weight=700, elide=True, shrink_to_px=text_px(0))
        )
        self._title.set_width(title.width())
        self._title.place(title.left(), title.top())
        self._title.set_accessible(f"{self._words.still_to_come()}: {self._counts.told(counts)}")
        self._counts.show(counts, body)


def counted(shown: TakeTheCakeState, place: int) -> list[int]:
    """How many of each topping lie on a cake."""
    return _count(shown, [card for card in shown.cakes[place] if card != NO_CARD])


def unseen(shown: TakeTheCakeState) -> list[int]:
    """How many of each topping nobody has seen since the last shuffle: those of the deck."""
    seen = {*shown.centre, *shown.hand, *shown.away}
    for place, cake in enumerate(shown.cakes):
        if shown.seats == CAKES or place % CAKES == shown.cake:
            seen.update(cake)
    return _count(shown, [card for card in range(len(shown.lists.pieces)) if card not in seen])


def _count(shown: TakeTheCakeState, cards: Sequence[int]) -> list[int]:
    counts = [0] * len(TOPPINGS)
    for card in cards:
        counts[shown.lists.toppings[card]] += shown.lists.counts[card]
    return counts
