"""`cakedesk simulate`: the same arguments give the same file; wrong ones a sentence."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from cakedesk.engine.game import builtin_list_texts
from cakedesk.engine.registry import find_game, game_ids
from cakedesk.players.levels import player_names
from cakedesk.players.registry import search_levels
from tests.cli.conftest import Done
from tests.engine.dice import Dice

Run = Callable[..., Done]


def simulate(
    run: Run, out: Path, *more: object, game: str = "top-cake", seats: int = 2, games: int = 3
) -> Done:
    return run(
        "simulate",
        game,
        "--seats",
        seats,
        "--games",
        games,
        "--seed",
        7,
        "--players",
        "random",
        "--out",
        out,
        *more,
    )


@pytest.mark.parametrize(
    ("game", "seats"), [(game_id, seats) for game_id in game_ids() for seats in find_game(game_id).seats]
)
def test_records_of_every_game_verify(cakedesk: Run, tmp_path: Path, game: str, seats: int) -> None:
    out = tmp_path / "games.jsonl"
    assert simulate(cakedesk, out, game=game, seats=seats) == Done(0, "", "")
    lines = out.read_text(encoding="utf-8").splitlines()
    assert len(set(lines)) == 3
    records = [json.loads(line) for line in lines]
    assert all(record["seats"] == [f"P{seat}" for seat in range(seats)] for record in records)
    assert all(record["players"] == ["random"] * seats for record in records)
    assert all(record["options"] == {} and "lists" not in record for record in records)
    scores = [" ".join(map(str, record["result"]["scores"])) for record in records]
    assert cakedesk("verify", out) == Done(0, "".join(f"ok {score}\n" for score in scores), "")


def test_the_same_arguments_give_the_same_file(cakedesk: Run, tmp_path: Path) -> None:
    one, two, other = tmp_path / "1.jsonl", tmp_path / "2.jsonl", tmp_path / "3.jsonl"
    simulate(cakedesk, one)
    simulate(cakedesk, two)
    simulate(cakedesk, other, "--seed", 8)
    assert one.read_bytes() == two.read_bytes() != other.read_bytes()
    assert b"\r" not in one.read_bytes()
    # On every machine, in every version of Python: these bytes may change only with the rules or the format.
    assert (
        hashlib.sha256(one.read_bytes()).hexdigest()
        == "456562686dd0310be0948fb0dd78d4a37b35c86c52b08dfd2fedc0bbc2d79666"
    )


def in_pairs(game: str) -> list[tuple[str, str]]:
    """Two players at each table: all that do not take long, each once."""
    names = [name for name in player_names(game) if name != "expert"]
    if game == "piece-o-cake":
        names.append("hard:greedy")
    return [(game, ",".join((names[-1 - number], names[number]))) for number in range((len(names) + 1) // 2)]


@pytest.mark.parametrize(("game", "players"), [pair for game_id in game_ids() for pair in in_pairs(game_id)])
def test_no_player_depends_on_the_run(tmp_path: Path, game: str, players: str) -> None:
    files = [tmp_path / "1.jsonl", tmp_path / "2.jsonl"]
    searches = search_levels(game).keys() & {name.partition(":")[0] for name in players.split(",")}
    for hash_seed, file in enumerate(files):
        games = 1 if searches else 2
        words = f"simulate {game} --seats 2 --games {games} --seed 3 --players {players} --out".split()
        done = subprocess.run(
            [sys.executable, "-m", "cakedesk", *words, str(file)],
            cwd=Path(__file__).parents[2],
            env=os.environ | {"PYTHONHASHSEED": str(hash_seed)},
            check=False,
        )
        assert done.returncode == 0
    assert files[0].read_bytes() == files[1].read_bytes()


def test_more_games_begin_with_the_same_ones(cakedesk: Run, tmp_path: Path) -> None:
    simulate(cakedesk, tmp_path / "3.jsonl", games=3)
    simulate(cakedesk, tmp_path / "5.jsonl", games=5)
    three = (tmp_path / "3.jsonl").read_text(encoding="utf-8").splitlines()
    assert (tmp_path / "5.jsonl").read_text(encoding="utf-8").splitlines()[:3] == three


def test_one_player_for_each_seat(cakedesk: Run, tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    simulate(cakedesk, out, "--players", "random,random,random", seats=3)
    assert json.loads(out.read_text(encoding="utf-8").splitlines()[0])["players"] == ["random"] * 3


def test_chance_is_played(cakedesk: Run, tmp_path: Path, dice: Dice) -> None:
    out = tmp_path / "games.jsonl"
    assert simulate(cakedesk, out, game=dice.id).code == 0
    moves = json.loads(out.read_text(encoding="utf-8").splitlines()[0])["moves"]
    assert [seat for seat, _ in moves][::2] == [-1, -1]
    assert cakedesk("verify", out).code == 0


def test_own_card_lists(cakedesk: Run, tmp_path: Path) -> None:
    text = builtin_list_texts(find_game("top-cake"))["top_cake.csv"].replace("lemon-4,", "sunny-4,")
    (tmp_path / "top_cake.csv").write_text(text, encoding="utf-8")
    out = tmp_path / "games.jsonl"
    assert simulate(cakedesk, out, "--lists", tmp_path).code == 0
    record = json.loads(out.read_text(encoding="utf-8").splitlines()[0])
    assert record["lists"] == {"top_cake.csv": text}
    assert "sunny-4" in record["start"]["cakes"]
    assert cakedesk("verify", out).code == 0


def test_own_card_lists_that_are_bad_or_not_there(cakedesk: Run, tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    done = simulate(cakedesk, out, "--lists", tmp_path / "none")
    assert (done.code, done.out) == (2, "")
    assert "holds no card list of top-cake (top_cake.csv)" in done.err
    (tmp_path / "top_cake.csv").write_text("id\n", encoding="utf-8")
    done = simulate(cakedesk, out, "--lists", tmp_path)
    assert done == Done(
        2,
        "",
        "cakedesk simulate: error: top_cake.csv, line 1: the first line must be id,kind,flavour,max_above\n",
    )
    assert not out.exists()


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (["--seats", "5"], "top-cake is for 2 to 4 seats, not 5"),
        (["--seats", "0"], "argument --seats: at least 1, not '0'"),
        (["--seats", "two"], "argument --seats: a whole number, not 'two'"),
        (["--games", "0"], "argument --games: at least 1, not '0'"),
        (["--games", "-3"], "at least 1, not '-3'"),
        (["--seed", "1.5"], "argument --seed: a whole number, not '1.5'"),
        (["--players", "genius"], "'genius'"),
        (["--players", ""], "''"),
        (["--players", "random,random,random"], "--players names 3 players for 2 seats"),
        (["--player", "random"], "unrecognized arguments: --player random"),
        (["--speed", "3"], "unrecognized arguments: --speed 3"),
    ],
)
def test_bad_arguments(cakedesk: Run, tmp_path: Path, change: list[str], why: str) -> None:
    out = tmp_path / "games.jsonl"
    done = simulate(cakedesk, out, *change)
    assert (done.code, done.out) == (2, "")
    assert done.err.splitlines()[-1].startswith("cakedesk simulate: error: ")
    assert why in done.err
    assert not out.exists()


def test_a_game_that_there_is_not(cakedesk: Run, tmp_path: Path) -> None:
    done = simulate(cakedesk, tmp_path / "x", game="chess")
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith("cakedesk simulate: error: there is no game 'chess'; there are: top-cake")


@pytest.mark.parametrize("missing", ["--seats", "--games", "--seed", "--players", "--out"])
def test_all_arguments_are_needed(cakedesk: Run, missing: str) -> None:
    given = {"--seats": "2", "--games": "1", "--seed": "1", "--players": "random", "--out": "x"}
    del given[missing]
    done = cakedesk("simulate", "top-cake", *(word for pair in given.items() for word in pair))
    assert done.code == 2
    assert f"the following arguments are required: {missing}" in done.err


def test_a_failure_loses_nothing(cakedesk: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = tmp_path / "games.jsonl"
    out.write_text("precious", encoding="utf-8")

    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr("cakedesk.commands.simulate.play_match", fail)
        done = simulate(cakedesk, out)
    assert done == Done(2, "", f"cakedesk simulate: error: {out} can't be written: No space left on device\n")
    assert out.read_text(encoding="utf-8") == "precious"
    assert list(tmp_path.iterdir()) == [out]
    assert simulate(cakedesk, out).code == 0
    assert out.read_text(encoding="utf-8").startswith("{")
    assert list(tmp_path.iterdir()) == [out]


def test_places_that_can_not_be_written(cakedesk: Run, tmp_path: Path) -> None:
    for out in (tmp_path, tmp_path / "none" / "games.jsonl"):
        done = simulate(cakedesk, out)
        assert (done.code, done.out) == (2, "")
        assert f"{out} can't be written: " in done.err


def test_devices_are_written_directly(cakedesk: Run) -> None:
    assert simulate(cakedesk, Path("/dev/null")) == Done(0, "", "")
    assert Path("/dev/null").is_char_device()


def test_a_link_stays_a_link(cakedesk: Run, tmp_path: Path) -> None:
    (tmp_path / "link.jsonl").symlink_to(tmp_path / "real.jsonl")
    assert simulate(cakedesk, tmp_path / "link.jsonl").code == 0
    assert (tmp_path / "link.jsonl").is_symlink()
    assert (tmp_path / "real.jsonl").is_file()


def test_help(cakedesk: Run) -> None:
    done = cakedesk("simulate", "--help")
    assert (done.code, done.err) == (0, "")
    assert done.out.startswith("usage: cakedesk simulate [-h] --seats N --games K --seed S")
