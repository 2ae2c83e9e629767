"""`ForfeitPanel`: the varieties that may be forfeited, with the points that gives."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QPointF, QRectF
from PySide6.QtGui import QPen

from cakedesk.art.face import Face
from cakedesk.art.piece_o_cake import faces
from cakedesk.games.piece_o_cake.cards import PieceOCakeLists
from cakedesk.games.piece_o_cake.plates import counts
from cakedesk.table import z_values
from cakedesk.table.boards.piece_o_cake.choice_composer import ChoiceComposer
from cakedesk.table.boards.piece_o_cake.choice_wording import ChoiceWording
from cakedesk.table.items import (
    ItemRole,
    PanelItem,
    PanelStyle,
    TableItem,
    TextItem,
    TextStyle,
    display_style,
)
from cakedesk.table.items.base import Picture
from cakedesk.table.items.strokes import fill_box, ring
from cakedesk.table.items.text_layout import lay_text
from cakedesk.table.pixmap_cache import canvas, smooth_painter, whole_margin
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart

FOCUS_ZONE = 4
BUTTON_UNITS = 76.0
COMPACT_BUTTON_UNITS = 60.0
IN_A_LINE = 3
MOST_IN_A_LINE = 4


class ForfeitButton(TableItem):
    """One variety that may be forfeited: its token, how many there are, and the points.

    Attributes:
        variety: which.
    """

    def __init__(self, table: TableScene, variety: int, kind: str, on_click: Callable[[int], None]) -> None:
        super().__init__(table, f"forfeit/{variety}")
        self.variety = variety
        self.role = ItemRole.BUTTON
        self._kind = kind
        self._on_click = on_click
        self._state = (0, 0, False)
        self._hot = False
        self.setZValue(z_values.TEXT)
        self.set_interactive(True)

    @property
    def corner_px(self) -> float:
        """The radius of its corners."""
        return self.table.metrics.px(14)

    def show_state(self, count: int, points: int, is_chosen: bool) -> None:
        """Show a state."""
        if (count, points, is_chosen) != self._state:
            self._state = (count, points, is_chosen)
            self.refresh()

    def activate(self) -> bool:
        """Choose it, or give it back."""
        self._on_click(self.variety)
        return True

    def set_hot(self, hot: bool) -> None:
        """Light up under the pointer."""
        if hot != self._hot:
            self._hot = hot
            self.refresh()

    def order_faces(self) -> None:
        """Order its pictures."""
        for face, side in self._faces():
            if side >= 1:
                self.table.faces.order(face, side, side, device_pixel_ratio=self.table.device_pixel_ratio)

    def face_ready(self, face: Face) -> None:
        """Draw it again when its picture has come."""
        if any(face == own for own, _ in self._faces()):
            self.refresh()

    def draw(self) -> Picture | None:
        """A button with token, count and points."""
        if self.width_px < 2:
            return None
        theme, unit, ratio = self.table.theme, self.table.metrics.unit, self.table.device_pixel_ratio
        _, points, is_chosen = self._state
        margin = whole_margin(8 * unit + 2)
        pixmap = canvas(self.width_px + 2 * margin, self.height_px + 2 * margin, ratio)
        painter = smooth_painter(pixmap)
        box = QRectF(margin, margin, self.width_px, self.height_px)
        fill_box(painter, box, self.corner_px, theme.well if self._hot else theme.chip)
        if is_chosen:
            ring(painter, box, self.corner_px, theme.raspberry, 0.0, max(3.5, 6 * unit))
        else:
            painter.setPen(QPen(theme.ink_soft, max(1.5, 2 * unit)))
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), self.corner_px, self.corner_px)
        (token, side), (badge, disc) = self._faces()
        laid = lay_text(f"+{points}", TextStyle(px=self.table.metrics.text_px(26), weight=700))
        width = side * 1.06 + 8 * unit + laid.width_px
        left, middle = box.center().x() - width / 2, box.center().y()
        store = self.table.faces
        painter.drawPixmap(
            QPointF(left, middle - side / 2), store.pixmap(token, side, side, device_pixel_ratio=ratio)
        )
        painter.drawPixmap(
            QPointF(left + side * 1.04 - disc, middle + side * 0.54 - disc),
            store.pixmap(badge, disc, disc, device_pixel_ratio=ratio),
        )
        laid.paint(painter, QPointF(left + side * 1.06 + 8 * unit, middle - laid.height_px / 2), theme.ink)
        painter.end()
        return Picture(pixmap, margin, margin)

    def _faces(self) -> tuple[tuple[Face, int], tuple[Face, int]]:
        side = round(min(self.height_px * 0.74, self.width_px * 0.46))
        count = max(1, self._state[0])
        return (faces.variety_face(self._kind), side), (faces.count_badge_face(count), round(side * 0.48))


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

    def show(self, composer: ChoiceComposer) -> None:
        """Show what may be forfeited."""
        self._title.set_text(self._wording.forfeit_title(composer))
        self._line.set_text(self._wording.forfeit_line())
        own = counts(composer.look.shown.collected[composer.seat])
        wanted = composer.forfeits
        for variety in [variety for variety in self.buttons if variety not in wanted]:
            self.drop(self.buttons.pop(variety))
        for number, variety in enumerate(wanted):
            if variety not in self.buttons:
                kind = self._lists.varieties[variety].name
                self.buttons[variety] = self.own(ForfeitButton(self.scene, variety, kind, self._on_click))
            button, points = self.buttons[variety], composer.forfeit_points(variety)
            is_chosen = composer.staged.variety == variety
            button.show_state(own[variety], points, is_chosen)
            button.set_accessible(self._wording.forfeit(variety, own[variety], points, is_chosen))
            button.focus_order = (FOCUS_ZONE, number)

    def natural_px(self, width_px: float, *, is_compact: bool = False) -> float:
        """The height that it wants; compact it goes without its line of words, and its buttons are low."""
        px, text_px = self.metrics.px, self.metrics.text_px
        button, line = _button_px(px, is_compact=is_compact), 0.0 if is_compact else text_px(20) * 1.28
        return px(14) + text_px(26) * 1.14 + line + px(8) + self._lines(width_px) * (button + px(10)) + px(6)

    def fit(self, rect: QRectF, *, is_compact: bool = False) -> None:
        """Stand in a zone."""
        px, text_px = self.metrics.px, self.metrics.text_px
        self._panel.tooltip = self._line.text if is_compact else ""
        self.show_item(self._line, not is_compact)
        self._panel.set_style(PanelStyle(radius_px=px(22), shadow="rest"))
        self._panel.resize(rect.width(), rect.height())
        self._panel.place(rect.left(), rect.top())
        self._title.set_style(TextStyle(px=text_px(26), family="display", elide=True, shrink_to_px=14))
        self._title.set_width(rect.width() - px(44))
        self._title.place(rect.left() + px(22), rect.top() + px(10))
        self._line.set_style(TextStyle(px=text_px(20), color="ink_soft", elide=True, shrink_to_px=13))
        self._line.set_width(rect.width() - px(44))
        line_top = rect.top() + px(10) + self._title.height_px
        self._line.place(rect.left() + px(22), line_top)
        top = line_top + (0.0 if is_compact else self._line.height_px) + px(6)
        lines = self._lines(rect.width())
        in_line = max(1, -(-len(self.buttons) // lines))
        gap = px(10)
        room = rect.width() - px(36)
        width = min((room - gap * (in_line - 1)) / in_line, px(150))
        height = min(
            _button_px(px, is_compact=is_compact), (rect.bottom() - px(10) - top - gap * (lines - 1)) / lines
        )
        for number, button in enumerate(self.buttons.values()):
            line, column = divmod(number, in_line)
            button.resize(width, height)
            button.place(rect.left() + px(18) + column * (width + gap), top + line * (height + gap))

    def _lines(self, width_px: float) -> int:
        count = len(self.buttons)
        most = MOST_IN_A_LINE if count > IN_A_LINE else IN_A_LINE
        if width_px / most < self.metrics.text_px(26) * 3.4:
            most -= 1
        return max(1, -(-count // most))


def _button_px(px: Callable[[float], float], *, is_compact: bool) -> float:
    return max(px(COMPACT_BUTTON_UNITS if is_compact else BUTTON_UNITS), 44.0)
