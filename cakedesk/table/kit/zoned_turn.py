"""`ZonedTurn`: a turn whose drop zones are there only while something is carried."""

from __future__ import annotations

from typing import Generic, TypeAlias

from PySide6.QtCore import QRectF

from cakedesk.table.items import DropZone, TableItem
from cakedesk.table.kit.kept import Kept
from cakedesk.table.kit.staged_turn import ComposerT, StagedTurn
from cakedesk.table.scene import TableScene
from cakedesk.table.screen_part import ScreenPart

RADIUS_UNITS = 12.0

Named: TypeAlias = dict[str, tuple[QRectF, str, object]]
"""By its key, where a zone is in the scene, what it is called, and its `DropZone.data_id`."""


class ZonedTurn(StagedTurn[ComposerT], Generic[ComposerT]):
    """Lays the zones that a game's turn names for what is carried."""

    def __init__(self, scene: TableScene, composer: ComposerT, *, lights: bool) -> None:
        """Lay none yet.

        Args:
            lights: whether zones light up before something is over them.
        """
        super().__init__(scene, composer)
        self._lights = lights
        self._zones = ScreenPart(scene, self)
        self._laid: Kept[str, DropZone] = Kept(self._zones, lambda key: DropZone(self.scene, key, ""))

    def lay_zones(self, named: Named) -> list[DropZone]:
        """Have just these zones.

        Args:
            named: in the order in which the keyboard goes through them; see `Named`.
        """
        laid = self._laid.lay(named)
        for key, zone in laid.items():
            rect, name, zone.data_id = named[key]
            zone.is_quiet = not self._lights
            zone.radius_px = self.scene.metrics.px(RADIUS_UNITS)
            zone.set_accessible(name)
            zone.place_in(rect)
        return list(laid.values())

    def ended(self) -> None:
        """See `StagedTurn.ended`: its zones go."""
        self._zones.remove()

    def given_up(self, item: TableItem) -> None:
        """See `GestureSource.given_up`: what was chosen by it stays chosen."""
        del item
        self.refresh()
