"""`SeatFrame`: a seat's panel with its header, framed while the seat acts. Boards put the rest on it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF

from cakedesk.table.items import Frame, PanelItem, PanelStyle
from cakedesk.table.joined_words import said_of
from cakedesk.table.kit.seat_header import IN_HEADER, NAME_UNITS, SeatHeader
from cakedesk.table.metrics import PANEL_RADIUS_UNITS
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart


class SeatFrame(ScreenPart):
    """A seat's panel. What it has is said by the panel, so that a screen reader hears it at once.

    Attributes:
        seat: the seat.
        header: its name line.
        is_active: whether it acts now.
    """

    def __init__(self, scene: TableScene, seat: int, names: Sequence[str], *, is_away: bool = False) -> None:
        """Make a panel.

        Args:
            names: of all seats.
            is_away: whether a computer plays for them.
        """
        super().__init__(scene)
        self.seat = seat
        self.is_active = False
        self._panel = self.own(PanelItem(scene))
        self.header = self.own_part(SeatHeader(scene, seat, names))
        self.header.set_away(is_away)

    def tell(self, told: Sequence[str]) -> None:
        """Say what the seat has, to who hears it and to who points at it.

        Args:
            told: one thing each; empty ones are left out.
        """
        parts = [part for part in told if part]
        self._panel.set_accessible(said_of(self.header.who, ". ".join(parts)))
        self._panel.tooltip = "\n".join(parts)

    def fit_frame(
        self, panel: QRectF, header: QRectF, name_units: float = NAME_UNITS, points: QRectF = IN_HEADER
    ) -> None:
        """Stand in a zone.

        Args:
            panel: the whole panel.
            header: the line of its header.
            name_units: as of `SeatHeader.fit`, as well as points.
        """
        px = self.metrics.px
        frame = Frame("raspberry", max(2.5, px(4))) if self.is_active else None
        self._panel.set_style(PanelStyle(radius_px=px(PANEL_RADIUS_UNITS), shadow="rest", frame=frame))
        self._panel.place_in(panel)
        self.header.fit(header, name_units, points=points)
