"""What a seat does, in the making: cut, piece, squares, orders. All asks the look and states no rule."""

from __future__ import annotations

from functools import cache
from itertools import permutations
from typing import NamedTuple, TypeAlias

from cakedesk.engine.actions import Action
from cakedesk.engine.observation import Observation
from cakedesk.games.take_the_cake.actions import CUT, ORDER, ORDERS, PUT, TAKE, TAKE_FOR
from cakedesk.games.take_the_cake.cards import TURNS
from cakedesk.games.take_the_cake.game import GAME
from cakedesk.games.take_the_cake.grid import free_squares, place_of
from cakedesk.games.take_the_cake.legality import colours_left, may_name_cake
from cakedesk.games.take_the_cake.phases import CAKES, PIECE
from cakedesk.games.take_the_cake.rules import lay
from cakedesk.games.take_the_cake.scoring import CakeScore, Survey, order_points, score_cake, survey_cake
from cakedesk.games.take_the_cake.state import TakeTheCakeState
from cakedesk.table.kit.staged_steps import StagedSteps, StepsAnew

Look: TypeAlias = Observation[TakeTheCakeState]

NOTHING = -1


class StagedCut(NamedTuple):
    """A cut card and how often it is turned."""

    card: int
    turn: int = 0


class CutComposer(StepsAnew[TakeTheCakeState, StagedCut]):
    """A cut card and its turn; the first one as it lies is there from the beginning."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, StagedCut(look.shown.drawn[0]))

    def choose(self, card: int) -> None:
        """Choose a card; it is turned as it was last."""
        if card != self.now.card:
            self._step(StagedCut(card, self.turn_of(card)))

    def turn_of(self, card: int) -> int:
        """How one of both cards is turned, or was last."""
        return {step.card: step.turn for step in self._steps}.get(card, 0)

    def turn_to(self, turn: int) -> None:
        """Turn the card so many quarters."""
        if turn % TURNS != self.now.turn:
            self._step(self.now._replace(turn=turn % TURNS))

    def action(self) -> Action:
        """The cut."""
        return (CUT, *self.now)

    def gestures(self) -> tuple[str, ...]:
        """The cut, as soon as anybody has touched a card."""
        return (GAME.format(self.action(), self.look.shown.lists),) if self.can_take_back() else ()


class StagedPiece(NamedTuple):
    """A piece, and where one may say so, the cake that it is for; -1: none."""

    colour: int = NOTHING
    cake: int = NOTHING


class TakeComposer(StepsAnew[TakeTheCakeState, StagedPiece]):
    """A piece; the only one that is left is taken from the beginning."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, StagedPiece())
        self._best = cache(self._best_gains)
        colours = self.colours()
        if len(colours) == 1:
            self._steps = [StagedPiece(colours[0], self._emptier())]

    @property
    def can_name_cake(self) -> bool:
        """Whether one says which cake it is for."""
        return may_name_cake(self.look.shown)

    @property
    def cake(self) -> int:
        """The cake that a piece would go to now."""
        shown = self.look.shown
        if self.can_name_cake:
            return self.now.cake if self.now.cake != NOTHING else self._emptier()
        if shown.seats == CAKES:
            return 1 - shown.round_cakes[self.seat]
        return shown.cake

    def colours(self) -> list[int]:
        """The pieces that can be taken."""
        return colours_left(self.look.shown)

    def choose(self, colour: int, cake: int = NOTHING) -> None:
        """Choose a piece; the one that is chosen: put it back, unless a cake is named."""
        if cake == NOTHING and colour == self.now.colour:
            self._step(self._steps[0]._replace(cake=self.now.cake))
        else:
            self._step(StagedPiece(colour, self.cake if cake == NOTHING or not self.can_name_cake else cake))

    def name_cake(self, cake: int) -> None:
        """Say which cake the piece is for."""
        if self.can_name_cake and cake != self.now.cake:
            self._step(self.now._replace(cake=cake))

    def action(self) -> Action | None:
        """What is taken; None: nothing yet."""
        if self.now.colour == NOTHING:
            return None
        return (TAKE_FOR, self.now.colour, self.cake) if self.can_name_cake else (TAKE, self.now.colour)

    def best_gains(self) -> dict[int, int]:
        """What pieces would bring at best, tried in all orders, if the cake has just room for one more."""
        return self._best(CAKES * self.seat + self.cake)

    def gestures(self) -> tuple[str, ...]:
        """The piece, with its cake; the only one that is left was chosen by nobody."""
        action = self.action()
        return (GAME.format(action, self.look.shown.lists),) if action and self.can_take_back() else ()

    def _best_gains(self, place: int) -> dict[int, int]:
        shown = self.look.shown
        cake, box = list(shown.cakes[place]), shown.boxes[place]
        free = free_squares(cake, box)
        if len(free) != PIECE:
            return {}
        every = surveys_of(shown, place)
        now = shown.cake_scores()[place].total
        best = {}
        for colour in self.colours():
            totals = []
            piece = [
                shown.centre[square] for square in shown.lists.squares[shown.cut][shown.cut_turn][colour]
            ]
            for cards in permutations(piece):
                for square, card in zip(free, cards, strict=True):
                    cake[square] = card
                every[place] = survey_cake(cake, box, shown.lists)
                totals.append(score_cake(every[place], list(every.values()), None).total)
            best[colour] = max(totals) - now
        return best

    def _emptier(self) -> int:
        own = self.look.shown.sizes[CAKES * self.seat : CAKES * self.seat + CAKES]
        return own.index(min(own)) if self.can_name_cake else NOTHING


