"""The API does what its OpenAPI document says, whatever is sent to it."""

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings

from outremer.server.app import make_app
from outremer.server.settings import Settings
from tests.server.running import Party, Running


@pytest.fixture(scope="module")
def party(server: Running) -> Party:
    return server.table(kinds="mm")


ANSWERS = ["2xx", "401", "403", "404", "409", "422", "429"]
"""Answers to well-formed requests: 422 too, since a game, an option or an action may not exist, or be illegal."""


def document(mode: str) -> Any:
    """The document, to be tried with requests that follow it ("positive"), or with others too ("all")."""
    checks = {"positive_data_acceptance": {"expected-statuses": ANSWERS}}
    config = schemathesis.Config.from_dict({"checks": checks, "generation": {"mode": mode}})
    return schemathesis.openapi.from_dict(make_app(Settings()).openapi(), config=config)


bounded = settings(
    max_examples=25,
    deadline=None,
    derandomize=True,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)


@document("all").parametrize()
@bounded
def test_every_answer_is_documented(case: Any, server: Running) -> None:
    server.ready("jerusalem")
    case.call_and_validate(base_url=server.address)


@document("positive").include(path_regex="/api/tables/{table}(?!/events)").parametrize()
@bounded
def test_every_answer_of_a_table_is_documented(case: Any, party: Party) -> None:
    case.path_parameters["table"] = party.id
    case.call_and_validate(base_url=party.server.address, headers=party.who(0))
