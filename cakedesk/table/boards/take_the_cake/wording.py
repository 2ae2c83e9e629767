"""`CakeWording`: what the table of Take the Cake says of squares, pieces, orders, cakes and seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, TypeAlias, get_args

from cakedesk.engine.actions import CHANCE, OVER
from cakedesk.engine.messages import QT_TRANSLATE_NOOP
from cakedesk.games.take_the_cake import cards
from cakedesk.games.take_the_cake.cards import TakeTheCakeLists
from cakedesk.games.take_the_cake.phases import CAKES, CUTTING, ORDERING, PUTTING, ROUNDS
from cakedesk.games.take_the_cake.state import TakeTheCakeState
from cakedesk.table.joined_words import and_list
from cakedesk.table.kit.table_words import TableWords
from cakedesk.table.kit.words import Words

OrderForm: TypeAlias = Literal["title", "rule", "per"]
_FORMS: tuple[OrderForm, ...] = get_args(OrderForm)

_ORDERS: Mapping[int, tuple[str, str, str]] = {
    cards.MOST: (
        QT_TRANSLATE_NOOP("CakeWording", "Most {toppings}"),
        QT_TRANSLATE_NOOP("CakeWording", "{points} if it has more {toppings} than any other cake"),
        QT_TRANSLATE_NOOP("CakeWording", "for most {toppings}"),
    ),
    cards.AT_MOST_2: (
        QT_TRANSLATE_NOOP("CakeWording", "At most two {toppings}"),
        QT_TRANSLATE_NOOP("CakeWording", "{points} if it has no more than two {toppings}"),
        QT_TRANSLATE_NOOP("CakeWording", "for at most two {toppings}"),
    ),
    cards.CORNERS: (
        QT_TRANSLATE_NOOP("CakeWording", "Corners: {toppings}"),
        QT_TRANSLATE_NOOP("CakeWording", "{points} for each {topping} on the four corners"),
        QT_TRANSLATE_NOOP("CakeWording", "per {topping} in a corner"),
    ),
    cards.CENTRE: (
        QT_TRANSLATE_NOOP("CakeWording", "Middle: {toppings}"),
        QT_TRANSLATE_NOOP("CakeWording", "{points} for each {topping} on the four squares in the middle"),
        QT_TRANSLATE_NOOP("CakeWording", "per {topping} in the middle"),
    ),
    cards.GROUP: (
        QT_TRANSLATE_NOOP("CakeWording", "Group of {icing}"),
        QT_TRANSLATE_NOOP("CakeWording", "{points} for each square of its largest group of {icing} icing"),
        QT_TRANSLATE_NOOP("CakeWording", "per {icing} icing in one group"),
    ),
    cards.ROWS: (
        QT_TRANSLATE_NOOP("CakeWording", "Rows of all icings"),
        QT_TRANSLATE_NOOP("CakeWording", "{points} for each row that shows all four icings"),
        QT_TRANSLATE_NOOP("CakeWording", "per row of four icings"),
    ),
    cards.COLUMNS: (
        QT_TRANSLATE_NOOP("CakeWording", "Columns of all icings"),
        QT_TRANSLATE_NOOP("CakeWording", "{points} for each column that shows all four icings"),
        QT_TRANSLATE_NOOP("CakeWording", "per column of four icings"),
    ),
    cards.DOUBLES: (
        QT_TRANSLATE_NOOP("CakeWording", "Doubles"),
        QT_TRANSLATE_NOOP("CakeWording", "{points} for each square that shows two toppings"),
        QT_TRANSLATE_NOOP("CakeWording", "per double square"),
    ),
    cards.BALANCED: (
        QT_TRANSLATE_NOOP("CakeWording", "Balanced icings"),
        QT_TRANSLATE_NOOP("CakeWording", "{points} if no icing covers more than five squares"),
        QT_TRANSLATE_NOOP("CakeWording", "for no icing over five"),
    ),
}
"""By what orders ask for, their titles, what they pay for, and the same in few words."""

_SETS = {
    cards.SETS_OF_FRUIT: (
        QT_TRANSLATE_NOOP("CakeWording", "Sets of fruit"),
        QT_TRANSLATE_NOOP("CakeWording", "{points} for each set of orange, cherry, blueberry and strawberry"),
        QT_TRANSLATE_NOOP("CakeWording", "per set of four fruits"),
    ),
    cards.SETS_OF_TOPPING: (
        QT_TRANSLATE_NOOP("CakeWording", "Sets of toppings"),
        QT_TRANSLATE_NOOP("CakeWording", "{points} for each set of cookie, flower, candle and any fruit"),
        QT_TRANSLATE_NOOP("CakeWording", "per set of all toppings"),
    ),
}
"""The same of sets, by what they are of."""


class CakeWording(Words):
    """The words, for players with names."""

    def __init__(self, lists: TakeTheCakeLists, names: Sequence[str]) -> None:
        super().__init__()
        self.lists = lists
        self.names = tuple(names)

    # ------------------------------------------------------------------------------------- what things are

    def icing(self, icing: int) -> str:
        """An icing."""
        return (self.tr("vanilla"), self.tr("chocolate"), self.tr("strawberry"), self.tr("lavender"))[icing]

    def topping(self, topping: int) -> str:
        """One of a topping, or a fruit of any type."""
        return (
            self.tr("orange"), self.tr("cherry"), self.tr("blueberry"), self.tr("strawberry", "fruit"),
            self.tr("cookie"), self.tr("flower"), self.tr("candle"), self.tr("fruit"),
        )[topping]  # fmt: skip

    def toppings(self, topping: int) -> str:
        """Several of a topping, or fruits of any type."""
        return (
            self.tr("oranges"), self.tr("cherries"), self.tr("blueberries"), self.tr("strawberries"),
            self.tr("cookies"), self.tr("flowers"), self.tr("candles"), self.tr("fruit", "several"),
        )[topping]  # fmt: skip

    def some(self, topping: int, number: int) -> str:
        """So many of a topping: "1 cookie", "3 flowers"."""
        return f"{number} {self.topping(topping) if number == 1 else self.toppings(topping)}"

    def card(self, card: int) -> str:
        """A cake card: "cookie on vanilla", "2 cookies on vanilla"."""
        lists, number = self.lists, self.lists.counts[card]
        topping = lists.toppings[card]
        told = self.topping(topping) if number == 1 else self.some(topping, number)
        return self.tr("{toppings} on {icing}").format(toppings=told, icing=self.icing(lists.icings[card]))

    def cards(self, cards: Sequence[int]) -> str:
        """The toppings of some cards, by kind, the most first: "1 orange, 2 candles and 1 flower"."""
        counts: dict[int, int] = {}
        for card in cards:
            topping = self.lists.toppings[card]
            counts[topping] = counts.get(topping, 0) + self.lists.counts[card]
        most_first = sorted(counts.items(), key=lambda some: (-some[1], some[0]))
        return and_list([self.some(topping, count) for topping, count in most_first])

    def mark(self, colour: int) -> str:
        """The mark of a piece."""
        return (self.tr("triangle"), self.tr("square"), self.tr("ring"), self.tr("cross"))[colour]

    def piece(self, colour: int) -> str:
        """A piece, named after its mark."""
        return (
            self.tr("the triangle piece"), self.tr("the square piece"),
            self.tr("the ring piece"), self.tr("the cross piece"),
        )[colour]  # fmt: skip

    def cake(self, cake: int) -> str:
        """One of the two cakes of a seat."""
        return (self.tr("First cake"), self.tr("Second cake"))[cake]

    def brief_cake(self, cake: int) -> str:
        """The same where the room is short."""
        return (self.tr("No. 1"), self.tr("No. 2"))[cake]

    def cake_within(self, cake: int) -> str:
        """The same within a sentence."""
        return (self.tr("first cake"), self.tr("second cake"))[cake]

    def cake_of(self, place: int) -> str:
        """A cake and whose it is, as it is read aloud."""
        return f"{self.names[place // CAKES]}, {self.cake_within(place % CAKES)}"

    def with_points(self, told: str, points: str) -> str:
        """A cake with its points."""
        return self.tr("{cake}: {points}").format(cake=told, points=points)

    def cake_title(self, cake: int, points: str, *, is_brief: bool = False) -> str:
        """Above a cake, with its points if they may be told."""
        told = self.brief_cake(cake) if is_brief else self.cake(cake)
        return self.with_points(told, points) if points else told

    def kind_of_points(self, kind: int) -> str:
        """What points are for, in the order of `CakeScore`."""
        return (
            self.tr("cookies"), self.tr("flowers"), self.tr("fruit", "points"),
            self.tr("candles"), self.tr("order"),
        )[kind]  # fmt: skip

    # --------------------------------------------------------------------------------------------- orders

    def order(self, order: int, form: OrderForm = "title") -> str:
        """An order by its title; by what it pays for; or by the same in few words, after the number."""
        asked = self.lists.orders[order]
        kind, of = asked.kind, asked.of
        named = {"icing": self.icing(of)} if kind == cards.GROUP else {}
        if kind in {cards.MOST, cards.AT_MOST_2, cards.CORNERS, cards.CENTRE}:
            named = {"topping": self.topping(of), "toppings": self.toppings(of)}
        text = self.tr((_SETS[of] if kind == cards.SETS else _ORDERS[kind])[_FORMS.index(form)])
        return text.format(points=TableWords().points(asked.points), **named)

    def orders(self, orders: Sequence[int]) -> str:
        """The titles of some orders."""
        return and_list([self.tr("“{order}”").format(order=self.order(order)) for order in orders])

    def by_name(self, told: Mapping[int, Sequence[str]], names: Sequence[str] = ()) -> str:
        """Sums or orders, seat by seat."""
        text, names = self.tr("{name}: {sums}"), names or self.names
        return " · ".join(text.format(name=names[seat], sums=and_list(sums)) for seat, sums in told.items())

    def orders_told(self, shown: TakeTheCakeState) -> str:
        """Which orders all cakes had, and what they paid."""
        told: dict[int, list[str]] = {}
        for place, (order, score) in enumerate(zip(shown.assigned, shown.cake_scores(), strict=True)):
            if order >= 0:
                told.setdefault(place // CAKES, []).append(f"{self.orders([order])} {score.order}")
        return self.by_name({seat: [", ".join(each)] for seat, each in told.items()})

    # ---------------------------------------------------------------------------------- how far the game is

    def round_of(self, shown: TakeTheCakeState, cake: int, number: int) -> str:
        """A round of a cake, from 0; with two seats there are rounds alone."""
        if shown.seats == CAKES:
            return TableWords().round_of(number + 1, ROUNDS)
        text = self.tr("{cake}, round {number} of {rounds}")
        return text.format(cake=self.cake(cake), number=number + 1, rounds=ROUNDS)

    def status(self, shown: TakeTheCakeState) -> str:
        """Which round of which cake it is, or that it is full, or that the game is over."""
        if shown.turn() == OVER:
            return TableWords().over()
        if shown.phase != ORDERING and shown.turn() != CHANCE:
            return self.round_of(shown, shown.cake, shown.round)
        if shown.is_cut_by_chance and not shown.step:
            return self.round_of(shown, shown.cake, shown.round)
        if shown.seats == CAKES:
            return self.tr("All cakes are full")
        return (self.tr("The first cakes are full"), self.tr("The second cakes are full"))[shown.cake]

    def what_decides(self, shown: TakeTheCakeState) -> str:
        """What decides where others have as many points as who has won; empty: nothing has to."""
        totals = shown.scores()
        if totals.count(max(totals)) == len(shown.winners()):
            return ""
        return self.tr("Of equal points those for flowers decide.")

    def resting(self, shown: TakeTheCakeState, *, is_past: bool) -> str:
        """What is said while nobody acts here."""
        turn = shown.turn()
        if turn == OVER:
            return TableWords().won([self.names[seat] for seat in shown.winners()])
        if is_past or turn == CHANCE:
            return ""
        told = {
            CUTTING: self.tr("{name} cuts the cake"),
            PUTTING: self.tr("{name} places squares"),
            ORDERING: self.tr("{name} chooses an order"),
        }
        return told.get(shown.phase, self.tr("{name} takes a piece")).format(name=self.names[turn])
