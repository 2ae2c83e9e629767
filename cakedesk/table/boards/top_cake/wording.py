"""Words of the Top Cake table: names of cards, one sentence for each event, where points come from."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QObject

from cakedesk.engine.messages import QT_TRANSLATE_NOOP
from cakedesk.games.top_cake.cards import FLAVOURS, NO_FLAVOUR, REVERSE, SNATCH, TopCakeLists
from cakedesk.games.top_cake.scoring import StackScore, score_stack
from cakedesk.games.top_cake.state import TopCakeState
from cakedesk.table.kit.words import Words
from cakedesk.table.text_fit import SOFT_HYPHEN

CONTEXT = "TopCakeBoard"
translate = QCoreApplication.translate

# Every language says where a long name may break.
_FLAVOUR_NAMES = {
    "chocolate": QT_TRANSLATE_NOOP("TopCakeBoard", "Choco\u00adlate"),
    "victoria": QT_TRANSLATE_NOOP("TopCakeBoard", "Victo\u00adria"),
    "velvet": QT_TRANSLATE_NOOP("TopCakeBoard", "Red velvet"),
    "lemon": QT_TRANSLATE_NOOP("TopCakeBoard", "Lemon"),
    "carrot": QT_TRANSLATE_NOOP("TopCakeBoard", "Carrot"),
    "coffee": QT_TRANSLATE_NOOP("TopCakeBoard", "Coffee"),
    "battenberg": QT_TRANSLATE_NOOP("TopCakeBoard", "Batten\u00adberg"),
}
_TOPPER_NAMES = {
    "crown": QT_TRANSLATE_NOOP("TopCakeBoard", "Crown"),
    "rose": QT_TRANSLATE_NOOP("TopCakeBoard", "Rose"),
    "sparkler": QT_TRANSLATE_NOOP("TopCakeBoard", "Spark\u00adler"),
    "fox": QT_TRANSLATE_NOOP("TopCakeBoard", "Fox"),
}
_PLACES = (
    QT_TRANSLATE_NOOP("TopCakeBoard", "first"),
    QT_TRANSLATE_NOOP("TopCakeBoard", "second"),
    QT_TRANSLATE_NOOP("TopCakeBoard", "third"),
)
"""Which one it is of cakes that have the same name and the same number."""


def _say(text: str) -> str:
    return translate(CONTEXT, text)


class Wording(Words):
    """Puts things of the table into words."""

    def __init__(self, lists: TopCakeLists, names: Sequence[str] = ()) -> None:
        super().__init__()
        self.lists = lists
        self.names = tuple(names)


class Counts(QObject):
    """Words with a number. Plurals are found by the extractor only as `self.tr` of a `QObject`."""

    def layers_above(self, count: int) -> str:
        """How many layers a cake bears."""
        return self.tr("up to %n layer(s) above", "", count)

    def cakes(self, count: int) -> str:
        """How many cakes a stack has."""
        return self.tr("%n cake(s)", "", count)


# ------------------------------------------------------------------------------------------------ names


def flavour_name(flavour: int) -> str:
    """The translated name of a flavour, an index into `FLAVOURS`."""
    return _say(_FLAVOUR_NAMES[FLAVOURS[flavour]]).replace(SOFT_HYPHEN, "")


def card_name(lists: TopCakeLists, card: int) -> str:
    """The name that stands on a card: its flavour, or what a topper is."""
    return hyphenated_name(lists, card).replace(SOFT_HYPHEN, "")


def hyphenated_name(lists: TopCakeLists, card: int) -> str:
    """The same, with soft hyphens where a long one may be broken."""
    entry = lists.cards[card]
    if not entry.is_topper:
        return _say(_FLAVOUR_NAMES[FLAVOURS[entry.flavour]])
    if entry.id in _TOPPER_NAMES:
        return _say(_TOPPER_NAMES[entry.id])
    return entry.id.replace("-", " ").replace("_", " ").capitalize()


def numbered_name(lists: TopCakeLists, card: int) -> str:
    """A name that tells cakes of one flavour apart: "Chocolate 6"; a topper's is its `card_name`."""
    entry = lists.cards[card]
    name = card_name(lists, card)
    if entry.is_topper:
        return name
    text = translate("TopCakeBoard", "{cake} {number}")
    return text.format(cake=name, number=entry.max_above)


