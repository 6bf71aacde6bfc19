"""Ratings with a small bootstrap."""

import pytest

from outremer.arena import ratings


@pytest.fixture(autouse=True)
def small_bootstrap(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ratings, "FEWEST", 20)
    monkeypatch.setattr(ratings, "MOST", 20)
