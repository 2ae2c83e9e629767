"""How games were set up last, from the settings and into them."""

from __future__ import annotations

from contextlib import suppress

from cakedesk.app.people.game_offer import GameOffer
from cakedesk.app.people.setup_choice import SeatChoice, SetupChoice
from cakedesk.app.settings.values import LastSetup, Settings
from cakedesk.engine.errors import OptionError


def remembered_choice(settings: Settings, offer: GameOffer) -> SetupChoice | None:
    """How a game was set up last.

    Returns:
        The choice, or None if the game was never set up, or with a number of seats that it does not have. Its
        aids are those of the settings where they did not differ from them. A deal is never repeated unasked.
        Who plays may be a level or a character that is no longer there: `SeatCard` puts that right.
    """
    last = settings.last_setup(offer.game_id)
    if last is None or len(last.names) not in offer.seats:
        return None
    seats = tuple(map(SeatChoice, last.names, last.players))
    options = {}
    for option in offer.options:
        with suppress(KeyError, OptionError):
            options[option.name] = option.check(last.options[option.name])
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
