import type { BrowserContextOptions } from 'playwright-core';
import { watchComplaints } from '../page/watch-failures.ts';
import type { OpenProduct } from '../product/open-product.ts';

/** A page as somebody meets it who was never here before, with what the browser complains of. */
export const openAsVisitor = async (
  { browser, origin }: OpenProduct,
  path: string,
  options: BrowserContextOptions = {},
) => {
  const context = await browser.newContext({ locale: 'es', ...options });
  const page = await context.newPage();
  const failures: string[] = [];
  watchComplaints(page, failures);
  await page.goto(`${origin}${path}`);
  return { page, failures, close: () => context.close() };
};
