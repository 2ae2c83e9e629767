"""How actions are spelled: each in one way, and no other is understood."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from cakedesk.engine.actions import CHANCE
from cakedesk.engine.errors import NotationError
from tests.laws.cases import Case, every_case, every_moment, how_far, position, positions, seeds

FULL_WIDTH = str.maketrans("0123456789", "０１２３４５６７８９")  # noqa: RUF001 - the point of the test


def assert_no_other_way(case: Case, text: str, action: tuple[int, ...]) -> None:
    """A text is refused, or it is the one spelling of another action."""
    try:
        other = case.game.parse(text, case.lists)
    except NotationError as error:
        assert str(error)
        return
    assert case.game.format(other, case.lists) == text
    assert other != action


@every_moment
def test_every_legal_action_has_one_spelling(case: Case, seed: int, share: float) -> None:
    state, action = position(case, seed, share)
    actions = [action] if state.turn() == CHANCE else state.legal_actions()
    spellings = [case.game.format(action, case.lists) for action in actions]
    assert [case.game.parse(text, case.lists) for text in spellings] == actions
    assert len(set(spellings)) == len(spellings)
    assert all(text.isprintable() and text == text.strip() for text in spellings)


@every_moment
def test_white_space_case_and_signs_are_part_of_the_spelling(case: Case, seed: int, share: float) -> None:
    _, action = position(case, seed, share)
    spelling = case.game.format(action, case.lists)
    words = spelling.split(" ")
    others = {
        f" {spelling}",
        f"{spelling} ",
        f"{spelling}\n",
        f"{spelling}\0",
        f"\ufeff{spelling}",
        spelling.replace(" ", "  "),
        spelling.replace(" ", "\t"),
        spelling.replace(" ", ","),
        spelling.replace(" ", "\u00a0"),
        spelling.upper(),
        spelling.title(),
        spelling.swapcase(),
        spelling.translate(FULL_WIDTH),
        " ".join(reversed(words)),
        " ".join(words[:-1]),
        " ".join([*words, words[-1]]),
        f"{spelling} x",
        *(" ".join(f"0{word}" if word == other else other for other in words) for word in words),
        *(" ".join(f"+{word}" if word == other else other for other in words) for word in words),
    } - {spelling}
    for text in others:
        assert_no_other_way(case, text, action)


@every_case
@positions
@given(seed=seeds, share=how_far, data=st.data())
def test_a_changed_letter_changes_the_meaning(
    case: Case, seed: int, share: float, data: st.DataObject
) -> None:
    _, action = position(case, seed, share)
    spelling = case.game.format(action, case.lists)
    place = data.draw(st.integers(0, len(spelling) - 1))
    letter = data.draw(st.one_of(st.just(""), st.sampled_from(spelling + " :=-0123456789"), st.characters()))
    text = spelling[:place] + letter + spelling[place + 1 :]
    if text != spelling:
        assert_no_other_way(case, text, action)


@every_case
@given(text=st.text())
def test_any_text_is_an_action_or_refused_in_one_sentence(case: Case, text: str) -> None:
    try:
        action = case.game.parse(text, case.lists)
    except NotationError as error:
        assert str(error).isprintable()
    else:
        assert case.game.format(action, case.lists) == text
