"""Takes the pictures of `docs/pictures/`: each table by day and by night, in the program itself.

``.venv/bin/python packaging/take_pictures.py`` draws them all anew, without a screen.
"""

from __future__ import annotations

import os
import sys
from dataclasses import replace
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image

ROOT = Path(__file__).resolve().parents[1]
OUT = ROOT / "docs" / "pictures"
SIZE = "1280x800"
QUALITY = 82
TABLES = {
    "top-cake": ("bid", "hand/5"),
    "piece-o-cake": ("cut", "gap/0, gap/4"),
    "cake-swap": ("held", "side/0"),
    "dutch-auction": ("power", ""),
    "take-the-cake": ("place", ""),
}
"""By game the scene of `tests/net/scenes.py` that is shown, and what is done there."""


def main() -> int:
    """Take them all."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    sys.path.insert(0, str(ROOT))
    from tests.net.scenes import SCENES  # noqa: PLC0415 - after the platform is chosen
    from tests.net.stage import Look, keep_looks  # noqa: PLC0415

    for game, (name, deeds) in TABLES.items():
        scene = next(scene for scene in SCENES[game]() if scene.name == name)
        SCENES[game] = partial(list, (replace(scene, name="picture", deeds=deeds),))
    OUT.mkdir(parents=True, exist_ok=True)
    looks = [Look(SIZE, theme, "en", 100) for theme in ("light", "dark")]
    with TemporaryDirectory() as folder:
        keep_looks(looks, Path(folder), list(TABLES), "picture")
        for look in looks:
            for game in TABLES:
                with Image.open(Path(folder, look.folder, f"{game}.picture-0.png")) as picture:
                    picture.save(OUT / f"{game}-{look.theme}.webp", quality=QUALITY, method=6)
    print(f"{sum(file.stat().st_size for file in OUT.iterdir()) // 1024} kB in {OUT}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
