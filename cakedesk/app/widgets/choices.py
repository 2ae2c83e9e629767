"""Choices of one among a few: segments in a row, and cupcakes for a level."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QRadioButton, QWidget

from cakedesk.app.widgets.labels import Label, draw_lines
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.painted import Painted, Pressed
from cakedesk.app.widgets.text_kinds import CAPTION_BOLD, TextKind, ink
from cakedesk.art import faces
from cakedesk.table.bodies import draw_box
from cakedesk.table.text_fit import LaidText
from cakedesk.table.theme import mixed

_SEGMENT_PAD_UNITS = 4


class PaintedRadio(Pressed, QRadioButton):
    """A radio button that is painted by us. Arrow keys go to its neighbours, as with any other."""

    def __init__(self, style: PageStyle, words: str, parent: QWidget) -> None:
        super().__init__(style, parent)
        self.words = words
        self.setText(words.replace("&", "&&"))
        self.setAccessibleName(words)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.toggled.connect(self._follow_choice)

    def _follow_choice(self, chosen: bool) -> None:
        # Tab stops at the chosen one of a group; its neighbours are reached by arrow keys.
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if chosen else Qt.FocusPolicy.ClickFocus)


class Segment(PaintedRadio):
    """One segment of a row: filled with ink if it is chosen."""

    def __init__(self, style: PageStyle, words: str, kind: TextKind, parent: QWidget) -> None:
        super().__init__(style, words, parent)
        self._kind = kind

    def wanted_width_px(self) -> float:
        """How wide its words are at full size, without room around them."""
        return self._kind.wanted_width_px(self.words, self._style)

    def least_width_px(self) -> float:
        """How wide its words are at the smallest size."""
        return self._kind.width_px(self.words, self._style.least_text_px)

    def is_clipped(self) -> bool:
        """Whether some of its words can't be read."""
        return self._fit().elided

    def _fit(self) -> LaidText:
        room = self.width() - 2 * self._style.px(_SEGMENT_PAD_UNITS)
        return self._kind.fit(self.words, self._style, room)

    def _paint(self, painter: QPainter) -> None:
        theme = self._style.theme
        body = QRectF(self.rect())
        color = theme.ink_soft
        if self.isChecked():
            draw_box(painter, body, body.height() / 2, theme.ink)
            color = theme.panel if theme.dark else theme.porcelain
        elif self.underMouse():
            draw_box(painter, body, body.height() / 2, mixed(theme.chip, theme.well, 0.8))
        draw_lines(painter, self._fit(), body, self._kind.line_em, Qt.AlignmentFlag.AlignHCenter, color)


class Segmented(Painted, QWidget):
    """A row of segments of which one is chosen."""

    chosen = Signal(int)  # the number of the segment that a person chose

    def __init__(
        self,
        style: PageStyle,
        name: str,
        words: Sequence[str],
        parent: QWidget,
        kind: TextKind = CAPTION_BOLD,
    ) -> None:
        super().__init__(style, parent)
        self.setAccessibleName(name)
        self.segments = [Segment(style, word, kind, self) for word in words]
        for number, segment in enumerate(self.segments):
            segment.setAccessibleDescription(name)
            segment.clicked.connect(lambda _checked=False, number=number: self.chosen.emit(number))
        self.segments[0].setChecked(True)

    @property
    def index(self) -> int:
        """The number of the chosen segment."""
        return next(number for number, segment in enumerate(self.segments) if segment.isChecked())

    def choose(self, index: int) -> None:
        """Choose a segment, silently."""
        self.segments[index].setChecked(True)

    def wanted_width_px(self) -> float:
        """How wide the row is with room around all words."""
        return sum(segment.wanted_width_px() + 2 * self._style.px(20) for segment in self.segments)

    def least_width_px(self) -> float:
        """How wide the row must be for all words to be read."""
        pad = 2 * self._style.px(_SEGMENT_PAD_UNITS) + 1
        return sum(segment.least_width_px() + pad for segment in self.segments)

    def place(self, rect: QRectF) -> None:
        """Move it and share it among the segments."""
        super().place(rect)
        wanted = [segment.wanted_width_px() for segment in self.segments]
        spare = (self.width() - sum(wanted)) / len(wanted)
        if spare < 0:
            wanted = [segment.least_width_px() for segment in self.segments]
            spare = (self.width() - sum(wanted)) / len(wanted)
        left = 0.0
        for segment, width in zip(self.segments, wanted, strict=True):
            right = left + max(1.0, width + spare)
            segment.setGeometry(QRectF(left, 0, right - left, self.height()).toRect())
            left = right

    def _paint(self, painter: QPainter) -> None:
        theme, width = self._style.theme, max(1.5, self._style.px(2))
        draw_box(painter, QRectF(self.rect()), self.height() / 2, theme.chip, theme.ink_soft, width)


