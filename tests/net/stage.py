"""`Stage`: the program's window, in which scenes are shown and kept as pictures and words."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from fnmatch import fnmatch
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QPoint, Qt
from PySide6.QtGui import QAccessible, QCursor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from cakedesk.app.desk.services import Services
from cakedesk.app.files.paths import app_paths, prepare_folders
from cakedesk.app.match import curtain
from cakedesk.app.people.seats import seat_people
from cakedesk.app.saves.store import SaveStore
from cakedesk.app.settings.i18n import Translators, game_title
from cakedesk.app.settings.values import Pace, Resolving, ThemeChoice
from cakedesk.app.start.application import make_application
from cakedesk.app.window.main_window import MainWindow
from cakedesk.art.store import FaceStore
from cakedesk.engine.events import Step
from cakedesk.engine.match import Match
from cakedesk.engine.registry import find_game
from cakedesk.table.board import Board, SeatPerson, Tense
from cakedesk.table.boards.registry import BOARDS
from cakedesk.table.view import TableView
from tests.net.scenes import RECORDS, SCENES, TURN, Scene
from tests.table.piece_o_cake.table_driver import NAMES

SAMPLES = Path(__file__).parents[1] / "rules" / "records"
LONGEST_WAIT_MS = 60_000
FACES_BYTES = 2**30
MOST_STEPS = 40
"""A walk that has not ended after so many steps never ends."""


class Look(NamedTuple):
    """How the window looks.

    Attributes:
        size: such as ``1280x700``.
        theme: ``light`` or ``dark``.
        language: such as ``en``.
        text: the size of texts, in percent.
    """

    size: str
    theme: str
    language: str
    text: int

    @property
    def folder(self) -> str:
        """Where its pictures are kept."""
        return f"{self.size}-{self.theme}-{self.language}-{self.text}"


class Stage:
    """The window, in one look.

    Args:
        services: what runs beside it.
        look: how it looks.
        out: the folder in which each look has its own.
        wanted: what scenes are kept, as a pattern such as ``bid*``.
    """

    def __init__(self, services: Services, look: Look, out: Path, wanted: str = "*") -> None:
        self._folder, self._wanted = out / look.folder, wanted
        self._folder.mkdir(parents=True, exist_ok=True)
        settings = self._settings = services.settings
        settings.computer_pace = settings.animation_speed = Pace.OFF
        settings.reduced_motion, settings.resolving = True, Resolving.WAIT
        settings.theme, settings.text_percent, settings.language = (
            ThemeChoice(look.theme),
            look.text,
            look.language,
        )
        translators = self._translators = Translators()
        translators.speak(look.language)
        self._faces = services.faces
        self.window = MainWindow(services, translators)
        self.window.resize(*map(int, look.size.split("x")))
        self.window.show()
        QCursor.setPos(self.window.geometry().bottomRight() + QPoint(99, 99))  # over nothing
        self.window.activateWindow()
        assert QTest.qWaitForWindowActive(self.window, LONGEST_WAIT_MS)
        self._kept: Counter[str] = Counter()
        self._scene = ""

    @property
    def count(self) -> int:
        """How many pictures it has kept."""
        return self._kept.total()

    # ---------------------------------------------------------------------------------------------- showing

    def show_game(self, game_id: str) -> None:
        """Keep everything of one game."""
        for scene in SCENES[game_id]():
            if self._begins(f"{game_id}.{scene.name}"):
                self._show(game_id, scene)
        text = (SAMPLES / f"{game_id}.jsonl").read_text(encoding="utf-8").splitlines()[RECORDS[game_id]]
        record = json.loads(text)
        record["seats"] = NAMES[: len(record["seats"])]
        record["players"] = ["human"] * len(record["seats"])
        match = Match.from_json(json.dumps(record))
        for name, show in (("replay", self._watch), ("match", self._play), ("end", self._end)):
            if self._begins(f"{game_id}.{name}"):
                show(match)

    def _begins(self, name: str) -> bool:
        self._scene = name
        return fnmatch(name.partition(".")[2], self._wanted)

    def _show(self, game_id: str, scene: Scene) -> None:
        state, page, game = scene.state(), self.window.table, find_game(game_id)
        self.window.pages.show(page)
        people = [
            SeatPerson(
                scene.names[seat], is_person := scene.persons is None or seat in scene.persons,
                "" if is_person else "medium", seat in scene.away,
            )
            for seat in range(len(state.scores()))
        ]  # fmt: skip
        board = page.open_board(
            BOARDS[game_id], game_title(game), people, aids=scene.aids, tense=Tense(scene.tense)
        )
        page.scene.announced.clear()
        seat = state.turn() if scene.seat == TURN else scene.seat
        board.show_look(state.look(seat))
        board.let_act(state.look(seat) if scene.acts and seat == state.turn() else None)
        page.view.setFocus()
        self._rest()
        for deed in filter(None, scene.deeds.split(", ")):
            if deed.startswith("play "):
                self._play_on(board, state, deed.removeprefix("play "), seat, game)
            else:
                self._do(board, deed)
        self._keep()
        page.close_board()

    def _do(self, board: Board, deed: str) -> None:
        view = self.window.table.view
        if deed == "*":
            self._keep()
        elif deed.startswith("key "):
            QTest.keyClick(view, getattr(Qt.Key, f"Key_{deed.removeprefix('key ')}"))
        elif deed == "back":
            board.staged.take_back()
        elif deed == "again":
            board.staged.do_again()
        else:
            found = [item for item in view.table.table_items() if item.key == deed and item.isVisible()]
            assert len(found) == 1, (
                self._scene,
                deed,
                sorted({item.key for item in view.table.table_items()}),
            )
            view.table.press_by_name(found[0])
        self._rest()

    def _play_on(self, board: Board, state: Any, move: str, seat: int | None, game: Any) -> None:
        """Play an action as a match does, and read what is shown of it step by step."""
        action = state.legal_actions()[-1] if move == "!" else game.parse(move, state.lists)
        assert state.why_not(action) is None, (self._scene, move)
        after = state.clone()
        after.journal = []
        after.apply(action)
        settled: list[bool] = []
        board.settled.connect(lambda: settled.append(True))
        board.let_act(None)
        board.play(Step(state.turn(), action, False, tuple(after.journal)).sights_for(seat))
        for _ in range(MOST_STEPS):
            self._rest()
            if settled or board.primary_button is None:
                break
            self._keep()
            board.primary_button.click()
        assert settled, self._scene

    def _watch(self, match: Match[Any]) -> None:
        """Watch a finished match, at some moments, with the log beside it and without."""
        for is_open, step in ((False, 9), (True, 23)):
            self.window.table.set_log_open(is_open)
            self.window.open_match(match)
            replay = self.window.desk.replay
            assert replay is not None
            for at in range(0, len(match.steps) + 1, step):
                replay.player.jump(at)
                self._keep()
            self.window.desk.show_home()
        self.window.table.set_log_open(False)

    def _play(self, match: Match[Any]) -> None:
        """Go on with a match in its middle: under the curtain, at the table, and with the log."""
        running = Match.from_json(match.record().to_json())
        while len(running.steps) > len(match.steps) // 2:
            running.undo()
        self.window.open_match(running)
        if self.window.table.curtain.isVisible():
            self._keep()
            QTest.qWait(curtain.REST_MS + 10)
            self.window.table.curtain.button.click()
        self._keep()
        self.window.table.set_log_open(True)
        self._keep()
        self.window.table.set_log_open(False)
        self.window.desk.show_home()

    def _end(self, match: Match[Any]) -> None:
        people = seat_people(match.seats, match.players)
        summary = BOARDS[match.game.id].end_summary(match.look(None), people)
        self.window.end.show_summary(game_title(match.game), match.seats, summary)
        self.window.pages.show(self.window.end)
        self._keep()
        self.window.desk.show_home()

    # ---------------------------------------------------------------------------------------------- keeping

    def _rest(self) -> None:
        """Wait until nothing moves and everything is drawn that was asked for."""
        queue = self.window.table.scene.queue
        for _ in range(3):
            assert queue.wait_idle(LONGEST_WAIT_MS), self._scene
            for _ in range(3):
                QCoreApplication.processEvents()
                QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
            assert self._faces.wait_until_idle(LONGEST_WAIT_MS), self._scene

    def _keep(self) -> None:
        """Keep the picture of the window, once it stays the same, and its words."""
        before, image = QImage(), self._picture()
        while before != image:
            before, image = image, self._picture()
        file = self._folder / f"{self._scene}-{self._kept[self._scene]}"
        self._kept[self._scene] += 1
        assert image.save(f"{file}.png")
        Path(f"{file}.txt").write_text("\n".join(self._words()) + "\n", encoding="utf-8")

    def _picture(self) -> QImage:
        self._rest()
        return self.window.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)

    def _words(self) -> Iterator[str]:
        """What a screen reader finds, walking from the window; what tooltips tell; what was announced."""
        yield from _walk(QAccessible.queryAccessibleInterface(self.window))
        scene = self.window.table.scene
        yield from sorted(
            {f"tip: {item.tooltip}" for item in scene.table_items() if item.isVisible() and item.tooltip}
        )
        yield from (f"said: {text}" for text in scene.announced)
        scene.announced.clear()

    def close(self) -> None:
        """Close the window, and leave the language as it was."""
        for translator in self._translators._installed:
            QCoreApplication.removeTranslator(translator)
        QLocale.setDefault(QLocale.system())
        self.window.close()
        self.window.deleteLater()
        self._rest()


def _walk(thing: Any, depth: int = 0) -> Iterator[str]:
    if thing.state().invisible:
        return
    state = thing.state()
    marks = [
        name for name in ("focused", "disabled", "checked", "selected", "pressed") if getattr(state, name)
    ]
    kinds = (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value)
    words = " | ".join(filter(None, (thing.text(kind).replace("\n", " / ") for kind in kinds)))
    yield f"{' ' * depth}{thing.role().name} {' '.join(marks)}: {words}"
    children = [thing.child(number) for number in range(thing.childCount())]
    if isinstance(thing.object(), QWidget) and not isinstance(thing.object(), TableView):
        # Rows that are used again for other lines stand in no order.
        children.sort(key=lambda child: (child.rect().y(), child.rect().x()))
    for child in children:
        yield from _walk(child, depth + 1)


def keep_looks(looks: Sequence[Look], out: Path, games: Sequence[str], wanted: str = "*") -> int:
    """Keep all of some games in some looks.

    Returns:
        How many pictures there are.
    """
    app, count = make_application(), 0
    assert app is not None
    with TemporaryDirectory(prefix="cakedesk-net-") as folder:
        services = Services(app_paths(Path(folder)))
        services.faces.shutdown()  # it has room for a small screen alone, and would never rest
        services.faces = FaceStore(memory_limit_bytes=FACES_BYTES)
        for look in looks:
            # No match of another look is to be gone on with.
            paths = app_paths(Path(folder, look.folder))
            assert prepare_folders(paths) == ""
            services.saves = SaveStore(paths, services.writer)
            for (
                game_id
            ) in games:  # each in a window of its own: what one leaves there is no matter of another
                stage = Stage(services, look, out, wanted)
                stage.show_game(game_id)
                count += stage.count
                stage.close()
        services.close()
    return count
