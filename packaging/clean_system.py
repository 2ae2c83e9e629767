"""A clean minimal Debian in a folder, with a user and a virtual screen in it, to try the package in.

Everything that is started in it ends with this process: `own_world` puts that into name spaces of its own.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

USER = "ada"
SCREEN_PX = (1280, 800)
LONGEST_WORK_S = 30


class FailedError(Exception):
    """Something is not as it should be; the text says what."""


def why_not_here() -> str:
    """Why no clean system can be made on this machine.

    Returns:
        One sentence; empty if it can.
    """
    if sys.platform != "linux" or os.geteuid() != 0:
        return "This needs root on a Debian or one of its relatives."
    missing = [
        name for name in ("debootstrap", "unshare", "Xvfb", "xdotool", "apt-get") if not shutil.which(name)
    ]
    return f"These programs are missing: {', '.join(missing)}." if missing else ""


def own_world() -> None:
    """Go on in name spaces of processes and mounts that end with this process."""
    if os.getpid() != 1:
        spaces = ["unshare", "--mount", "--pid", "--fork", "--kill-child", "--mount-proc"]
        os.execvp(spaces[0], [*spaces, sys.executable, *sys.argv])


def mirror() -> str:
    """Where the packages of this machine's own Debian come from.

    Raises:
        FailedError: its sources name none.
    """
    words = ["apt-get", "indextargets", "--format", "$(REPO_URI)", "Created-By: Packages", "Label: Debian"]
    found = subprocess.run(words, capture_output=True, text=True, check=True).stdout.split()
    if not found:
        raise FailedError("apt's sources name no mirror of Debian")
    return found[0]


class CleanSystem:
    """A Debian of one release in a folder of its own.

    Attributes:
        root: what is `/` there.
        home: the user's folder, as seen from outside.
    """

    def __init__(self, release: str, folder: Path) -> None:
        """Make it, from what an earlier time has fetched if that is there.

        Args:
            release: Debian's name of it, such as `trixie`.
            folder: where all of them are kept.
        """
        pristine = folder / f"{release}-pristine"
        self.root = folder / release
        self.home = self.root / "home" / USER
        self._screen = ""
        if not (pristine / "complete").exists():
            shutil.rmtree(pristine, ignore_errors=True)
            folder.mkdir(parents=True, exist_ok=True)
            run(["debootstrap", "--variant=minbase", release, pristine, mirror()])
            (pristine / "complete").touch()
        shutil.rmtree(self.root, ignore_errors=True)
        run(["cp", "--archive", pristine, self.root])
        for kind, name in (("proc", "proc"), ("tmpfs", "tmp"), ("tmpfs", "run")):
            run(["mount", "-t", kind, kind, self.root / name])
        run(["mount", "--rbind", "/dev", self.root / "dev"])
        self.call("useradd", "--create-home", USER)

    def call(self, *words: str | Path) -> str:
        """Run a program there as root.

        Returns:
            What it wrote.
        """
        return run(["chroot", self.root, "env", "DEBIAN_FRONTEND=noninteractive", "LC_ALL=C.UTF-8", *words])

    def user_words(self, *words: str | Path, language: str = "en_GB") -> list[str]:
        """A command as the user gives it there, before the virtual screen."""
        settings = [f"HOME=/home/{USER}", f"DISPLAY={self._screen}", f"LANGUAGE={language}", "LC_ALL=C.UTF-8"]
        desktop = "XDG_CURRENT_DESKTOP=GNOME"  # whose way to know a file needs no more programs
        path = "PATH=/usr/local/bin:/usr/bin:/bin:/usr/games"
        start = ["chroot", f"--userspec={USER}:{USER}", self.root, "env", "-i", *settings, desktop, path]
        return [str(word) for word in (*start, *words)]

    def ask(self, *words: str | Path) -> str:
        """Run a program there as the user.

        Returns:
            What it wrote.
        """
        return run(self.user_words(*words))

    def begin(self, *words: str | Path, language: str = "en_GB") -> subprocess.Popen[bytes]:
        """Start a program there as the user, and don't wait for it."""
        with (self.root.parent / f"{self.root.name}.log").open("ab") as log:
            return subprocess.Popen(
                self.user_words(*words, language=language), stdout=log, stderr=log, cwd="/"
            )

    def open_screen(self) -> None:
        """Have a virtual screen outside, which programs inside reach without a file."""
        size = "x".join(map(str, SCREEN_PX))
        frames = self.root.parent / f"{self.root.name}-screen"
        frames.mkdir(exist_ok=True)
        out, into = os.pipe()
        command = ["Xvfb", "-displayfd", str(into), "-screen", "0", f"{size}x24", "-nolisten", "tcp"]
        quiet = subprocess.DEVNULL
        subprocess.Popen([*command, "-fbdir", frames], pass_fds=[into], stdout=quiet, stderr=quiet)
        os.close(into)
        with os.fdopen(out) as told:
            self._screen = f":{told.readline().strip()}"

    def settle(self) -> None:
        """Wait until nobody but us has run for a second, on a busy machine too; half a minute at most."""
        until = time.monotonic() + LONGEST_WORK_S
        still = 0
        while still < 10 and time.monotonic() < until:
            time.sleep(0.1)
            still = 0 if self._is_at_work() else still + 1

    @staticmethod
    def _is_at_work() -> bool:
        """Whether a thread of this world runs or waits for its turn: the program's, or the screen's."""
        for task in Path("/proc").glob("[0-9]*/task/*/stat"):
            with suppress(OSError):  # it has just ended
                state = task.read_text().rpartition(")")[2].split()[0]
                if state in "RD" and int(task.parts[2]) != os.getpid():
                    return True
        return False

    def touch(self, *words: str | int) -> str:
        """What hands do: words of xdotool. A window that is not there is no fault.

        Returns:
            What it wrote.
        """
        command = ["xdotool", *map(str, words)]
        given = {**os.environ, "DISPLAY": self._screen}
        return subprocess.run(command, env=given, capture_output=True, text=True, check=False).stdout


def run(command: Sequence[str | Path]) -> str:
    """Run a command.

    Returns:
        What it wrote.

    Raises:
        FailedError: it ended badly.
    """
    words = [str(word) for word in command]
    done = subprocess.run(words, capture_output=True, text=True, check=False, cwd="/")
    if done.returncode:
        raise FailedError(f"{' '.join(words)}: {(done.stdout + done.stderr)[-2000:]}")
    return done.stdout
