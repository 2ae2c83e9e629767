"""`cakedesk arena`: which computer player beats which, and how surely."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager, nullcontext
from pathlib import Path
from threading import Thread
from typing import Any, NamedTuple

from cakedesk.commands.arguments import command_parser, positive_number, whole_number
from cakedesk.commands.output_file import output_file
from cakedesk.commands.progress import Progress
from cakedesk.engine.errors import CakeDeskError
from cakedesk.engine.registry import find_game, game_ids
from cakedesk.players.arena import all_pairings, play_all
from cakedesk.players.arena_table import Tally, table
from cakedesk.players.registry import make_player

_MOST_JOBS = 61
"""Windows waits for no more processes at once: https://docs.python.org/3/library/concurrent.futures.html"""
_STOPS = (signal.SIGINT, signal.SIGTERM)
"""Ctrl+C, and what asks a program to end. Terminals and `timeout` send them to all processes of a group."""
_TIMEOUT = "10s"
"""So long a scheduler may take to answer."""

_DESCRIPTION = """\
Let computer players play against each other, every two of them, each deal once from each seat. The table
says what the first named of two has won (shared victories in part), in which interval the truth lies in 95
cases of 100, mean points, and the milliseconds of processor time a move took, on average and at most. With
more than two seats the first named sits alone among seats of the other. All but the times depends on the
arguments alone, however many processes or machines compute it. Ctrl+C, or SIGTERM, prints what is known by
then."""


def main(argv: Sequence[str]) -> int:
    """Play, and print the table.

    Raises:
        CakeDeskError: an argument that can't be used, a scheduler that can't be reached, or a file that can't
            be written.
    """
    arguments = _parse(argv)
    game = find_game(arguments.game)
    seats = arguments.seats or game.seats[0]
    game.check_seats(seats)
    if len(arguments.levels) < 2:
        raise CakeDeskError("it takes two to compare: name another level")
    for level in arguments.levels:
        make_player(level, game.id)
    pairings = all_pairings(game.id, arguments.levels, seats, arguments.seed)
    tallies = [Tally(pairing) for pairing in pairings]
    records: dict[tuple[int, int], str] = {}
    progress = Progress(len(pairings) * arguments.games, "games")
    is_whole = False
    # The file is begun first: that it can't be written is not told after hours.
    with (
        _one_stop(),
        output_file(arguments.records) if arguments.records else nullcontext() as file,
    ):
        try:
            with _computing(arguments) as (executor, workers), progress:
                for outcome in play_all(executor, workers, pairings, arguments.games):
                    place = pairings.index(outcome.pairing)
                    tallies[place].add(outcome)
                    if file is not None:
                        records[place, outcome.number] = outcome.record
                    progress.step()
            is_whole = True
        except KeyboardInterrupt:
            pass
        print(f"{game.title}, {seats} seats, seed {arguments.seed}" + ("" if is_whole else ", interrupted"))
        print("\n".join(table(tallies)))
        if file is not None:
            file.writelines(records[key] + "\n" for key in sorted(records))
    return 0 if is_whole else 1


def _parse(argv: Sequence[str]) -> Namespace:
    parser = command_parser("arena", _DESCRIPTION)
    parser.add_argument("game", metavar="GAME", help=f"one of {', '.join(game_ids())}")
    parser.add_argument(
        "levels",
        metavar="LEVEL",
        nargs="+",
        help="computer players, two or more; from medium up some have a character: medium:mean",
    )
    parser.add_argument(
        "--games", metavar="N", type=positive_number, required=True, help="how many each two play"
    )
    parser.add_argument("--seed", metavar="S", type=whole_number, required=True, help="a whole number")
    parser.add_argument(
        "--seats", metavar="K", type=positive_number, help="how many play (the fewest that can)"
    )
    parser.add_argument(
        "--jobs", metavar="N", type=positive_number, help="how many processes compute (as many as processors)"
    )
    parser.add_argument(
        "--scheduler",
        metavar="ADDRESS",
        help="have a Dask cluster compute, whose scheduler is there; its machines need CakeDesk, too",
    )
    parser.add_argument("--records", metavar="FILE", type=Path, help="where the games go, one a line")
    return parser.parse_args(argv)


