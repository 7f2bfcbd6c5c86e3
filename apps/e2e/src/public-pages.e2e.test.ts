import { AxeBuilder } from '@axe-core/playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openProduct, type OpenProduct } from './open-product.ts';

interface Variant {
  language: 'es' | 'ca' | 'en';
  colorScheme: 'light' | 'dark';
  width: number;
}

const languages = ['es', 'ca', 'en'] as const;
const schemes = ['light', 'dark'] as const;
const widths = [1440, 320] as const;

const everyVariant: Variant[] = languages.flatMap((language) =>
  schemes.flatMap((colorScheme) => widths.map((width) => ({ language, colorScheme, width }))),
);
// Each language, scheme and width at least once; the whole grid in the full run.
const coveringVariants: Variant[] = [
  { language: 'es', colorScheme: 'light', width: 1440 },
  { language: 'ca', colorScheme: 'dark', width: 320 },
  { language: 'en', colorScheme: 'dark', width: 1440 },
];
const variants = process.env['VALIA_FULL'] === '1' ? everyVariant : coveringVariants;
const paths = ['/', '/terms', '/login', '/register'] as const;

let product: OpenProduct;

beforeAll(async () => {
  product = await openProduct();
});

afterAll(() => product.close());

it.each(variants)(
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
      await page.waitForLoadState('networkidle');
      const found = await new AxeBuilder({ page }).analyze();
      expect(
        found.violations.map(({ id, nodes }) => ({
          path,
          id,
          targets: nodes.map(({ target }) => target.join(' ')),
        })),
      ).toEqual([]);
      const facts = await page.evaluate(() => ({
        headings: document.querySelectorAll('h1').length,
        language: document.documentElement.lang,
        overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      }));
      expect({ path, ...facts }).toEqual({ path, headings: 1, language, overflow: 0 });
    }
    await context.close();
  },
);
