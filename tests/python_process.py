"""Python programs of their own that tests run."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

REPOSITORY = Path(__file__).parent.parent


def python(*arguments: str, **environ: str) -> subprocess.CompletedProcess[str]:
    """Run Python with these arguments, and hear what it says."""
    return subprocess.run(
        [sys.executable, *arguments],
        capture_output=True,
        text=True,
        check=False,
        cwd=REPOSITORY,
        env=os.environ | environ,
        timeout=120,
    )
