"""`ChoiceRows`: things to choose from below each other, each with small pictures and a few words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil
from typing import Literal, TypeAlias

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from cakedesk.art.face import Face
from cakedesk.table.items import (
    FaceItem,
    Frame,
    ItemRole,
    LineItem,
    PanelItem,
    PanelStyle,
    TextItem,
    TextStyle,
)
from cakedesk.table.items.face_item import FaceSource
from cakedesk.table.kit.flow import aspect, inset
from cakedesk.table.kit.kept import Kept
from cakedesk.table.metrics import CAPTION_UNITS
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart
from cakedesk.table.text_fit import fit_forms
from cakedesk.table.theme import Ink

MOST_IN_LINE = 4
"""More small pictures than these stand in two lines, where they are larger."""

ChoiceState: TypeAlias = Literal["open", "lit", "chosen", "refused"]

_FRAMES: dict[ChoiceState, tuple[Ink, float, Literal["solid", "dashed"]]] = {
    "open": ("line", 2.0, "solid"),
    "lit": ("honey", 3.0, "solid"),
    "chosen": ("raspberry", 5.0, "solid"),
    "refused": ("warn", 2.5, "dashed"),
}


@dataclass(frozen=True)
class Choice:
    """One row.

    Attributes:
        key: the name of its item, which answers clicks and the keyboard.
        text: what it is.
        state: "open" and "lit" can be chosen, one is "chosen"; a "refused" one says why it can't be, in its
            text or in `why`.
        icons: small pictures before the text.
        picture: gives a picture after it by the height it has, in px; None: none.
        spoken: what a screen reader says; empty: the text.
        brief: the text where the room is short, longest first; none: as it is.
        about: what it is about, at its left in px of the scene, to which a line leads; None: nothing there.
        why: why it can't be chosen, for who rests on it or hears it; empty: its text says that, or it can be.
    """

    key: str
    text: str
    state: ChoiceState = "open"
    icons: tuple[FaceSource, ...] = ()
    picture: Callable[[float], Face] | None = None
    spoken: str = ""
    brief: tuple[str, ...] = ()
    about: QRectF | None = None
    why: str = ""


PICTURE_UNITS = 46.0
"""The height of a picture: rows that grow for larger words leave these the room."""


class ChoiceRow(ScreenPart):
    """A row on a well, which is what is clicked.

    Attributes:
        well: its field.
    """

    def __init__(self, scene: TableScene, key: str) -> None:
        """Make an empty row.

        Args:
            key: of its field.
        """
        super().__init__(scene)
        self.well = self.own(PanelItem(scene, key=key))
        self.well.role = ItemRole.BUTTON
        self._text = self.own(TextItem(scene).mute())
        self._icons: Kept[int, FaceItem] = Kept(self, lambda number: FaceItem(scene, self._sources[number]))
        self._pictures: Kept[Face, FaceItem] = Kept(self, lambda face: FaceItem(scene, face))
        self._line = self.own(LineItem(scene))
        self._sources: Sequence[FaceSource] = ()

    def show(self, choice: Choice, order: tuple[int, ...], rect: QRectF) -> None:
        """Show something to choose.

        Args:
            order: where it comes in the order of reading.
            rect: where, in px of the scene.
        """
        self._sources = choice.icons
        ink, width, dash = _FRAMES[choice.state]
        px = self.metrics.px
        fill: Ink = "panel" if choice.state == "refused" else "well" if choice.state == "chosen" else "chip"
        radius = min(px(16), rect.height() / 2)
        self.well.set_style(PanelStyle(fill, radius, frame=Frame(ink, max(2.0, px(width)), dash)))
        self.well.set_accessible(choice.spoken or choice.text)
        self.well.tooltip = choice.why
        self.well.set_interactive(choice.state != "refused")
        self.well.focus_order = order
        self.well.place_in(rect)
        self.show_item(self._line, choice.about is not None)
        if choice.about is not None:
            self._line.set_line(_lead(choice.about, rect, px(18)), Frame(ink, max(1.5, px(2.5))))
        self._text.set_text(choice.text, *(choice.brief or (choice.text,)))
        room = inset(rect, px(12), px(4))
        lines = 1 if len(choice.icons) <= MOST_IN_LINE else 2
        in_line = ceil(len(choice.icons) / lines)
        side = min(room.height() / lines, px(40), 0.55 * room.width() / max(1, in_line) - px(6))
        for number, icon in self._icons.lay(range(len(choice.icons))).items():
            icon.set_face(choice.icons[number])
            line, place = divmod(number, in_line)
            top = room.center().y() + (line - lines / 2) * side
            icon.place_in(QRectF(room.left() + place * (side + px(6)), top, side, side))
            icon.setZValue(self.well.zValue() + 1)
        room.setLeft(room.left() + in_line * (side + px(6)))
        high = min(rect.height() - px(2), px(PICTURE_UNITS))
        shown = [choice.picture(high)] if choice.picture is not None else []
        text_px = self.metrics.text_px(CAPTION_UNITS)
        least_px = self.metrics.text_px(0)  # the briefest may become smaller than large texts do
        style = TextStyle(text_px, weight=600, wrap=True, even=True, elide=True, shrink_to_px=least_px)
        most_px = rect.height() + 2  # lines have air above and below
        for face in shown:
            box = aspect(QRectF(0, 0, high * 1.2, high), face.aspect)
            box.moveCenter(rect.center())
            box.moveRight(room.right())
            beside = room.adjusted(0, 0, box.left() - px(6) - room.right(), 0)
            forms = choice.text, *choice.brief
            with_it, alone = (fit_forms(forms, style, place.width(), most_px) for place in (beside, room))
            if with_it.fits and with_it.style.px >= min(least_px, alone.style.px):
                room = beside
            else:
                shown = []  # words that it would make smaller have its room; the prompt tells it too
        for picture in self._pictures.lay(shown).values():
            picture.place_in(box)
            picture.setZValue(self.well.zValue() + 1)
        self._text.stand_in(room, style, most_px)


def _lead(about: QRectF, rect: QRectF, straight_px: float) -> QPainterPath:
    """From the right side of something to the left side of a row, the last part straight on."""
    path = QPainterPath(QPointF(about.right(), about.center().y()))
    path.lineTo(rect.left() - straight_px, rect.center().y())
    path.lineTo(rect.left(), rect.center().y())
    return path


class ChoiceRows(ScreenPart):
    """Rows by their keys: whoever shows them says each time which there are.

    Attributes:
        rows: by key, from the top.
    """

    def __init__(self, scene: TableScene, focus_zone: int) -> None:
        """Make none yet.

        Args:
            focus_zone: where they come in the order of reading.
        """
        super().__init__(scene)
        self._zone = focus_zone
        self.rows: Kept[str, ChoiceRow] = Kept(self, lambda key: ChoiceRow(scene, key))

    def show(self, choices: Sequence[Choice], rects: Sequence[QRectF]) -> None:
        """Show what there is to choose from.

        Args:
            choices: from the top.
            rects: where each stands, in px of the scene.
        """
        self.rows.lay([choice.key for choice in choices])
        for number, (choice, rect) in enumerate(zip(choices, rects, strict=True)):
            self.rows[choice.key].show(choice, (self._zone, number), rect)

    def rest(self) -> None:
        """Let none of them answer any more."""
        for row in self.rows.values():
            row.well.set_interactive(False)
