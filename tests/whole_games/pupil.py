"""Somebody who takes the guided first game in the window."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QPointF

from cakedesk.app.desk.table_sounds import TableSounds
from cakedesk.app.lesson.light import lit_places
from cakedesk.app.lesson.progress import deeds_left
from cakedesk.app.lesson.session import LessonSession
from cakedesk.table.items import TableItem, TagItem, TextItem
from cakedesk.table.lesson import Deed
from tests.app.pages_kit import clipped_texts
from tests.whole_games.desk import Desk
from tests.whole_games.hands import Hands, KeyHands
from tests.whole_games.tidiness import letters_of


def saved_matches(desk: Desk) -> list[Path]:
    """All that is kept of matches."""
    paths = desk.services.paths
    return [file for folder in (paths.saves, paths.history) for file in folder.rglob("*.json*")]


class Pupil:
    """Somebody who takes the lesson of a game, whose anchors are keys unless it says more.

    Attributes:
        session: the lesson.
        finished: how often a real game was wanted.
        heard: the sounds of turns and of the end.
        led: how often the keyboard was on what was to be done.
    """

    game_id = ""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.finished = 0
        self.led = 0
        desk.window.pages.show(desk.window.table)
        self.session = LessonSession(desk.window.table, desk.services.settings, desk.window)
        self.session.finished.connect(self._note)
        self.heard: list[str] = []
        TableSounds(desk.window.table, self.heard.append).follow_lesson(self.session)
        self.session.start(self.game_id)
        self.wait()

    def _note(self) -> None:
        self.finished += 1

    @property
    def said(self) -> str:
        """The task that is set."""
        said = self.session.coach.bubble.said
        assert said is not None
        return said.task

    @property
    def reply(self) -> str:
        """What was answered to the last gesture, with plain spaces at its numbers, too."""
        said = self.session.coach.bubble.said
        assert said is not None
        return said.reply.replace("\u00a0", " ")

    def wait(self) -> None:
        """Let the program work until the lesson asks for something."""
        self.desk.wait_until(self.session.is_waiting, "step of the lesson")

    def key_of(self, anchor: str) -> str:
        """The key of the item that an anchor of the lesson stands for."""
        return anchor

    def is_framed(self, item: TableItem) -> bool:
        """Whether something of the table is lit for the present task."""
        session, board = self.session, self.desk.window.table.board
        assert board is not None
        lit = lit_places(board, session.step.tasks[session._task].lit)
        return any(place.rect.contains(item.center_px()) for place in lit)

    def do(self, hands: Hands, deed: Deed) -> None:
        """Do something in one's own way."""
        if deed.target:
            hands.bring(self.key_of(deed.source), self.key_of(deed.target))
        elif deed.source in ("confirm", "next"):
            hands.confirm()  # without going there: by keys it is led to
        else:
            hands.press_item(self.key_of(deed.source))
        self.wait()

    def take_all(self, hands: Hands) -> None:
        """Take every step, look at each, and go on to a real game: the lesson is seen, and no match."""
        session, settings = self.session, self.desk.services.settings
        steps = len(session.lesson.steps)
        for number in range(steps):
            assert session.index == number
            assert not settings.lesson_seen(self.game_id)
            must_cover_nothing(self)
            self.take_step(hands)
            assert self.reply == ""
        assert session.index == steps and session.model is not None
        done = [session.model.match.format(step.action) for step in session.model.match.steps]
        assert done == list(session.lesson.moves)
        assert settings.lesson_seen(self.game_id)
        if isinstance(hands, KeyHands):
            assert self.led > 0, "the keyboard is led somewhere"
        assert self.desk.window.table.bar._free_middle_px == 0.0, "nothing is left to be skipped"
        hands.press(session.coach.bubble.next)
        assert self.finished == 1
        assert saved_matches(self.desk) == [], "a lesson is no match"

    def take_step(self, hands: Hands) -> None:
        """Do all that the present step asks for."""
        step, bubble = self.session.step, self.session.coach.bubble
        index = self.session.index
        if not step.tasks:
            hands.press(bubble.next)
            self.wait()
            return
        for task in step.tasks:
            deeds = deeds_left(task, self.desk.board.staged.gestures())
            focus = self.desk.window.table.scene.focus
            if deeds and deeds[0].source not in ("confirm", "next") and focus.shown:
                assert focus.current is not None and self.is_framed(focus.current), task.words
                self.led += 1
            while deeds and self.session.index == index:
                self.do(hands, Deed("confirm") if "Enter" in task.words else deeds[0])
                if not task.gone:
                    deeds.pop(0)

    def be_shown_all(self) -> None:
        """Press *Show me* wherever something is to be done, and look at each step."""
        bubble, steps = self.session.coach.bubble, len(self.session.lesson.steps)
        seen: list[int] = []
        while self.session.index < steps:
            seen.append(self.session.index)
            must_cover_nothing(self)
            must_frame_what_is_asked(self)
            self.desk.click(bubble.next if bubble.next.isVisible() else bubble.show_me)
            self.wait()
            assert self.reply == ""
        assert sorted(set(seen)) == list(range(steps))


