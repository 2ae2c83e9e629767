"""Computers that stand in for people: who may see what when somebody leaves or comes back."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from cakedesk.app.desk.stand_in_choices import offer_stand_ins, stand_in_choices
from cakedesk.app.files.paths import AppPaths
from cakedesk.app.widgets.choice_sheet import ChoiceSheet
from cakedesk.engine.match import Match
from tests.app.played_matches import play_to_the_end
from tests.app.session_kit import NAMES, Sit, Sitting, dealt


def test_a_computer_stands_in_and_gives_the_seat_back(sit: Sit, paths: AppPaths) -> None:
    match = dealt("human", "human")
    table = sit(match)
    assert "Ada" in table.page.curtain.accessibleName()
    table.thinker.waits = True
    told: list[None] = []
    table.session.seats_changed.connect(lambda: told.append(None))
    table.session.let_computer_play(0, "medium")
    assert told == [None]
    assert (match.players, match.table["away"]) == (["medium", "human"], {"0": "human"})
    assert table.session.away() == {0: "human"}
    table.rest()
    assert not table.page.curtain.isVisible(), "a computer acts"
    assert table.thinker.is_out
    assert table.session.model.viewer is None, "whoever sits there now has not said so"
    assert [person.is_person for person in table.board.people] == [False, True]
    assert table.services.writer.flush(2.0)
    assert Match.from_json((paths.saves / table.save.key).read_text("utf-8")).players == ["medium", "human"]
    table.session.give_back(0)
    table.session.give_back(0)
    assert (match.players, match.table) == (
        ["human", "human"],
        {key: it for key, it in match.table.items() if key != "away"},
    )
    table.rest()
    assert table.page.curtain.is_down()
    assert not table.thinker.is_out
    assert len(told) == 2
    table.lift()
    assert table.session.model.viewer == 0


@pytest.mark.parametrize("leaver", [0, 1])
def test_who_is_left_alone_lifts_the_curtain_once(sit: Sit, leaver: int) -> None:
    table = sit(dealt("human", "human"))
    table.lift()
    if leaver == 0:  # while her own cards lie open; else while the curtain hangs there for him
        table.session.let_computer_play(0, "medium")
        table.rest()
    else:
        table.act()
        assert "Ben" in table.page.curtain.accessibleName()
        table.session.let_computer_play(1, "medium")
        table.rest(table.page.curtain.is_down)
    stays = 1 - leaver
    assert table.page.curtain.is_down()
    assert NAMES[stays] in table.page.curtain.accessibleName()
    assert table.session.model.viewer is None
    table.lift()
    assert table.session.model.viewer == stays
    for seed in range(3):
        table.act(seed)
        assert not table.page.curtain.isVisible(), "nobody else plays"
        assert table.session.model.viewer == stays
    table.session.let_computer_play(leaver, "easy")
    table.rest()
    assert not table.page.curtain.isVisible(), "the same person still sits there"


def test_a_covered_table_is_shown_to_nobody_by_a_stand_in(sit: Sit) -> None:
    table = sit(dealt("human", "human"))
    table.lift()
    table.session.cover()
    table.session.let_computer_play(1, "medium")
    table.rest()
    assert table.page.curtain.is_down()
    assert table.session.model.viewer is None


def test_going_on_with_a_match_somebody_has_left_begins_under_the_curtain(sit: Sit) -> None:
    table = sit(dealt("human", "medium", away={"1": "human"}), resumed=True)
    assert table.page.curtain.is_down()
    assert table.session.model.viewer is None
    table.lift()
    assert table.session.model.viewer == 0
    table.session.give_back(1)
    table.rest()
    assert not table.page.curtain.isVisible(), "it is still the turn of who sits there"


def test_the_table_shows_who_is_away_and_goes_on_telling_what_happened_last(sit: Sit) -> None:
    table = sit(dealt("human", "human"))
    table.lift()
    table.act()
    table.lift()
    told: list[tuple[int, str]] = []
    table.page.bar.set_last_change = lambda seat, text, _="": told.append((seat, text))  # type: ignore[method-assign]
    table.session.let_computer_play(0, "medium")
    words = "Ada, played by a computer for now"
    assert [text.startswith(words) for text in texts_of_panels(table)] == [True, False]
    table.session.give_back(0)
    assert not any(text.startswith(words) for text in texts_of_panels(table))
    assert told[-1][0] == 0 and told[-1][1].startswith("Ada bid on ")


def texts_of_panels(table: Sitting) -> list[str]:
    assert table.board.bidding is not None
    return [panel._panel.accessible_name for panel in table.board.bidding.panels.panels]


def test_when_all_are_away_computers_play_on(sit: Sit) -> None:
    match = dealt("human", "hard")
    table = sit(match)
    table.session.let_computer_play(0, "easy")
    assert table.session.is_watched
    table.session.let_computer_play(0, "medium")
    assert table.session.away() == {0: "human"}
    table.rest(lambda: len(match.steps) > 3)
    assert match.steps[0].seat == 0


def test_who_may_leave_and_come_back_is_chosen_from_a_list(sit: Sit, qtbot: QtBot) -> None:
    table = sit(dealt("human", "hard"))
    table.thinker.waits = True
    assert [choice.words for choice in stand_in_choices(table.session)] == [
        "The computer (easy) plays for Ada",
        "The computer (medium) plays for Ada",
        "The computer (hard) plays for Ada",
    ]
    sheet = ChoiceSheet(table.style, table.page)
    offer_stand_ins(table.session, sheet, table.page.bar.menu_button)
    assert sheet.about.isVisible() and sheet.about.text().startswith("Easy ")
    sheet.list.go_to(1)
    row = sheet.list.row_of(1)
    assert row is not None
    about = sheet.about.text()
    assert about.startswith("Medium ") and about.endswith("No computer player sees hidden cards.")
    assert about == row.button.accessibleDescription()
    assert not sheet.about.is_clipped()
    row.button.click()
    assert table.match.players == ["medium", "hard"]
    (back,) = stand_in_choices(table.session)
    assert back.words == "Ada is back and plays on"
    back.do()
    assert table.match.players == ["human", "hard"]
    sheet.deleteLater()


def test_nobody_leaves_a_match_that_is_over(sit: Sit) -> None:
    table = sit(play_to_the_end(dealt("human", "hard")), resumed=True)
    assert stand_in_choices(table.session) == []
    offer_stand_ins(table.session, ChoiceSheet(table.style, table.page), table.page.bar.menu_button)
