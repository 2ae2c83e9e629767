"""`FirstPicture`: a page painted beforehand, so that not all of it has to be painted in one frame."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QPixmap, QRegion
from PySide6.QtWidgets import QWidget

from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.table.pixmap_cache import canvas
from cakedesk.table.slicer import PAUSE_MS, Slicer, Work

_ALONE = QWidget.RenderFlag(0)


class FirstPicture(QWidget):
    """Lies over a page when it is shown, and goes part by part as the page paints what is below."""

    def __init__(self, style: PageStyle, page: QWidget) -> None:
        super().__init__(page)
        self._style, self._page = style, page
        # What it shows; None until all of it is painted with all its pictures.
        self.picture: QPixmap | None = None
        self._without: Sequence[QWidget] = ()
        self._has_more = False
        self._painter = Slicer("first picture in the making", self)
        self._going = Slicer("first picture", self, PAUSE_MS)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        style.pictures_changed.connect(self._complete)

    def paint(self, without: Sequence[QWidget] = ()) -> None:
        """Paint the page, laid out and hidden, part by part, `without` what moves as soon as it is shown."""
        self.forget()
        self._without = without
        self._painter.begin(self._painting())

    def forget(self) -> None:
        """Something else is to be seen."""
        self.picture = None
        self._painter.drop()
        self._painter.hold(False)
        self._going.drop()
        self.hide()

    def lie_over(self) -> None:
        """Lie over the page for the moment, if all of it is painted."""
        if self.picture is None:
            self.forget()
        else:
            self.setGeometry(self._page.rect())
            self.clearMask()
            self.raise_()
            self.show()
            self._going.begin(self._go())

    def _complete(self) -> None:
        self._has_more = True
        self._painter.hold(False)

    def _painting(self) -> Work:
        page, faces = self._page, self._style.faces
        missed = -1
        while missed != faces.missed:  # else it is painted anew when more pictures are there
            self._painter.hold(missed >= 0 and not self._has_more)
            yield
            missed, self._has_more = faces.missed, False
            picture = canvas(page.width(), page.height(), page.devicePixelRatioF())
            page.render(picture, QPoint(), QRegion(), _ALONE)
            yield
            for part in page.findChildren(QWidget):
                if part.isVisibleTo(page) and part not in self._without and not part.size().isEmpty():
                    part.render(picture, part.mapTo(page, QPoint()), QRegion(), _ALONE)
                    yield
        self.picture = picture

    def _go(self) -> Work:
        yield
        left = QRegion(self.rect())
        for part in self._page.children():
            if part is self or not isinstance(part, QWidget) or part.isHidden():
                continue
            rest = left.subtracted(part.geometry())
            if rest != left:
                left = rest
                self.setMask(left)
                yield
        self.forget()

    # Qt's names

    def hideEvent(self, event: QHideEvent) -> None:
        """Its page is left before it has gone: keep nothing for then."""
        super().hideEvent(event)
        self.forget()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the picture."""
        if self.picture is not None:
            QPainter(self).drawPixmap(0, 0, self.picture)
        del event
