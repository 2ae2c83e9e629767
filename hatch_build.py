"""The build hook of the wheel: compiles the translations into it."""

from __future__ import annotations

import importlib.util
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))

from bootstrap.translations import compile_translations, lrelease_in, stale_translations


class CompileTranslations(BuildHookInterface[BuilderConfig]):
    """Adds `cakedesk/translations/*.qm` to the wheel, compiled afresh."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compiles the catalogues into a temporary folder and tells hatchling to take them from there.

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

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Removes the temporary folder."""
        if version != "editable":
            self._folder.cleanup()
