"""How to play, the rules and the hints: found from everywhere, right where they are needed."""

import re

import pytest
from playwright.sync_api import Page, expect

from outremer.core import registry
from tests.ui.conftest import Open
from tests.ui.hands import at_the_table
from tests.ui.serving import FEWEST, Server
from tests.ui.test_accessibility import check

each_game = pytest.mark.parametrize("game", FEWEST)
each_theme = pytest.mark.parametrize("theme", ["light", "dark"])
MARKED = ".rule.here"
TABLE = ("me", "bot", "bot")


def deploying(visit: Open, server: Server, **options: object) -> Page:
    return at_the_table(visit, server, *TABLE, until="[data-action='end_turn']", **options)


# --- how to play ----------------------------------------------------------------------------------


@each_game
def test_a_guide_tells_every_step_with_a_picture(visit: Open, game: str) -> None:
    page = visit()
    page.locator(f"a[href='#/guide/{game}']").click()
    page.wait_for_selector("[data-step='end']")
    steps = page.locator("[data-step]")
    assert 6 <= steps.count() <= 10
    for index in range(steps.count()):
        step = steps.nth(index)
        assert step.locator("svg > :not(defs)").count() >= 3
        assert len(step.locator("p").inner_text().split()) >= 15
    page.locator(f"a[href='#/rules/{game}']").click()
    page.wait_for_selector("#rule-" + next(iter(registry.game(game).rulebook.rules)))


def test_the_guide_is_at_hand_when_a_table_is_set_up_and_played(visit: Open, server: Server) -> None:
    page = visit("#/setup/jerusalem")
    page.locator("a[href='#/guide/jerusalem']").click()
    page.wait_for_selector("[data-step='aim']")
    table = at_the_table(visit, server, *TABLE)
    table.get_by_role("button", name="How to play").click()
    table.wait_for_selector("dialog [data-step='aim']")
    table.get_by_role("button", name="All rules").click()
    table.wait_for_selector("dialog #rule-J101")
    table.get_by_role("button", name="How to play").last.click()
    table.wait_for_selector("dialog [data-step='aim']")
    table.keyboard.press("Escape")
    expect(table.locator("dialog")).to_have_count(0)


# --- the rules ------------------------------------------------------------------------------------


@each_game
def test_every_rule_has_an_anchor(visit: Open, game: str) -> None:
    known = list(registry.game(game).rulebook.rules)
    page = visit(f"#/rules/{game}")
    page.wait_for_selector(f"#rule-{known[-1]}")
    assert page.locator("dt[id^='rule-']").evaluate_all("found => found.map(({ id }) => id.slice(5))") == known


def test_a_link_leads_to_its_rule_and_marks_it(visit: Open) -> None:
    page = visit("#/rules/jerusalem/J503")
    rule = page.locator(MARKED)
    expect(rule).to_have_count(1)
    expect(rule).to_be_in_viewport()
    expect(rule.locator("dt")).to_have_text("J503")
    rule.get_by_role("link", name="J703").click()
    expect(page.locator(MARKED).locator("dt")).to_have_text("J703")
    expect(page.locator(MARKED)).to_be_in_viewport()
    assert page.url.endswith("#/rules/jerusalem/J703")


def test_rules_are_found_by_id_and_by_words(visit: Open) -> None:
    page = visit("#/rules/jerusalem")
    page.wait_for_selector("#rule-J503")
    ids = page.locator("dt[id^='rule-']")
    page.get_by_role("searchbox").fill("j503")
    expect(ids).to_have_count(1)
    page.get_by_role("searchbox").fill("palace highest tower")
    expect(page.locator("#rule-J516")).to_be_visible()
    assert 0 < ids.count() < 10
    page.get_by_role("searchbox").fill("snail race")
    expect(ids).to_have_count(0)


def test_an_unknown_game_is_told(visit: Open, watch: object) -> None:
    watch.allowed = ["Failed to load resource"]  # type: ignore[attr-defined]
    for path in ("#/rules/chess", "#/guide/chess"):
        page = visit(path)
        expect(page.get_by_role("alert")).to_be_visible()


def test_a_refusal_leads_to_its_rule(visit: Open, server: Server) -> None:
    page = deploying(visit, server)
    page.locator("[data-key='office:marshal']").first.click(force=True)
    alert = page.get_by_role("alert")
    alert.get_by_role("button", name="Rule J202").click()
    expect(page.locator(f"dialog {MARKED}").locator("dt")).to_have_text("J202")


def test_a_line_of_the_log_leads_to_a_rule(visit: Open, server: Server) -> None:
    page = deploying(visit, server)
    button = page.locator("[data-zone='log'] .rule").last
    rule = button.inner_text()
    button.click(force=True)
    expect(page.locator(f"dialog {MARKED}").locator("dt")).to_have_text(rule)
    page.keyboard.press("Escape")
    page.locator("[data-zone='log'] li:has(.rule) .line").last.focus()
    page.keyboard.press("i")
    expect(page.locator(f"dialog {MARKED}").locator("dt")).to_have_text(rule)


