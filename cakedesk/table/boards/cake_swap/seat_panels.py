"""`SeatPanels`: the other seats' cakes with their top cards, action cards, ribbons and points so far."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QRectF

from cakedesk.art.cake_swap import faces
from cakedesk.games.cake_swap.state import CakeSwapState
from cakedesk.table.boards.cake_swap.cake_view import CakeLook, CakeView
from cakedesk.table.boards.cake_swap.composer import TOOL_NAMES
from cakedesk.table.boards.cake_swap.layout import WIDE_PANEL, panel_rects
from cakedesk.table.boards.cake_swap.looks import least_rosette_px, rosette_picture, won_ribbon
from cakedesk.table.boards.cake_swap.wording import SwapWording
from cakedesk.table.items import FaceItem
from cakedesk.table.items.tag_item import TagKind
from cakedesk.table.kit.facts import Facts
from cakedesk.table.kit.flow import pack
from cakedesk.table.kit.kept import Kept
from cakedesk.table.kit.seat_frame import SeatFrame
from cakedesk.table.kit.seat_header import SeatPoints
from cakedesk.table.kit.table_words import TableWords
from cakedesk.table.scene import TableScene

NAME_UNITS = 27.0


class SeatState(NamedTuple):
    """What a panel tells of its seat besides what lies there."""

    tag: tuple[str, TagKind]
    is_active: bool
    shows_points: bool
    is_away: bool


class SeatPanel(SeatFrame):
    """One seat's panel. Its cards lie on it in the table's layer of cards."""

    def __init__(self, scene: TableScene, seat: int, words: SwapWording) -> None:
        super().__init__(scene, seat, words.names)
        self._words = words
        self.view = self.own_part(CakeView(scene, words.lists, f"cake/{seat}", foot=False))
        self._discs = {
            tool: self.own(FaceItem(scene, faces.action_disc_face(name), key=f"disc/{seat}/{name}"))
            for tool, name in TOOL_NAMES.items()
        }
        self._told, self.card_rect = Facts(), QRectF()
        self._ribbons: Kept[int, FaceItem] = Kept(self, partial(won_ribbon, scene, words.lists))

    def show(self, shown: CakeSwapState, state: SeatState, rect: QRectF) -> None:
        """Show what the seat has."""
        seat, words = self.seat, self._words
        held = shown.held if seat == shown.to_act else -1
        lies = (shown.platters[seat], shown.ribbons[seat], shown.points[seat], shown.action_cards[seat])
        if not self._told.changed(lies, held, shown.over, state, rect, self.metrics):
            return  # most that happens changes one seat
        self.header.set_tag(*state.tag)
        self.header.set_away(state.is_away)
        points = shown.points[seat]
        told = TableWords().points_so_far(points)
        self.header.set_points(SeatPoints(str(points), tooltip=told) if state.shows_points else None)
        self.is_active = state.is_active
        self.tell(words.has(shown, seat)[0 if state.shows_points else 1 :])
        won = shown.ribbons[seat]
        rosette_px = least_rosette_px(words.lists, won, self.metrics)
        # A third line of a long name takes room from cake and card, which low panels don't have.
        for name_lines in (2, 3, 2) if rect.width() < rect.height() * WIDE_PANEL else (2,):
            rects = panel_rects(self.metrics, rect, len(won), rosette_px, name_lines)
            self.fit_frame(rect, rects.header, NAME_UNITS)
            if not self.header.is_cut:
                break
        self.card_rect = rects.card
        look = CakeLook(tuple(shown.platters[seat]))
        self.view.show(look, rects.cake, "", most_scale=self.metrics.px(0.62))
        for (tool, disc), place in zip(self._discs.items(), rects.discs, strict=True):
            is_left = bool(shown.action_cards[seat] & tool)
            disc.set_face(faces.action_disc_face(TOOL_NAMES[tool], "plain" if is_left else "used"))
            name = words.tool_name(tool)
            disc.tooltip = name if is_left else self.tr("{card}: used").format(card=name)
            disc.place_in(place)
        places = pack(rects.ribbons, len(won), 1.0, rects.ribbons.height())
        for (ribbon, item), place in zip(self._ribbons.lay(won).items(), places, strict=True):
            item.tooltip = words.ribbon_of_class(ribbon)
            item.set_face(rosette_picture(words.lists, ribbon, place.height(), self.metrics, among=won))
            item.place_in(place)

    def ribbon(self, ribbon: int) -> FaceItem | None:
        """A ribbon that it has won."""
        return self._ribbons.get(ribbon)
