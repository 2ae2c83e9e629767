"""Which part of the help fits the table of Piece o' Cake, and what is told of a slice beside its picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cakedesk.engine.observation import Observation
from cakedesk.games.piece_o_cake.phases import CHOOSING, CUTTING, ENDED, SHUFFLING
from cakedesk.games.piece_o_cake.plates import counts
from cakedesk.games.piece_o_cake.state import PieceOCakeState
from cakedesk.table.boards.piece_o_cake.standing import unseen_slices
from cakedesk.table.boards.piece_o_cake.wording import Wording, variety_name
from cakedesk.table.items import TableItem

if TYPE_CHECKING:
    from cakedesk.table.boards.piece_o_cake.board import PieceOCakeBoard

PLACES = {CUTTING: "cutting", CHOOSING: "choosing", SHUFFLING: "scoring", ENDED: "scoring"}
"""The anchor of each phase in the help."""

NONE_LEFT = "none-left"
"""The anchor for a seat that has to choose although no piece is left."""

_TOKENS = ("seat", "open", "own", "eaten", "chosen")


def help_place(look: Observation[PieceOCakeState]) -> str:
    """See `BoardEntry.help_place`."""
    shown = look.shown
    return NONE_LEFT if shown.phase == CHOOSING and not shown.starts else PLACES[shown.phase]


def item_help(board: PieceOCakeBoard, item: TableItem) -> tuple[str, ...]:
    """What is told of an item."""
    place, _, which = item.key.partition("/")
    if board.screen is None or place not in _TOKENS:
        return ()
    variety = int(which.rpartition("/")[2])
    words = ItemHelp(board.screen.look.shown.lists, [person.name for person in board.people])
    return words.told(board.screen.look.shown, variety, tells_unseen=board.aids.unseen)


class ItemHelp(Wording):
    """Puts a variety into words."""

    def told(self, shown: PieceOCakeState, variety: int, *, tells_unseen: bool) -> tuple[str, ...]:
        """A variety: its name, then sentences."""
        kind = self.lists.varieties[variety]
        held = [
            f"{name} {counts(heap)[variety]}"
            for name, heap in zip(self.names, shown.collected, strict=True)
            if counts(heap)[variety]
        ]
        collected = self.tr("Collected: {names}.").format(names=", ".join(held))
        told = (
            variety_name(self.lists, variety),
            self.tr(
                "The game has %n slice(s) of it; who collects most scores as many points.", "", kind.count
            ),
            self.tr("Eaten, each scores %n point(s).", "", kind.cream),
            collected if held else self.tr("Nobody has collected any."),
        )
        return (*told, f"{self.unseen(unseen_slices(shown)[variety])}.") if tells_unseen else told
