"""`PieceList`: the pieces of a cake, with their cream, and what they would bring a seat."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QRectF

from cakedesk.games.piece_o_cake.cards import PieceOCakeLists
from cakedesk.table.boards.piece_o_cake.forfeit_panel import Shape
from cakedesk.table.boards.piece_o_cake.piece_line import (
    GAIN_CROWN_SHARE,
    TOLD_UNITS,
    ListedPiece,
    Numbers,
    PieceLine,
    Telling,
    cell_of,
)
from cakedesk.table.items import Frame, TextStyle, display_style, text_width
from cakedesk.table.kit.list_panel import ListPanel, ListSizes
from cakedesk.table.scene import TableScene
from cakedesk.table.text_fit import largest_px

FOCUS_ZONE = 3
MOST_TOKEN_UNITS, LEAST_TOKEN_UNITS = 104.0, 22.0
USUAL_TOKEN_UNITS = {1: MOST_TOKEN_UNITS, 2: 88.0}
"""Rather than that tokens are smaller they take more lines, in a list of so few pieces; in longer ones:"""

USUAL_OF_MANY_UNITS = 62.0
LEAST_TOKEN_BY_WORDS_UNITS = 46.0
"""Where tokens would be smaller, what pieces mean is told by a number instead of words."""

BESIDE_GAIN = 1.15
"""Numbers stand beside their tokens where so many times as much of these is seen as above theirs."""

LEAST_SEEN_SHARE = 0.65
"""Numbers that leave less of the diameter of tokens to be seen, or are larger than these, are left out."""

LISTED_UNITS: dict[Shape, float] = {"full": 96.0, "compact": 76.0, "bare": 0.0}
"""The least height of a piece with the gap below it, for so much of what may be forfeited."""

GAIN_UNITS, LEAST_GAIN_PX = 21.0, 18.0
LEAST_TOLD_UNITS = 15.3
"""Words of what pieces mean shrink so far; then numbers take over."""


class PieceList(ListPanel[PieceLine]):
    """The list of pieces, and what it is called."""

    def __init__(self, scene: TableScene, lists: PieceOCakeLists) -> None:
        super().__init__(scene)
        self._lists = lists
        self._pieces: Sequence[ListedPiece] = ()

    def show(self, title: str, pieces: Sequence[ListedPiece], legend: str) -> None:
        """Show the pieces where the list stands: `put` and `fit`. Arguments as of `put`."""
        self.put(title, pieces, legend)
        self.refit()

    def put(self, title: str, pieces: Sequence[ListedPiece], legend: str) -> None:
        """Take the pieces; `fit` is to follow."""
        self.set_title(title, legend)
        self.drop_rows(len(pieces))
        while len(self.rows) < len(pieces):
            self.add_row(PieceLine(self.scene, self._lists))
        for number, (line, piece) in enumerate(zip(self.rows, pieces, strict=True)):
            line.show(piece)
            line.well.set_interactive(True)
            line.well.focus_order = (FOCUS_ZONE, number)
        self._pieces = tuple(pieces)
        self.light(-1)

    def light(self, start: int) -> None:
        """Let one piece of the list stand out; -1: none."""
        frame = Frame("raspberry", max(2.5, self.metrics.px(3.5)))
        for line, piece in zip(self.rows, self._pieces, strict=True):
            line.set_frame(frame if piece.start == start else None)

    def least_px(self, width_px: float, shape: Shape) -> float:
        """The least height beside so much of what may be forfeited."""
        if self._is_whole:  # its slices take several lines rather than that they can hardly be seen
            return self.natural_px(width_px, self.metrics.px(LEAST_TOKEN_BY_WORDS_UNITS))
        px, title = self.metrics.px, TextStyle(px=self.metrics.text_px(self.title_units), family="display")
        return px(16 + 14 + 6) + title.line_px + px(LISTED_UNITS[shape]) * len(self.rows)

    def sizes(self) -> ListSizes:
        """Few pieces have high rows, and as many lines as make their tokens large."""
        px, usual = self.metrics.px, USUAL_TOKEN_UNITS.get(len(self._pieces), USUAL_OF_MANY_UNITS)
        return ListSizes(px(MOST_TOKEN_UNITS), px(usual), px(LEAST_TOKEN_UNITS))

    def prepare(self, body: QRectF) -> QRectF:
        """Tell what pieces mean, with the numbers of tokens where most of these can be seen."""
        left = self._prepare_telling(body)
        telling = self.rows[0].telling if self.rows else Telling()
        below, beside = self._seen(left, telling, "below"), self._seen(left, telling, "beside")
        is_beside = beside[0] >= below[0] * BESIDE_GAIN
        numbers: Numbers = "beside" if is_beside else "below"
        if not (beside if is_beside else below)[1]:
            numbers = "nowhere"
        self._tell(telling._replace(numbers=numbers))
        return left

    def _seen(self, body: QRectF, telling: Telling, numbers: Numbers) -> tuple[float, bool]:
        """How many px of tokens numbers leave free (0: they have no room), and if that is most of these."""
        self._tell(telling._replace(numbers=numbers))
        size = self.size_in(body)
        if self._needed_px(body, size, wraps=True) == math.inf:
            return 0.0, False
        cell = cell_of(self.metrics, size, numbers)
        return cell.seen, cell.seen >= size * LEAST_SEEN_SHARE and cell.number <= size

    def _prepare_telling(self, body: QRectF) -> QRectF:
        """Tell what pieces mean in words, or by numbers beside crowns where words or tokens are small."""
        self._tell(Telling())
        words = self._words_px(body.width())
        if words is not None:
            self._tell(Telling(words))
            if self._is_whole or self.size_in(body) >= self.metrics.px(LEAST_TOKEN_BY_WORDS_UNITS):
                return body
        left = body.adjusted(0, 0, 0, -self.fit_legend(body))
        gains = [piece.gain for piece in self._pieces if piece.gain is not None]
        if not gains:
            self._tell(Telling())
            return left
        style = display_style(max(self.metrics.text_px(GAIN_UNITS), LEAST_GAIN_PX))
        width = style.px * GAIN_CROWN_SHARE + self.metrics.px(4)
        width += max(text_width(f"+{points}", style) for points in gains)
        self._tell(Telling(gain=style.px, gain_width=width))
        return left

    @property
    def _is_whole(self) -> bool:
        return bool(self._pieces) and not self._pieces[0].letter

    def _tell(self, telling: Telling) -> None:
        for line in self.rows:
            line.telling = telling

    def _words_px(self, width_px: float) -> float | None:
        """The size of words that all pieces have room for; None: they would be too small."""
        text_px = self.metrics.text_px
        told = [piece.told for piece in self._pieces if piece.told]
        if not told:
            return 0.0
        if self._is_whole:
            return text_px(TOLD_UNITS)
        least, room = text_px(LEAST_TOLD_UNITS), self.rows[0].words_room_px(width_px)

        def fits(size: float) -> bool:
            return all(text_width(text, TextStyle(px=size)) <= room for text in told)

        size = largest_px(text_px(TOLD_UNITS), least, fits)
        return size if fits(size) else None
