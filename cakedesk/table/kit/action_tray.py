"""`ActionTray`: what is asked of who acts, how it is done, and the buttons that do it."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QRectF, Signal

from cakedesk.table.items import ButtonItem, TextItem, TextStyle
from cakedesk.table.kit.flow import row
from cakedesk.table.metrics import BUTTON_UNITS, MIN_TEXT_PX, PROMPT_UNITS
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart
from cakedesk.table.text_fit import largest_px, text_width
from cakedesk.table.theme import Ink

LEAST_PROMPT_UNITS = 25.0
HELP_UNITS, LEAST_HELP_UNITS = 22.0, 18.0
GAP_UNITS, AROUND_LINES_UNITS = 14.0, 12.0
BUTTON_ENDS = 1.25
"""Both ends of a button, in sizes of its text."""


@dataclass(frozen=True)
class TrayButton:
    """One of the buttons beside the primary one.

    Attributes:
        text: what it says; empty: it is not there.
        can_press: whether it can be pressed.
        is_chosen: whether what it does is what is chosen already.
        brief: what it says where the room is short; empty: as it is.
    """

    text: str
    can_press: bool = True
    is_chosen: bool = False
    brief: str = ""


@dataclass(frozen=True)
class Asked:
    """What is asked of who acts.

    Attributes:
        prompt: what is to be done.
        help: how.
        primary: what the primary button says; empty: it is not there.
        can_confirm: whether it can be pressed.
        others: the other buttons, as many as the tray has or fewer.
        brief_prompt: the prompt where the room is short; empty: as it is.
        brief_help: the help where the room is short; empty: as it is.
        step: which of several things that are only to be read and left by the primary button, such as
            points that are counted. Whenever another is shown, the keyboard goes to that button. None:
            something is to be played, or nothing can be done.
    """

    prompt: str
    help: str = ""
    primary: str = ""
    can_confirm: bool = False
    others: tuple[TrayButton, ...] = ()
    brief_prompt: str = ""
    brief_help: str = ""
    step: Hashable = None


@dataclass(frozen=True)
class TrayPlaces:
    """Where the parts of a tray stand, in px of the scene.

    Attributes:
        prompt: in its middle the prompt stands on one line.
        help: from its top down the help.
        primary: the primary button.
        others: the row that the other buttons share.
        idle_right_px: how far to the right words reach while there are no buttons; 0: as ever.
        least_share: as of `Metrics.room_px`, how far the sizes that words have at least grow with the text:
            1 where words rather say less than stand in smaller letters.
    """

    prompt: QRectF
    help: QRectF
    primary: QRectF
    others: QRectF
    idle_right_px: float = 0.0
    least_share: float = 1.0


class ActionTray(ScreenPart):
    """A prompt, a help, and buttons. What a game adds to its tray stands in the room that it leaves.

    The keyboard goes to the primary button when another step is shown and when one of the other buttons was
    pressed. It never comes by itself to those, which skip or discard. Where something is to be played, the
    turn leads it (`StagedTurn`).

    Attributes:
        asked: what is asked now.
        prompt: what is to be done.
        help: how it is done.
        primary: the button that ends the turn, or goes on.
        others: the other buttons.

    Signals:
        confirmed: the primary button was pressed.
        pressed(int): one of the other buttons was pressed: its number.
    """

    confirmed = Signal()
    pressed = Signal(int)

    def __init__(
        self,
        scene: TableScene,
        keys: Sequence[str],
        focus_zone: int,
        *,
        help_ink: Ink = "ink_soft",
    ) -> None:
        """Make a tray that asks nothing.

        Args:
            keys: the keys of the primary button and of the others, which are as many as there are keys more.
            focus_zone: where its buttons come in the order of reading.
            help_ink: the colour of the help.
        """
        super().__init__(scene)
        self.asked = Asked("")
        self._help_ink = help_ink
        self._places: TrayPlaces | None = None
        self._step: Hashable = None
        self.prompt = self.own(TextItem(scene))
        self.help = self.own(TextItem(scene))
        primary, *others = keys
        self.primary = self.own(ButtonItem(scene, primary, "", "primary", self.confirmed.emit))
        self.others = tuple(
            self.own(ButtonItem(scene, key, "", on_click=partial(self._press, number)))
            for number, key in enumerate(others)
        )
        for order, button in enumerate((self.primary, *self.others)):
            button.focus_order = (focus_zone, order)
            button.leads_away = order > 0
            button.eager = True
            self.show_item(button, False)

    def ask(self, asked: Asked) -> None:
        """Ask something."""
        self.asked = asked
        self.prompt.set_text(asked.prompt, asked.brief_prompt or asked.prompt)
        self.help.set_text(asked.help, asked.brief_help or asked.help)
        self.show_item(self.help, bool(asked.help))
        self.primary.set_text(asked.primary)
        self.primary.set_available(asked.can_confirm)
        self.show_item(self.primary, bool(asked.primary))
        for number, button in enumerate(self.others):
            other = asked.others[number] if number < len(asked.others) else TrayButton("")
            button.set_text(other.text)
            button.set_available(other.can_press)
            button.set_chosen(other.is_chosen)
            self.show_item(button, bool(other.text))
        self._fit()
        self._lead()

    def fit(self, places: TrayPlaces) -> None:
        """Stand somewhere."""
        self._places = places
        self._fit()

    def set_shown(self, shown: bool) -> None:
        """Show or hide it. What is asked when it is shown again is another step."""
        super().set_shown(shown)
        if not shown:
            self._step = None

    # ------------------------------------------------------------------------------------ the keyboard

    def _lead(self) -> None:
        """Lead the keyboard to the primary button of another step, as soon as that can be pressed."""
        before, self._step = self._step, self.asked.step
        if self.is_shown and self._step != before:
            self.scene.focus.lead(None if self._step is None else self._primary_if_open)

    def _primary_if_open(self) -> ButtonItem | None:
        button = self.primary
        return button if not button.is_discarded and button.available and button.isVisible() else None

    def _press(self, number: int) -> None:
        """Press one of the others. What it did is done: the keyboard goes on to what confirms it."""
        self.pressed.emit(number)
        if self.scene.focus.shown and self.scene.focus.is_on(self.others[number]) and self.primary.available:
            self.scene.focus.set_current(self.primary)

    # ------------------------------------------------------------------------------------ where it stands

    def _fit(self) -> None:
        places, text_px = self._places, self.metrics.text_px
        if places is None:
            return
        least_px = self._least_px(places, LEAST_PROMPT_UNITS)
        style = TextStyle(px=text_px(PROMPT_UNITS), family="display", elide=True, shrink_to_px=least_px)
        self.prompt.set_style(style)
        prompt, help_place = QRectF(places.prompt), QRectF(places.help)
        if not self.asked.primary and places.idle_right_px:
            prompt.setRight(places.idle_right_px)
            help_place.setRight(places.idle_right_px)
        self.prompt.set_width(prompt.width())
        if self.prompt.laid.style.px < least_px:
            if not self.asked.help:  # it has the room of the help too
                prompt.setBottom(max(prompt.bottom(), help_place.bottom()))
            self.prompt.set_style(style._replace(wrap=True, even=True))
            self.prompt.set_width(prompt.width(), prompt.height())
        self.prompt.place(prompt.left(), prompt.center().y() - self.prompt.height_px / 2)
        is_below = prompt.left() < help_place.right() and help_place.left() < prompt.right()
        if is_below and self.asked.prompt:
            help_place.setTop(max(help_place.top(), self.prompt.rect_px().bottom()))
        self.help.set_style(
            TextStyle(
                px=text_px(HELP_UNITS),
                color=self._help_ink,
                wrap=True,
                even=True,
                elide=True,
                shrink_to_px=self._least_px(places, LEAST_HELP_UNITS),
            )
        )
        self.help.set_width(help_place.width(), help_place.height())
        self.help.place(help_place.left(), help_place.top())
        self.primary.tooltip = self.help.tooltip
        self.primary.set_text_px(text_px(BUTTON_UNITS))
        self.primary.place_in(places.primary)
        self._let_primary_grow(places)
        self._fit_others(places.others)

    def _let_primary_grow(self, places: TrayPlaces) -> None:
        """Give the primary button the height of two lines, over the room of others that are not there."""
        high = 2 * TextStyle(self.metrics.text_px(0)).line_px + self.metrics.px(AROUND_LINES_UNITS)
        place, others = QRectF(places.primary), [other for other in self.asked.others if other.text]
        place.setHeight(high)
        if self.primary.is_small and not others and place.bottom() <= places.others.bottom():
            self.primary.place_in(place)

    def _least_px(self, places: TrayPlaces, units: float) -> float:
        """The size of words for which they rather say less."""
        return max(self.metrics.text_px(0), self.metrics.room_px(units, places.least_share))

    def _fit_others(self, place: QRectF) -> None:
        """Like parts of the row, or shares by the lengths of the texts, which have one size."""
        asked = [other for other in self.asked.others if other.text]
        shown = [button for button in self.others if button.text]
        gap = self.metrics.px(GAP_UNITS)
        room, px, needs = place.width() - gap * (len(shown) - 1), 0.0, list[float]()

        def needed(texts: Sequence[str], px: float) -> list[float]:
            style = TextStyle(px=px, weight=700)
            return [text_width(text, style) + BUTTON_ENDS * px for text in texts]

        for texts in ([other.text for other in asked], [other.brief or other.text for other in asked]):
            if needs and px >= self.metrics.text_px(0) and sum(needs) <= room:
                break
            px = largest_px(
                self.metrics.text_px(BUTTON_UNITS), MIN_TEXT_PX,
                lambda size, texts=texts: sum(needed(texts, size)) <= room,  # type: ignore[misc]
            )  # fmt: skip
            needs = needed(texts, px)
            for button, other, text in zip(shown, asked, texts, strict=True):
                button.set_text(text)
                button.set_accessible(other.text, button.accessible_description)
        if max(needs, default=0.0) <= room / max(1, len(shown)):
            needs = [1.0] * len(shown)
        widths = [room * need / sum(needs) for need in needs]
        for button, part in zip(shown, row(place, *widths, gap_px=gap), strict=True):
            button.set_text_px(px)
            button.place_in(part)
