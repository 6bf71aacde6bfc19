"""What a player may choose now: listed compactly with numbers, and found again in what is typed.

Choices are numbered from 1. Where the decision is about an amount or a seat, the numbers are those
themselves (7 means `bid 7`), and the other choices are typed as words.

>>> from outremer.core.view import Action
>>> choices = Choices([Action(3, "bid 4"), Action(4, "bid 5"), Action(5, "bid 6"), Action(9, "pass")])
>>> choices.find("5"), choices.find("p"), choices.find("BID 6"), choices.find("8")
(4, 9, 5, None)
"""

from dataclasses import dataclass
from itertools import groupby

from rich.table import Table
from rich.text import Text

from outremer.cli.wording import wording
from outremer.core.actions import normal
from outremer.core.errors import OutremerError
from outremer.core.view import Action

GAP = "   "
MOST_NAMED = 6
"""An ambiguous text is answered with so many of its meanings."""


def words_of(text: str) -> list[str]:
    """The words of an action, whatever separates them and however they are written."""
    return normal(text).split()


def abbreviates(typed: list[str], words: list[str]) -> bool:
    """Do the typed words begin words of the action, the verb first and in their order? Numbers must be whole.

    >>> abbreviates(["pl", "large"], ["place", "market", "large"]), abbreviates(["bid", "1"], ["bid", "12"])
    (True, False)
    """
    if not typed or not _begins(typed[0], words[0]):
        return False
    left = iter(words[1:])
    return all(any(_begins(short, word) for word in left) for short in typed[1:])


def _begins(short: str, word: str) -> bool:
    return short == word or (not short.isdecimal() and word.startswith(short))


@dataclass(frozen=True)
class Group:
    """Choices with the same beginning, and what is typed for each."""

    head: str
    items: tuple[Action, ...]
    numbers: tuple[str, ...]
    """The number of each item; empty if they are typed as words."""

    def line(self, width: int) -> Text:
        """The items with their numbers; those that begin alike (`market_left`, `market_right`) stand together."""
        parts = []
        numbered = zip(self.numbers, (last_word(action) for action in self.items), strict=True)
        for stem, alike in groupby(numbered, key=lambda item: item[1].rpartition("_")[0]):
            items = list(alike)
            if stem and len(items) > 1:
                leaves = (_numbered(number, word[len(stem) + 1 :]) for number, word in items)
                parts.append(Text.assemble((stem, "italic"), " ", Text(" ").join(leaves)))
            else:
                parts += [_numbered(number, word) for number, word in items]
        return _flow(parts, width)

    def amounts(self) -> Text:
        """The numbers as a range, or one by one."""
        first, last = int(self.numbers[0]), int(self.numbers[-1])
        in_a_row = last - first == len(self.numbers) - 1 and last > first
        return Text.assemble(f"{self.head} ", (f"{first}-{last}" if in_a_row else ", ".join(self.numbers), "cyan"))


def last_word(action: Action) -> str:
    """What an action is about: its last word."""
    return action.text.rpartition(" ")[2]


class Choices:
    """The legal actions of a decision."""

    def __init__(self, legal: list[Action]) -> None:
        self._legal = legal
        by_head: dict[str, list[Action]] = {}
        for action in legal:
            head, _, last = action.text.rpartition(" ")
            by_head.setdefault(head or last, []).append(action)
        numeric = [head for head, actions in by_head.items() if all(last_word(a).isdecimal() for a in actions)]
        self._amount = numeric[0] if len(numeric) == 1 else None
        self.groups: list[Group] = []
        # verbs with several targets first: the short ones (end the turn, cancel) close the list
        for head, actions in sorted(by_head.items(), key=lambda item: (item[0] != self._amount, len(item[1]) == 1)):
            self.groups.append(Group(head, tuple(actions), self._number(head, actions)))
        self._by_number = {
            number: action for g in self.groups for number, action in zip(g.numbers, g.items, strict=False)
        }

    def _number(self, head: str, actions: list[Action]) -> tuple[str, ...]:
        if self._amount is not None:
            return tuple(last_word(action) for action in actions) if head == self._amount else ()
        first = sum(len(group.items) for group in self.groups) + 1
        return tuple(str(number) for number in range(first, first + len(actions)))

    def find(self, typed: str) -> int | None:
        """The action meant by a number, a text or an abbreviation; None if it is none of the legal ones."""
        words = words_of(typed)
        if len(words) == 1 and words[0].isdecimal():
            return self._of_number(words[0])
        for action in self._legal:
            if words == words_of(action.text):
                return action.id
        return unambiguous(typed, self._legal)

    def _of_number(self, number: str) -> int | None:
        if number in self._by_number:
            return self._by_number[number].id
        if self._amount is None:
            raise OutremerError(wording("cli-no-choice", number=number, last=len(self._by_number)))
        return None

    def complete(self, typed: str) -> str:
        """What a bare number that is not legal was meant to be."""
        return f"{self._amount} {typed}" if self._amount is not None and typed.isdecimal() else typed

    def table(self, width: int) -> Table:
        """The choices as a table: a line per verb, single ones together at the end."""
        table = Table.grid(padding=(0, 1))
        table.add_column(justify="right", style="bold")
        table.add_column()
        several = [g for g in self.groups if g.numbers and len(g.items) > 1 and g.head != self._amount]
        margin = max((len(group.head) for group in several), default=0) + 1
        for group in several:
            table.add_row(group.head, group.line(width - margin))
        rest = [self._alone(group) for group in self.groups if group not in several]
        if rest:
            table.add_row("", Text(GAP).join(rest))
        return table

    def _alone(self, group: Group) -> Text:
        if group.head == self._amount:
            return group.amounts()
        if group.numbers:
            return _numbered(group.numbers[0], group.items[0].text)
        return Text(GAP).join(Text(action.text) for action in group.items)


def unambiguous(typed: str, actions: list[Action]) -> int | None:
    """The one action that a text abbreviates, None if there is none; several are an error that names them."""
    words = words_of(typed)
    found = [action for action in actions if abbreviates(words, words_of(action.text))]
    if len(found) > 1:
        named = ", ".join(action.text for action in found[:MOST_NAMED]) + (", ..." if len(found) > MOST_NAMED else "")
        raise OutremerError(wording("cli-unclear", typed=typed, meanings=named))
    return found[0].id if found else None


def _numbered(number: str, words: str) -> Text:
    return Text.assemble((number, "cyan"), f" {words}")


def _flow(parts: list[Text], width: int) -> Text:
    """The parts one after the other, a new line where one does not fit any more."""
    lines = [Text()]
    for part in parts:
        if lines[-1].plain and lines[-1].cell_len + len(GAP) + part.cell_len > width:
            lines.append(Text())
        lines[-1].append(GAP if lines[-1].plain else "").append_text(part)
    return Text("\n").join(lines)
