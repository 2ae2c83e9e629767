"""Pictures of a player's own are on the table wherever a variety is shown."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from cakedesk.art.face import Face
from cakedesk.art.piece_o_cake.pieces import PieceFace
from cakedesk.art.piece_o_cake.served import EatenFeastFace, ServedPieceFace
from cakedesk.art.piece_o_cake.tokens import VarietyFace
from cakedesk.games.piece_o_cake.game import GAME
from cakedesk.games.piece_o_cake.phases import CHOOSING, ENDED
from cakedesk.games.piece_o_cake.state import PieceOCakeState
from cakedesk.table import own_faces
from cakedesk.table.board import SeatPerson
from cakedesk.table.boards.piece_o_cake import event_scripts
from cakedesk.table.boards.piece_o_cake.end import end_summary
from cakedesk.table.boards.piece_o_cake.match_facts import match_facts
from cakedesk.table.items import FaceItem
from cakedesk.table.own_faces import OwnPartsFace, use_own_pictures
from cakedesk.table.scene import TableScene
from tests.table.piece_o_cake.conftest import DriverMaker
from tests.table.piece_o_cake.table_driver import NAMES, TableDriver, fresh, late, played

DRAWN = PieceFace, VarietyFace, ServedPieceFace, EatenFeastFace


@pytest.fixture(autouse=True)
def _own_pictures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own_faces, "_pictures", {})
    (tmp_path / GAME.id).mkdir()
    for kind in GAME.builtin_lists().varieties:
        Image.new("RGB", (80, 60), (7, 92, 90)).save(tmp_path / GAME.id / f"{kind.name}.png")
    assert use_own_pictures(tmp_path) == []


def shown_kinds(driver: TableDriver) -> set[str]:
    """The kinds of faces with own pictures on the table, on which nothing else shows a variety."""
    driver.scene.draw_all()
    found = [face for item in driver.scene.items() if (face := getattr(item, "face", None)) is not None]
    assert not [face.name for face in found if isinstance(face, DRAWN)]
    return {type(face.drawn).__name__ for face in found if isinstance(face, OwnPartsFace)}


@pytest.mark.parametrize("phase", ["cutting", "choosing"])
def test_no_drawn_fruit_is_left_on_the_table(begin: DriverMaker, phase: str) -> None:
    state = late(3, 14)
    while (state.phase == CHOOSING) != (phase == "choosing") or not any(state.collected):
        state.apply(state.legal_actions()[-1])
    driver = begin(state)
    assert shown_kinds(driver) == {"PieceFace", "VarietyFace"}
    if phase == "choosing":
        driver.click(f"listed/{state.starts[0]}")
        assert shown_kinds(driver) == {"PieceFace", "VarietyFace"}
        (button, *_) = driver.screen.choose_panel.forfeits.buttons.values()
        assert isinstance(button.pictures()[0][0], OwnPartsFace)


def test_slices_fly_as_own_pictures(begin: DriverMaker, monkeypatch: pytest.MonkeyPatch) -> None:
    flown: list[Face] = []

    class Flying(FaceItem):
        def __init__(self, scene: TableScene, face: Face, *sizes: float) -> None:
            flown.append(face)
            super().__init__(scene, face, *sizes)

    monkeypatch.setattr(event_scripts, "FaceItem", Flying)
    driver = begin(played(fresh(3), "cut 0 4 9"))
    driver.play("take 4 eat -", None)
    driver.rest()
    assert flown and all(isinstance(face, OwnPartsFace) for face in flown)


def finished() -> PieceOCakeState:
    state = late(3, 0)
    while state.phase != ENDED:
        state.apply(state.legal_actions()[0])
    return state


def test_the_end_page_and_the_list_of_matches_show_them() -> None:
    state, people = finished(), [SeatPerson(name) for name in NAMES[:3]]
    summary = end_summary(state.look(None), people)
    pictures = [picture.face for row in summary.pictures for picture in row]
    assert pictures and all(isinstance(face, OwnPartsFace) for face in pictures)
    icons = [column for column in summary.points.columns if isinstance(column.icon, OwnPartsFace)]
    assert len(icons) == len(GAME.builtin_lists().varieties)
    state.collected = [0] * 3
    (eaten,), *_ = end_summary(state.look(None), people).pictures
    assert isinstance(eaten.face, OwnPartsFace), "a seat that leads nothing shows what it has eaten"
    assert isinstance(match_facts(late(3, 5).look(None), people).picture, OwnPartsFace)
