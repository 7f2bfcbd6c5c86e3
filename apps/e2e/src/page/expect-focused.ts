import type { Locator } from 'playwright-core';
import { eventually } from './eventually.ts';

/**
 * Expects that the element has the focus or soon gets it: an opening or closing element passes the focus on a moment
 * later.
 */
export const expectFocused = (element: Locator): Promise<void> =>
  eventually(() => element.evaluate((found) => found === document.activeElement)).toBe(true);
