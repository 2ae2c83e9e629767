"""`StackedSeat`: a seat's panel with its stacks, as bidding and stacking both show it."""

from __future__ import annotations

from collections.abc import Sequence

from cakedesk.games.top_cake.cards import TopCakeLists
from cakedesk.table.aids import Aids
from cakedesk.table.board import SeatPerson
from cakedesk.table.boards.top_cake.stack_item import StackItem
from cakedesk.table.joined_words import capital, said_of
from cakedesk.table.kit.seat_frame import SeatFrame
from cakedesk.table.kit.seat_header import SeatPoints
from cakedesk.table.kit.table_words import TableWords
from cakedesk.table.scene import TableScene


class StackedSeat(SeatFrame):
    """Owns the items of a seat's stacks, and tells its points."""

    def __init__(self, scene: TableScene, seat: int, people: Sequence[SeatPerson], aids: Aids) -> None:
        names = [person.name for person in people]
        super().__init__(scene, seat, names, is_away=people[seat].is_away)
        self._name = names[seat]
        self._aids = aids
        self.stacks: list[StackItem] = []
        self.header.points.set_interactive(True)

    def _have_stacks(self, lists: TopCakeLists, count: int, key: str, zone: int, first: int = 0) -> None:
        """Make and remove stacks until there are so many, in a zone of reading order from a place on."""
        while len(self.stacks) > count:
            self.drop_part(self.stacks.pop())
        while len(self.stacks) < count:
            number = len(self.stacks)
            stack = StackItem(self.scene, lists, f"{key}/{self.seat}/{number}", self._name, number + 1)
            stack.picture.focus_order = (zone, self.seat, first + number)
            self.stacks.append(stack)
            self.own_part(stack)

    def _tell_points(self, points: int, reasons: Sequence[str]) -> None:
        """Show points so far and where they come from."""
        so_far = TableWords().points_so_far(points)
        self.header.set_points(
            SeatPoints(
                str(points),
                spoken=said_of(self._name, so_far),
                told=". ".join(reasons),
                tooltip="\n".join([capital(so_far), *reasons]),
            )
        )
