"""`TurnPanel`: the middle of the tray: what can be chosen besides cards, or what is explained."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF

from cakedesk.table.items import PanelItem, PanelStyle, TextItem, TextStyle
from cakedesk.table.kit.choice_rows import Choice, ChoiceRows
from cakedesk.table.kit.flow import column, fill, grid, inset
from cakedesk.table.kit.kept import Kept
from cakedesk.table.metrics import CAPTION_UNITS, WELL_RADIUS_UNITS
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart

TITLE_UNITS, ROW_UNITS = 26.0, 54.0


class PanelContent(NamedTuple):
    """What a panel holds."""

    titles: tuple[str, ...]  # above it, then shorter
    choices: Sequence[Choice] = ()  # rows, from the top
    lines: Sequence[str] = ()  # sentences below, as many as there is room for


class TurnPanel(ScreenPart):
    """A title, rows to choose from, sentences below."""

    def __init__(self, scene: TableScene, focus_zone: int) -> None:
        super().__init__(scene)
        self._well = self.own(PanelItem(scene, key="panel"))
        self._title = self.own(TextItem(scene, ""))
        self.rows = self.own_part(ChoiceRows(scene, focus_zone))  # what can be chosen
        self._lines: Kept[int, TextItem] = Kept(self, lambda _number: TextItem(scene, ""))

    def show(self, content: PanelContent, rect: QRectF) -> None:
        """Show something; a row is as high as a button where there is room."""
        px, text_px, room_px = self.metrics.px, self.metrics.text_px, self.metrics.room_px
        self._well.set_style(PanelStyle("well", px(WELL_RADIUS_UNITS)))
        self._well.place_in(rect)
        inside = inset(rect, px(16), px(10))
        title, body = column(inside, room_px(38, 1.0), fill(), gap_px=px(4))
        self._title.set_text(*content.titles)
        # It says less before it gets smaller than what stands below it.
        least_px = text_px(0) if len(content.titles) == 1 else text_px(CAPTION_UNITS)
        style = TextStyle(text_px(TITLE_UNITS), "display", 800, elide=True, shrink_to_px=least_px)
        self._title.stand_in(title, style)
        count = len(content.choices)
        gap = px(7)
        height = min(room_px(ROW_UNITS, 1.0), (body.height() + gap) / max(1, count) - gap)
        cells = grid(body, count, 1, gap, most_px=(body.width(), height))
        self.rows.show(content.choices, cells)
        if cells:
            body.setTop(cells[-1].bottom() + px(10))
        lines = self._lines.lay(range(len(content.lines)))
        top = body.top()
        for text, told in zip(lines.values(), content.lines, strict=True):
            text.set_text(told)
            text.set_style(
                TextStyle(text_px(CAPTION_UNITS), color="ink_soft", wrap=True, even=True, elide=True)
            )
            text.set_width(body.width(), body.bottom() - top)
            text.place(body.left(), top)
            has_room = not text.is_elided and text.rect_px().bottom() <= body.bottom()
            self.show_item(text, has_room)
            top = text.rect_px().bottom() + px(10) if has_room else body.bottom()