def name_in_row(
    lists: TopCakeLists, card: int, row: Sequence[int], *, hyphens: bool = False, place: bool = True
) -> str:
    """The name of a card of the row, with its number where another one there has the same name.

    Where even the numbers are equal, it is said which one of them it is, counted along the row.
    """
    entry = lists.cards[card]
    name = card_name(lists, card)
    namesakes = [other for other in row if card_name(lists, other) == name]
    if hyphens:
        name = hyphenated_name(lists, card)
    if not any(other != card for other in namesakes) or entry.is_topper:
        return name
    text = translate("TopCakeBoard", "{cake} {number}")
    name = text.format(cake=name, number=entry.max_above)
    equals = [other for other in namesakes if lists.cards[other].max_above == entry.max_above]
    if card not in equals or len(equals) == 1 or not place:
        return name
    index = equals.index(card)
    word = _say(_PLACES[index]) if index < len(_PLACES) else str(index + 1)
    return translate("TopCakeBoard", "{cake} ({place})").format(cake=name, place=word)


def spoken_card(lists: TopCakeLists, card: int) -> str:
    """A card for a screen reader: "Chocolate, up to 6 layers above" or "Fox, topper"."""
    entry = lists.cards[card]
    name = card_name(lists, card)
    if entry.is_topper:
        return translate("TopCakeBoard", "{name}, topper").format(name=name)
    above = Counts().layers_above(entry.max_above)
    return translate("TopCakeBoard", "{name}, {above}").format(name=name, above=above)


def kind_word(kind: int) -> str:
    """What a bidding card is called: its number, "SNATCH" or "REVERSE"."""
    if kind == SNATCH:
        return translate("TopCakeBoard", "SNATCH")
    if kind == REVERSE:
        return translate("TopCakeBoard", "REVERSE")
    return str(kind)


def kind_effect(kind: int) -> str:
    """What a bidding card does that is more than its number, in one line; empty for a plain number."""
    if kind == SNATCH:
        return translate("TopCakeBoard", "Takes the card, whatever else lies there. Gone after this round.")
    if kind == REVERSE:
        return translate("TopCakeBoard", "The lowest bid wins there.")
    return ""


def points_word(doubled: int) -> str:
    """A bid in words of numbers: half of a doubled bid.

    >>> points_word(13), points_word(1), points_word(4)
    ('6½', '½', '2')
    """
    whole, rest = divmod(doubled, 2)
    if not rest:
        return str(whole)
    return f"{whole}½" if whole else "½"


# ------------------------------------------------------------------------------------------------ points


def stack_reason(score: StackScore) -> str:
    """Where the points of one stack come from."""
    if not score.cakes:
        return translate("TopCakeBoard", "0, a topper alone")
    cakes = Counts().cakes(score.cakes)
    parts = cakes
    if score.flavour != NO_FLAVOUR and score.matching:
        more = translate("TopCakeBoard", "{cakes} + {more} for {flavour}")
        parts = more.format(cakes=cakes, more=score.matching, flavour=flavour_name(score.flavour))
    if score.doubled:
        twice = translate("TopCakeBoard", "{points} = 2 × ({parts}), doubled by the topper")
        return twice.format(points=score.points, parts=parts)
    return translate("TopCakeBoard", "{points} = {parts}").format(points=score.points, parts=parts)


def score_reasons(shown: TopCakeState, seat: int) -> list[str]:
    """Where a seat's points so far come from, one line a stack; one that says so if there is none."""
    stacks = shown.stacks[seat]
    if len(stacks) > 1:
        return stack_reasons(stacks, shown.lists)
    none = translate("TopCakeBoard", "No stack yet")
    return [stack_reason(score_stack(stacks[0], shown.lists))] if stacks else [none]


def stack_reasons(stacks: Sequence[Sequence[int]], lists: TopCakeLists) -> list[str]:
    """Where the points of stacks come from, one numbered line each."""
    line = translate("TopCakeBoard", "Stack {number}: {reason}")
    reasons = (stack_reason(score_stack(stack, lists)) for stack in stacks)
    return [line.format(number=number, reason=reason) for number, reason in enumerate(reasons, 1)]
