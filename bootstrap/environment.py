"""Makes `.venv` and keeps it up to date with pyproject.toml."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from bootstrap.errors import SetupError
from bootstrap.system_setup import Say


class _Stamp(NamedTuple):
    """What was installed, as kept in the environment; its paths break when the checkout is moved."""

    root: str
    project: str
    extras: tuple[str, ...]


class Environment:
    """The checkout's own Python environment.

    Attributes:
        root: The checkout.
        folder: The environment in it.
        python: The environment's Python.
    """

    def __init__(self, root: Path, on_windows: bool = os.name == "nt") -> None:
        self.root = root
        self.folder = root / ".venv"
        self.python = self.folder / ("Scripts/python.exe" if on_windows else "bin/python")
        self._stamp_path = self.folder / "cakedesk-installed.json"
        self._site_packages_pattern = "Lib/site-packages" if on_windows else "lib/python*/site-packages"

    @property
    def exists(self) -> bool:
        """Whether there is an environment whose Python is still there."""
        return os.path.isfile(self.python)  # says False of what it may not see, where Path would raise

    def package_dir(self, name: str) -> Path:
        """Finds an installed package.

        Args:
            name: Its import name.

        Returns:
            Its folder.

        Raises:
            SetupError: It is not installed.
        """
        for site_packages in self.folder.glob(self._site_packages_pattern):
            if (site_packages / name).is_dir():
                return site_packages / name
        raise SetupError(f"{name} is missing in {self.folder}: delete that folder and start again.")

    def prepare(self, extras: Sequence[str], say: Say) -> None:
        """Makes the environment if it is missing or broken, and installs what it lacks. Quick if it is ready.

        Args:
            extras: The optional dependencies that are wanted besides, as pyproject.toml calls them.
            say: Told what is done.

        Raises:
            SetupError: No network, a read-only folder or the like; the message says what to do.
        """
        installed = self._read_stamp()
        # Whoever asked for the tests' tools once keeps them.
        had = installed.extras if installed else ()
        wanted = _Stamp(str(self.root), self._project_digest(), tuple(sorted({*extras, *had})))
        if self.exists and installed == wanted:
            return
        require_writable(self.root)
        was_moved = installed is not None and installed.root != wanted.root
        if was_moved or not self._is_sound():
            self._make(say)
        self._install(wanted, say)

    def _read_stamp(self) -> _Stamp | None:
        try:
            root, project, extras = json.loads(self._stamp_path.read_text(encoding="utf-8"))
            return _Stamp(str(root), str(project), tuple(str(extra) for extra in extras))
        except (OSError, ValueError, TypeError):
            return None

    def _is_sound(self) -> bool:
        if not self.exists:
            return False
        try:
            done = subprocess.run([self.python, "-c", "import pip"], capture_output=True, check=False)
        except OSError:
            return False
        return done.returncode == 0

    def _make(self, say: Say) -> None:
        try:
            if self.folder.is_symlink() or self.folder.is_file():
                self.folder.unlink()
            elif self.folder.exists():
                say("The folder .venv is broken, incomplete or was made elsewhere: making it anew.")
                shutil.rmtree(self.folder)
        except OSError as error:
            raise SetupError(
                f"{self.folder} can't be removed ({error.strerror}): remove it yourself."
            ) from error
        say("Making a Python environment in .venv ...")
        command = [sys.executable, "-m", "venv", str(self.folder)]
        # Captured, so that Ctrl-C shows no traceback of a process that nobody knows of.
        done = subprocess.run(command, capture_output=True, text=True, errors="replace", check=False)
        if done.returncode != 0:
            raise SetupError(f"Python could not make an environment in .venv:\n{done.stdout}{done.stderr}")

    def _install(self, wanted: _Stamp, say: Say) -> None:
        self._stamp_path.unlink(missing_ok=True)
        say("Installing what CakeDesk needs (the first time some 100 MB are downloaded) ...")
        command = [str(self.python), "-m", "pip", "install", "--disable-pip-version-check", "--no-input"]
        if not sys.stderr.isatty():
            command.append("--quiet")
        command += ["--editable", f".[{','.join(wanted.extras)}]" if wanted.extras else "."]
        # The build hook only compiles translations, for which an isolated build would download Qt once more.
        environ = {**os.environ, "HATCH_BUILD_NO_HOOKS": "true"}
        if subprocess.call(command, cwd=self.root, env=environ, stdout=sys.stderr) != 0:
            raise SetupError(
                "pip could not install what CakeDesk needs; it says why above. If there is no connection to "
                "the internet: connect and start again (behind a proxy, set HTTPS_PROXY first)."
            )
        self._stamp_path.write_text(json.dumps(wanted), encoding="utf-8")

    def _project_digest(self) -> str:
        return hashlib.sha256((self.root / "pyproject.toml").read_bytes()).hexdigest()


def require_writable(folder: Path) -> None:
    """Makes sure that files can be made in a folder.

    Args:
        folder: The folder.

    Raises:
        SetupError: It is read-only.
    """
    if not os.access(folder, os.W_OK):
        raise SetupError(
            f"Nothing can be written to {folder}: copy CakeDesk to a folder of your own, start it there."
        )
