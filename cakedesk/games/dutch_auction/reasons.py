"""Why a move of Dutch Auction is not legal, in English."""

from __future__ import annotations

from cakedesk.engine.messages import QT_TRANSLATE_NOOP

REASONS = {
    "aside_is_due": QT_TRANSLATE_NOOP("DutchAuction", "a card is set aside now"),
    "acts_are_due": QT_TRANSLATE_NOOP(
        "DutchAuction", "powers are used and cards are bought now, until “done”"
    ),
    "vote_is_due": QT_TRANSLATE_NOOP("DutchAuction", "the seats say now whether they go on"),
    "shuffle_is_due": QT_TRANSLATE_NOOP("DutchAuction", "the personal deck of seat {seat} is shuffled now"),
    "not_the_discards": QT_TRANSLATE_NOOP(
        "DutchAuction", "the new personal deck must hold just the discards of its seat, each once"
    ),
    "unknown_card": QT_TRANSLATE_NOOP("DutchAuction", "there is no such card"),
    "unknown_suit": QT_TRANSLATE_NOOP("DutchAuction", "there is no such suit"),
    "must_pass": QT_TRANSLATE_NOOP("DutchAuction", "without a card in the hand this seat must pass"),
    "must_set_aside": QT_TRANSLATE_NOOP("DutchAuction", "a seat with a card in its hand must set one aside"),
    "not_in_hand": QT_TRANSLATE_NOOP("DutchAuction", "{card} is not in the hand"),
    "not_in_bid": QT_TRANSLATE_NOOP("DutchAuction", "{card} is not in this seat’s bid"),
    "no_power": QT_TRANSLATE_NOOP("DutchAuction", "{card} is no power card"),
    "power_used": QT_TRANSLATE_NOOP("DutchAuction", "{card} was used in this round already"),
    "not_itself": QT_TRANSLATE_NOOP("DutchAuction", "{card} can’t act on itself"),
    "other_suit": QT_TRANSLATE_NOOP("DutchAuction", "{card} is not of the suit that {power} acts on"),
    "same_suit": QT_TRANSLATE_NOOP("DutchAuction", "{card} has that suit already"),
    "not_takeable": QT_TRANSLATE_NOOP(
        "DutchAuction", "{card} lies neither in the discards that this seat may take from nor in the display"
    ),
    "winner_steals": QT_TRANSLATE_NOOP("DutchAuction", "only the winner of the round may steal"),
    "not_stealable": QT_TRANSLATE_NOOP("DutchAuction", "{card} is not in the other seat’s bid"),
    "not_on_display": QT_TRANSLATE_NOOP("DutchAuction", "{card} is not in the display"),
    "wrong_price": QT_TRANSLATE_NOOP("DutchAuction", "{card} costs {cost}, but {paid} would be paid"),
    "payers_in_order": QT_TRANSLATE_NOOP(
        "DutchAuction", "the paying cards are named once each, in the order of suits and ranks"
    ),
    "loser_must_buy": QT_TRANSLATE_NOOP("DutchAuction", "the loser of the round must buy {card} first"),
    "keep_a_card": QT_TRANSLATE_NOOP(
        "DutchAuction", "the loser of the round must keep a card of its bid to buy {card} with"
    ),
}
"""Templates by code. Cards stand in them by their ids."""
