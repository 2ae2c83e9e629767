"""Names of people who have played, offered below the field of a name."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from cakedesk.app.widgets.buttons import PaintedButton
from cakedesk.app.widgets.fields import NameEdit
from cakedesk.app.widgets.labels import draw_lines
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.painted import ENTER, Painted
from cakedesk.app.widgets.text_kinds import LABEL
from cakedesk.table.bodies import draw_box

_MOST_ROWS = 5
_SHADOW_UNITS = 24


class SuggestionRow(PaintedButton):
    """One name. The field keeps the keyboard."""

    def __init__(self, style: PageStyle, parent: QWidget) -> None:
        super().__init__(style, "", parent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._lit = False

    def light(self, lit: bool) -> None:
        """Show whether the arrow keys are here."""
        self._lit = lit
        self.update()

    def _paint(self, painter: QPainter) -> None:
        theme, px = self._style.theme, self._style.px
        body = QRectF(self.rect())
        if self._lit or self.underMouse():
            draw_box(painter, body, px(12), theme.well)
        inner = body.adjusted(px(16), 0, -px(12), 0)
        fitted = LABEL.fit(self.words, self._style, inner.width())
        draw_lines(painter, fitted, inner, 1.2, Qt.AlignmentFlag.AlignLeft, theme.ink)


class NameSuggestions(Painted, QWidget):
    """A short list of names. It opens when a field is clicked, typed in, or asked by the Down key.

    Up and Down write the names into the field one after the other, Enter keeps one, Esc brings back what was
    typed.
    """

    _edit: NameEdit | None = None  # here too: when the page goes as garbage, its field may tell of it last

    def __init__(self, style: PageStyle, page: QWidget) -> None:
        super().__init__(style, page)
        self._page = page
        self._names: Sequence[str] = ()
        self._typed = ""
        self._index = -1
        self.rows = [SuggestionRow(style, self) for _ in range(_MOST_ROWS)]
        for row in self.rows:
            row.clicked.connect(lambda _checked=False, row=row: self._take(row.words))
        self.setAccessibleName(self.tr("Known names"))
        style.changed.connect(self.hide)
        self.hide()

    def attend(self, edit: NameEdit, names: Sequence[str]) -> None:
        """Help with another field."""
        self._names = names
        if edit is not self._edit:
            self.hide()
            if self._edit is not None:
                self._edit.removeEventFilter(self)
                self._edit.textEdited.disconnect(self._offer)
            self._edit = edit
            edit.installEventFilter(self)
            edit.textEdited.connect(self._offer)

    def _offer(self, text: str) -> None:
        """Open with the names that begin like a text, or close."""
        assert self._edit is not None
        self._typed, self._index = self._edit.text(), -1
        start = text.strip().casefold()
        found = [name for name in self._names if name.casefold().startswith(start)]
        found = [name for name in found if name.casefold() != start][:_MOST_ROWS]
        for number, row in enumerate(self.rows):
            row.setVisible(number < len(found))
            row.set_words(found[number] if number < len(found) else "")
            row.light(False)
        if found:
            self._place(len(found))
            self.show()
            self.raise_()
        else:
            self.hide()

    def _place(self, count: int) -> None:
        assert self._edit is not None
        px, pad = self._style.px, self._style.px(8)
        margin, row = px(_SHADOW_UNITS), self._style.target_px(46)
        corner = self._edit.mapTo(self._page, QPoint(0, 0))
        width = max(float(self._edit.width()), px(220))
        height = count * row + 2 * pad
        top = corner.y() + self._edit.height() + px(4)
        if top + height > self._page.height():
            top = corner.y() - px(4) - height
        left = min(float(corner.x()), self._page.width() - width - px(8))
        panel = QRectF(left, top, width, height)
        self.setGeometry(panel.adjusted(-margin, -margin, margin, margin).toAlignedRect())
        for number in range(count):
            place = QRectF(margin + pad, margin + pad + number * row, width - 2 * pad, row)
            self.rows[number].place(place)

    def _take(self, name: str) -> None:
        assert self._edit is not None
        self._edit.setText(name)
        self.hide()

    def _step(self, by: int) -> None:
        assert self._edit is not None
        shown = [row for row in self.rows if not row.isHidden()]
        # Before the first name stands what was typed.
        self._index = (self._index + 1 + by) % (len(shown) + 1) - 1
        for number, row in enumerate(shown):
            row.light(number == self._index)
        self._edit.setText(self._typed if self._index < 0 else shown[self._index].words)

    def _key(self, key: int) -> bool:
        """Do what a key means here. Tells whether the field does not get it."""
        assert self._edit is not None
        if key in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            if self.isHidden():
                self._offer("")
            if not self.isHidden():
                self._step(1 if key == Qt.Key.Key_Down else -1)
            return True
        if self.isHidden():
            return False
        if key == Qt.Key.Key_Escape:
            self._take(self._typed)
            return True
        if key in ENTER:
            self.hide()
        return False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Watch the field."""
        if watched is self._edit:
            if event.type() == QEvent.Type.KeyPress:
                assert isinstance(event, QKeyEvent)
                return self._key(event.key())
            if event.type() == QEvent.Type.MouseButtonPress:
                self._offer("")
            elif event.type() in (QEvent.Type.FocusOut, QEvent.Type.Hide, QEvent.Type.Move):
                self.hide()
        return False

    def _paint(self, painter: QPainter) -> None:
        theme, px = self._style.theme, self._style.px
        margin = px(_SHADOW_UNITS)
        panel = QRectF(self.rect()).adjusted(margin, margin, -margin, -margin)
        self._style.shadows(painter).paint(painter, panel, px(16), "card")
        draw_box(painter, panel, px(16), theme.panel, theme.line, max(1.0, px(1.5)))
