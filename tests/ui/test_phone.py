"""A phone: board first, bars at the edges, panels as tabs, log as a sheet, taps that ask."""

import pytest
from playwright.sync_api import expect

from tests.ui.conftest import Open
from tests.ui.hands import LIT, Hands
from tests.ui.serving import Server

PHONE = {"has_touch": True, "is_mobile": True}


@pytest.mark.parametrize(("width", "height"), [(360, 640), (390, 844)])
def test_nothing_is_cut_and_taps_ask(visit: Open, server: Server, width: int, height: int) -> None:
    made = server.table("me", "bot")
    size = {"width": width, "height": height}
    page = visit(f"#/table/{made['table']}", tables=[made], prefs={"confirm": "final"}, viewport=size, **PHONE)
    hands = Hands(page)
    hands.my_turn()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    bar = page.locator("[data-zone='choices']").bounding_box()
    assert bar is not None
    assert bar["y"] + bar["height"] <= height + 1, "the choices stay at the lower edge"

    while not (page.locator(LIT).count() and page.locator("[data-action='end_turn']").count()):
        before = hands.seq
        if page.locator(LIT).count():
            page.locator(LIT).first.tap(force=True)
            page.locator("[data-confirm]").tap()
        else:
            page.locator("[data-zone='choices'] [data-action], [data-verb] .strong").first.tap()
        page.wait_for_selector(f"[data-seq]:not([data-seq='{before}'])")
        hands.my_turn()
    before = hands.seq
    page.locator(LIT).first.tap(force=True)
    menu = page.locator("[role='menuitem']")
    if menu.count():
        menu.first.tap()
    expect(page.locator("[data-confirm]")).to_be_visible()
    assert hands.seq == before, "the first tap only selects"
    page.locator("[data-confirm]").tap()
    page.wait_for_selector(f"[data-seq]:not([data-seq='{before}'])")

    page.get_by_role("tab").nth(1).tap()
    expect(page.get_by_role("tabpanel")).to_contain_text("Béla")
    page.get_by_role("button", name="Log").tap()
    expect(page.get_by_role("dialog", name="Log")).to_be_visible()


def test_start_page_and_setting_up_fit_a_phone(visit: Open) -> None:
    page = visit(viewport={"width": 360, "height": 640}, **PHONE)
    page.wait_for_selector("[data-play]")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.locator("a[href='#/setup/jerusalem']").tap()
    page.get_by_text("Edition and options").tap()
    page.wait_for_selector("details[open]")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


@pytest.mark.parametrize(
    ("bar", "thing", "down"),
    [
        ("[data-status]", "[data-zone='board'] [data-key][tabindex]", -1),
        ("[data-zone='choices']", "[role='tab']", 1),
    ],
)
def test_what_gets_the_focus_comes_out_from_under_a_bar(
    visit: Open, server: Server, bar: str, thing: str, down: int
) -> None:
    made = server.table("me", "bot")
    page = visit(f"#/table/{made['table']}", tables=[made], viewport={"width": 360, "height": 640}, **PHONE)
    Hands(page).my_turn()

    def overlap() -> float:
        under, over = page.locator(thing).first.bounding_box(), page.locator(bar).bounding_box()
        assert under is not None
        assert over is not None
        upper, lower = (over, under) if down < 0 else (under, over)
        return float(upper["y"] + upper["height"] - lower["y"])

    page.evaluate("window.scrollTo(0, 0)")
    page.evaluate("(far) => window.scrollBy(0, far)", down * (overlap() - 10))
    assert overlap() == pytest.approx(10, abs=1)
    page.locator(thing).first.focus()
    assert overlap() <= 0
