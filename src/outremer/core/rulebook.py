"""A game's RULES.md, read as data: its numbered rules and its refusal messages.

The same file is the text people read; nothing of it is repeated in code.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from outremer.core.errors import UnknownName, nearest

_LIST_RULE = re.compile(r"^- \*\*([A-Z]\d{3,4})\*\*\s+(.*)$")
_MARKED = re.compile(r"^((?:\[[^\]]*\]\s*)+(?:§.*?)?)\s*–\s(.*)$")
_TABLE_RULE = re.compile(r"^\|\s*\**([A-Z]\d{3,4})\**\s*\|(.*)\|\s*$")
_REFUSALS = re.compile(r"^## 9\. .*?(?=^## |\Z)", re.M | re.S)
_REFUSAL = re.compile(r"^\|\s*([A-Z][A-Z0-9_]+)\s*\|(.*)\|\s*$", re.M)


@dataclass(frozen=True)
class Rule:
    """A numbered rule: what it says, its status and source, and the heading it stands under (`J5xx Baron`)."""

    id: str
    words: str
    source: str
    heading: str

    @property
    def chapter(self) -> str:
        """The number of its heading: `J5` of `J5xx`."""
        return self.heading.partition("xx ")[0]


class Rules(dict[str, Rule]):
    """Numbered rules by their ids, in the order of the rulebook."""

    def named(self, id: str) -> Rule:
        """The rule of that id."""
        found = self.get(id.upper())
        if found is None:
            guess = nearest(id.upper(), list(self))
            raise UnknownName(f"there is no rule {id!r}" + (f"; did you mean {', '.join(guess)}?" if guess else ""))
        return found

    def holding(self, words: str) -> list[Rule]:
        """The rules whose text holds every one of the words."""
        wanted = words.lower().split()
        return [r for r in self.values() if all(w in f"{r.id} {r.words} {r.source}".lower() for w in wanted)]

    def said(self, words: Mapping[str, str], headings: Mapping[str, str]) -> "Rules":
        """The same rules in other words, by id, under other headings, by chapter."""
        return Rules(
            (rule.id, replace(rule, words=words[rule.id], heading=f"{rule.chapter}xx {headings[rule.chapter]}"))
            for rule in self.values()
        )


@dataclass(frozen=True)
class Refusal:
    """A refusal message: a template and the rules it rests on."""

    template: str
    rules: tuple[str, ...]


class Rulebook:
    """The numbered rules and refusals of one RULES.md.

    A line of section 9 is `| id | message | rules |`, the id being the code; or, where the ids are
    numbers, `| id | code | message | rules |`.

    >>> Rulebook("## 9. Reasons\\n| RS03 | `game_over` | The game has ended. | T204 |").refusals
    {'GAME_OVER': Refusal(template='The game has ended.', rules=('T204',))}
    """

    def __init__(self, text: str) -> None:
        self.text = text
        self.rules = Rules()
        heading = ""
        for line in text.splitlines():
            if line.startswith("#"):
                heading = line.lstrip("# ").strip()
            elif match := _LIST_RULE.match(line) or _TABLE_RULE.match(line):
                self.rules.setdefault(match[1], Rule(match[1], *_parts(match[2]), heading))
        section = _REFUSALS.search(text)
        self.refusals: dict[str, Refusal] = {}
        for match in _REFUSAL.finditer(section[0] if section else ""):
            *code, template, rules = (part.strip() for part in match[2].split("|"))
            name = code[0].strip("`").upper() if code else match[1]
            self.refusals[name] = Refusal(template, tuple(re.split(r",\s*", rules)))

    @staticmethod
    @cache
    def load(path: Path) -> "Rulebook":
        """Read a RULES.md (once)."""
        return Rulebook(path.read_text(encoding="utf-8"))


def _parts(body: str) -> tuple[str, str]:
    """What a rule says, and its marks: before it in a list (`[P] §SETUP – Each ...`), after it in a table."""
    if marked := _MARKED.match(body):
        return marked[2].strip(), marked[1].strip()
    columns = [part.strip() for part in body.split("|")]
    said = columns[:-2] or columns[:1]
    return " – ".join(said), " – ".join(columns[len(said) :])
