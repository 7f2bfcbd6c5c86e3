import type { Page } from 'playwright-core';

/** Waits until the screen has its title and sends no more requests. */
export const waitUntilSettled = async (page: Page): Promise<void> => {
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
};
