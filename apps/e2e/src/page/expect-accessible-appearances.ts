import type { Page } from 'playwright-core';
import { expectAccessible } from './expect-accessible.ts';
import { testRunScope } from '../product/test-run-scope.ts';

/** Waits until the page has rendered again and no colour transition is running. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    await frame();
    await frame();
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });

/**
 * Checks the current page in each look of this run, one after the other, without reloading it. Outside the full run,
 * screens that share a `frame` around their main part have that frame checked only once per look.
 */
export const expectAccessibleAppearances = async (
  page: Page,
  screen: string,
  language: string,
  frame?: Set<string>,
): Promise<void> => {
  for (const { colorScheme, width } of testRunScope.looksOf(screen)) {
    const look = `${colorScheme}, ${String(width)} px`;
    const part = !testRunScope.isFull && frame?.has(look) === true ? 'main' : undefined;
    frame?.add(look);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await page.locator(`html[data-mantine-color-scheme="${colorScheme}"]`).waitFor();
    await settle(page);
    await expectAccessible(page, `${screen}, ${look}`, language, part);
  }
};
