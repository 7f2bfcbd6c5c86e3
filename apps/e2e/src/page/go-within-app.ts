import type { Page } from 'playwright-core';

/**
 * Goes to another screen as a link of the loaded app does, and waits for its heading. Loading the page would take
 * several times as long.
 */
export const goWithinApp = async (page: Page, path: string): Promise<void> => {
  const heading = await page.locator('h1').elementHandle();
  const title = await heading?.textContent();
  await page.evaluate((to) => history.pushState(null, '', to), path);
  await page.waitForFunction(
    ([before, text]) => before === null || !before.isConnected || before.textContent !== text,
    [heading, title] as const,
  );
  await page.locator('h1').waitFor();
};
