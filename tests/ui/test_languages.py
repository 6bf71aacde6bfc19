"""The page in four languages: nothing missing, nothing cut; and for everyone: without colour, by touch, zoomed."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from outremer.core import registry
from outremer.core.words import FOLDER, languages
from tests.ui.conftest import Open
from tests.ui.hands import at_the_table
from tests.ui.overflow import overflowing
from tests.ui.serving import FEWEST, Server

RECORDS = Path(__file__).parents[1] / "records"
DESKTOP, PHONE = {"width": 1280, "height": 800}, {"width": 390, "height": 844}
ZOOMED = {"width": 640, "height": 400}
"""1280 by 800 at 200 %."""
TOUCH = {"has_touch": True, "is_mobile": True}
SCROLLED = ".choices, .choices *, .lines, .lines *"
"""What may be wider than its box, because it scrolls."""
BEGINNINGS = "|".join(sorted({path.stem.split("-")[0] for path in (FOLDER / "en").glob("*.ftl")}))
ID = re.compile(rf"\b(?:{BEGINNINGS})-[a-z_]+-[\w-]+|\bui-[\w-]+|\{{ ?\$")

ONLY_THEN = {"en": "only possible in", "de": "Das geht nur hier", "nl": "Dit kan alleen hier", "hu": "Ez csak ekkor"}

each_language = pytest.mark.parametrize("language", languages())
each_size = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])


def fits(page: Page) -> None:
    """Every text has words, and they have room."""
    page.evaluate("document.fonts.ready")
    assert overflowing(page, SCROLLED) == []
    named = page.locator("[aria-label]").evaluate_all("found => found.map((one) => one.getAttribute('aria-label'))")
    assert ID.findall(page.locator("body").inner_text()) == []
    assert [label for label in named if ID.search(label)] == []


def table(visit: Open, server: Server, **options: Any) -> Page:
    return at_the_table(visit, server, "me", "bot", "bot", "bot", **options)


# --- every page in every language -----------------------------------------------------------------


@each_size
@each_language
def test_pages_before_the_game(visit: Open, language: str, size: dict[str, int]) -> None:
    prefs = {"language": language}
    page = visit(prefs=prefs, viewport=size)
    page.wait_for_selector("[data-play]")
    assert page.locator("html").get_attribute("lang") == language
    fits(page)
    for game in FEWEST:
        page = visit(f"#/setup/{game}", prefs=prefs, viewport=size)
        page.locator("summary").click()
        fits(page)


@each_size
@each_language
def test_guides_and_rules(visit: Open, language: str, size: dict[str, int]) -> None:
    prefs = {"language": language}
    for game in FEWEST:
        page = visit(f"#/guide/{game}", prefs=prefs, viewport=size)
        page.wait_for_selector("[data-step='end']")
        fits(page)
    page = visit("#/rules/templars", prefs=prefs, viewport=size)
    page.wait_for_selector("#rule-T101")
    fits(page)
    heading = page.get_by_role("heading", level=2).first.inner_text()
    assert heading.startswith("T1xx ")
    assert ("Set-up" in heading) == (language == "en")
    said = page.locator(".rule", has=page.locator("#rule-T101")).locator("dd").inner_text()
    assert said.startswith(registry.game("templars").rules(language)["T101"].words)


@each_language
def test_a_table(visit: Open, server: Server, language: str) -> None:
    page = table(visit, server, until="[data-action='end_turn']", prefs={"language": language})
    fits(page)
    for tool in range(page.locator("header nav button.icon").count()):
        page.locator("header nav button.icon").nth(tool).click()
        page.wait_for_selector("dialog h2")
        fits(page)
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)
    page.keyboard.press("w")
    page.wait_for_selector(".words h2")
    fits(page)
    page.keyboard.press("w")
    page.set_viewport_size(PHONE)
    page.wait_for_selector("[role='tab']")
    fits(page)


@each_language
def test_a_finished_game(visit: Open, server: Server, language: str) -> None:
    """The final table, and the board with every event revealed and towers built."""
    record = (RECORDS / "jerusalem-4-nl.jsonl").read_text(encoding="utf-8").splitlines()[0]
    made = server.post("tables/from_record", {"record": record})
    page = visit(f"#/table/{made['table']}", prefs={"language": language})
    page.wait_for_selector("[data-ending]")
    fits(page)
    page.goto(f"{server.address}#/table/{made['table']}?at=9999")
    page.reload()
    page.wait_for_selector("[data-zone='review']")
    page.keyboard.press("End")
    page.wait_for_selector("[data-key='event:gifts']", state="attached")
    fits(page)
    page.set_viewport_size(PHONE)
    page.wait_for_selector("[role='tab']")
    fits(page)


@each_language
def test_a_refusal_and_a_hint(visit: Open, server: Server, language: str) -> None:
    page = table(visit, server, until="[data-action='end_turn']", prefs={"language": language})
    page.locator("[data-key='office:marshal']").first.click(force=True)
    alert = page.get_by_role("alert")
    said = alert.inner_text()
    expected = {
        "en": "This is only possible in",
        "de": "Das geht nur hier",
        "nl": "Dit kan alleen hier",
        "hu": "Ez csak ekkor",
    }
    assert expected[language] in said
    page.locator("[data-key='area:market_large']").first.hover(force=True)
    page.wait_for_selector("[data-hint]")
    fits(page)


def test_the_language_is_chosen_in_the_preferences(visit: Open) -> None:
    page = visit()
    page.wait_for_selector("[data-play]")
    page.get_by_role("button", name="Preferences").click()
    page.get_by_label("Language").select_option("hu")
    expect(page.locator("dialog h2")).to_have_text("Beállítások")
    assert page.locator("html").get_attribute("lang") == "hu"
    page.reload()
    expect(page.locator("[data-play='jerusalem']")).to_contain_text("Játssz")


# --- everyone -------------------------------------------------------------------------------------


def test_seats_are_told_apart_without_colour(visit: Open, server: Server) -> None:
    """Every player's mark has its own outline and its own letter, wherever it stands."""
    page = table(visit, server)
    marks = page.locator("[data-zone='players'] h3").locator("xpath=..").locator("svg.mark")
    assert marks.count() == 4
    outlines = marks.evaluate_all("found => found.map((mark) => mark.querySelector('path').getAttribute('d'))")
    letters = marks.evaluate_all("found => found.map((mark) => mark.querySelector('text').textContent)")
    assert len(set(outlines)) == 4
    assert len(set(letters)) == 4


