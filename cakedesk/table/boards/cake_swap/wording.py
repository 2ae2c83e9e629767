"""`SwapWording`: what the table of Cake Swap says of layers, cards, ribbons and seats."""

from __future__ import annotations

from collections.abc import Sequence

from cakedesk.engine.actions import OVER
from cakedesk.games.cake_swap.cards import (
    CLASSES,
    SQUEEZE,
    SWIPE,
    TARGETS,
    CakeSwapLists,
    cards_in,
    layers_for,
)
from cakedesk.games.cake_swap.state import CakeSwapState
from cakedesk.table.joined_words import and_list
from cakedesk.table.kit.table_words import TableWords
from cakedesk.table.kit.words import Words
from cakedesk.table.short_names import short_names
from cakedesk.table.text_fit import SOFT_HYPHEN


class SwapWording(Words):
    """The words, for players with names."""

    def __init__(self, lists: CakeSwapLists, names: Sequence[str]) -> None:
        super().__init__()
        self.lists = lists
        self.names = tuple(names)
        # The names of cards are asked for dozens of times whenever anything changes.
        self._told_layers: dict[int, str] = {}
        self._told_cards: dict[int, str] = {}

    # ------------------------------------------------------------------------------------- what things are

    def title(self, cake_class: int) -> str:
        """A class."""
        return (
            self.tr("Honorable"),
            self.tr("Premium"),
            self.tr("Prestigious"),
            self.tr("Gold"),
            self.tr("Signature"),
            self.tr("Showcase"),
        )[cake_class]

    def cake_name(self, cake: int) -> str:
        """What a layer is baked of."""
        return (self.tr("chocolate"), self.tr("vanilla"))[cake]

    def frosting_name(self, frosting: int) -> str:
        """What a layer is frosted with."""
        return (
            self.tr("strawberry"),
            self.tr("orange"),
            self.tr("banana"),
            self.tr("kiwi"),
            self.tr("blueberry"),
            self.tr("wild"),
        )[frosting]

    def tool_name(self, tool: int) -> str:
        """An action card."""
        return self.tool_label(tool).replace(SOFT_HYPHEN, "")

    def tool_label(self, tool: int) -> str:
        """The same where it may be broken."""
        return {SQUEEZE: self.tr("Squeeze"), SWIPE: self.tr("Swipe")}.get(tool, self.tr("Swap"))

    def layer(self, layer: int) -> str:
        """One side of a card: "chocolate 3 with kiwi"."""
        if layer not in self._told_layers:
            side = self.lists.layers[layer]
            self._told_layers[layer] = self.tr("{cake} {size} with {frosting}").format(
                cake=self.cake_name(side.cake), size=side.size, frosting=self.frosting_name(side.frosting)
            )
        return self._told_layers[layer]

    def card(self, card: int) -> str:
        """Both sides of a card, the larger one first."""
        if card not in self._told_cards:
            sides = sorted((2 * card, 2 * card + 1), key=lambda layer: -self.lists.layers[layer].size)
            text = self.tr("{one}, or {other}")
            self._told_cards[card] = text.format(one=self.layer(sides[0]), other=self.layer(sides[1]))
        return self._told_cards[card]

    def cake(self, layers: Sequence[int]) -> str:
        """A cake, from below."""
        if not layers:
            return self.tr("an empty platter")
        return self.tr("from below: {layers}").format(
            layers=and_list([self.layer(layer) for layer in layers])
        )

    def ribbon(self, ribbon: int) -> str:
        """A ribbon by colour and points: "the blue 15"."""
        colour, _ = divmod(ribbon, len(CLASSES))
        text = (self.tr("the white {points}"), self.tr("the red {points}"), self.tr("the blue {points}"))[
            colour
        ]
        return text.format(points=self.lists.ribbon_points[ribbon])

    def ribbon_of_class(self, ribbon: int) -> str:
        """The same with its class: "the blue 15 (Signature)"."""
        return self.tr("{ribbon} ({title})").format(
            ribbon=self.ribbon(ribbon), title=self.title(ribbon % len(CLASSES))
        )

    def layers_of(self, ribbon: int) -> str:
        """How many layers a ribbon asks for."""
        return self.tr("%n layer(s)", "", layers_for(ribbon))

    def rules(self, cake_class: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """What a class asks of cakes and of frostings, a word each, and a shorter one."""
        free = self.tr("any"), self.tr("any", "where there is little room")
        same = self.tr("same"), self.tr("same", "where there is little room")
        differ = self.tr("differ"), self.tr("differ", "where there is little room")
        asked = (free, free), (free, differ), (same, free), (free, same), (same, differ), (same, same)
        return asked[cake_class]

    def rules_told(self, cake_class: int) -> str:
        """The same in a sentence."""
        return (
            self.tr("any cakes and frostings"),
            self.tr("any cakes, all frostings different"),
            self.tr("all cakes the same, any frostings"),
            self.tr("any cakes, all frostings the same"),
            self.tr("all cakes the same, all frostings different"),
            self.tr("all cakes and all frostings the same"),
        )[cake_class]

    def to_come(self) -> tuple[str, str]:
        """What stands above the layers that nobody has seen yet, in full and in brief."""
        return self.tr("Layers still to come"), self.tr("Still to come")

    # ---------------------------------------------------------------------------------- how far the game is

    def status(self, shown: CakeSwapState) -> str:
        """What the game is played for, or that it is over."""
        if shown.turn() == OVER:
            return TableWords().over()
        return self.tr("First to %n point(s)", "", TARGETS[shown.seats])

    def of_target(self, shown: CakeSwapState) -> str:
        """What stands behind the own points."""
        return self.tr("of {points}").format(points=TARGETS[shown.seats])

    def left(self, shown: CakeSwapState) -> str:
        """The deck, in words."""
        if not shown.deck:
            return self.tr("The deck is empty: this is the last turn.")
        return self.tr("%n card(s) in the deck", "", len(shown.deck))

    def has(self, shown: CakeSwapState, seat: int) -> tuple[str, ...]:
        """All that a seat has, read aloud."""
        tools = [self.tool_name(tool) for tool in (1, 2, 4) if shown.action_cards[seat] & tool]
        ribbons = [self.ribbon_of_class(ribbon) for ribbon in shown.ribbons[seat]]
        cake = self.cake(shown.platters[seat])
        holds = seat == shown.to_act and shown.held >= 0 and not shown.over
        return (
            TableWords().points_so_far(shown.points[seat]),
            self.tr("cake {cake}").format(cake=cake) if shown.platters[seat] else cake,
            self.tr("holds {card}").format(card=self.card(shown.held)) if holds else "",
            self.tr("ribbons: {ribbons}").format(ribbons=and_list(ribbons)) if ribbons else "",
            self.tr("left: {cards}").format(cards=and_list(tools))
            if tools
            else self.tr("no action cards left"),
        )

    def first_draw(self, shown: CakeSwapState) -> str:
        """How the first seat was drawn for."""
        sums, told = shown.lists.sums, []
        for number, draws in enumerate(shown.draws):
            drawn = and_list([f"{self.names[seat]} {sums[card]}" for seat, card in draws])
            text = (
                self.tr("The largest sum goes first: {drawn}.") if not number else self.tr("Tied: {drawn}.")
            )
            told.append(text.format(drawn=drawn))
        return " ".join(told)

    def brief_draw(self, shown: CakeSwapState) -> str:
        """Who goes first, and whether several had drawn the largest sum."""
        name, is_tied = short_names(self.names, " -")[shown.first], len(shown.draws) > 1
        told = (
            self.tr("Tied, so drawn again: {name} goes first.")
            if is_tied
            else self.tr("The largest sum: {name} goes first.")
        )
        return told.format(name=name)

    def resting(self, shown: CakeSwapState, names: Sequence[str], *, is_past: bool) -> str:
        """What is said while nobody acts here, by full names or short ones."""
        turn = shown.turn()
        if turn == OVER:
            return TableWords().won([names[seat] for seat in shown.winners()])
        return "" if is_past else self.tr("{name} bakes").format(name=names[turn])

    # -------------------------------------------------------------------------------- beside large pictures

    def card_told(self, card: int) -> tuple[str, ...]:
        """A card: its sides, then what can be done with it."""
        return (
            self.tr("A layer card"),
            self.tr("{card}: one of its sides is used.").format(card=self.card(card)),
            self.tr("It must be smaller than the layer below. A placed card is never turned."),
        )

    def ribbon_told(self, ribbon: int) -> tuple[str, ...]:
        """A ribbon: its class and what it asks for."""
        return (
            self.ribbon_of_class(ribbon),
            self.tr("{rules}, in exactly {layers}.").format(
                rules=self.rules_told(ribbon % len(CLASSES)), layers=self.layers_of(ribbon)
            ),
        )


def is_beginning(shown: CakeSwapState) -> bool:
    """Whether nobody has done anything yet."""
    untouched = len(shown.deck) + len(cards_in(shown.table)) == len(shown.lists.ids)
    return (
        untouched
        and len(cards_in(shown.table)) == shown.seats
        and shown.to_act == shown.first
        and not shown.taken
    )
