"""Choosing: why not, undo and its limits, confirmation, preview, news."""

import re

from playwright.sync_api import Page, expect

from tests.ui.conftest import Open
from tests.ui.hands import BUTTONS, ENDED, LIT, Hands, wait_until
from tests.ui.serving import Server


def deploying(hands: Hands) -> Page:
    """Play until it is this seat's turn to deploy squires."""
    while not hands.page.locator("[data-action='end_turn']").count():
        hands.move()
    return hands.page


def step_of(page: Page) -> int:
    return int(page.locator("[data-step]").get_attribute("data-step") or 0)


def place(hands: Hands, number: int) -> None:
    """Do the first thing that can be done at one of the lit areas."""
    page, seq = hands.page, hands.seq
    page.locator(f"[data-zone='board'] {LIT}[data-key^='area:']").nth(number).click(force=True)
    if page.locator("[role='menuitem']").count():
        page.locator("[role='menuitem']").first.click()
    page.wait_for_selector(f"[data-seq]:not([data-seq='{seq}'])")


def test_illegal_targets_say_why_with_the_rule(visit: Open, server: Server) -> None:
    made = server.table("me", "bot")
    page = visit(f"#/table/{made['table']}", tables=[made])
    Hands(page).my_turn()
    page.locator("[data-key='area:tower']").first.click(force=True)
    notice = page.get_by_role("alert")
    expect(notice).to_contain_text("Rule J")
    rule = notice.get_by_role("button", name=re.compile("Rule J"))
    name = rule.first.inner_text().removeprefix("Rule ")
    rule.first.click()
    expect(page.get_by_role("dialog").locator("dt.here")).to_have_text(name)


def test_undo_takes_back_and_says_when_it_cannot(visit: Open, server: Server) -> None:
    made = server.table("me", "bot")
    page = visit(f"#/table/{made['table']}", tables=[made])
    hands = Hands(page)
    hands.my_turn()
    expect(page.locator("[data-undo]")).to_have_attribute("aria-disabled", "true")
    page.locator("[data-undo]").click(force=True)
    expect(page.get_by_role("alert")).to_contain_text("nothing to take back")

    deploying(hands)
    before = step_of(page)
    place(hands, 0)
    place(hands, 0)
    assert step_of(page) == before + 2
    page.locator("[data-undo]").click()
    page.wait_for_selector(f"[data-step='{before + 1}']")
    place(hands, 1)
    page.locator("[data-restart]").click()
    wait_until(page, lambda shown: step_of(shown) <= before)


def test_back_to_here_in_the_log(visit: Open, server: Server) -> None:
    made = server.table("me", "bot")
    page = visit(f"#/table/{made['table']}", tables=[made])
    hands = Hands(page)
    deploying(hands)
    step = step_of(page)
    place(hands, 0)
    place(hands, 1)
    page.get_by_role("button", name="Back to here").last.click()
    page.wait_for_selector(f"[data-step='{step + 1}']")


def test_every_step_can_be_made_to_ask(visit: Open, server: Server) -> None:
    made = server.table("me", "bot")
    page = visit(f"#/table/{made['table']}", tables=[made], prefs={"confirm": "always"})
    hands = Hands(page)
    hands.my_turn()
    seq = hands.seq
    page.locator(f"{BUTTONS}, {LIT}").first.click(force=True)
    expect(page.locator("[data-confirm]")).to_be_visible()
    assert hands.seq == seq
    page.keyboard.press("Escape")
    expect(page.locator("[data-confirm]")).to_have_count(0)
    assert hands.seq == seq


def test_others_moves_are_shown_one_by_one_and_can_be_skipped(visit: Open, server: Server) -> None:
    made = server.table("me", "bot", "bot", "bot")
    page = visit(f"#/table/{made['table']}", tables=[made])
    hands = Hands(page)
    hands.my_turn()
    page.keyboard.press("p")
    page.get_by_text("Slow").click()
    page.keyboard.press("Escape")
    skip = page.locator("[data-skip]")
    while not skip.count():  # as long as it is this seat again that is asked
        hands.move()
        page.wait_for_selector("header.mine, [data-skip]")
    expect(page.locator("[data-status] [role='status']")).to_contain_text("others are playing")
    skip.click()
    for _ in range(400):
        if page.locator("header.mine").count():
            break
        page.keyboard.press("s")  # what comes in meanwhile
        page.wait_for_timeout(50)
    page.get_by_role("button", name=re.compile("Since your last turn")).click()
    expect(page.locator("[data-zone='review']")).to_be_visible()
    page.keyboard.press("]")
    page.get_by_role("button", name="Back to the present").click()
    expect(page.locator("[data-zone='choices']")).to_be_visible()


def test_the_log_lights_and_leads(visit: Open, server: Server) -> None:
    made = server.table("me", "bot")
    page = visit(f"#/table/{made['table']}", tables=[made])
    hands = Hands(page)
    deploying(hands)
    lines = page.locator("[data-zone='log'] .line")
    assert lines.count() > 3
    lines.first.click()
    expect(page.locator("[data-zone='review']")).to_be_visible()
    assert page.locator(LIT).count() == 0, "the past cannot be played"
    page.keyboard.press("Escape")
    expect(page.locator("[data-zone='review']")).to_have_count(0)


def test_the_log_follows_the_review(visit: Open, server: Server) -> None:
    made = server.table("bot", "bot", "bot", "bot")
    page = visit(f"#/table/{made['table']}", tables=[made])
    page.wait_for_selector(ENDED, timeout=120_000)
    page.get_by_role("button", name="Replay").click()
    here = page.locator("[data-zone='log'] [aria-current='step']")
    seen = 0
    for key in ("End", "Home", *["ArrowDown", "ArrowRight"] * 4, *["ArrowUp", "ArrowLeft"] * 4):
        page.keyboard.press(key)
        log = page.locator("[data-zone='log'] [role='log']").bounding_box()
        line = here.bounding_box() if here.count() else None
        if log and line and line["height"] < log["height"] / 2:
            seen += 1
            assert line["y"] > log["y"] + 24, "the heading of the round covers no line"
            assert line["y"] + line["height"] < log["y"] + log["height"] + 1
    assert seen > 4
    page.get_by_role("button", name="Back to the present").click()
    expect(here).to_have_count(0)


def test_a_seat_can_be_handed_to_a_bot(visit: Open, server: Server) -> None:
    made = server.table("me", "bot")
    page = visit(f"#/table/{made['table']}", tables=[made])
    Hands(page).my_turn()
    page.get_by_role("button", name="This table").click()
    page.locator("[data-bot='easy']").click()
    page.wait_for_selector(ENDED, timeout=120_000)
