"""`Rival`: what the cakes of others can still win, once a ribbon is gone."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from cakedesk.games.cake_swap.cards import CLASSES, ribbon
from cakedesk.games.cake_swap.state import CakeSwapState
from cakedesk.table.boards.cake_swap.cake_view import CakeLook, CakeView
from cakedesk.table.boards.cake_swap.chances import heights, met
from cakedesk.table.boards.cake_swap.ribbon_place import RibbonPlace
from cakedesk.table.boards.cake_swap.wording import SwapWording
from cakedesk.table.items import ChipItem, PanelItem, PanelStyle, TextItem, TextStyle
from cakedesk.table.joined_words import and_list, said_of
from cakedesk.table.kit.flow import column, fill, grid, row
from cakedesk.table.metrics import CAPTION_UNITS
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart
from cakedesk.table.short_names import name_forms
from cakedesk.table.text_fit import text_width

MOST_RIVALS, TITLE_UNITS, LEAST_LINE_UNITS = 2, 25.0, 40.0
"""A line is so high before it is said what is out of reach."""


def rivals_of(shown: CakeSwapState, winner: int, won: int) -> list[int]:
    """The highest cakes that could have won a ribbon that is gone, by seat; of two seats the other."""
    found = []
    for seat, cake in enumerate(shown.platters):
        if seat != winner and cake:
            high = heights(shown, cake, shown.action_cards[seat])
            if (
                won in [ribbon(each, layers) for each in met(shown, cake) for layers in high]
                or shown.seats == 2
            ):
                found.append(seat)
    return sorted(sorted(found, key=lambda seat: -len(shown.platters[seat]))[:MOST_RIVALS])


class Rival(ScreenPart):
    """One seat's cake, and by class the ribbons that it wins now or with more layers."""

    def __init__(
        self, scene: TableScene, shown: CakeSwapState, seat: int, won: int, names: tuple[str, ...],
    ) -> None:  # fmt: skip
        super().__init__(scene)
        words = self._words = RivalWording(shown.lists, names)
        cake = self._cake = tuple(shown.platters[seat])
        self._heights, self._classes = heights(shown, cake, shown.action_cards[seat]), met(shown, cake)
        self._owners = {each: owner for owner, every in enumerate(shown.ribbons) for each in every}
        self._lost = next((each for each in self._classes if each == won % len(CLASSES)), -1)
        self._field = self.own(PanelItem(scene))
        self._chip = self.own(ChipItem(scene, seat, 20))
        self._view = self.own_part(CakeView(scene, shown.lists, f"rival/{seat}", foot=False))
        out = [words.title(each) for each in range(len(CLASSES)) if each not in self._classes]
        self._title = self.own(TextItem(scene, ""))
        # What they can is told by what stands below.
        self._title.set_text(words.can_win(seat), *(every[seat] for every in name_forms(names)))
        self._out = self.own(TextItem(scene, words.out_of_reach(out)))
        self._heads = [self.own(TextItem(scene).mute()) for _ in self._heights]
        self._names = [self.own(TextItem(scene, words.title(each)).mute()) for each in self._classes]
        self._ribbons = {
            each: RibbonPlace(scene, shown.lists, each)
            for each in (ribbon(one, high) for one in self._classes for high in self._heights)
        }
        for part in self._ribbons.values():
            self.own_part(part)
        for head, high in zip(self._heads, self._heights, strict=True):
            head.set_text(*words.height(high, len(cake)))
        if self._lost >= 0:
            self._names[self._classes.index(self._lost)].set_text(*words.gone(won))
        left = [words.ribbon_of_class(each) for each in self._ribbons if each not in self._owners]
        self._title.set_accessible(said_of(words.can_win(seat), and_list(left) if left else words.nothing()))

    def lay_out(self, zone: QRectF, *, has_cake: bool) -> None:
        """Stand in a zone, with the cake if there is room for it beside the list."""
        px = self.metrics.px
        whole, lists = row(zone, fill(0.7), fill(), gap_px=px(12)) if has_cake else (zone, zone)
        self._view.set_shown(self.is_shown and has_cake)
        title_px, count = self.metrics.room_px(40, 1.0), len(self._classes) + 1
        left = lists.height() - title_px - px(8) - count * (self.metrics.room_px(LEAST_LINE_UNITS) + px(3))
        self._write(self._out, QRectF(0, 0, lists.width(), left), CAPTION_UNITS, color="ink_soft")
        is_told = self._out.height_px <= left and not self._out.is_elided
        out_px = self._out.height_px if is_told else 0.0
        title, body, out = column(lists, title_px, fill(), out_px, gap_px=px(4))
        self.show_item(self._out, is_told)
        self._out.place(out.left(), out.top())
        lines = grid(body, count, 1, px(3), most_px=(body.width(), px(56)))
        side = min(px(34), title.height())
        self._chip.place_in(QRectF(title.left(), title.center().y() - side / 2, side, side))
        self._write(self._title, title.adjusted(side + px(8), 0, 0, 0), TITLE_UNITS, weight=700)
        least = TextStyle(self.metrics.text_px(0), weight=700)
        needs = [text_width(self._words.title(each), least) + 1 for each in self._classes]
        names_px = max([lists.width() * 1.7 / (1.7 + len(self._heights)), *needs])
        cells = [row(line, names_px, *[fill()] * len(self._heights), gap_px=px(3)) for line in lines]
        for text, cell in zip(self._heads, cells[0][1:], strict=True):
            self._write(text, cell, CAPTION_UNITS, color="ink_soft", align="center")
        for number, (text, each) in enumerate(zip(self._names, self._classes, strict=True), 1):
            is_lost = each == self._lost
            cell = cells[number][0]
            self._write(text, cell, CAPTION_UNITS, weight=700, wrap=is_lost)
            for high, cell in zip(self._heights, cells[number][1:], strict=True):
                here = ribbon(each, high)
                self._ribbons[here].show(self._owners.get(here, -1), cell)
        self.show_item(self._field, self._lost >= 0)
        if self._lost >= 0:
            self._field.set_style(PanelStyle("honey", px(12), fill_opacity=0.24))
            self._field.place_in(lines[self._classes.index(self._lost) + 1].adjusted(-px(6), 0, px(6), 0))
        if has_cake:
            spoken = self._words.cake(self._cake)
            self._view.show(CakeLook(self._cake), whole, spoken, most_scale=px(0.62))

    def _write(self, text: TextItem, cell: QRectF, units: float, **style: object) -> None:
        """Write a text half-way down a cell, on as many lines as it has room for."""
        text.stand_in(cell, self.fitting(units, **{"wrap": True, **style}), cell.height() + 2)


class RivalWording(SwapWording):
    """What is said of what others can still win."""

    def can_win(self, seat: int) -> str:
        """The heading."""
        return self.tr("{name} can still win").format(name=self.names[seat])

    def height(self, layers: int, now: int) -> tuple[str, ...]:
        """A number of layers, above a column, in full and in brief."""
        at = self.tr("at {layers}").format(layers=layers), str(layers)
        return (self.tr("now"),) if layers == now else at

    def gone(self, won: int) -> tuple[str, str, str]:
        """The class in which a ribbon has just been lost, in full, in brief, and alone: its field is lit."""
        title, points = self.title(won % len(CLASSES)), self.lists.ribbon_points[won]
        full, brief = self.tr("{title}: {points} is gone"), self.tr("{title}: gone")
        return full.format(title=title, points=points), brief.format(title=title), title

    def out_of_reach(self, classes: list[str]) -> str:
        """The classes that the cake doesn't meet."""
        return self.tr("out of reach: {classes}").format(classes=", ".join(classes)) if classes else ""

    def nothing(self) -> str:
        """When all is gone."""
        return self.tr("nothing")
