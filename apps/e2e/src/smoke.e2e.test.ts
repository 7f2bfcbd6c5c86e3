import { afterAll, beforeAll, expect, it } from 'vitest';
import { openProduct, type OpenProduct } from './open-product.ts';

let product: OpenProduct;

beforeAll(async () => {
  product = await openProduct();
});

afterAll(() => product.close());

it('the built product shows the sign-in page', async () => {
  const page = await product.browser.newPage();
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