class Cupcake(PaintedRadio):
    """One step of a level: a filled or a hollow cupcake, above the room for the name of the level."""

    _ring_units = 12

    def __init__(self, style: PageStyle, words: str, about: str, parent: QWidget) -> None:
        super().__init__(style, words, parent)
        self._filled = True
        self.about = about

    def set_filled(self, filled: bool) -> None:
        """Fill it or empty it."""
        self._filled = filled
        self.update()

    def focus_shape(self) -> tuple[QRectF, float]:
        """The cupcake: the name below is that of the chosen one."""
        shape, radius = super().focus_shape()
        return shape.adjusted(0, 0, 0, -CAPTION_BOLD.line_px(self._style)), radius

    def _paint(self, painter: QPainter) -> None:
        room = self.height() - CAPTION_BOLD.line_px(self._style)
        side = min(room, self.width() * 0.96)
        name = "cupcake" if self._filled else "cupcake_hollow"
        place = QRectF((self.width() - side) / 2, (room - side) / 2, side, side)
        self._style.draw_face(painter, faces.icon_face(name, self._style.theme.ink.name()), place)


class LevelMarks(Painted, QWidget):
    """The level of a computer player: as many filled cupcakes as it is strong, and below them its name."""

    chosen = Signal(int)  # the number of the level that a person chose, weakest 0

    def __init__(
        self, style: PageStyle, name: str, levels: Sequence[str], abouts: Sequence[str], parent: QWidget
    ) -> None:
        super().__init__(style, parent)
        self._offered = list(range(len(levels)))
        self.setAccessibleName(name)
        self.cupcakes = [Cupcake(style, *words, self) for words in zip(levels, abouts, strict=True)]
        # What the card says of the player: its level, and perhaps its character.
        self.label = Label(style, CAPTION_BOLD, self, color=ink, align=Qt.AlignmentFlag.AlignHCenter)
        for number, cupcake in enumerate(self.cupcakes):
            cupcake.setAccessibleDescription(f"{name}. {cupcake.about}")
            cupcake.clicked.connect(lambda _checked=False, number=number: self._clicked(number))
        self.choose(0)

    @property
    def index(self) -> int:
        """The number of the level."""
        return next(number for number, cupcake in enumerate(self.cupcakes) if cupcake.isChecked())

    def choose(self, index: int) -> None:
        """Choose a level, silently; if it is not offered, the next lower one."""
        index = max([number for number in self._offered if number <= index], default=self._offered[0])
        self.cupcakes[index].setChecked(True)
        for number, cupcake in enumerate(self.cupcakes):
            cupcake.set_filled(number <= index)

    def offer(self, numbers: Sequence[int]) -> None:
        """Offer these levels alone (`numbers`: ascending)."""
        self._offered = list(numbers)
        for number, cupcake in enumerate(self.cupcakes):
            cupcake.setVisible(number in numbers)
        self.choose(self.index)
        self._place_cupcakes()

    def place(self, rect: QRectF) -> None:
        """Move it, its cupcakes and the name of the level."""
        super().place(rect)
        self._place_cupcakes()
        line = CAPTION_BOLD.line_px(self._style)
        self.label.place(QRectF(0, self.height() - line, self.width(), line))

    def _place_cupcakes(self) -> None:
        step = self.width() / len(self._offered)
        for number, level in enumerate(self._offered):
            # The ring around one keeps clear of the name below.
            height = self.height() - self._style.px(4)
            self.cupcakes[level].setGeometry(QRectF(number * step, 0, step, height).toRect())

    def _clicked(self, number: int) -> None:
        self.choose(number)
        self.chosen.emit(number)
