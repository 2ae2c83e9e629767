"""Starts a probe: a process of its own that measures something and prints it as its last line."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from functools import cache
from pathlib import Path
from typing import Any

LONGEST_S = 600.0


def run_probe(name: str, *arguments: str) -> dict[str, Any]:
    """Let a probe measure; raises `RuntimeError` if it fails."""
    command = [sys.executable, "-m", "cakedesk.bench.program_probe", name, *arguments]
    done = subprocess.run(
        command, stdout=subprocess.PIPE, text=True, timeout=LONGEST_S, check=False, env=probe_environment()
    )
    if done.returncode:
        raise RuntimeError(f"the probe {name} ended with {done.returncode}")
    measured: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return measured


def probe_environment() -> dict[str, str]:
    """The environment of a probe: no screen, this package, and byte code as an installed program has it."""
    environment = os.environ | {"QT_QPA_PLATFORM": os.environ.get("QT_QPA_PLATFORM", "offscreen")}
    environment["PYINSTALLER_RESET_ENVIRONMENT"] = "1"  # frozen, it starts as if nobody had started it
    root = str(Path(__file__).parents[2])
    environment["PYTHONPATH"] = os.pathsep.join(filter(None, [root, os.environ.get("PYTHONPATH", "")]))
    if environment.pop("PYTHONDONTWRITEBYTECODE", None):
        environment["PYTHONPYCACHEPREFIX"] = _byte_code_folder().name
    return environment


@cache
def _byte_code_folder() -> tempfile.TemporaryDirectory[str]:
    return tempfile.TemporaryDirectory(prefix="cakedesk-bench-")
