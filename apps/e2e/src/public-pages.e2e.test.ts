import { findScreen } from '@valia/domain/paths/paths.ts';
import { findPublicPage } from '@valia/domain/paths/public-page-path.ts';
import { languages } from '@valia/i18n/languages.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from './page/eventually.ts';
import { expectAccessibleAppearances } from './page/expect-accessible-appearances.ts';
import { goWithinApp } from './page/go-within-app.ts';
import type { OpenProduct } from './product/open-product.ts';
import { testRunScope } from './product/test-run-scope.ts';
import { screenUrls } from './page/screen-urls.ts';
import { sharedProduct } from './product/shared-product.ts';

const paths = [...screenUrls('public', 'guest'), '/no-such-page'];

let product: OpenProduct;
let page: Page;

beforeAll(async () => {
  product = await sharedProduct.open();
  page = await product.browser.newPage();
});

afterAll(() => product.close());

const namesValidation = (): Promise<boolean> =>
  page.evaluate(async () => {
    const scripts = performance.getEntriesByType('resource').map(({ name }) => name);
    const texts = scripts
      .filter((address) => address.endsWith('.js'))
      .map(async (address) => (await fetch(address)).text());
    return (await Promise.all(texts)).some((text) => text.includes('ZodError'));
  });

it('the validation library comes after the first page, which makes its settings', async () => {
  await page.goto(product.origin);
  await page.locator('h1').waitFor();
  expect(await namesValidation()).toBe(false);
  await page.goto(`${product.origin}/register`);
  await page.locator('form button[type="submit"]:visible').click();
  await eventually(namesValidation).toBe(true);
});

it.each(languages)('the public pages are accessible in %s', async (language) => {
  await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
  let isInApp = false;
  for (const path of testRunScope.shareOf(paths, language)) {
    if (isInApp) await goWithinApp(page, path);
    else await page.goto(`${product.origin}${path}`);
    // A public page opened directly loads without the app, and so does a screen that is marked as standing alone.
    isInApp ||= findPublicPage(path) === null && findScreen(path)?.alone === undefined;
    await page.locator('h1').waitFor();
    await expectAccessibleAppearances(page, path, language);
  }
});

/** The fonts in which the title is rendered. */
const lettersOfTitle = async (shown: Page): Promise<string[]> => {
  const session = await shown.context().newCDPSession(shown);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const title = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', title);
  await session.detach();
  return fonts.filter(({ isCustomFont }) => isCustomFont).map(({ familyName }) => familyName);
};

it('a phone shows a public page before its letters, and the pages after it in them', async () => {
  const phone = await product.browser.newContext({ viewport: { width: 360, height: 740 } });
  const shown = await phone.newPage();
  await shown.goto(product.origin);
  expect(await lettersOfTitle(shown)).toEqual([]);
  await eventually(() => shown.evaluate(() => localStorage.getItem('valia.letters'))).toBe('kept');
  // If the fonts arrive too late for the first paint, that page is rendered without them, so the page is loaded
  // again.
  await eventually(async () => {
    await shown.goto(`${product.origin}/privacy`);
    return (await lettersOfTitle(shown)).join();
  }).toMatch(/^Newsreader/);
  await phone.close();
});
