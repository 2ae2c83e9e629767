"""What the lesson of Cherry Duel says, in terms of its engine."""

from __future__ import annotations

from tests.laws.lesson_claims import Claim

CLAIMS: dict[str, Claim] = {
    "This round is worth one, the next two, and the last six.": lambda said: (
        said.after("lay 3", "lay 6").scores() == [0, 1]
        and said.after("lay 3", "lay 6", "lay 12", "lay 11").scores() == [2, 1]
        and len(said.state.hands[0]) == 6
    ),
    "Both lay a slice face down.": lambda said: said.after("lay 3").turn() == 1,
    "The higher one takes the cherries, and both slices.": lambda said: (
        len(said.after("lay 3", "lay 6").taken[1]) == 2
    ),
    "Now: drag your 3 to your place.": lambda said: said.staged() == ["lay 3", "lay 3"],
    "{rival} laid the 6, and has a cherry.": lambda said: (
        said.lesson.moves[1] == "lay 6" and said.state.scores()[1] == 1
    ),
    "You lost but a low slice.": lambda said: said.lesson.moves[0] == "lay 3",
    "Nothing beats the 12.": lambda said: all(
        said.after("lay 12", f"lay {other}").scores()[0] > 0 for other in (1, 2, 4, 9, 11)
    ),
    "Now: drag your 12 to your place.": lambda said: said.staged() == ["lay 12", "lay 12"],
    "The higher slice takes the cherries of the round.": lambda said: said.state.scores() == [2, 1],
    "Later rounds are worth more: keep something for them.": lambda said: said.state.scores() == [2, 1],
}

ADVICE = {
    "Cherries.",
    "Or click both.",
    "Now: press Lay it, or Enter.",
    "You may do that in a game.",
    "Here we try another one.",
    "The flavour does not count.",
    "What was taken lies open: count what the others may still hold.",
    "You know how to play!",
}
