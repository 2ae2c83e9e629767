"""`SeatPanel`: a seat with the cakes that it builds, and what lies on them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from cakedesk.games.take_the_cake.open_facts import toppings_of
from cakedesk.games.take_the_cake.phases import CAKES
from cakedesk.games.take_the_cake.state import TakeTheCakeState
from cakedesk.table.boards.take_the_cake.cake_view import CakePlan, CakeView
from cakedesk.table.boards.take_the_cake.layout import SeatRects
from cakedesk.table.boards.take_the_cake.looks import TOPPING_FACES
from cakedesk.table.boards.take_the_cake.turn_wording import TurnWording
from cakedesk.table.items import TextItem
from cakedesk.table.items.tag_item import TagKind
from cakedesk.table.kit.facts import Facts
from cakedesk.table.kit.kept import Kept
from cakedesk.table.kit.seat_frame import SeatFrame
from cakedesk.table.kit.seat_header import SeatPoints
from cakedesk.table.kit.table_words import TableWords
from cakedesk.table.kit.tally import Tally
from cakedesk.table.metrics import CAPTION_UNITS
from cakedesk.table.scene import TableScene
from cakedesk.table.text_fit import lay_text

CAKES_ZONE = 4
"""Where cakes come in the order of reading."""


class SeatState(NamedTuple):
    """What a panel tells of its seat besides what lies there."""

    tag: tuple[str, TagKind]
    brief_tag: str  # the same where the room is short
    is_active: bool
    shows_points: bool
    cakes: Sequence[int]  # those that it shows
    newest: Collection[int] = ()  # the squares that came last
    goal: int = -1  # the cake that a piece would go to; -1: it goes without saying
    can_choose: bool = False  # whether a cake can be chosen
    is_brief: bool = False  # whether titles tell cakes apart in short: all on the table do alike
    is_placing: bool = False  # whether its middle has the squares of the cake in the making


class SeatPanel(SeatFrame):
    """One seat's panel."""

    def __init__(self, scene: TableScene, seat: int, words: TurnWording, *, is_away: bool) -> None:
        super().__init__(scene, seat, words.names, is_away=is_away)
        self._words = words
        self._titles: Kept[int, TextItem] = Kept(self, lambda _: TextItem(scene))
        self.views: Kept[int, CakeView] = Kept(
            self, lambda cake: CakeView(scene, words.lists, f"cake/{seat}/{cake}")
        )
        self._counts = self.own_part(Tally(scene, TOPPING_FACES))
        self._facts = Facts()
        self._has_counts = False

    def set_shown(self, shown: bool) -> None:
        """Counts are there where they have room."""
        super().set_shown(shown)
        self._counts.set_shown(shown and self._has_counts)

    def show(
        self, shown: TakeTheCakeState, points: Sequence[int], state: SeatState, rects: SeatRects
    ) -> None:
        """Show what the seat has, with the points of each of its cakes."""
        seat, words = self.seat, self._words
        places = range(CAKES * seat, CAKES * (seat + 1))
        plans = [CakePlan.of(shown, place, state.newest) for place in places]
        if not self._facts.changed(plans, points, state, rects, self.metrics, self.scene.theme.dark):
            return
        cakes_told = [words.cake_told(shown, place) for place in places]
        self.header.set_tag(*state.tag)
        told = TableWords().points_so_far(sum(points))
        self.header.set_points(SeatPoints(str(sum(points)), tooltip=told) if state.shows_points else None)
        self.is_active = state.is_active
        self.tell([*([told] if state.shows_points else []), *cakes_told])
        if state.is_placing:  # it would cover squares that can be chosen
            self._panel.tooltip = ""
        self.fit_frame(rects.whole, rects.header, points=rects.points)
        if self.header.lacks_tag or self.header.is_cramped:
            self.header.set_tag(state.brief_tag, state.tag[1])
        for (cake, view), rect in zip(self.views.lay(state.cakes).items(), rects.cakes, strict=False):
            view.show(plans[cake], rect, f"{words.names[seat]}, {cakes_told[cake]}")
            view.let_enlarge((CAKES_ZONE, seat, cake), can_choose=state.can_choose)
            is_goal = cake == state.goal
            view.board.set_look(current=is_goal, playable=state.can_choose and not is_goal)
        titled, style = state.cakes if rects.titles else (), self.fitting(CAPTION_UNITS, weight=700)
        worths = [str(each) * state.shows_points for each in points]
        texts = {cake: words.cake_title(cake, worths[cake], is_brief=state.is_brief) for cake in titled}
        laid = [lay_text(text, style, rects.titles[0].width()) for text in texts.values()]
        style = min((each.style for each in laid), key=lambda each: each.px, default=style)  # all of one size
        for (cake, title), rect in zip(self._titles.lay(titled).items(), rects.titles, strict=False):
            title.set_text(texts[cake])
            title.stand_in(rect, style)
        self._has_counts = not rects.counts.isEmpty() and len(state.cakes) == 1 and not titled
        self._counts.set_shown(self.is_shown and self._has_counts)
        if self._has_counts:
            self._counts.show(toppings_of(shown, shown.cakes[CAKES * seat + state.cakes[0]]), rects.counts)
