"""The bodies of boxes, panels and buttons: the same for items on the table and for widgets."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath

from cakedesk.art.shadow import ShadowKind
from cakedesk.table.soft_shadow import ShadowBrush
from cakedesk.table.strokes import Dash, Frame, fill_box, stroke_box
from cakedesk.table.theme import Ink, Theme, mixed, with_alpha

ButtonKind: TypeAlias = Literal["primary", "porcelain", "secondary", "disc", "icon"]
"""A raised pill that says "do it", the same of porcelain, a plain pill, a plain disc, a quieter disc."""

_DISABLED_OPACITY = 0.38
_FILLS: dict[ButtonKind, tuple[Ink, Ink]] = {
    "primary": ("raspberry", "on_raspberry"),
    "porcelain": ("porcelain", "card_ink"),
    "secondary": ("chip", "ink_soft"),
    "disc": ("chip", "ink_soft"),
    "icon": ("panel", "line"),
}
"""What is filled, and the ink of a raised pill or the edge of a flat one."""


class ButtonState(NamedTuple):
    """What is done with a button now.

    Attributes:
        available: whether it does something.
        chosen: whether what it does is what is chosen.
        hot: whether the pointer is over it.
        pressed: whether it is held down.
    """

    available: bool = True
    chosen: bool = False
    hot: bool = False
    pressed: bool = False


class PanelStyle(NamedTuple):
    """How a panel looks.

    Attributes:
        fill: its colour; None: only its frame is drawn.
        radius_px: the radius of its corners.
        shadow: its shadow; None: it lies flat.
        frame: the line along its edge; None: none.
        fill_opacity: how opaque the fill is, 0 to 1.
    """

    fill: Ink | None = "panel"
    radius_px: float = 22.0
    shadow: ShadowKind | None = None
    frame: Frame | None = None
    fill_opacity: float = 1.0


def draw_box(
    painter: QPainter,
    box: QRectF,
    radius_px: float,
    fill: QColor | QBrush | None,
    edge: QColor | None = None,
    edge_px: float = 0.0,
    dash: Dash = "solid",
) -> None:
    """Paint a rounded box whose edge lies inside it.

    Args:
        radius_px: the radius of its corners; at most half of its shorter side is taken.
        fill: its filling; None: it is empty.
        edge: the colour of the line along its edge; None: none.
        edge_px: how wide that line is.
        dash: how that line is broken up.
    """
    half = edge_px / 2 if edge is not None else 0.0
    middle = box.adjusted(half, half, -half, -half)
    radius = max(0.0, min(radius_px - half, middle.width() / 2, middle.height() / 2))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if fill is not None:
        fill_box(painter, middle, radius, fill)
    if edge is not None:
        stroke_box(painter, middle, radius, edge, edge_px, dash)


def draw_progress(painter: QPainter, trough: QRectF, share: float, theme: Theme) -> None:
    """Paint how far something is.

    Args:
        share: how much is done, 0 to 1.
    """
    draw_box(painter, trough, trough.height() / 2, theme.well)
    done = QRectF(trough.topLeft(), QSizeF(max(trough.height(), trough.width() * share), trough.height()))
    draw_box(painter, done, trough.height() / 2, theme.raspberry)


def rounded_path(box: QRectF, radius_px: float) -> QPainterPath:
    """The outline of a rounded box, to clip by.

    Args:
        radius_px: the radius of its corners.

    Returns:
        A new path.
    """
    path = QPainterPath()
    path.addRoundedRect(box, radius_px, radius_px)
    return path


def draw_panel(painter: QPainter, box: QRectF, style: PanelStyle, theme: Theme, shadows: ShadowBrush) -> None:
    """Paint a panel; its frame lies half inside it.

    Args:
        shadows: paints what it throws.
    """
    if style.shadow is not None:
        shadows.paint(painter, box, style.radius_px, style.shadow)
    if style.fill is not None:
        draw_box(painter, box, style.radius_px, with_alpha(theme.color(style.fill), style.fill_opacity))
    if (frame := style.frame) is not None:
        stroke_box(painter, box, style.radius_px, theme.color(frame.color), frame.width_px, frame.dash)


def draw_choice(
    painter: QPainter, box: QRectF, radius_px: float, state: ButtonState, theme: Theme, unit: float
) -> None:
    """Paint the body of a row that can be chosen among others.

    Args:
        radius_px: the radius of its corners.
        state: what is done with it now.
        unit: px of one unit.
    """
    if state.chosen:
        draw_box(painter, box, radius_px, theme.chip, theme.raspberry, max(2.0, 4.0 * unit))
    else:
        draw_box(painter, box, radius_px, mixed(theme.well, theme.line, 0.28) if state.hot else theme.well)


def draw_button(
    painter: QPainter, box: QRectF, kind: ButtonKind, state: ButtonState, theme: Theme, unit: float
) -> tuple[QRectF, QColor]:
    """Paint the body of a button, without its shadow. A disc that does nothing leaves the painter pale.

    Args:
        kind: what it looks like.
        state: what is done with it now.
        unit: px of one unit.

    Returns:
        The box that its words are centred in, and their ink.
    """
    radius, is_disc = box.height() / 2, kind in ("disc", "icon")
    fill, line = (theme.color(ink) for ink in _FILLS[kind])
    if not state.available and not is_disc:
        draw_box(painter, box, radius, None, theme.line, max(2.0, 3.0 * unit), "dotted")
        return box, theme.ink_soft
    if kind in ("primary", "porcelain"):
        is_flat = theme.dark and kind == "primary"
        return _draw_raised(painter, box, fill, state, 0.0 if is_flat else max(2.0, 4.0 * unit)), line
    ink, width = theme.ink, max(1.5, 2.5 * unit)
    if not state.available:
        painter.setOpacity(_DISABLED_OPACITY)
    elif state.chosen and is_disc:
        fill, ink = theme.ink, theme.panel
    elif state.chosen:
        fill, line, width = theme.well, theme.raspberry, 2 * width
    elif state.pressed or state.hot:
        fill = mixed(fill, theme.line, 0.4) if state.pressed else theme.well
    draw_box(painter, box, radius, fill, line, width)
    return box, ink


def _draw_raised(painter: QPainter, box: QRectF, fill: QColor, state: ButtonState, lip_px: float) -> QRectF:
    """Paint a pill that stands on a lip, and goes down on it when it is pressed."""
    top, radius = box.adjusted(0, 0, 0, -lip_px), box.height() / 2
    if state.pressed:
        top.translate(0, lip_px)
    elif lip_px:
        draw_box(painter, box, radius, fill.darker(150))
    shown = fill.darker(112) if state.pressed else fill.lighter(112) if state.hot else fill
    draw_box(painter, top, radius, shown)
    return top
