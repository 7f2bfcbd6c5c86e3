import { languages, type Language } from '@valia/i18n/languages.ts';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessibleLooks } from './expect-accessible-looks.ts';
import { openProduct, type OpenProduct } from './open-product.ts';
import { runExtent } from './run-extent.ts';
import { prepareAdviser } from './prepared-adviser.ts';
import { prepareValuation } from './prepare-valuation.ts';

const editorSteps = 9;
const noValuation = '01890000-0000-7000-8000-000000000000';

let product: OpenProduct;
let valuationId: string;
let context: BrowserContext;

beforeAll(async () => {
  product = await openProduct();
  const adviser = await prepareAdviser(product.origin, 'marina@despacho.example');
  valuationId = await prepareValuation(adviser);
  context = await adviser.openContext(product.browser, { viewport: { width: 1440, height: 900 } });
});

afterAll(() => product.close());

const openIn = async (language: Language): Promise<Page> => {
  const page = await context.newPage();
  await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
  return page;
};

const show = async (page: Page, path: string): Promise<void> => {
  await page.goto(`${product.origin}${path}`);
  await page.locator('h1').waitFor();
};

it.each(languages)('the screens of an adviser are accessible in %s', async (language) => {
  const page = await openIn(language);
  const paths = ['/dashboard', '/valuations', '/valuations?new=true', `/valuation/${noValuation}`];
  for (const path of runExtent.shareOf(paths, language)) {
    await show(page, path);
    if (path.endsWith('new=true')) await page.getByRole('dialog').waitFor();
    await expectAccessibleLooks(page, path, language);
  }
  await page.close();
});

it.each(runExtent.journeyLanguages('es'))(
  'every step of the editor and an explanation are accessible in %s',
  async (language) => {
    const page = await openIn(language);
    await show(page, `/valuation/${valuationId}`);
    const frame = new Set<string>();
    for (let step = 1; step <= editorSteps; step += 1) {
      const title = (await page.locator('h1').textContent()) ?? '';
      await expectAccessibleLooks(page, `editor: ${title}`, language, frame);
      await page.setViewportSize({ width: 1440, height: 900 });
      if (step === editorSteps) break;
      await page.keyboard.press('Alt+ArrowDown');
      await expect.poll(() => page.locator('h1').textContent()).not.toBe(title);
    }
    const figure = page.locator('main button[aria-haspopup="dialog"]').first();
    await figure.click();
    await page.getByRole('dialog').waitFor();
    await expectAccessibleLooks(page, 'explanation', language);
    await page.close();
  },
);
