"""`LessonSession`: a guided first game on the real table. Nothing of it is saved as a match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal

from cakedesk.app.lesson.coach import Coach
from cakedesk.app.lesson.hands import LessonHands
from cakedesk.app.lesson.light import lit_places
from cakedesk.app.lesson.match import leaves_the_line, lesson_match
from cakedesk.app.lesson.progress import deeds_left, is_done, present_task, refused
from cakedesk.app.lesson.thinker import ScriptedThinker
from cakedesk.app.lesson.words import LessonWords
from cakedesk.app.match.controller import MatchController
from cakedesk.app.match.model import MatchModel
from cakedesk.app.match.table_page import TablePage
from cakedesk.app.people.seats import seat_people
from cakedesk.app.settings.i18n import game_title
from cakedesk.app.settings.look import chosen_motion
from cakedesk.app.settings.values import Settings
from cakedesk.engine.actions import OVER, Action
from cakedesk.table.board import Board
from cakedesk.table.boards.registry import BOARDS
from cakedesk.table.items import TableItem
from cakedesk.table.lesson import Deed, Lesson, LessonStep, LessonTask

LOOK_AGAIN_MS = 40
"""What a step lights may wait for its picture."""


class LessonSession(QObject):
    """Leads through the lesson of a game."""

    finished = Signal()  # the lesson is over and a real game is wanted. The session still has to be left.
    # The lesson was skipped, or is over and the home page is wanted. It still has to be left.
    left = Signal()
    opened = Signal()  # the page has a new board
    learned = Signal()  # all steps are done, and what was learned is told
    trouble = Signal(str)  # a sentence for the players

    def __init__(self, page: TablePage, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._page, self._settings = page, settings
        self.coach = Coach(page, page.style_of_page, self)  # the veil and the bubble
        self._hands = LessonHands(page.scene, self.coach, self)
        self._lesson: Lesson | None = None
        self._game_id = ""
        self._names: tuple[str, ...] = ()
        self._words: LessonWords
        self.index, self._task = 0, 0
        self._reply = ""
        self._led: tuple[Any, ...] = ()  # for what the keyboard was led to what is framed
        self._is_presented = False
        self._presented_at = 0  # how many moves there were
        self._relied_on = 0  # how much was staged as the step began
        self._seen = 0  # how much was staged when that was last looked at
        self._by_keys = False  # whether the keyboard was in use as the bubble went
        self._is_held = False
        self._is_over = False
        self._deeds: list[Deed] = []
        self.model: MatchModel | None = None  # the match of the lesson, never saved; None before it begins
        self._controller: MatchController | None = None
        self._log_was_open = page.is_log_open
        self._soon = QTimer(self, singleShot=True)
        self._soon.timeout.connect(self._check)
        self.coach.skipped.connect(self.left)
        self.coach.nudged.connect(self._nudge)
        self.coach.bubble.next_clicked.connect(self._next_pressed)
        self.coach.bubble.show_clicked.connect(self._show_pressed)
        self.coach.bubble.back_clicked.connect(self._back_pressed)
        self._hands.done.connect(self._check_soon)
        page.scene.queue.idle.connect(self._check_soon)
        page.style_of_page.changed.connect(self._check_soon)
        page.view.installEventFilter(self)

    @property
    def lesson(self) -> Lesson:
        """What is taught."""
        assert self._lesson is not None
        return self._lesson

    @property
    def step(self) -> LessonStep:
        """The present step."""
        return self.lesson.steps[self.index]

    def is_waiting(self) -> bool:
        """Whether the bubble is up and nothing is under way: it is the person's turn."""
        busy = self._is_moving() or self._hands.is_busy or bool(self._deeds)
        return self._is_presented and not busy and not self._soon.isActive()

    @property
    def game_id(self) -> str:
        """What is learned."""
        return self._game_id

    def start(self, game_id: str, at: int = 0) -> None:
        """Begin with the first step, or where it was left (`at`: its number from 0)."""
        entry = BOARDS[game_id]
        if not entry.has_lesson:
            raise ValueError(f"{game_id} has no lesson")
        self._game_id, self._lesson = game_id, entry.lesson()
        known = self._settings.known_names
        you = known[0] if known else self.tr("Ada")
        rivals = tuple(name if name != you else self.tr("Zoé") for name in self._lesson.rivals)
        self._names = (you, *rivals)
        self._words = LessonWords(self._lesson, entry.picture, self._names)
        self._page.set_log_open(False)
        self._page.bar.set_tools()
        self._page.bar.setEnabled(False)
        self._go_to(min(at, len(self._lesson.steps) - 1))

    def cover(self) -> None:
        """Hide the table at once."""
        if self._controller is not None:
            self._controller.cover()

    def hold(self) -> None:
        """Let nobody act while help or settings are shown."""
        self._is_held = True
        self._hands.stop()
        if self._controller is not None:
            self._controller.hold()

    def release(self, *, redraw: bool = True) -> None:
        """Go on after `hold`."""
        self._is_held = False
        if self._controller is not None:
            self._controller.release(redraw=False)
        if redraw and not self._is_over:
            self._go_to(self.index)
        self._check_soon()

    def leave(self) -> None:
        """Stop, and clear the table."""
        self._soon.stop()
        self._hands.stop()
        self._page.view.removeEventFilter(self)
        self._page.scene.queue.idle.disconnect(self._check_soon)
        self._page.style_of_page.changed.disconnect(self._check_soon)
        self._withdraw()
        self.coach.close()
        self._stop()
        self._page.scene.set_motion(chosen_motion(self._settings))
        self._page.bar.setEnabled(True)
        self._page.close_board()
        self._page.set_log_open(self._log_was_open)

    # ------------------------------------------------------------------------------------------- the match

    def _go_to(self, index: int) -> None:
        """Set the table up for a step, whatever was there before."""
        self.index, self._task, self._reply, self._is_over = index, 0, "", False
        self._set_up(self.step)

    def _set_up(self, step: LessonStep) -> None:
        self._stop()
        self._withdraw()
        entry = BOARDS[self._game_id]
        # What leads to such a step is looked at in it: it is made once more, from the learner's own move on.
        match = lesson_match(self.lesson, self._game_id, self._names, step.at - step.replays)
        people = seat_people(self._names, match.players)
        board = self._page.open_board(entry, game_title(match.game), people)
        self._page.scene.set_motion(chosen_motion(self._settings)._replace(pace="wait"))
        self.model = MatchModel(match, parent=self)
        thinker = ScriptedThinker(self._next_move, self.model)
        self._controller = MatchController(
            self.model,
            board,
            entry,
            self._page.curtain,
            thinker,  # type: ignore[arg-type]
            self._settings,
            self.model,
        )
        self._controller.told.changed.connect(self._page.bar.set_last_change)
        self._controller.trouble.connect(self.trouble)
        self.model.changed.connect(self._check_soon)
        board.settled.connect(self._check_soon)
        board.staged.changed.connect(self._check_soon)
        self._deeds = list(step.before)
        self.opened.emit()
        self._controller.start(resumed=False)
        if step.replays:
            self.model.play(self._next_move())
        self._check_soon()

    def _stop(self) -> None:
        self._hands.stop()
        self._deeds = []
        if self._controller is not None and self.model is not None:
            self._controller.stop()
            self.model.deleteLater()
        self._controller = self.model = None

    def _next_move(self) -> Action:
        assert self.model is not None
        return self.model.match.parse(self.lesson.moves[self.model.moves_count])

    # -------------------------------------------------------------------------------------------- the steps

    def _check_soon(self) -> None:
        if not self._soon.isActive():
            self._soon.start(0)

    def _check(self) -> None:
        """See what is there now, and go on if it is time to."""
        model, board = self.model, self._page.board
        if model is None or board is None or self._is_held or self._hands.is_busy:
            return
        if self._is_over:
            self.coach.place()
        elif leaves_the_line(self.lesson, model.match):
            self._go_to(self.index)
            self._reply = self.tr("That would have counted. In the lesson we go one step back instead.")
        elif self._is_moving():  # its end is told
            if self._is_presented and self._presented_at != model.moves_count:
                self._unveil()  # what was framed is done, and what came of it is seen
        elif self._deeds:
            self._do_next(board)
        elif self.index >= len(self.lesson.steps):
            self._summarize()
        elif not self._is_presented:
            self._begin_if_ready(model, board)
        else:
            self._follow(model, board)

    def _is_moving(self) -> bool:
        """Whether something is shown on the table, or what was done goes on by itself."""
        board, model = self._page.board, self.model
        if board is None or model is None:
            return self._page.scene.queue.busy
        if self._page.scene.queue.busy or board.goes_on:
            return True
        task = self._present_task()
        if task is None:
            return False
        # A task may end with what others do; the person has done their part.
        others_act = model.turn() not in {self.lesson.learner, OVER}
        return others_act and self.step.at < model.moves_count < task.moves

    def _present_task(self) -> LessonTask | None:
        """What is to be done now; None: the step asks for nothing, or all is done."""
        tasks = self.step.tasks if self.index < len(self.lesson.steps) else ()
        return tasks[self._task] if self._task < len(tasks) else None

    def _begin_if_ready(self, model: MatchModel, board: Board) -> None:
        step = self.step
        lit = step.tasks[0].lit if step.tasks else step.lit
        if model.moves_count != step.at and model.turn() == self.lesson.learner:
            self._set_up(step)  # the line is long: some of it is left out
        elif model.moves_count == step.at:
            if all(board.places.find(name) for name in (*lit, *step.needs)):
                self._task, self._led = 0, ()
                self._relied_on = self._seen = len(board.staged.gestures())
                self._present()
            else:  # nobody tells when a picture has come
                self._soon.start(LOOK_AGAIN_MS)

    def _follow(self, model: MatchModel, board: Board) -> None:
        """Answer what the person has done since."""
        step = self.step
        if not step.tasks:
            self._present()
            return
        staged = board.staged.gestures()
        gives_back = any(task.emptied for task in step.tasks)
        if model.moves_count == step.at and len(staged) < self._relied_on and not gives_back:
            self._go_to(self.index)
            self._reply = self.tr("This step needs what was placed before. It is there again.")
            return
        wrong = refused(step, staged)
        if wrong is not None:
            self._reply = (
                self._words.say(wrong) if wrong else self.tr("You may do that in a game. Here: as it says.")
            )
            board.staged.take_back()
            self._seen = len(board.staged.gestures())
            self._led = ()
            self._present()
            return
        if len(staged) > self._seen:  # as was asked: what was said of something else is over
            self._reply = ""
        self._seen = len(staged)
        before = self._task
        self._task = present_task(step.tasks, before, lambda task: _is_done(task, model, board))
        if self._task > before:
            self._reply = ""
        if self._task >= len(step.tasks):
            self._advance()
        else:
            self._present()

    def _advance(self) -> None:
        self.index, self._task, self._reply = self.index + 1, 0, ""
        self._withdraw()
        self._check_soon()

    def _do_next(self, board: Board) -> None:
        deed = self._deeds.pop(0)
        at_once = not self._is_presented
        if self._hands.do(board, deed, at_once=at_once):
            self._check_soon()
        else:
            self._deeds.insert(0, deed)  # it is not there yet

    # ------------------------------------------------------------------------------------------ the bubble

    def _present(self) -> None:
        step, board = self.step, self._page.board
        assert board is not None
        task = self._present_task()
        names = task.lit if task is not None else step.lit
        lit = lit_places(board, names)
        if names and not lit:
            self._soon.start(LOOK_AGAIN_MS)  # the table was laid out anew: pictures are to come
        said = self._words.step(self.index, self._task, self._reply)
        bubble = self.coach.bubble
        is_new = said != bubble.said or not self._is_presented
        bubble.set_buttons(
            self.tr("Next") if task is None else "",
            self.tr("Show me") if task is not None else "",
            self.tr("Back") if self.index else "",
        )
        self._is_presented, self._presented_at = True, self.model.moves_count if self.model else 0
        self.coach.present(said, lit)
        if is_new:
            self._page.scene.announce(said.reply or said.spoken())
        goal = self._goal()
        if (self._task, goal) != self._led:
            self._led = (self._task, goal)
            focus = self._page.scene.focus
            focus.guide = self._wanted if goal else None
            if goal:
                focus.lead(self._wanted)
            self._lead_focus(bubble.next if task is None else self._page.view)

    def _left(self) -> list[Deed]:
        """What is still to be done of the present task."""
        board, task = self._page.board, self._present_task()
        return deeds_left(task, board.staged.gestures() if board else ()) if task is not None else []

    def _goal(self) -> str:
        """The place that comes next: where what is in hand goes to, or what is taken or pressed."""
        board, left = self._page.board, self._left()
        if board is None or not left:
            return ""
        picked, turn = self._page.scene.gestures.picked_item, board.staged.turn
        held = picked or (turn.in_hand() if turn is not None else None)
        targets = [deed.target for deed in left if held is not None and _item_at(board, deed.source, [held])]
        return next(filter(None, targets), "" if picked is not None else left[0].source)

    def _wanted(self) -> TableItem | None:
        """What takes the keyboard there, as soon as it can have it."""
        board, goal = self._page.board, self._goal()
        return _item_at(board, goal, self._page.scene.focus.candidates()) if board and goal else None

    def _lead_focus(self, widget: Any) -> None:
        """Bring the keyboard to what comes next, visibly if it is in use."""
        by_keys, self._by_keys = self._by_keys or self._is_by_keys(), False
        reason = Qt.FocusReason.TabFocusReason if by_keys else Qt.FocusReason.OtherFocusReason
        if not widget.hasFocus():
            widget.setFocus(reason)
        if by_keys and widget is self._page.view:
            self._page.scene.focus.show()

    def _is_by_keys(self) -> bool:
        bubble = self.coach.bubble
        buttons = (bubble.next, bubble.show_me, bubble.back)
        pressed = any(button.hasFocus() and button.has_visible_focus() for button in buttons)
        return pressed or self._page.view.has_visible_focus()

    def _withdraw(self) -> None:
        self._is_presented = False
        self._page.scene.focus.guide = None
        self._page.scene.focus.lead(None)
        self._unveil()

    def _unveil(self) -> None:
        self._by_keys = self._by_keys or self._is_by_keys()
        if self.coach.bubble.isAncestorOf(self._page.focusWidget() or self._page):
            self._page.view.setFocus(Qt.FocusReason.OtherFocusReason)
        self.coach.withdraw()

    def _summarize(self) -> None:
        """The end: what was learned, and a real game."""
        self._is_over = True
        self._settings.remember_lesson(self._game_id)
        said = self._words.summary()
        self._page.bar.set_last_change(-1, "")
        bubble = self.coach.bubble
        bubble.set_buttons(self.tr("Play a real game"), self.tr("Once more"), self.tr("Home page"))
        self._is_presented = True
        self.coach.present(said, (), can_skip=False)
        self._page.scene.announce(said.spoken())
        self._lead_focus(bubble.next)
        self.learned.emit()

    def _next_pressed(self) -> None:
        if self._is_over:
            self.finished.emit()
        elif self._is_presented and not self.step.tasks:
            self._advance()

    def _show_pressed(self) -> None:
        if self._is_over:
            self._go_to(0)
        elif self._is_presented and not self._hands.is_busy and not self._deeds:
            self._reply = ""
            self._deeds = self._left()
            self._check_soon()

    def _back_pressed(self) -> None:
        if self._is_over:
            self.left.emit()
        elif self.index:
            self._go_to(self.index - 1)

    def _nudge(self) -> None:
        if self._is_presented and not self._is_over and not self._hands.is_busy:
            self._reply = (
                self.tr("That comes later. What you need now is framed.")
                if self.step.tasks
                else self.tr("Have a look first; then press Next.")
            )
            self._present()

    # ---------------------------------------------------------------------------------------------- inside

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the size of the table, which goes with the page's and makes room for messages."""
        del watched
        if event.type() == QEvent.Type.Resize and self._is_presented:
            self._check_soon()
        return False


def _is_done(task: LessonTask, model: MatchModel, board: Board) -> bool:
    gone = bool(task.gone) and not board.places.find(task.gone)
    return is_done(task, board.staged.gestures(), model.moves_count, gone=gone)


def _item_at(board: Board, name: str, items: Sequence[TableItem]) -> TableItem | None:
    """The smallest of some items that stands at a place and can be used."""
    centers = [place.rect.center() for place in board.places.find(name)]
    boxes = [(item, item.rect_px()) for item in items if item.available]
    there = [(item, box) for item, box in boxes if any(map(box.contains, centers))]
    return min(there, key=lambda one: one[1].width() * one[1].height(), default=(None, None))[0]
