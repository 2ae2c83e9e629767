"""The first page: which game, go on or begin anew, with whom."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QShowEvent
from PySide6.QtWidgets import QApplication, QButtonGroup, QWidget

from cakedesk.app.home.box_button import BoxButton
from cakedesk.app.home.resume_panel import ResumePanel
from cakedesk.app.home.setup_panel import SetupPanel
from cakedesk.app.home.shelf import BAND_UNITS, SIDE_UNITS, shelf_on
from cakedesk.app.home.shop_window import ShopWindow
from cakedesk.app.people.game_offer import GameOffer
from cakedesk.app.people.setup_choice import SetupChoice
from cakedesk.app.widgets.bar_look import paint_bar, show_theme_icon
from cakedesk.app.widgets.buttons import RoundButton
from cakedesk.app.widgets.labels import Label
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.panels import FacePicture, Page
from cakedesk.app.widgets.text_kinds import LEAD, PAGE, TextKind, ink_soft
from cakedesk.art import faces

_BRAND = TextKind(True, 800, 42, 1.0)
_MARGIN_UNITS = 18
"""Between the band and the question; a message of one line has room there."""
_MOST_COVERED_SHARE = 0.3
"""To a message that takes more of the page boxes give no more room: they would be stamps."""


class HomePage(Page):
    """The home page."""

    start_requested = Signal(object)  # a `SetupChoice`
    resume_requested = Signal(str)  # the key of a running match
    matches_requested = Signal()  # the page of all matches is wanted
    lesson_requested = Signal(str)  # the guided first game of this game is wanted
    help_requested = Signal()
    menu_requested = Signal()
    theme_toggled = Signal()

    def __init__(
        self,
        style: PageStyle,
        offers: Sequence[GameOffer],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(style, parent)
        self._logo = FacePicture(style, faces.logo_face(), self)
        self._brand = Label(style, _BRAND, self, text="CakeDesk")
        self.matches_button = RoundButton(style, self.tr("Matches"), "log", self)
        self.help_button = RoundButton(style, self.tr("Help"), "question", self)
        self.menu_button = RoundButton(style, self.tr("Menu"), "menu", self)
        self.theme_button = RoundButton(style, self.tr("Dark theme"), "moon", self)
        self._question = Label(style, PAGE, self, text=self.tr("Which cake today?"))
        self._lead = Label(style, LEAD, self, color=ink_soft)
        self._lead.setText(self.tr("A game at one table, for friends and computer players."))
        self._shop = ShopWindow(style, self)
        self.boxes = [BoxButton(style, offer, self) for offer in offers]
        # Without a group Qt takes all radio buttons beneath the same parent for neighbours, the seats' too,
        # and takes them out of the Tab order: qabstractbutton.cpp, queryButtonList and fixFocusPolicy.
        self._box_group = QButtonGroup(self)
        for box in self.boxes:
            self._box_group.addButton(box)
        self.resume = ResumePanel(style, self)
        most_seats = max(offer.seats.stop - 1 for offer in offers)
        self.setup = SetupPanel(style, most_seats, self)
        self._connect()
        self.boxes[0].setChecked(True)
        self.boxes[0].set_alone(len(offers) == 1)

    def choose_game(self, game_id: str) -> None:
        """Take a game's box from the shelf."""
        for box in self.boxes:
            if box.offer.game_id == game_id:
                box.setChecked(True)
                self._chosen(box.offer)

    def choice(self) -> SetupChoice:
        """What is chosen now, with names that can be told apart."""
        return self.setup.choice()

    def relayout(self) -> None:
        """Place everything anew."""
        px, width = self._style.px, float(self.width())
        self._relayout_band(width)
        side = px(SIDE_UNITS)
        room = width - 2 * side
        question = min(self._question.wanted_width_px(), room * 0.5)
        top = px(BAND_UNITS + _MARGIN_UNITS)
        self._question.place(QRectF(side, top, question, px(84 - _MARGIN_UNITS)))
        lead = QRectF(side + question + px(28), top + px(2), room - question - px(28), px(62))
        self._lead.place(lead)
        # A longer message takes the place of the question: boxes that gave way to both could not be read.
        for label in (self._question, self._lead):
            label.setVisible(self.covered_px <= top)
        covered = min(self.covered_px, self.height() * _MOST_COVERED_SHARE)
        shelf = shelf_on(self._style.metrics, self.size(), len(self.boxes), self._chosen_offer(), covered)
        for box, place in zip(self.boxes, shelf.boxes, strict=True):
            box.place(place)
        self._shop.setVisible(shelf.has_shop)
        self._shop.place(shelf.shop)
        left = min(px(440) + max(0.0, room - px(1520)) * 0.25, room * 0.34)
        panel_top, panels = shelf.panels.y(), shelf.panels.height()
        self.resume.place(QRectF(side, panel_top, left, panels))
        self.setup.place(QRectF(side + left + px(20), panel_top, room - left - px(20), panels))
        self.resume.relayout()
        self.setup.relayout()

    def _relayout_band(self, width: float) -> None:
        px, height = self._style.px, self._style.px(BAND_UNITS)
        tool = self._style.target_px(50)
        show_theme_icon(self.theme_button, self._style)
        self._logo.place(QRectF(px(34), px(14), px(64), px(48)))
        right = width - px(24) - tool
        tools = (self.theme_button, self.menu_button, self.help_button, self.matches_button)
        for number, button in enumerate(tools):
            button.place(QRectF(right - number * (tool + px(10)), (height - tool) / 2, tool, tool))
        right = float(self.matches_button.x())
        self._brand.place(QRectF(px(108), 0, right - px(120), height))

    def _chosen_offer(self) -> GameOffer:
        return next(box.offer for box in self.boxes if box.isChecked())

    def _connect(self) -> None:
        self.matches_button.clicked.connect(self.matches_requested)
        self.help_button.clicked.connect(self.help_requested)
        self.menu_button.clicked.connect(self.menu_requested)
        self.theme_button.clicked.connect(self.theme_toggled)
        self.resume.resume_requested.connect(self.resume_requested)
        self.resume.others_requested.connect(self.matches_requested)
        self.setup.lesson_requested.connect(self.lesson_requested)
        self.setup.start_requested.connect(self.start_requested)
        for box in self.boxes:
            # A screen reader switches a box on without clicking it.
            box.toggled.connect(partial(self._box_toggled, box.offer))

    def _box_toggled(self, offer: GameOffer, on: bool) -> None:
        if on:
            self._chosen(offer)

    def _chosen(self, offer: GameOffer) -> None:
        self._shop.show_offer(offer)
        self.setup.show_offer(offer)

    def paint_page(self, painter: QPainter) -> None:
        """Paint the band on top."""
        paint_bar(painter, self._style, QRectF(0, 0, self.width(), self._style.px(BAND_UNITS)))

    def showEvent(self, event: QShowEvent) -> None:
        """Offer what one most likely wants to the Enter key."""
        super().showEvent(event)
        focused = QApplication.focusWidget()
        if focused is None or not self.isAncestorOf(focused):
            first = self.setup.start if self.resume.resume.isHidden() else self.resume.resume
            first.setFocus(Qt.FocusReason.OtherFocusReason)
