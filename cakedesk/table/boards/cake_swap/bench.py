"""`Bench`: the own seat with its cake, the card in hand and where it can go, and what is asked."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial, reduce

from PySide6.QtCore import QRectF

from cakedesk.games.cake_swap.cards import CLASSES, TARGETS
from cakedesk.games.cake_swap.state import CakeSwapState
from cakedesk.table.boards.cake_swap.cake_view import CakeView
from cakedesk.table.boards.cake_swap.chart import Chart
from cakedesk.table.boards.cake_swap.composer import TOOL_NAMES
from cakedesk.table.boards.cake_swap.layout import BUTTONS, HAND, RIBBON_ASPECT, ROWS, TrayRects, rows_in
from cakedesk.table.boards.cake_swap.looks import is_low, picture_in, won_ribbon
from cakedesk.table.boards.cake_swap.seat_panels import SeatState
from cakedesk.table.boards.cake_swap.wording import SwapWording
from cakedesk.table.items import (
    BarItem,
    FaceItem,
    Frame,
    ItemRole,
    PanelItem,
    PanelStyle,
    TagItem,
    TextItem,
    TextStyle,
    display_style,
    text_width,
)
from cakedesk.table.kit.action_tray import ActionTray
from cakedesk.table.kit.choice_rows import Choice, ChoiceRows
from cakedesk.table.kit.flow import aspect, fill, grid, pack, row
from cakedesk.table.kit.kept import Kept
from cakedesk.table.kit.seat_header import SeatHeader
from cakedesk.table.metrics import CAPTION_UNITS
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart
from cakedesk.table.theme import Ink

POINTS_UNITS, MOST_CAKE_UNITS = 62.0, 1.1
RIBBON_UNITS, LEAST_RIBBON_UNITS, ROSETTE_UNITS = 104.0, 62.0, 72.0


class Sides(ScreenPart):
    """Both sides of the card in hand: one of them is used."""

    def __init__(self, scene: TableScene, words: SwapWording) -> None:
        super().__init__(scene)
        self._words = words
        # The larger side and the smaller one, which are clicked.
        self.panels = [self.own(PanelItem(scene, key=f"side/{number}")) for number in (0, 1)]
        self._sizes = [self.own(TextItem(scene).mute()) for _ in (0, 1)]
        self.frostings = [self.own(TextItem(scene).mute()) for _ in (0, 1)]  # their names, below the sizes
        for number, panel in enumerate(self.panels):
            panel.role = ItemRole.BUTTON
            panel.focus_order = (HAND, 1 + number)

    def show(self, card: int, sizes: Sequence[int], chosen: int, rects: TrayRects) -> None:
        """Show the sides of a card, the larger one first; the chosen one is raspberry."""
        px, lists = self.metrics.px, self._words.lists
        for number, (size, rect) in enumerate(zip(sizes, rects.sides, strict=True)):
            panel, layer, on = self.panels[number], lists.sides[card][size], size == chosen
            frame = None if on else Frame("line", max(1.5, px(2.5)))
            panel.set_style(PanelStyle("raspberry" if on else "chip", px(14), "rest" if on else None, frame))
            panel.place_in(rect)
            panel.set_interactive(True)
            told = self._words.layer(layer)
            panel.set_accessible(self.tr("{layer}, chosen").format(layer=told) if on else told)
            panel.tooltip = told
            ink = "on_raspberry" if on else "ink"
            word = self._words.frosting_name(lists.layers[layer].frosting)
            text, name = self._sizes[number], self.frostings[number]
            text.set_text(str(size))
            name.set_text(word)
            size_px = max(self.metrics.text_px(0), min(px(44), rect.height() * 0.5))
            text.set_style(display_style(size_px, ink, align="center"))
            name.set_style(self.fitting(CAPTION_UNITS, weight=600, color=ink, align="center"))
            self._place(text, name, rect)

    def _place(self, size: TextItem, name: TextItem, rect: QRectF) -> None:
        """The name below the size, beside it where the side is low, or nowhere: its picture tells it, too."""
        px = self.metrics.px
        size.set_width(None)
        name.set_width(rect.width() - px(6))
        middle, low = rect.center(), size.height_px + name.height_px > rect.height() - px(6)
        if low and not name.is_elided:
            name.set_width(rect.width() - size.width_px - px(28))
        self.show_item(name, not name.is_elided)
        if name.is_elided:
            size.place_center(middle.x(), middle.y())
        elif low:
            name.set_width(name.laid.widest_px)
            size.place_center(middle.x() - (px(10) + name.width_px) / 2, middle.y())
            name.place_center(middle.x() + (px(10) + size.width_px) / 2, middle.y())
        else:
            top = middle.y() - (size.height_px + name.height_px) / 2
            size.place(middle.x() - size.width_px / 2, top)
            name.place(rect.left() + px(3), top + size.height_px)


class Bench(ScreenPart):
    """The own seat and the buttons."""

    def __init__(self, scene: TableScene, words: SwapWording) -> None:
        super().__init__(scene)
        self._words = words
        self._panel = self.own(PanelItem(scene, PanelStyle(radius_px=0, shadow="rest")))
        self._header = self.own_part(SeatHeader(scene, 0, words.names))
        self._points = self.own(TextItem(scene, "", key="own points"))
        self._target = self.own(TextItem(scene, ""))
        self._bar = self.own(BarItem(scene, ink="raspberry"))
        self._ribbons: Kept[int, FaceItem] = Kept(self, partial(won_ribbon, scene, words.lists))
        self._classes: Kept[int, TextItem] = Kept(self, lambda _: TextItem(scene).mute())
        self._is_wide = False
        self.view = self.own_part(CakeView(scene, words.lists, "cake"))
        # The places that a layer can go to, or the classes to submit in.
        self.rows = self.own_part(ChoiceRows(scene, ROWS))
        self.sides = self.own_part(Sides(scene, words))  # of the card in hand
        self.chart = self.own_part(Chart(scene, words))
        self.actions = self.own_part(ActionTray(scene, ("confirm", "first", "second"), BUTTONS))
        self._names = {tool: self.own(TextItem(scene)) for tool in TOOL_NAMES}

    def show_seat(self, shown: CakeSwapState, seat: int, state: SeatState, rects: TrayRects) -> None:
        """Show whose things are below, its points and ribbons."""
        px, text_px, words = self.metrics.px, self.metrics.text_px, self._words
        self._panel.place_in(rects.whole)
        self._panel.set_accessible(". ".join([words.names[seat], *filter(None, words.has(shown, seat))]))
        self._header.set_seat(seat)
        self._header.set_away(state.is_away)
        self._header.set_tag(*state.tag)
        header = QRectF(rects.header)
        beside = self.view.left_of(shown.platters[seat], rects.cake, header.bottom(), px(MOST_CAKE_UNITS))
        header.setRight(beside - px(6))
        self._header.fit(header)
        points = shown.points[seat]
        for part in (self._points, self._target, self._bar):
            self.show_item(part, state.shows_points)
        self._points.set_text(str(points))
        self._points.set_style(display_style(min(text_px(POINTS_UNITS), rects.points.height())))
        self._points.place(rects.points.left(), rects.points.center().y() - self._points.height_px / 2)
        self._target.set_text(words.of_target(shown))
        left = rects.points.left() + self._points.width_px + px(10)
        self._target.set_style(self.fitting(22, color="ink_soft"))
        self._target.set_width(rects.points.right() - left)
        self._target.place(left, self._points.rect_px().bottom() - self._target.height_px * 1.15)
        self._bar.place_in(rects.bar)
        self._bar.set_fraction(points / TARGETS[shown.seats])
        self._show_ribbons(shown.ribbons[seat], rects.ribbons)

    def _show_ribbons(self, won: Sequence[int], zone: QRectF) -> None:
        """Show what was won, with its classes below as long as these can be read."""
        words, style = self._words, TextStyle(self.metrics.text_px(18), color="ink_soft", align="center")
        line = style.line_px
        width = max((text_width(words.title(ribbon % len(CLASSES)), style) for ribbon in won), default=1.0)
        in_line = max(1, int(zone.width() / (width + self.metrics.px(4))))
        high = self.metrics.px(RIBBON_UNITS) + line
        cells = grid(zone, len(won), in_line, most_px=(zone.width() / in_line, high))
        has_names = bool(cells) and cells[0].height() - line >= self.metrics.px(LEAST_RIBBON_UNITS)
        if has_names:
            places = [aspect(cell.adjusted(0, 0, 0, -line), RIBBON_ASPECT) for cell in cells]
        else:
            places = pack(zone, len(won), RIBBON_ASPECT, self.metrics.px(RIBBON_UNITS))
        if places and is_low(places[0], self.metrics):
            has_names, places = False, pack(zone, len(won), 1.0, self.metrics.px(ROSETTE_UNITS))
        for (ribbon, item), place in zip(self._ribbons.lay(won).items(), places, strict=True):
            item.tooltip = words.ribbon_of_class(ribbon)
            item.set_face(picture_in(words.lists, ribbon, place, self.metrics))
            item.place_in(aspect(place, item.face.aspect))
        names = self._classes.lay(won if has_names else ())
        for (ribbon, name), cell in zip(names.items(), cells, strict=False):
            name.set_text(words.title(ribbon % len(CLASSES)))
            name.set_style(style)
            name.set_width(cell.width())
            name.place(cell.left(), cell.bottom() - line)

    def show_rows(self, choices: Sequence[Choice], rects: TrayRects, *, is_wide: bool) -> None:
        """Show what can be chosen; wide rows take the room of the card in hand as well."""
        self._is_wide = is_wide
        zone = rects.rows.united(rects.hand) if is_wide else rects.rows
        self.rows.show(choices, rows_in(self.metrics, zone, len(choices), in_line=2 if is_wide else 1))

    def show_chart(self, shown: CakeSwapState | None, rects: TrayRects) -> None:
        """Show what is still to come, if anything is, where there is room for it."""
        is_free = not self._is_wide or rects.chart != rects.hand
        fits = shown is not None and is_free and self.chart.fits(rects.chart)
        self.chart.set_shown(self.is_shown and fits)
        if shown is not None and fits:
            self.chart.show(shown, rects.chart)

    def cover(self, covered: bool) -> None:
        """Hide what has no room beside a stage: all but seat, prompt and buttons."""
        self.view.set_shown(self.is_shown and not covered)
        if covered:
            self.chart.set_shown(False)
        for text in self._names.values():
            self.show_item(text, not covered)

    def show_tool_names(self, left: int, rects: TrayRects) -> None:
        """Write below the action cards their names, or that they are used."""
        px, tools = self.metrics.px, rects.tools
        told = [
            (self._words.tool_name(tool), self._words.tool_label(tool)) if left & tool else (self.tr("used"),)
            for tool in self._names
        ]
        least = TextStyle(self.metrics.text_px(0), weight=700)
        needs = [text_width(forms[0], least) for forms in told]
        air = px(8)
        cells = [rect.adjusted(-air / 2, 0, air / 2, 0) for rect in tools]
        if max(needs) > cells[0].width():  # a long name takes from short ones beside it
            cells = row(tools[0].united(tools[-1]).adjusted(-air, 0, air, 0), *map(fill, needs))
        for tool, text, forms, cell in zip(self._names, self._names.values(), told, cells, strict=True):
            text.set_text(*forms)  # rather smaller than in two lines
            color: Ink = "ink" if left & tool else "ink_soft"
            text.set_style(self.fitting(CAPTION_UNITS, "text", 700, color, "center", wrap=True))
            text.set_width(cell.width(), rects.actions.primary.top() - cell.bottom() - px(6))
            text.place(cell.left(), cell.bottom() + px(2))

    def header_rect(self) -> QRectF:
        """Where the own name and the words beside it stand."""
        words = (item.rect_px() for item in self._header.items() if isinstance(item, (TextItem, TagItem)))
        return reduce(QRectF.united, words)

    def ribbon(self, ribbon: int) -> FaceItem | None:
        """A ribbon that the own seat has won."""
        return self._ribbons.get(ribbon)
