"""Hints and *Why?*: what is told and lit, to whom, how long, and how often it was."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QObject, QPoint, QRectF, Qt, QTimer, QTranslator, Signal
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cakedesk.app.match import adviser, hints
from cakedesk.app.match.adviser import Adviser
from cakedesk.app.match.hints import hints_used
from cakedesk.app.window.main_window import MainWindow
from cakedesk.engine.actions import CHANCE, OVER
from cakedesk.engine.match import Match
from cakedesk.engine.registry import game_ids
from cakedesk.games.piece_o_cake.actions import TAKE, cut
from cakedesk.games.piece_o_cake.plates import counts
from cakedesk.games.take_the_cake.cards import COLOURS
from cakedesk.games.take_the_cake.phases import TAKING
from cakedesk.players.advice import MOST_ADVISED, ONLY, Advice, advise, explain
from cakedesk.players.process import Advised, Failure, Question
from cakedesk.players.registry import make_player
from cakedesk.table import z_values
from cakedesk.table.board import SeatPerson
from cakedesk.table.boards.registry import BOARDS
from cakedesk.table.boards.take_the_cake.composer import NOTHING, PutComposer
from cakedesk.table.kit.staged_turn import StagedTurn
from tests.app.matches_kit import click
from tests.app.played_matches import play_some
from tests.app.session_kit import Sit, Sitting, dealt
from tests.speaking import speaking


class QuickProcess(QObject):
    """Answers in the test's own process, a moment later, by the player that thinks least."""

    answered = Signal(object)
    died = Signal()
    fails = False

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.is_busy = False
        self._soon = QTimer(self, singleShot=True)
        self._soon.timeout.connect(self._answer)

    def send(self, question: Question) -> bool:
        self.is_busy, self._question = True, question
        self._soon.start(0)
        return True

    def end(self) -> QuickProcess:
        self._soon.stop()
        return self

    def join(self) -> None:
        """It has ended."""

    def _answer(self) -> None:
        self.is_busy = False
        asked = self._question
        if self.fails:
            self.answered.emit(Failure(asked.number, "tired"))
        elif asked.done is not None:
            self.answered.emit(Advised(1, (explain(asked.game_id, asked.observation, asked.done),)))
        else:
            player = make_player("medium", asked.game_id)
            self.answered.emit(Advised(1, advise(asked.game_id, player, asked.observation, Random(1))))


