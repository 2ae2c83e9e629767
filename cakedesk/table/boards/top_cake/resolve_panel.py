"""The panel in which one card of the row is resolved: the card, a line for each seat, the reasons."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QRectF

from cakedesk.games.top_cake.resolving import Resolution
from cakedesk.table.animation import Group
from cakedesk.table.boards.top_cake.card_faces import row_face
from cakedesk.table.boards.top_cake.resolve_layout import WalkRects, walk_rects
from cakedesk.table.boards.top_cake.resolve_lines import ResolveLine, flip_group, name_width_px
from cakedesk.table.boards.top_cake.resolve_reasons import ResolveReasons
from cakedesk.table.boards.top_cake.resolve_steps import ResolveStep, SeatLine, resolve_steps, seat_lines
from cakedesk.table.boards.top_cake.resolve_wording import ResolveWording
from cakedesk.table.items import CardItem, Frame, PanelItem, PanelStyle, TextItem, display_style
from cakedesk.table.kit.facts import Facts
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart

STEP_PAUSE_MS = 420
"""How long a reason stands before the next one comes, at the usual speed."""

COUNT_UNITS = 25
DOT_UNITS = 17


class ResolvePanel(ScreenPart):
    """Draws one card being resolved, first as it lay, then reason by reason."""

    def __init__(self, scene: TableScene, wording: ResolveWording) -> None:
        super().__init__(scene)
        self._wording = wording
        self._drawn = Facts()
        self._steps: list[ResolveStep] = []
        self._lines: list[ResolveLine] = []
        self._reasons: ResolveReasons | None = None
        self._is_as_it_lay = False

    def draw(self, rect: QRectF, resolution: Resolution, index: int, count: int) -> None:
        """Draw a card anew, its bids as they lay.

        Args:
            index: its place in the row, from 0.
        """
        if not self.is_ready(rect, resolution, index):
            for piece in self.pieces(rect, resolution, index, count):
                piece()

    def is_ready(self, rect: QRectF, resolution: Resolution, index: int) -> bool:
        """Whether a card is drawn as it lay.

        Args:
            index: its place in the row, from 0.
        """
        return self._is_as_it_lay and self._drawn.are(rect, self.metrics, resolution, index)

    def pieces(
        self, rect: QRectF, resolution: Resolution, index: int, count: int
    ) -> list[Callable[[], None]]:
        """What `draw` does, part by part.

        Args:
            index: its place in the row, from 0.

        Returns:
            The pieces, to be called in this order; after them `draw` has nothing to do.
        """
        lines, steps = seat_lines(resolution), resolve_steps(resolution)
        places = walk_rects(self.metrics, rect, len(lines), len(steps))

        def begin() -> None:
            self.remove()
            self._drawn.changed(rect, self.metrics, resolution, index)
            self._steps, self._lines = steps, []
            self._draw_frame(rect, resolution, places, index, count)

        def finish() -> None:
            self._draw_reasons(places)
            self._is_as_it_lay = True

        draw_lines = [
            partial(self._draw_line, line, place) for line, place in zip(lines, places.lines, strict=True)
        ]
        return [begin, *draw_lines, finish]

    def _draw_frame(
        self, rect: QRectF, resolution: Resolution, places: WalkRects, index: int, count: int
    ) -> None:
        panel = self.own(PanelItem(self.scene, PanelStyle(radius_px=self.metrics.px(24), shadow="rest")))
        panel.resize(rect.width(), rect.height())
        panel.place(rect.left(), rect.top())
        self._big_card(resolution.card, places.card)
        self._count(places.count, places.dots, index, count)

    def _draw_line(self, line: SeatLine, place: QRectF) -> None:
        name_px = name_width_px(self.scene, self._wording.names)
        self._lines.append(ResolveLine(self.scene, line, self._wording, place, name_px))
        self.own_part(self._lines[-1])

    def _draw_reasons(self, places: WalkRects) -> None:
        self._reasons = ResolveReasons(
            self.scene, self._steps, self._wording, places.steps_title, places.steps
        )
        self.own_part(self._reasons)

    def reveal(self, on_result: Callable[[], None]) -> list[Group]:
        """How the card is resolved before one's eyes."""
        self._is_as_it_lay = False
        groups = [flip_group(self._lines, self.scene)]
        groups += [self._step_group(index, step) for index, step in enumerate(self._steps[:-1])]
        return [*groups, self._result_group(on_result)]

    def finish(self) -> None:
        """Show the card as it is in the end, without any motion."""
        self._is_as_it_lay = False
        for line in self._lines:
            line.finish()
        if self._reasons is not None:
            self._reasons.finish()

    def _step_group(self, index: int, step: ResolveStep) -> Group:
        assert self._reasons is not None
        lines = self._lines

        def begin() -> None:
            if step.cancels:
                for line in lines:
                    line.strike(step.kinds)

        return Group(self._reasons.tick(index), on_start=begin, pause_ms=STEP_PAUSE_MS, name="reason")

    def _result_group(self, on_result: Callable[[], None]) -> Group:
        assert self._reasons is not None
        moves = self._reasons.tick(len(self._steps) - 1)
        for line in self._lines:
            moves += line.show_sum()
        return Group(moves, on_start=on_result, name="result")

    def _big_card(self, card: int, place: QRectF) -> None:
        face = row_face(self._wording.lists, card)
        item = self.own(CardItem(self.scene, face, place.width(), place.height(), "resolving/card"))
        item.place(place.left(), place.top())
        item.set_accessible(self._wording.card(card))
        item.focus_order = (1, 0)

    def _count(self, place: QRectF, dots: QRectF, index: int, count: int) -> None:
        style = display_style(self.metrics.text_px(COUNT_UNITS))
        text = self.own(TextItem(self.scene, self._wording.count(index + 1, count), style))
        text.place(place.left(), place.center().y() - text.height_px / 2)
        side = self.metrics.px(DOT_UNITS)
        pitch = min(side * 1.72, (dots.width() - side) / max(1, count - 1))
        for number in range(count):
            dot = self.own(PanelItem(self.scene, self._dot_style(number, index, side)))
            dot.resize(side, side)
            dot.place(dots.left() + number * pitch, dots.center().y() - side / 2)

    def _dot_style(self, number: int, index: int, side: float) -> PanelStyle:
        if number < index:
            return PanelStyle(fill="raspberry", radius_px=side / 2)
        if number == index:
            return PanelStyle(fill="panel", radius_px=side / 2, frame=Frame("raspberry", side * 0.36))
        return PanelStyle(fill=None, radius_px=side / 2, frame=Frame("line", side * 0.14))
