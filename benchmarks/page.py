"""How fast the page draws: `python -m benchmarks.page [GAME...]` steps through a finished game in Chromium.

A game between bots is played on a server of its own and replayed step by step in the built page. Measured, as
the browser counts it: what one step costs the page's only thread, from the key pressed to the board drawn anew
(script, style, layout, paint), in processor time and without animations, so that each step is drawn once. The
bar is one frame of a screen of 60 Hz.
"""

import argparse
import asyncio
import json
import shutil
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

import httpx
from playwright.async_api import CDPSession, Page, async_playwright

from benchmarks.server import Server
from outremer.core import registry

FRAME = 16.0
STEPS = 150
"""Steps of the replay that are measured, from the middle of the game."""
SCREEN = {"width": 1280, "height": 800}


async def finished_game(client: httpx.AsyncClient, game: str) -> str:
    """The id of a table where bots have played a game to its end."""
    players = max(registry.game(game).seats)
    seats = [{"kind": "bot", "bot": "normal"}] * players
    made = (await client.post("/api/tables", json={"game": game, "seats": seats})).raise_for_status().json()
    while (await client.get(f"/api/tables/{made['table']}")).json()["status"] != "over":
        await asyncio.sleep(0.2)
    return str(made["table"])


async def busy(session: CDPSession) -> float:
    """Milliseconds of processor time the page's thread has worked so far."""
    metrics: list[dict[str, Any]] = (await session.send("Performance.getMetrics"))["metrics"]
    return 1000 * next(float(one["value"]) for one in metrics if one["name"] == "TaskDuration")


async def redraws(page: Page, address: str, table: str) -> list[float]:
    """Milliseconds of work for each of many steps of the replay."""
    session = await page.context.new_cdp_session(page)
    await session.send("Performance.enable", {"timeDomain": "threadTicks"})
    await page.goto(f"{address}/#/table/{table}?at=1")
    await page.wait_for_selector("[data-zone='review']")
    slider = page.get_by_role("slider")
    middle = int(await slider.get_attribute("max") or 0) // 2
    await page.goto("about:blank")
    await page.goto(f"{address}/#/table/{table}?at={middle}")
    await page.wait_for_selector("[data-zone='review']")
    await page.locator("[data-zone='review'] p").click()
    taken = []
    for _ in range(STEPS):
        before = await busy(session)
        await page.keyboard.press("ArrowRight")
        await page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        taken.append(await busy(session) - before)
    return taken


async def measure(games: list[str]) -> bool:
    """Measure, print; True if every median stays within a frame."""
    found: dict[str, dict[str, float]] = {}
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "games.db", games)
        await server.start()
        async with httpx.AsyncClient(base_url=server.address, timeout=60) as client, async_playwright() as playwright:
            browser = await playwright.chromium.launch(
                executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"]
            )
            for game in games:
                table = await finished_game(client, game)
                page = await browser.new_page(viewport=SCREEN, reduced_motion="reduce")
                taken = sorted(await redraws(page, server.address, table))
                found[game] = {
                    "median_ms": round(statistics.median(taken), 1),
                    "p95_ms": round(taken[int(0.95 * len(taken))], 1),
                }
                await page.close()
            await browser.close()
        server.kill()
    print(json.dumps(found, indent=2))
    return all(one["median_ms"] < FRAME for one in found.values())


def main() -> None:
    """Read the options and measure."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.page", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="games (default: all)")
    sys.exit(0 if asyncio.run(measure(parser.parse_args().games or list(registry.games()))) else 1)


if __name__ == "__main__":
    main()