class Reader:
    """Reads what the players are told of hints."""

    def __init__(self, table: Sitting) -> None:
        self.table, self.text, self.seen = table, "", [""]
        table.session.advised.connect(self._read)
        table.session.advice_gone.connect(self._forget)

    def _read(self, text: str) -> None:
        self.text = text
        self.seen.append(text)

    def _forget(self, text: str) -> None:
        assert text in self.seen
        if text == self.text:
            self.text = ""

    def ask(self) -> str:
        """Press the key, and wait for what comes of it."""
        self.table.session.hints.ask()
        self.table.rest(lambda: not self.text.startswith("Thinking"))
        return self.text

    def why(self, step: int) -> str:
        """Ask why a step was done."""
        self.table.session.log.why_wanted.emit(step)
        self.table.rest(lambda: not self.text.startswith("Thinking"))
        return self.text

    @property
    def lit(self) -> int:
        """How many things stand out on the table."""
        board = self.table.page.board
        assert board is not None
        return len(board.lights.lit)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(adviser, "ThinkProcess", QuickProcess)


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("game_id", game_ids())
def test_a_hint_and_the_next_two(sit: Sit, game_id: str) -> None:
    match = dealt("human", "human", game_id=game_id)
    table = sit(match)
    if table.page.curtain.is_down():
        table.lift()
    reader = Reader(table)
    seat = match.turn()
    first = reader.ask()
    assert first.startswith("Hint: ")
    assert "computer" not in first, "it speaks to who acts"
    assert reader.seen[1] == "Thinking of a hint …"
    assert reader.lit
    legal = [advice.action for advice in table.session.hints._advice]
    assert legal == [action for action in legal if match.why_not(action) is None]
    second = reader.ask()
    assert second.startswith("Not quite as good: ")
    words = BOARDS[game_id].advice_words(match.observe(seat), [SeatPerson(name) for name in match.seats])
    told = [words.deed(action) in second for action in legal]
    assert not told[0] and sum(told) == 2, "two others, which are told otherwise"
    assert reader.lit
    assert reader.ask() == first
    assert hints_used(match) == {seat: 2}, "what is shown again is no hint more"
    bulb = table.page.bar.hint_button
    assert bulb.isVisible() and bulb.isEnabled()
    click(bulb)
    assert reader.text == second
    assert hints_used(match) == {seat: 2}
    table.act()
    assert reader.text == ""
    assert not reader.lit


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("is_only", [True, False])
def test_where_nothing_else_is_as_good_the_second_press_says_so(
    sit: Sit, monkeypatch: pytest.MonkeyPatch, is_only: bool
) -> None:
    real = advise

    def advise_one(*args: Any) -> tuple[Advice, ...]:
        best, *_ = real(*args)
        return (best._replace(reasons=(ONLY,)) if is_only else best,)

    monkeypatch.setattr(f"{__name__}.advise", advise_one)
    match = dealt("human", "medium", game_id="cake-swap")
    reader = Reader(sit(match))
    first = reader.ask()
    assert reader.ask() == ("There is nothing else to do." if is_only else "Nothing else comes close.")
    assert not reader.lit
    assert reader.ask() == first
    assert hints_used(match) == {0: 1}


@pytest.mark.usefixtures("quick")
def test_the_next_two_stand_out_one_after_the_other(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "LIT_MS", 20)
    table = sit(dealt("human", "medium", game_id="piece-o-cake"))
    reader = Reader(table)
    reader.ask()
    board, helper = table.page.board, table.session.hints
    assert board is not None
    ways: list[tuple[str, ...]] = []
    light_named = board.light_named
    monkeypatch.setattr(
        board, "light_named", lambda names: light_named(ways.append(told := (*names,)) or told)
    )
    reader.ask()
    entry = table.session.hints._entry
    words = entry.advice_words(table.match.observe(table.match.turn()), board.people)
    one, other = [tuple(words.places(advice.action)) for advice in helper._next_two(words)]
    table.rest(lambda: not helper._lighting.isActive())
    assert ways == [one, other, one, other]
    reader.ask()
    reader.ask()
    board.lights.clear()  # a card is pointed at
    table.rest(lambda: not helper._lighting.isActive())
    assert not reader.lit


@pytest.mark.usefixtures("quick")
def test_a_hint_goes_on_from_squares_that_lie_there(sit: Sit) -> None:
    table = sit(dealt("human", "human", game_id="take-the-cake"))
    reader, turn = Reader(table), put_turn(table)
    assert reader.ask().startswith("Hint: ")
    composer = turn.composer
    while composer.now.card != NOTHING:
        composer.put(*composer.squares()[0])
        turn.note()
        assert reader.ask().startswith(
            "Hint: " if composer.begun() else "Hint from the beginning of the turn: "
        )
        (_, card, row, column), *_ = [advice.action for advice in table.session.hints._advice]
        if composer.begun():
            assert card in composer.shown.hand
            assert (row, column) in composer.squares()
    assert hints_used(table.match) == {table.match.turn(): 4}, "the first one again does not count"


@pytest.mark.usefixtures("quick")
def test_a_square_that_is_placed_while_a_hint_is_thought_of_counts(sit: Sit) -> None:
    table = sit(dealt("human", "human", game_id="take-the-cake"))
    reader, turn = Reader(table), put_turn(table)
    table.session.hints.ask()
    put = turn.composer.now.card
    turn.composer.put(*turn.composer.squares()[0])
    turn.note()
    table.rest(lambda: not reader.text.startswith("Thinking"))
    assert put not in [advice.action[1] for advice in table.session.hints._advice]
    assert hints_used(table.match) == {table.match.turn(): 1}


