import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** No violation, one main heading, the page's language, and nothing that has to be scrolled sideways. */
export const expectAccessible = async (
  page: Page,
  screen: string,
  language: string,
): Promise<void> => {
  await page.waitForFunction(
    () =>
      document.fonts.status === 'loaded' &&
      document.querySelector('.mantine-Skeleton-root') === null,
  );
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
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
