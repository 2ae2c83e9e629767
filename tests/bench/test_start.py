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
from cakedesk.app.start.application import make_application, settle
from cakedesk.app.files.paths import app_paths, prepare_folders
from cakedesk.app.desk.services import make_services
from cakedesk.app.window.main_window import MainWindow

app = make_application()
paths = app_paths(Path(sys.argv[1]))
prepare_folders(paths)
services = make_services(paths)
window = MainWindow(services)
window.show()
app.processEvents()
loaded = [name for name in sys.modules if name.startswith(("cakedesk.", "PIL", "multiprocessing"))]
read = [name for name in linecache.cache if "cakedesk" in name]
settle(services, window)
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
}


def test_the_home_page_brings_nothing_else_and_no_source_is_read(data_dir: Path) -> None:
    command = [sys.executable, "-c", SHOW_HOME, str(data_dir)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=probe_environment())
    loaded, read, looks_for_garbage = json.loads(done.stdout.splitlines()[-1])
    assert "cakedesk.app.home.page" in loaded
    assert {what for what, module in LATER.items() if module in loaded} == set()
    assert read == []
    assert looks_for_garbage
