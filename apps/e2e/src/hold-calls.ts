import type { Page } from 'playwright-core';

/** Lets no call to this address through until it is told to: what the page shows meanwhile stays until it has been seen. */
export const holdCalls = async (page: Page, address: RegExp): Promise<() => Promise<void>> => {
  let release = (): void => undefined;
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return async () => {
    release();
    await page.unrouteAll({ behavior: 'wait' });
  };
};
