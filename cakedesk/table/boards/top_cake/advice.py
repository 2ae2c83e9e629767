"""What would be done in Top Cake, and why."""

from __future__ import annotations

from cakedesk.engine.actions import Action
from cakedesk.engine.reasons import Param
from cakedesk.games.top_cake.actions import BID, BID_DOWN, BID_UP, HALF, NEW_STACK, PASS, STACK
from cakedesk.games.top_cake.cards import KIND_NAMES
from cakedesk.table.boards.top_cake.wording import kind_word, name_in_row, numbered_name
from cakedesk.table.kit.advice_words import AdviceWords
from cakedesk.table.kit.table_words import TableWords


class TopCakeAdvice(AdviceWords):
    """The words: a bid is told with the card that lies face down, for it is the own one."""

    def deed(self, action: Action) -> str:
        """See `AdviceWords.deed`."""
        if action[0] == PASS:
            return TableWords().pass_turn()
        if action[0] == HALF:
            return self.tr("Put the half point on {cake}").format(cake=self._in_row(action[1]))
        if action[0] == STACK:
            return self._stack(*action[1:])
        kind, card = action[-2:]
        words = {"down": kind_word(kind), "other": self._in_row(card)}
        if action[0] == BID_DOWN:
            return self.tr("Lay {down} face down on {other}").format(**words)
        words |= {"up": kind_word(action[1]), "cake": self._in_row(action[2])}
        if action[0] == BID_UP:
            return self.tr("Lay {up} face up on {cake}").format(**words)
        if action[2] == card:
            return self.tr("Lay {up} face up and {down} face down on {cake}").format(**words)
        return self.tr("Lay {up} face up on {cake}, {down} face down on {other}").format(**words)

    def _stack(self, card: int, stack: int) -> str:
        lists, cake = self.shown.lists, numbered_name(self.shown.lists, card)
        if stack == NEW_STACK:
            return self.tr("Begin a stack with {cake}").format(cake=cake)
        below = self.shown.stacks[self.shown.turn()][stack][-1]
        return self.tr("Put {cake} on {below}").format(cake=cake, below=numbered_name(lists, below))

    def _in_row(self, card: int) -> str:
        return name_in_row(self.shown.lists, card, self.shown.row)

    def places(self, action: Action) -> list[str]:
        """See `AdviceWords.places`."""
        cards, kind = self.shown.lists.cards, action[0]
        if kind == PASS:
            return ["confirm"]
        if kind == STACK:
            stack = "new" if action[2] == NEW_STACK else f"stack/{action[2]}"
            return [f"won/{cards[action[1]].id}", stack]
        if kind == HALF:
            return [f"card/{cards[action[1]].id}"]
        pairs = [action[1:3], action[3:5]] if kind in (BID, BID_UP) else [action[1:3]]
        names = [(f"hand/{KIND_NAMES[pair[0]]}", f"card/{cards[pair[1]].id}") for pair in pairs if pair]
        return list(dict.fromkeys(name for both in names for name in both))

    def sentences(self) -> dict[str, str]:
        """See `AdviceWords.sentences`."""
        return super().sentences() | {
            "denies": self.tr("{card} would be worth about {points} to {seat}."),
            "useful": self.tr("With what may follow, {card} is worth about {points} in a stack."),
            "free": self.tr("Nobody else has bid on {card} yet."),
            "saves": self.tr("Nothing in the row is worth much now."),
            "fall": self.tr("With it {layers} fall, but what stands then is worth more."),
            "apart": self.tr("The other stacks stay as they are."),
            "room": self.tr("The stack bears {layers} more."),
            "keeps": self.tr("Any other place would cost more."),
        }

    def named(self, param: str, value: Param) -> str:
        """See `AdviceWords.named`."""
        if param == "card":
            return numbered_name(self.shown.lists, int(value))
        return self.tr("%n layer(s)", "", int(value)) if param == "layers" else super().named(param, value)
