"""The panel in which one card of the row is resolved: the card, a line for each seat, the reasons."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF

from cakedesk.games.top_cake.resolving import Resolution
from cakedesk.table.animation import Group
from cakedesk.table.boards.top_cake.card_faces import row_face
from cakedesk.table.boards.top_cake.resolve_layout import walk_rects
from cakedesk.table.boards.top_cake.resolve_lines import ResolveLine, flip_group, name_width_px
from cakedesk.table.boards.top_cake.resolve_reasons import ResolveReasons
from cakedesk.table.boards.top_cake.resolve_steps import ResolveStep, SeatLine, resolve_steps, seat_lines
from cakedesk.table.boards.top_cake.resolve_wording import ResolveWording
from cakedesk.table.items import CardItem, Frame, PanelItem, PanelStyle, TextItem, display_style
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart
from cakedesk.table.slicer import Work

STEP_PAUSE_MS = 420
"""How long a reason stands before the next one comes, at the usual speed."""

COUNT_UNITS = 25
DOT_UNITS = 17


class ResolvePanel(ScreenPart):
    """Draws one card being resolved, first as it lay, then reason by reason."""

    def __init__(
        self, scene: TableScene, wording: ResolveWording, rect: QRectF, resolution: Resolution
    ) -> None:
        super().__init__(scene)
        self._wording, self._rect, self._card = wording, rect, resolution.card
        self._seats, self._steps = seat_lines(resolution), resolve_steps(resolution)
        self._places = walk_rects(self.metrics, rect, len(self._seats), len(self._steps))
        self._lines: list[ResolveLine] = []
        self._reasons = ResolveReasons(scene)
        self.own_part(self._reasons)

    def draw(self, index: int, count: int) -> Work:
        """Draw it as it lay, part by part.

        Args:
            index: its place among the cards, from 0.
        """
        self._draw_frame(index, count)
        yield
        for seat, place in zip(self._seats, self._places.lines, strict=True):
            self._draw_line(seat, place)
            yield
        steps = [(self._wording.step(step), step.wins) for step in self._steps]
        self._reasons.draw(steps, self._places.steps_title, self._places.steps)
        yield

    def reveal(self, on_result: Callable[[], None]) -> list[Group]:
        """How the card is resolved before one's eyes."""
        groups = [flip_group(self._lines, self.scene)]
        groups += [self._step_group(index, step) for index, step in enumerate(self._steps[:-1])]
        moves = self._reasons.tick(len(self._steps) - 1)
        for line in self._lines:
            moves += line.show_sum()
        return [*groups, Group(moves, on_start=on_result, name="result")]

    def finish(self) -> None:
        """Show the card as it is in the end, without any motion."""
        for line in self._lines:
            line.finish()
        self._reasons.finish()

    def _step_group(self, index: int, step: ResolveStep) -> Group:
        def begin() -> None:
            if step.cancels:
                for line in self._lines:
                    line.strike(step.kinds)

        return Group(self._reasons.tick(index), on_start=begin, pause_ms=STEP_PAUSE_MS, name="reason")

    def _draw_frame(self, index: int, count: int) -> None:
        panel = self.own(PanelItem(self.scene, PanelStyle(radius_px=self.metrics.px(24), shadow="rest")))
        panel.place_in(self._rect)
        face, place = row_face(self._wording.lists, self._card), self._places.card
        item = self.own(CardItem(self.scene, face, place.width(), place.height(), "resolving/card"))
        item.place_in(place)
        item.set_accessible(self._wording.card(self._card))
        item.focus_order = (1, 0)
        style, place = display_style(self.metrics.text_px(COUNT_UNITS)), self._places.count
        text = self.own(TextItem(self.scene, self._wording.count(index + 1, count), style))
        text.place(place.left(), place.center().y() - text.height_px / 2)
        self._dots(index, count)

    def _draw_line(self, seat: SeatLine, place: QRectF) -> None:
        name_px = name_width_px(self.scene, self._wording.names)
        self._lines.append(ResolveLine(self.scene, seat, self._wording, place, name_px))
        self.own_part(self._lines[-1])

    def _dots(self, index: int, count: int) -> None:
        place, side = self._places.dots, self.metrics.px(DOT_UNITS)
        pitch = min(side * 1.72, (place.width() - side) / max(1, count - 1))
        for number in range(count):
            style = PanelStyle(fill=None, radius_px=side / 2, frame=Frame("line", side * 0.14))
            if number < index:
                style = PanelStyle(fill="raspberry", radius_px=side / 2)
            elif number == index:
                style = PanelStyle(radius_px=side / 2, frame=Frame("raspberry", side * 0.36))
            dot = self.own(PanelItem(self.scene, style))
            dot.resize(side, side)
            dot.place(place.left() + number * pitch, place.center().y() - side / 2)
