"""What the lesson of Piece o' Cake says, in terms of its engine. Ada learns; Ben and Cleo play along."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from cakedesk.app.lesson.progress import refused
from cakedesk.games.piece_o_cake.actions import eat
from cakedesk.games.piece_o_cake.cutting import pieces_of
from cakedesk.games.piece_o_cake.plates import all_of, counts, slices_of
from cakedesk.games.piece_o_cake.scoring import cream_points, majority_points, majority_seats
from tests.laws.lesson_claims import Claim, Said

ADA, BEN, CLEO = range(3)


def number(state: Any, letter: str) -> int:
    return state.lists.varieties[state.lists.index[letter]].count  # type: ignore[no-any-return]


def cream(state: Any, letter: str) -> int:
    return state.lists.varieties[state.lists.index[letter]].cream  # type: ignore[no-any-return]


def has(state: Any, seat: int, letter: str) -> int:
    return counts(state.collected[seat])[state.lists.index[letter]]


def letters(state: Any, heap: int) -> str:
    return "".join(sorted(state.lists.varieties[variety].letter for variety in slices_of(heap)))


def piece(state: Any, start: int) -> int:
    """The piece that starts there: of the cut that was made."""
    return state.pieces[state.starts.index(start)]  # type: ignore[no-any-return]


def leaders(state: Any, letter: str) -> list[int]:
    return majority_seats(state.collected, state.lists.index[letter])


def gains(state: Any, seat: int, heap: int) -> int:
    """The points in leads that a seat would have more if it collected a heap."""
    after = list(state.collected)
    after[seat] += heap
    return majority_points(after, state.lists)[seat] - majority_points(state.collected, state.lists)[seat]


def cut(state: Any, *starts: int) -> list[int]:
    return pieces_of(state.ring, starts)


def parted(said: Said) -> dict[int, str]:
    """What a knife would part wherever this is the reply to it, by the seat that takes it in the lesson."""
    assert said.step is not None
    pieces, found = cut(said.state, 0, 4, 7), {}
    for gap in range(len(said.state.ring)):
        if refused(said.step, [f"cut {gap}"]) == said.sentence:
            number = 0 if gap < 4 else 1 if gap < 7 else 2
            assert gap not in (0, 4, 7)
            found[(BEN, CLEO, ADA)[number]] = letters(said.state, pieces[number])
    return found


def best_moves(state: Any, worth: Callable[[Sequence[int]], float]) -> list[Any]:
    """The legal moves that end best, where nobody acts after them."""
    found: dict[Any, float] = {}
    for action in state.legal_actions():
        after = state.clone()
        after.apply(action)
        assert after.turn() < 0, "somebody acts after that"
        found[action] = worth(after.scores())
    return [action for action, value in found.items() if value == max(found.values())]


def ahead(scores: Sequence[int]) -> int:
    return scores[ADA] - max(scores[BEN], scores[CLEO])


def eating_gooseberries_is_best(said: Said) -> bool:
    """By points, and by how far ahead; no other move does as well in either."""
    state = said.state
    gooseberries = [eat(state.lists.index["G"])]
    return all(best_moves(state, worth) == gooseberries for worth in (ahead, lambda scores: scores[ADA]))


def without_six_cleo_wins(said: Said) -> bool:
    eaten = said.state.scores()
    six = cream(said.state, "G") * 3
    less = [eaten[ADA] - six, *eaten[1:]]
    others = [score for seat, score in enumerate(less) if seat != CLEO]
    return six == 6 and said.state.winners() == [ADA] and less[CLEO] > max(others)


def unit(state: Any, letter: str) -> int:
    """One slice of a kind, as a heap."""
    return 1 << 8 * state.lists.index[letter]


def all_tied_score_in_full(said: Said) -> bool:
    then = said.after("take 4 eat -")
    before, after = said.state.majority_points(), then.majority_points()
    return leaders(then, "C") == [ADA, BEN] and before[BEN] == after[BEN] and after[ADA] - before[ADA] >= 5


CLAIMS: dict[str, Claim] = {
    # ------------------------------------------------------------------------------------ the first cake
    "Eaten, each dollop of cream is a point.": lambda said: (
        said.after("take 0 eat HSSS").scores()[ADA] == 3 * cream(said.state, "S") + cream(said.state, "H")
    ),
    "Collected, whoever leads a kind scores its number.": lambda said: (
        said.after("take 8 eat -").scores()[ADA] == number(said.state, "H") + number(said.state, "B")
    ),
    "Strawberry: 2 sure points when you eat it, or 10 if you lead: have the most of all ten.": lambda said: (
        (cream(said.state, "S"), number(said.state, "S")) == (2, 10)
    ),
    "{other} has cut this cake and gets what is left.": lambda said: (
        said.after("take 0 eat -", "take 4 eat -").turn() == CLEO == said.lesson.start["first"]
    ),
    "You choose first.": lambda said: said.state.turn() == ADA and len(said.state.starts) == 3,
    "Three of ten at once: the others will hardly catch up.": lambda said: (
        letters(said.state, piece(said.state, 0)).count("S") == 3 and number(said.state, "S") == 10
    ),
    "Kiwis and cherries are worth 8 and 5.": lambda said: (
        letters(said.state, piece(said.state, 4)) == "CCKK"
        and (number(said.state, "K"), number(said.state, "C")) == (8, 5)
    ),
    "Strawberries are worth 10.": lambda said: number(said.state, "S") == 10,
    "Two chocolates of eleven are a start.": lambda said: (
        letters(said.state, piece(said.state, 8)).count("H") == 2 and number(said.state, "H") == 11
    ),
    "Three strawberries of ten are more.": lambda said: (
        letters(said.state, piece(said.state, 0)).count("S") == 3 and number(said.state, "S") == 10
    ),
    "Your one chocolate won’t lead: one other piece has two.": lambda said: (
        letters(said.state, piece(said.state, 0)).count("H") == 1
        and [letters(said.state, heap).count("H") for heap in said.state.pieces] == [1, 0, 2]
    ),
    "No slice has more cream: 3 points at once.": lambda said: (
        cream(said.state, "H") == 3 == max(kind.cream for kind in said.state.lists.varieties)
    ),
    "Keep the strawberries: with them you are ahead.": lambda said: (
        leaders(said.after("take 0 eat H", "take 4 eat -", "take 8 eat -"), "S") == [ADA]
    ),
    # ----------------------------------------------------------------------------------- the second cake
    "You serve, so you get what the others leave.": lambda said: (
        said.state.turn() == ADA
        and len(said.after("cut 0 4 7", "take 0 eat -", "take 4 eat -").starts) == 1
        and said.after("cut 0 4 7", "take 0 eat -", "take 4 eat -").turn() == ADA
    ),
    "That is what {rival} and {other} collect.": lambda said: (
        has(said.state, BEN, "K") > 0 < has(said.state, CLEO, "H") and has(said.state, CLEO, "B") > 0
    ),
    "{rival} would take all of it and leave nothing.": lambda said: (
        said.after("whole").turn() == BEN and said.after("whole", "take 0 eat -").starts == []
    ),
    "Not yet: a strawberry lies in the piece that {other} will like.": lambda said: (
        letters(said.state, cut(said.state, 0, 4, 8)[1]) == "BBHS"
        and has(said.state, CLEO, "B") > 0 < has(said.state, CLEO, "H")
    ),
    "This is for you.": lambda said: (
        letters(said.state, cut(said.state, 0, 4, 7)[2]) == "AASS" and "take 7" in said.lesson.moves[7]
    ),
    "There it would part what {rival} and {other} want.": lambda said: (
        parted(said) == {BEN: "GGKK", CLEO: "BBH"}
        and said.lesson.moves[4:7] == ("cut 0 4 7", "take 0 eat -", "take 4 eat -")
    ),
    "There it would part what you want.": lambda said: parted(said) == {ADA: "AASS"},
    "{rival} picks first.": lambda said: said.after("cut 0 4 7").turn() == BEN,
    "The list tells what leads each piece brings {rival}: yours brings the least.": lambda said: (
        min(pieces := [gains(said.state, BEN, heap) for heap in cut(said.state, 0, 4, 7)]) == pieces[2]
        and pieces.count(pieces[2]) == 1
    ),
    "With these {rival} gains most.": lambda said: (
        max(pieces := [gains(said.state, BEN, heap) for heap in cut(said.state, 0, 4, 7)]) == pieces[0]
        and letters(said.state, cut(said.state, 0, 4, 7)[0]) == "GGKK"
    ),
    "Now: serve the three pieces.": lambda said: said.lesson.moves[4] == "cut 0 4 7",
    "They took what they like and left you yours.": lambda said: (
        said.state.starts == [7] and letters(said.state, piece(said.state, 7)) == "AASS"
    ),
    "A crown marks who leads a kind: only that scores.": lambda said: (
        said.state.scores()[BEN] == sum(number(said.state, letter) for letter in "CGK")
    ),
    "There are four apricots.": lambda said: number(said.state, "A") == 4,
    "With two of them nobody can have more than you.": lambda said: number(said.state, "A") - 2 <= 2,
    "Eaten, each is 1 point.": lambda said: cream(said.state, "A") == 1,
    "Two that lead are worth 4.": lambda said: (
        gains(said.state, ADA, all_of(piece(said.state, 7), said.state.lists.index["A"])) == 4
    ),
    "You lead this kind: what you keep protects it.": lambda said: leaders(said.state, "S") == [ADA],
    # ------------------------------------------------------------------------------------ the third cake
    "As much as a lead of your own!": all_tied_score_in_full,
    "All who share it score the full number.": all_tied_score_in_full,
    "{rival} has two cherries.": lambda said: has(said.state, BEN, "C") == 2,
    "With two you score 5 as well; eaten they are 2 points.": lambda said: (
        (gains(said.state, ADA, 2 * unit(said.state, "C")), 2 * cream(said.state, "C")) == (5, 2)
    ),
    "Now: choose the piece with both cherries.": lambda said: (
        [letters(said.state, heap).count("C") for heap in said.state.pieces] == [2, 0]
        and said.staged()[0] == f"take {said.state.starts[0]}"
    ),
    "{rival} is far ahead in kiwis.": lambda said: (
        has(said.state, BEN, "K") - has(said.state, ADA, "K")
        > letters(said.state, piece(said.state, 7)).count("K")
    ),
    "That piece gives no new lead.": lambda said: gains(said.state, ADA, piece(said.state, 7)) == 0,
    "There are only three plums.": lambda said: number(said.state, "P") == 3,
    "One is enough to lead: 3 points.": lambda said: gains(said.state, ADA, unit(said.state, "P")) == 3,
    "Eaten, a cherry is 1 point.": lambda said: cream(said.state, "C") == 1,
    "Both together hold 5.": lambda said: gains(said.state, ADA, 2 * unit(said.state, "C")) == 5,
    # ------------------------------------------------------------------------------------- the last cake
    "We skip to the last cake.": lambda said: said.state.cake == 4 and len(said.state.deck) == 2,
    "{other} has four gooseberries, you have three, and all nine are out: yours can’t score.": lambda said: (
        [has(said.state, seat, "G") for seat in range(3)] == [3, 2, 4]
        and number(said.state, "G") == 9
        and "G" not in letters(said.state, piece(said.state, 7))
    ),
    "Eaten they are 6 points.": lambda said: has(said.state, ADA, "G") * cream(said.state, "G") == 6,
    "The piece gives 5: it can bring you no new lead.": lambda said: (
        cream_points(piece(said.state, 7), said.state.lists) == 5
        and gains(said.state, ADA, piece(said.state, 7)) == 0
    ),
    "Now: click the gooseberries.": eating_gooseberries_is_best,
    "It has 5 dollops of cream.": lambda said: cream_points(piece(said.state, 7), said.state.lists) == 5,
    "Your gooseberries have 6.": lambda said: has(said.state, ADA, "G") * cream(said.state, "G") == 6,
    "That kind scores for you.": lambda said: all(
        ADA in leaders(said.state, letter)
        for letter in set(letters(said.state, said.state.collected[ADA])) - {"G"}
    ),
    "Eat the one that can’t.": lambda said: ADA not in leaders(said.state, "G"),
    "Now the plates are turned up: cream counts first, then the lead of each kind.": lambda said: (
        said.state.turn() < 0 and min(said.state.eaten) > 0
    ),
    "The highest sum wins.": lambda said: (
        said.state.winners() == [ADA] and said.state.scores()[ADA] == max(said.state.scores())
    ),
    "Without the six points for your gooseberries {other} would have won.": without_six_cleo_wins,
}


ADVICE = {
    "Look for slices of one kind.",
    "Now: click the piece with the strawberries.",
    "Soon!",
    "First choose the piece.",
    "You decide for each slice, now and for good.",
    "So eat it.",
    "Now: switch the chocolate to eat.",
    "Now: take it with the big button, or Enter.",
    "Stay with the piece that has the strawberries.",
    "Give each of them a piece they like better than yours.",
    "Now: lay a knife into each framed gap.",
    "Click its +.",
    "Not there for now: use the framed gaps.",
    "Knives may move until you serve.",
    "Keep it together, away from chocolate.",
    "Now: drag the framed knife to the framed gap.",
    "So your strawberries should be safe.",
    "It was good as it was: serve it.",
    "Now: click the piece that is left.",
    "Now: leave all on collect, and take it.",
    "Take the piece with your strawberries.",
    "A split crown marks it.",
    "Now: collect all of it, and take it.",
    "Now: eat them with the big button, or Enter.",
    "Now: read each line, then press Next.",
    "You know how to play!",
    "Cut so that you like what the others leave.",
    "Collect what you can lead, alone or as an equal.",
    "Eat the rest, also what you collected that can’t lead any more.",
}
