"""What became of all cards of a round, to be read as long as one likes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QRectF

from cakedesk.games.top_cake.resolving import Resolution
from cakedesk.table import z_values
from cakedesk.table.boards.top_cake.card_faces import row_face
from cakedesk.table.boards.top_cake.layout import CARD_UNITS
from cakedesk.table.boards.top_cake.resolve_layout import summary_rects
from cakedesk.table.boards.top_cake.resolve_wording import ResolveWording
from cakedesk.table.items import CardItem, ChipItem, PanelItem, PanelStyle, TagItem, TextItem, TextStyle
from cakedesk.table.kit.facts import Facts
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart

GONE_OPACITY = 0.5
NAME_UNITS = 25
HOW_UNITS = 21
CHIP_UNITS = 34


class ResolveSummary(ScreenPart):
    """Draws one entry a card: the card, who won it, and how."""

    def __init__(self, scene: TableScene, wording: ResolveWording) -> None:
        super().__init__(scene)
        self._wording = wording
        self._drawn = Facts()

    def draw(self, rect: QRectF, resolutions: Sequence[Resolution]) -> None:
        """Draw it.

        Args:
            resolutions: what became of each card, in row order.
        """
        if not self._drawn.are(rect, self.metrics):
            for piece in self.pieces(rect, resolutions):
                piece()

    def pieces(self, rect: QRectF, resolutions: Sequence[Resolution]) -> list[Callable[[], None]]:
        """What `draw` does, card by card.

        Args:
            resolutions: what became of each card, in row order.

        Returns:
            The pieces, to be called in this order; after them `draw` has nothing to do.
        """
        places = summary_rects(self.metrics, rect, len(resolutions))
        entries = [
            partial(self._entry, resolution, place, index)
            for index, (resolution, place) in enumerate(zip(resolutions, places, strict=True))
        ]
        return [partial(self._begin, rect), *entries]

    def remove(self) -> None:
        """Remove it all."""
        super().remove()
        self._drawn.forget()

    def _begin(self, rect: QRectF) -> None:
        self.remove()
        self._drawn.changed(rect, self.metrics)
        panel = self.own(PanelItem(self.scene, PanelStyle(radius_px=self.metrics.px(24), shadow="rest")))
        panel.resize(rect.width(), rect.height())
        panel.place(rect.left(), rect.top())

    def _entry(self, resolution: Resolution, place: QRectF, index: int) -> None:
        px = self.metrics.px
        well = self.own(PanelItem(self.scene, PanelStyle(fill="well", radius_px=px(18))))
        well.resize(place.width(), place.height())
        well.place(place.left(), place.top())
        well.setZValue(z_values.ZONE)
        height = place.height() - px(14)
        width = height * CARD_UNITS[0] / CARD_UNITS[1]
        face = row_face(self._wording.lists, resolution.card)
        card = self.own(
            CardItem(self.scene, face, width, height, f"summary/{resolution.card}", shadow="rest")
        )
        card.place(place.left() + px(12), place.center().y() - height / 2)
        card.set_accessible(self._wording.change(resolution))
        card.focus_order = (1, index)
        if resolution.winner < 0 and not resolution.stays:
            card.set_look(dim=GONE_OPACITY)
        left = place.left() + px(12) + width + px(18)
        self._words(resolution, QRectF(left, place.top(), place.right() - px(14) - left, place.height()))

    def _words(self, resolution: Resolution, room: QRectF) -> None:
        """Who gets it, in large letters with the seat's disc; below that, how."""
        metrics = self.metrics
        style = TextStyle(
            px=metrics.text_px(NAME_UNITS), weight=700, elide=True, shrink_to_px=metrics.text_px(HOW_UNITS)
        )
        name = self.own(TextItem(self.scene, self._wording.receiver(resolution), style))
        quiet = TextStyle(px=metrics.text_px(HOW_UNITS), color="ink_soft", shrink_to_px=metrics.text_px(0))
        takes_two = name.height_px + 2 * quiet.line_px <= room.height()
        quiet = replace(quiet, wrap=True, max_lines=2) if takes_two else replace(quiet, elide=True)
        how = self.own(TextItem(self.scene, self._wording.with_what(resolution), quiet))
        how.set_width(room.width())
        top = room.center().y() - (name.height_px + how.height_px) / 2
        left = room.left()
        if resolution.winner >= 0:
            side = metrics.px(CHIP_UNITS)
            chip = self.own(ChipItem(self.scene, resolution.winner, side))
            chip.place(left, top + name.height_px / 2 - side / 2)
            left += side + metrics.px(10)
        elif resolution.stays:
            tag = self.own(TagItem(self.scene, self._wording.tied_tag(), "alert", metrics.text_px(19)))
            tag.place(left, top + name.height_px / 2 - tag.height_px / 2)
            left += tag.width_px + metrics.px(10)
        name.set_width(room.right() - left)
        name.place(left, top)
        how.place(room.left(), top + name.height_px)