def put_turn(table: Sitting) -> StagedTurn[PutComposer]:
    """Play on until squares are to be placed."""
    while True:
        if table.page.curtain.is_down():
            table.lift()
        board = table.page.board
        assert board is not None
        if board.staged.turn is not None and isinstance(board.staged.turn.composer, PutComposer):
            return board.staged.turn
        table.act()


@pytest.mark.usefixtures("quick")
def test_a_hint_that_does_not_go_on_says_so(sit: Sit) -> None:
    table = sit(dealt("human", "medium", game_id="piece-o-cake"))
    board, reader = table.page.board, Reader(table)
    assert board is not None and board.staged.turn is not None
    board.staged.turn.composer.lay(0)
    board.staged.turn.note()
    assert reader.ask().startswith("Hint from the beginning of the turn: ")
    assert reader.ask().startswith("Not quite as good from the beginning of the turn: ")
    board.staged.take_all_back()
    assert reader.ask().startswith("Hint: "), "what is shown now is about something else"
    assert reader.ask().startswith("Not quite as good: ")
    assert hints_used(table.match) == {0: 2}


@pytest.mark.usefixtures("quick")
def test_a_hint_that_is_closed_comes_first_again(sit: Sit) -> None:
    table = sit(dealt("human", "medium", game_id="piece-o-cake"))
    reader, helper = Reader(table), table.session.hints
    first = reader.ask()
    helper.put_away("Something else.")
    assert reader.lit
    helper.put_away(first)
    assert not reader.lit
    assert reader.ask() == first
    assert reader.lit
    helper.put_away(reader.ask())
    assert reader.ask() == first


@pytest.mark.usefixtures("quick")
def test_a_hint_for_a_piece_says_which_and_stays_one_when_it_is_followed(sit: Sit) -> None:
    match = dealt("medium", "human", game_id="piece-o-cake")
    match.play(cut(0, 3, 5, 8))  # with pieces enough for two other moves
    table = sit(match)
    reader, board = Reader(table), table.page.board
    assert board is not None
    table.rest(lambda: board.staged.turn is not None)
    first = reader.ask()
    turn = board.staged.turn
    assert turn is not None
    kind, start, eaten = table.session.hints._advice[0].action
    assert kind == TAKE
    letter = "ABCDE"[table.match.observe(1).shown.cuts.index(start)]
    assert first.startswith(f"Hint: Take piece {letter}. ")
    (place,) = board.places.find(f"wedge/{start}")
    assert place.brackets is not None, "a box would take in half of the pieces beside it"
    assert [light.rect_px().size() for light in board.lights.lit] == [place.rect.size()]
    second = reader.ask()
    assert second.count(". Or: ") == 1
    assert second.count("Take piece ") == 2 and f"Take piece {letter}" not in second, "which else?"
    turn.composer.choose(start)
    for variety, count in enumerate(counts(eaten)):
        for _ in range(count):
            turn.composer.eat_one(variety)
    turn.note()
    assert reader.ask() == first, "it is what is staged"


@pytest.mark.usefixtures("quick")
def test_a_hint_to_take_lights_the_piece_its_card_in_the_tray_and_its_cake(sit: Sit) -> None:
    match = dealt("human", "human", game_id="take-the-cake")
    while match.observe(match.turn()).shown.phase != TAKING:
        match.play(match.observe(match.turn()).legal_actions()[-1])
    table = sit(match)
    reader, board = Reader(table), table.page.board
    assert board is not None
    table.rest(lambda: board.staged.turn is not None)
    reader.ask()
    _, colour, cake = table.session.hints._advice[0].action
    shown = match.observe(match.turn()).shown
    (piece,) = board.places.find(f"piece/{COLOURS[colour]}")
    (tile,) = board.places.find(f"tile/{COLOURS[colour]}")
    (view,) = board.places.find(f"cake/{match.turn()}/{cake}")
    lit = [light.rect_px() for light in board.lights.lit]
    assert len(lit) == 3
    for place, light in zip((tile, view), lit[1:], strict=True):
        assert light.contains(place.rect)
    assert piece.brackets is not None, "a box would take in squares of other pieces"
    squares = shown.lists.squares[shown.cut][shown.cut_turn]
    for other, cells in enumerate(squares):
        for at in cells:
            (square,) = board.places.find(f"card/{shown.lists.pieces[shown.centre[at]]}")
            assert piece.brackets.intersects(square.rect.adjusted(-4, -4, 4, 4)) <= (other == colour)
    assert z_values.CARD < board.lights.lit[0].zValue() < z_values.LAID, "marks stay uncovered"


