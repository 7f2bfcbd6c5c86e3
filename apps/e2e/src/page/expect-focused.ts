import type { Locator } from 'playwright-core';
import { eventually } from './eventually.ts';

/** The element has the focus, or gets it: what opens or closes gives it over a moment later. */
export const expectFocused = (element: Locator): Promise<void> =>
  eventually(() => element.evaluate((found) => found === document.activeElement)).toBe(true);
