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
  const found = violations.map(({ id, nodes }) => ({
    id,
    targets: nodes.map(({ target, any, all }) => [
      target.join(' '),
      ...[...any, ...all].map(({ message }) => message),
    ]),
  }));
  expect.soft({ screen, ...facts, violations: found }).toEqual({
    screen,
    headings: 1,
    language,
    overflow: 0,
    violations: [],
  });
};
