"""Folders and saves for the tests of what is kept."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from cakedesk.app.paths import AppPaths, app_paths, prepare_folders
from cakedesk.app.save_writer import SaveWriter
from cakedesk.app.saves import SaveStore


@pytest.fixture
def paths(data_dir: Path) -> AppPaths:
    paths = app_paths(data_dir)
    assert prepare_folders(paths) == ""
    return paths


@pytest.fixture
def store(qapp: object, paths: AppPaths) -> Iterator[SaveStore]:
    store = SaveStore(paths, SaveWriter())
    yield store
    store.writer.close()
