"""Several people: two browsers, one screen, spectators, wrong tokens."""

import re

from playwright.sync_api import expect

from tests.ui.conftest import Open, Watch
from tests.ui.hands import LIT, Hands
from tests.ui.serving import Server


def test_two_browsers_in_one_game(visit: Open, server: Server, watch: Watch) -> None:
    anna = visit("#/setup/jerusalem")
    anna.get_by_label(re.compile("^Players")).select_option("2")
    anna.get_by_label("Who has seat 2").select_option("friend")
    anna.get_by_role("button", name="Open the table").click()
    link = anna.locator("[data-invitation='1']").input_value()
    assert anna.get_by_role("button", name="Start the game").is_disabled()

    bela = visit(link.removeprefix(server.address), prefs={"name": ""})
    bela.get_by_label("Your name").fill("Béla")
    bela.get_by_role("button", name="Sit down").click()
    expect(bela.get_by_role("heading", name="the table is set")).to_be_visible()
    expect(anna.get_by_text("Everyone is here.")).to_be_visible()
    anna.get_by_role("button", name="Start the game").click()

    players = {"anna": Hands(anna, 3), "bela": Hands(bela, 4)}
    for hands in players.values():
        hands.page.wait_for_selector("[data-seq]")
    for _ in range(14):
        anna.wait_for_selector("header.mine, header:not(.mine)")
        mover, other = ("anna", "bela") if anna.locator("header.mine").count() else ("bela", "anna")
        players[mover].my_turn()
        lines = players[other].page.locator("[data-zone='log'] .line").count()
        players[mover].move()
        assert lines <= players[other].page.locator("[data-zone='log'] .line").count()
    shown = bela.locator("[data-zone='players']").inner_text()
    assert "Anna" in shown
    assert "Béla" in shown
    expect(anna.locator("[data-zone='board']")).to_contain_text("Béla")

    # The invitation is void now.
    watch.allowed = ["Failed to load resource"]
    again = visit(link.removeprefix(server.address))
    again.get_by_role("button", name="Sit down").click()
    expect(again.get_by_role("alert")).to_contain_text("invitation")


def test_one_screen_is_covered_between_seats(visit: Open, server: Server) -> None:
    made = server.table("me", "me")
    page = visit(f"#/table/{made['table']}", tables=[made])
    seen: list[str] = []
    for _ in range(3):
        cover = page.locator("[data-cover]")
        cover.wait_for()
        assert page.locator("[data-zone]").count() == 0, "nothing of the table shows behind the cover"
        name = page.get_by_role("heading", level=1).inner_text().removesuffix(" is next")
        seen.append(name)
        cover.click()
        hands = Hands(page)
        hands.my_turn()
        expect(page.locator("[data-zone='players'] > *").first).to_contain_text(name)
        while not page.locator("[data-cover]").count() and page.locator("header.mine").count():
            seq = hands.seq
            hands.page.locator(
                "[data-action='pass'], [data-verb] .strong, [data-key]:not([aria-disabled='true'])"
            ).first.click(force=True)
            page.wait_for_selector(f"[data-seq]:not([data-seq='{seq}']), [data-cover]")
    assert len(set(seen)) == 2


def test_spectators_see_no_secrets_and_choose_nothing(visit: Open, server: Server) -> None:
    made = server.table("me", "bot")
    page = visit(f"#/table/{made['table']}")
    page.wait_for_selector("[data-zone='board'] svg")
    assert page.locator(LIT).count() == 0
    assert page.locator("[data-undo]").count() == 0
    assert "only you see this" not in page.locator("[data-zone='players']").inner_text()


def test_a_wrong_token_and_an_unknown_table_are_told(visit: Open, server: Server, watch: Watch) -> None:
    watch.allowed = ["Failed to load resource"]
    made = server.table("me", "bot")
    made["seats"][0]["token"] = "wrong"
    expect(visit(f"#/table/{made['table']}", tables=[made]).get_by_role("alert")).to_contain_text("does not open")
    expect(visit("#/table/nosuch").get_by_role("alert")).to_contain_text("no such table")
