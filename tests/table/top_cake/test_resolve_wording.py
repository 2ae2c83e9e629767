"""Every way in which a card can be resolved has words of its own, and they name only what is true."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from cakedesk.games.top_cake.cards import REVERSE, SNATCH
from cakedesk.games.top_cake.game import GAME
from cakedesk.games.top_cake.resolving import UP, Resolution, resolve_card
from cakedesk.table.boards.top_cake.resolve_steps import resolve_steps, seat_lines
from cakedesk.table.boards.top_cake.resolve_wording import ResolveWording

R, S = REVERSE, SNATCH
LISTS = GAME.builtin_lists()
CHOCOLATE = LISTS.index["chocolate-6"]
NAMES = ("Ada", "Ben", "Zoé", "Łucja")


def words() -> ResolveWording:
    return ResolveWording(LISTS, NAMES)


def resolve(*bids: tuple[int, int], half_seat: int = -1, last_round: bool = False) -> Resolution:
    laid = [(seat, kind, UP) for seat, kind in bids]
    return resolve_card(CHOCOLATE, laid, half_seat, 4, last_round=last_round)


MOCK_UP = resolve((0, 4), (0, 5), (1, R), (2, 4), (2, 6), (3, 2), half_seat=2)


def test_the_mock_up_is_told_as_in_the_picture() -> None:
    wording = words()
    assert [wording.step(step) for step in resolve_steps(MOCK_UP)] == [
        ("Both 4s cancel", "back to their owners"),
        ("No SNATCH here", ""),
        ("REVERSE stays", "lowest bid wins"),
        ("2 is the lowest", "Łucja wins"),
    ]
    assert wording.title(MOCK_UP) == "Łucja wins Chocolate"
    assert wording.why(MOCK_UP) == (
        "With a REVERSE beside it the lowest bid takes the card: 2 against 5 and 6½."
    )
    assert wording.change(MOCK_UP) == "Łucja wins Chocolate with 2, by REVERSE"
    lines = seat_lines(MOCK_UP)
    assert wording.card_note(lines[1]) == ("REVERSE", "lowest wins")
    assert wording.no_bid(lines[1]) == "no number, no bid"
    assert wording.line(lines[2]) == "Zoé, 4 (cancelled), 6, the half point, bids 6½"


def test_cakes_of_one_name_are_told_apart() -> None:
    carrots = [LISTS.index[name] for name in ("carrot-3a", "carrot-4")]
    velvets = [LISTS.index[name] for name in ("velvet-4a", "velvet-4b")]
    wording = ResolveWording(LISTS, NAMES, [carrots[1], velvets[0], CHOCOLATE, velvets[1], carrots[0]])

    def won(card: int) -> Resolution:
        return resolve_card(card, [(0, 5, UP)], -1, 4, last_round=False)

    assert wording.change(won(carrots[0])) == "Ada wins Carrot 3 with 5"
    assert wording.with_what(won(carrots[1])) == "Carrot 4 with 5"
    assert wording.title(won(CHOCOLATE)) == "Ada wins Chocolate"
    assert wording.title(won(velvets[0])) == "Ada wins Red velvet 4 (first)"
    assert wording.asked(velvets[1]) == "Who gets Red velvet 4 (second)?"


def test_each_outcome_has_its_sentence() -> None:
    wording = words()
    cases = {
        resolve((0, 5), (1, 3)): "The highest bid takes the card: 5 against 3.",
        resolve((0, 5), (0, 4), (1, 8)): "The highest bid takes the card: 9 against 8.",
        resolve((0, 5)): "5 is the only bid there.",
        resolve((0, 5), (1, 5), (1, 2)): "After cancelling, 2 is the only bid left.",
        resolve(half_seat=0): "The half point is the only bid there, and that is enough.",
        resolve((1, R), (2, 6), half_seat=0): (
            "With a REVERSE beside it the lowest bid takes the card: ½ against 6."
        ),
        resolve((0, S), (1, 8)): (
            "A SNATCH takes the card, whatever else lies there, and is out of the game then."
        ),
        resolve((0, 6), (1, 4), (1, 2)): (
            "Ada and Ben tie for the highest bid at 6. "
            "The card waits for the next round, with all bids that did not cancel."
        ),
        resolve((0, 6), (1, 4), (1, 2), last_round=True): (
            "Ada and Ben tie for the highest bid at 6. After the last round a tied card leaves the game."
        ),
        resolve((0, 3), (1, 1), (1, 2), (2, R), (3, 5)): (
            "With a REVERSE the lowest bid counts: Ada and Ben tie at 3. "
            "The card waits for the next round, with all bids that did not cancel."
        ),
        resolve(): "Nobody bid on it, so it leaves the game.",
        resolve((0, 3), (1, 3)): "All bids cancel. Cancelled bids are no bids, so the card leaves the game.",
        resolve((0, R)): "A REVERSE without a number is no bid, so the card leaves the game.",
    }
    for resolution, sentence in cases.items():
        assert wording.why(resolution) == sentence


def test_plurals_of_cancelling() -> None:
    wording = words()

    def first(*bids: tuple[int, int]) -> str:
        return wording.step(resolve_steps(resolve(*bids))[0])[0]

    assert first((0, 4), (1, 4)) == "Both 4s cancel"
    assert first((0, 4), (1, 4), (2, 4)) == "All three 4s cancel"
    assert first((0, 4), (1, 4), (2, 4), (3, 4)) == "All four 4s cancel"
    assert first((0, S), (1, S)) == "Both SNATCH cards cancel"
    assert first((0, S), (1, S), (2, S)) == "All three SNATCH cards cancel"
    many = [(seat, kind) for kind in (1, 2, 3) for seat in (0, 1)]
    assert first(*many) == "1, 2 and 3 cancel"


def test_a_tie_says_where_the_card_goes() -> None:
    wording = words()
    stays, leaves = (resolve((0, 3), (1, 2), (1, 1), last_round=last) for last in (False, True))
    assert wording.title(stays) == "A tie: Chocolate stays"
    assert wording.title(leaves) == "Nobody wins Chocolate"
    assert wording.change(leaves) == "Chocolate leaves the game, tied at 3"


def test_outcomes_in_few_words() -> None:
    wording = words()
    outcomes = {
        resolve((0, 5), (1, 3)): "with 5",
        resolve((0, R), (1, 3), (2, 5)): "with 3, by REVERSE",
        resolve((0, R), (1, 3)): "with 3",
        resolve((0, S)): "by SNATCH",
        resolve((0, 5), (1, 3), (1, 2)): "tied at 5",
        resolve(): "nobody bid",
        resolve((0, 5), (1, 5)): "all bids cancel",
        resolve((0, R)): "REVERSE without a number",
    }
    for resolution, text in outcomes.items():
        assert wording.outcome(resolution) == text


@st.composite
def resolutions(draw: st.DrawFn) -> Resolution:
    pairs = draw(
        st.sets(st.tuples(st.integers(0, 3), st.sampled_from([1, 2, 3, 4, 5, 6, S, R])), max_size=14)
    )
    half_seat, last_round = draw(st.integers(-1, 3)), draw(st.booleans())
    return resolve(*draw(st.permutations(sorted(pairs))), half_seat=half_seat, last_round=last_round)


@given(resolutions())
def test_every_resolution_is_told_in_full(resolution: Resolution) -> None:
    wording = words()
    told = [wording.title(resolution), wording.why(resolution), wording.outcome(resolution)]
    told += [wording.change(resolution), wording.sentence(resolution)]
    told += [wording.step(step)[0] for step in resolve_steps(resolution)]
    told += [wording.line(line) for line in seat_lines(resolution)]
    for text in told:
        assert text
        assert "{" not in text
        assert "%n" not in text
    if resolution.winner >= 0:
        assert NAMES[resolution.winner] in wording.title(resolution)
        assert NAMES[resolution.winner] in wording.step(resolve_steps(resolution)[-1])[1]
    for seat in resolution.tied_seats:
        assert NAMES[seat] in wording.why(resolution)
