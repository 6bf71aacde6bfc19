"""axe-core finds nothing serious on any page, in both themes."""

from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.ui.conftest import Open, Watch
from tests.ui.hands import ENDED, Hands
from tests.ui.serving import Server

AXE = Path(__file__).parents[2] / "ui" / "node_modules" / "axe-core" / "axe.min.js"


def check(page: Page, what: str) -> None:
    """No serious or critical findings."""
    page.evaluate("document.getAnimations().forEach((one) => one.finish())")
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    bad = [
        f"{what}: {one['id']}: {node['target']} {node['failureSummary']}"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"][:3]
    ]
    assert bad == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_page(visit: Open, server: Server, watch: Watch, theme: str) -> None:
    watch.allowed = ["Failed to load resource"]
    prefs = {"theme": theme}
    page = visit(prefs=prefs)
    page.wait_for_selector("[data-play]")
    check(page, "start")
    page.get_by_role("button", name="Preferences").click()
    check(page, "preferences")
    page.keyboard.press("Escape")
    page.locator("a[href='#/setup/jerusalem']").click()
    page.get_by_text("Edition and options").click()
    check(page, "setting up")

    waiting = server.table("me", "friend")
    room = visit(f"#/table/{waiting['table']}", tables=[waiting], prefs=prefs)
    room.wait_for_selector("[data-invitation]")
    check(room, "waiting room")
    invitation = waiting["seats"][1]["invitation"]
    guest = visit(f"#/table/{waiting['table']}/join/{invitation}", prefs=prefs)
    guest.wait_for_selector("form")
    check(guest, "joining")

    trouble = visit("#/table/nosuch", prefs=prefs)
    trouble.wait_for_selector("[role='alert']")
    check(trouble, "trouble")

    shared = server.table("me", "me")
    cover = visit(f"#/table/{shared['table']}", tables=[shared], prefs=prefs)
    cover.wait_for_selector("[data-cover]")
    check(cover, "cover")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_table_from_start_to_end(visit: Open, server: Server, theme: str) -> None:
    made = server.table("me", "bot", "bot")
    page = visit(f"#/table/{made['table']}", tables=[made], prefs={"theme": theme})
    hands = Hands(page)
    hands.my_turn()
    check(page, "auction")
    while not page.locator("[data-action='end_turn']").count():
        hands.move()
    check(page, "deploying")
    page.locator("[data-key='office:captain']").first.click(force=True)
    page.get_by_role("alert").wait_for()
    check(page, "refusal")
    page.keyboard.press("?")
    check(page, "keys")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Rules", exact=True).click()
    page.locator("dialog dt").first.wait_for()
    check(page, "rules")
    page.keyboard.press("Escape")
    page.keyboard.press("w")
    check(page, "in words")
    page.keyboard.press("w")
    page.keyboard.press("[")
    check(page, "review")
    page.keyboard.press("Escape")
    page.set_viewport_size({"width": 390, "height": 844})
    check(page, "phone")
    page.set_viewport_size({"width": 1280, "height": 800})
    page.get_by_role("button", name="This table").click()
    check(page, "about the table")
    page.locator("[data-bot='easy']").click()
    page.wait_for_selector(ENDED, timeout=120_000)
    check(page, "end")
