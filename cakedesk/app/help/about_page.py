"""The sheet *About*: what this is, whose games these are, under which licences, made with what."""

from __future__ import annotations

import platform

import PySide6
from PySide6.QtCore import QRectF, qVersion
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from cakedesk import __version__
from cakedesk.app.widgets.buttons import PillButton
from cakedesk.app.widgets.labels import Label
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.app.widgets.panels import WELL_RADIUS_UNITS, FacePicture, Sheet
from cakedesk.app.widgets.text_kinds import BODY, CAPTION, LABEL, PAGE, ink_soft
from cakedesk.art import faces
from cakedesk.table.bodies import draw_box
from cakedesk.table.credit_lines import credit_lines


class AboutPage(Sheet):
    """The sheet *About*."""

    def __init__(self, style: PageStyle, parent: QWidget) -> None:
        super().__init__(style, parent)
        self.setAccessibleName(self.tr("About CakeDesk"))
        self._well = QRectF()
        self._logo = FacePicture(style, faces.logo_face(), self)
        self._title = Label(style, PAGE, self, text="CakeDesk")
        self._version = Label(style, BODY, self, color=ink_soft)
        self._version.setText(self.tr("version {version}").format(version=__version__))
        self._words = Label(style, BODY, self, lines=5)
        self._words.setText(
            self.tr(
                "An unofficial implementation, with its own art and text. The games are the work of the"
                " people named here, who have no part in this program. If you like a game, buy the real one."
            )
        )
        lines = credit_lines()
        self._titles = [Label(style, LABEL, self) for _ in lines]
        self._credits = [Label(style, CAPTION, self, color=ink_soft, lines=2) for _ in lines]
        for line, title, credit in zip(lines, self._titles, self._credits, strict=True):
            title.setText(line.title)
            credit.setText(line.words())
        self._licences = Label(style, CAPTION, self, lines=4)
        self._licences.setText(
            self.tr(
                "Program: GPL-3.0-or-later. Art: CC-BY-SA-4.0. Fonts: Baloo 2 and Atkinson Hyperlegible Next,"
                " SIL Open Font License 1.1."
            )
        )
        self._made_with = Label(style, CAPTION, self, color=ink_soft, lines=2)
        self._made_with.setText(
            self.tr("Python {python}, PySide {pyside}, Qt {qt}").format(
                python=platform.python_version(), pyside=PySide6.__version__, qt=qVersion()
            )
        )
        self.done = PillButton(style, self.tr("Close"), self, kind="primary")
        self.done.clicked.connect(self.close_sheet)

    def first_focus(self) -> QWidget:
        """Its one button."""
        return self.done

    def relayout(self) -> None:
        """Place everything anew."""
        px = self._style.px
        units = 980 * self._style.metrics.text_scale
        width = min(px(units), self.width() - 2 * px(16)) - px(80)
        row = max(px(42), 34.0, LABEL.line_px(self._style) + px(6))
        button = self._style.target_px(62)
        words = self._words.wanted_height_px(width) + px(6)
        licences = self._licences.wanted_height_px(width) + px(4)
        made = self._made_with.wanted_height_px(width - px(260)) + px(4)
        well = len(self._titles) * row + px(28)
        head = px(30 + 70 + 14)
        foot = max(button, made)
        height = head + words + px(18) + well + px(18) + licences + px(16) + foot + px(28)
        panel = self.center_panel(units, height)
        left, top = panel.x() + px(40), panel.y() + px(30)
        self._logo.place(QRectF(left, top + px(4), px(82), px(62)))
        title = min(self._title.wanted_width_px(), width * 0.6)
        self._title.place(QRectF(left + px(100), top, title, px(70)))
        beside = left + px(100) + title + px(22)
        self._version.place(QRectF(beside, top + px(6), left + width - beside, px(64)))
        top = panel.y() + head
        self._words.place(QRectF(left, top, width, words))
        top += words + px(18)
        self._well = QRectF(left, top, width, well)
        self._relayout_credits(row)
        top += well + px(18)
        self._licences.place(QRectF(left, top, width, licences))
        top += licences + px(16)
        self._made_with.place(QRectF(left, top + (foot - made) / 2, width - px(260), made))
        self.done.place(QRectF(left + width - px(230), top + (foot - button) / 2, px(230), button))

    def _relayout_credits(self, row: float) -> None:
        px, left = self._style.px, self._well.x() + self._style.px(24)
        titles = max(label.wanted_width_px() for label in self._titles)
        titles = min(titles, self._well.width() * 0.45)
        for number, (title, credit) in enumerate(zip(self._titles, self._credits, strict=True)):
            top = self._well.y() + px(14) + number * row
            title.place(QRectF(left, top, titles, row))
            begin = left + titles + px(28)
            credit.place(QRectF(begin, top, self._well.right() - px(20) - begin, row))

    def _paint(self, painter: QPainter) -> None:
        super()._paint(painter)
        draw_box(painter, self._well, self._style.px(WELL_RADIUS_UNITS), self._style.theme.well)
