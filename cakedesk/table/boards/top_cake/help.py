"""Which part of the help fits the table of Top Cake, and what is told of a card beside its picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cakedesk.engine.observation import Observation
from cakedesk.games.top_cake.cards import CAKES_OF_A_FLAVOUR, KIND_NAMES, REVERSE, SNATCH
from cakedesk.games.top_cake.phases import BIDDING, ENDED, HALF_POINT, STACKING
from cakedesk.games.top_cake.scoring import IMPRESSIVE_LAYERS, score_stack
from cakedesk.games.top_cake.state import TopCakeState
from cakedesk.table.boards.top_cake.stack_item import StackPicture
from cakedesk.table.boards.top_cake.stack_wording import StackWording
from cakedesk.table.boards.top_cake.wording import Wording, kind_word, numbered_name
from cakedesk.table.items import TableItem
from cakedesk.table.kit.table_words import TableWords

if TYPE_CHECKING:
    from cakedesk.table.boards.top_cake.board import TopCakeBoard

PLACES = {BIDDING: "bidding", HALF_POINT: "half-point", STACKING: "stacking", ENDED: "scoring"}
"""The anchor of each phase in the help."""


def help_place(look: Observation[TopCakeState]) -> str:
    """See `BoardEntry.help_place`."""
    return PLACES[look.shown.phase]


def card_help(board: TopCakeBoard, item: TableItem) -> tuple[str, ...]:
    """What is told of an item."""
    if board.bidding is None:
        return ()
    shown = board.bidding.look.shown
    words = CardHelp(shown.lists)
    if isinstance(item, StackPicture):
        if not item.cards:
            return ()
        return words.stack(item.cards, counted=item.counted, carrying=board.aids.warnings)
    place, _, which = item.key.partition("/")
    if place in ("row", "won", "waiting", "out"):
        return words.cake(int(which))
    if place == "put-away":
        return words.put_away(shown.put_away)
    if place == "hand":
        return words.kind(int(which))
    return words.half() if item.key == "slot-card/half" else ()


class CardHelp(Wording):
    """Puts cards into words: what they are, what they do, their numbers."""

    def cake(self, card: int) -> tuple[str, ...]:
        """A cake or topper."""
        entry = self.lists.cards[card]
        name = numbered_name(self.lists, card)
        if entry.is_topper:
            doubles = self.tr("On top of {cakes} or more cakes it doubles all points of that stack.")
            return (
                name,
                self.tr("A topper is no cake and scores nothing by itself, but it counts as a layer."),
                doubles.format(cakes=IMPRESSIVE_LAYERS),
                self.tr("Nothing may lie on it: with a layer on top it collapses."),
            )
        bears = self.tr("It bears up to %n layer(s) above it, toppers included.", "", entry.max_above)
        double = self.tr("It scores 1 point, or 2: from {layers} layers on one flavour of a stack doubles.")
        return (
            name,
            bears if entry.max_above else self.tr("Nothing may lie on it: with a layer on top it collapses."),
            double.format(layers=IMPRESSIVE_LAYERS),
            self.tr("The game has %n cake(s) of this flavour.", "", CAKES_OF_A_FLAVOUR),
        )

    def put_away(self, card: int) -> tuple[str, ...]:
        """The cake that nobody can win."""
        name, *told = self.cake(card)
        return (name, self.tr("Put away when the game began: nobody can win it."), *told[:1], *told[-1:])

    def kind(self, kind: int) -> tuple[str, ...]:
        """A bidding card."""
        equal = self.tr("An equal card of another seat, laid beside the same card, cancels it.")
        if kind == SNATCH:
            return (
                kind_word(kind),
                self.tr("It takes the card that it lies beside, whatever else lies there."),
                equal,
                self.tr("Once laid it leaves the game after the round, whether it won or was cancelled."),
            )
        if kind == REVERSE:
            return (
                kind_word(kind),
                self.tr("Where it lies the lowest bid wins instead of the highest."),
                equal,
            )
        worth = self.tr("It adds {number} to your bid beside one card.").format(number=kind)
        back = self.tr("It comes back to your hand when that card is resolved; at a tie it stays.")
        return (KIND_NAMES[kind], worth, equal, back)

    def half(self) -> tuple[str, ...]:
        """The half point: its name, then sentences."""
        return (
            self.tr("The half point"),
            self.tr("The starting seat lays it last, beside a cake: it adds a half to that bid."),
            self.tr("Alone it is a bid of one half. After the round it goes to the next seat."),
        )

    def stack(self, stack: tuple[int, ...], *, counted: bool, carrying: bool) -> tuple[str, ...]:
        """A stack."""
        wording, lines = StackWording(self.lists), []
        for position in reversed(range(len(stack))):
            entry, above = self.lists.cards[stack[position]], len(stack) - 1 - position
            name = numbered_name(self.lists, stack[position])
            carries = self.tr("{cake} carries {above} of {most}.")
            lines.append(
                carries.format(cake=name, above=above, most=entry.max_above)
                if carrying and not entry.is_topper
                else name
            )
        if not counted:
            return (wording.layers(len(stack)), "\n".join(lines))
        points = TableWords().points(score_stack(stack, self.lists).points)
        return (points, *wording.breakdown(stack), "\n".join(lines))
