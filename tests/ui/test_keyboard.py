"""Everything by keyboard: zones, board, choices, typed actions, help."""

import pytest
from playwright.sync_api import Page, expect

from tests.ui.conftest import Open
from tests.ui.hands import ENDED, Hands
from tests.ui.serving import FEWEST, Server


def focused(page: Page, attribute: str) -> str | None:
    return page.evaluate("name => document.activeElement?.getAttribute(name)", attribute)


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until something inside has the focus."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("selector => !!document.activeElement?.closest(selector)", selector):
            return
    raise AssertionError(f"Tab never reaches {selector}")


def step(hands: Hands) -> None:
    """One step by keyboard: type the first legal action, complete and send it."""
    page, before = hands.page, hands.seq
    page.keyboard.press("/")
    expect(page.get_by_role("combobox", name="Type an action")).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_selector(f"[data-seq]:not([data-seq='{before}']), [data-ending]")


def test_a_round_by_keyboard_alone(visit: Open, server: Server) -> None:
    made = server.table("me", "bot")
    page = visit(f"#/table/{made['table']}", tables=[made])
    hands = Hands(page)
    hands.my_turn()
    for _ in range(200):
        if page.locator("[data-action='end_turn']").count():
            break
        step(hands)
        hands.my_turn()

    # The board: Tab goes in, arrows go about, Enter chooses.
    page.locator("body").focus()
    tab_to(page, "[data-zone='board']")
    seen = {focused(page, "data-key")}
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "ArrowRight"):
        page.keyboard.press(key)
        seen.add(focused(page, "data-key"))
    assert len(seen) >= 3
    page.locator("[data-key='area:market_large']").first.focus()
    before, started = hands.seq, page.locator("[data-step]").get_attribute("data-step")
    page.keyboard.press("Enter")
    if page.get_by_role("menu").count():
        page.keyboard.press("Enter")
    page.wait_for_selector(f"[data-seq]:not([data-seq='{before}'])")

    page.keyboard.press("u")
    page.wait_for_selector(f"[data-step='{started}']")

    tab_to(page, "[data-zone='choices']")
    tab_to(page, "[data-zone='log']")

    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)

    before = hands.seq
    page.keyboard.press("/")
    page.keyboard.type("end_turn")
    page.keyboard.press("Enter")
    page.wait_for_selector(f"[data-seq]:not([data-seq='{before}'])")


def test_a_typed_text_that_is_not_legal_says_why(visit: Open, server: Server) -> None:
    made = server.table("me", "bot")
    page = visit(f"#/table/{made['table']}", tables=[made])
    Hands(page).my_turn()
    page.keyboard.press("/")
    page.keyboard.type("place tower")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("Rule J")


def test_the_board_in_words(visit: Open, server: Server) -> None:
    made = server.table("me", "bot")
    page = visit(f"#/table/{made['table']}", tables=[made])
    hands = Hands(page)
    hands.my_turn()
    page.keyboard.press("w")
    for heading in ("Status", "Last moves", "Mine", "Board", "Choices"):
        expect(page.get_by_role("heading", name=heading, exact=True).first).to_be_visible()
    before = hands.seq
    page.locator(".words .choices button").first.click()
    page.wait_for_selector(f"[data-seq]:not([data-seq='{before}'])")


@pytest.mark.parametrize("game", FEWEST)
def test_tab_always_reaches_the_board(visit: Open, server: Server, game: str) -> None:
    """Whatever was chosen last may have gone since, or stand under another name."""
    made = server.table(game=game)
    page = visit(f"#/table/{made['table']}", tables=[made])
    hands = Hands(page)
    stop = page.locator("[data-zone='board'] [data-key][tabindex='0']")
    looked = 0
    while looked < 40 and hands.move():
        hands.my_turn()
        if not page.locator(ENDED).count():
            expect(stop).to_have_count(1)
            looked += 1
    assert looked > 10
