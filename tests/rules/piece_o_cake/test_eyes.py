"""Who may see what: eaten slices lie face down, but everyone may remember them."""

from __future__ import annotations

import pytest

from cakedesk.engine.actions import UNKNOWN
from cakedesk.engine.chance import seeded_rng
from cakedesk.games.piece_o_cake import events
from cakedesk.games.piece_o_cake.game import GAME
from cakedesk.games.piece_o_cake.plates import heap_of, slices_of
from cakedesk.games.piece_o_cake.state import PieceOCakeState
from tests.rules.piece_o_cake.tables import LISTS, do, heap, letters, letters_of_ring, new_game, told

CAKE = "SHGKPACBSHG"
H, S, G = (LISTS.index[letter] for letter in "HSG")


def after_a_bite(open_plates: bool = False) -> PieceOCakeState:
    state = new_game(3, CAKE, open_plates=open_plates)
    do(state, "0 cut 0 3 7", "1 take 0 eat HS")
    return state


def test_a_look_hides_what_others_ate_and_what_it_was_taken_from() -> None:
    state = after_a_bite()
    for viewer in (None, 0, 2):
        shown = state.look(viewer).shown
        assert shown.eaten == [0, -2, 0], "how many alone"
        assert shown.eaten_sizes == [0, 2, 0]
        assert letters_of_ring(shown.ring) == "...KPACBSHG"
        assert state.look(viewer).scores() == [0, None, 0]
    own = state.look(1)
    assert letters(own.shown.eaten[1]) == "HS"
    assert own.scores() == [0, 5 + 9, 0]
    assert letters_of_ring(own.shown.ring) == "...KPACBSHG"


def test_whoever_remembers_knows_all_but_the_slices_to_come() -> None:
    state = after_a_bite()
    for seat in range(3):
        observation = state.observe(seat)
        assert observation.shown.eaten == state.eaten
        assert letters_of_ring(observation.shown.ring) == CAKE
        assert observation.shown.deck == [UNKNOWN] * 46
        assert observation.scores() == [0, 14, 0]


def test_open_plates_show_all() -> None:
    state = after_a_bite(open_plates=True)
    for viewer in (None, 0, 1, 2):
        assert state.look(viewer).shown.eaten == state.eaten
        assert state.look(viewer).scores() == [0, 14, 0]


def test_a_look_draws_hidden_plates_from_all_that_is_not_seen() -> None:
    state, rng = after_a_bite(), seeded_rng("plates")
    drawn = [state.look(0).determinize(rng) for _ in range(300)]
    seen = heap("G") + heap(CAKE[3:])
    unseen = set(slices_of(heap_of(LISTS.slices) - seen))
    assert {v for other in drawn for v in slices_of(other.eaten[1])} == unseen
    assert all(len(slices_of(other.eaten[1])) == 2 for other in drawn)
    assert {other.deck[0] for other in drawn} == unseen
    remembered = [state.observe(0).determinize(rng) for _ in range(100)]
    assert all(other.eaten == state.eaten for other in remembered)
    assert len({tuple(other.deck) for other in remembered}) == 100


def test_others_are_told_how_many_slices_were_eaten() -> None:
    state = new_game(3, CAKE)
    do(state, "0 cut 0 3 9")
    mine = events.PieceTaken(1, 9, (9, 10), (H,), (G,), False)
    assert told(state, "1 take 9 eat G", 1) == [mine]
    others = events.PieceTaken(1, 9, (9, 10), (H,), (UNKNOWN,), False)
    for viewer in (None, 0, 2):
        assert told(state, "1 take 9 eat G", viewer) == [others]
    state.open_plates = True
    assert told(state, "1 take 9 eat G", None) == [events.PieceTaken(1, 9, (9, 10), (H,), (G,), True)]


def test_a_cake_is_told_step_by_step() -> None:
    state = new_game(2, CAKE)
    state.journal = []
    do(state, "0 cut 0 6", "1 take 0 eat -", "0 take 6 eat -")
    do(state, "1 cut 2 4 9 10", "0 eat S", "1 eat H", "0 eat B", "1 eat K")
    noted = [event for event, _ in state.journal]
    assert noted[0] == events.CakeCut(0, (0, 6))
    assert noted[3] == events.CakeCleared(0, ())
    assert noted[4] == events.CakeServed(1, 1, tuple(LISTS.slices[place] for place in _first_of_rest()))
    assert noted[6:8] == [events.VarietyEaten(0, S, 1), events.VarietyEaten(1, H, 1)]
    assert isinstance(noted[10], events.CakeCleared)
    assert len(noted[10].slices) == 11
    cleared = state.journal[3][1]
    assert cleared.ring == [], "the next cake is not there before it is served"


def test_passing_is_told() -> None:
    state = new_game(2, CAKE)
    do(state, "0 whole", "1 take 0 eat -")
    assert told(state, "0 pass", None)[0] == events.Passed(0)


def _first_of_rest() -> list[int]:
    rest, places = list(CAKE), []
    for place, variety in enumerate(LISTS.slices):
        letter = LISTS.varieties[variety].letter
        if letter in rest:
            rest.remove(letter)
        else:
            places.append(place)
    return places[:11]


@pytest.mark.parametrize("open_plates", [False, True])
def test_the_end_of_a_match_is_told_and_opens_the_plates(open_plates: bool) -> None:
    state = new_game(2, matches=2, open_plates=open_plates)
    rng = seeded_rng("end")
    journal = state.journal = []
    while state.match == 0 or state.turn() >= 0:
        state.apply(state.sample_action(rng))
    scored = [(event, at) for event, at in journal if isinstance(event, events.MatchScored)]
    assert [event.match for event, _ in scored] == [0, 1]
    first, at = scored[0]
    assert list(first.eaten) == at.eaten_points()
    assert list(first.majority) == at.majority_points()
    assert at.look(None).shown.eaten == at.eaten
    shuffled = next(
        place for place, (event, _) in enumerate(journal) if isinstance(event, events.SlicesShuffled)
    )
    assert journal[shuffled][0] == events.SlicesShuffled(1)
    assert isinstance(journal[shuffled + 1][0], events.CakeServed)
    assert journal[-1][0] == events.GameEnded(tuple(state.winners()))


@pytest.mark.parametrize("open_plates", [False, True])
def test_the_last_choice_of_a_cake_reveals(open_plates: bool) -> None:
    state = new_game(3, open_plates=open_plates)
    for cake in range(5):
        assert not state.reveals(GAME.parse("whole", LISTS))
        state.apply(GAME.parse("whole", LISTS))
        for left in (3, 2, 1):
            action = state.legal_actions()[-1]
            assert state.reveals(action) == (left == 1 and (cake < 4 or not open_plates))
            state.apply(action)
