"""Rules by id or by words, and whole rulebooks, in the reader's language."""

import re
from itertools import groupby

from rich.markdown import Markdown
from rich.text import Text

from outremer.cli.screen import out, width
from outremer.cli.wording import language, wording
from outremer.core.errors import UnknownName
from outremer.core.game import GameInfo
from outremer.core.rulebook import Rule, Rules
from outremer.core.words import ENGLISH

_ID = re.compile(r"[A-Za-z]\d+")


def print_rules(info: GameInfo, wanted: str) -> None:
    """The rule of that id, or the rules that hold all the words."""
    rules = info.rules(language())
    if not wanted:
        raise UnknownName(wording("cli-rule-what", rule=next(iter(rules))))
    for rule in [rules.named(wanted)] if _ID.fullmatch(wanted) else find_rules(rules, wanted):
        out.print(Text.assemble((rule.id, "bold cyan"), (f"  {rule.heading}", "dim")))
        out.print(Markdown(f"{rule.words}  \n*{rule.source}*"), width=width())


def find_rules(rules: Rules, words: str) -> list[Rule]:
    """The rules that hold all the words; none is an error."""
    found = rules.holding(words)
    if not found:
        raise UnknownName(wording("cli-rule-none", words=words))
    return found


def print_rulebook(info: GameInfo) -> None:
    """All of it: in English with its data and examples, in other languages the numbered rules."""
    text = info.rulebook.text
    if language() != ENGLISH:
        lines = [f"# {info.title}"]
        for heading, rules in groupby(info.rules(language()).values(), key=lambda rule: rule.heading):
            lines += [f"## {heading}", *(f"- **{rule.id}** {rule.words} *{rule.source}*" for rule in rules)]
        text = "\n\n".join(lines)
    out.print(Markdown(text), width=width())
