import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible } from './expect-accessible.ts';
import { openProduct, type OpenProduct } from './open-product.ts';
import { signedInVariants } from './page-variants.ts';
import { prepareAdviser, type PreparedAdviser } from './prepared-adviser.ts';
import { prepareValuation } from './prepare-valuation.ts';

const editorSteps = 9;

let product: OpenProduct;
let adviser: PreparedAdviser;
let valuationId: string;

beforeAll(async () => {
  product = await openProduct();
  adviser = await prepareAdviser(product.origin, 'marina@despacho.example');
  valuationId = await prepareValuation(adviser);
});

afterAll(() => product.close());

it.each(signedInVariants)(
  'every screen of an adviser is accessible in $language, $colorScheme, $width px',
  async ({ language, colorScheme, width }) => {
    const options = {
      colorScheme,
      viewport: { width, height: 900 },
      reducedMotion: 'reduce',
    } as const;
    const context = await adviser.openContext(product.browser, options);
    await context.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
    const page = await context.newPage();
    const check = (screen: string) => expectAccessible(page, screen, language);
    const show = async (path: string): Promise<void> => {
      await page.goto(`${product.origin}${path}`);
      await page.locator('h1').waitFor();
    };
    await show('/dashboard');
    await check('dashboard');
    await show('/valuations');
    await check('list');
    await show('/valuations?new=true');
    await page.getByRole('dialog').waitFor();
    await check('new valuation');
    await show(`/valuation/${crypto.randomUUID()}`);
    await check('no such valuation');
    await show(`/valuation/${valuationId}`);
    for (let step = 1; step <= editorSteps; step += 1) {
      const title = (await page.locator('h1').textContent()) ?? '';
      await check(`editor: ${title}`);
      if (step === editorSteps) break;
      await page.keyboard.press('Alt+ArrowDown');
      await expect.poll(() => page.locator('h1').textContent()).not.toBe(title);
    }
    const figure = page.locator('main button[aria-haspopup="dialog"]').first();
    await figure.click();
    await page.getByRole('dialog').waitFor();
    await check('explanation');
    await context.close();
  },
);