def must_cover_nothing(one: Pupil) -> None:
    """The bubble covers nothing of what is lit, and stands inside the page with its dots and buttons."""
    bubble, in_the_way = one.session.coach.bubble, what_is_in_the_way(one.desk, one.session)
    assert one.desk.window.table.rect().contains(bubble.geometry())
    assert in_the_way == [], f"{in_the_way} {one.said}"
    assert clipped_texts(bubble) == []
    parts = [part for part in (bubble.next, bubble.show_me, bubble.back) if not part.isHidden()]
    for part in [*parts, bubble._count, bubble._dots]:  # which step it is
        assert part.isVisible() and bubble.rect().contains(part.geometry()), one.said
    focus = one.desk.window.table.scene.focus
    ring = focus.current if focus.shown else None
    assert ring is None or not ring.key.startswith("points/"), "nothing to do there"


def what_is_in_the_way(desk: Desk, session: LessonSession) -> list[str]:
    """The words and tags through which a frame runs, and what is lit below the bubble."""
    coach, table = session.coach, desk.window.table
    corner, bubble = QPointF(table.view.pos()), coach.bubble.geometry().toRectF()
    lit = [place.translated(corner) for place in coach._lit]
    found = [f"the bubble covers {place}" for place in lit if place.outline(0.0).intersects(bubble)]
    for item in table.scene.table_items():
        if not isinstance(item, (TextItem, TagItem)) or not item.isVisible() or not item.effectiveOpacity():
            continue
        air = 0.0 if isinstance(item, TextItem) else item.height_px / 4  # above and below letters
        lines = letters_of(item) if isinstance(item, TextItem) else [item.rect_px()]
        letters = [line.translated(corner).adjusted(0, air, 0, -air) for line in lines]
        for place in map(coach._framed, lit):
            edge = place.outline(coach._style.px(22), 5.0)
            if any(edge.intersects(line) and not place.rect.contains(line) for line in letters):
                found.append(f"a frame runs through {item.text!r}")
    return found


def must_frame_what_is_asked(one: Pupil) -> None:
    """The frames are around what the step is about, where that lies now, what is to be done among it."""
    session, board = one.session, one.desk.window.table.board
    if board is None or session.index == len(session.lesson.steps):
        return
    task = session._present_task()
    lit = lit_places(board, (session.step if task is None else task).lit)
    assert session.coach._lit == lit
    deeds = [] if task is None else deeds_left(task, board.staged.gestures())
    for name in filter(None, deeds[0][:2] if deeds else ()):
        [place] = lit_places(board, [name])
        assert any(each.rect.contains(place.rect.center()) for each in lit), f"{name}: {one.said}"
