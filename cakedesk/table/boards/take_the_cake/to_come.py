"""How many of each topping are on a cake, in hand, or still to come."""

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
from cakedesk.table.kit.kept import Kept
from cakedesk.table.metrics import CAPTION_UNITS
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart

FAINT = 0.36


class Counts(ScreenPart):
    """A picture and a number for each topping, and perhaps how many more there would be."""

    def __init__(self, scene: TableScene, words: TurnWording, parent: QObject | None = None) -> None:
        super().__init__(scene, parent)
        self._words = words
        self._icons = [self.own(FaceItem(scene, faces.topping_face(name))) for name in TOPPINGS]
        self._numbers = [self.own(TextItem(scene, "0")) for _ in TOPPINGS]
        self._more: Kept[int, TextItem] = Kept(self, lambda _: TextItem(scene))
        self._told = Facts()

    def show(self, counts: Sequence[int], zone: QRectF, more: Sequence[int] | None = None) -> None:
        """Stand in a zone, in as many columns as make them large; with more in one."""
        if not self._told.changed(counts, zone, more, self.metrics):
            return
        number_px = self.metrics.text_px(CAPTION_UNITS + 4)
        width = number_px * 2.9
        in_line = 1 if more else max(2, min(len(TOPPINGS), int(zone.width() // width)))
        lines = -(-len(TOPPINGS) // in_line)
        if lines * number_px * 1.25 > zone.height() and in_line < len(TOPPINGS):
            in_line = min(len(TOPPINGS), in_line + 1)
        cells = grid(zone, len(TOPPINGS), in_line, most_px=(width * 1.3, self.metrics.room_px(52)))
        gained = self._more.lay(kind for kind, count in enumerate(more or ()) if count)
        for kind, (count, icon, number, cell) in enumerate(
            zip(counts, self._icons, self._numbers, cells, strict=True)
        ):
            side = min(cell.height(), cell.width() * 0.52, self.metrics.room_px(42))
            icon.set_look(dim=1.0 if count or kind in gained else FAINT)
            icon.set_accessible("")
            icon.place_in(QRectF(cell.left(), cell.center().y() - side / 2, side, side))
            right = cell.left() + side * 1.12
            texts = [(number, str(count), "ink" if count else "ink_soft")]
            if more and more[kind]:
                texts.append((gained[kind], f"+{more[kind]}", "teal"))
            for item, text, color in texts:
                item.set_text(text)
                item.set_accessible("")
                item.set_style(display_style(min(number_px, cell.height()), color))
                item.place(right, cell.center().y() - item.height_px / 2)
                right += item.width_px + number_px * 0.4

    def told(self, counts: Sequence[int]) -> str:
        """The same in words."""
        return and_list([self._words.some(kind, count) for kind, count in enumerate(counts) if count])


class TitledCounts(ScreenPart):
    """Counts below a title, where both have room."""

    def __init__(self, scene: TableScene, words: TurnWording, title: str, parent: QObject | None) -> None:
        super().__init__(scene, parent)
        self._title_text = title
        self._title = self.own(TextItem(scene, title, key="counts title"))
        self._counts = Counts(scene, words, self)
        self.own_part(self._counts)

    def show(self, counts: Sequence[int], zone: QRectF, more: Sequence[int] | None = None) -> None:
        """Show so many, and perhaps how many more there would be."""
        px, text_px = self.metrics.px, self.metrics.text_px
        has_room = zone.height() >= self.metrics.room_px(110) and any((*counts, *(more or ())))
        self.set_shown(has_room)
        if not has_room:
            return
        title, body = column(zone, self.metrics.room_px(56 if more else 30, 1.0), fill(), gap_px=px(4))
        self._title.set_style(
            TextStyle(
                text_px(CAPTION_UNITS + 2), weight=700, wrap=True, even=True, elide=True,
                max_lines=2 if more else 1, shrink_to_px=text_px(0),
            )
        )  # fmt: skip
        self._title.set_width(title.width(), title.height())
        self._title.place(title.left(), title.top())
        told = [self._counts.told(each) for each in (counts, more or ())]
        self._title.set_accessible(f"{self._title_text}: {' + '.join(filter(None, told))}")
        self._counts.show(counts, body, more)


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


def in_hand(shown: TakeTheCakeState) -> list[int]:
    """How many of each topping are still to be placed."""
    return _count(shown, shown.hand)


def _count(shown: TakeTheCakeState, cards: Sequence[int]) -> list[int]:
    counts = [0] * len(TOPPINGS)
    for card in cards:
        counts[shown.lists.toppings[card]] += shown.lists.counts[card]
    return counts
