"""`TurnWording`: what the tray of Take the Cake asks, and what is said of what is staged."""

from __future__ import annotations

from collections.abc import Sequence

from cakedesk.engine.actions import OVER
from cakedesk.games.take_the_cake.grid import REACH
from cakedesk.games.take_the_cake.open_facts import reach_of, takers
from cakedesk.games.take_the_cake.phases import CAKES, CUTTING, NO_CARD, NO_CUT, ORDERING, PUTTING
from cakedesk.games.take_the_cake.state import TakeTheCakeState
from cakedesk.table.boards.take_the_cake.composer import (
    NOTHING,
    CutComposer,
    OrderComposer,
    Put,
    PutComposer,
    TakeComposer,
)
from cakedesk.table.boards.take_the_cake.wording import CakeWording
from cakedesk.table.joined_words import and_list, capital, said_of
from cakedesk.table.kit.action_tray import Asked, TrayButton
from cakedesk.table.kit.table_words import TableWords


class TurnWording(CakeWording):
    """Puts turns into words."""

    # ------------------------------------------------------------------------------------- what is asked

    def asks_cut(self, composer: CutComposer) -> Asked:
        """The cutter chooses."""
        name = self.names[composer.seat]
        return Asked(
            self.tr("{name}, choose a cut card and turn it").format(name=name),
            self.cut_help(composer.look.shown),
            self.tr("Cut it like this"),
            composer.is_complete(),
            (TrayButton(self.tr("Other cut card")),),
            brief_prompt=self.tr("Choose a cut card and turn it"),
        )

    def cut_help(self, shown: TakeTheCakeState) -> str:
        """Who takes when."""
        if shown.seats == 3:
            return self.tr("Each of the others takes a piece, then you; one piece is left over.")
        if shown.seats == CAKES:
            return self.tr("The other takes first, then you, then each of you once more.")
        return self.tr("Each of the others takes a piece; the last one is yours.")

    def asks_piece(self, composer: TakeComposer) -> Asked:
        """A piece is taken."""
        name, colour = self.names[composer.seat], composer.now.colour
        primary = self.tr("Take a piece")
        if colour != NOTHING:
            primary = self.tr("Take {piece}").format(piece=self.piece(colour))
        told = self.tr("Click it, or drag one of its squares onto your cake.")
        if composer.can_name_cake:
            told = self.tr("Click it, then the cake that it is for, or drag it there.")
        elif len(composer.colours()) == 1:
            told = self.tr("It is the only one that is left.")
        if colour != NOTHING and composer.look.shown.seats == CAKES:
            text = self.tr("{piece} goes to your first cake."), self.tr("{piece} goes to your second cake.")
            told = text[composer.cake].format(piece=capital(self.piece(colour)))
        return Asked(self.tr("{name}, take a piece").format(name=name), told, primary, composer.is_complete())

    def asks_square(self, composer: PutComposer, *, tells_gains: bool) -> Asked:
        """Squares are placed."""
        left, done = len(composer.shown.hand), len(composer.now.puts)
        name = self.names[composer.seat]
        if not left:
            prompt = self.tr("All four squares lie there")
            told = self.tr("Confirm, or take some of them back.")
        else:
            prompt = self.tr("{name}, place the next square").format(name=name)
            told = self.tr("Click a place for it, or drag it there.")
            if tells_gains:
                told = self.tr("Lit squares say what the square in hand gains there.")
        return Asked(
            prompt,
            told,
            self.tr("Confirm: %n to go", "", left) if left else self.tr("Confirm"),
            composer.is_complete(),
            (TrayButton(TableWords().take_back(), done > 0), TrayButton(self.tr("All back"), done > 1)),
        )

    def asks_order(self, composer: OrderComposer) -> Asked:
        """Orders are assigned."""
        name = self.names[composer.seat]
        missing = [cake for cake in composer.cakes if composer.order_of(cake) == NOTHING] or [*composer.cakes]
        is_one = len(missing) == 1
        prompt = (
            self.tr("{name}, choose an order for your first cake"),
            self.tr("{name}, choose an order for your second cake"),
        )[missing[0]]
        told = self.tr("It stays secret until all have chosen. One order is never used.")
        if not is_one:
            prompt = self.tr("{name}, choose an order for each cake")
            if not composer.is_complete():
                told = self.tr("Choose one order for your first cake, then one for your second.")
        return Asked(
            prompt.format(name=name),
            told,
            self.tr("Assign"),
            composer.is_complete(),
            brief_prompt=self.tr("Choose an order") if is_one else self.tr("Choose two orders"),
            brief_help=self.tr("It stays secret.") if is_one else self.tr("One for each cake."),
        )

    # -------------------------------------------------------------------------------------- what is said

    def here(self, composer: PutComposer, row: int, column: int) -> str:
        """What the square in hand changes at a place, by kind, and for others."""
        gains = composer.kinds_gained(row, column)
        told = [f"{self.kind_of_points(kind)} {signed(gain)}" for kind, gain in enumerate(gains) if gain]
        others = composer.gains(composer.now.puts, Put(composer.now.card, row, column))
        others[composer.seat] = 0
        told += [f"{self.names[seat]} {signed(gain)}" for seat, gain in enumerate(others) if gain]
        if not told:
            return self.tr("Here: no points yet.")
        return self.tr("Here: {gains}.").format(gains=and_list(told))

    def spot(self, row: int, column: int, shown: TakeTheCakeState, gain: int | None) -> str:
        """A place for a square, as it is read aloud."""
        top, _, left, _ = reach_of(shown)  # from the frame that is seen
        told = self.tr("row {row}, column {column}").format(row=row - top + 1, column=column - left + 1)
        return told if gain is None else said_of(told, signed(gain))

    def sides(self, shown: TakeTheCakeState) -> str:
        """Which sides of the cake that is built are locked."""
        top, bottom, left, right = shown.boxes[shown.target]
        if not shown.sizes[shown.target]:
            return self.tr("The cake grows around its first square.")
        rows, columns = bottom - top == REACH, right - left == REACH
        if rows and columns:
            return self.tr("Four by four: nothing slides any more.")
        if columns:
            return self.tr("Four wide: the sides are locked.")
        if rows:
            return self.tr("Four high: above and below are locked.")
        return self.tr("It may still grow, up to four by four.")

    def closes(self, sides: Sequence[int]) -> tuple[str, str]:
        """Where there is less room after a square is placed (above, below, left, right), and in few words."""
        named = self.tr("above"), self.tr("below"), self.tr("at the left"), self.tr("at the right")
        told = and_list([named[side] for side in sides])
        texts = self.tr("Placed here, room closes {sides}."), self.tr("Less room {sides}")
        return texts[0].format(sides=told), texts[1].format(sides=told)

    # ---------------------------------------------------------------------------------------- the left zone

    def left_title(self, shown: TakeTheCakeState, *, cuts: bool) -> tuple[str, ...]:
        """Above the cut cards, and shorter."""
        if shown.turn() == OVER:
            return ("",)
        return (self.tr("Your cut cards"), self.tr("This round"))[not cuts :]

    def who_cuts(self, shown: TakeTheCakeState, names: Sequence[str]) -> str:
        """Who cuts this round, or has cut."""
        if shown.turn() == OVER or shown.phase == ORDERING:
            return ""
        if shown.is_cut_by_chance:
            return self.tr("Chance cuts the first round.")
        name = names[shown.cutter]
        if shown.phase == CUTTING:
            return self.tr("{name} cuts, and takes last.").format(name=name)
        return self.tr("{name} has cut, and takes last.").format(name=name)

    def centre_title(self, shown: TakeTheCakeState, *, would_be: bool) -> str:
        """Above the centre."""
        if all(card == NO_CARD for card in shown.centre):
            return self.tr("Nothing left") if shown.phase == PUTTING else self.status(shown)
        if would_be:
            return self.tr("As it would be cut")
        if shown.cut == NO_CUT:
            return self.tr("The centre")
        return self.tr("The centre, cut in four") if shown.phase != PUTTING else self.tr("Still left")

    def cut_by_chance(self) -> tuple[str, str, str]:
        """Chance has cut: that it has, who gets what, and the same where the room is short."""
        text = self.tr("All get the piece of their colour: {pieces}. The cross goes away.")
        pieces = [f"{name} {self.mark(seat)}" for seat, name in enumerate(self.names)]
        brief = self.tr("All get the piece of their colour. The cross goes away.")
        return self.tr("Chance has cut the cake"), text.format(pieces=and_list(pieces)), brief

    def turn_button(self) -> str:
        """Turns a cut card."""
        return self.tr("Turn (R)")

    def cut_told(self, number: int, turn: int) -> str:
        """A cut card, as it is read aloud."""
        return self.tr("Cut card {number}, turned by %n quarter(s)", "", turn).format(number=number + 1)

    def piece_told(self, colour: int, cards: Sequence[int]) -> str:
        """A piece with what lies in it."""
        return self.tr("{piece}: {cards}").format(
            piece=capital(self.piece(colour)), cards=and_list([self.card(card) for card in cards])
        )

    def placed(self, cake: int) -> str:
        """The cake of two that squares are placed on."""
        return (self.tr("places on the first cake"), self.tr("places on the second cake"))[cake]

    def held_by(self, seat: int) -> str:
        """Whose hand a square lies in."""
        return self.tr("held by {name}").format(name=self.names[seat])

    def in_hand(self) -> str:
        """Where a square lay before it was placed."""
        return self.tr("Back into the hand")

    def piece_taken(self, colour: int, seat: int) -> str:
        """A piece that is not there any more, and who has it."""
        text = self.tr("{piece}: taken by {name}")
        return text.format(piece=capital(self.piece(colour)), name=self.names[seat])

    def takers(self, seats: Sequence[int]) -> str:
        """Who takes a piece, one after the other."""
        names = ", ".join(self.names[seat] for seat in seats)
        return self.tr("They take in this order: {names}").format(names=names)

    # --------------------------------------------------------------------------------------- seats and orders

    def seat_tag(self, shown: TakeTheCakeState, seat: int) -> str:
        """What a seat has to do with the round, while it is not its turn."""
        if shown.turn() == OVER or shown.phase == ORDERING or shown.is_cut_by_chance:
            return ""
        if shown.phase == PUTTING and seat in takers(shown)[shown.step + 1 : shown.step + 2]:
            return self.tr("takes next")
        return self.tr("cuts") if seat == shown.cutter else ""

    def cake_told(self, shown: TakeTheCakeState, place: int) -> str:
        """What lies on a cake."""
        cards = [card for card in shown.cakes[place] if card >= 0]
        name = self.cake(place % CAKES)
        return said_of(name, self.cards(cards)) if cards else self.tr("{cake}: empty").format(cake=name)

    def orders_title(self, seat: int) -> str:
        """Above the orders of a seat, or the own ones."""
        told = self.tr("Orders: {name}") if seat >= 0 else self.tr("Your orders")
        return told.format(name=self.names[seat])

    def hidden_orders(self) -> str:
        """Instead of them."""
        return self.tr("secret")

    def peeks(self) -> tuple[str, str]:
        """The button that shows them, and the same where the room is short."""
        return self.tr("Look at your orders (P)"), self.tr("Look (P)")

    def order_now(self, points: Sequence[int]) -> tuple[str, ...]:
        """What an order would pay as things lie, for one cake or for each of both; the fullest form first."""
        if len(points) == 1:
            return self.tr("now {}").format(*points), f"= {points[0]}"
        return self.tr("first {}, second {}").format(*points), self.tr("{} / {}").format(*points)

    def chosen_for(self, cake: int, points: int | None) -> tuple[str, ...]:
        """Which cake an order is chosen for, and what it would pay for it; the fullest form first."""
        forms = self.cake_within(cake), self.brief_cake(cake)
        return forms if points is None else tuple(self.with_points(form, str(points)) for form in forms)

    def still_to_come(self) -> str:
        """Above how many of each topping are still in the deck."""
        return self.tr("Still to come")

    def so_far(self) -> str:
        """Above how many of each topping are on the cake in the making, and in hand."""
        return self.tr("So far + in hand")

    def counts(self, title: str, *counts: Sequence[int]) -> str:
        """How many of each topping, below a title, as it is read aloud."""
        told = [
            and_list([self.some(kind, count) for kind, count in enumerate(each) if count]) for each in counts
        ]
        return said_of(title, " + ".join(filter(None, told)))


def signed(number: int) -> str:
    """A change of points."""
    return f"+{number}" if number >= 0 else f"−{-number}"
