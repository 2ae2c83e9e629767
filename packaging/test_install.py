"""Tries the Debian package as people meet it, in a clean minimal Debian; as root.

It is installed, started by the line of its desktop file, played with keys and mouse before a virtual screen,
upgraded, given a record by its type, and removed. No part of the suite: it takes half an hour.
"""

from __future__ import annotations

import argparse
import configparser
import json
import random
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import freeze
from clean_system import USER, CleanSystem, FailedError, own_world, run, why_not_here
from frozen_check import check_commands, check_files, check_libraries, check_printing, check_start

RELEASES = {"12": "bookworm", "13": "trixie"}
NEEDED_ELSEWHERE = ("xdg-utils", "shared-mime-info", "desktop-file-utils", "libglib2.0-bin")
"""What a desktop has and the game does not need."""
BOXES = {"top-cake": 139, "cake-swap": 389, "piece-o-cake": 639, "dutch-auction": 889, "take-the-cake": 1139}
"""Where the boxes stand on the first page, from the left, in pixels."""
BOX_Y, START, RESUME, HEADLINE = 280, (1113, 730), (144, 733), (190, 98)
HANDS = 6 * ["Return"] + 3 * ["ctrl+Return", "space", "Right"] + ["Left", "Up", "Down", "Tab", "1", "2"]
"""Keys that play, those more often that lead on."""
LONGEST_START_S, LONGEST_GAME_S = 60, 900


def main() -> int:
    """Try it.

    Returns:
        0 if all was seen, 1 if something is wrong, 2 where this can't be tried.
    """
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--debian", choices=list(RELEASES), default="13")
    parser.add_argument("package", type=Path)
    options = parser.parse_args()
    if why := why_not_here():
        print(f"test_install can't run here. {why}", file=sys.stderr)
        return 2
    own_world()
    try:
        Trial(RELEASES[options.debian], options.package.resolve()).run()
    except FailedError as error:
        print(f"FAILED: {error}", file=sys.stderr)
        return 1
    print("All of it works.")
    return 0


