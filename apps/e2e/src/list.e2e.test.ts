import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessibleLooks } from './expect-accessible-looks.ts';
import { keyboard } from './keyboard.ts';
import { answerLongList } from './long-list-answers.ts';
import { openProduct, type OpenProduct } from './open-product.ts';
import { prepareAdviser, type PreparedAdviser } from './prepared-adviser.ts';
import { prepareValuation } from './prepare-valuation.ts';

const companies = ['Talleres Ibarreta, S.L.', 'Software Nubaria, S.L.', 'Hornos Valdecerra, S.L.'];

let product: OpenProduct;
let adviser: PreparedAdviser;
const failures: string[] = [];

const prepareCompanies = async (): Promise<void> => {
  for (const name of companies) {
    await prepareValuation(adviser, (document) => ({
      ...document,
      company: { ...document.company, name },
    }));
  }
};

const open = async (options: Parameters<PreparedAdviser['openContext']>[1]) => {
  const context: BrowserContext = await adviser.openContext(product.browser, options);
  const page = await context.newPage();
  page.on('pageerror', (error) => failures.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') failures.push(message.text());
  });
  return { context, page };
};

beforeAll(async () => {
  product = await openProduct();
  adviser = await prepareAdviser(product.origin, 'marina@despacho.example');
  await prepareCompanies();
});
afterAll(() => product.close());

const box = (page: Page, company: string) =>
  page.getByRole('checkbox', { name: `Seleccionar ${company}` });
const bar = (page: Page) => page.getByRole('region', { name: 'Acciones con las seleccionadas' });
const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).waitFor();
const shown = (page: Page) => page.locator('tbody tr[data-index]').count();

// One story, told in order: each test goes on where the one before ended.
describe.sequential('the list by mouse', () => {
  let page: Page;
  beforeAll(async () => {
    ({ page } = await open({
      viewport: { width: 1440, height: 900 },
      acceptDownloads: true,
      // Without motion nothing is left in the page for the moment that a click takes.
      reducedMotion: 'reduce',
    }));
    await page.goto(`${product.origin}/valuations`);
  });

  it('selects rows, says what they add up to, and changes their status with a way back', async () => {
    await box(page, companies[0] ?? '').click();
    await box(page, companies[2] ?? '').click({ modifiers: ['Shift'] });
    await bar(page).getByText('3 seleccionadas').waitFor();
    await bar(page).getByRole('button', { name: 'Cambiar estado' }).click();
    await page.getByRole('menuitem', { name: 'En curso' }).click();
    await toast(page, '3 valoraciones en curso');
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await toast(page, 'Cambio deshecho');
    await expect
      .poll(() => page.getByRole('button', { name: /^Borrador: cambiar/u }).count())
      .toBe(3);
  });

  it('tags them, and finds them by the tag', async () => {
    await bar(page).getByRole('button', { name: 'Etiquetar' }).click();
    await page.getByLabel('Añadir etiquetas').first().fill('Entrega');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Guardar etiquetas' }).click();
    await toast(page, 'Etiquetas cambiadas en 3 valoraciones');
    await page.getByRole('button', { name: 'Más', exact: true }).click();
    await page.getByRole('button', { name: 'Etiqueta', exact: true }).click();
    await page.getByRole('menuitemradio', { name: 'entrega' }).click();
    await page.waitForURL('**/valuations?*tag=entrega*');
    await expect.poll(() => shown(page)).toBe(3);
  });

  it('keeps what it asks for as a view, which back and forth lead to', async () => {
    await page.getByRole('button', { name: 'Guardar vista' }).click();
    await page.getByLabel('Nombre de la vista').fill('Entregas de noviembre');
    await page.keyboard.press('Enter');
    await toast(page, 'Vista guardada');
    await page.getByRole('button', { name: 'Limpiar' }).click();
    await page.waitForURL((url) => url.search === '');
    await page.goBack();
    await page.waitForURL('**/valuations?*tag=entrega*');
    await page.getByRole('link', { name: 'Todas' }).click();
    await page.getByRole('button', { name: 'Limpiar' }).click();
    await page.getByRole('link', { name: 'Entregas de noviembre' }).click();
    await page.waitForURL('**/valuations?*tag=entrega*');
  });

  it('exports it to both kinds of file', async () => {
    for (const [kind, signature] of [
      ['CSV (.csv)', '\uFEFFEmpresa;NIF;'],
      ['Excel (.xlsx)', 'PK'],
    ] as const) {
      await page.locator('[data-sticky-actions]').getByRole('button', { name: 'Exportar' }).click();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: kind }).click(),
      ]);
      const bytes = await readFile(await download.path());
      expect(bytes.toString('utf8').startsWith(signature)).toBe(true);
    }
    await toast(page, '3 valoraciones exportadas');
  });

  it('duplicates one, deletes the copy after naming it, archives one and takes it back', async () => {
    await page.goto(`${product.origin}/valuations`);
    const menuOf = (company: string) =>
      page.getByRole('button', { name: `Acciones de ${company}` }).first();
    await menuOf(companies[1] ?? '').click();
    await page.getByRole('menuitem', { name: 'Duplicar' }).click();
    await toast(page, 'Copia creada, en borrador');
    await expect.poll(() => shown(page)).toBe(4);
    await menuOf(companies[1] ?? '').click();
    await page.getByRole('menuitem', { name: 'Eliminar…' }).click();
    await page
      .getByRole('dialog')
      .getByText(companies[1] ?? '')
      .waitFor();
    await page.getByRole('button', { name: 'Eliminar para siempre' }).click();
    await toast(page, 'Borrador eliminado');
    await menuOf(companies[0] ?? '').click();
    await page.getByRole('menuitem', { name: 'Archivar' }).click();
    await expect.poll(() => shown(page)).toBe(2);
    await page.getByRole('link', { name: 'Archivadas' }).click();
    await menuOf(companies[0] ?? '').click();
    await page.getByRole('menuitem', { name: 'Recuperar' }).click();
    await page.getByRole('link', { name: /^Todas/u }).click();
    await expect.poll(() => shown(page)).toBe(3);
  });
});

