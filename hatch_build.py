"""The build hook of the wheel: compiles the translations into it, and finishes its store page."""

from __future__ import annotations

import importlib.util
import re
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))

from bootstrap.translations import compile_translations, lrelease_in, stale_translations

STORE_PAGE = "org.cakedesk.CakeDesk.metainfo.xml"


def store_page(text: str, addresses: Mapping[str, str]) -> str:
    """The page as software centres get it: they take pictures from the web alone.

    Args:
        text: the page, whose pictures are named by their files in the checkout.
        addresses: the `[project.urls]`: *Homepage*, and *Pictures*, below which those of `docs/pictures` are.

    Returns:
        The page with addresses; without pictures where they are nowhere to be had.
    """
    home, pictures = addresses.get("Homepage"), addresses.get("Pictures")
    if home:
        text = text.replace("  <launchable", f'  <url type="homepage">{home}</url>\n  <launchable')
    if pictures:
        return text.replace(">docs/pictures/", f">{pictures.rstrip('/')}/")
    return re.sub(r" *<screenshots>.*</screenshots>\n", "", text, flags=re.DOTALL)


class Complete(BuildHookInterface[BuilderConfig]):
    """Adds `cakedesk/translations/*.qm` to the wheel, compiled afresh, and the store page."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Makes the files in a temporary folder and tells hatchling to take them from there.

        Args:
            version: "standard" or "editable"; the editable one needs nothing, the checkout has its own.
            build_data: Filled here with the files to include.
        """
        if version == "editable":
            return
        spec = importlib.util.find_spec("PySide6")
        if spec is None or spec.origin is None:
            raise ModuleNotFoundError("PySide6-Essentials is missing: it compiles the translations.")
        # Kept until the wheel is written: the folder goes when the hook object does.
        self._folder = tempfile.TemporaryDirectory()
        pairs = stale_translations(Path(self.root, "translations"), Path(self._folder.name))
        for target in compile_translations(pairs, lrelease_in(Path(spec.origin).parent)):
            build_data["force_include"][str(target)] = f"cakedesk/translations/{target.name}"
        text = Path(self.root, "packaging", STORE_PAGE).read_text(encoding="utf-8")
        page = Path(self._folder.name, STORE_PAGE)
        page.write_text(store_page(text, self.metadata.core.urls), encoding="utf-8")
        build_data["shared_data"][str(page)] = f"share/metainfo/{STORE_PAGE}"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Removes the temporary folder."""
        if version != "editable":
            self._folder.cleanup()
