"""`TrayPrompt`: what is asked of who acts, how it is done, and the buttons that do it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, QRectF, Signal

from cakedesk.table.boards.piece_o_cake.layout import TrayRects
from cakedesk.table.items import ButtonItem, TextItem, TextStyle
from cakedesk.table.metrics import MIN_TEXT_PX
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart
from cakedesk.table.text_fit import text_width

FOCUS_ZONE_BUTTONS = 6
PROMPT_UNITS, LEAST_PROMPT_UNITS = 34.0, 25.0
HELP_UNITS, LEAST_HELP_UNITS = 22.0, 18.0
PRIMARY_UNITS, SECONDARY_UNITS = 27.0, 23.0
BUTTON_ENDS, LEAST_BUTTON_ENDS = 1.8, 1.25
"""Both ends of a button, in sizes of its text."""

GAP_UNITS = 14.0


@dataclass(frozen=True)
class Asked:
    """What the tray asks of who acts.

    Attributes:
        prompt: what is to be done.
        help: how.
        primary: what the primary button says; empty: there are no buttons.
        can_confirm: whether it can be pressed.
        secondary: what the two others say.
        can_press: whether each of them can be pressed.
        chosen: whether each of them is what is chosen already.
        brief_prompt: the prompt where the room is short; empty: as it is.
        brief_help: the help where the room is short; empty: as it is.
    """

    prompt: str
    help: str = ""
    primary: str = ""
    can_confirm: bool = False
    secondary: tuple[str, str] = ("", "")
    can_press: tuple[bool, bool] = (True, True)
    chosen: tuple[bool, bool] = (False, False)
    brief_prompt: str = ""
    brief_help: str = ""


class TrayPrompt(ScreenPart):
    """The prompt, the help below it, and three buttons.

    Attributes:
        prompt: what is to be done.
        help: how it is done.
        primary: the button that ends the turn.
        secondary: the two others.

    Signals:
        confirmed: the primary button was pressed.
        pressed(int): the first (0) or second (1) of the other buttons was pressed.
    """

    confirmed = Signal()
    pressed = Signal(int)

    def __init__(self, scene: TableScene, parent: QObject | None = None) -> None:
        super().__init__(scene, parent)
        self.prompt = self.own(TextItem(scene, ""))
        self.help = self.own(TextItem(scene, ""))
        self.primary = self.own(ButtonItem(scene, "confirm", "", "primary", self.confirmed.emit))
        self.secondary = (
            self.own(ButtonItem(scene, "first", "", on_click=lambda: self.pressed.emit(0))),
            self.own(ButtonItem(scene, "second", "", on_click=lambda: self.pressed.emit(1))),
        )
        self.primary.focus_order = (FOCUS_ZONE_BUTTONS, 0)
        for number, button in enumerate(self.secondary):
            button.focus_order = (FOCUS_ZONE_BUTTONS, 1 + number)
        self._asked = Asked("")

    def show(self, asked: Asked) -> None:
        """Ask something."""
        self._asked = asked
        self.prompt.set_text(asked.prompt, asked.brief_prompt or asked.prompt)
        self.help.set_text(asked.help, asked.brief_help or asked.help)
        self.primary.set_text(asked.primary)
        self.primary.set_available(asked.can_confirm)
        self.show_item(self.primary, bool(asked.primary))
        rows = zip(self.secondary, asked.secondary, asked.can_press, asked.chosen, strict=True)
        for button, text, can, chosen in rows:
            button.set_text(text)
            button.set_available(can)
            button.set_chosen(chosen)
            self.show_item(button, bool(text))

    def fit(self, rects: TrayRects, tray: QRectF) -> None:
        """Stand in the tray."""
        px, asked = self.metrics.px, self._asked
        width = rects.prompt.width() if asked.primary else tray.right() - px(28) - rects.prompt.left()
        self._fit_prompt(QRectF(rects.prompt.left(), rects.prompt.top(), width, rects.prompt.height()))
        help_top = min(rects.help.top(), self.prompt.rect_px().bottom() + px(8))
        self._fit_help(QRectF(rects.help.left(), help_top, width, rects.help.bottom() - help_top))
        self._fit_buttons(rects)

    def _fit_prompt(self, room: QRectF) -> None:
        text_px = self.metrics.text_px
        self.prompt.set_style(
            TextStyle(
                px=text_px(PROMPT_UNITS),
                family="display",
                elide=True,
                shrink_to_px=text_px(LEAST_PROMPT_UNITS),
            )
        )
        self.prompt.set_width(room.width())
        self.prompt.place(room.left(), room.center().y() - self.prompt.height_px / 2)

    def _fit_help(self, room: QRectF) -> None:
        """Say the help as large as it fits, in short where it does not fit at all."""
        text_px = self.metrics.text_px
        style = TextStyle(px=text_px(HELP_UNITS), color="ink_soft", wrap=True, even=True)
        self.help.set_style(replace(style, shrink_to_px=text_px(LEAST_HELP_UNITS)))
        self.help.set_width(room.width(), room.height())
        self.help.place(room.left(), room.top())
        self.primary.tooltip = self.help.tooltip

    def _fit_buttons(self, rects: TrayRects) -> None:
        self.primary.set_text_px(self.metrics.text_px(PRIMARY_UNITS))
        self.primary.resize(rects.primary.width(), rects.primary.height())
        self.primary.place(rects.primary.left(), rects.primary.top())
        self._fit_secondary(rects.secondary)

    def _fit_secondary(self, row: QRectF) -> None:
        """Halves of the row, or shares by the lengths of the texts, which have one size."""
        gap = self.metrics.px(GAP_UNITS)
        both = row.width() - gap
        texts = [button.text for button in self.secondary]
        sizes = _sizes(self.metrics.text_px(SECONDARY_UNITS), MIN_TEXT_PX)
        for size_px, ends in [(sizes[0], BUTTON_ENDS), *((size, LEAST_BUTTON_ENDS) for size in sizes)]:
            first, second = needs = [_needed_px(text, size_px, ends) for text in texts]
            if sum(needs) <= both:
                break
        if not texts[1]:
            widths = [max(both / 2, min(first, row.width())), both / 2]
        elif max(needs) <= both / 2:
            widths = [both / 2, both / 2]
        else:
            widths = [both * first / (first + second), both * second / (first + second)]
        left = row.left()
        for button, width in zip(self.secondary, widths, strict=True):
            button.set_text_px(size_px)
            button.resize(width, row.height())
            button.place(left, row.top())
            left += width + gap


def _sizes(largest_px: float, least_px: float) -> list[float]:
    """Sizes of text from the largest down to the least, 1 px apart."""
    sizes = [largest_px]
    while sizes[-1] - 1 >= least_px:
        sizes.append(sizes[-1] - 1)
    return sizes


def _needed_px(text: str, size_px: float, ends: float) -> float:
    """The width of a button whose text keeps its size, with ends of so many sizes of it."""
    return text_width(text, TextStyle(px=size_px, weight=700)) + ends * size_px if text else 0.0
