"""What every painted widget asks before it paints: theme, sizes, pictures, motion."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRect, QRectF, QTimer, Signal
from PySide6.QtGui import QPainter

from cakedesk.art.face import Face
from cakedesk.art.store import FaceStore
from cakedesk.table.metrics import TABLE_HEIGHT_UNITS, TABLE_WIDTH_UNITS, TOP_BAR_UNITS, Metrics
from cakedesk.table.pixmap_cache import PixmapCache
from cakedesk.table.soft_shadow import ShadowBrush
from cakedesk.table.theme import Theme

PAGE_HEIGHT_UNITS = TABLE_HEIGHT_UNITS + TOP_BAR_UNITS
"""Pages fill the window, the table all but its top bar: one unit is the same length in both."""

LEAST_UNITS = 16
"""The size of the smallest text in units."""

_SHADOW_BYTES = 8 * 1024 * 1024
_GATHER_MS = 40
"""Pictures come one by one, and each makes whole pages paint anew: what comes together is told together."""


def page_metrics(width_px: int, height_px: int, text_scale: float) -> Metrics:
    """The sizes for a window."""
    height = max(1, round(height_px * TABLE_HEIGHT_UNITS / PAGE_HEIGHT_UNITS))
    return Metrics(max(1, width_px), height, text_scale)


def shadow_margin_px(metrics: Metrics) -> int:
    """How far the shadow of a panel reaches beyond it, px on every side."""
    return round(metrics.px(9)) + 1


class PageStyle(QObject):
    """The look that all widgets of one window share."""

    changed = Signal()  # theme, size or motion are other than before; layouts must be made anew
    pictures_changed = Signal()  # pictures that were asked for are there in their exact size

    def __init__(self, faces: FaceStore, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.faces = faces  # the store that all pictures come from
        self.theme = theme  # the colours in use
        self.metrics = Metrics(int(TABLE_WIDTH_UNITS), int(TABLE_HEIGHT_UNITS))  # the sizes in use
        self.reduced_motion = False  # whether nothing may travel, shake or sprinkle
        self._shadows = PixmapCache(_SHADOW_BYTES)
        self._gathering = QTimer(self, singleShot=True, interval=_GATHER_MS)
        self._gathering.timeout.connect(self.pictures_changed)
        faces.ready.connect(self._picture_ready)
        faces.idle.connect(self._all_ready)

    def set_theme(self, theme: Theme) -> None:
        """Use other colours, at once."""
        if theme != self.theme:
            self.theme = theme
            self.changed.emit()

    def fits(self, width_px: int, height_px: int) -> bool:
        """Whether the sizes in use are those for a window size."""
        return self.metrics == self._metrics_for(width_px, height_px)

    def resize_to(self, width_px: int, height_px: int) -> None:
        """Use the sizes for another window size."""
        self._take_metrics(self._metrics_for(width_px, height_px))

    def _metrics_for(self, width_px: int, height_px: int) -> Metrics:
        return page_metrics(width_px, height_px, self.metrics.text_scale)

    def set_text_scale(self, text_scale: float) -> None:
        """Use another text size."""
        self._take_metrics(self.metrics._replace(text_scale=text_scale))

    def set_reduced_motion(self, on: bool) -> None:
        """Let nothing travel, shake or sprinkle, or all of it again."""
        if on != self.reduced_motion:
            self.reduced_motion = on
            self.changed.emit()

    def px(self, units: float) -> float:
        """Pixels of a length."""
        return self.metrics.px(units)

    def target_px(self, units: float) -> float:
        """Height of a click target."""
        return self.metrics.target_px(units)

    @property
    def least_text_px(self) -> float:
        """The size of the smallest text: none is smaller, whatever it would be cut to otherwise."""
        return self.metrics.text_px(LEAST_UNITS)

    def shadows(self, painter: QPainter) -> ShadowBrush:
        """What paints shadows there."""
        return ShadowBrush(self._shadows, self.theme, self.px(1), painter.device().devicePixelRatioF())

    def readable(self, face: Face, width_px: float, height_px: float) -> Face:
        """The picture that is shown at a size: no letters on it are smaller than texts."""
        return face.readable(self.metrics.text_px(0), width_px, height_px)

    def draw_face(self, painter: QPainter, face: Face, rect: QRectF) -> None:
        """Paint a picture as `readable`."""
        width, height = round(rect.width()), round(rect.height())
        if width > 0 and height > 0:
            face = self.readable(face, width, height)
            ratio = painter.device().devicePixelRatioF()
            pixmap = self.faces.pixmap(face, width, height, device_pixel_ratio=ratio)
            # A stand-in is smaller than its place; the exact picture fills it to the pixel.
            painter.drawPixmap(QRect(round(rect.x()), round(rect.y()), width, height), pixmap, pixmap.rect())

    def _take_metrics(self, metrics: Metrics) -> None:
        if metrics != self.metrics:
            self.metrics = metrics
            self.changed.emit()

    def _picture_ready(self, face: object) -> None:
        del face
        if not self._gathering.isActive():
            self._gathering.start()

    def _all_ready(self) -> None:
        if self._gathering.isActive():
            self._gathering.stop()
            self.pictures_changed.emit()
