import { withEveryOption, withYearlyRates } from '@valia/domain/testing/every-option.ts';
import { languages } from '@valia/i18n/languages.ts';
import type { BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, it } from 'vitest';
import { expectAccessibleLooks } from './expect-accessible-looks.ts';
import type { OpenProduct } from './open-product.ts';
import { runExtent } from './run-extent.ts';
import { prepareAdviser } from './prepared-adviser.ts';
import { prepareValuation } from './prepare-valuation.ts';
import { sharedProduct } from './shared-product.ts';

let product: OpenProduct;
let context: BrowserContext;
let screens: [path: string, field: string][];

beforeAll(async () => {
  product = await sharedProduct.open();
  const adviser = await prepareAdviser(product.origin, 'opciones@despacho.example');
  context = await adviser.openContext(product.browser);
  const full = await prepareValuation(adviser, withEveryOption);
  const yearly = await prepareValuation(adviser, withYearlyRates);
  screens = [
    [full, 'costOfCapital.mode'],
    [yearly, 'costOfCapital.mode'],
    [full, 'terminal.method'],
    [full, 'multiples.further'],
    [full, 'weights.dcf'],
    [full, 'bridge.cash'],
  ];
});

afterAll(() => product.close());

it.each(languages)('the steps with every option in use are accessible in %s', async (language) => {
  const page = await context.newPage();
  await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
  for (const [id, field] of runExtent.shareOf(screens, language)) {
    await page.goto(`${product.origin}/valuation/${id}?field=${field}`);
    await page.locator(`[data-field="${field}"]`).waitFor();
    await page
      .locator('main details')
      .evaluateAll((all) => all.forEach((each) => each.setAttribute('open', '')));
    await expectAccessibleLooks(page, field, language);
  }
  await page.close();
});
