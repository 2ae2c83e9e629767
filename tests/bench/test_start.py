"""What the home page does not need is not there yet when it is shown."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from cakedesk.bench.probe import probe_environment

SHOW_HOME = """
import gc, json, linecache, sys
from pathlib import Path
from cakedesk.app.start.qt_start import bring_in_qt
bring_in_qt()
from PySide6.QtCore import QEventLoop
from cakedesk.app.start.application import make_application, settle
from cakedesk.app.files.paths import app_paths, prepare_folders
from cakedesk.app.desk.services import Services
from cakedesk.app.window.main_window import MainWindow

app = make_application()
paths = app_paths(Path(sys.argv[1]))
prepare_folders(paths)
services = Services(paths)
window = MainWindow(services)
window.show()
app.processEvents()
loaded = [name for name in sys.modules if name.startswith(("cakedesk.", "PIL", "multiprocessing", "logging"))]
read = [name for name in linecache.cache if "cakedesk" in name]
settle(services, window)
searches, kept = gc.get_stats()[0]["collections"], [[] for _ in range(2000)]
while gc.get_stats()[0]["collections"] == searches:  # by the event loop: Python's own search is off
    app.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
print(json.dumps([loaded, read, gc.isenabled()]))
window.close()
services.close()
"""

LATER = {
    "the table": "cakedesk.table.scene",
    "boards": "cakedesk.table.boards.top_cake.board",
    "rules": "cakedesk.games.top_cake.rules",
    "the end page": "cakedesk.app.end.page",
    "settings": "cakedesk.app.settings_page.page",
    "options of a game": "cakedesk.app.home.setup_sheet",
    "about": "cakedesk.app.help.about_page",
    "computer players": "cakedesk.players.process",
    "processes": "multiprocessing.connection",
    "raster work": "PIL.Image",
    "records": "cakedesk.engine.record",
    "logs": "logging",
}

CALL_WRONGLY = """
import sys
if sys.argv[1:]:
    from cakedesk.app.start.qt_start import bring_in_qt
    bring_in_qt()
from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtGui import QColor
for call in (
    lambda: QObject().setObjectName(5),
    lambda: QPoint("a", "b"),
    lambda: QColor(1, 2, 3, color=4),
    lambda: QObject(nothing=1),
    lambda: Qt.AlignmentFlag.NoSuchPlace,
):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)
reader = sys.modules["shibokensupport.signature.parser"].arglistParser
print(QObject.setObjectName.__doc__, compile("1", "", "eval"))
print(type(reader._finditer).__name__, "argparse" in sys.modules)
"""


def test_the_home_page_brings_nothing_else_and_no_source_is_read(data_dir: Path) -> None:
    command = [sys.executable, "-c", SHOW_HOME, str(data_dir)]
    env = probe_environment()
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=env, timeout=300)
    loaded, read, looks_anywhere = json.loads(done.stdout.splitlines()[-1])
    assert "cakedesk.app.home.page" in loaded
    assert {what for what, module in LATER.items() if module in loaded} == set()
    assert read == []
    assert not looks_anywhere, "only this thread frees what is Qt's"


def test_qt_says_the_same_without_what_writes_stub_files() -> None:
    plain, ours = (
        subprocess.run(
            [sys.executable, "-c", CALL_WRONGLY, *more],
            capture_output=True,
            text=True,
            check=True,
            env=probe_environment(),
        ).stdout.splitlines()
        for more in ([], ["ours"])
    )
    assert len(plain) > 8
    assert ours[:-2] == plain[:-2]
    assert "setObjectName" in "".join(ours)
    assert plain[-1].startswith("builtin_") and plain[-1].endswith("True")
    assert ours[-1] == "function False", "one pattern comes late, and the rest is left out"


def test_a_frozen_program_has_the_kept_parts_of_pyside_beside_its_module() -> None:
    code = """
import sys
sys.frozen = True
from cakedesk.app.start import qt_start
print(qt_start.CODE_FILE == qt_start.__file__.replace(".py", ".pyside"))
"""
    command = [sys.executable, "-c", code]
    env = probe_environment()
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=env, timeout=300)
    assert done.stdout.split() == ["True"]


COUNT_COMPILED = """
import builtins
compiled = []
really = builtins.compile
builtins.compile = lambda source, filename, *rest, **named: (
    compiled.append(filename) or really(source, filename, *rest, **named)
)
from pathlib import Path
from cakedesk.app.start.qt_start import CODE_FILE, bring_in_qt, keep_code
file = Path(CODE_FILE)
{before}
bring_in_qt()
import collections
pair = collections.namedtuple("Pair", "this that")
assert pair(1, that=2) == (1, 2)
keep_code()
kept = len(compiled)
assert collections.namedtuple("Pair", "this that")(1, 2) == (1, 2) and len(compiled) == kept
parts = [sum(word in name for name in compiled) for word in ("shibokensupport", "named tuple")]
print(*parts, len(list(file.parent.glob(f"{file.name}*"))))
"""


def test_parts_of_pyside_are_compiled_once_and_again_if_what_is_kept_is_damaged() -> None:
    def compiled(before: str) -> tuple[int, int, int]:
        code = COUNT_COMPILED.replace("{before}", before)
        command = [sys.executable, "-c", code]
        done = subprocess.run(command, capture_output=True, text=True, check=True, env=probe_environment())
        parts, tuples, files = map(int, done.stdout.split())
        return parts, tuples, files

    first = compiled("file.unlink(missing_ok=True)")
    assert first[0] > 5 and first[1] > 0 and first[2] == 1
    assert compiled("") == (0, 0, 1)
    assert compiled("file.write_bytes(file.read_bytes()[:5000])") == first
    assert compiled("") == (0, 0, 1)
