import { stepIds } from '@valia/domain/valuation-progress/valuation-steps.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from './page/eventually.ts';
import { goWithinApp } from './page/go-within-app.ts';
import { screenUrls } from './page/screen-urls.ts';
import { pageMainText, type Translator, translatePages } from './page/translate-page.ts';
import { watchFailures } from './page/watch-failures.ts';
import { type PreparedAdviser, prepareAdviser } from './people/prepared-adviser.ts';
import { prepareValuation } from './prepare-valuation.ts';
import type { OpenProduct } from './product/open-product.ts';
import { sharedProduct } from './product/shared-product.ts';

let product: OpenProduct;
let adviser: PreparedAdviser;

beforeAll(async () => {
  product = await sharedProduct.open();
  adviser = await prepareAdviser(product.origin, 'traducida@despacho.example');
});

afterAll(() => product.close());

const openPage = async (translator: Translator | null, failures: string[]): Promise<Page> => {
  const context = await adviser.openContext(product.browser, {
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  if (translator !== null) await translatePages(context, translator);
  const page = await context.newPage();
  watchFailures(page, failures);
  return page;
};

const settled = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    () =>
      document.querySelector('h1') !== null &&
      document.querySelector('.mantine-Skeleton-root, [aria-busy="true"]') === null,
  );
};

const tabsOf = (page: Page): Promise<string[]> =>
  page.locator('main [role="tab"]').evaluateAll((tabs) => tabs.map(({ id }) => id));

const press = (page: Page, id: string): Promise<void> => page.locator(`[id="${id}"]`).click();

describe.each(['replaces', 'wraps'] as const)('a translator that %s texts', (translator) => {
  const failures: string[] = [];
  let plain: Page;
  let translated: Page;

  beforeAll(async () => {
    plain = await openPage(null, failures);
    translated = await openPage(translator, failures);
  });

  afterAll(async () => {
    await plain.context().close();
    await translated.context().close();
  });

  /** Checks that both pages show the same text and that no failure occurred. */
  const expectAlike = async (where: string): Promise<void> => {
    for (const page of [plain, translated]) await settled(page);
    await eventually(async () => (await pageMainText(translated)) === (await pageMainText(plain)))
      .toBe(true)
      .catch(async () =>
        expect({ where, says: await pageMainText(translated) }).toEqual({
          where,
          says: await pageMainText(plain),
        }),
      );
    expect({ where, failures }).toEqual({ where, failures: [] });
  };

  const paths = [...screenUrls('signed-in'), '/terms', '/verify'];

  it.each(paths)('%s goes on, tab by tab', async (path) => {
    for (const page of [plain, translated]) {
      if (path === paths[0]) await page.goto(`${product.origin}${path}`);
      else await goWithinApp(page, path);
    }
    await expectAlike(path);
    for (const [place] of (await tabsOf(plain)).entries()) {
      for (const page of [plain, translated]) await press(page, (await tabsOf(page))[place] ?? '');
      await expectAlike(`${path}, tab ${place}`);
    }
  });

  it('the editor goes on, step by step, and shows what follows from a figure', async () => {
    // A separate valuation for each page, because the editor shows the other users of the same valuation.
    const ids = [await prepareValuation(adviser), await prepareValuation(adviser)];
    const goTo = async (step: string): Promise<void> => {
      for (const [place, page] of [plain, translated].entries())
        await goWithinApp(page, `/valuation/${ids[place] ?? ''}?step=${step}`);
      await expectAlike(`editor, ${step}`);
    };
    for (const step of stepIds) await goTo(step);
    await goTo('bridge');
    for (const page of [plain, translated]) {
      const cash = page.locator('input[data-field="bridge.cash"]');
      await cash.fill('1234567');
      await cash.blur();
    }
    await expectAlike('editor, after a figure');
    await goTo('result');
  });
});

it.each(['/login', '/register'])('%s goes on, in another language too', async (path) => {
  const context = await product.browser.newContext({ locale: 'es-ES' });
  await translatePages(context, 'replaces');
  const page = await context.newPage();
  const failures: string[] = [];
  watchFailures(page, failures);
  await page.goto(`${product.origin}${path}`);
  await page.locator('#root:not([data-drawn])').waitFor();
  await page.locator('form button[type="submit"]:visible').first().click();
  await page.locator('[aria-invalid="true"]').first().waitFor();
  await page.locator('header button[lang="en"]').click();
  await eventually(() => page.locator('h1').textContent()).toMatch(/^(?:Sign in|Create)/u);
  // The HTML file was translated before the script loaded, so React renders it again and reports error 418.
  expect(failures.filter((failure) => !failure.includes('#418'))).toEqual([]);
  await context.close();
});
