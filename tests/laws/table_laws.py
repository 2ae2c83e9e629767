"""What holds for every table, as functions: tests try them on all boards, and on spoiled ones."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Iterator
from functools import partial

from PySide6.QtCore import QDeadlineTimer, QRectF, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest

from cakedesk.app.desk.services import Services
from cakedesk.app.lesson.session import LessonSession
from cakedesk.app.match.table_page import TablePage
from cakedesk.app.settings.values import Pace
from cakedesk.app.widgets.page_style import PageStyle
from cakedesk.engine.actions import Action
from cakedesk.engine.observation import Observation
from cakedesk.engine.state import State
from cakedesk.players.advice import advise, explain
from cakedesk.players.heuristic import HeuristicPlayer
from cakedesk.players.registry import find_heuristic
from cakedesk.table.board import Tense
from cakedesk.table.items import ButtonItem, FaceItem, ItemRole, TableItem, TextItem
from cakedesk.table.kit.hold_button import HoldButton
from cakedesk.table.text_fit import lay_text
from cakedesk.table.theme import LIGHT
from tests.laws.cases import Case
from tests.laws.tables import (
    STEP_BY_STEP,
    LawTable,
    Moment,
    Spoil,
    moments,
    persons_turns,
    rng_of,
    tables,
)
from tests.laws.written import numerals, written
from tests.tree import NAME, items_in_tree, press
from tests.whole_games.tidiness import covered_letters, untidy_table

MOST_GESTURES = 160
"""So many gestures by chance end any turn."""
LONGEST_STEP_MS = 30_000
SIZES = ((1280, 655), (1015, 655), (1600, 936))
"""The table in windows of 1280x700, also beside the log, and of 1600x1000."""


REPLAY_SIZES = ((1280, 489), (1015, 489))
"""The table of a replay, above its bar in large letters, in windows of 1280x700, also beside the log."""
TEXT_SCALES = (1.0, 1.5)
EARLY = 0.25
LEAST_TEXT_PX = 13
"""No text may be smaller at the usual size of texts, nor at others, times that size, in whole px."""
NAMED_KEY = re.compile(r"\(([A-Z0-9])\)")
"""How a button says which key does the same."""
LONG_NAMES = ("Bartholomaeus-Maximilian", "Ben", "Wilhelmina Konstantinope", "Łucja", "Maximiliana", "Mei")
"""Some have no room in large letters, wherever they may be broken."""
AIR_UNITS = 14.0
"""What stays free between a name and what stands beside or below it."""


def confirm_confirms(case: Case, spoil: Spoil | None = None) -> None:
    """Gestures by chance come to something that can be confirmed, by button or Enter; it is legal then."""
    rng = rng_of(case, "confirm")
    with tables(case, spoil) as make:
        table = make()
        for number, (state, _) in enumerate(persons_turns(case)):
            table.let_act(state)
            for _ in range(MOST_GESTURES):
                if table.can_confirm():
                    break
                table.do(rng.choice(table.gestures()), rng)
            assert table.can_confirm(), f"no gestures end the turn: {table.staged()}"
            assert not table.chosen, "nothing is chosen before"
            primary = table.board.primary_button
            assert primary is not None
            if number % 2:
                table.scene.focus.set_current(primary)
                table.press(Qt.Key.Key_Return)
            else:
                primary.click()
                table.rest()
            assert table.chosen, "Confirm does nothing"
            assert state.why_not(table.chosen[0]) is None, table.chosen


def taking_back_and_doing_again_are_inverse(case: Case, spoil: Spoil | None = None) -> None:
    """All that is staged is taken back to what was there before, and done again, by steps and at once."""
    rng = rng_of(case, "back")
    with tables(case, spoil) as make:
        table = make()

        def seen() -> tuple[tuple[str, ...], list[str]]:
            return table.staged(), table.things()

        for state, _ in persons_turns(case):
            table.let_act(state)
            begin, staged = seen(), table.board.staged
            for _ in range(6):
                gestures = table.gestures()
                if len(table.staged()) > 3 or not gestures:
                    break
                table.do(rng.choice(gestures), rng)
            trail = [seen()]
            while staged.can_take_back() and len(trail) < MOST_GESTURES:
                staged.take_back()
                trail.append(seen())
            _same(trail[-1], begin, "all taken back")
            for wanted in trail[-2::-1]:
                assert staged.can_do_again()
                staged.do_again()
                _same(seen(), wanted, "done again")
            staged.take_all_back()
            _same(seen(), begin, "taken back at once")
            if len(trail) > 1:
                staged.do_again()
                _same(seen(), trail[0], "done again at once")


def playing_looks_like_showing(case: Case, spoil: Spoil | None = None) -> None:
    """After `play` there is what a table has that shows the last look, and nothing is left of it later."""
    first = case.first_state(0).look(None)
    with tables(case, spoil) as make:
        table, other = make(), make(is_sound=True)
        for moment in moments(case):
            after, step = moment.step()
            for viewer in _viewers(case, moment):
                table.show(moment.state.look(viewer))
                sights = step.sights_for(viewer)
                if not sights:
                    continue
                assert table.play(sights), "it does not settle"
                other.show(sights[-1].look)
                _same(table.named(), other.named(), f"{viewer}: {moment.action}")
                for look in (first, after.look(viewer)):
                    table.show(look)
                other.show(after.look(viewer))
                _same(table.things(), other.things(), f"{viewer}: {moment.action}, shown again")


def playing_settles(case: Case, spoil: Spoil | None = None) -> None:
    """`play` settles once, never before it returns: for nothing at all, skipped, and step by step."""
    with tables(case, spoil) as make:
        table, quick = make(motion=STEP_BY_STEP), make(motion=STEP_BY_STEP._replace(speed=1.0))
        for moment in moments(case):
            _, step = moment.step()
            sights = step.sights_for(None)
            for one, skips in ((table, False), (quick, True)):
                one.show(moment.state.look(None))
                assert one.play([]), "nothing happened, and it does not settle"
                assert one.play(sights, skips=skips), f"it does not settle: {moment.action}"


def what_is_given_up_leaves_nothing(case: Case, spoil: Spoil | None = None) -> None:
    """`play` that another look gives up, early or late, leaves nothing of it on the table."""
    first = case.first_state(0).look(None)
    with tables(case, spoil) as make:
        table = make(motion=STEP_BY_STEP)
        table.show(first)
        before = table.things()
        for moment in moments(case):
            sights = moment.step()[1].sights_for(None)
            for turns in (1, 3, 6) if sights else ():
                table.show(moment.state.look(None))
                table.board.play(sights)
                for _ in range(turns):
                    table.turn_once()
                table.show(first)
                _same(table.things(), before, f"{moment.action} given up after {turns} turns of the loop")


def relayout_lays_out(case: Case, spoil: Spoil | None = None) -> None:
    """Another size gives the layout that a new table of that size has."""
    with tables(case, spoil) as make:
        table, other = make(size=SIZES[0]), make(is_sound=True, size=SIZES[2])
        turns = [moment.state for moment in persons_turns(case)]
        # While somebody acts, and once while nobody does.
        for state, come in [*((state, LawTable.let_act) for state in turns), (turns[-1], _look_on)]:
            come(table, state)
            before = table.things()
            table.resize(*SIZES[2])
            assert table.things() != before, "nothing moves"
            come(other, state)
            _same(table.things(), other.things(), "another size")
            table.resize(*SIZES[0])
            _same(table.things(), before, "the first size again")


def _look_on(table: LawTable, state: State) -> None:
    table.show(state.look(None))


def all_is_tidy(case: Case, spoil: Spoil | None = None) -> None:
    """Nothing is clipped, outside, over something else or too small, in three sizes and two sizes of text.

    In large letters also where one person plays with computers, whose own secrets lie open.
    """
    every = [(range(case.seats), [moment.state for moment in persons_turns(case)])]
    early = [moment.state for moment in persons_turns(case, EARLY)]
    alone = [((seat,), [state for state in early if state.turn() == seat]) for seat in range(case.seats)]
    with tables(case, spoil) as make:
        for text_scale in TEXT_SCALES:
            for persons, states in [*every, *(alone if text_scale > 1 else ())]:
                table = make(text_scale=text_scale, persons=persons)
                for state in states:
                    table.let_act(state)
                    for size in _in_turn(table, SIZES):
                        found = [*untidy_table(table.view), *_too_small(table)]
                        for look in [item for item in table.gestures() if isinstance(item, HoldButton)]:
                            look.set_on(True)
                            table.rest()
                            found += [*untidy_table(table.view), *_too_small(table)]
                            look.set_on(False)
                        assert not found, (size, text_scale, persons, found)


def long_names_are_read(case: Case, spoil: Spoil | None = None) -> None:
    """Large letters stay large, on the last table and in a replay too, and nothing loses its end.

    Where a name has no room its first word stands for it, and it is told whole where one points.
    """
    every, (last, _) = persons_turns(case), moments(case)[-1].step()
    with tables(case, spoil) as make:
        table = make(text_scale=TEXT_SCALES[-1], names=LONG_NAMES)
        for come, state in [*((LawTable.let_act, moment.state) for moment in every), (_look_on, last)]:
            come(table, state)
            for _ in _in_turn(table, SIZES[:2]):
                _assert_read(table, least_lines=2)
        table = make(text_scale=TEXT_SCALES[-1], names=LONG_NAMES, tense=Tense.REPLAY, size=REPLAY_SIZES[0])
        for state in [*(moment.state for moment in every), last]:
            table.show(Observation(state, turn if (turn := state.turn()) >= 0 else None))
            for _ in _in_turn(table, REPLAY_SIZES):
                _assert_read(table, least_lines=1)


def _in_turn(table: LawTable, sizes: Iterable[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    """Gives it these sizes, first the one that it has, in which nothing needs to be laid out anew."""
    now = table.view.width(), table.view.height()
    for size in sorted(sizes, key=lambda size: size != now):
        table.resize(*size)
        yield size


def _assert_read(table: LawTable, least_lines: int) -> None:
    """So many lines have room where a name stands; a table above a bar is low."""
    texts = [item for item in table.visible() if isinstance(item, TextItem)]
    lost = [
        item.text
        for item in texts
        if item.is_elided or (item.tooltip in LONG_NAMES and _has_room(table, item, least_lines))
    ]
    found = [*lost, *_too_small(table), *covered_letters(table.visible())]
    assert not found, ((table.view.width(), table.view.height()), found)


def _has_room(table: LawTable, item: TextItem, least_lines: int) -> bool:
    """Whether all that its tooltip tells has room in its width and what is free beside it, in these lines."""
    metrics, rect = table.scene.metrics, item.rect_px()
    rects = [other.rect_px() for other in table.visible() if other is not item]
    around = [other for other in rects if other.contains(rect)]
    level = [other for other in rects if other.top() < rect.bottom() and other.bottom() > rect.top()]
    right = min(
        [other.left() for other in level if other.left() >= rect.right()] + [at.right() for at in around],
        default=math.inf,
    )
    wide = max(rect.width(), right - rect.left() - metrics.px(AIR_UNITS))
    beside = [other for other in rects if other.left() < rect.left() + wide and other.right() > rect.left()]
    low = min(
        [other.top() for other in beside if other.top() >= rect.bottom()] + [at.bottom() for at in around],
        default=math.inf,
    )
    style = item.style._replace(px=metrics.text_px(LEAST_TEXT_PX), shrink_to_px=0.0, wrap=True)
    free_px = low - rect.top() - metrics.px(AIR_UNITS)
    lines = max(least_lines, int(min(free_px / style.line_px, 3)))
    return lay_text(item.tooltip, style._replace(max_lines=lines), wide).fits


def _too_small(table: LawTable) -> list[str]:
    """What is written smaller than texts may be, in pictures too."""
    least_px, shown = int(LEAST_TEXT_PX * table.scene.metrics.text_scale), table.visible()
    return [f"{one}" for one in (*written(shown), *numerals(shown)) if one.px < least_px]


def hidden_stays_hidden(case: Case, spoil: Spoil | None = None) -> None:
    """Who comes to the table learns nothing of what the seat before it saw.

    Two games that differ in that alone look and sound the same from then on, on boards that have shown it.
    """
    with tables(case, spoil) as make:
        tables_ = make(), make()
        for moment in persons_turns(case):
            actor = moment.state.turn()
            viewer = (actor + 1) % case.seats
            for other in _twins(case, moment, viewer):
                seen = []
                for table, (state, action) in zip(tables_, (moment, other), strict=True):
                    after, step = Moment(state, action).step()
                    table.let_act(state)
                    table.board.reader.say_table()
                    assert table.play(step.sights_for(actor))
                    table.scene.announced.clear()
                    table.show(after.look(viewer))
                    if after.turn() == viewer:
                        table.board.let_act(after.look(viewer))
                        table.rest()
                    table.scene.announced += [*table.board.reader.table(), *table.board.reader.choices()]
                    people = table.board.people
                    sights = step.sights_for(viewer)
                    lines = [*table.entry.sentences(sights, people), *table.entry.log_lines(sights, people)]
                    seen.append((table.things(), [*table.words(), *map(str, lines)]))
                _same(*seen, f"{moment.action} or {other.action}, seen by {viewer}")


def without_a_lid_there_is_no_secret(case: Case, spoil: Spoil | None = None) -> None:
    """Where no lid falls before who acts, the others look on: nothing shows but what lies open to all."""
    with tables(case, spoil) as make:
        tables_ = make(), make()
        needs_curtain = tables_[0].entry.needs_curtain
        for state, action in persons_turns(case):
            if needs_curtain is not None and needs_curtain(state.look(state.turn())):
                continue
            other = state.clone()
            case.witness.scramble(other, None, False, rng_of(case, "lid"))
            if other.legal_actions() == state.legal_actions():
                for table, one in zip(tables_, (state, other), strict=True):
                    table.scene.announced.clear()
                    table.let_act(one)
                    table.scene.announced += [*table.board.reader.table(), *table.board.reader.choices()]
                _same(*((table.things(), table.words()) for table in tables_), f"before {action}")


def keyboard_plays(case: Case, spoil: Spoil | None = None) -> None:
    """At every hand-over the keyboard, if in use, is on what plays: never on what skips or does nothing."""
    with tables(case, spoil) as make:
        table = make(motion=STEP_BY_STEP)
        asked: list[str] = []
        table.at_next = lambda primary: asked.append(_where(table, primary))  # type: ignore[method-assign]
        for moment in persons_turns(case):
            table.scene.focus.set_current(None)
            table.let_act(moment.state)
            if table.scene.focus.current is None:
                table.press(Qt.Key.Key_Tab)
            _assert_plays(table, case, "at the beginning")
            after, step = moment.step()
            turn = moment.state.turn()
            table.let_act(moment.state)
            table.scene.focus.set_current(table.board.primary_button)
            assert table.play(step.sights_for(turn))
            if after.turn() >= 0:
                table.let_act(after)
                _assert_plays(table, case, f"after {moment.action}")
        assert not any(asked), asked


def changes_are_painted_whole(case: Case, spoil: Spoil | None = None) -> None:
    """Where a look or a turn is shown in several turns of the event loop, half of it is never painted.

    Whoever goes quickly through many looks sees those that come whole on the way.
    """
    with tables(case, spoil) as make:
        table = make()
        for moment in persons_turns(case):
            after, _ = moment.step()
            for state in (moment.state, after) if after.turn() >= 0 else (moment.state,):
                look = state.look(state.turn())
                for change in (table.board.show_soon, table.board.let_act_soon):
                    before, painted = table.laid(), table.painted(partial(change, look))
                    assert painted, "nothing was painted"
                    for number, laid in enumerate(painted):
                        parts = {*laid} - {*before}, {*before} - {*laid}
                        assert laid in (before, table.laid()), f"{number} of {len(painted)}: {parts}"
            first, last = (state.look(moment.state.turn()) for state in (after, moment.state))
            wholes = []
            for look in (first, last):
                table.show(look)
                wholes.append(table.laid())
            if wholes[0] != wholes[1]:
                painted = table.painted(partial(table.go_through, first, last))
                assert wholes[0] in painted and all(laid in wholes for laid in painted)


def named_keys_press(case: Case, spoil: Spoil | None = None) -> None:
    """A key that a button names does what the button does, also with the keyboard on what can be enlarged."""
    with tables(case, spoil) as make:
        table = make()
        for moment in persons_turns(case):
            table.let_act(moment.state)
            for named in [named for name in table.named_by_buttons() if (named := NAMED_KEY.search(name))]:
                before = table.things()
                card = next(
                    item
                    for item in table.visible()
                    if isinstance(item, FaceItem) and item.big_face is not None
                )
                table.scene.focus.set_current(card)
                table.scene.focus.show()
                key = Qt.Key(ord(named[1]))
                QTest.keyPress(table.view, key)
                assert table.scene.enlarge.shown_for is None, f"{named.string} enlarges {card.key}"
                assert table.things() != before, f"{named.string} does nothing"
                QTest.keyRelease(table.view, key)


def what_can_be_done_is_told(case: Case, spoil: Spoil | None = None) -> None:
    """Whatever plays is named to who asks what can be done, whatever is named is found by a screen reader."""
    with tables(case, spoil) as make:
        table = make()
        for moment in persons_turns(case):
            table.let_act(moment.state)
            board, gestures = table.board, table.scene.gestures
            told, spoken = board.reader.choices(), table.scene.spoken_items()
            assert board.tray is None or told[0] == board.tray.asked.prompt
            assert all(item in spoken and item.accessible_name in told[1] for item in board.reader.usable())
            others = [item.key for item in table.gestures() if item not in board.reader.usable()]
            for key in others:
                item, before = table.scene.find(key), table.staged()
                if item is None or not (item.interactive and item.available):
                    continue
                table.scene.press_by_name(item)
                table.rest()
                plays = table.staged() != before or gestures.picked_item is not None
                assert not plays, f"{key} plays, and nobody is told: {told}"
            said = table.scene.announced
            said.clear()
            board.reader.say_table()
            assert said[-1].startswith(table.status), "how far the game is"
            assert all(person.name in said[-1] for person in board.people), said[-1]


def what_is_seen_is_told(case: Case, spoil: Spoil | None = None) -> None:
    """What is seen and has a name is found by screen readers, and read out unless it only does something.

    It makes no difference whether it can be pressed now.
    """
    with tables(case, spoil) as make:
        table = make()
        for come in (LawTable.let_act, _look_on):
            for moment in persons_turns(case):
                come(table, moment.state)
                named = [item for item in table.visible() if item.accessible_name]
                found, told = items_in_tree(table.view.window()), "\n".join(table.board.reader.table())
                lost = [item.accessible_name for item in named if item not in found]
                holding = [item.accessible_name for item in named if _holds(item)]
                unread = [name for name in holding if name not in told]
                assert not lost, f"not found: {lost}"
                assert not unread, f"not read: {unread}"


def _holds(item: TableItem) -> bool:
    """Whether it shows something of the game: it is no title, and does more than what buttons do."""
    if item.role is ItemRole.TEXT:
        return bool(item.key)
    return not item.interactive or item.role is not ItemRole.BUTTON or item.drag_only


def the_tree_plays(case: Case, spoil: Spoil | None = None) -> None:
    """All that plays is found by walking from the window's root, with a name and a role; its action plays it.

    Turns are played, and what is to be read is left, by nothing else.
    """
    rng = rng_of(case, "tree")
    with tables(case, spoil) as make:
        table = make(motion=STEP_BY_STEP)

        def press_next(primary: ButtonItem) -> None:
            found = _found_in_tree(table, primary)
            assert found.state().focusable, primary.text
            press(found)

        table.at_next = press_next  # type: ignore[method-assign]
        for moment in persons_turns(case):
            table.let_act(moment.state)
            for _ in range(MOST_GESTURES):
                for item in table.board.reader.usable():
                    _found_in_tree(table, item)
                if table.can_confirm():
                    break
                press(_found_in_tree(table, rng.choice(table.board.reader.usable())))
                table.rest()
            primary = table.board.primary_button
            assert primary is not None
            assert table.can_confirm(), f"nothing that is found ends the turn: {table.staged()}"
            press(_found_in_tree(table, primary))
            table.rest()
            assert table.chosen, "Confirm does nothing"
            assert moment.state.why_not(table.chosen[0]) is None, table.chosen
            assert table.play(moment.step()[1].sights_for(moment.state.turn()))


def _found_in_tree(table: LawTable, item: TableItem) -> QAccessibleInterface:
    found = items_in_tree(table.view.window()).get(item)
    assert found is not None, f"{item.key or item.accessible_name} is not found"
    assert found.text(NAME), f"{item.key} has no name"
    assert found.role() not in (QAccessible.Role.NoRole, QAccessible.Role.Graphic), found.text(NAME)
    return found


def _where(table: LawTable, primary: ButtonItem) -> str:
    """Where the keyboard is instead of on *Next*."""
    item = table.scene.focus.current
    return "" if item is primary else f"on {item.key if item else 'nothing'} instead of {primary.key}"


def _assert_plays(table: LawTable, case: Case, when: str) -> None:
    item, source = table.scene.focus.current, table.scene.gestures.source
    assert source is not None
    assert item is not None, f"the keyboard is on nothing {when}"
    if item is table.board.primary_button or source.can_pick(item):
        return
    before = table.staged()
    table.do(item, rng_of(case, "keyboard"))
    plays = table.staged() != before or table.scene.gestures.picked_item is not None
    assert plays, f"the keyboard is on {item.key} {when}"


def _viewers(case: Case, moment: Moment) -> list[int | None]:
    turn = max(0, moment.state.turn())
    return [None, turn, (turn + 1) % case.seats]


def _twins(case: Case, moment: Moment, viewer: int) -> list[Moment]:
    """Moments that look the same to a viewer, before and after, and are not."""
    state, action = moment
    found = [Moment(state, other) for other in case.witness.disguises(state, action, viewer)[:1]]
    other = state.clone()
    case.witness.scramble(other, viewer, False, rng_of(case, "scramble"))
    if other != state and other.why_not(action) is None and not state.reveals(action):
        found.append(Moment(other, action))
    sights = moment.step()[1].sights_for(viewer)
    return [twin for twin in found if twin.step()[1].sights_for(viewer) == sights]


def _same(one: object, other: object, what: str) -> None:
    """Compare, and name only what differs."""
    if one == other:
        return
    if isinstance(one, tuple) and isinstance(other, tuple) and isinstance(one[-1], list):
        for mine, yours in zip(one, other, strict=True):
            _same(mine, yours, what)
    assert isinstance(one, list), (what, one, other)
    assert isinstance(other, list)
    raise AssertionError((what, [x for x in one if x not in other], [x for x in other if x not in one]))


def lesson_can_be_taken(game_id: str, services: Services, spoil: Spoil | None = None) -> None:
    """All that a lesson points at is there when it does, and *Show me* and *Next* lead to its end.

    In large letters in a small window, where its bubble covers nothing lit and keeps its dots and buttons.
    """
    style = PageStyle(services.faces, LIGHT)
    style.set_text_scale(TEXT_SCALES[-1])
    page = TablePage(style, STEP_BY_STEP)
    page.resize(1280, 700)
    page.show()
    services.settings.reduced_motion, services.settings.animation_speed = True, Pace.OFF
    session = LessonSession(page, services.settings)
    learned: list[bool] = []
    session.learned.connect(lambda: learned.append(True))
    session.opened.connect(lambda: spoil(page.board) if spoil and page.board else None)
    bubble = session.coach.bubble
    try:
        session.start(game_id)
        for _ in range(MOST_GESTURES * len(session.lesson.steps)):
            clock = QDeadlineTimer(LONGEST_STEP_MS)
            while not session.is_waiting():
                QTest.qWait(1)
                assert not clock.hasExpired(), f"step {session.index + 1} never comes"
            assert session.coach.skip.isVisible() == (not learned), "at its end there is nothing to skip"
            if learned:
                return
            step, board = session.step, page.board
            assert board is not None
            lit = step.tasks[session._task].lit if step.tasks else step.lit
            missing = [name for name in lit if not board.places.find(name)]
            assert not missing, (session.index, missing)
            over = QRectF(bubble.geometry().translated(-page.view.pos()))
            covered = [place for place in session.coach._lit if place.outline(0.0).intersects(over)]
            assert not covered, (session.index, covered)
            buttons = [each for each in (bubble.next, bubble.show_me, bubble.back) if each.isVisible()]
            assert all(bubble.rect().contains(each.geometry()) for each in buttons), session.index
            assert bubble._dots.isVisible(), session.index
            (bubble.show_me if step.tasks else bubble.next).click()
            QTest.qWait(1)
        raise AssertionError(f"the lesson stays at step {session.index + 1}")
    finally:
        session.leave()
        page.shut_down()
        services.faces.wait_until_idle()
        for thing in (session, page):
            thing.deleteLater()


def advice_is_told_and_shown(case: Case, spoil: Spoil | None = None) -> None:
    """What would be done best has words, and something on the table that it is about; so has all else."""
    player = HeuristicPlayer(find_heuristic(case.game.id))
    with tables(case, spoil) as make:
        table = make()
        for state, done in persons_turns(case):
            table.let_act(state)
            seen, people = state.observe(state.turn()), table.board.people
            words = table.entry.advice_words(seen, people)
            advice = advise(case.game.id, player, seen, rng_of(case, "advice"))
            for action, reasons in [*advice, explain(case.game.id, seen, done)]:
                deed = words.deed(action)
                assert deed, f"{action} has no words"
                assert people[state.turn()].name not in deed, f"{action} does not speak to who acts: {deed}"
                assert not deed.endswith("."), f"{action} is followed by reasons: {deed}"
                assert not reasons or words.why(reasons).endswith("."), reasons
                table.board.light_named(words.places(action))
                assert table.board.lights.lit, f"{action}: nothing of {words.places(action)} is there"


def advice_goes_on_from_what_is_staged(case: Case, spoil: Spoil | None = None) -> None:
    """What is staged while more is to follow can be done, and what is best then is told, shown and legal."""
    player, rng = HeuristicPlayer(find_heuristic(case.game.id)), rng_of(case, "goes on")
    with tables(case, spoil) as make:
        table = make()
        for state, _ in persons_turns(case):
            table.let_act(state)
            for _ in range(MOST_GESTURES):
                if begun := table.board.staged.begun():
                    _is_advised(case, table, state, begun, player)
                if table.can_confirm():
                    break
                table.do(rng.choice(table.gestures()), rng)


def _is_advised(
    case: Case, table: LawTable, state: State, begun: tuple[Action, ...], player: HeuristicPlayer
) -> None:
    seen, after = state.observe(state.turn()), state.clone()
    for action in begun:
        seen.apply(action)
        after.apply(action)
    assert after.turn() == state.turn(), f"nothing follows {begun}"
    words = table.entry.advice_words(seen, table.board.people)
    for action, _ in advise(case.game.id, player, seen, rng_of(case, "advice")):
        assert after.why_not(action) is None, f"{action} after {begun}"
        assert words.deed(action), f"{action} has no words"
        table.board.light_named(words.places(action))
        assert table.board.lights.lit, f"{action} after {begun}: nothing of {words.places(action)} is there"