@pytest.mark.usefixtures("quick")
def test_the_next_two_are_other_pieces_before_other_meals_of_the_same(sit: Sit) -> None:
    match = dealt("medium", "human", game_id="piece-o-cake")
    match.play(cut(0, 3, 5, 8))
    table = sit(match)
    Reader(table).ask()
    helper, seen = table.session.hints, match.observe(1)
    words = helper._entry.advice_words(seen, [SeatPerson(name) for name in match.seats])
    takes = sorted(action for action in seen.legal_actions() if action[0] == TAKE)
    helper._advice = tuple(Advice(action, ()) for action in takes)
    starts = list(dict.fromkeys(action[1] for action in takes))
    assert [advice.action[1] for advice in helper._next_two(words)] == starts[1:3]
    helper._advice = tuple(Advice(action, ()) for action in takes if action[1] == starts[0])
    assert len(helper._next_two(words)) == 2, "of one piece alone other meals are told"


@pytest.mark.usefixtures("quick")
def test_the_next_two_are_told_otherwise_than_the_best_and_each_other(sit: Sit) -> None:
    match = dealt("human", "medium", game_id="take-the-cake")
    table = sit(match)
    Reader(table).ask()
    helper = table.session.hints
    words = helper._entry.advice_words(
        match.observe(match.turn()), [SeatPerson(name) for name in match.seats]
    )
    legal = match.observe(match.turn()).legal_actions()
    helper._advice = tuple(Advice(legal[number], ()) for number in (0, 0, 1, 0, 1, 2, 3))
    deeds = [words.deed(advice.action) for advice in helper._next_two(words)]
    assert deeds == [words.deed(action) for action in legal[1:3]]


@pytest.mark.parametrize("game_id", game_ids())
def test_no_sentence_of_a_hint_begins_with_a_small_letter(
    qapp: object, game_id: str, catalogues: Path
) -> None:
    spoken: dict[str, QTranslator] = {language: QTranslator() for language in ("en", "de", "fr", "es")}
    for language, translator in spoken.items():
        assert translator.load(str(catalogues / f"cakedesk_{language}.qm"))
    match = dealt("human", "medium", game_id=game_id)
    player, rng, told = make_player("medium", game_id), Random(1), set()
    while match.turn() != OVER and len(match.steps) < 120:
        if match.turn() == CHANCE:
            match.play_chance(rng)
            continue
        seen = match.observe(match.turn())
        advice = advise(game_id, player, seen, rng)
        for language, translator in spoken.items():
            with speaking(translator):
                words = BOARDS[game_id].advice_words(seen, [SeatPerson(name) for name in match.seats])
                told |= {(language, f"{words.deed(one)}. {words.why(reasons)}") for one, reasons in advice}
        match.play(player.choose(seen, rng))
    assert min(Counter(language for language, _ in told).values()) > 10
    assert not [text for _, text in told if _begins_small(text)]


def _begins_small(text: str) -> bool:
    return any(sentence[:1].islower() for sentence in re.split(r"(?<=[.!?]) ", text))


