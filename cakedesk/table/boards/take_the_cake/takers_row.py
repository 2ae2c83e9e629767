"""`TakersRow`: who takes a piece in this round, one after the other."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRectF

from cakedesk.games.take_the_cake.open_facts import takers
from cakedesk.games.take_the_cake.state import TakeTheCakeState
from cakedesk.table.boards.take_the_cake.turn_wording import TurnWording
from cakedesk.table.items import ChipItem, TextItem, TextStyle
from cakedesk.table.kit.kept import Kept
from cakedesk.table.metrics import CAPTION_UNITS
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart
from cakedesk.table.text_fit import largest_px, text_width

CHIP_UNITS, GAP_UNITS = 42.0, 10.0
DONE = 0.4
ARROW, ARROW_SHARE = "\u203a", 1.4


class TakersRow(ScreenPart):
    """Chips with names, and arrows between them. Who has a piece already is faded."""

    def __init__(self, scene: TableScene, words: TurnWording, parent: QObject | None = None) -> None:
        super().__init__(scene, parent)
        self._words = words
        self._takers: Kept[int, tuple[ChipItem, TextItem, TextItem]] = Kept(self, self._make)

    def show(self, shown: TakeTheCakeState, zone: QRectF) -> None:
        """Stand in a line; names are left out where they have no room."""
        px, names = self.metrics.px, self._words.names
        seats = takers(shown)
        chip, gap = min(zone.height(), self.metrics.room_px(CHIP_UNITS)), px(GAP_UNITS)

        def has_room(size: float) -> bool:
            style = TextStyle(size, weight=700)
            words = [
                ARROW_SHARE * text_width(ARROW, style) + text_width(names[seat], style) for seat in seats
            ]
            return sum(words) + len(seats) * (chip + 3 * gap) <= zone.width()

        size = largest_px(self.metrics.text_px(CAPTION_UNITS), self.metrics.text_px(0), has_room)
        style, has_names = TextStyle(size, weight=700), has_room(size)
        arrow = ARROW_SHARE * text_width(ARROW, style)
        left, middle = zone.left(), zone.center().y()
        for number, (disc, name, sign) in self._takers.lay(range(len(seats))).items():
            seat, opacity = seats[number], DONE if number < shown.step else 1.0
            disc.set_seat(seat)
            disc.resize(chip, chip)
            disc.place(left, middle - chip / 2)
            left += chip + gap
            self.show_item(name, has_names)
            self.show_item(sign, number + 1 < len(seats))
            for item, text in ((name, names[seat]), (sign, ARROW)):
                item.set_text(text)
                item.set_style(style)
                item.set_accessible("")
            if has_names:
                name.place(left, middle - name.height_px / 2)
                left += name.width_px + gap
            sign.place(left, middle - sign.height_px / 2)
            left += arrow + gap
            for faded in (disc, name):
                faded.setOpacity(opacity)
            disc.set_accessible(self._words.takers([names[each] for each in seats]) if not number else "")

    def _make(self, number: int) -> tuple[ChipItem, TextItem, TextItem]:
        del number
        return ChipItem(self.scene, 0, 40), TextItem(self.scene), TextItem(self.scene)
