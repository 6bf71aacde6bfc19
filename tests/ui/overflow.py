"""Does the lettering fit? Finds words that are cut, that leave their box, or that lie on other words."""

from playwright.sync_api import Page

_FIND = """
(allowed) => {
  const found = [];
  const words = (element) => element.textContent.trim().replace(/\\s+/g, ' ').slice(0, 60);
  const tell = (element, what) => {
    const name = element.closest('[data-key]')?.dataset.key ?? element.className?.baseVal ?? element.className;
    found.push(`${element.tagName.toLowerCase()} ${name}: ${what}: ${words(element)}`);
  };
  const seen = (element) => {
    const box = element.getBoundingClientRect();
    const unseen = element.closest('.hidden-text, title, desc, option, [hidden]');
    return !unseen && box.width > 1 && box.height > 1 && element.checkVisibility({ visibilityProperty: true });
  };

  const page = document.documentElement;
  if (page.scrollWidth > innerWidth + 1) found.push(`page: ${page.scrollWidth} wide on a screen of ${innerWidth}`);

  for (const element of document.querySelectorAll('body *:not(svg *)')) {
    const lettered = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
    if (!lettered || element.closest(allowed) || !seen(element)) continue;
    if (element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1) {
      tell(element, `${element.scrollWidth} wide in ${element.clientWidth}`);
    }
    const box = element.getBoundingClientRect();
    const around = element.parentElement.getBoundingClientRect();
    if (box.right > around.right + 2 && box.right > innerWidth) tell(element, 'leaves the screen');
  }

  for (const svg of document.querySelectorAll('svg')) {
    const sheet = svg.getBoundingClientRect();
    const lettered = (text) => words(text) && seen(text) && !text.closest(allowed);
    const texts = [...svg.querySelectorAll('text')].filter(lettered);
    const boxes = texts.map((text) => text.getBoundingClientRect());
    texts.forEach((text, index) => {
      const box = boxes[index];
      const inside = (around, what) => {
        if (box.left < around.left - 2 || box.right > around.right + 2) tell(text, `leaves ${what} sideways`);
        if (box.top < around.top - 4 || box.bottom > around.bottom + 4) tell(text, `leaves ${what} above or below`);
      };
      inside(sheet, 'the drawing');
      // What is drawn for a target stands in a group before it; the target's outline is its box.
      let drawing = text;
      while (drawing !== svg && !drawing.nextElementSibling?.matches('[data-key]')) drawing = drawing.parentElement;
      const outline = drawing === svg ? null : drawing.nextElementSibling.querySelector('.hit');
      if (outline) inside(outline.getBoundingClientRect(), drawing.nextElementSibling.dataset.key);
      boxes.slice(index + 1).forEach((other, after) => {
        const across = Math.min(box.right, other.right) - Math.max(box.left, other.left);
        const along = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
        if (across > 2 && along > 0.4 * Math.min(box.height, other.height)) {
          tell(text, `lies on "${words(texts[index + 1 + after])}"`);
        }
      });
    });
  }
  return found;
}
"""


def overflowing(page: Page, allowed: str = ".scroll, .scroll *") -> list[str]:
    """What does not fit on the page as it is now, in words; `allowed` selects what may be wider than its box."""
    found: list[str] = page.evaluate(_FIND, allowed)
    return found
