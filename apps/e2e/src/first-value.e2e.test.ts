import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { editorPage } from './editor-page.ts';
import { expectAccessible } from './expect-accessible.ts';
import { keyboard } from './keyboard.ts';
import type { OpenProduct } from './open-product.ts';
import { prepareAdviser } from './prepared-adviser.ts';
import { runExtent } from './run-extent.ts';
import { sharedProduct } from './shared-product.ts';

const mostMs = 120_000;
const baseYear = new Date().getFullYear() - 1;
const sector = 'Alimentación y bebidas';
const figures = [
  [`Ventas ${String(baseYear)}`, '2.400.000'],
  [`EBITDA ${String(baseYear)}`, '310.000'],
  ['Crecimiento', '4'],
  ['Deuda financiera', '420.000'],
  ['Tesorería', '95.000'],
] as const;

let product: OpenProduct;
let context: BrowserContext;

beforeAll(async () => {
  product = await sharedProduct.open();
  const adviser = await prepareAdviser(product.origin, 'primer-valor@despacho.example');
  context = await adviser.openContext(product.browser, { reducedMotion: 'reduce' });
});

afterAll(() => product.close());

const openList = async (width: number): Promise<Page> => {
  const page = await context.newPage();
  await page.setViewportSize({ width, height: width < 768 ? 780 : 1000 });
  await page.goto(`${product.origin}/valuations`);
  await page.locator('h1').waitFor();
  return page;
};

const createByKeyboard = async (page: Page, companyName: string): Promise<void> => {
  const create = page
    .getByRole('link', { name: 'Nueva valoración' })
    .or(page.getByRole('button', { name: 'Nueva valoración' }))
    .first();
  await keyboard.activate(page, create);
  const dialog = page.getByRole('dialog');
  await keyboard.typeInto(page, dialog.getByLabel('Empresa', { exact: true }), companyName);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/valuation/*');
};

const fillByMouse = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Empezar con cinco cifras' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Sector', { exact: true }).selectOption({ label: sector });
  for (const [label, value] of figures) await dialog.getByLabel(label).fill(value);
  await dialog.getByRole('button', { name: 'Calcular un primer valor' }).click();
};

const fillByKeyboard = async (page: Page): Promise<void> => {
  await keyboard.activate(page, page.getByRole('button', { name: 'Empezar con cinco cifras' }));
  const dialog = page.getByRole('dialog');
  await keyboard.tabTo(page, dialog.getByLabel('Sector', { exact: true }));
  await page.keyboard.type(sector);
  for (const [label, value] of figures)
    await keyboard.typeInto(page, dialog.getByLabel(label), value);
  await page.keyboard.press('Enter');
};

/** The central value as the screen writes it, once there is one. */
const shownValue = async (page: Page): Promise<string> => {
  const value = page.getByText(/\d\.\d{3}\.\d{3}/u).first();
  await value.waitFor();
  return ((await value.textContent()) ?? '').replaceAll(/[^\d.]/gu, '');
};

const everyTry = [1440, 360].flatMap((width) =>
  (['mouse', 'keyboard'] as const).map((way) => [width, way] as const),
);
/** The short run takes each width and each way once. */
const tries = everyTry.filter(
  ([width, way]) => runExtent.isFull || (way === 'mouse') === (width === 1440),
);

describe('five figures', () => {
  it.each(tries)(
    'at %i px give a value in under two minutes by %s, with every assumption to review',
    async (width, way) => {
      const page = await openList(width);
      const began = performance.now();
      const name = `Conservas ${way} ${String(width)}, S.L.`;
      if (way === 'mouse') await editorPage.createValuation(page, name);
      else await createByKeyboard(page, name);
      await (way === 'mouse' ? fillByMouse(page) : fillByKeyboard(page));
      const value = await shownValue(page);
      expect(performance.now() - began).toBeLessThan(mostMs);
      await page.getByText('Para revisar', { exact: true }).waitFor();
      const risk = page.getByRole('button', { name: 'Confirmar Tipo libre de riesgo' });
      await (way === 'mouse' ? risk.click() : keyboard.activate(page, risk));
      await risk.waitFor({ state: 'detached' });
      expect(await shownValue(page)).toBe(value);
      await editorPage.waitUntilSaved(page);
      await expectAccessible(page, `first value ${String(width)}`, 'es');
      await page.close();
    },
  );
});
