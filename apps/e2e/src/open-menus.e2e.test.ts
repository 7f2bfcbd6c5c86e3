import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessibleAppearances } from './page/expect-accessible-appearances.ts';
import { goWithinApp } from './page/go-within-app.ts';
import { prepareAdviser } from './people/prepared-adviser.ts';
import { prepareValuation } from './prepare-valuation.ts';
import type { OpenProduct } from './product/open-product.ts';
import { sharedProduct } from './product/shared-product.ts';

let product: OpenProduct;
let page: Page;

beforeAll(async () => {
  product = await sharedProduct.open();
  const adviser = await prepareAdviser(product.origin, 'menus@despacho.example');
  await prepareValuation(adviser);
  const context = await adviser.openContext(product.browser, {
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  page = await context.newPage();
  await page.goto(`${product.origin}/valuations`);
  await page.locator('h1').waitFor();
});

afterAll(() => product.close());

/** The landmark that contains all menus opened over a page, for users who navigate by landmarks. */
const landmark = () => page.getByRole('region', { name: 'Menús abiertos' });

it('an open menu is accessible, in a landmark that is there as long as it is open', async () => {
  await page.getByRole('row').nth(1).waitFor();
  expect(await landmark().count()).toBe(0);
  await page.getByRole('banner').locator('button[aria-haspopup="menu"]').last().click();
  await landmark().getByRole('menu').waitFor();
  await expectAccessibleAppearances(page, 'open menu', 'es');
  await page.keyboard.press('Escape');
  await landmark().waitFor({ state: 'hidden' });
});

it('an open dialog is accessible, and so is a select’s open list', async () => {
  await page.goto(`${product.origin}/valuations?new=true`);
  await page.getByRole('dialog').waitFor();
  await expectAccessibleAppearances(page, 'open dialog', 'es');
  await page.setViewportSize({ width: 1440, height: 900 });
  await goWithinApp(page, '/settings?tab=branding');
  const sectors = page.getByRole('combobox', { name: /^Sectores/u });
  await sectors.waitFor();
  await page.waitForLoadState('networkidle');
  expect(await landmark().count()).toBe(0);
  await sectors.click();
  await landmark().getByRole('listbox').waitFor();
  await expectAccessibleAppearances(page, 'open select', 'es');
});

it('a page that is not there is one main content within the app, under one header', async () => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${product.origin}/resources/templates/nothing/here`);
  await page.getByRole('heading', { name: 'Esta página no existe' }).waitFor();
  expect(await page.getByRole('main').count()).toBe(1);
  expect(await page.getByRole('banner').count()).toBe(1);
  await expectAccessibleAppearances(page, 'page not found', 'es');
});
