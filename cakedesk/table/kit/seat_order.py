"""`SeatOrder`: who does something in a round, one after the other."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF

from cakedesk.table.items import ChipItem, TextItem, TextStyle
from cakedesk.table.kit.kept import Kept
from cakedesk.table.metrics import CAPTION_UNITS
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart
from cakedesk.table.short_names import name_forms
from cakedesk.table.text_fit import largest_px, text_width

CHIP_UNITS, GAP_UNITS = 42.0, 10.0
DONE = 0.4
ARROW, ARROW_SHARE = "\u203a", 1.4


class SeatOrder(ScreenPart):
    """Chips with names, and arrows between them. Who is done already is faded.

    Args:
        names: of the players, by seat.
    """

    def __init__(self, scene: TableScene, names: Sequence[str]) -> None:
        super().__init__(scene)
        self._names = names
        self._laid: Kept[int, tuple[ChipItem, TextItem, TextItem]] = Kept(self, self._make)

    def show(self, seats: Sequence[int], done: int, told: str, zone: QRectF) -> None:
        """Stand in a line; where names have no room they get shorter, then smaller, or are left out.

        Args:
            seats: who, in this order; each may come more than once.
            done: so many of them are done.
            told: all of it in words.
            zone: the line, in px of the scene.
        """
        px, forms = self.metrics.px, name_forms(self._names)
        chip, gap = min(zone.height(), self.metrics.room_px(CHIP_UNITS)), px(GAP_UNITS)

        def has_room(size: float, names: Sequence[str]) -> bool:
            style = TextStyle(size, weight=700)
            words = [
                ARROW_SHARE * text_width(ARROW, style) + text_width(names[seat], style) for seat in seats
            ]
            return sum(words) + len(seats) * (chip + 3 * gap) <= zone.width()

        usual = self.metrics.text_px(CAPTION_UNITS)
        names = next((form for form in forms if has_room(usual, form)), forms[-1])
        size = largest_px(usual, self.metrics.text_px(0), lambda px: has_room(px, names))
        has_names = has_room(size, names)
        style = TextStyle(size if has_names else usual, weight=700)
        arrow = ARROW_SHARE * text_width(ARROW, style)
        left, middle = zone.left(), zone.center().y()
        for number, (disc, name, sign) in self._laid.lay(range(len(seats))).items():
            seat, opacity = seats[number], DONE if number < done else 1.0
            disc.set_seat(seat)
            disc.place_in(QRectF(left, middle - chip / 2, chip, chip))
            left += chip + gap
            self.show_item(name, has_names)
            self.show_item(sign, number + 1 < len(seats))
            for item, text in ((name, names[seat]), (sign, ARROW)):
                item.set_text(text)
                item.set_style(style)
            if has_names:
                name.place(left, middle - name.height_px / 2)
                left += name.width_px + gap
            sign.place(left, middle - sign.height_px / 2)
            left += arrow + gap
            for faded in (disc, name):
                faded.setOpacity(opacity)
            disc.set_accessible("" if number else told)

    def _make(self, number: int) -> tuple[ChipItem, TextItem, TextItem]:
        del number
        return ChipItem(self.scene, 0, 40), TextItem(self.scene).mute(), TextItem(self.scene).mute()
