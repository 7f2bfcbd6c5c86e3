import { findScreen } from '@valia/domain/paths/paths.ts';
import { findPublicPage } from '@valia/domain/paths/public-address.ts';
import { languages } from '@valia/i18n/languages.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from './page/eventually.ts';
import { expectAccessibleLooks } from './page/expect-accessible-looks.ts';
import { goWithinApp } from './page/go-within-app.ts';
import type { OpenProduct } from './product/open-product.ts';
import { runExtent } from './product/run-extent.ts';
import { screenAddresses } from './page/screen-addresses.ts';
import { sharedProduct } from './product/shared-product.ts';

const paths = [...screenAddresses('public', 'guest'), '/no-such-page'];

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
  for (const path of runExtent.shareOf(paths, language)) {
    if (isInApp) await goWithinApp(page, path);
    else await page.goto(`${product.origin}${path}`);
    // A public page that is opened comes without the app, and so does one that stands alone.
    isInApp ||= findPublicPage(path) === null && findScreen(path)?.alone === undefined;
    await page.locator('h1').waitFor();
    await expectAccessibleLooks(page, path, language);
  }
});

/** Which letters the title is drawn in. */
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
  // Where they come too late for a first paint, that page goes without them once more.
  await eventually(async () => {
    await shown.goto(`${product.origin}/privacy`);
    return (await lettersOfTitle(shown)).join();
  }).toMatch(/^Newsreader/);
  await phone.close();
});