class Put(NamedTuple):
    """A card and where it lies, relative to the first card of its cake."""

    card: int
    row: int
    column: int


class StagedPuts(NamedTuple):
    """The cards that are placed, in their order, and the one in hand; -1: none is left."""

    puts: tuple[Put, ...]
    card: int


class PutComposer(StagedSteps[TakeTheCakeState, StagedPuts]):
    """The cards of a piece, one after the other; the next one is in hand at once."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, StagedPuts((), look.shown.hand[0]))
        # What a card gains somewhere is asked for each free square whenever anything is pointed at.
        self.after = cache(self._after)
        self._points = cache(self._points_after)
        self._surveys = surveys_of(look.shown, self.place)

    @property
    def shown(self) -> TakeTheCakeState:
        """The table with what is staged. Never changed."""
        return self.after(self.now.puts)

    @property
    def place(self) -> int:
        """The cake that is built."""
        return self.look.shown.target

    def squares(self) -> list[tuple[int, int]]:
        """Where the card in hand can go, by row and column."""
        shown = self.shown
        if self.now.card == NOTHING:
            return []
        return [place_of(square) for square in free_squares(shown.cakes[self.place], shown.boxes[self.place])]

    def hold(self, card: int) -> None:
        """Take another card in hand."""
        if card in self.shown.hand and card != self.now.card:
            self._step(self.now._replace(card=card))

    def put(self, row: int, column: int, card: int = NOTHING) -> None:
        """Place the card in hand, or one that is named."""
        self._lay((*self.now.puts, Put(self.now.card if card == NOTHING else card, row, column)))

    def can_move(self, card: int, row: int, column: int) -> bool:
        """Whether a card that was placed in this turn can lie elsewhere, with all that was placed since."""
        return self._is_legal(self._moved(card, row, column))

    def move(self, card: int, row: int, column: int) -> None:
        """Place a card of this turn elsewhere."""
        self._lay(self._moved(card, row, column))

    def take_up(self, card: int) -> None:
        """Take a card of this turn in hand again. In a new cake the first that is left lies at 0, 0."""
        rest = [put for put in self.now.puts if put.card != card]
        if rest and not self.look.shown.sizes[self.place]:
            row, column = rest[0][1:]
            rest = [put._replace(row=put.row - row, column=put.column - column) for put in rest]
        self._step(StagedPuts(tuple(rest), card))

    def kinds_gained(self, row: int, column: int) -> CakeScore:
        """What the card in hand would change in a square, by kind of points."""
        puts = self.now.puts
        before, after = self._points(puts), self._points((*puts, Put(self.now.card, row, column)))
        pairs = zip(after[self.place], before[self.place], strict=True)
        return CakeScore(*(new - old for new, old in pairs))

    def gains(self, puts: tuple[Put, ...], put: Put) -> list[int]:
        """By seat what one more card changes in the points so far."""
        before, after = self._points(puts), self._points((*puts, put))
        changes = [0] * self.look.shown.seats
        for place, score in after.items():
            changes[place // CAKES] += score.total - before[place].total
        return changes

    def give_up(self) -> bool:
        """Escape: place nothing."""
        if not self.now.puts:
            return False
        self._step(self._steps[0])
        return True

    def actions(self) -> tuple[Action, ...]:
        """All cards, once every one has its square."""
        return tuple((PUT, *put) for put in self.now.puts) if self.now.card == NOTHING else ()

    def begun(self) -> tuple[Action, ...]:
        """The cards that are placed, while one is in hand."""
        return () if self.now.card == NOTHING else tuple((PUT, *put) for put in self.now.puts)

    def gestures(self) -> tuple[str, ...]:
        """The cards that are placed."""
        return tuple(GAME.format((PUT, *put), self.look.shown.lists) for put in self.now.puts)

    def _lay(self, puts: tuple[Put, ...]) -> None:
        assert self._is_legal(puts)
        self._step(StagedPuts(puts, next(iter(self.after(puts).hand), NOTHING)))

    def _moved(self, card: int, row: int, column: int) -> tuple[Put, ...]:
        return tuple(Put(card, row, column) if put.card == card else put for put in self.now.puts)

    def _is_legal(self, puts: tuple[Put, ...]) -> bool:
        return all(self.after(puts[:number]).why_not((PUT, *put)) is None for number, put in enumerate(puts))

    def _after(self, puts: tuple[Put, ...]) -> TakeTheCakeState:
        shown = self.look.shown.clone()
        for put in puts:
            lay(shown, *put)
        return shown

    def _points_after(self, puts: tuple[Put, ...]) -> dict[int, CakeScore]:
        """What the cakes that are compared score; only the one that is built is looked at again."""
        after, place = self.after(puts), self.place
        survey = survey_cake(after.cakes[place], after.boxes[place], after.lists)
        surveys = {**self._surveys, place: survey}
        every = list(surveys.values())
        return {each: score_cake(one, every, None) for each, one in surveys.items()}


class StagedOrders(NamedTuple):
    """By cake the order that is assigned to it, -1: none; with one cake alone the second is always none."""

    first: int = NOTHING
    second: int = NOTHING


class OrderComposer(StepsAnew[TakeTheCakeState, StagedOrders]):
    """Orders for one cake, or with two seats for both."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, StagedOrders())

    @property
    def cakes(self) -> range:
        """The cakes that get an order now."""
        shown = self.look.shown
        return range(CAKES) if shown.seats == CAKES else range(shown.cake, shown.cake + 1)

    def order_of(self, cake: int) -> int:
        """The order of a cake, -1: none."""
        return self.now[cake - self.cakes[0]]

    def cake_of(self, order: int) -> int:
        """The cake that has an order, -1: none."""
        return next((cake for cake in self.cakes if self.order_of(cake) == order), NOTHING)

    def orders(self) -> list[int]:
        """The orders that can be assigned."""
        return self.look.shown.orders[self.seat]

    def choose(self, order: int) -> None:
        """Give an order to the next cake without one, or the last; the one that a cake has: take it away."""
        cake = self.cake_of(order)
        if cake != NOTHING:
            self._step(self.now._replace(**{self._field(cake): NOTHING}))
        else:
            free = [each for each in self.cakes if self.order_of(each) == NOTHING]
            self.assign(order, free[0] if free else self.cakes[-1])

    def assign(self, order: int, cake: int) -> None:
        """Give an order to a cake. What either had before goes back, or to the other cake."""
        before, has = self.order_of(cake), self.cake_of(order)
        if before == order:
            return
        staged = self.now
        if has != NOTHING:
            staged = staged._replace(**{self._field(has): before})
        self._step(staged._replace(**{self._field(cake): order}))

    def action(self) -> Action | None:
        """The orders; None: a cake has none yet."""
        chosen = self.now[: len(self.cakes)]
        if NOTHING in chosen:
            return None
        return (ORDERS if len(chosen) > 1 else ORDER, *chosen)

    def gestures(self) -> tuple[str, ...]:
        """The orders by cake, such as ``order O05 -``."""
        chosen, orders = self.now[: len(self.cakes)], self.look.shown.lists.orders
        if self.now == StagedOrders():
            return ()
        return ("order " + " ".join("-" if each == NOTHING else orders[each].id for each in chosen),)

    def _field(self, cake: int) -> str:
        return StagedOrders._fields[cake - self.cakes[0]]


def surveys_of(shown: TakeTheCakeState, place: int) -> dict[int, Survey]:
    """What lies on the cakes that one is compared with, by their places; its own is among them."""
    return {
        each: survey_cake(shown.cakes[each], shown.boxes[each], shown.lists)
        for each in shown.compared_with(place)
    }


def order_pays(shown: TakeTheCakeState, place: int, order: int) -> int:
    """What an order would pay for a cake as all of them are now."""
    surveys = surveys_of(shown, place)
    return order_points(shown.lists.orders[order], surveys[place], list(surveys.values()))
