import type { BrowserContextOptions } from 'playwright-core';
import { watchConsoleErrors } from '../page/watch-failures.ts';
import type { OpenProduct } from '../product/open-product.ts';

/** A page opened as a first-time visitor, together with the complaints of the browser. */
export const openAsVisitor = async (
  { browser, origin }: OpenProduct,
  path: string,
  options: BrowserContextOptions = {},
) => {
  const context = await browser.newContext({ locale: 'es', ...options });
  const page = await context.newPage();
  const failures: string[] = [];
  watchConsoleErrors(page, failures);
  await page.goto(`${origin}${path}`);
  return { page, failures, close: () => context.close() };
};