# --- hints ----------------------------------------------------------------------------------------

AREA = "[data-key='area:palace_large']"
HINT = "[data-hint]"


def beside(page: Page, thing: str) -> bool:
    """Does the hint leave the thing itself free, and stay on the screen?"""
    hint, under = page.locator(HINT).bounding_box(), page.locator(f"{thing} .hit").first.bounding_box()
    size = page.viewport_size
    assert hint
    assert under
    assert size
    apart = (
        hint["y"] >= under["y"] + under["height"]
        or hint["y"] + hint["height"] <= under["y"]
        or hint["x"] >= under["x"] + under["width"]
        or hint["x"] + hint["width"] <= under["x"]
    )
    on_screen = hint["x"] >= 0 and hint["x"] + hint["width"] <= size["width"]
    return apart and on_screen and hint["y"] >= 0 and hint["y"] + hint["height"] <= size["height"]


def test_a_hint_comes_with_the_mouse(visit: Open, server: Server) -> None:
    page = deploying(visit, server)
    page.locator(AREA).first.hover(force=True)
    hint = page.locator(HINT)
    expect(hint).to_be_visible()
    expect(hint).to_contain_text("Royal Palace")
    expect(hint).to_contain_text("Place a squire")
    assert beside(page, AREA)
    described = page.locator(AREA).first.get_attribute("aria-describedby")
    assert described == hint.get_attribute("id")
    page.keyboard.press("Escape")
    expect(hint).to_have_count(0)


def test_a_hint_comes_with_the_keyboard_and_leads_to_the_rule(visit: Open, server: Server) -> None:
    page = deploying(visit, server)
    page.mouse.move(1, 1)
    page.locator("[data-zone='board'] [data-key][tabindex='0']").first.focus()
    page.keyboard.press("ArrowRight")
    hint = page.locator(HINT)
    expect(hint).to_be_visible()
    here = page.evaluate("document.activeElement.getAttribute('data-key')")
    assert hint.get_attribute("data-hint") == here
    rule = re.search(r"[A-Z]\d{3,4}", hint.locator(".rules").inner_text())
    assert rule
    page.keyboard.press("i")
    expect(page.locator(f"dialog {MARKED}").locator("dt")).to_have_text(rule[0])
    expect(hint).to_have_count(0)


def test_the_rule_in_a_hint_can_be_clicked(visit: Open, server: Server) -> None:
    page = deploying(visit, server)
    page.locator(AREA).first.hover(force=True)
    button = page.locator(f"{HINT} button").first
    expect(button).to_be_visible()
    box = button.bounding_box()
    assert box
    for step in range(12):  # a hand needs its time to come there, and is then not sent to the board below
        page.mouse.move(box["x"] + 2 + step, box["y"] + box["height"] / 2)
        page.wait_for_timeout(30)
    rule = button.inner_text()
    page.mouse.click(box["x"] + 12, box["y"] + box["height"] / 2)
    expect(page.locator(f"dialog {MARKED}").locator("dt")).to_have_text(rule)


def test_a_long_press_shows_a_hint_and_chooses_nothing(visit: Open, server: Server) -> None:
    page = deploying(visit, server, has_touch=True, is_mobile=True, viewport={"width": 390, "height": 844})
    page.evaluate("scrollTo(0, 0)")
    before = page.locator("[data-seq]").get_attribute("data-seq")
    box = page.locator(f"{AREA} .hit").first.bounding_box()
    assert box
    spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    expect(page.locator(HINT)).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator(HINT)).to_contain_text("Royal Palace")
    assert beside(page, AREA)
    expect(page.locator("[data-confirm]")).to_have_count(0)
    assert page.locator("[data-seq]").get_attribute("data-seq") == before
    page.touchscreen.tap(5, 30)
    expect(page.locator(HINT)).to_have_count(0)


# --- everyone -------------------------------------------------------------------------------------


@each_theme
def test_the_new_pages_are_accessible(visit: Open, server: Server, theme: str) -> None:
    prefs = {"theme": theme}
    for game in FEWEST:
        page = visit(f"#/guide/{game}", prefs=prefs)
        page.wait_for_selector("[data-step='end']")
        check(page, f"guide of {game}")
    rules = visit("#/rules/solomon/S604", prefs=prefs)
    rules.wait_for_selector(MARKED)
    check(rules, "rules")
    page = deploying(visit, server, prefs=prefs)
    page.locator(AREA).first.hover(force=True)
    page.wait_for_selector(HINT)
    check(page, "hint")
