import type { Page } from 'playwright-core';

/** The texts with digits that the message covers, as a user would see them without it. */
export const figuresUnderToast = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const region = document.querySelector<HTMLElement>('[data-toast]');
    const card = region?.querySelector('[data-kind]')?.getBoundingClientRect();
    if (region === null || card === undefined) throw new Error('There is no message.');
    const before = region.style.visibility;
    region.style.visibility = 'hidden';
    const covered: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const { parentElement, textContent } = node;
      if (parentElement === null || !/\d/u.test(textContent ?? '')) continue;
      if (region.contains(node)) continue;
      const range = document.createRange();
      range.selectNode(node);
      for (const { bottom, left, right, top } of range.getClientRects()) {
        if (left >= card.right || right <= card.left || top >= card.bottom || bottom <= card.top)
          continue;
        const x = (Math.max(left, card.left) + Math.min(right, card.right)) / 2;
        const y = (Math.max(top, card.top) + Math.min(bottom, card.bottom)) / 2;
        const seen = document.elementFromPoint(x, y);
        if (seen !== null && (seen.contains(parentElement) || parentElement.contains(seen)))
          covered.push(textContent ?? '');
      }
    }
    region.style.visibility = before;
    return covered;
  });