@pytest.mark.usefixtures("quick")
def test_hints_are_counted_for_good(sit: Sit) -> None:
    match = play_some(dealt("human", "medium", game_id="cake-swap"), 280)
    table = sit(match)
    reader = Reader(table)
    assert reader.ask()
    table.act()
    while match.turn() != OVER:
        table.act(match.turn() + len(match.steps)) if match.turn() == 0 else table.rest()
        if match.turn() == 0 and table.session.can_undo():
            table.session.undo()  # which gives no hint back
            table.rest()
            table.act(1)
        assert len(match.steps) < 900
    assert hints_used(match) == {0: 1}
    assert hints_used(Match.from_json(match.record().to_json())) == {0: 1}
    assert "Hints shown: Ada 1." in table.session.summary().notes


def test_nothing_is_said_of_hints_that_nobody_had(sit: Sit) -> None:
    match = dealt("medium", "medium", game_id="piece-o-cake", hints={"0": "many", "7": 2, "1": True})
    assert hints_used(match) == {}


@pytest.mark.usefixtures("quick")
def test_no_hint_where_the_aid_is_off(sit: Sit) -> None:
    table = sit(dealt("human", "medium", game_id="cake-swap", aids={"hints": False}))
    reader = Reader(table)
    assert not table.session.hints.can_ask()
    assert table.page.bar.hint_button.isHidden()
    assert reader.ask() == ""
    table.act()
    table.page.set_log_open(True)
    table.rest()
    assert not any(entry.has_why for entry in table.session.log.lines.entries)
    assert reader.why(0) == ""


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("how", ["covered", "held", "passed", "undone", "left alone"])
def test_a_hint_goes_when_it_is_for_nobody_any_more(sit: Sit, how: str) -> None:
    table = sit(dealt("human", "human"))
    table.lift()
    reader = Reader(table)
    assert reader.ask()
    session = table.session
    if how == "covered":
        session.cover()
    elif how == "held":
        session.hold()
    elif how == "passed":
        table.act()
    elif how == "undone":
        table.act()
        session.undo()
        table.rest()
    else:
        session.let_computer_play(0, "medium")
    assert reader.text == ""
    assert how == "undone" or not session.hints.can_ask()
    before = len(reader.seen)
    if how != "undone":
        session.hints.ask()
        session.log.why_wanted.emit(0) if session.model.moves_count and how == "covered" else None
    QTest.qWait(20)
    assert len(reader.seen) == before


@pytest.mark.usefixtures("quick")
def test_a_hint_that_comes_too_late_is_not_told(sit: Sit) -> None:
    table = sit(dealt("human", "human"))
    table.lift()
    reader = Reader(table)
    table.session.hints.ask()
    assert reader.text == "Thinking of a hint …"
    table.session.cover()
    QTest.qWait(20)
    assert reader.text == ""
    assert hints_used(table.match) == {}


@pytest.mark.parametrize("game_id", game_ids())
@pytest.mark.usefixtures("quick")
def test_why_tells_what_spoke_for_a_computers_move(sit: Sit, game_id: str) -> None:
    match = dealt("human", "medium", game_id=game_id)
    table = sit(match)
    reader = Reader(table)
    table.page.set_log_open(True)
    while not any(step.seat == 1 for step in match.steps):
        table.act()
    table.rest(lambda: table.session.log.lines.is_complete)
    asked = [entry for entry in table.session.log.lines.entries if entry.has_why]
    assert asked
    assert all(entry.line.seat == 1 == match.steps[entry.step].seat for entry in asked)
    table.page.log.moment_wanted.emit(asked[-1])
    assert table.session.log.moments.is_shown
    told = reader.why(asked[-1].step)
    assert told.startswith("Why Ben did that: ") or "in secret" in told
    assert hints_used(match) == {}


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize(("game_id", "deed"), [("top-cake", "up"), ("dutch-auction", "sets a card aside")])
def test_nobody_asks_why_a_match_began_or_what_came_of_a_deed(sit: Sit, game_id: str, deed: str) -> None:
    match = dealt("medium", "human", game_id=game_id)
    table = sit(match)
    table.page.set_log_open(True)
    while len(match.steps) < 2:
        table.act() if match.turn() == 1 else table.rest()
    table.rest(lambda: table.session.log.lines.is_complete)
    told = [entry for entry in table.session.log.lines.entries if entry.step < 2 and entry.line.seat == 0]
    assert len(told) > 1, "else there is nothing to choose from"
    assert [deed in entry.line.text for entry in told] == [entry.has_why for entry in told], told


