import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { eventually } from './page/eventually.ts';
import { expectAccessibleAppearances } from './page/expect-accessible-appearances.ts';
import { keyboard } from './page/keyboard.ts';
import type { OpenProduct } from './product/open-product.ts';
import { openAdviserPage } from './people/open-adviser-page.ts';
import { sharedProduct } from './product/shared-product.ts';

const tabs = [
  ['Tendencias', 'trends'],
  ['Alertas', 'alerts'],
  ['Actividad', 'activity'],
  ['Resumen financiero', 'financial'],
] as const;

let product: OpenProduct;
let page: Page;

beforeAll(async () => {
  product = await sharedProduct.open();
  page = await openAdviserPage(product, 'panel@despacho.example');
});

afterAll(() => product.close());

// One story; each test continues where the previous one ended.
describe.sequential('an adviser reads the dashboard', () => {
  it('and changes a status where it stands, which the cards show at once', async () => {
    await page.goto(`${product.origin}/dashboard`);
    await page.getByRole('heading', { level: 1, name: '2 valoraciones' }).waitFor();
    await page.getByRole('button', { name: /^Borrador: cambiar el estado/u }).click();
    await page.getByRole('menuitemradio', { name: 'En curso' }).click();
    await page.getByText('Estado actualizado correctamente').waitFor();
    await page.getByRole('heading', { level: 1, name: '2 valoraciones, 1 en curso' }).waitFor();
    await expectAccessibleAppearances(page, 'dashboard: analytics', 'es');
  });

  it('goes through the tabs by arrow keys, and back by the browser', async () => {
    await keyboard.tabTo(page, page.getByRole('tab', { name: 'Analítica' }));
    for (const [name, tab] of tabs) {
      await page.keyboard.press('ArrowRight');
      await page.waitForURL(`**/dashboard?tab=${tab}`);
      await page.getByRole('tabpanel', { name }).locator('section').first().waitFor();
      await expectAccessibleAppearances(page, `dashboard: ${tab}`, 'es');
    }
    await page.goBack();
    await page.waitForURL('**/dashboard?tab=activity');
    await page.getByRole('tab', { name: 'Actividad', selected: true }).waitFor();
  });

  it('follows a figure to the list behind it', async () => {
    await page.getByRole('link', { name: '1 completada' }).click();
    await page.waitForURL('**/valuations?status=completed');
    const found = page.getByRole('link', { name: 'Conservas Valdeorza, S.L.' });
    // The dashboard shows this name more than once, so this waits until the list has replaced it.
    await eventually(() => found.count()).toBe(1);
  });
});