TARGETS = "button, a[href], select, input, summary, [role='button'], [role='tab']"
SMALL = f"""
() => [...document.querySelectorAll({TARGETS!r})].flatMap((one) => {{
  if (!one.checkVisibility({{ visibilityProperty: true, opacityProperty: true }})) return [];
  const inline = one.matches('dd a, p a');
  const box = (one.querySelector('.hit') ?? one.closest('label') ?? one).getBoundingClientRect();
  const small = box.width > 0 && (box.width < 23.5 || box.height < 23.5);
  const name = one.dataset.key ?? one.getAttribute('aria-label') ?? one.textContent.trim();
  return small && !inline ? [`${{name}}: ${{box.width.toFixed(0)}} x ${{box.height.toFixed(0)}}`] : [];
}})
"""


def test_everything_can_be_hit_with_a_finger(visit: Open, server: Server) -> None:
    page = table(visit, server, until="[data-action='end_turn']", viewport=PHONE, **TOUCH)
    assert page.evaluate(SMALL) == []
    page.get_by_role("button", name="Log").click()
    page.wait_for_selector("dialog .line")
    assert page.evaluate(SMALL) == []
    for path in ("", "#/setup/jerusalem", "#/guide/jerusalem", "#/rules/jerusalem"):
        other = visit(path, viewport=PHONE, **TOUCH)
        other.wait_for_selector("main h2, main h1, main label")
        assert other.evaluate(SMALL) == []


def reachable(page: Page, selector: str) -> list[str]:
    """What can be scrolled into sight neither by the page nor inside its box."""
    found = []
    for one in page.locator(selector).all():
        if one.is_visible():
            one.scroll_into_view_if_needed()
            box = one.bounding_box()
            assert box
            if box["x"] < -1 or box["x"] + box["width"] > ZOOMED["width"] + 1:
                found.append(one.inner_text())
    return found


def test_everything_is_there_at_twice_the_size(visit: Open, server: Server) -> None:
    page = table(visit, server, until="[data-action='end_turn']", viewport=ZOOMED, device_scale_factor=2)
    assert page.evaluate("document.documentElement.scrollWidth") <= ZOOMED["width"]
    buttons = "[data-zone='choices'] button, header button, [role='tab']"
    assert page.locator(buttons).count() > 5
    assert reachable(page, buttons) == []
    page.locator("[data-key='area:nobility_large'] .hit").first.scroll_into_view_if_needed()
    page.locator("[data-action='end_turn']").click()
    page.wait_for_selector("[data-action='end_turn']", state="detached")
    for path in ("", "#/setup/solomon", "#/guide/solomon", "#/rules/solomon/S604"):
        other = visit(path, viewport=ZOOMED, device_scale_factor=2)
        other.wait_for_selector("main a, main button, main input")
        assert other.evaluate("document.documentElement.scrollWidth") <= ZOOMED["width"]
