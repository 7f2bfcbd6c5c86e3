import { maliciousReturnUrls } from '@valia/domain/testing/malicious-return-urls.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenProduct } from './product/open-product.ts';
import { type PreparedAdviser, prepareAdviser } from './people/prepared-adviser.ts';
import { sharedProduct } from './product/shared-product.ts';

let product: OpenProduct;
let adviser: PreparedAdviser;
let page: Page;
const origins = new Set<string>();

beforeAll(async () => {
  product = await sharedProduct.open();
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

const load = (next: string) =>
  page.goto(`${product.origin}/login?next=${encodeURIComponent(next)}`);

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
  it.each(maliciousReturnUrls)(
    'leads who is signed in to the dashboard of this site: %j',
    async (next) => {
      await load(next);
      await expectDashboard();
    },
  );

  it.each(maliciousReturnUrls)(
    'leads who signs in to the dashboard of this site: %j',
    async (next) => {
      await page.context().clearCookies();
      await page.evaluate(() => localStorage.clear());
      await load(next);
      await page.getByLabel('Email', { exact: true }).fill(adviser.email);
      await page.getByLabel('Contraseña', { exact: true }).fill(adviser.password);
      await page.locator('button[type="submit"]').click();
      await expectDashboard();
    },
  );
});
