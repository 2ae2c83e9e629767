"""How games were set up last, from the settings and into them."""

from __future__ import annotations

from cakedesk.app.people.game_offer import GameOffer
from cakedesk.app.people.setup_choice import (
    SeatChoice,
    SetupChoice,
    offered_characters,
    offered_levels,
)
from cakedesk.app.settings.values import LastSetup, Settings
from cakedesk.engine.game import PERSON
from cakedesk.players.characters import with_character
from cakedesk.players.levels import USUAL


def remembered_choice(settings: Settings, offer: GameOffer) -> SetupChoice | None:
    """How a game was set up last.

    Returns:
        The choice, or None if the game was never set up, or with a number of seats that it does not have. Its
        aids are those of the settings where they did not differ from them. A deal is never repeated unasked.
    """
    last = settings.last_setup(offer.game_id)
    if last is None or len(last.names) not in offer.seats:
        return None
    known = {PERSON}
    count = len(last.names)
    for level in offered_levels(offer.game_id, count):
        liked = offered_characters(offer.game_id, level.id, count)
        known |= {level.id, *(with_character(level.id, character.id) for character in liked)}
    seats = tuple(
        SeatChoice(name, player if player in known else USUAL)
        for name, player in zip(last.names, last.players, strict=True)
    )
    options = {
        option.name: last.options[option.name]
        for option in offer.options
        if option.name in last.options and option.takes(last.options[option.name])
    }
    return SetupChoice(
        offer.game_id,
        seats,
        last.first if offer.has_first else None,
        options,
        None,
        settings.aids if last.aids is None else last.aids,
        settings.take_back if last.take_back is None else last.take_back,
    )


def remember_choice(settings: Settings, choice: SetupChoice) -> None:
    """Keep how a game is set up, and the names of its people."""
    settings.remember_setup(
        choice.game_id,
        LastSetup(
            tuple(seat.name for seat in choice.seats),
            tuple(seat.player for seat in choice.seats),
            dict(choice.options),
            choice.first,
            None if choice.aids == settings.aids else choice.aids,
            None if choice.take_back == settings.take_back else choice.take_back,
        ),
    )
