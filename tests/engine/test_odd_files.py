"""Files that are none: nothing is read that never ends, or that makes its reader wait."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from cakedesk.engine.errors import CakeDeskError
from cakedesk.engine.record_files import read_one_match, read_record_texts

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such files")


def test_a_pipe_and_a_device_are_not_read(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.json"
    os.mkfifo(pipe)
    for path in (pipe, Path(os.devnull)):
        with pytest.raises(CakeDeskError, match="it is no regular file"):
            list(read_record_texts(path))
        with pytest.raises(CakeDeskError, match="it is no regular file"):
            read_one_match(path)


def test_a_folder_is_named_as_one(tmp_path: Path) -> None:
    with pytest.raises(CakeDeskError, match="Is a directory"):
        read_one_match(tmp_path)
