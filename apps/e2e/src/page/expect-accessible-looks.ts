import type { Page } from 'playwright-core';
import { expectAccessible } from './expect-accessible.ts';
import { runExtent } from '../product/run-extent.ts';

/** Until the page has drawn itself anew and no colour is on its way from one to the other. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    await frame();
    await frame();
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });

/**
 * What stands on the page, in each look of this run one after the other, without loading it again. Screens with the
 * same `frame` around their main part have it looked at once in each look outside the full run.
 */
export const expectAccessibleLooks = async (
  page: Page,
  screen: string,
  language: string,
  frame?: Set<string>,
): Promise<void> => {
  for (const { colorScheme, width } of runExtent.looksOf(screen)) {
    const look = `${colorScheme}, ${String(width)} px`;
    const part = !runExtent.isFull && frame?.has(look) === true ? 'main' : undefined;
    frame?.add(look);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await page.locator(`html[data-mantine-color-scheme="${colorScheme}"]`).waitFor();
    await settle(page);
    await expectAccessible(page, `${screen}, ${look}`, language, part);
  }
};
