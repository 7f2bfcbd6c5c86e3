import type { Page, Route } from 'playwright-core';

/**
 * Delays every call to this URL until the returned function is called, so that the page's waiting state can be checked.
 */
export const pauseCalls = async (page: Page, address: RegExp): Promise<() => Promise<void>> => {
  let release = (): void => undefined;
  const released = new Promise<void>((done) => {
    release = done;
  });
  const held: Promise<void>[] = [];
  const hold = async (route: Route): Promise<void> => {
    const passed = released.then(() => route.continue());
    held.push(passed);
    await passed;
  };
  await page.route(address, hold);
  return async () => {
    release();
    await Promise.all(held);
    // Removes only its own route, because the page may have other routes.
    await page.unroute(address, hold);
  };
};