class Trial:
    """One course through the life of the package on one release."""

    def __init__(self, release: str, package: Path) -> None:
        """Make the system."""
        self._package = package
        self._system = CleanSystem(release, freeze.ROOT / "build" / "test_install")
        self._data = self._system.home / ".local/share/cakedesk"
        say(f"A clean Debian {release}")

    def run(self) -> None:
        """Go through all of it.

        Raises:
            FailedError: something is not as it should be.
        """
        before = self._files()
        self._install(self._older())
        folder = self._system.root / "usr/lib/cakedesk"
        check_files(folder / "_internal", freeze.ROOT, say)
        check_libraries(self._system.ask, say)
        check_commands(self._system.ask, say)
        check_printing(self._system.ask, self._system.root, say)
        check_start(self._system.ask, say)
        self._system.open_screen()
        self._play_all()
        self._mishap()
        self._crash()
        kept = self._kept()
        self._install(self._package)
        expect(self._kept() == kept, "An upgrade keeps every match", f"{kept} became {self._kept()}")
        for language in ("de", "fr", "es"):
            self._speaks(language)
        self._open_record()
        self._remove(before)

    def _older(self) -> Path:
        """The same package with a smaller version."""
        with tempfile.TemporaryDirectory() as place:
            run(["dpkg-deb", "--raw-extract", self._package, place])
            control = Path(place, "DEBIAN", "control")
            lines = control.read_text(encoding="utf-8").splitlines()
            kept = ["Version: 0.0.1" if line.startswith("Version:") else line for line in lines]
            control.write_text("\n".join(kept) + "\n", encoding="utf-8")
            older = self._system.root.parent / f"{self._system.root.name}_0.0.1.deb"
            run(["dpkg-deb", "--root-owner-group", "-Znone", "--build", place, older])
        return older

    def _install(self, package: Path) -> None:
        shutil.copy(package, self._system.root / "tmp")
        path = Path("/tmp", package.name)
        self._system.call("apt-get", "update", "-o", "Acquire::Retries=5")
        self._fetch(path)
        version = self._system.call("dpkg-query", "--show", "--showformat=${Version}", "cakedesk")
        say(f"apt has installed version {version}")

    def _fetch(self, *packages: str | Path) -> None:
        """Have apt install packages; a network that stumbles is asked again."""
        words = ["--yes", "--no-install-recommends", "-o", "Acquire::Retries=5"]
        self._system.call("apt-get", "install", *words, *packages)

    def _start(self, language: str = "en_GB") -> subprocess.Popen[bytes]:
        """Start the program as a menu does, by the line of its desktop file, and wait for its window."""
        entry = configparser.ConfigParser(interpolation=None)
        entry.read(self._system.root / "usr/share/applications/cakedesk.desktop", encoding="utf-8")
        words = [word for word in shlex.split(entry["Desktop Entry"]["Exec"]) if not word.startswith("%")]
        program = self._system.begin(*words, language=language)
        self._await_window()
        return program

    def _await_window(self) -> None:
        until(lambda: bool(self._windows()), LONGEST_START_S, "no window")
        self._system.settle()
        # Where nobody manages windows, keys go to the one that was clicked.
        self._system.touch("mousemove", *HEADLINE, "click", 1)

    def _windows(self) -> list[str]:
        return self._system.touch("search", "--onlyvisible", "--name", "CakeDesk").split()

    def _end(self, program: subprocess.Popen[bytes]) -> None:
        def has_ended() -> bool:
            self._system.touch("key", "ctrl+q")  # heard as soon as the menu is there
            time.sleep(1)
            return program.poll() is not None

        until(has_ended, LONGEST_START_S, "Ctrl+Q does not end the program")
        code = program.returncode
        expect(code == 0, "", f"the program ended with {code}")

    def _close_window(self, key: str, what: str) -> None:
        """End a program that somebody else has started."""

        def has_ended() -> bool:
            self._system.touch("key", key)
            time.sleep(1)
            return not self._windows()

        until(has_ended, LONGEST_START_S, f"{what} does not close")

    def _play_all(self) -> None:
        settings = self._system.home / ".config/cakedesk/settings.json"
        self._system.ask("mkdir", "--parents", f"/{settings.parent.relative_to(self._system.root)}")
        for game in BOXES:
            # Anew each time: where the window was is forgotten, too.
            settings.write_text(json.dumps({"animation_speed": "off", "computer_pace": "off"}), "utf-8")
            program = self._start()
            self._play(game, program)
            self._end(program)

    def _begin(self, game: str) -> None:
        box = BOXES[game], BOX_Y
        for place in (box, box, START):  # a window that has just come may miss the first click
            self._system.touch("mousemove", *place, "click", 1)
            self._system.settle()

    def _play(self, game: str, program: subprocess.Popen[bytes]) -> None:
        """Play a game until it stands among the finished ones: whatever the keys do, it comes to an end."""
        began, before, chance = time.monotonic(), self._finished(), random.Random(game)
        self._begin(game)
        thinking = [Path("/proc", str(pid), "maps").read_text() for pid in thinkers(program)]
        expect(bool(thinking), "", f"{game}: no thinking process")
        expect("libQt6" not in "".join(thinking), "", f"{game}: the thinking process has loaded Qt")

        def is_over() -> bool:
            if chance.random() < 0.1:  # the keys may have led away from the table
                self._system.touch("key", "Escape", "mousemove", *RESUME, "click", 1)
            self._system.touch("key", "--delay", 20, *chance.choices(HANDS, k=20))
            return self._finished() != before

        until(is_over, LONGEST_GAME_S, f"{game} was not played to its end; {self._kept()}")
        (record,) = self._finished() - before
        inside = f"/{(self._data / 'history' / record).relative_to(self._system.root)}"
        played = json.loads((self._data / "history" / record).read_text(encoding="utf-8"))["game"]
        self._system.ask("cakedesk", "verify", inside)
        seconds = time.monotonic() - began
        expect(
            played == game,
            f"{game}: played to its end by real keys in {seconds:.0f} s",
            f"{played} was played",
        )

    def _mishap(self) -> None:
        """Spoil a file that is read when it is asked for: the program goes on, and says where details are."""
        help_page = self._system.root / "usr/lib/cakedesk/_internal/cakedesk/resources/help/en/top-cake.md"
        text = help_page.read_bytes()
        help_page.write_bytes(b"\xff\xfe broken")
        program = self._start()
        self._system.touch("mousemove", BOXES["top-cake"], BOX_Y, "click", 1)
        self._system.settle()
        self._system.touch("key", "F1")
        until((self._data / "mishaps.log").exists, 20, "a mishap was not written down")
        self._system.touch("key", "Escape")
        self._end(program)
        help_page.write_bytes(text)
        say("A mishap is written down, and the program goes on")

    def _crash(self) -> None:
        """End the program in a match as a fault in Qt would: the thinking process has a dialog tell it."""
        program = self._start()
        self._begin("top-cake")
        kept = self._kept()
        program.send_signal(signal.SIGSEGV)
        expect(program.wait() == -signal.SIGSEGV, "", f"the program has ended with {program.returncode}")
        report = self._data / "crash.log"
        until(lambda: bool(report.exists() and self._windows()), LONGEST_START_S, "no dialog tells of it")
        self._system.settle()
        dialogs = self._windows()
        expect(len(dialogs) == 1, "", f"{len(dialogs)} windows tell of a crash")
        self._system.touch("mousemove", "--window", dialogs[0], 20, 20, "click", 1)
        self._close_window("Escape", "the dialog")
        expect("Segmentation fault" in report.read_text("utf-8"), "", "the report does not tell of the crash")
        expect(self._kept() == kept, "A crash is told at once; the match is safe", f"{kept} are gone")

    def _speaks(self, language: str) -> None:
        """What the program has open while it runs: its own catalogue, and Qt's, and what plays sounds."""
        program = self._start(language)
        maps = "".join(
            Path("/proc", str(pid), "maps").read_text() for pid in (program.pid, *children(program.pid))
        )
        for name in (f"cakedesk_{language}.qm", f"qtbase_{language}.qm", "_miniaudio"):
            expect(name in maps, "", f"{name} is not in use")
        say(f"Started by somebody who reads {language}, the program and Qt's dialogs speak it")
        self._end(program)

    def _open_record(self) -> None:
        self._fetch(*NEEDED_ELSEWHERE)
        inside = f"/home/{USER}/a game.cakedesk"
        players = ["--seats", "2", "--games", "1", "--seed", "1", "--players", "medium,random"]
        self._system.ask("cakedesk", "simulate", "piece-o-cake", *players, "--out", inside)
        kind = self._system.ask("xdg-mime", "query", "filetype", inside).strip()
        expect(kind == "application/x-cakedesk-record", f"A record is a {kind}", f"a record is a {kind}")
        opener = self._system.ask("xdg-mime", "query", "default", kind).strip()
        expect(opener == "cakedesk.desktop", f"Records belong to {opener}", f"records belong to {opener!r}")
        self._system.begin("xdg-open", inside)
        self._await_window()
        say("xdg-open opens a record in a window")
        self._close_window("ctrl+q", "the window of a record")

    def _remove(self, before: set[str]) -> None:
        kept = self._kept()
        own = self._system.call("dpkg", "--listfiles", "cakedesk").splitlines()
        self._system.call("apt-get", "purge", "--yes", "cakedesk")
        left = [name for name in own if name not in before and "cakedesk" in name.lower()
                and (self._system.root / name[1:]).exists()]  # fmt: skip
        named = [name for name in self._files() - before if "cakedesk" in name.lower()]
        expect(not left and not named, "Removed, it leaves no file", f"left: {left + named}")
        expect(self._kept() == kept, f"The {len(kept)} files of matches are still there", "matches are gone")

    def _files(self) -> set[str]:
        """All there is, but for what lies in memory or belongs to the user."""
        words = "find / -xdev -path /home -prune -o -path /proc -prune -o -path /dev -prune -o -print"
        return set(self._system.call(*words.split()).splitlines())

    def _finished(self) -> set[str]:
        return {path.name for path in self._data.glob("history/*.json*")}

    def _kept(self) -> dict[str, bytes]:
        """The matches, finished and running, but not what is made from them."""
        folders = ("history", "saves")
        return {
            path.name: path.read_bytes()
            for folder in folders
            for path in self._data.glob(f"{folder}/*")
            if path.is_file() and path.suffix in {".json", ".jsonl", ".cakedesk"}
        }


