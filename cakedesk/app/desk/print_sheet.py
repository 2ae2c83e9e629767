"""The sheet that has a game's cards printed into a file."""

from __future__ import annotations

import logging
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QLocale, QRectF, QStandardPaths, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from cakedesk.app.desk.own_cards import OwnCards, own_cards
from cakedesk.app.desk.services import Services
from cakedesk.app.files.disk_errors import why_failed
from cakedesk.app.history.record_export import fit_for_a_file
from cakedesk.app.history.sheets import QuestionSheet
from cakedesk.app.match.think_process import ThinkProcess
from cakedesk.app.settings.i18n import game_title, title_of
from cakedesk.app.widgets import save_dialog
from cakedesk.app.widgets.combo import Combo
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.engine.game import Game
from cakedesk.engine.registry import find_game
from cakedesk.printing.process import Printed, PrintJob, serve
from cakedesk.table.boards.registry import BOARDS
from cakedesk.table.bodies import draw_progress
from cakedesk.table.help_html import help_language

_log = logging.getLogger(__name__)


class PrintSheet(QuestionSheet):
    """Asks which game, then tells how far it is. It is drawn in a process that ends with the sheet."""

    printed = Signal(str)  # the cards lie in a file: one sentence for people
    failed = Signal(str)  # they do not, and why, or some are others than expected
    settled = Signal(str)  # it is tried again

    def __init__(self, style: PageStyle, services: Services, parent: QWidget) -> None:
        super().__init__(style, "", "", parent)
        self._services = services
        self._process: ThinkProcess | None = None
        self._share = 0.0
        self._failure = ""  # what is told of it
        self.leave.set_words(self.tr("Cancel"))
        self.game = Combo(style, self.tr("Game"), [title_of(game_id) for game_id in BOARDS], self)
        QWidget.setTabOrder(self.game, self.leave)

    def ask_for_game(self, game_id: str) -> None:
        """Open the sheet."""
        self.game.choose(list(BOARDS).index(game_id))
        self._set_printing(False)
        words = self.tr(
            "All cards at true size as a PDF file: fronts and backs for printing on both sides, marks to cut "
            "along, and the rules."
        )
        self.ask(self.tr("Print the cards"), words, self.tr("Choose a file …"), self._choose_file)

    def first_focus(self) -> QWidget:
        """The choice, then the way out."""
        return self.leave if self._process is not None else self.game

    def middle_px(self) -> float:
        """The choice, or how far it is."""
        return self._style.px(14) + self._style.target_px(58)

    def place_middle(self, rect: QRectF) -> None:
        """Place the choice."""
        self._middle = rect.adjusted(0, self._style.px(14), 0, 0)
        self.game.place(self._middle)

    def relayout(self) -> None:
        """Place everything anew."""
        super().relayout()
        if self._process is not None:
            self.leave.place(QRectF(self.do.geometry()))

    def close_sheet(self) -> None:
        """Put the sheet away; what is not done is given up."""
        process, self._process = self._process, None
        if process is not None:
            process.end().join()
        super().close_sheet()

    def _choose_file(self) -> None:
        game = find_game(list(BOARDS)[self.game.currentIndex()])
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        proposed = Path(folder, f"{fit_for_a_file(game_title(game))}.pdf")
        title, kinds = self.tr("Print the cards"), self.tr("PDF files (*.pdf)")
        chosen = save_dialog.ask_where_to_save(self.parentWidget(), title, str(proposed), kinds)
        if chosen:
            file = Path(chosen) if Path(chosen).suffix else Path(f"{chosen}.pdf")
            find_own = partial(own_cards, game, self._services.paths.lists)
            reader = self._services.saves.reader
            reader.ask(self, find_own, partial(self._print, game, file), self.failed.emit)

    def _print(self, game: Game[Any, Any], file: Path, own: OwnCards) -> None:
        self.settled.emit(self._failure)
        if own.trouble:
            self.failed.emit(own.trouble)
        job = PrintJob(game.id, own.list_texts, _paper(), help_language(), file, self._services.paths.art)
        try:
            process = ThinkProcess(self, serve, "printing")
        except OSError as error:
            self._fail(self._unwritten(file, error), error)
            return
        self._process = process
        process.answered.connect(partial(self._go_on, file))
        process.died.connect(lambda: self._fail(self.tr("The cards can't be drawn."), "the process died"))
        process.send(job)  # if it is gone already, that is told
        self._set_printing(True)
        self._title.setText(self.tr("Printing {game}").format(game=game_title(game)))
        self._words.setText("")
        self.setAccessibleName(self._title.text())
        self.open()

    def _go_on(self, file: Path, step: Printed) -> None:
        self._share = step.share
        self.setAccessibleDescription(self.tr("{done} %").format(done=round(100 * step.share)))
        self.update()
        if step.error is not None:
            self._fail(self._unwritten(file, step.error), step.error)
        elif step.is_last:
            self.close_sheet()
            for trouble in step.troubles:
                self.failed.emit(trouble)
            self.printed.emit(self.tr("The cards lie in {file} now.").format(file=file))

    def _unwritten(self, file: Path, error: OSError) -> str:
        text = self.tr("The cards can't be written to {file}: {why}.")
        return text.format(file=file, why=why_failed(error))

    def _fail(self, sentence: str, why: object) -> None:
        _log.warning("the cards can't be printed: %r", why)
        self.close_sheet()
        self._failure = sentence
        self.failed.emit(sentence)

    def _set_printing(self, on: bool) -> None:
        self._share = 0.0
        self.game.setVisible(not on)
        self.do.setVisible(not on)

    def _paint(self, painter: QPainter) -> None:
        super()._paint(painter)
        if self._process is not None:
            middle, high = self._middle, max(6.0, self._style.px(12))
            trough = QRectF(middle.x(), middle.center().y() - high / 2, middle.width(), high)
            draw_progress(painter, trough, self._share, self._style.theme)


def _paper() -> str:
    is_american = QLocale.system().measurementSystem() is QLocale.MeasurementSystem.ImperialUSSystem
    return "letter" if is_american else "a4"
