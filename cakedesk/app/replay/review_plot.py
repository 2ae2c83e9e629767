"""Each seat's chance to win by move, with the turning points."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from cakedesk.app.widgets.labels import draw_lines
from cakedesk.app.widgets.line_plot import LinePlot, PlotLine
from cakedesk.app.widgets.text_kinds import CAPTION_BOLD
from cakedesk.players.review import TurningPoint
from cakedesk.table.joined_words import in_parts

_PERCENT = (0, 50, 100)


class ReviewPlot(LinePlot):
    """The plot. Turning points are numbered."""

    has_dots = False

    _turns: Sequence[TurningPoint] = ()

    def show_chances(
        self,
        people: Sequence[str],
        chances: Sequence[Sequence[float]],
        moves: int,
        turns: Sequence[TurningPoint],
    ) -> None:
        """Show how chances went (`people`: names by seat; `chances`: by moves made, as far as known)."""
        self._turns = turns
        lines = [
            PlotLine(seat, name, [(place, 100 * row[seat]) for place, row in enumerate(chances)])
            for seat, name in enumerate(people)
        ]
        self.setAccessibleName(self.tr("Chances to win by move"))
        self.setAccessibleDescription(
            in_parts(
                [
                    self.tr("{name}: {first} % at first, from {least} % to {most} %").format(
                        name=line.name,
                        first=round(line.points[0][1]),
                        least=round(min(value for _, value in line.points)),
                        most=round(max(value for _, value in line.points)),
                    )
                    for line in lines
                    if line.points
                ]
            )
        )
        self.show_lines(lines if chances else (), moves + 1, _PERCENT)

    def grid_words(self, value: int) -> str:
        """Per cent."""
        return self.tr("{number} %").format(number=value)

    def axis_words(self) -> Sequence[str]:
        """The first move and the last."""
        return self.tr("deal"), self.tr("move {number}").format(number=self._count - 1)

    def _paint(self, painter: QPainter) -> None:
        super()._paint(painter)
        if not self._lines:
            return
        field, theme, size = self._field(self._grid), self._style.theme, self._caption_px()
        for number, turn in enumerate(self._turns, 1):
            place, value = self._lines[turn.seat].points[turn.move + 1]
            mark = QRectF(0, 0, size * 1.5, size * 1.5)
            mark.moveCenter(self._point(field, self._grid, place, value))
            painter.setPen(QPen(theme.ink, max(1.5, self._style.px(2))))
            painter.setBrush(theme.panel)
            painter.drawEllipse(mark)
            fitted = CAPTION_BOLD.fit_at(size, str(number), mark.width())
            draw_lines(painter, fitted, mark, 1.2, Qt.AlignmentFlag.AlignHCenter, theme.ink)