class _Computing(NamedTuple):
    """Who computes."""

    executor: Executor  # takes tasks
    workers: int  # how many tasks it does at once


def _computing(arguments: Namespace) -> Any:
    if arguments.scheduler:
        return _on_cluster(arguments.scheduler)
    jobs = arguments.jobs or min(os.cpu_count() or 1, _MOST_JOBS)
    return _in_processes(jobs) if jobs > 1 else _here()


class _Here(Executor):
    """Does each task at once, in this process."""

    def submit(self, task: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        """Do a task. What it raises is raised here."""
        future: Future[Any] = Future()
        future.set_result(task(*args, **kwargs))
        return future


@contextmanager
def _here() -> Iterator[_Computing]:
    yield _Computing(_Here(), 1)


@contextmanager
def _in_processes(jobs: int) -> Iterator[_Computing]:
    others = {*multiprocessing.active_children()}
    # Forked processes would share what this one holds by chance; spawned ones are alike on every system.
    spawning = multiprocessing.get_context("spawn")
    executor = _Processes(jobs, spawning, initializer=_begin_in_process)
    try:
        yield _Computing(executor, jobs)
    except BaseException:
        # Nobody waits for games that are under way. Half an answer of one would be waited for for ever, were
        # there anybody left who could write the rest of it: this process holds that end, too.
        for child in {*multiprocessing.active_children()} - others:
            child.kill()
        executor._result_queue._writer.close()  # type: ignore[attr-defined]
        raise
    finally:
        executor.shutdown(cancel_futures=True)


class _Processes(ProcessPoolExecutor):
    """Is stopped by nothing while it begins a process: one half begun would complain."""

    def submit(self, task: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        """Have a task done. What would stop it meanwhile comes just after."""
        came = list[int]()
        try:
            with _handled(lambda number, _: came.append(number)), _stops_blocked():
                return super().submit(task, *args, **kwargs)
        finally:
            for number in came[:1]:
                signal.raise_signal(number)


@contextmanager
def _stops_blocked() -> Iterator[None]:
    """Let no process that begins be stopped before it can leave that alone, where the system can do that."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, _STOPS)  # which new processes inherit
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def _handled(handler: Callable[[int, object], object]) -> Iterator[None]:
    """Have what stops a program do something else, unless it is ignored, as in a shell's background."""
    before = {number: signal.getsignal(number) for number in _STOPS}
    for number, former in before.items():
        if former is not signal.SIG_IGN:
            signal.signal(number, handler)
    try:
        yield
    finally:
        for number, former in before.items():
            signal.signal(number, former)


@contextmanager
def _one_stop() -> Iterator[None]:
    """Be stopped once: a second time would end what ends the games, and leave them alone."""

    def interrupt(*_: object) -> None:
        _leave_stops_alone()
        raise KeyboardInterrupt

    with _handled(interrupt):
        yield


def _leave_stops_alone() -> None:
    for number in _STOPS:
        signal.signal(number, signal.SIG_IGN)


def _begin_in_process() -> None:
    """End with the one that prints the table, and leave it to that to be stopped."""
    _leave_stops_alone()
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


@contextmanager
def _on_cluster(address: str) -> Iterator[_Computing]:
    try:
        from distributed import Client  # noqa: PLC0415 - an extra, which few have
    except ImportError as error:
        raise CakeDeskError("--scheduler needs Dask: pip install cakedesk[cluster]") from error
    try:
        client = Client(address, timeout=_TIMEOUT)
    except (OSError, ValueError) as error:
        raise CakeDeskError(f"there is no scheduler at {address}: {error}") from error
    with client:
        # Dask would take tasks of the same arguments for the same task.
        executor = client.get_executor(pure=False)
        try:
            yield _Computing(executor, max(1, sum(client.nthreads().values())))
        finally:
            executor.shutdown(wait=False)
