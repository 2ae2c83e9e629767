"""What the winners may be proud of, on a porcelain board."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QRadialGradient
from PySide6.QtWidgets import QWidget

from cakedesk.app.end.picture_grid import PictureGrid, PicturePlace
from cakedesk.app.widgets.labels import Label
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.painted import PaintedOnce
from cakedesk.app.widgets.text_kinds import CAPTION_BOLD, card_ink_soft
from cakedesk.art import faces
from cakedesk.art.render import Order
from cakedesk.table.bodies import draw_box
from cakedesk.table.kit.end_summary import Picture
from cakedesk.table.text_fit import LaidText
from cakedesk.table.theme import mixed, with_alpha

MOST_PICTURES = 6
_LINES = 3
_DISC_UNITS = 44.0
_LEAST_PICTURE_UNITS, _LEAST_BRIEF_UNITS = 110.0, 64.0
"""Where captions would leave all of several pictures lower than this, they are short; where short ones would
leave these lower than that, they are told by a tooltip instead."""

_AIR = 0.02
"""What a single picture leaves free at each side, by the width of the board's inside."""


class ProudPicture(PaintedOnce, QWidget):
    """A porcelain board with up to six pictures, each above its caption."""

    def __init__(self, style: PageStyle, parent: QWidget) -> None:
        super().__init__(style, parent)
        self._pictures: list[tuple[int, Picture]] = []
        self._captions = [
            Label(
                style,
                CAPTION_BOLD,
                self,
                color=card_ink_soft,
                align=Qt.AlignmentFlag.AlignHCenter,
                lines=_LINES,
            )
            for _ in range(MOST_PICTURES)
        ]

    def show_pictures(self, pictures: Sequence[tuple[int, Picture]]) -> None:
        """Show other pictures."""
        self._pictures = list(pictures)[:MOST_PICTURES]
        for number, caption in enumerate(self._captions):
            caption.setVisible(number < len(self._pictures))
        self.setVisible(bool(self._pictures))
        self._place_captions()
        self._forget()

    def place(self, rect: QRectF) -> None:
        """Move it."""
        super().place(rect)
        self._place_captions()

    def prefetch(self) -> None:
        """Have the pictures drawn before they show."""
        ratio = self.devicePixelRatioF()
        for (_, picture), (place, _) in zip(self._pictures, self._places(), strict=True):
            width_px, height_px = round(place.width()), round(place.height())
            if width_px > 0 and height_px > 0:
                self._style.faces.prefetch(Order(picture.face, width_px, height_px, ratio=ratio))

    def _board(self) -> QRectF:
        margin = self._style.px(14)
        return QRectF(self.rect()).adjusted(margin, margin / 2, -margin, -margin * 1.5)

    def _places(self) -> list[PicturePlace]:
        return self._told_places()[0]

    def _has_discs(self) -> bool:
        """Whether it has to be told whose each picture is."""
        return len({seat for seat, _ in self._pictures}) > 1

    def _told_places(self) -> tuple[list[PicturePlace], list[str]]:
        """Where pictures and captions stand, and what these say: as much as there is room for."""
        pictures = [picture for _, picture in self._pictures]
        for words, least in (
            ([picture.caption for picture in pictures], _LEAST_PICTURE_UNITS),
            ([picture.short for picture in pictures], _LEAST_BRIEF_UNITS),
            ([picture.shortest or picture.short for picture in pictures], _LEAST_BRIEF_UNITS),
        ):
            places = self._grid(words).places()
            highest = max((place.picture.height() for place in places), default=0.0)
            if any(words) and (len(places) == 1 or highest >= self._style.px(least)):
                rooms = zip(words, (place.caption.width() for place in places), strict=True)
                if not any(self._fitted(text, width).elided for text, width in rooms):
                    return places, words
        words = [""] * len(pictures)
        return self._grid(words).places(), words

    def _grid(self, captions: Sequence[str]) -> PictureGrid:
        px, single, has_words = self._style.px, len(self._pictures) == 1, any(captions)
        inner = self._board().adjusted(px(30), px(40), -px(30), -px(34))
        if single:
            # A single cake gets some air at its sides.
            air = inner.width() * _AIR
            inner.adjust(air, 0, -air, 0)
        words = [word for caption in captions for word in caption.split(" ")]
        least = self._style.least_text_px

        def caption_px(number: int, width_px: float) -> float:
            if not captions[number]:
                return 0.0
            fitted = self._fitted(captions[number], width_px)
            return fitted.style.typeface.px * CAPTION_BOLD.line_em * len(fitted.lines) + 1

        return PictureGrid(
            room=inner,
            aspects=[picture.face.aspect for _, picture in self._pictures],
            caption_px=caption_px,
            least_px=max((CAPTION_BOLD.width_px(word, least) for word in words), default=0.0),
            gap_px=px(20),
            above_px=px(_DISC_UNITS + 6) if self._has_discs() else 0.0,
            below_px=px(8) if has_words else 0.0,
        )

    def _fitted(self, caption: str, width_px: float) -> LaidText:
        return CAPTION_BOLD.fit(caption, self._style, width_px, _LINES)

    def _paint_once(self, painter: QPainter) -> None:
        style, theme, px = self._style, self._style.theme, self._style.px
        board, radius = self._board(), self._style.px(30)
        style.shadows(painter).paint(painter, board, radius, "card")
        draw_box(painter, board.translated(0, px(7)), radius, mixed(theme.porcelain_edge, theme.honey, 0.45))
        draw_box(painter, board, radius, theme.porcelain, theme.porcelain_edge, max(1.0, px(2)))
        self._paint_pearls(painter, board.adjusted(px(16), px(16), -px(16), -px(16)))
        self._paint_glow(painter, board)
        for (seat, picture), (place, _) in zip(self._pictures, self._places(), strict=True):
            style.draw_face(painter, picture.face, place)
            if self._has_discs():
                side = px(_DISC_UNITS)
                chip = QRectF(place.center().x() - side / 2, place.y() - side - px(6), side, side)
                style.draw_face(painter, faces.seat_chip_face(seat), chip)

    def _place_captions(self) -> None:
        if self.height() <= 0:
            return
        places, captions = self._told_places()
        for (_, words), caption, text in zip(places, self._captions, captions, strict=False):
            caption.setText(text)
            caption.place(words)
            caption.setVisible(bool(text))
        told = [picture.caption for _, picture in self._pictures]
        self.tooltip = "" if captions == told else "\n".join(told)

    def _paint_pearls(self, painter: QPainter, frame: QRectF) -> None:
        """A row of little rings along the rim, as on a doily."""
        theme, px = self._style.theme, self._style.px
        painter.setPen(QPen(theme.porcelain_edge, max(1.0, px(2))))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        radius = px(5)
        across, down = max(2, round(frame.width() / px(25))), max(2, round(frame.height() / px(25)))
        for number in range(across + 1):
            x = frame.x() + frame.width() * number / across
            painter.drawEllipse(QPointF(x, frame.top()), radius, radius)
            painter.drawEllipse(QPointF(x, frame.bottom()), radius, radius)
        for number in range(1, down):
            y = frame.y() + frame.height() * number / down
            painter.drawEllipse(QPointF(frame.left(), y), radius, radius)
            painter.drawEllipse(QPointF(frame.right(), y), radius, radius)

    def _paint_glow(self, painter: QPainter, board: QRectF) -> None:
        glow = QRadialGradient(board.center(), board.height() * 0.5)
        glow.setColorAt(0.0, with_alpha(self._style.theme.tag_gold, 0.34))
        glow.setColorAt(1.0, with_alpha(self._style.theme.tag_gold, 0.0))
        inner = board.adjusted(
            self._style.px(26), self._style.px(26), -self._style.px(26), -self._style.px(26)
        )
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(glow)
        painter.drawRect(inner)
