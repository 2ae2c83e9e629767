"""`ForfeitPanel`: the varieties that may be forfeited, with the points that gives."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Literal, TypeAlias

from PySide6.QtCore import QRectF

from cakedesk.games.piece_o_cake.cards import PieceOCakeLists
from cakedesk.games.piece_o_cake.plates import size
from cakedesk.table.boards.piece_o_cake.choice_composer import ChoiceComposer
from cakedesk.table.boards.piece_o_cake.choice_wording import ChoiceWording
from cakedesk.table.boards.piece_o_cake.forfeit_button import (
    LEAST_WORDS_UNITS,
    LOST_UNITS,
    POINTS_UNITS,
    TOKEN_SHARE,
    ForfeitButton,
)
from cakedesk.table.items import TextItem, TextStyle
from cakedesk.table.kit.flow import grid
from cakedesk.table.kit.kept import Kept
from cakedesk.table.kit.list_panel import ListPanel, ListRow, ListSizes
from cakedesk.table.kit.token_row import LEAST_TOKEN_PX
from cakedesk.table.metrics import MIN_TARGET_PX
from cakedesk.table.scene import TableScene

Shape: TypeAlias = Literal["full", "compact", "bare"]
"""All of it; without the line of words, with low buttons; the same with a small title and small words."""

SHAPES: tuple[Shape, ...] = ("full", "compact", "bare")
FOCUS_ZONE = 4
TITLE_UNITS, LINE_UNITS, GAP_UNITS = 26.0, 20.0, 10.0
BUTTON_UNITS, COMPACT_BUTTON_UNITS, MOST_BUTTON_UNITS = 76.0, 60.0, 150.0
TOKEN_UNITS = 46.0


class _Buttons(ListRow):
    """All buttons, in the fewest lines in which tokens are large enough, or at least words fit."""

    shape: Shape = "full"

    def __init__(self, scene: TableScene, lists: PieceOCakeLists, on_click: Callable[[int], None]) -> None:
        super().__init__(scene)
        self.show_item(self.well, False)
        self.by_variety: Kept[int, ForfeitButton] = Kept(
            self, lambda variety: ForfeitButton(scene, variety, lists.varieties[variety].name, on_click)
        )

    def height_px(self, width_px: float, size_px: float, *, wraps: bool) -> float:
        """See `ListRow.height_px`."""
        lines = self._lines(width_px)
        if lines > 1 and not wraps:
            return math.inf
        return lines * max(size_px / TOKEN_SHARE, MIN_TARGET_PX) + (lines - 1) * self.metrics.px(GAP_UNITS)

    def fit(self, rect: QRectF, size_px: float) -> None:
        """See `ListRow.fit`."""
        height = max(size_px / TOKEN_SHARE, MIN_TARGET_PX)
        buttons, most = self.by_variety.values(), self.metrics.room_px(MOST_BUTTON_UNITS, 1.0)
        in_line = max(1, -(-len(buttons) // self._lines(rect.width())))
        cells = grid(rect, len(buttons), in_line, self.metrics.px(GAP_UNITS), most_px=(most, height))
        for button, cell in zip(buttons, cells, strict=True):
            button.place_in(cell)
        has_signs = all(button.has_signs() for button in buttons)
        for button in buttons:
            button.limit_words(math.inf, has_signs=has_signs)
        words_px = min((button.words_px() for button in buttons), default=math.inf)
        for button in buttons:
            button.limit_words(words_px, has_signs=has_signs)

    def _lines(self, width_px: float) -> int:
        count, gap = len(self.by_variety), self.metrics.px(GAP_UNITS)
        token = max(LEAST_TOKEN_PX, self.metrics.px(TOKEN_UNITS))
        needed = max(
            (
                button.least_px() if self.shape == "bare" else button.needed_px(token)
                for button in self.by_variety.values()
            ),
            default=0.0,
        )
        in_line = max(1, int((width_px + gap) // (needed + gap)))
        return max(1, -(-count // in_line))


class ForfeitPanel(ListPanel[_Buttons]):
    """What may be done instead of taking a piece."""

    def __init__(
        self,
        scene: TableScene,
        lists: PieceOCakeLists,
        wording: ChoiceWording,
        on_click: Callable[[int], None],
    ) -> None:
        super().__init__(scene)
        self._wording = wording
        self._line = self.own(TextItem(scene, ""))
        self._buttons = self.add_row(_Buttons(scene, lists, on_click))

    @property
    def buttons(self) -> dict[int, ForfeitButton]:
        """The buttons by variety, the most valuable first."""
        return self._buttons.by_variety

    def show(self, composer: ChoiceComposer, *, tells_leads: bool) -> None:
        """Show what may be forfeited; `fit` is to follow."""
        self.set_title(self._wording.forfeit_title(composer))
        self._line.set_text(*self._wording.forfeit_line(composer))
        content = []
        for number, (variety, button) in enumerate(self._buttons.by_variety.lay(composer.forfeits).items()):
            lost = self._wording.lost(composer, variety) if tells_leads else 0
            state = size(composer.forfeited(variety)), composer.forfeit_points(variety), lost
            button.show_state(*state, is_chosen=composer.now.variety == variety)
            told = self._wording.forfeit(composer, variety, lost)
            button.set_accessible(told)
            button.tooltip = told
            button.focus_order = (FOCUS_ZONE, number)
            content.append((variety, state))
        self._buttons.content = tuple(content)

    def height_px(self, width_px: float, shape: Shape) -> float:
        """The height that it wants, and from now on has, with so much of it."""
        self._buttons.shape = self.content = shape
        self.title_units = LEAST_WORDS_UNITS if shape == "bare" else TITLE_UNITS
        return self.natural_px(width_px, self.sizes().usual)

    def sizes(self) -> ListSizes:
        """See `ListPanel.sizes`: how high buttons are is decided by how much is shown."""
        px, text_px = self.metrics.px, self.metrics.text_px
        high = px(COMPACT_BUTTON_UNITS)
        if self._buttons.shape == "full":
            high = max(px(BUTTON_UNITS), (text_px(POINTS_UNITS) + text_px(LOST_UNITS)) * 1.3)
        size_px = max(high, MIN_TARGET_PX) * TOKEN_SHARE
        return ListSizes(size_px, size_px, size_px)

    def prepare(self, body: QRectF) -> QRectF:
        """See `ListPanel.prepare`: below the title a line of words, if all of it is shown."""
        is_full = self._buttons.shape == "full"
        line = self.metrics.text_px(LINE_UNITS) * 1.28 if is_full else 0.0
        self.show_item(self._line, is_full)
        self._panel.tooltip = "" if is_full else self._line.text
        px, least = self.metrics.text_px(LINE_UNITS), self.metrics.text_px(0)
        self._line.set_style(TextStyle(px=px, color="ink_soft", elide=True, shrink_to_px=least))
        self._line.set_width(body.width() - self.metrics.px(16))
        self._line.place(body.left() + self.metrics.px(8), body.top() - self.metrics.px(6))
        return body.adjusted(0, line, 0, 0)
