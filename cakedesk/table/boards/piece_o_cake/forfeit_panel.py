"""`ForfeitPanel`: the varieties that may be forfeited, with the points that gives."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Literal, TypeAlias

from PySide6.QtCore import QObject, QRectF

from cakedesk.games.piece_o_cake.cards import PieceOCakeLists
from cakedesk.games.piece_o_cake.plates import size
from cakedesk.table.boards.piece_o_cake.choice_composer import ChoiceComposer
from cakedesk.table.boards.piece_o_cake.choice_wording import ChoiceWording
from cakedesk.table.boards.piece_o_cake.forfeit_button import LOST_UNITS, POINTS_UNITS, ForfeitButton
from cakedesk.table.items import (
    PanelItem,
    PanelStyle,
    TextItem,
    TextStyle,
    display_style,
)
from cakedesk.table.kit.token_row import LEAST_TOKEN_PX
from cakedesk.table.metrics import MIN_TARGET_PX, MIN_TEXT_PX
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart

Shape: TypeAlias = Literal["full", "compact", "bare"]
"""All of it; without the line of words, with low buttons; the same with a small title and small words."""

FOCUS_ZONE = 4
TITLE_UNITS, LINE_UNITS, GAP_UNITS = 26.0, 20.0, 10.0
BUTTON_UNITS = 76.0
COMPACT_BUTTON_UNITS = 60.0
TOKEN_UNITS = 46.0
ENDS_UNITS = 36.0


class ForfeitPanel(ScreenPart):
    """What may be done instead of taking a piece."""

    def __init__(
        self,
        scene: TableScene,
        lists: PieceOCakeLists,
        wording: ChoiceWording,
        on_click: Callable[[int], None],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(scene, parent)
        self._lists = lists
        self._wording = wording
        self._on_click = on_click
        self._panel = self.own(PanelItem(scene))
        self._title = self.own(TextItem(scene, "", display_style(26)))
        self._line = self.own(TextItem(scene, ""))
        self.buttons: dict[int, ForfeitButton] = {}

    def show(self, composer: ChoiceComposer, *, tells_leads: bool) -> None:
        """Show what may be forfeited."""
        self._title.set_text(self._wording.forfeit_title(composer))
        self._line.set_text(self._wording.forfeit_line(composer))
        wanted = composer.forfeits
        for variety in [variety for variety in self.buttons if variety not in wanted]:
            self.drop(self.buttons.pop(variety))
        for variety in wanted:
            if variety not in self.buttons:
                kind = self._lists.varieties[variety].name
                self.buttons[variety] = self.own(ForfeitButton(self.scene, variety, kind, self._on_click))
        self.buttons = {variety: self.buttons[variety] for variety in wanted}
        for number, variety in enumerate(wanted):
            button, points = self.buttons[variety], composer.forfeit_points(variety)
            lost = self._wording.lost(composer, variety) if tells_leads else 0
            is_chosen = composer.now.variety == variety
            button.show_state(size(composer.forfeited(variety)), points, lost, is_chosen=is_chosen)
            told = self._wording.forfeit(composer, variety, lost)
            button.set_accessible(told)
            button.tooltip = told
            button.focus_order = (FOCUS_ZONE, number)

    def natural_px(self, width_px: float, shape: Shape) -> float:
        """The height that it wants.

        Returns:
            Its height in px.
        """
        px, gap = self.metrics.px, self.metrics.px(GAP_UNITS)
        lines = self._lines(width_px, shape)
        buttons = lines * self._button_px(shape) + (lines - 1) * gap
        return px(10) + self._words_px(shape) + buttons + px(14 if shape == "full" else 10)

    def fit(self, rect: QRectF, shape: Shape) -> None:
        """Stand in a zone."""
        px, text_px = self.metrics.px, self.metrics.text_px
        self._panel.tooltip = "" if shape == "full" else self._line.text
        self.show_item(self._line, shape == "full")
        self._panel.set_style(PanelStyle(radius_px=px(22), shadow="rest"))
        self._panel.place_in(rect)
        self._title.set_style(
            TextStyle(px=self._title_px(shape), family="display", elide=True, shrink_to_px=MIN_TEXT_PX)
        )
        self._title.set_width(rect.width() - px(44))
        self._title.place(rect.left() + px(22), rect.top() + px(10))
        self._line.set_style(
            TextStyle(px=text_px(LINE_UNITS), color="ink_soft", elide=True, shrink_to_px=MIN_TEXT_PX)
        )
        self._line.set_width(rect.width() - px(44))
        self._line.place(rect.left() + px(22), rect.top() + px(10) + self._title.height_px)
        self._fit_buttons(rect, rect.top() + px(10) + self._words_px(shape), shape)

    def _fit_buttons(self, rect: QRectF, top: float, shape: Shape) -> None:
        px, gap, height = self.metrics.px, self.metrics.px(GAP_UNITS), self._button_px(shape)
        in_line = max(1, -(-len(self.buttons) // self._lines(rect.width(), shape)))
        width = min(
            (rect.width() - px(ENDS_UNITS) - gap * (in_line - 1)) / in_line, self.metrics.room_px(150, 1.0)
        )
        for number, button in enumerate(self.buttons.values()):
            line, column = divmod(number, in_line)
            button.resize(width, height)
            button.place(rect.left() + px(18) + column * (width + gap), top + line * (height + gap))
        words_px = min((button.words_px() for button in self.buttons.values()), default=math.inf)
        for button in self.buttons.values():
            button.limit_words(words_px)

    def _words_px(self, shape: Shape) -> float:
        """The height of title and line."""
        line = self.metrics.text_px(LINE_UNITS) * 1.28 if shape == "full" else 0.0
        return self._title_px(shape) * 1.14 + line + self.metrics.px(6)

    def _title_px(self, shape: Shape) -> float:
        return self.metrics.text_px(0 if shape == "bare" else TITLE_UNITS)

    def _lines(self, width_px: float, shape: Shape) -> int:
        """The fewest lines in which all tokens are large enough; where all is scarce, words shrink."""
        px, count = self.metrics.px, len(self.buttons)
        room, gap = width_px - px(ENDS_UNITS), px(GAP_UNITS)
        if shape == "bare":
            needed = max((button.least_px() for button in self.buttons.values()), default=0.0)
        else:
            token = max(LEAST_TOKEN_PX, px(TOKEN_UNITS))
            needed = max((button.needed_px(token) for button in self.buttons.values()), default=0.0)
        for lines in range(1, count):
            if -(-count // lines) <= max(1, int((room + gap) // (needed + gap))):
                return lines
        return max(1, count)

    def _button_px(self, shape: Shape) -> float:
        px, text_px = self.metrics.px, self.metrics.text_px
        if shape != "full":
            return max(px(COMPACT_BUTTON_UNITS), MIN_TARGET_PX)
        return max(px(BUTTON_UNITS), (text_px(POINTS_UNITS) + text_px(LOST_UNITS)) * 1.3, MIN_TARGET_PX)
