import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const violationsOf = async (page: Page, part: string | undefined) => {
  // Half a megabyte of source, which a page that has been looked at before holds already.
  const isThere = await page.evaluate(() => 'axe' in window);
  const builder = new AxeBuilder(isThere ? { page, axeSource: ';' } : { page })
    .setLegacyMode()
    .options({
      resultTypes: ['violations'],
      // Of those that axe calls experimental: what is seen is part of the name (WCAG 2.5.3).
      rules: { 'label-content-name-mismatch': { enabled: true } },
    });
  const { violations } = await (part === undefined ? builder : builder.include(part)).analyze();
  return violations;
};

/** Runs in the page: what is named otherwise than it reads. Who says aloud what is seen presses nothing then. */
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
 * No violation, one main heading, the page's language, and nothing that has to be scrolled sideways. `part` is a
 * selector of what is looked at for violations: the whole page without it.
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
