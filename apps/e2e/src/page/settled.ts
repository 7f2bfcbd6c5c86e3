import type { Page } from 'playwright-core';

/** Until the screen has its title and asks for nothing more. */
export const settled = async (page: Page): Promise<void> => {
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
};
