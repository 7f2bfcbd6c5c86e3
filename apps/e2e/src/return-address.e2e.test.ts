import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenProduct } from './open-product.ts';
import { type PreparedAdviser, prepareAdviser } from './prepared-adviser.ts';
import { runExtent } from './run-extent.ts';
import { sharedProduct } from './shared-product.ts';

const addresses = [
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/dashboard/..//evil.example',
  'https:evil.example',
  'https://evil.example/dashboard',
  'javascript:document.title="evil"',
  'data:text/html,evil',
  '/%2f%2fevil.example',
  '/dashboard\u0000',
  '///dashboard',
];

/** In the short run every third address is opened, one of them by somebody who has to sign in. */
const forSignedIn = addresses.filter((_, index) => runExtent.isFull || index % 3 === 0);
const forGuests = runExtent.isFull ? addresses : addresses.slice(1, 2);

let product: OpenProduct;
let adviser: PreparedAdviser;
let page: Page;
const origins = new Set<string>();

beforeAll(async () => {
  product = await sharedProduct.open('newcomers');
  adviser = await prepareAdviser(product.origin, 'vuelta@despacho.example');
  const context = await adviser.openContext(product.browser);
  page = await context.newPage();
  page.on('request', (request) => {
    if (request.isNavigationRequest()) origins.add(new URL(request.url()).origin);
  });
  page.on('framenavigated', (frame) => origins.add(new URL(frame.url()).origin));
});

beforeEach(() => origins.clear());

afterAll(() => product.close());

const loginWith = (next: string): string => `/login?next=${encodeURIComponent(next)}`;

const load = (next: string) => page.goto(`${product.origin}${loginWith(next)}`);

/** As a link of the app itself would: the same guard leads on, without a load. */
const openWithinApp = async (next: string): Promise<void> => {
  const arrived = await page.evaluate((to) => {
    history.pushState(null, '', to);
    return location.pathname;
  }, loginWith(next));
  expect(arrived).toBe('/login');
  await page.waitForFunction(() => location.pathname !== '/login');
};

const expectDashboard = async (): Promise<void> => {
  await page.waitForURL('**/dashboard');
  await page.getByRole('button', { name: adviser.email }).waitFor();
  expect([...origins]).toEqual([product.origin]);
  expect(await page.evaluate(() => `${location.origin}${location.pathname}`)).toBe(
    `${product.origin}/dashboard`,
  );
  expect(await page.title()).not.toBe('evil');
};

describe('S14 an address that would lead elsewhere', () => {
  // The short run loads the site with the first of them.
  it.each(forSignedIn.map((next, index) => [next, runExtent.isFull || index === 0] as const))(
    'leads who is signed in to the dashboard of this site: %j',
    async (next, isLoaded) => {
      await (isLoaded ? load(next) : openWithinApp(next));
      await expectDashboard();
    },
  );

  it.each(forGuests)('leads who signs in to the dashboard of this site: %j', async (next) => {
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await load(next);
    await page.getByLabel('Email', { exact: true }).fill(adviser.email);
    await page.getByLabel('Contraseña', { exact: true }).fill(adviser.password);
    await page.locator('button[type="submit"]').click();
    await expectDashboard();
  });
});
