import { afterAll, beforeAll, it } from 'vitest';
import { expectAccessible } from './expect-accessible.ts';
import { openProduct, type OpenProduct } from './open-product.ts';
import { publicVariants } from './page-variants.ts';

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

it.each(publicVariants)(
  'the public pages are accessible in $language, $colorScheme, $width px',
  async ({ language, colorScheme, width }) => {
    const context = await product.browser.newContext({
      colorScheme,
      viewport: { width, height: 800 },
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await page.goto(`${product.origin}/${language === 'es' ? '' : language}`);
    await page.locator('h1').waitFor();
    for (const path of paths) {
      await page.goto(`${product.origin}${path}`);
      await page.locator('h1').waitFor();
      await expectAccessible(page, path, language);
    }
    await context.close();
  },
);
