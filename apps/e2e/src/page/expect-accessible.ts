import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const violationsOf = async (page: Page, part: string | undefined) => {
  // The source of axe is half a megabyte, and a page that was checked before already has it loaded.
  const isThere = await page.evaluate(() => 'axe' in window);
  const builder = new AxeBuilder(isThere ? { page, axeSource: ';' } : { page })
    .setLegacyMode()
    .options({
      resultTypes: ['violations'],
      // One of the rules that axe calls experimental: the visible text must be part of the name (WCAG 2.5.3).
      rules: { 'label-content-name-mismatch': { enabled: true } },
    });
  const { violations } = await (part === undefined ? builder : builder.include(part)).analyze();
  return violations;
};

/**
 * Runs in the page. Controls whose accessible name differs from their visible text: a voice-control user who speaks the
 * visible text cannot press them.
 */
const misnamedIn = (selector: string): { seen: string; name: string }[] => {
  const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().toLowerCase();
  const seenOf = (element: Element): string => {
    const hidden = [...element.querySelectorAll('[aria-hidden="true"]')];
    const texts: string[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode() !== null) {
      const { parentElement, textContent } = walker.currentNode;
      const isSeen = parentElement?.checkVisibility() === true;
      if (isSeen && !hidden.some((part) => part.contains(parentElement)))
        texts.push(textContent ?? '');
    }
    return plain(texts.join(''));
  };
  return [...document.querySelectorAll(`${selector} :is(a, button, summary, [role])[aria-label]`)]
    .filter((element) => element.matches('a, button, summary, [role="button"], [role="tab"]'))
    .map((element) => ({
      seen: seenOf(element),
      name: plain(element.getAttribute('aria-label') ?? ''),
    }))
    .filter(({ seen, name }) => /\p{L}/u.test(seen) && !name.startsWith(seen));
};

/**
 * Expects no violation, one main heading, the page's language, and no sideways scrolling. `part` is a selector of the
 * part that is checked for violations; without it, the whole page is checked.
 */
export const expectAccessible = async (
  page: Page,
  screen: string,
  language: string,
  part?: string,
): Promise<void> => {
  await page.waitForFunction(
    () =>
      document.fonts.status === 'loaded' &&
      document.querySelector('.mantine-Skeleton-root') === null,
  );
  const violations = await violationsOf(page, part);
  const facts = await page.evaluate(() => ({
    headings: document.querySelectorAll('h1').length,
    language: document.documentElement.lang,
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }));
  const misnamed = await page.evaluate(misnamedIn, part ?? 'body');
  const found = violations.map(({ id, nodes }) => ({
    id,
    targets: nodes.map(({ target, any, all }) => [
      target.join(' '),
      ...[...any, ...all].map(({ message }) => message),
    ]),
  }));
  expect.soft({ screen, ...facts, misnamed, violations: found }).toEqual({
    screen,
    headings: 1,
    language,
    overflow: 0,
    misnamed: [],
    violations: [],
  });
};
