import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchChromium } from './launch-chromium.ts';
import { startBuiltProduct, type BuiltProduct } from './start-built-product.ts';

let product: BuiltProduct;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startBuiltProduct(), launchChromium()]);
});

afterAll(async () => {
  await browser.close();
  await product.stop();
});

it('the built product shows the sign-in page', async () => {
  const page = await browser.newPage();
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') failures.push(message.text());
  });
  await page.goto(`${product.origin}/login`);
  await page.getByLabel('Email').waitFor();
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Iniciar sesión');
  expect(await page.title()).toBe('Iniciar sesión · Valía');
  expect(failures).toEqual([]);
});
