"""Texts that wrap or shrink instead of being cut off."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QLabel, QWidget

from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.painted import Painted
from cakedesk.app.widgets.text_kinds import BASELINE_EM, ColorPick, TextKind, fit_text, ink
from cakedesk.table.text_fit import LaidText

LETTERS_EM = 1.12
"""From as far above the middle of a line as letters hang down below it to there, by their size."""


def draw_lines(
    painter: QPainter,
    fitted: LaidText,
    rect: QRectF,
    line_em: float,
    align: Qt.AlignmentFlag,
    color: QColor,
) -> None:
    """Write fitted lines, vertically centred."""
    size = fitted.style.typeface.px
    pitch = size * line_em
    painter.setFont(fitted.style.font())
    painter.setPen(color)
    share = {Qt.AlignmentFlag.AlignRight: 1.0, Qt.AlignmentFlag.AlignHCenter: 0.5}.get(align, 0.0)
    baseline = rect.center().y() - pitch * (len(fitted.lines) - 1) / 2 + size * BASELINE_EM
    for line in fitted.lines:
        painter.drawText(QPointF(rect.x() + (rect.width() - line.width_px) * share, baseline), line.text)
        baseline += pitch


class Label(Painted, QLabel):
    """A text of one or several lines. It wraps, then shrinks down to the smallest readable size."""

    def __init__(
        self,
        style: PageStyle,
        kind: TextKind,
        parent: QWidget,
        *,
        color: ColorPick = ink,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
        lines: int = 1,
        text: str = "",
    ) -> None:
        super().__init__(style, parent)
        self.kind = kind  # its entry in the type scale
        self._color = color
        self._align = align
        self._lines = lines
        self._key: tuple[object, ...] = ()
        self._fitted: LaidText | None = None
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(text)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def wanted_width_px(self) -> float:
        """How wide the text is in one line at its full size."""
        return self.kind.wanted_width_px(self.text(), self._style) + 1

    def wanted_height_px(self, width_px: float) -> float:
        """How high the text is at the largest size at which it fits."""
        fitted = self.kind.fit(self.text(), self._style, width_px, self._lines)
        size = max(fitted.style.typeface.px, self._style.least_text_px)
        return size * self.kind.line_em * len(fitted.lines) + 1

    def fits_one_line(self, width_px: float) -> bool:
        """Whether the text can be read in one line, if it may shrink."""
        return not self.kind.fit_at(self._style.least_text_px, self.text(), width_px).elided

    def fits_at_full_size(self, width_px: float) -> bool:
        """Whether the text need not become smaller to be read in its lines."""
        return self.kind.fit_at(self.kind.size_px(self._style), self.text(), width_px, self._lines).fits

    def set_lines(self, lines: int) -> None:
        """Let it take more lines or fewer."""
        if lines != self._lines:
            self._lines = lines
            self.update()

    def fitted(self) -> LaidText:
        """The text as it is shown now."""
        key = (self.text(), self.width(), self.height(), self._lines, self._style.metrics)
        if self._fitted is None or key != self._key:
            size, least = self.kind.size_px(self._style), self._style.least_text_px
            room = max(1, min(self._lines, int(self.height() / (least * self.kind.line_em) + 0.2)))
            fitted = fit_text(self.text(), self.kind, size, least, self.width(), room)
            while self._needed_px(fitted) > self.height() and size > least:
                # Sizes between the wanted one and the one that was found would give that again.
                size = max(least, min(size, fitted.style.typeface.px) - 1)
                fitted = fit_text(self.text(), self.kind, size, least, self.width(), room)
            self._key, self._fitted = key, fitted
        return self._fitted

    def _needed_px(self, fitted: LaidText) -> float:
        """The height that lines need: what hangs below the letters of the last of several is not cut off."""
        size, lines, pitch = fitted.style.typeface.px, len(fitted.lines), self.kind.line_em
        return size * max(pitch * lines / 1.06, pitch * (lines - 1) + LETTERS_EM if lines > 1 else 0.0)

    def is_clipped(self) -> bool:
        """Whether some of the text can't be read."""
        return self.fitted().elided

    def _offer_all(self, clipped: bool) -> None:
        """Tell a text that is cut off by a tooltip; without one the pointer goes through the label."""
        self.tooltip = self.text() if clipped else ""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, not clipped)

    def _paint(self, painter: QPainter) -> None:
        fitted = self.fitted()
        self._offer_all(fitted.elided)
        color = self._color(self._style.theme)
        draw_lines(painter, fitted, QRectF(self.rect()), self.kind.line_em, self._align, color)
