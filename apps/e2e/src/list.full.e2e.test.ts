import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmEmailAddress } from './people/confirm-email-address.ts';
import { eventually } from './page/eventually.ts';
import { expectAccessibleAppearances } from './page/expect-accessible-appearances.ts';
import { expectFocused } from './page/expect-focused.ts';
import { keyboard } from './page/keyboard.ts';
import { mockLongList } from './mock-long-list.ts';
import type { OpenProduct } from './product/open-product.ts';
import { prepareAdviser, type PreparedAdviser } from './people/prepared-adviser.ts';
import { prepareValuation } from './prepare-valuation.ts';
import { sharedProduct } from './product/shared-product.ts';
import { watchConsoleErrors } from './page/watch-failures.ts';

/** The row, of a hundred thousand, to which the test scrolls. */
const farthest = 800;
const companies = ['Talleres Ibarreta, S.L.', 'Software Nubaria, S.L.', 'Hornos Valdecerra, S.L.'];

let product: OpenProduct;
let adviser: PreparedAdviser;
let desk: Page;
const failures: string[] = [];

const prepareCompanies = async (): Promise<void> => {
  for (const name of companies) {
    await prepareValuation(adviser, (document) => ({
      ...document,
      company: { ...document.company, name },
    }));
  }
};

/** Enough rows that the sheet is larger than what is written in one piece. */
const manyRows = 512;

/** Prepares a user with a list of `manyRows`, by doubling one row until there are enough. */
const prepareManyRows = async (): Promise<PreparedAdviser> => {
  const owner = await prepareAdviser(product.origin, 'muchas@despacho.example');
  // Before the email address is confirmed, the quota is a hundred valuations.
  await confirmEmailAddress(product.origin, owner);
  await prepareValuation(owner);
  for (let count = 1; count < manyRows; count *= 2) {
    const { items } = await owner.client.valuations.select.query({});
    await owner.client.valuations.applyToMany.mutate({
      action: { kind: 'duplicate', batchId: crypto.randomUUID() },
      items: items.map(({ id, version }) => ({ id, version })),
    });
  }
  return owner;
};

const open = async (options: BrowserContextOptions): Promise<Page> => {
  const context = await adviser.openContext(product.browser, {
    ...options,
    // Without animations, no closing element remains in the page at the moment of a click.
    reducedMotion: 'reduce',
  });
  const opened = await context.newPage();
  watchConsoleErrors(opened, failures);
  return opened;
};

beforeAll(async () => {
  product = await sharedProduct.open();
  adviser = await prepareAdviser(product.origin, 'lista@despacho.example');
  await prepareCompanies();
  desk = await open({ viewport: { width: 1440, height: 900 }, acceptDownloads: true });
});
afterAll(() => product.close());

const box = (page: Page, company: string) =>
  page.getByRole('checkbox', { name: `Seleccionar ${company}` });
const bar = (page: Page) => page.getByRole('region', { name: 'Acciones con las seleccionadas' });
const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).waitFor();
const rows = (page: Page) => page.locator('tbody tr[data-index]');
const shown = (page: Page) => rows(page).count();
const lastShown = (page: Page): Promise<number> =>
  rows(page).last().getAttribute('data-index').then(Number);

