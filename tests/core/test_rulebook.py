"""RULES.md read as data."""

import pytest

from outremer.core.errors import UnknownName
from outremer.core.rulebook import Rulebook

TEXT = """# A game
## 4. Rules
### X1xx Set-up
- **X101** [P] §SETUP – Each player has one baron.
### X2xx Turn
| X201 | A turn ends when the player says so. | [R] | section |
| X202 | Nobody may pass. | [P] | section |
## 9. Refusal reasons
| Id | English message | Rule |
|---|---|---|
| GAME_OVER | The game has ended. | X101 |
| TOO_MANY | You may take {max}; you asked for {have}. | X201, X202 |
## 10. More
| NOT_ONE | Not a refusal. | X101 |
"""


def test_rules_of_lists_and_tables():
    book = Rulebook(TEXT)
    assert list(book.rules) == ["X101", "X201", "X202"]
    first, second = book.rules.named("x101"), book.rules.named("X201")
    assert (first.words, first.source) == ("Each player has one baron.", "[P] §SETUP")
    assert (second.words, second.source) == ("A turn ends when the player says so.", "[R] – section")
    assert (second.heading, second.chapter) == ("X2xx Turn", "X2")


def test_refusals_with_their_rules():
    refusals = Rulebook(TEXT).refusals
    assert list(refusals) == ["GAME_OVER", "TOO_MANY"]
    assert refusals["TOO_MANY"].template == "You may take {max}; you asked for {have}."
    assert refusals["TOO_MANY"].rules == ("X201", "X202")


def test_search_finds_all_words_in_any_order():
    rules = Rulebook(TEXT).rules
    assert [r.id for r in rules.holding("turn ends")] == ["X201"]
    assert [r.id for r in rules.holding("may")] == ["X202"]
    assert rules.holding("dragon") == []


def test_an_unknown_rule_is_named():
    with pytest.raises(UnknownName, match="there is no rule 'X999'"):
        Rulebook(TEXT).rules.named("X999")


def test_the_rules_in_other_words():
    words = {"X101": "Jeder hat einen Baron.", "X201": "Der Spieler beendet seinen Zug.", "X202": "Niemand passt."}
    said = Rulebook(TEXT).rules.said(words, {"X1": "Aufbau", "X2": "Zug"})
    assert [(r.id, r.words, r.source, r.heading) for r in said.values()][1:] == [
        ("X201", "Der Spieler beendet seinen Zug.", "[R] – section", "X2xx Zug"),
        ("X202", "Niemand passt.", "[P] – section", "X2xx Zug"),
    ]
    with pytest.raises(KeyError, match="X202"):
        Rulebook(TEXT).rules.said({"X101": "", "X201": ""}, {"X1": "", "X2": ""})
