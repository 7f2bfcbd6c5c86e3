import { withEveryOption, withYearlyRates } from '@valia/domain/testing/every-option.ts';
import { languages } from '@valia/i18n/languages.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { eventually } from './page/eventually.ts';
import { expectAccessibleAppearances } from './page/expect-accessible-appearances.ts';
import { goWithinApp } from './page/go-within-app.ts';
import type { OpenProduct } from './product/open-product.ts';
import { testRunScope } from './product/test-run-scope.ts';
import { prepareAdviser } from './people/prepared-adviser.ts';
import { prepareValuation } from './prepare-valuation.ts';
import { screenUrls } from './page/screen-urls.ts';
import { sharedProduct } from './product/shared-product.ts';

const editorSteps = 9;

// Consecutive screens have different headings.
const adviserPaths = ['/valuations?new=true', ...screenUrls('signed-in')];

let product: OpenProduct;
let page: Page;
let valuationId: string;
let optionScreens: [path: string, field: string][];

beforeAll(async () => {
  product = await sharedProduct.open();
  const adviser = await prepareAdviser(product.origin, 'opciones@despacho.example');
  valuationId = await prepareValuation(adviser);
  const full = await prepareValuation(adviser, withEveryOption);
  const yearly = await prepareValuation(adviser, withYearlyRates);
  optionScreens = [
    [full, 'costOfCapital.mode'],
    [yearly, 'costOfCapital.mode'],
    [full, 'terminal.method'],
    [full, 'multiples.further'],
    [full, 'weights.dcf'],
    [full, 'bridge.cash'],
  ];
  const context = await adviser.openContext(product.browser, {
    viewport: { width: 1440, height: 900 },
  });
  page = await context.newPage();
});

afterAll(() => product.close());

// Each test continues from the screen where the previous one ended.
describe.sequential.each(languages)('accessible in %s are', (language) => {
  const frame = new Set<string>();

  const paths = testRunScope.shareOf(adviserPaths, language);

  it.each(paths)('%s', async (path) => {
    if (path === paths[0]) {
      await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
      await page.goto(`${product.origin}${path}`);
    } else await goWithinApp(page, path);
    await page.locator('h1').waitFor();
    if (path.endsWith('new=true')) await page.getByRole('dialog').waitFor();
    await expectAccessibleAppearances(page, path, language);
  });

  it('the steps with every option in use', async () => {
    for (const [id, field] of testRunScope.shareOf(optionScreens, language)) {
      await goWithinApp(page, `/valuation/${id}?field=${field}`);
      await page.locator(`[data-field="${field}"]`).waitFor();
      await page
        .locator('main details')
        .evaluateAll((all) => all.forEach((each) => each.setAttribute('open', '')));
      await expectAccessibleAppearances(page, field, language, frame);
    }
  });

  // On each commit, only the steps with every option are tested, as a sample of all.
  describe.each(testRunScope.onlyInFullRun)('%s', () => {
    it('every step of the editor, and an explanation', async () => {
      await goWithinApp(page, `/valuation/${valuationId}?step=company`);
      for (let step = 1; step <= editorSteps; step += 1) {
        const title = (await page.locator('h1').textContent()) ?? '';
        await expectAccessibleAppearances(page, `editor: ${title}`, language, frame);
        if (step === editorSteps) break;
        await page.keyboard.press('Alt+ArrowDown');
        await eventually(() => page.locator('h1').textContent()).not.toBe(title);
      }
      await page.setViewportSize({ width: 1440, height: 900 });
      const figure = page.locator('main button[aria-haspopup="dialog"]').first();
      await figure.click();
      await page.getByRole('dialog').waitFor();
      await expectAccessibleAppearances(page, 'explanation', language);
    });
  });
});
