import { languages } from '@valia/i18n/languages.ts';
import type { BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, it } from 'vitest';
import { expectAccessibleLooks } from './expect-accessible-looks.ts';
import { openProduct, type OpenProduct } from './open-product.ts';
import { runExtent } from './run-extent.ts';

const paths = [
  '/',
  '/terms',
  '/login',
  '/register',
  '/verify-email',
  '/forgot-password',
  '/reset-password',
  '/invite',
  '/no-such-page',
] as const;

let product: OpenProduct;
let context: BrowserContext;

beforeAll(async () => {
  product = await openProduct();
  context = await product.browser.newContext();
});

afterAll(() => product.close());

it.each(languages)('the public pages are accessible in %s', async (language) => {
  const page = await context.newPage();
  await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
  for (const path of runExtent.shareOf(paths, language)) {
    await page.goto(`${product.origin}${path}`);
    await page.locator('h1').waitFor();
    await expectAccessibleLooks(page, path, language);
  }
  await page.close();
});
