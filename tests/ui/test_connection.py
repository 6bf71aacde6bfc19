"""Reload, restart, lost connections, actions sent twice or too late."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.ui.conftest import Open, Watch
from tests.ui.hands import LIT, Hands
from tests.ui.serving import Server

LOST = ["Failed to load resource", "WebSocket", "ERR_CONNECTION"]


@pytest.fixture
def fragile(tmp_path: Path) -> Iterator[Server]:
    """A server of its own, to be killed."""
    running = Server(tmp_path)
    yield running
    running.stop()


def test_a_reload_changes_nothing(visit: Open, server: Server) -> None:
    made = server.table("me", "bot")
    asked = {"auto": {"jerusalem/take_rest": False}}
    page = visit(f"#/table/{made['table']}", tables=[made], prefs=asked)
    hands = Hands(page)
    for _ in range(8):
        hands.move()
    hands.my_turn()
    before = hands.status, hands.seq, page.locator("[data-zone='log'] .line").all_inner_texts()
    page.reload()
    hands.my_turn()
    assert (hands.status, hands.seq, page.locator("[data-zone='log'] .line").all_inner_texts()) == before


def test_a_killed_server_loses_nothing_and_the_page_catches_up(visit: Open, fragile: Server, watch: Watch) -> None:
    watch.allowed = LOST
    made = fragile.table("me", "me")
    anna, bela = (dict(made, seats=[seat]) for seat in made["seats"])
    pages = [visit(f"#/table/{made['table']}", tables=[one], at=fragile) for one in (anna, bela)]
    for page in pages:
        page.wait_for_selector("[data-zone='board'] svg")
    mover = 0 if pages[0].locator("header.mine").count() else 1
    hands, other = Hands(pages[mover]), pages[1 - mover]
    hands.move()
    step = hands.page.locator("[data-step]").get_attribute("data-step")

    fragile.kill()
    for page in pages:
        expect(page.get_by_text("Reconnecting")).to_be_visible()
        assert page.locator("[data-zone='board'] svg").first.is_visible(), "the last known table stays readable"
    fragile.start()
    for page in pages:
        expect(page.get_by_text("Reconnecting")).to_have_count(0, timeout=30_000)
    assert hands.page.locator("[data-step]").get_attribute("data-step") == step
    while hands.page.locator("header.mine").count():
        hands.move()
    expect(other.locator("header.mine")).to_be_visible()


def test_an_action_sent_while_the_server_is_away_arrives_once(visit: Open, fragile: Server, watch: Watch) -> None:
    watch.allowed = LOST
    made = fragile.table("me", "me")
    seat = fragile.get(f"tables/{made['table']}")["asked"][0]
    page = visit(f"#/table/{made['table']}", tables=[dict(made, seats=[made["seats"][seat]])], at=fragile)
    hands = Hands(page)
    hands.my_turn()
    step = int(page.locator("[data-step]").get_attribute("data-step") or 0)
    fragile.kill()
    page.locator(f"{LIT}").first.click(force=True)
    expect(page.get_by_text("Your move is sent again")).to_be_visible()
    assert page.locator("[data-step]").get_attribute("data-step") == str(step), "pending is not done"
    fragile.start()
    page.wait_for_selector(f"[data-step='{step + 1}']", timeout=30_000)


def test_an_action_sent_twice_counts_once(visit: Open, server: Server) -> None:
    made = server.table("me", "me")
    seat = server.get(f"tables/{made['table']}")["asked"][0]
    page = visit(f"#/table/{made['table']}", tables=[dict(made, seats=[made["seats"][seat]])])
    hands = Hands(page)
    hands.my_turn()
    answers: list[Any] = []

    def twice(route: Route) -> None:
        answers.append(route.fetch().json())
        second = route.fetch()
        answers.append(second.json())
        route.fulfill(response=second)

    page.route("**/actions", twice)
    step = int(page.locator("[data-step]").get_attribute("data-step") or 0)
    with page.expect_response("**/actions"):
        page.locator(LIT).first.click(force=True)
    page.wait_for_selector(f"[data-step='{step + 1}']")
    assert len(answers) == 2
    assert answers[0] == answers[1]
    assert server.get(f"tables/{made['table']}", made["seats"][seat]["token"])["step"] == step + 1


def test_an_action_out_of_date_is_refused_and_kept(visit: Open, server: Server, watch: Watch) -> None:
    watch.allowed = ["Failed to load resource"]
    made = server.table("me", "me")
    seat = server.get(f"tables/{made['table']}")["asked"][0]
    page = visit(f"#/table/{made['table']}", tables=[dict(made, seats=[made["seats"][seat]])])
    hands = Hands(page)
    hands.my_turn()

    def late(route: Route) -> None:
        body = route.request.post_data_json
        route.continue_(post_data={**body, "seq": body["seq"] - 1})

    page.route("**/actions", late, times=1)
    before = hands.seq
    page.locator(LIT).first.click(force=True)
    expect(page.get_by_role("alert")).to_contain_text("Someone acted first")
    assert hands.seq == before
    page.locator("[data-confirm]").click()
    page.wait_for_selector(f"[data-seq]:not([data-seq='{before}'])")