it('by keyboard alone: arrows, a range, the bar, its menu and undo', async () => {
  const { context, page } = await open({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${product.origin}/valuations?sort=companyName&direction=asc`);
  await keyboard.tabTo(page, box(page, 'Hornos Valdecerra, S.L.'));
  await page.keyboard.press('Shift+ArrowDown');
  await bar(page).getByText('2 seleccionadas').waitFor();
  await keyboard.activate(page, bar(page).getByRole('button', { name: 'Cambiar estado' }));
  await keyboard.chooseMenuItem(page, page.getByRole('menuitem', { name: 'Completada' }));
  await toast(page, '2 valoraciones completadas');
  await keyboard.activate(page, page.getByRole('button', { name: 'Deshacer' }));
  await toast(page, 'Cambio deshecho');
  await context.close();
});

it('on a phone: cards, filters over the page, and the selection at the thumb', async () => {
  const { context, page } = await open({ viewport: { width: 360, height: 740 }, hasTouch: true });
  await page.goto(`${product.origin}/valuations`);
  await page.getByRole('button', { name: 'Filtros' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Tipo' }).tap();
  await page.getByRole('menuitemradio', { name: /cliente/iu }).tap();
  await page.getByRole('button', { name: 'Ver la lista' }).tap();
  await page.getByRole('button', { name: 'Filtros: 1 activos' }).waitFor();
  await box(page, companies[0] ?? '').tap();
  await bar(page).getByRole('button', { name: 'Más acciones' }).tap();
  await page.getByRole('menuitem', { name: 'Archivar' }).tap();
  await toast(page, 'Valoración archivada');
  await page.getByRole('button', { name: 'Deshacer' }).tap();
  await toast(page, 'Cambio deshecho');
  await context.close();
});

it('with a selection it is accessible', async () => {
  const { context, page } = await open({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${product.origin}/valuations?updated=6m`);
  await box(page, companies[1] ?? '').click();
  await bar(page).waitFor();
  await expectAccessibleLooks(page, 'list with a selection', 'es');
  await context.close();
});

it('100,000 rows scroll with few of them in the page', async () => {
  const { context, page } = await open({ viewport: { width: 1440, height: 900 } });
  await answerLongList(page, 100_000);
  await page.goto(`${product.origin}/valuations`);
  await page.getByText('Empresa 0', { exact: true }).waitFor();
  for (let screens = 0; screens < 40; screens += 1) {
    await page.mouse.wheel(0, 1_600);
    await page.waitForTimeout(30);
  }
  await expect
    .poll(() => page.locator('tbody tr[data-index]').last().getAttribute('data-index').then(Number))
    .toBeGreaterThan(800);
  expect(await shown(page)).toBeLessThan(80);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
});

it('met no error on the way', () => {
  expect(failures).toEqual([]);
});
