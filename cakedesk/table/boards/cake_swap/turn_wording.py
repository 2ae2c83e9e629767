"""`TurnWording`: what is asked of the seat that acts, and what a thing would do."""

from __future__ import annotations

from collections.abc import Sequence

from cakedesk.engine.actions import Action
from cakedesk.games.cake_swap import actions
from cakedesk.games.cake_swap.cards import FEWEST_LAYERS, SQUEEZE, SWAP, SWIPE, ribbon
from cakedesk.games.cake_swap.state import CakeSwapState
from cakedesk.table.boards.cake_swap.composer import NOBODY, Source, Spot, TurnComposer
from cakedesk.table.boards.cake_swap.wording import SwapWording, is_beginning
from cakedesk.table.joined_words import and_list, capital, or_list
from cakedesk.table.kit.action_tray import Asked, TrayButton
from cakedesk.table.kit.table_words import TableWords


class TurnWording(SwapWording):
    """The words of a turn in the making."""

    # ------------------------------------------------------------------------------------- places of a layer

    def spot(self, spot: Spot, composer: TurnComposer) -> tuple[str, ...]:
        """Where a layer goes, fullest first."""
        sizes = composer.look.shown.sizes_of(composer.seat)
        if spot.kind == actions.PLACE:
            return (self.tr("on top") if sizes else self.tr("on the empty platter"),)
        if spot.kind == actions.SQUEEZE_IN:
            size = max(size for size in sizes if size < composer.now.size)
            told = self.tr("under the {size}"), self.tr("under {size}")
        else:
            size = spot.old if spot.kind == actions.SWAP_FOR else sizes[-1]
            told = self.tr("instead of the {size}"), self.tr("for the {size}")
        return tuple(text.format(size=size) for text in told)

    def spot_wins(self, spot: str, best: int) -> str:
        """A place, and the best ribbon that the cake would then win."""
        return self.tr("{place}: then it wins {ribbon}").format(place=spot, ribbon=self.ribbon_of_class(best))

    def refused(self, composer: TurnComposer) -> tuple[str, ...] | None:
        """Why the chosen side can't go on top, fullest first; None: it can."""
        size, sizes = composer.now.size, composer.look.shown.sizes_of(composer.seat)
        if not sizes or Spot(actions.PLACE) in composer.spots(size) or composer.now.source is Source.TABLE:
            return None
        told = self.tr("on top: {size} is not smaller than the {top}")
        other = next(other for other in composer.sides() if other != size)
        if Spot(actions.PLACE) in composer.spots(other):
            told = self.tr("on top: {size} is not smaller than the {top} (turned, the {other} is)")
        briefs = self.tr("on top: not under {top}"), self.tr("not under {top}")
        return tuple(text.format(size=size, top=sizes[-1], other=other) for text in (told, *briefs))

    def why_not(self, composer: TurnComposer, card: int) -> str:
        """Why an open card can't be chosen now; empty: nothing can be said of it."""
        shown = composer.look.shown
        if shown.held != NOBODY:
            return self.tr("Finish the card in hand first.")
        reason = composer.look.why_not((actions.DRAFT, card))
        if reason is not None and reason.code == "taken_already":
            return self.tr("You have taken your card of this turn.")
        return self.tr("Neither side would find a place on your cake.")

    # ---------------------------------------------------------------------------------------- other things

    def submit(self, won: int) -> str:
        """What submitting in a class brings."""
        return self.tr("submit the cake: wins {ribbon}").format(ribbon=self.ribbon_of_class(won))

    def tool_does(self, tool: int) -> str:
        """What an action card is for."""
        return {
            SQUEEZE: self.tr("Squeeze: a card goes under layers already placed. Once a game."),
            SWIPE: self.tr("Swipe: take the top card of another cake; it goes in at once. Once a game."),
            SWAP: self.tr("Swap: a card in hand or of the table replaces the top layer. Once a game."),
        }[tool]

    def sides_that_fit(self, sizes: Sequence[int]) -> str:
        """Which sides of a card could be used."""
        return or_list([str(size) for size in sizes]) if sizes else self.tr("no side fits")

    def tool_in_full(self, tool: int) -> tuple[str, ...]:
        """An action card beside its large picture."""
        more = {
            SQUEEZE: self.tr("Anywhere but on top. Sizes must still become smaller from below."),
            SWIPE: self.tr("Use either side of it. Your own take comes besides."),
            SWAP: self.tr("With Squeeze as well, it may replace any layer."),
        }
        return self.tr("An action card"), self.tool_does(tool), more[tool]

    def tool_told(self, tool: int, *, is_left: bool, is_used: bool) -> str:
        """An action card and its state, read aloud."""
        if is_used:
            return self.tr("{card}: in use").format(card=self.tool_name(tool))
        name = self.tool_name(tool)
        return name if is_left else self.tr("{card}: used").format(card=name)

    def drew(self, shown: CakeSwapState, seat: int, card: int) -> str:
        """Who has drawn a card for the first turn, with the sum of its sizes."""
        return self.tr("{name} {sum}").format(name=self.names[seat], sum=shown.lists.sums[card])

    # --------------------------------------------------------------------------------------------- the tray

    def asked(self, composer: TurnComposer) -> Asked:
        """All that is asked."""
        if composer.has_card:
            return self._asked_for_card(composer)
        if composer.asks_for_card:
            return self._asked_with_tool(composer)
        return {
            actions.DRAW: self._asked_to_take,
            actions.END: self._asked_to_end,
            actions.PASS: self._asked_to_pass,
            actions.SUBMIT: self._asked_to_submit,
            actions.CLEAR: self._asked_to_clear,
        }[composer.deed](composer)

    def _asked_with_tool(self, composer: TurnComposer) -> Asked:
        """What an action card is used with."""
        prompt, help_text, brief_prompt, brief_help = {
            SQUEEZE: (
                self.tr("{name}, squeeze which card in?"),
                self.tr("Click a lit card of the table. It goes under layers of your cake."),
                self.tr("Squeeze which card in?"),
                self.tr("It goes under layers of your cake."),
            ),
            SWIPE: (
                self.tr("{name}, swipe a top card"),
                self.tr("Click a lit top card. It goes in at once, with either side, besides your own take."),
                self.tr("Swipe a top card"),
                self.tr("It goes in at once, besides your own take."),
            ),
            SWAP: (
                self.tr("{name}, swap which card in?"),
                self.tr("Click a lit card of the table. It replaces a layer; your own take comes besides."),
                self.tr("Swap which card in?"),
                self.tr("It replaces a layer; your own take comes besides."),
            ),
        }[composer.now.tool]
        prompt = prompt.format(name=self.names[composer.seat])
        primary, back = TableWords().choose_lit_card(), (TrayButton(TableWords().put_back()),)
        return Asked(
            prompt, help_text, primary, False, back, brief_prompt=brief_prompt, brief_help=brief_help
        )

    def _deed_buttons(self, composer: TurnComposer) -> tuple[str, bool, tuple[TrayButton, ...]]:
        """What is done without a card: the button of what is staged, and those of the rest."""
        assert composer.now.deed is not None
        others = tuple(TrayButton(self.deed_name(deed)) for deed in self.other_deeds(composer))
        return self.deed_name(composer.now.deed), composer.is_complete(), others

    def _asked_to_take(self, composer: TurnComposer) -> Asked:
        help_text = self.tr(
            "Lit cards fit on your cake. What you draft you must use. A drawn card can't be taken back."
        )
        brief = self.tr("What you draft you must use. A draw can't be taken back.")
        if is_beginning(composer.look.shown):
            help_text = self.first_draw(composer.look.shown)
            brief = self.brief_draw(composer.look.shown)
        return Asked(
            self.tr("{name}, draw or draft a card").format(name=self.names[composer.seat]),
            help_text,
            *self._deed_buttons(composer),
            brief_prompt=self.tr("Draw or draft a card"),
            brief_help=brief,
        )

    def _asked_to_end(self, composer: TurnComposer) -> Asked:
        help_text = self._still(composer)
        return Asked(
            self.tr("{name}, end your turn?").format(name=self.names[composer.seat]),
            help_text,
            *self._deed_buttons(composer),
            brief_prompt=self.tr("End your turn?"),
            brief_help=self.tr("Or do something else before.") if help_text else "",
        )

    def _still(self, composer: TurnComposer) -> str:
        """What can be done before the turn ends."""
        can = [self.tr("submit your cake")] if composer.can_do(actions.SUBMIT) else []
        can += [self.tr("clear your platter")] if composer.can_do(actions.CLEAR) else []
        can += [
            self.tr("use {card}").format(card=self.tool_name(tool))
            for tool in (SWIPE, SWAP)
            if composer.can_tools & tool
        ]
        if not can:
            return ""
        return self.tr("Before that you may {deeds}.").format(deeds=or_list(can))

    def _asked_to_pass(self, composer: TurnComposer) -> Asked:
        fits = composer.now.spot is not None
        name = self.names[composer.seat]
        prompt = self.tr("{name}, pass this card?") if fits else self.tr("{name}, this card fits nowhere")
        return Asked(
            prompt.format(name=name),
            self.tr("It then lies open on the table, where others can draft it."),
            self.tr("Pass it to the table"),
            composer.is_complete(),
            (TrayButton(self.tr("Keep it")),) if fits else (),
            brief_prompt=self.tr("Pass this card?") if fits else self.tr("It fits nowhere"),
        )

    def _asked_to_submit(self, composer: TurnComposer) -> Asked:
        shown, deed = composer.look.shown, composer.now.deed
        assert deed is not None
        won = ribbon(deed[1], len(shown.platters[composer.seat]))
        points = shown.points[composer.seat]
        more = shown.lists.ribbon_points[won]
        return Asked(
            self.tr("{name}, submit for {ribbon}?").format(
                name=self.names[composer.seat], ribbon=self.ribbon(won)
            ),
            self.tr("{title}, {layers}: {points} + {more} = {sum}. The cards leave the game.").format(
                title=self.title(deed[1]),
                layers=self.layers_of(won),
                points=points,
                more=more,
                sum=points + more,
            ),
            self.tr("Win {ribbon}").format(ribbon=self.ribbon(won)),
            composer.is_complete(),
            (TrayButton(self.tr("Not yet")),),
            brief_prompt=self.tr("Submit your cake?"),
        )

    def _asked_to_clear(self, composer: TurnComposer) -> Asked:
        platter = composer.look.shown.platters[composer.seat]
        wins = composer.wins(platter)
        lost, warned = self.tr("%n card(s) leave the game.", "", len(platter)), ""
        if wins:
            best = self.ribbon_of_class(ribbon(wins[0], len(platter)))
            warned = self.tr("It could win {ribbon}!").format(ribbon=best)
            lost = f"{warned} {lost}"
        return Asked(
            self.tr("{name}, clear without a ribbon?").format(name=self.names[composer.seat]),
            lost,
            self.tr("Clear the platter"),
            composer.is_complete(),
            (TrayButton(self.tr("Not yet")),),
            brief_prompt=self.tr("Clear without a ribbon?"),
            brief_help=warned,
        )

    def _asked_for_card(self, composer: TurnComposer) -> Asked:
        plan, name = composer.now, self.names[composer.seat]
        others: tuple[TrayButton, ...]
        if plan.source is Source.HELD:
            others = (TrayButton(self.tr("Pass it")),) if composer.can_do(actions.PASS) else ()
        else:
            others = (TrayButton(self.tr("Leave it")),)
            if composer.can_be_both():
                others += (TrayButton(self.tr("As an extra"), is_chosen=plan.source is Source.TABLE),)
        prompt = self.tr("{name}, where does the {size} go?").format(name=name, size=plan.size)
        if plan.spot is None:
            prompt = self.tr("{name}, the {size} fits nowhere").format(name=name, size=plan.size)
        help_text = {
            Source.HELD: self.tr("Turn the card by a click or with R."),
            Source.DRAFT: self.tr("What you draft you must use. Turn it by a click or with R."),
            Source.TABLE: self.tr("Swapped in from the table: your own take comes besides."),
            Source.SWIPE: self.tr("A swiped card goes in at once, with either side."),
        }[plan.source]
        return Asked(
            prompt,
            " ".join(filter(None, (self._leaves(composer) or help_text, self._then(composer)))),
            self._card_button(composer),
            composer.is_complete(),
            others,
            brief_prompt=self.tr("Where does the {size} go?").format(size=plan.size),
            brief_help=self._leaves(composer) or help_text,
        )

    def _leaves(self, composer: TurnComposer) -> str:
        """Which layer would go to the table; empty: none."""
        gone = composer.taken_off(composer.now.spot)
        if gone == NOBODY:
            return ""
        told = self.tr("{layer} goes to the table.").format(layer=self.layer(gone))
        return capital(told)

    def _then(self, composer: TurnComposer) -> str:
        """What the cake wins with the chosen place."""
        cake = composer.cake_with(composer.now.spot)
        if composer.now.spot is None or len(cake) < FEWEST_LAYERS:
            return ""
        wins = composer.wins(cake)
        if not wins:
            return self.tr("%n layer(s) then win nothing yet.", "", len(cake))
        best = [self.ribbon_of_class(ribbon(each, len(cake))) for each in wins[:2]]
        return self.tr("It then wins {ribbons}.").format(ribbons=or_list(best))

    def _card_button(self, composer: TurnComposer) -> str:
        plan = composer.now
        kind = actions.PLACE if plan.spot is None else plan.spot.kind
        if plan.source is Source.DRAFT and kind == actions.PLACE:
            return self.tr("Draft and place the {size}").format(size=plan.size)
        placed, squeezed = self.tr("Place the {size}"), self.tr("Squeeze in the {size}")
        text = {actions.PLACE: placed, actions.SQUEEZE_IN: squeezed}.get(kind, self.tr("Swap in the {size}"))
        return text.format(size=plan.size)

    @staticmethod
    def other_deeds(composer: TurnComposer) -> list[Action]:
        """What the other buttons do while nothing is chosen."""
        return [
            deed for deed in composer.deeds() if deed[0] not in {composer.deed, actions.SUBMIT, actions.PASS}
        ]

    def deed_name(self, deed: Action) -> str:
        """The button of a deed."""
        return {
            actions.CLEAR: self.tr("Clear the platter"),
            actions.DRAW: self.tr("Draw from the deck"),
            actions.END: self.tr("End the turn"),
        }[deed[0]]

    def said(self, composer: TurnComposer, asked: Asked) -> str:
        """What a screen reader says of what is staged."""
        plan = composer.now
        if not composer.has_card:
            return asked.prompt
        layer = self.layer(self.lists.sides[plan.card][plan.size])
        if plan.spot is None:
            return self.tr("{layer}: fits nowhere").format(layer=layer)
        tools = [self.tool_name(tool) for tool in (SQUEEZE, SWAP) if plan.spot.tools & tool]
        told = self.tr("{layer}, {place}").format(layer=layer, place=self.spot(plan.spot, composer)[0])
        return told if not tools else self.tr("{told}, with {cards}").format(told=told, cards=and_list(tools))
