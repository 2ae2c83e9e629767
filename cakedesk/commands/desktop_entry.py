"""`cakedesk --install-desktop-entry`: a place in the menu for those who came by pip or pipx, and out of it.

What a package of the system puts below `/usr/share` goes to the folder of the user's own data: menu entry,
icons and the type of records. See https://specifications.freedesktop.org/desktop-entry-spec/latest/.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path

from cakedesk.commands.arguments import command_parser
from cakedesk.engine.errors import CakeDeskError
from cakedesk.engine.resources import resource_path

INSTALL, REMOVE = "--install-desktop-entry", "--remove-desktop-entry"

_ENTRY = Path("applications", "cakedesk.desktop")
_TYPE = Path("mime", "packages", "org.cakedesk.CakeDesk.xml")
_ICONS = Path("icons", "hicolor")
_MADE_FROM_ENTRIES = ("mimeinfo.cache",)
_MADE_FROM_TYPES = (
    "XMLnamespaces", "aliases", "generic-icons", "globs", "globs2", "icons", "magic", "mime.cache",
    "subclasses", "treemagic", "types", "version", "application/x-cakedesk-record.xml",
)  # fmt: skip


def main(argv: Sequence[str]) -> int:
    """Put CakeDesk into the desktop's menu, or take it out, and say so in one sentence.

    Raises:
        CakeDeskError: this system has other menus, no program is there to be started, or the folder can't be
            written to.
    """
    parser = command_parser(argv[0], "Put CakeDesk into the menu of your desktop, or take it out of it.")
    parser.parse_args(argv[1:])
    if sys.platform in ("win32", "darwin"):
        raise CakeDeskError("desktop entries are for Linux and its relatives; this system has none")
    shared = user_data_folder()
    try:
        said = _install(shared) if argv[0] == INSTALL else _remove(shared)
    except OSError as error:
        raise CakeDeskError(f"{error.filename or shared} can't be written: {error.strerror}") from error
    print(said)
    return 0


def _install(shared: Path) -> str:
    opens = ", and opens records" if install(shared, find_program()) else ""
    return f"CakeDesk stands in the menu now{opens}; cakedesk {REMOVE} takes it out again."


def _remove(shared: Path) -> str:
    return "CakeDesk is out of the menu." if remove(shared) else "CakeDesk was not in the menu."


def user_data_folder() -> Path:
    """Where desktops look for what a user has installed."""
    named = os.environ.get("XDG_DATA_HOME", "")
    return Path(named) if os.path.isabs(named) else Path.home() / ".local" / "share"


def find_program() -> Path:
    """The program that the entry is to start.

    Raises:
        CakeDeskError: there is none, since CakeDesk was not installed.
    """
    if getattr(sys, "frozen", False):
        return Path(sys.executable)
    # First that beside the command that was given: pipx keeps it where it stays through an upgrade.
    schemes = sysconfig.get_default_scheme(), sysconfig.get_preferred_scheme("user")
    folders = (
        os.path.dirname(os.path.abspath(sys.argv[0])),
        *(sysconfig.get_path("scripts", name) for name in schemes),
    )
    for folder in folders:
        program = Path(folder, "cakedesk-gui")
        if os.access(program, os.X_OK):
            return program
    raise CakeDeskError(f"cakedesk-gui is not in {folders[1]}; install CakeDesk with pip or pipx first")


def install(shared: Path, program: Path) -> bool:
    """Write all files, also over those of an earlier time.

    Args:
        shared: the folder of the user's data.
        program: what is started.

    Returns:
        Whether the desktop knows now what opens records.
    """
    for target, source in _files():
        (shared / target).parent.mkdir(parents=True, exist_ok=True)
        if target == _ENTRY:
            text = source.read_text(encoding="utf-8")
            (shared / target).write_text(for_program(text, program), encoding="utf-8")
        else:
            shutil.copyfile(source, shared / target)
    return _tell_desktop(shared)


def remove(shared: Path) -> bool:
    """Take all files away, and what the desktop made of them.

    Returns:
        Whether there was anything.
    """
    there = [shared / target for target, _ in _files() if (shared / target).is_file()]
    for path in there:
        path.unlink()
    if there:
        _tell_desktop(shared)
    # What is made from nothing is of no use; what is made from others' files stays.
    types, entries = shared / _TYPE.parent, shared / _ENTRY.parent
    made: list[Path] = []
    if not _holds(types, "*.xml"):
        made += [types.parent / name for name in _MADE_FROM_TYPES]
    if not _holds(entries, "*.desktop"):
        made += [entries / name for name in _MADE_FROM_ENTRIES]
    for path in made:
        path.unlink(missing_ok=True)
    _remove_empty_folders(shared, [*(shared / target for target, _ in _files()), *made])
    return bool(there)


def for_program(text: str, program: Path) -> str:
    """The entry as it starts a program that no search path need lead to.

    Args:
        text: the entry, whose `Exec` names a command alone.
        program: its absolute path.

    >>> print(for_program("Exec=cakedesk-gui %f", Path("/home/ada/100% cake/cakedesk-gui")))
    TryExec=/home/ada/100% cake/cakedesk-gui
    Exec="/home/ada/100%% cake/cakedesk-gui" %f
    """
    # Quoted as an argument, and then as any text of the file.
    argument = re.sub(r'(["`$\\])', r"\\\1", str(program)).replace("%", "%%").replace("\\", "\\\\")
    path = str(program).replace("\\", "\\\\")
    return text.replace("Exec=cakedesk-gui", f'TryExec={path}\nExec="{argument}"')


def _files() -> Iterator[tuple[Path, Path]]:
    """Each file by its place below the user's data, and where it comes from."""
    yield _ENTRY, resource_path("desktop", _ENTRY.name)
    yield _TYPE, resource_path("desktop", _TYPE.name)
    yield _ICONS / "scalable" / "apps" / "cakedesk.svg", resource_path("icons", "cakedesk.svg")
    for picture in sorted(resource_path("icons").glob("cakedesk-*.png")):
        px = picture.stem.partition("-")[2]
        yield _ICONS / f"{px}x{px}" / "apps" / "cakedesk.png", picture


def _tell_desktop(shared: Path) -> bool:
    """Have the desktop's own lists made anew, where there are programs for that. Tells whether all are."""
    all_made = True
    for command, folder in (("update-mime-database", "mime"), ("update-desktop-database", "applications")):
        is_made = (shared / folder).is_dir() and shutil.which(command) is not None
        if is_made:
            done = subprocess.run([command, shared / folder], capture_output=True, check=False)
            is_made = done.returncode == 0
        all_made = all_made and is_made
    with suppress(OSError):
        os.utime(shared / _ICONS)  # a list of icons that is older than this counts as outdated
    return all_made


def _holds(folder: Path, pattern: str) -> bool:
    return next(folder.glob(pattern), None) is not None


def _remove_empty_folders(shared: Path, files: Iterable[Path]) -> None:
    for file in files:
        for folder in file.parents:
            if folder == shared:
                break
            with suppress(OSError):
                folder.rmdir()
