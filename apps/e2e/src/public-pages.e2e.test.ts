import { languages } from '@valia/i18n/languages.ts';
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

beforeAll(async () => {
  product = await openProduct();
});

afterAll(() => product.close());

it.each(languages)('the public pages are accessible in %s', async (language) => {
  const context = await product.browser.newContext();
  const page = await context.newPage();
  await page.goto(`${product.origin}/${language === 'es' ? '' : language}`);
  await page.locator('h1').waitFor();
  for (const path of runExtent.shareOf(paths, language)) {
    await page.goto(`${product.origin}${path}`);
    await page.locator('h1').waitFor();
    await expectAccessibleLooks(page, path, language);
  }
  await context.close();
});
