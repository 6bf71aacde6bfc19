"""Games and bots by name."""

import pytest

from outremer.core import registry
from outremer.core.errors import UnknownName


def test_built_in_games_and_bots_are_found():
    assert "jerusalem" in registry.games()
    assert {"greedy", "random"} <= set(registry.bots())


def test_a_spec_has_settings():
    assert type(registry.bot("random:seed=1")).__name__ == "Uniform"


@pytest.mark.parametrize(
    ("spec", "complaint"),
    [
        ("greddy", "did you mean greedy"),
        ("random:seed", "write settings as key=value, not 'seed'"),
        ("random:depth=3", "random has no such setting"),
        ("", "there is no bot ''"),
    ],
)
def test_bad_specs_are_refused(spec, complaint):
    with pytest.raises(UnknownName, match=complaint):
        registry.bot(spec)
