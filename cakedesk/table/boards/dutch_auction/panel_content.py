"""What the panel in the middle of the tray offers: powers and what they do, suits, ways to pay, votes."""

from __future__ import annotations

from cakedesk.art.dutch_auction import faces
from cakedesk.games.dutch_auction.actions import BUY, CHANGE, DONE, ON, STOP
from cakedesk.games.dutch_auction.cards import BID_OF, CARD_IDS, SUIT_LETTERS, SUITS
from cakedesk.games.dutch_auction.phases import VOTE
from cakedesk.table.boards.dutch_auction.acting_wording import ActingWording
from cakedesk.table.boards.dutch_auction.composer import KIND_NAMES, NOTHING, AuctionComposer
from cakedesk.table.boards.dutch_auction.panel import PanelContent
from cakedesk.table.items.face_item import FaceSource
from cakedesk.table.kit.choice_rows import Choice, ChoiceState
from cakedesk.table.theme import Ink


def panel_content(words: ActingWording, composer: AuctionComposer) -> PanelContent:
    """What a panel holds for what is staged."""
    plan = composer.now
    choices: list[Choice] = []
    if composer.shown.phase == VOTE:
        choices = [
            Choice("vote/on", words.vote(ON), _state(plan.kind == ON)),
            Choice("vote/stop", words.vote(STOP), _state(plan.kind == STOP)),
        ]
    elif plan.kind == BUY:
        choices = [*_ways(words, composer), *(_powers(words, composer) if plan.card == composer.owed else [])]
    elif plan.power == NOTHING:
        choices = _powers(words, composer) if plan.kind != DONE else []
    elif plan.kind == CHANGE and plan.card != NOTHING:
        choices = [
            Choice(
                f"suit/{SUIT_LETTERS[suit]}", words.suit(suit), _state(plan.suit == suit),
                (faces.suit_face(SUITS[suit]),),
            )
            for suit in composer.other_suits()
        ]  # fmt: skip
    else:
        choices = _kinds(words, composer)
    return PanelContent(words.panel_titles(composer), choices, words.panel_lines(composer))


def _state(chosen: bool) -> ChoiceState:
    return "chosen" if chosen else "lit"


def _powers(words: ActingWording, composer: AuctionComposer) -> list[Choice]:
    """The powers that can be used."""
    found = list[Choice]()
    for power, uses in composer.powers.items():
        if uses:
            told, *brief = words.power_can(composer, power)
            suit = faces.suit_face(SUITS[composer.suit_of(power)])
            found.append(Choice(f"power/{CARD_IDS[power]}", told, "open", (suit,), brief=tuple(brief)))
    return found


def _kinds(words: ActingWording, composer: AuctionComposer) -> list[Choice]:
    """What the picked power can do, and with how many cards; what it can't says why."""
    plan, found = composer.now, list[Choice]()
    for kind, name in KIND_NAMES.items():
        count = len(composer.targets_of(plan.power, kind))
        asks_kind = plan.card != NOTHING and plan.kind == NOTHING
        if asks_kind and plan.card not in composer.targets_of(plan.power, kind):
            continue
        text, brief = words.kind_count(kind, count)
        state: ChoiceState = "chosen" if plan.kind == kind else "lit" if count else "refused"
        why = "" if count else words.kind_refused(composer, kind)
        disc = faces.power_disc_face(name)
        found.append(Choice(f"kind/{name}", text, state, (disc,), brief=(brief,), why=why))
    return found


def _payer(composer: AuctionComposer, payer: int) -> FaceSource:
    """A card that pays, and whether it stays."""
    bar: Ink = "mint" if composer.stays(payer, composer.now.card) else "warn"
    suit, bid = SUITS[composer.suit_of(payer)], BID_OF[payer]
    return lambda theme: faces.payer_face(suit, bid, theme.color(bar).name())


def _ways(words: ActingWording, composer: AuctionComposer) -> list[Choice]:
    """The best ways to pay."""
    plan, found = composer.now, list[Choice]()
    for number, way in enumerate(composer.main_ways(plan.card)):
        payers = sorted(way.payers, key=lambda payer: not composer.stays(payer, plan.card))
        icons = tuple(_payer(composer, payer) for payer in payers)
        is_on = way.payers == tuple(sorted(plan.payers))
        state: ChoiceState = "chosen" if is_on else "open"
        told, brief = words.way(way)
        found.append(Choice(f"way/{number}", told, state, icons, spoken=words.way_told(way), brief=(brief,)))
    return found
