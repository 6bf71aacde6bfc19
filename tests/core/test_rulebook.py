"""RULES.md read as data."""

import pytest

from outremer.core.errors import UnknownName
from outremer.core.rulebook import Rulebook

TEXT = """# A game
## 4. Rules
### X1xx Set-up
- **X101** [P] – Each player has one baron.
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
    assert book.rule("x101").text == "[P] – Each player has one baron."
    assert book.rule("X201").heading == "X2xx Turn"
    assert "A turn ends" in book.rule("X201").text


def test_refusals_with_their_rules():
    refusals = Rulebook(TEXT).refusals
    assert list(refusals) == ["GAME_OVER", "TOO_MANY"]
    assert refusals["TOO_MANY"].template == "You may take {max}; you asked for {have}."
    assert refusals["TOO_MANY"].rules == ("X201", "X202")


def test_search_finds_all_words_in_any_order():
    book = Rulebook(TEXT)
    assert [r.id for r in book.search("turn ends")] == ["X201"]
    assert [r.id for r in book.search("may")] == ["X202"]
    assert book.search("dragon") == []


def test_an_unknown_rule_is_named():
    with pytest.raises(UnknownName, match="there is no rule 'X999'"):
        Rulebook(TEXT).rule("X999")
