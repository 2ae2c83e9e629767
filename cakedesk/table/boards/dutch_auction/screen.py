"""`Screen`: everything on the table of Dutch Auction."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from cakedesk.engine.actions import OVER
from cakedesk.games.dutch_auction.cards import BID_OF
from cakedesk.games.dutch_auction.phases import ACT, NO_CARD, NO_VOTE
from cakedesk.games.dutch_auction.state import DutchAuctionState
from cakedesk.table.board import Tense
from cakedesk.table.boards.dutch_auction.acting_wording import ActingWording
from cakedesk.table.boards.dutch_auction.composer import NOTHING, AuctionComposer, Look
from cakedesk.table.boards.dutch_auction.layout import TableRects, table_rects, view_share
from cakedesk.table.boards.dutch_auction.memory import RoundMemory, parts_of_sum
from cakedesk.table.boards.dutch_auction.panel import TurnPanel
from cakedesk.table.boards.dutch_auction.panel_content import panel_content
from cakedesk.table.boards.dutch_auction.seats import SeatTold, SeatView
from cakedesk.table.boards.dutch_auction.stairs import Stairs
from cakedesk.table.boards.dutch_auction.table_cards import BUTTONS, PANEL, Shown, TableCards
from cakedesk.table.items.tag_item import TagKind
from cakedesk.table.kit.action_tray import ActionTray, Asked
from cakedesk.table.kit.card_layer import CardLayer
from cakedesk.table.kit.one_screen_board import OneScreen, OneScreenBoard
from cakedesk.table.kit.own_seat import is_alone
from cakedesk.table.kit.seat_header import SeatPoints
from cakedesk.table.kit.table_words import TableWords
from cakedesk.table.slicer import Work, at_once


class Screen(OneScreen):
    """Both seats, the display, the piles, and the tray."""

    def __init__(self, board: OneScreenBoard[Any], look: Look) -> None:
        super().__init__(board, look)
        scene, names = board.scene, [person.name for person in board.people]
        self.composer: AuctionComposer | None = None  # what the seat that acts has staged; None: nobody acts
        self.memory = RoundMemory()  # what is known of the round besides the look
        self.tells_who_acts = False  # whether the tray tells it: the seats' notes keep off
        self.words = ActingWording(look.shown.lists, names)
        self._upper = self.own_part(SeatView(scene, 1, names, is_below=False))
        self._lower = self.own_part(SeatView(scene, 0, names, is_below=True))
        self.stairs = self.own_part(Stairs(scene, self.words))
        self.table = self.own_part(TableCards(scene, self.words, self.memory, aids=board.aids))
        self.panel = self.own_part(TurnPanel(scene, PANEL))
        self.tray = self.own_part(ActionTray(scene, ("confirm", "first", "second"), BUTTONS))
        self.rects: TableRects = table_rects(self.metrics)

    @property
    def cards(self) -> CardLayer:
        """All cards by their keys."""
        return self.table.layer

    # ---------------------------------------------------------------------------------------- what is shown

    def show(self, look: Look, composer: AuctionComposer | None = None, asked: Asked | None = None) -> None:
        """Show a look; who acts has staged something, and is asked."""
        at_once(self.showing(look, composer, asked))

    def showing(
        self, look: Look, composer: AuctionComposer | None = None, asked: Asked | None = None
    ) -> Work:
        """`show` step by step, with the cards last: until they fly they lie where they were."""
        self.look, self.composer = look, composer
        shown = look.shown
        self.words.speaks_to_you = (
            shown.turn() != OVER and not self.tense.is_past and any(each.is_person for each in self.people)
        )
        self.memory.follow(shown)
        view = 0.0
        if composer is not None and composer.now.pile:
            view = view_share(self.metrics, is_acting=composer.is_acting)
        others = len(shown.bids[1 - self.below] or shown.hands[1 - self.below])
        self.rects = table_rects(self.metrics, view, asks=not self.tense.is_past, others=others)
        yield from self._showing_seats(shown)
        for_sale = [card for card in shown.display if card != NO_CARD]
        if composer is not None and composer.is_acting:
            for_sale = composer.for_sale
        chosen, suits = NOTHING, list[int]()
        if composer is not None and composer.pays():
            chosen, suits = composer.now.card, [composer.suit_of(card) for card in composer.now.payers]
        self.stairs.show(shown.display, for_sale, chosen, suits, self.rects)
        yield
        content = None if composer is None else panel_content(self.words, composer)
        is_told = content is not None and bool(content.choices or content.lines)
        self.panel.set_shown(self.is_shown and is_told)
        if content is not None and is_told:
            self.panel.show(content, self.rects.panel)
            yield
        self.tray.ask(asked or self._resting())
        actions, right = self.rects.actions, self.rects.panel.right()
        if not is_told:  # nothing is chosen in the panel: words have its room
            prompt, told = (at.adjusted(0, 0, right - at.right(), 0) for at in (actions.prompt, actions.help))
            actions = replace(actions, prompt=prompt, help=told)
        self.tray.fit(actions)
        yield
        yield from self.table.showing(Shown(shown, self.below, composer, self.rects, self.is_private(shown)))

    def rest(self) -> None:
        """Nothing answers any more; what is staged stays in sight."""
        self.table.rest()
        self.panel.rows.rest()
        self.tray.ask(self._resting())

    def _resting(self) -> Asked:
        """What stands in the tray while nobody acts: not who acts first before the bids are compared."""
        if self.memory.is_comparing:
            return Asked(self.words.are_open())
        return Asked(self.words.resting(self.look.shown, is_past=self.tense.is_past))

    def seat_view(self, seat: int) -> SeatView:
        """What is told of a seat."""
        return self._lower if seat == self.below else self._upper

    # ------------------------------------------------------------------------------------------------ seats

    def show_seats(self) -> None:
        """Show them anew, in the room that the tray leaves."""
        at_once(self._showing_seats(self.look.shown))

    def _showing_seats(self, shown: DutchAuctionState) -> Work:
        own = self.rects.own
        if not (self.composer or self.tells_who_acts or self.memory.is_comparing):  # nothing is said there
            own = own._replace(note=own.note.united(self.rects.actions.help))
        for view, seat, rects, units in (
            (self._upper, 1 - self.below, self.rects.other, 29.0),
            (self._lower, self.below, own, 29.0),
        ):
            view.header.set_seat(seat)
            view.header.set_away(self.people[seat].is_away)
            view.show(self._told(shown, seat), rects, name_units=units)
            yield

    def _told(self, shown: DutchAuctionState, seat: int) -> SeatTold:
        words, memory, is_own = self.words, self.memory, seat == self.below
        points = self._points(shown, seat)
        cashed, cashed_told = words.cashed(shown, seat)
        total, parts, sum_tag = "", tuple[str, ...](), tuple[str, ...]()
        kind: TagKind = "quiet"
        composer = self.composer if is_own else None
        if shown.bids[seat] or (shown.phase == ACT and not shown.hands[seat]):
            total = str(shown.sums[seat])
            parts = (" + ".join(map(str, parts_of_sum(shown, seat))) or words.bid_caption(),)
            if not memory.is_comparing:
                is_first = seat == shown.winner
                sum_tag, kind = words.order(is_first=is_first), "good" if is_first else "quiet"
        elif composer is not None and composer.now.card != NOTHING and shown.is_setting_aside:
            left = [card for card in shown.hands[seat] if card != composer.now.card]
            total, parts, kind = str(sum(BID_OF[card] for card in left)), words.would_bid(), "good"
        return SeatTold(
            self._tag(shown, seat), points, total, parts, sum_tag, kind,
            () if is_own and self.tells_who_acts else  # what the tray says beside it
            words.note(shown, seat, memory, is_own=is_own, acts=composer is not None),
            cashed if self.aids.points else cashed[-1:], cashed_told,
            words.has(shown, seat, total, is_own=is_own),
        )  # fmt: skip

    def _tag(self, shown: DutchAuctionState, seat: int) -> tuple[str, TagKind]:
        turn = shown.turn()
        if turn >= 0 and turn != seat:
            if (shown.is_setting_aside and shown.aside[seat]) or shown.votes[seat] != NO_VOTE:
                return self.words.has_chosen(), "good"
            if shown.phase == ACT and seat == shown.winner and not self.memory.is_comparing:
                return self.words.is_done(), "quiet"
        is_named = turn in (seat, OVER) and seat == self.below and not self.tense.is_past
        if self.memory.is_comparing or is_named:
            return "", "quiet"  # the prompt names who acts, or has won
        return self.seat_tag(shown, seat)

    def _points(self, shown: DutchAuctionState, seat: int) -> SeatPoints | None:
        """Points so far, as far as the seat may see them and nobody else at the screen can."""
        score = shown.score_of(seat) if self.aids.points and self.is_private(shown) else None
        if score is None:
            return None
        told = self.words.points_told(score)
        return SeatPoints(
            self.words.vp(score.points),
            spoken=TableWords().points_so_far(score.points),
            told=told,
            tooltip=told,
        )

    def is_private(self, shown: DutchAuctionState) -> bool:
        """Whether only who looks is at the screen, or what is secret is seen now anyway."""
        is_choosing = self.composer is not None and not self.composer.is_acting
        return is_alone(self.people) or self.tense is not Tense.NOW or is_choosing or shown.turn() == OVER
