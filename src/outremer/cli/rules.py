"""Rules by id or by words, and whole rulebooks."""

import re

from rich.markdown import Markdown
from rich.text import Text

from outremer.cli.screen import out, width
from outremer.cli.wording import wording
from outremer.core.errors import UnknownName
from outremer.core.rulebook import Rule, Rulebook

_ID = re.compile(r"[A-Za-z]\d+")


def print_rules(rulebook: Rulebook, wanted: str) -> None:
    """The rule of that id, or the rules that hold all the words."""
    if not wanted:
        raise UnknownName(wording("cli-rule-what", rule=next(iter(rulebook.rules))))
    for rule in [rulebook.rule(wanted)] if _ID.fullmatch(wanted) else find_rules(rulebook, wanted):
        print_rule(rule)


def find_rules(rulebook: Rulebook, words: str) -> list[Rule]:
    """The rules that hold all the words; none is an error."""
    found = rulebook.search(words)
    if not found:
        raise UnknownName(wording("cli-rule-none", words=words))
    return found


def print_rule(rule: Rule) -> None:
    """A rule under its heading, in the typography of the rulebook."""
    out.print(Text.assemble((rule.id, "bold cyan"), (f"  {rule.heading}", "dim")))
    out.print(Markdown(rule.text), width=width())


def print_rulebook(rulebook: Rulebook) -> None:
    """All of it."""
    out.print(Markdown(rulebook.text), width=width())
