"""`cakedesk --install-desktop-entry` and back: all that desktops need, twice the same, and nothing left."""

from __future__ import annotations

import configparser
import shlex
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from cakedesk.commands.desktop_entry import INSTALL, REMOVE, for_program
from tests.cli.conftest import Done

Run = Callable[..., Done]
REPOSITORY = Path(__file__).parents[2]
MENU = "share/applications/cakedesk.desktop"


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A user's folder, with a program in it that was started by its name."""
    program = tmp_path / "a program" / "cakedesk-gui"
    program.parent.mkdir()
    program.touch(0o755)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(sys, "argv", [str(program.with_name("cakedesk"))])
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    return tmp_path


def files(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def entry(folder: Path) -> configparser.SectionProxy:
    parser = configparser.ConfigParser(interpolation=None)
    parser.read(folder / MENU, encoding="utf-8")
    return parser["Desktop Entry"]


def test_it_writes_what_a_package_of_the_system_would_and_twice_the_same(cakedesk: Run, home: Path) -> None:
    done = cakedesk(INSTALL)
    assert (done.code, done.err, done.out.count("\n")) == (0, "", 1)
    there = files(home)
    shared = {
        line.split('"')[3]
        for line in (REPOSITORY / "pyproject.toml").read_text("utf-8").splitlines()
        if '= "share/' in line
    }
    assert {name for name in shared if "/man/" not in name and "metainfo" not in name} <= set(there)
    assert cakedesk(INSTALL) == done
    assert set(files(home)) == set(there)
    assert files(home)[MENU] == there[MENU]


def test_the_entry_starts_the_program_wherever_it_is(cakedesk: Run, home: Path) -> None:
    cakedesk(INSTALL)
    program = str(home / "a program" / "cakedesk-gui")
    assert shlex.split(entry(home)["Exec"]) == [program, "%f"]
    assert entry(home)["TryExec"] == program
    assert entry(home)["Icon"] == "cakedesk"


@pytest.mark.parametrize("lacking", ["", "update-desktop-database", "update-mime-database"])
def test_it_opens_records_where_the_desktop_has_learnt_of_them(
    cakedesk: Run, home: Path, monkeypatch: pytest.MonkeyPatch, lacking: str
) -> None:
    tools = home / "bin"
    tools.mkdir()
    for tool in {"update-desktop-database", "update-mime-database"} - {lacking}:
        (tools / tool).symlink_to("/bin/true")
    monkeypatch.setenv("PATH", str(tools))
    opens = "" if lacking else ", and opens records"
    said = f"CakeDesk stands in the menu now{opens}; cakedesk {REMOVE} takes it out again.\n"
    assert cakedesk(INSTALL) == Done(0, said, "")
    (tools / "update-desktop-database").unlink(missing_ok=True)
    (tools / "update-desktop-database").symlink_to("/bin/false")
    assert "opens" not in cakedesk(INSTALL).out, "what fails has made nothing"


def test_signs_of_the_shell_in_a_path() -> None:
    line = for_program("Exec=cakedesk-gui %f", Path('/a$b"c\\d')).splitlines()[1]
    assert line == r'Exec="/a\\$b\\"c\\\\d" %f'


def test_nothing_is_left(cakedesk: Run, home: Path) -> None:
    before = files(home)
    cakedesk(INSTALL)
    done = cakedesk(REMOVE)
    assert (done.code, done.err, done.out) == (0, "", "CakeDesk is out of the menu.\n")
    assert files(home) == before
    assert list((home / "share").iterdir()) == []
    assert cakedesk(REMOVE).out == "CakeDesk was not in the menu.\n"


def test_what_others_have_there_stays(cakedesk: Run, home: Path) -> None:
    share = home / "share"
    others = [
        share / "applications" / "other.desktop",
        share / "mime" / "packages" / "other.xml",
        share / "icons" / "hicolor" / "16x16" / "apps" / "other.png",
    ]
    kind = '<mime-type type="application/x-other"><glob pattern="*.other"/></mime-type>'
    for path in others:
        path.parent.mkdir(parents=True)
        path.write_text(
            f'<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">{kind}</mime-info>'
            if path.suffix == ".xml"
            else "[Desktop Entry]\nType=Application\nName=Other\nExec=other\nMimeType=application/x-other;\n"
        )
    made = [share / "mime" / "globs2", share / "applications" / "mimeinfo.cache"]
    for path in made:
        path.write_text("50:application/x-other:*.other\n")
    cakedesk(INSTALL)
    assert cakedesk(REMOVE).code == 0
    assert all(path.is_file() for path in [*others, *made])
    assert not any("cakedesk" in name for name in files(share))


def test_without_a_program_nothing_is_written(
    cakedesk: Run, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (home / "a program" / "cakedesk-gui").unlink()
    monkeypatch.setattr("sysconfig.get_path", lambda *_: str(home / "bin"))
    done = cakedesk(INSTALL)
    assert done.code == 2
    assert done.err == (
        f"cakedesk: error: cakedesk-gui is not in {home / 'bin'}; install CakeDesk with pip or pipx first\n"
    )
    assert not (home / "share").exists()


def test_a_frozen_program_names_itself(cakedesk: Run, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", "/opt/cakedesk/cakedesk")
    cakedesk(INSTALL)
    assert shlex.split(entry(home)["Exec"]) == ["/opt/cakedesk/cakedesk", "%f"]


def test_a_folder_that_cannot_be_written_to_is_named(cakedesk: Run, home: Path) -> None:
    (home / "share").write_text("in the way")
    done = cakedesk(INSTALL)
    assert (done.code, done.err.count("\n")) == (2, 1)
    assert str(home / "share") in done.err


@pytest.mark.parametrize("system", ["win32", "darwin"])
def test_other_systems_are_told(
    cakedesk: Run, home: Path, monkeypatch: pytest.MonkeyPatch, system: str
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    for option in (INSTALL, REMOVE):
        assert cakedesk(option).err == (
            "cakedesk: error: desktop entries are for Linux and its relatives; this system has none\n"
        )
    assert not (home / "share").exists()