// One story; each test continues where the previous one ended.
describe.sequential('the list by mouse', () => {
  it('selects rows, says what they add up to, and changes their status with a way back', async () => {
    await desk.goto(`${product.origin}/valuations`);
    await box(desk, companies[0] ?? '').click();
    await box(desk, companies[2] ?? '').click({ modifiers: ['Shift'] });
    await bar(desk).getByText('3 seleccionadas').waitFor();
    await bar(desk).getByRole('button', { name: 'Cambiar estado' }).click();
    await desk.getByRole('menuitem', { name: 'En curso' }).click();
    await toast(desk, '3 valoraciones en curso');
    await desk.getByRole('button', { name: 'Deshacer' }).click();
    await toast(desk, 'Cambio deshecho');
    await eventually(() => desk.getByRole('button', { name: /^Borrador: cambiar/u }).count()).toBe(
      3,
    );
  });

  it('exports it to both kinds of file', async () => {
    for (const [kind, signature] of [
      ['CSV (.csv)', '\uFEFF"Empresa";"NIF";'],
      ['Excel (.xlsx)', 'PK'],
    ] as const) {
      await desk.locator('[data-sticky-actions]').getByRole('button', { name: 'Exportar' }).click();
      const [download] = await Promise.all([
        desk.waitForEvent('download'),
        desk.getByRole('menuitem', { name: kind }).click(),
      ]);
      const bytes = await readFile(await download.path());
      expect(bytes.toString('utf8').startsWith(signature)).toBe(true);
    }
    await toast(desk, '3 valoraciones exportadas');
  });

  it('exports hundreds to Excel, in a file that opens', async () => {
    const owner = await prepareManyRows();
    const context = await owner.openContext(product.browser, { viewport: desk.viewportSize() });
    const page = await context.newPage();
    watchConsoleErrors(page, failures);
    await page.goto(`${product.origin}/valuations`);
    await page.locator('[data-sticky-actions]').getByRole('button', { name: 'Exportar' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Excel (.xlsx)' }).click(),
    ]);
    const files = unzipSync(await readFile(await download.path()));
    const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    expect(sheet.match(/<row /gu)).toHaveLength(manyRows + 1);
    await toast(page, `${manyRows} valoraciones exportadas`);
    await context.close();
  });

  it('tags them, and finds them by the tag', async () => {
    await bar(desk).getByRole('button', { name: 'Etiquetar' }).click();
    await desk.getByLabel('Añadir etiquetas').first().fill('Entrega');
    await desk.keyboard.press('Enter');
    await desk.getByRole('button', { name: 'Guardar etiquetas' }).click();
    await toast(desk, 'Etiquetas cambiadas en 3 valoraciones');
    await desk.getByRole('button', { name: 'Más', exact: true }).click();
    await desk.getByRole('button', { name: 'Etiqueta', exact: true }).click();
    await desk.getByRole('menuitemradio', { name: 'entrega' }).click();
    await desk.waitForURL('**/valuations?*tag=entrega*');
    await eventually(() => shown(desk)).toBe(3);
  });

  it('keeps what it asks for as a view, which back and forth lead to', async () => {
    const view = 'Entregas de noviembre';
    await desk.getByRole('button', { name: 'Guardar vista' }).click();
    await desk.getByLabel('Nombre de la vista').fill(view);
    await desk.keyboard.press('Enter');
    await toast(desk, 'Vista guardada');
    await desk.getByRole('button', { name: 'Limpiar' }).click();
    await desk.waitForURL((url) => url.search === '');
    await desk.goBack();
    await desk.waitForURL('**/valuations?*tag=entrega*');
    await desk.getByRole('link', { name: 'Todas' }).click();
    await desk.getByRole('button', { name: 'Limpiar' }).click();
    await desk.getByRole('link', { name: view }).click();
    await desk.waitForURL('**/valuations?*tag=entrega*');
  });

  it('duplicates one, deletes the copy after naming it, archives one and takes it back', async () => {
    await desk.getByRole('button', { name: 'Limpiar' }).click();
    await desk.waitForURL((url) => url.search === '');
    const menuOf = (company: string) =>
      desk.getByRole('button', { name: `Acciones de ${company}` }).first();
    await menuOf(companies[1] ?? '').click();
    await desk.getByRole('menuitem', { name: 'Duplicar' }).click();
    await toast(desk, 'Copia creada, en borrador');
    await eventually(() => shown(desk)).toBe(4);
    await menuOf(companies[1] ?? '').click();
    await desk.getByRole('menuitem', { name: 'Eliminar…' }).click();
    await desk
      .getByRole('dialog')
      .getByText(companies[1] ?? '')
      .waitFor();
    await desk.getByRole('button', { name: 'Eliminar para siempre' }).click();
    await toast(desk, 'Borrador eliminado');
    await menuOf(companies[0] ?? '').click();
    await desk.getByRole('menuitem', { name: 'Archivar' }).click();
    await eventually(() => shown(desk)).toBe(2);
    await desk.getByRole('link', { name: 'Archivadas' }).click();
    await menuOf(companies[0] ?? '').click();
    await desk.getByRole('menuitem', { name: 'Recuperar' }).click();
    await desk.getByRole('link', { name: /^Todas/u }).click();
    await eventually(() => shown(desk)).toBe(3);
  });
});

