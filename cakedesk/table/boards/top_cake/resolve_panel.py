"""The panel in which one card of the row is resolved: the card, a line for each seat, the reasons."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF

from cakedesk.games.top_cake.resolving import Resolution
from cakedesk.table.animation import Group, Move
from cakedesk.table.boards.top_cake.card_faces import row_face
from cakedesk.table.boards.top_cake.resolve_layout import line_rects, walk_rects
from cakedesk.table.boards.top_cake.resolve_lines import ResolveLine, flip_group, name_widths_px
from cakedesk.table.boards.top_cake.resolve_steps import ResolveStep, resolve_steps, seat_lines
from cakedesk.table.boards.top_cake.resolve_wording import ResolveWording
from cakedesk.table.boards.top_cake.wording import spoken_card
from cakedesk.table.items import (
    CardItem,
    FaceItem,
    Frame,
    PanelItem,
    PanelStyle,
    TableItem,
    TextItem,
    TextStyle,
    display_style,
    icon_in,
)
from cakedesk.table.kit.flow import column
from cakedesk.table.motion import FADE_MS
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
        self._places = walk_rects(self.metrics, rect, len(self._seats))
        self._lines: list[ResolveLine] = []
        self._reasons = self.own_part(ResolveReasons(scene))

    def draw(self, index: int, count: int) -> Work:
        """Draw the card of an index among so many as it lay, part by part."""
        self._draw_frame(index, count)
        yield
        self._lines = [ResolveLine(self.scene, seat, self._wording) for seat in self._seats]
        rects, widths = self._places.lines, name_widths_px(self.metrics, self._wording.names)
        places = line_rects(self.metrics, rects, [line.need for line in self._lines], *widths)
        for line, rect, place in zip(self._lines, rects, places, strict=True):
            self.own_part(line).draw(rect, place)
            yield
        told, short = self._wording.step, self._wording.shorter().step
        steps = [(*told(step), short(step)[1], step.wins) for step in self._steps]
        self._reasons.draw(steps, self._places.reasons)
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
        face = row_face(self._wording.lists, self._card)
        item = self.own(CardItem(self.scene, face, key="resolving/card"))
        item.place_in(self._places.card)
        item.set_accessible(spoken_card(self._wording.lists, self._card))
        item.focus_order = (1, 0)
        style, place = display_style(self.metrics.text_px(COUNT_UNITS)), self._places.count
        text = self.own(TextItem(self.scene, self._wording.count(index + 1, count), style))
        text.place(place.left(), place.center().y() - text.height_px / 2)
        self._dots(index, count)

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
            dot.place_in(QRectF(place.left() + number * pitch, place.center().y() - side / 2, side, side))


DISC_UNITS, GAP_UNITS = 34, 14
TITLE_UNITS, HEAD_UNITS, TAIL_UNITS = 26, 22, 20
STEP_UNITS, TITLE_ROOM_UNITS = 62, 48


class ResolveReasons(ScreenPart):
    """Draws the heading and one line for each reason, hidden until it is ticked off."""

    def draw(self, steps: Sequence[tuple[str, str, str, bool]], room: QRectF) -> None:
        """Draw them, of each what happens, what follows, the same in short, and whether somebody wins."""
        px = self.metrics.px
        style = display_style(self.metrics.text_px(TITLE_UNITS))
        heading = self.own(TextItem(self.scene, self.tr("Step by step"), style))
        heading.place(room.left(), room.top() + (px(TITLE_ROOM_UNITS - 8) - heading.height_px) / 2)
        self._side = min(px(DISC_UNITS), (room.height() - px(TITLE_ROOM_UNITS)) / len(steps) - px(6))
        told = [self._texts(head, tail, short, room.width()) for head, tail, short, _ in steps]
        places, tailed = self._shared(room, told)
        if places[0].top() == room.top():
            self.drop(heading)
        self._lines: list[list[TableItem]] = []
        for (head, tail), (*_, wins), place, is_tailed in zip(told, steps, places, tailed, strict=True):
            if tail is not None and not is_tailed:
                head.tooltip = tail.accessible_name  # large texts leave no room for it
                self.drop(tail)
            link = [self._link(places[len(self._lines) - 1])] if self._lines else []
            self._lines.append(link + self._line(head, tail if is_tailed else None, place, wins=wins))
        for item in self._reasons():
            item.setOpacity(0.0)

    def tick(self, index: int) -> list[Move]:
        """Tick a reason off."""
        return [Move(item, opacity=1.0, duration_ms=FADE_MS) for item in self._lines[index]]

    def finish(self) -> None:
        """Show all of them, without any motion."""
        for item in self._reasons():
            item.setOpacity(1.0)

    def _reasons(self) -> list[TableItem]:
        return [item for line in self._lines for item in line]

    def _disc(self, place: QRectF) -> QRectF:
        return QRectF(place.left(), place.top() + self.metrics.px(2), self._side, self._side)

    def _texts(self, head: str, tail: str, short: str, width: float) -> tuple[TextItem, TextItem | None]:
        """What a reason says, beside a disc."""
        text_px, width = self.metrics.text_px, width - self._side - self.metrics.px(GAP_UNITS)
        first = self._text(head, TextStyle(px=text_px(HEAD_UNITS), weight=700), width, 3)
        if not tail:
            return first, None
        second = self._text(tail, TextStyle(px=text_px(TAIL_UNITS), color="ink_soft"), width)
        if second.is_elided:
            second.set_text(short)
            second.set_accessible(tail)
            second.tooltip = tail
        return first, second

    def _shared(
        self, room: QRectF, told: Sequence[tuple[TextItem, TextItem | None]]
    ) -> tuple[Sequence[QRectF], Sequence[bool]]:
        """Places in which each reason has the height that it needs, and which of them say what follows."""
        heads = [max(self._side, head.height_px) for head, _ in told]
        tails = [0.0 if tail is None else tail.height_px for _, tail in told]
        last, none = [*[0.0] * (len(told) - 1), tails[-1]], [0.0] * len(told)
        below = room.adjusted(0, self.metrics.px(TITLE_ROOM_UNITS), 0, 0)
        # Rather than that the result is crowded out, other reasons are told in fewer words, or go unheaded.
        for rect, tailed in ((below, tails), (below, last), (below, none), (room, last), (room, none)):
            needed = [head + tail for head, tail in zip(heads, tailed, strict=True)]
            if sum(needed) <= rect.height():
                break
        pitch = min(self.metrics.room_px(STEP_UNITS, 1.0), rect.height() / len(told))
        if max(needed) <= pitch:
            needed = [pitch] * len(told)
        spare = max(0.0, pitch * len(told) - sum(needed)) / len(told)
        return column(rect, *(one + spare for one in needed)), [tail > 0 for tail in tailed]

    def _line(self, head: TextItem, tail: TextItem | None, place: QRectF, *, wins: bool) -> list[TableItem]:
        metrics, circle = self.metrics, self._disc(place)
        style = PanelStyle(fill="mint" if wins else "ink", radius_px=circle.width() / 2)
        disc = self.own(PanelItem(self.scene, style))
        disc.place_in(circle)
        inner = round(circle.width() * 0.62)
        tick = self.own(FaceItem(self.scene, icon_in("tick", "panel"), inner, inner))
        tick.place_center(circle.center().x(), circle.center().y())
        left = circle.right() + metrics.px(GAP_UNITS)
        # Where two lines have no room beside the disc they begin above it, but not above their place.
        head.place(left, max(place.top(), circle.center().y() - head.height_px / 2))
        if tail is None:
            return [disc, tick, head]
        tail.place(left, head.pos().y() + head.height_px * 0.94)
        return [disc, tick, head, tail]

    def _text(self, text: str, style: TextStyle, width: float, most_lines: int = 2) -> TextItem:
        """A text on one line that shrinks to the least size; one that is still too long has more lines."""
        style = style._replace(elide=True, shrink_to_px=self.metrics.text_px(0))
        item = self.own(TextItem(self.scene, text, style))
        item.set_width(width)
        if item.is_elided:
            item.restyle(wrap=True, max_lines=most_lines)
        return item

    def _link(self, place: QRectF) -> TableItem:
        """From the disc in a place to the next one."""
        px, disc = self.metrics.px, self._disc(place)
        width = max(2.0, px(3))
        link = self.own(PanelItem(self.scene, PanelStyle(fill="line", radius_px=width / 2)))
        link.resize(width, max(2.0, place.bottom() - px(2) - disc.bottom() - px(4)))
        link.place(disc.center().x() - width / 2, disc.bottom() + px(4))
        return link
