import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openProduct, type OpenProduct } from './open-product.ts';
import { type PreparedAdviser, prepareAdviser } from './prepared-adviser.ts';

let product: OpenProduct;
let adviser: PreparedAdviser;
let page: Page;

beforeAll(async () => {
  product = await openProduct();
  adviser = await prepareAdviser(product.origin, 'marina@despacho.example');
  page = await product.browser.newPage({ locale: 'es-ES' });
});

afterAll(() => product.close());

describe('S14 whoever signs in at an address that would lead elsewhere', () => {
  it.each([
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
  ])('goes to the dashboard of this site: %j', async (next) => {
    const { origin } = product;
    const origins = new Set<string>();
    page.removeAllListeners();
    page.on('request', (request) => {
      if (request.isNavigationRequest()) origins.add(new URL(request.url()).origin);
    });
    page.on('framenavigated', (frame) => origins.add(new URL(frame.url()).origin));
    await page.goto(`${origin}/login?next=${encodeURIComponent(next)}`);
    await page.getByLabel('Email', { exact: true }).fill(adviser.email);
    await page.getByLabel('Contraseña', { exact: true }).fill(adviser.password);
    await page.locator('button[type="submit"]').click();
    await page.waitForURL('**/dashboard');
    await page.getByRole('button', { name: adviser.email }).waitFor();
    expect([...origins]).toEqual([origin]);
    expect(await page.evaluate(() => `${location.origin}${location.pathname}`)).toBe(
      `${origin}/dashboard`,
    );
    expect(await page.title()).not.toBe('evil');
    await page.evaluate(() => localStorage.clear());
    await page.context().clearCookies();
  });
});