it('by keyboard alone: arrows, a range, the bar, its menu, undo, and the way back to the row', async () => {
  await desk.goto(`${product.origin}/valuations?sort=companyName&direction=asc`);
  await keyboard.tabTo(desk, box(desk, 'Hornos Valdecerra, S.L.'));
  await desk.keyboard.press('Shift+ArrowDown');
  await bar(desk).getByText('2 seleccionadas').waitFor();
  await keyboard.activate(desk, bar(desk).getByRole('button', { name: 'Cambiar estado' }));
  await keyboard.chooseMenuItem(desk, desk.getByRole('menuitem', { name: 'Completada' }));
  await toast(desk, '2 valoraciones completadas');
  await keyboard.activate(desk, desk.getByRole('button', { name: 'Deshacer' }));
  await toast(desk, 'Cambio deshecho');
  const menu = desk.getByRole('button', { name: 'Acciones de Hornos Valdecerra, S.L.' });
  await keyboard.activate(desk, menu);
  await keyboard.chooseMenuItem(desk, desk.getByRole('menuitem', { name: 'Etiquetar' }));
  await keyboard.activate(desk, desk.getByRole('button', { name: 'Cancelar' }));
  await expectFocused(menu);
});

it('on a phone: cards, filters over the page, and the selection at the thumb', async () => {
  const page = await open({ viewport: { width: 360, height: 740 }, hasTouch: true });
  await page.goto(`${product.origin}/valuations`);
  await page.getByRole('button', { name: 'Filtros' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Tipo' }).tap();
  await page.getByRole('menuitemradio', { name: /cliente/iu }).tap();
  const see = page.getByRole('button', { name: 'Ver la lista' });
  const place = await see.boundingBox();
  expect((place?.y ?? Infinity) + (place?.height ?? 0)).toBeLessThanOrEqual(740);
  await see.tap();
  await page.getByRole('button', { name: 'Filtros 1 activo' }).waitFor();
  await box(page, companies[0] ?? '').tap();
  await bar(page).getByRole('button', { name: 'Más acciones' }).tap();
  await page.getByRole('menuitem', { name: 'Archivar' }).tap();
  await toast(page, 'Valoración archivada');
  await page.getByRole('button', { name: 'Deshacer' }).tap();
  await toast(page, 'Cambio deshecho');
  await page.context().close();
});

it('with a selection it is accessible', async () => {
  await desk.goto(`${product.origin}/valuations?updated=6m`);
  await box(desk, companies[1] ?? '').click();
  await bar(desk).waitFor();
  await expectAccessibleAppearances(desk, 'list with a selection', 'es');
});

it('however long a name, no window has to be scrolled across', async () => {
  const name = `Sociedad Anónima de Explotaciones ${'Agroalimentarias '.repeat(6)}S.L.U.`;
  await prepareValuation(adviser, (document) => ({
    ...document,
    company: { ...document.company, name },
  }));
  for (const width of [1440, 1280]) {
    await desk.setViewportSize({ width, height: 900 });
    await desk.goto(`${product.origin}/valuations`);
    await desk.getByRole('link', { name, exact: true }).waitFor();
    const across = await desk.evaluate(() => document.documentElement.scrollWidth);
    expect({ width, across }).toEqual({ width, across: width });
  }
});

it('with every column shown, no window has to be scrolled across and each row keeps its menu', async () => {
  await desk.getByRole('button', { name: 'Columnas' }).click();
  for (const column of ['Provincia', 'Etiquetas'])
    await desk.getByRole('menuitemcheckbox', { name: column }).click();
  await desk.keyboard.press('Escape');
  for (const width of [1440, 1280]) {
    await desk.setViewportSize({ width, height: 900 });
    await desk.getByRole('columnheader', { name: 'Provincia' }).waitFor();
    const across = await desk.evaluate(() => document.documentElement.scrollWidth);
    expect({ width, across }).toEqual({ width, across: width });
    const menu = await rows(desk)
      .first()
      .getByRole('button', { name: /^Acciones de/u })
      .boundingBox();
    expect((menu?.x ?? width) + (menu?.width ?? 0)).toBeLessThan(width);
  }
});

it('100,000 rows scroll with few of them in the page', async () => {
  await desk.setViewportSize({ width: 1440, height: 900 });
  await mockLongList(desk, 100_000);
  await desk.goto(`${product.origin}/valuations`);
  await desk.getByText('Empresa 0', { exact: true }).waitFor();
  await desk.mouse.move(720, 600);
  for (let last = await lastShown(desk); last <= farthest; last = await lastShown(desk)) {
    expect(await shown(desk)).toBeLessThan(80);
    await desk.mouse.wheel(0, 5_000);
    await eventually(() => lastShown(desk)).toBeGreaterThan(last);
  }
  expect(await shown(desk)).toBeLessThan(80);
  await desk.unrouteAll({ behavior: 'ignoreErrors' });
});

it('met no error on the way', () => {
  expect(failures).toEqual([]);
});
