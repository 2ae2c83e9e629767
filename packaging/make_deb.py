"""Makes the Debian package around the frozen program: `python3 packaging/make_deb.py` writes `dist/*.deb`.

What desktops are told (menu entry, icons, file type, store page, man page) is taken from the wheel that was
frozen; the libraries that the machine must have are those that `run.py` asks for.
"""

from __future__ import annotations

import argparse
import gzip
import shutil
import subprocess
import sys
import tempfile
import tomllib
import zipfile
from email.utils import formatdate
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import freeze

from bootstrap.system_packages import DRAWING_LIBRARIES, WAYLAND_LIBRARIES, X11_LIBRARIES

NAME = "cakedesk"
HERE = Path(__file__).resolve().parent
RENAMED = {"libglib2.0-0": "libglib2.0-0t64 | libglib2.0-0"}
"""Debian 13 and its relatives renamed these for their 64-bit clock."""
SOUND = "libpulse0"
"""What plays the sounds; without it the game is silent."""
DESCRIPTION = """\
Description: card games about cake, with friends or against the computer
 One table with five card games about cake: Top Cake, Carroll County Cake Swap,
 Piece o' Cake, Dutch Auction and Take the Cake.
 .
 People share one screen and hand it over with their secrets covered; computer
 players of several strengths take the other seats. By mouse or by keyboard
 alone, light and dark, with a guided first game of each.
 .
 An unofficial implementation with art and text of its own.
"""


def main() -> int:
    """Freeze if that was not done, and make the package.

    Returns:
        The exit code.
    """
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--version", help="another version than the program's, to try an upgrade")
    version = parser.parse_args().version
    folder = freeze.DIST / NAME
    wheel = next((freeze.BUILD / "wheel").glob("*.whl"), None)
    if not folder.is_dir() or wheel is None:
        if code := freeze.main([]):
            return code
        wheel = next((freeze.BUILD / "wheel").glob("*.whl"))
    version = version or wheel.name.split("-")[1]
    with tempfile.TemporaryDirectory() as place:
        root = Path(place, NAME)
        fill(root, folder, wheel, version)
        write_control(root, version)
        for path in [root, *root.rglob("*")]:
            if not path.is_symlink():
                is_program = path == root / "usr/lib" / NAME / NAME
                path.chmod(0o755 if path.is_dir() or is_program else 0o644)
        package = freeze.DIST / f"{NAME}_{version}_{architecture()}.deb"
        freeze.run(["dpkg-deb", "--root-owner-group", "--build", "-Zxz", root, package])
    print(f"{package}: {package.stat().st_size / 1e6:.0f} MB")
    return 0


def fill(root: Path, folder: Path, wheel: Path, version: str) -> None:
    """Lay out what the package holds.

    Args:
        root: stands for `/`.
        folder: the frozen program.
        wheel: what it was frozen from.
        version: the package's.
    """
    shutil.copytree(folder, root / "usr/lib" / NAME, symlinks=True)
    bin_folder = root / "usr/games"
    bin_folder.mkdir(parents=True)
    for name in ("cakedesk", "cakedesk-gui"):
        (bin_folder / name).symlink_to(f"../lib/{NAME}/{NAME}")
    with zipfile.ZipFile(wheel) as archive:
        for name in archive.namelist():
            _, mark, below = name.partition(".data/data/share/")
            if mark:
                target = root / "usr/share" / below
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_bytes(archive.read(name))
    page = root / "usr/share/man/man6/cakedesk.6"
    pack(page.read_bytes(), page.with_name("cakedesk.6.gz"))
    page.with_name("cakedesk-gui.6.gz").symlink_to("cakedesk.6.gz")
    page.unlink()
    doc = root / "usr/share/doc" / NAME
    doc.mkdir(parents=True)
    shutil.copy(HERE / "debian" / "copyright", doc / "copyright")
    shutil.copy(freeze.ROOT / "CHANGELOG.md", doc / "NEWS.md")
    made = formatdate(wheel.stat().st_mtime)
    entry = f"{NAME} ({version}) unstable; urgency=medium\n\n  * What changed stands in NEWS.md.\n\n"
    pack(f"{entry} -- {maintainer()}  {made}\n".encode(), doc / "changelog.gz")
    overrides = root / "usr/share/lintian/overrides"
    overrides.mkdir(parents=True)
    shutil.copy(HERE / "debian" / "lintian-overrides", overrides / NAME)


def write_control(root: Path, version: str) -> None:
    """Say what the package is, and what it needs."""
    libraries = (*DRAWING_LIBRARIES, *X11_LIBRARIES, *WAYLAND_LIBRARIES)
    needs = {RENAMED.get(library.debian, library.debian) for library in libraries}
    depends = ", ".join(sorted({"libc6 (>= 2.36)", *needs}))
    size = sum(path.lstat().st_size for path in root.rglob("*") if path.is_file()) // 1024
    control = root / "DEBIAN" / "control"
    control.parent.mkdir()
    control.write_text(
        f"Package: {NAME}\nVersion: {version}\nArchitecture: {architecture()}\nMaintainer: {maintainer()}\n"
        f"Installed-Size: {size}\nDepends: {depends}\nRecommends: {SOUND}\n"
        f"Section: games\nPriority: optional\n{DESCRIPTION}",
        encoding="utf-8",
    )


def maintainer() -> str:
    """Whom the package names. Debian wants an address; without one in the project, no mail reaches it."""
    project = tomllib.loads((freeze.ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    author = project["authors"][0]
    return f"{author['name']} <{author.get('email', 'contributors@cakedesk.invalid')}>"


def pack(content: bytes, target: Path) -> None:
    """Write a packed file that is the same whenever it is made."""
    target.write_bytes(gzip.compress(content, 9, mtime=0))


def architecture() -> str:
    """Debian's name of this machine's kind."""
    return subprocess.run(
        ["dpkg", "--print-architecture"], capture_output=True, text=True, check=True
    ).stdout.strip()


if __name__ == "__main__":
    sys.exit(main())