def thinkers(program: subprocess.Popen[bytes]) -> list[int]:
    """The processes that a program has started."""
    return [
        pid
        for pid in children(program.pid)
        if "multiprocessing" in Path("/proc", str(pid), "cmdline").read_text()
    ]


def children(pid: int) -> list[int]:
    """The processes below a process."""
    lines = subprocess.run(
        ["ps", "-e", "-o", "pid=,ppid="], capture_output=True, text=True, check=True
    ).stdout
    pairs = [tuple(map(int, line.split())) for line in lines.splitlines()]
    below = [one for one, parent in pairs if parent == pid]
    return [*below, *(deeper for one in below for deeper in children(one))]


def until(is_so: Callable[[], bool], longest_s: float, trouble: str) -> None:
    """Wait for something.

    Raises:
        FailedError: it did not come.
    """
    end = time.monotonic() + longest_s
    while not is_so():
        if time.monotonic() > end:
            raise FailedError(f"{trouble} after {longest_s} s")
        time.sleep(0.2)


def expect(is_so: bool, seen: str, trouble: str) -> None:
    """Say what was seen, or what is wrong."""
    if not is_so:
        raise FailedError(trouble)
    if seen:
        say(seen)


def say(what: str) -> None:
    """Tell one thing that was seen."""
    print(f"- {what}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
