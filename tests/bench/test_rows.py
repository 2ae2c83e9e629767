"""What is measured comes out as sane rows, and no probe is left. How fast it is depends on the machine."""

from __future__ import annotations

import re

import pytest
from pytestqt.qtbot import QtBot

from cakedesk.bench import command, frames_probe, startup
from cakedesk.bench.blocks import measure_blocks, measure_replay
from cakedesk.bench.frames import measure_frames
from cakedesk.bench.memory import measure_memory
from cakedesk.bench.playouts import measure_playouts
from cakedesk.bench.probe import run_probe
from cakedesk.bench.process_memory import memory_is_told
from cakedesk.bench.report import Row, table
from cakedesk.bench.searches import measure_searches
from cakedesk.bench.startup import Start, measure_startup
from cakedesk.engine.registry import find_game, game_ids


def figures(row: Row) -> list[float]:
    return [float(word.replace(",", "")) for word in re.findall(r"(?<!\w)\d[\d,]*\.?\d*", row.measured)]


def test_starting_gives_ratios_and_the_idle_share() -> None:
    *starts, idle = measure_startup(runs=1, idle_s=0.1)
    assert len(starts) == 2
    for start, most in zip(starts, (1.6, 1.35), strict=True):
        ours, bare, ratio, *clock = figures(start)
        assert bare > 0 and ours > 0  # one run of each says nothing of which is quicker
        assert ratio == pytest.approx(ours / bare, rel=0.06)
        assert len(clock) == 2
        assert ratio == most or start.met == (ratio < most)  # what is shown is rounded
    assert 0 <= figures(idle)[0] <= 100


def test_each_start_is_told_beside_that_of_the_bare_window(monkeypatch: pytest.MonkeyPatch) -> None:
    known: list[str] = []
    bare_s = iter([9.0, *(0.5, 0.6) * 2, 0.1, 0.2])  # by pairs: 1.8 or 1 times, but for the last ones

    def started(probe: str, *arguments: str) -> Start:
        if probe == "bare_window_probe":
            assert arguments == ()
            return Start(next(bare_s), 2.0)
        assert probe == "startup_probe"
        is_first = arguments[0] not in known
        known.append(arguments[0])
        return Start(0.9, 4.0, 0.25) if is_first else Start(0.6, 3.0, 0.125)

    monkeypatch.setattr(startup, "_started", started)
    first, later, idle = measure_startup(runs=3, idle_s=0.1)
    assert figures(first) == [0.9, 0.5, 1.8, 4, 2] and not first.met
    assert figures(later) == [0.6, 0.6, 1, 3, 2] and later.met
    assert figures(idle) == [25] and not idle.met


def test_frames_are_painted_at_both_sizes() -> None:
    rows = measure_frames(frames=12)
    assert [row.what.split(",")[0] for row in rows] == [
        "CPU of a frame at 1600x1000",
        "CPU of a frame at 1600x1000",
        "CPU of a frame at 3840x2160",
    ]
    for row in rows:
        half, p99 = figures(row)
        assert 0 < half <= p99


def test_frames_are_refused_where_nothing_can_be_dragged(
    monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr(frames_probe.AnyCard, "can_pick", lambda *_: False)
    monkeypatch.setattr("sys.argv", ["", "800", "600", "12"])
    with pytest.raises(RuntimeError, match="no card comes along"):
        frames_probe.main()


def test_a_whole_game_is_played_and_its_turns_of_the_loop_measured() -> None:
    (row,) = measure_blocks(animation="off", game_ids=["piece-o-cake"])
    assert "Piece o" in row.what
    longest, clock, late, turns = figures(row)
    assert 0 < longest <= clock + 1
    assert late < turns
    assert row.met == (late == 0)


def test_a_game_is_watched_again_by_jumps() -> None:
    (row,) = measure_replay(game_ids=["piece-o-cake"], jumps=5)
    assert "Piece o" in row.what
    longest, opening = figures(row)
    assert longest > 0 and opening > 0
    assert row.met == (longest <= 16) or longest == 16  # what is shown is rounded


def test_each_game_is_played_out_and_whole_games_where_they_have_a_bar() -> None:
    rows = measure_playouts(runs=1, run_s=0.01)
    bars = [f"at least {find_game(game_id).least_actions_a_second:,}" for game_id in game_ids()]
    assert [row.bar for row in rows if "actions/s" in row.measured] == bars
    (games,) = [row for row in rows if "games/s" in row.measured]
    assert "Piece" in games.what and games.what.endswith("2 seats") and games.bar == "at least 8,000"
    for row in rows:
        assert row.met == (figures(row)[0] >= figures(Row("", row.bar, "", True))[0])


def test_a_search_counts_its_play_outs() -> None:
    (row,) = measure_searches(moves=1)
    assert "Piece" in row.what
    assert row.met == (figures(row)[0] >= 4000)


@pytest.mark.skipif(not memory_is_told(), reason="only Linux tells the memory of a process")
def test_memory_is_told_of_both_processes() -> None:
    window, thinking = measure_memory(games=1, game_ids=["piece-o-cake"])
    assert "window" in window.what and "thinking" in thinking.what
    assert figures(window)[0] > figures(thinking)[0] > 10


def test_a_probe_that_fails_says_so(capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(RuntimeError, match="frames_probe ended with 1"):
        run_probe("frames_probe", "no number", "1", "1")
    assert "ValueError" in capfd.readouterr().err


GOOD = Row("speed", "9", "at least 8", True)
BAD = Row("memory", "9 MB", "under 8 MB", False)


def test_the_table_is_markdown() -> None:
    assert table([GOOD, BAD]).splitlines() == [
        "| what | measured | bar | met |",
        "| --- | --- | --- | --- |",
        "| speed | 9 | at least 8 | yes |",
        "| memory | 9 MB | under 8 MB | NO |",
    ]


def test_the_command_measures_what_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "MEASUREMENTS", {"good": lambda: [GOOD], "bad": lambda: [BAD]})
    assert command.main(["good"]) == 0
    assert "| speed |" in capsys.readouterr().out
    assert command.main([]) == 1
    assert "| memory |" in capsys.readouterr().out


def test_the_command_knows_no_other_names(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        command.main(["nonsense"])
    assert ended.value.code == 2
    assert "startup, frames, blocks, replay, playouts, searches, moves, memory" in capsys.readouterr().err
