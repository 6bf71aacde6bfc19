"""Whole games of every title: by mouse from the start page to the rematch, by keyboard alone, and in words."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.ui.conftest import Open
from tests.ui.hands import Hands
from tests.ui.serving import FEWEST, Server

GAMES = pytest.mark.parametrize("game", list(FEWEST))


@GAMES
def test_set_up_play_to_the_end_review_and_play_again(visit: Open, tmp_path: Path, game: str) -> None:
    players = FEWEST[game]
    page = visit()
    page.locator(f"a[href='#/setup/{game}']").click()
    page.get_by_label(re.compile("^Players")).select_option(str(players))
    for seat in range(2, players + 1):
        page.get_by_label(f"Level of the bot at seat {seat}").select_option("easy")
    page.get_by_role("button", name="Open the table").click()

    hands = Hands(page)
    hands.my_turn()
    while hands.move():
        pass

    # The final table stands in rulebook order, with a place for each; equals share the better one.
    rows = page.locator("[data-ending] tbody tr")
    expect(rows.nth(2)).to_be_visible()
    places = [int(text.split()[0]) for text in rows.last.locator("td").all_inner_texts()]
    assert len(places) == players
    assert all(place == 1 + sum(other < place for other in places) for place in places)
    expect(page.locator("[data-ending] svg[role='img']").first).to_be_visible()

    # The record is the game just played.
    with page.expect_download() as saved:
        page.get_by_role("button", name="Download record").click()
    file = tmp_path / "game.jsonl"
    saved.value.save_as(file)
    assert json.loads(file.read_text())["game"] == game

    # Replay: keys go through the steps, the address names the step, and it can be opened again.
    page.get_by_role("button", name="Replay").click()
    slider = page.get_by_role("slider", name="Step")
    last = int(slider.get_attribute("max") or 0)
    assert last > 40
    page.locator("[data-zone='review'] p").click()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile(r"\?at=3$"))
    page.keyboard.press("ArrowDown")
    expect(slider).not_to_have_value("3")
    page.keyboard.press("End")
    expect(slider).to_have_value(str(last))
    address = page.url.split("?")[0] + "?at=57"
    page.goto("about:blank")
    page.goto(address)
    page.wait_for_selector("[data-zone='review']")
    expect(page.get_by_role("slider", name="Step")).to_have_value("57")

    page.get_by_role("button", name="Result").click()
    page.get_by_role("button", name="Play again").click()
    hands.my_turn()
    assert "round 1" in (page.locator("[data-zone='board'] svg").first.get_attribute("aria-label") or "")

    # The start page lists both; the record file opens as a table to replay.
    page.goto("about:blank")
    page.goto(address.split("#")[0])
    expect(page.get_by_role("heading", name="Games in progress")).to_be_visible()
    expect(page.get_by_role("heading", name="Finished games")).to_be_visible()
    page.locator("input[type='file']").set_input_files(file)
    page.wait_for_selector("[data-ending]")


@GAMES
def test_by_keyboard_alone(visit: Open, server: Server, game: str) -> None:
    made = server.table(game=game)
    hands = Hands(visit(f"#/table/{made['table']}", tables=[made]))
    while hands.type_something():
        pass


@GAMES
def test_in_words(visit: Open, server: Server, game: str) -> None:
    made = server.table(game=game)
    hands = Hands(visit(f"#/table/{made['table']}", tables=[made]))
    hands.my_turn()
    hands.page.keyboard.press("w")
    while hands.choose_in_words():
        pass


@GAMES
def test_play_now_is_one_click(visit: Open, game: str) -> None:
    page = visit()
    page.locator(f"[data-play='{game}']").click()
    page.wait_for_selector("[data-zone='board'] svg")
    assert page.locator("[data-zone='players'] > *").count() == 4
    box = page.locator("[data-zone='board'] svg").first.bounding_box()
    assert box is not None
    assert box["height"] > 500, "the board is as large as fits"
    assert page.evaluate("document.documentElement.scrollHeight") <= 800, "everything is visible without scrolling"
