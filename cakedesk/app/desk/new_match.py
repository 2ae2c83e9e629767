"""Deals new matches: as people have chosen, with the same people again, with the same cards again."""

from __future__ import annotations

from typing import Any

from cakedesk.app.desk.own_cards import OwnCards, own_cards
from cakedesk.app.files.paths import AppPaths
from cakedesk.app.match.model import CHANCE_AGAIN, chance_of, deal_match, deal_of
from cakedesk.app.people.setup_choice import SeatChoice, SetupChoice, rematch
from cakedesk.app.people.setup_memory import remember_choice
from cakedesk.app.people.shown_names import shown_names
from cakedesk.app.people.stand_in import kept_at_table, players_as_seated
from cakedesk.app.settings.values import Settings
from cakedesk.engine.match import Match
from cakedesk.engine.registry import find_game
from cakedesk.engine.same_chance import outcomes_of, outcomes_to_come
from cakedesk.table.aids import Aids


def own_cards_for(choice: SetupChoice, paths: AppPaths) -> OwnCards:
    """Read an owner's own cards for a match."""
    return own_cards(find_game(choice.game_id), paths.lists)


def new_match(choice: SetupChoice, own: OwnCards, settings: Settings) -> tuple[Match[Any], str]:
    """Deal a match, and remember how it was set up."""
    remember_choice(settings, choice)
    match = deal_match(
        find_game(choice.game_id),
        [seat.name for seat in choice.seats],
        [seat.player for seat in choice.seats],
        deal=choice.deal,
        first=choice.first,
        options=choice.options,
        list_texts=own.list_texts,
        table={"aids": choice.aids.to_json(), "take_back": choice.take_back},
    )
    return match, own.trouble


def again(match: Match[Any]) -> SetupChoice:
    """The same people once more, with other cards."""
    record = match.record()
    began = record.start.get("first") if match.game.has_first else None
    choice = SetupChoice(
        match.game.id,
        tuple(map(SeatChoice, shown_names(match.seats), players_as_seated(match))),
        None,
        record.options,
        None,
        Aids.from_table(match.table),
        match.table.get("take_back") is True,
    )
    return rematch(choice, began if isinstance(began, int) else None)


def same_deal(match: Match[Any]) -> Match[Any]:
    """The same match from its beginning: the same people, the same cards in the same order.

    What chance gave after set-up, such as the slices of a second match, comes again as well: see
    `cakedesk.engine.same_chance` for what happens where other things are done than in the finished match.
    """
    record = match.record()
    table = kept_at_table(match)
    if deal := deal_of(match):
        table["deal"] = deal
    # What the finished one was to repeat itself, and did not get to, follows what it had.
    if chance := outcomes_of(match) + outcomes_to_come(match, chance_of(match)):
        table[CHANCE_AGAIN] = chance
    return Match(
        match.game,
        match.seats,
        players_as_seated(match),
        record.start,
        options=record.options,
        list_texts=record.lists,
        table=table,
    )
