"""The tests' own watchmen bark: what they should fail, fails."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

_REPOSITORY = Path(__file__).resolve().parents[2]

_BLAME = {
    "test_warning": "blame: a warning",
    "test_log_line": "unexpected log lines: WARNING probe: hm",
    "test_missing_log_line": "expected log lines did not come: hm",
    "test_thread": "left running: thread",
    "test_process": "left running: process",
    "test_timer": "left running: QTimer",
    "test_animation": "left running: QVariantAnimation",
    "test_qt_thread": "left running: QThread",
    "test_qt_warning": "blame: a Qt warning",
}


@pytest.fixture(scope="module")
def outcomes(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The probes' names with what pytest blamed each for; "" for those that passed."""
    suite = tmp_path_factory.mktemp("suite")
    (suite / "tests").mkdir()
    shutil.copy(_REPOSITORY / "pyproject.toml", suite)
    for name in ("conftest.py", "costs.py", "leftovers.py", "plain_pictures.py", "house/probes.py"):
        shutil.copy(_REPOSITORY / "tests" / name, suite / "tests")
    subprocess.run(
        [
            sys.executable,
            "-m",
            "pytest",
            "tests/probes.py",
            "--junitxml=report.xml",
            "-p",
            "no:cacheprovider",
        ],
        cwd=suite,
        capture_output=True,
        check=False,
    )
    cases = ElementTree.parse(suite / "report.xml").getroot().iter("testcase")
    found: dict[str, str] = {}
    for case in cases:
        blame = "".join((part.get("message") or "") + (part.text or "") for part in case)
        found[case.get("name", "")] = found.get(case.get("name", ""), "") + blame
    return found


@pytest.mark.parametrize("probe", _BLAME)
def test_what_should_fail_fails(outcomes: dict[str, str], probe: str) -> None:
    assert _BLAME[probe] in outcomes[probe]


def test_what_leaves_nothing_behind_passes(outcomes: dict[str, str]) -> None:
    assert outcomes["test_clean"] == ""


def test_a_language_ends_with_its_test(outcomes: dict[str, str]) -> None:
    assert (outcomes["test_speaking"], outcomes["test_speaking_plainly_again"]) == ("", "")


def test_no_probe_is_forgotten(outcomes: dict[str, str]) -> None:
    assert set(outcomes) == {
        *_BLAME,
        "test_clean",
        "test_speaking",
        "test_speaking_plainly_again",
        "test_sweeping_up",
    }
