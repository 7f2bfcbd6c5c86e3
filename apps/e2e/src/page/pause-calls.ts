import type { Page, Route } from 'playwright-core';

/** Lets no call to this address through until it is told to: what the page shows meanwhile stays until it has been seen. */
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
    // Only its own: the page may have other routes.
    await page.unroute(address, hold);
  };
};
