"""Where the program's data files are: decks, fonts, sounds, icons, help texts and compiled translations.

They live at the top of the repository, inside the package in an installed wheel, and beside the package in a
frozen program. Everyone who opens a data file asks here, so that nobody else has to know the difference.
"""

from __future__ import annotations

import sys
from pathlib import Path

_PACKAGE_DIR = Path(__file__).resolve().parent.parent


def resource_path(*parts: str) -> Path:
    """Finds a file or folder below `resources`.

    Args:
        *parts: The path below `resources`, one name each: `"decks", "top_cake.csv"`. None: the folder itself.

    Returns:
        Its absolute path. Whether the file exists is for the caller to see.

    Raises:
        FileNotFoundError: The installation has no `resources` folder at all.
    """
    return _data_dir("resources").joinpath(*parts)


def translations_dir() -> Path:
    """Finds the folder of the compiled translations (`cakedesk_<language>.qm`).

    Returns:
        Its absolute path.

    Raises:
        FileNotFoundError: The installation has no `translations` folder at all.
    """
    return _data_dir("translations")


def _data_dir(name: str) -> Path:
    """Returns the data folder `name`, wherever this kind of installation has it."""
    candidates = _data_dir_candidates(name, _PACKAGE_DIR, getattr(sys, "_MEIPASS", None))
    for candidate in candidates:
        if candidate.is_dir():
            return candidate
    places = ", ".join(str(candidate) for candidate in candidates)
    raise FileNotFoundError(f"CakeDesk's installation is incomplete: no folder {name!r} ({places}).")


def _data_dir_candidates(name: str, package_dir: Path, bundle_dir: str | None) -> list[Path]:
    """Lists the places where the data folder `name` may be, the one to prefer first.

    Args:
        name: `resources` or `translations`.
        package_dir: The folder of the package `cakedesk`.
        bundle_dir: Where a frozen program keeps its files (`sys._MEIPASS`), or None.

    Returns:
        Frozen: in the bundle's package, then at the bundle's top. Else: in the package (a wheel), then beside
        it (a checkout, known by its pyproject.toml: site-packages may hold anybody's `resources`).
    """
    if bundle_dir is not None:
        return [Path(bundle_dir, "cakedesk", name), Path(bundle_dir, name)]
    candidates = [package_dir / name]
    if (package_dir.parent / "pyproject.toml").is_file():
        candidates.append(package_dir.parent / name)
    return candidates
