"""The panel *Go on playing*: the latest match, and the way to the others."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtWidgets import QWidget

from cakedesk.app.saves.running_match import RunningMatch
from cakedesk.app.widgets.buttons import PillButton
from cakedesk.app.widgets.labels import Label
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.panels import FacePicture, Page, Panel, SeatChip, Well
from cakedesk.app.widgets.text_kinds import BODY, NAME, TITLE, ink_soft
from cakedesk.art import faces
from cakedesk.table.text_fit import broken_anywhere

_MOST_CHIPS = 6
_WORDS = BODY._replace(line_em=1.1)  # lines of one sentence stand closer than two sentences


class MatchWell(Well):
    """A match in a few words, with its picture and the discs of its seats."""

    def __init__(self, style: PageStyle, parent: QWidget) -> None:
        super().__init__(style, parent)
        self._picture = FacePicture(style, None, self)
        self._title = Label(style, NAME, self)
        self._place = Label(style, _WORDS, self, color=ink_soft, lines=3)
        self._turn = Label(style, _WORDS, self, color=ink_soft, lines=4)
        self._chips = [SeatChip(style, seat, self) for seat in range(_MOST_CHIPS)]
        self._count = 0

    def show_match(self, match: RunningMatch) -> None:
        """Show another match."""
        self._picture.set_face(match.picture or faces.logo_face())
        place = ", ".join(part for part in (match.title if match.name else "", match.place) if part)
        self._title.setText(broken_anywhere(match.name) or match.title)
        self._place.setText(place)
        self._turn.setText(match.turn)
        self._count = len(match.names)
        for seat, chip in enumerate(self._chips):
            chip.setVisible(seat < self._count)
            chip.set_name(match.names[seat] if seat < self._count else "")
        told = (match.called, place, match.turn, *match.names)
        self.setAccessibleName(", ".join(part for part in told if part))

    def place(self, rect: QRectF) -> None:
        """Move it and what is on it."""
        super().place(rect)
        # Long names take room from the picture, or all of it.
        width, words = self.width(), (self._title, self._place, self._turn)
        fits = self._place_beside(width * 0.40) or self._place_beside(width * 0.26)
        if not fits and any(label.is_clipped() for label in words):
            self._place_beside(0.0)

    def _place_beside(self, picture: float) -> bool:
        """Place everything beside a picture of some width. Tells whether all words have room."""
        px, width, height = self._style.px, float(self.width()), float(self.height())
        # Large text gets what the edges and the discs can spare.
        is_large = self._style.metrics.text_scale > 1
        pad, edge = px(18), px(8 if is_large else 14)
        self._picture.place(QRectF(pad, px(14), picture, height - px(28)))
        left = pad + picture + px(18 if picture else 0)
        room = width - left - px(12)
        chip = min(px(34 if is_large else 40), (room - px(6) * (self._count - 1)) / max(1, self._count))
        line = max(px(34), 20.0)
        top, bottom = edge, height - edge - chip
        title, is_short = line, self._title.fits_one_line(room)
        self._title.set_lines(1 if is_short else 2)
        if not is_short:  # in the smallest letters where even the picture has left
            least = 2 * NAME.line_em * self._style.least_text_px + 1
            title = self._title.wanted_height_px(room) if picture else least
        self._title.place(QRectF(left, top, room, title))
        top += title
        turn = self._turn.wanted_height_px(room) + px(2) if self._turn.text() else 0.0
        most = max(line * 1.7, bottom - px(4 + 8) - turn - top)
        place = min(self._place.wanted_height_px(room), most)
        self._place.place(QRectF(left, top, room, place))
        top += place + px(8)
        self._turn.place(QRectF(left, top, room, min(bottom - px(4) - top, turn)))
        for seat in range(self._count):
            self._chips[seat].place(QRectF(left + seat * (chip + px(6)), bottom, chip, chip))
        return top + turn <= bottom - px(4) and not (self._title.is_clipped() or self._place.is_clipped())


class ResumePanel(Panel):
    """The panel *Go on playing*."""

    resume_requested = Signal(str)  # the key of the match to go on with
    others_requested = Signal()  # the list of all running matches is wanted

    def __init__(self, style: PageStyle, page: Page) -> None:
        super().__init__(style, page)
        self._page = page
        self._matches: list[RunningMatch] = []
        self._title = Label(style, TITLE, self, text=self.tr("Go on playing"))
        self._well = MatchWell(style, self)
        self._empty_well = Well(style, self)
        self._empty_picture = FacePicture(style, faces.plate_face(), self)
        self._empty = Label(style, _WORDS, self, color=ink_soft, align=Qt.AlignmentFlag.AlignHCenter, lines=5)
        self._empty.setText(
            self.tr(
                "The cake stand is empty. A game that you leave is kept here by itself, to the last move."
            )
        )
        self.resume = PillButton(style, self.tr("Resume"), self, kind="primary")
        self.others = PillButton(style, "", self)
        self.resume.clicked.connect(lambda: self.resume_requested.emit(self._matches[0].key))
        self.others.clicked.connect(self.others_requested)
        self.set_matches([])
        for widget in (self._empty, self._empty_picture):
            widget.hide()  # nobody knows yet

    def set_matches(self, matches: Sequence[RunningMatch]) -> None:
        """Show which matches there are."""
        self._matches = list(matches)
        some, more = bool(matches), len(matches) - 1
        if some:
            self._well.show_match(matches[0])
            self.resume.setAccessibleDescription(self._well.accessibleName())
        self.others.set_words(self.tr("%n more", "running matches", max(more, 0)))
        self._well.setVisible(some)
        self.resume.setVisible(some)
        self.others.setVisible(more > 0)
        self._empty_well.setVisible(not some)
        self._empty.setVisible(not some)
        self._empty_picture.setVisible(not some)
        self._page.relayout_part(self.relayout)

    def relayout(self) -> None:
        """Place everything anew."""
        px, body = self._style.px, self.body()
        left, width = body.x() + px(28), body.width() - px(56)
        self._title.place(QRectF(left, body.y() + px(22), width, px(44)))
        row = self._style.target_px(62)
        above, below = (6, 11) if self._style.metrics.text_scale > 1 else (12, 18)
        top, bottom = body.y() + px(22 + 44 + above), body.bottom() - px(22) - row
        self._well.place(QRectF(left, top, width, bottom - px(below) - top))
        others = (
            min(max(self.others.wanted_width_px(), px(130)), width * 0.42)
            if not self.others.isHidden()
            else 0.0
        )
        gap = px(12) if others else 0.0
        self.resume.place(QRectF(left, bottom, width - others - gap, row))
        self.others.place(QRectF(left + width - others, bottom, others, row))
        hollow = QRectF(left, top, width, body.bottom() - px(26) - top)
        self._empty_well.place(hollow)
        # Plate and words as one group, in the middle.
        picture, words = width * 0.62, self._empty.wanted_height_px(width - px(36)) + px(4)
        plate = picture * 32 / 200
        first = hollow.center().y() - (plate + px(26) + words) / 2
        self._empty_picture.place(QRectF(left + (width - picture) / 2, first, picture, plate))
        self._empty.place(QRectF(left + px(18), first + plate + px(26), width - px(36), words))
