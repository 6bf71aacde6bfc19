"""The action table of a game: dense, stable ids in named ranges, with text both ways.

>>> from enum import IntEnum
>>> class Family(IntEnum):
...     PASS = 0
...     PLACE = 1
>>> areas = Domain("area", ("palace_large", "tower"))
>>> table = ActionTable({Family.PASS: ("pass",), Family.PLACE: ("place", areas)})
>>> table.text(2), table.parse("place Tower"), table.first(Family.PLACE)
('place tower', 2, 1)
>>> table.arguments(2), table.arguments(0)
((('area', 'tower'),), ())
"""

import itertools
import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum

import numpy as np

from outremer.core.errors import UnknownAction, nearest


@dataclass(frozen=True)
class Domain:
    """What an argument of an action can be: a kind of thing (area, card, seat, number) and its words."""

    kind: str
    words: tuple[str, ...]


def numbers(first: int, last: int, kind: str = "number") -> Domain:
    """The words of a numeric argument."""
    return Domain(kind, tuple(str(n) for n in range(first, last + 1)))


def normal(text: str) -> str:
    """Case and separators before a word do not matter; before a figure only blanks and colons separate.

    >>> normal("place Market-Large"), normal("place:market_large"), normal("bid -3"), normal("bid .5")
    ('place market large', 'place market large', 'bid -3', 'bid .5')
    """
    return re.sub(r"[\s_./:-]+(?=[a-z])|[\s_:]+", " ", text.strip().lower())


class ActionTable:
    """Families of actions, each a verb and the words of its arguments, laid end to end."""

    def __init__(
        self, families: Mapping[IntEnum, tuple[str] | tuple[str, Domain] | tuple[str, Domain, Domain]]
    ) -> None:
        self._texts: list[str] = []
        self._arguments: list[tuple[tuple[str, str], ...]] = []
        self._first: dict[IntEnum, int] = {}
        family_of: list[int] = []
        argument_of: list[int] = []
        for family, (verb, *domains) in families.items():
            self._first[family] = len(self._texts)
            kinds = [domain.kind for domain in domains]
            for argument, words in enumerate(itertools.product(*(domain.words for domain in domains))):
                self._texts.append(" ".join((verb, *words)))
                self._arguments.append(tuple(zip(kinds, words, strict=True)))
                family_of.append(int(family))
                argument_of.append(argument)
        self.size = len(self._texts)
        self.family = np.array(family_of, np.int32)
        """The family of each action."""
        self.argument = np.array(argument_of, np.int32)
        """The index of each action inside its family."""
        self._ids = {normal(text): action for action, text in enumerate(self._texts)}
        if len(self._ids) != self.size:
            raise ValueError("two actions share a text")

    def first(self, family: IntEnum) -> int:
        """The id of the first action of a family."""
        return self._first[family]

    def text(self, action: int) -> str:
        """The text form of an action."""
        return self._texts[action]

    def arguments(self, action: int) -> tuple[tuple[str, str], ...]:
        """What an action is about: the kind and the word of each of its arguments."""
        return self._arguments[action]

    def find(self, text: str) -> int | None:
        """The id of a text, or None."""
        return self._ids.get(normal(text))

    def parse(self, text: str, hints: list[str] | None = None) -> int:
        """The id of a text; an unknown one raises UnknownAction with the nearest of `hints`."""
        action = self.find(text)
        if action is None:
            known = {normal(hint): hint for hint in (self._texts if hints is None else hints)}
            raise UnknownAction(text, [known[n] for n in nearest(normal(text), list(known))])
        return action
