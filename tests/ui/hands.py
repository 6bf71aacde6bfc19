"""A player in front of the page: looks for what is lit and clicks it."""

from random import Random

from playwright.sync_api import Page

LIT = "[role='button'][data-key]:not([aria-disabled='true'])"
BUTTONS = "[data-zone='choices'] [data-action], [data-zone='choices'] [data-verb] .strong"
ENDED = "[data-ending]"


class Hands:
    """Plays by mouse, whatever is legal."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.random = Random(seed)

    @property
    def seq(self) -> int:
        return int(self.page.locator("[data-seq]").get_attribute("data-seq") or 0)

    @property
    def status(self) -> str:
        return self.page.locator("[data-status] [role='status']").inner_text()

    def my_turn(self) -> None:
        """Wait for it."""
        self.page.wait_for_selector(f"header.mine, {ENDED}")

    def move(self) -> bool:
        """Make one step; False once the game is over."""
        self.my_turn()
        page = self.page
        page.wait_for_selector(f"{LIT}, {BUTTONS}, {ENDED}", state="attached")
        if page.locator(ENDED).count():
            return False
        before = self.seq
        lit, buttons = page.locator(LIT), page.locator(BUTTONS)
        on_board, in_bar = lit.count(), buttons.count()
        pick = self.random.randrange(on_board + in_bar)
        if pick < on_board:
            lit.nth(pick).click(force=True)
            menu = page.locator("[role='menuitem']")
            if menu.count():
                menu.nth(self.random.randrange(menu.count())).click()
        else:
            buttons.nth(pick - on_board).click()
        page.wait_for_selector(f"[data-seq]:not([data-seq='{before}']), {ENDED}")
        return True