@pytest.mark.usefixtures("quick")
def test_why_is_asked_by_the_button_and_the_key_of_a_line(sit: Sit) -> None:
    match = dealt("human", "medium", game_id="piece-o-cake")
    table = sit(match)
    reader = Reader(table)
    table.page.set_log_open(True)
    while not any(step.seat == 1 for step in match.steps):
        table.act()
    lines = table.page.log.list
    table.rest(lambda: any(entry.has_why for entry in lines.entries))
    shown = [(row, entry) for at, entry in enumerate(lines.entries) if (row := lines.row_of(at)) is not None]
    assert [row.why.isVisible() for row, _ in shown] == [entry.has_why for _, entry in shown]
    row = next(row for row, entry in reversed(shown) if entry.has_why)
    QTest.mouseClick(row.why, Qt.MouseButton.LeftButton)
    table.rest(lambda: reader.text.startswith("Why Ben"))
    assert not table.session.log.moments.is_shown
    table.session.hints.withdraw()
    row.setFocus()
    QTest.keyClick(row, Qt.Key.Key_W)
    table.rest(lambda: reader.text.startswith("Why Ben"))


@pytest.mark.usefixtures("quick")
@pytest.mark.expects_log("no advice could be given: tired")
def test_a_failure_is_told(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QuickProcess, "fails", True)
    table = sit(dealt("human", "medium", game_id="cake-swap"))
    assert Reader(table).ask() == "No advice can be had just now."
    assert hints_used(table.match) == {}


@pytest.fixture
def mind(qapp: object) -> Iterator[Adviser]:
    mind = Adviser()
    yield mind
    mind.close()


def test_the_process_answers_and_can_be_cancelled(mind: Adviser, qtbot: QtBot) -> None:
    match = dealt("human", "human", game_id="piece-o-cake")
    told: list[object] = []
    mind.advised.connect(told.append)
    mind.ask("piece-o-cake", 2, match.observe(match.turn()), 1)
    mind.cancel()
    assert not mind.is_asked
    mind.ask("piece-o-cake", 2, match.observe(match.turn()), 1)
    qtbot.waitUntil(lambda: bool(told))
    (advice,) = told
    assert isinstance(advice, tuple)
    assert len(advice) == MOST_ADVISED
    assert match.why_not(advice[0].action) is None


@pytest.mark.usefixtures("quick")
def test_the_words_of_a_hint_do_not_lie_over_what_it_lights(window: MainWindow, qtbot: QtBot) -> None:
    window.open_match(dealt("human", "medium"))  # whose row of cards lies at the top
    qtbot.waitUntil(lambda: window.table.bar.hint_button.isEnabled() and window.table.board is not None)
    board, view, strip = window.table.board, window.table.view, window.messages
    assert board is not None
    qtbot.waitUntil(lambda: board.staged.turn is not None)
    for start in ("Hint: ", "Not quite as good: "):
        click(window.table.bar.hint_button)
        qtbot.waitUntil(lambda start=start: strip.sentence.startswith(start))
        words = strip.body().translated(strip.mapToGlobal(QPoint()))
        assert board.lights.lit
        for light in board.lights.lit:
            box = QRectF(view.mapFromScene(light.rect_px()).boundingRect())
            assert not words.intersects(box.translated(view.viewport().mapToGlobal(QPoint())))
    click(strip.close_button)
    assert not board.lights.lit
    click(window.table.bar.hint_button)
    qtbot.waitUntil(lambda: strip.sentence.startswith("Hint: "))
