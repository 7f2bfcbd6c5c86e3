import { madridCalendar } from '@valia/domain/calendar/madrid-calendar.ts';
import { applySectorMultiple } from '@valia/domain/valuation-choices/multiple-edits.ts';
import { formatMultiple, formatRate } from '@valia/i18n/format.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type DemoAdministrator, demoAdministrator } from './people/demo-administrator.ts';
import { prepareAdviser, type PreparedAdviser } from './people/prepared-adviser.ts';
import { prepareValuation } from './prepare-valuation.ts';
import { openProduct, type OpenProduct } from './product/open-product.ts';
import { type BuiltProduct, startBuiltProduct } from './product/start-built-product.ts';
import { watchFailures } from './page/watch-failures.ts';

let started: BuiltProduct;
let product: OpenProduct;
let administrator: DemoAdministrator;
let adviser: PreparedAdviser;
const failures: string[] = [];

beforeAll(async () => {
  started = await startBuiltProduct({ hasDemo: true });
  product = await openProduct(() => Promise.resolve(started));
  administrator = await demoAdministrator(started);
  adviser = await prepareAdviser(product.origin, 'multiplos@despacho.example');
});
afterAll(() => product.close());

const pageOf = async ({ openContext }: Pick<DemoAdministrator, 'openContext'>): Promise<Page> => {
  const viewport = { width: 1440, height: 900 };
  const page = await (await openContext(product.browser, { viewport })).newPage();
  page.setDefaultTimeout(30_000);
  watchFailures(page, failures);
  return page;
};

/**
 * A draft with its sector's multiple from the edition in force, and a size adjustment entered by hand, so that nothing
 * else is proposed.
 */
const draftOfSector = async (): Promise<string> => {
  const set = await adviser.client.valuations.sectorMultiples.query();
  return prepareValuation(adviser, (document) => {
    const taken = applySectorMultiple(document, 'evToEbitda', set);
    const sizeStep = { mode: 'manual' as const, value: -0.35 };
    return { ...taken, multiples: { ...taken.multiples, sizeStep } };
  });
};

const times = (figures: { low: number; central: number; high: number }, factor: number): string =>
  [figures.low, figures.central, figures.high]
    .map((figure) => (figure * factor).toFixed(2))
    .join(',');

describe('a new edition of multiples', () => {
  it('is imported with a preview, and a draft is told by how much it would change; a completed one keeps its own', async () => {
    const id = await draftOfSector();
    const before = await adviser.client.valuations.get.query({ id });
    const closedId = await draftOfSector();
    await adviser.client.valuations.changeStatus.mutate({
      id: closedId,
      version: (await adviser.client.valuations.get.query({ id: closedId })).version,
      to: 'completed',
    });
    const closed = await adviser.client.valuations.get.query({ id: closedId });
    const { sets } = await administrator.client.admin.sectors.list.query();
    const food = sets
      .find(({ isInForce }) => isInForce)
      ?.sectors.find(({ code }) => code === 'ALI');
    if (food === undefined) throw new Error('No edition is in force.');

    const desk = await pageOf(administrator);
    await desk.goto(`${product.origin}/admin/sector-multiples`);
    await desk.getByRole('button', { name: 'Nueva edición' }).click();
    await desk.locator('input[type="file"]').setInputFiles({
      name: 'multiplos.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`Sector,Mínimo,Media,Máximo\nALI,${times(food, 1.2)}\n`),
    });
    const preview = desk.getByRole('region', { name: /Qué cambia con/u });
    await preview.getByText('Cambia 1 sector.').waitFor();
    await preview.getByRole('button', { name: 'Aplicar al borrador' }).click();
    await desk.getByLabel('En vigor desde', { exact: true }).fill(madridCalendar.date(new Date()));
    await desk.getByRole('button', { name: 'Publicar…' }).click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Publicar', exact: true }).click();
    await vi.waitUntil(
      async () => {
        const known = await administrator.client.admin.sectors.list.query();
        return known.sets.every(({ status }) => status !== 'draft');
      },
      { timeout: 30_000, interval: 500 },
    );

    const page = await pageOf(adviser);
    await page.goto(`${product.origin}/valuation/${id}?step=multiples`);
    const notice = page.locator('[data-newer-edition]').first();
    await notice.waitFor();
    const told = await notice.innerText();
    // Nothing of the new edition is used before the user agrees.
    expect((await adviser.client.valuations.get.query({ id })).document).toEqual(before.document);
    await notice.getByRole('button', { name: 'Usar la edición nueva' }).click();
    await notice.waitFor({ state: 'detached' });
    await vi.waitUntil(
      async () => (await adviser.client.valuations.get.query({ id })).version > before.version,
      { timeout: 30_000, interval: 500 },
    );
    const after = await adviser.client.valuations.get.query({ id });
    const central = after.document.multiples.evToEbitda.central ?? Number.NaN;
    expect(central).toBeGreaterThan(food.central);
    expect(told).toContain(`media ${formatMultiple(central, { language: 'es' })}`);
    // The change as computed by the server.
    const change = (after.equityCentral ?? Number.NaN) / (before.equityCentral ?? Number.NaN) - 1;
    expect(change).toBeGreaterThan(0);
    expect(told).toContain(`+${formatRate(change, { language: 'es' })}`);

    // A completed valuation keeps its edition and does not mention the new one.
    await page.goto(`${product.origin}/valuation/${closedId}?step=multiples`);
    await page.locator('h1').first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.locator('[data-newer-edition]').count()).toBe(0);
    expect(await adviser.client.valuations.get.query({ id: closedId })).toEqual(closed);
    expect(failures).toEqual([]);
  });

  it('shows each figure of its deals whole on a phone', async () => {
    const desk = await pageOf(administrator);
    await desk.setViewportSize({ width: 360, height: 800 });
    await desk.goto(`${product.origin}/admin/sector-multiples`);
    await desk.getByRole('button', { name: 'Nueva edición' }).click();
    const deals = desk.getByRole('region', { name: 'Operaciones de pymes' });
    await deals.getByLabel('EBITDA del nodo 8').waitFor();
    const cut = await deals.locator('input, button').evaluateAll((fields) =>
      fields.flatMap((field) => {
        const shown = field.querySelector('[class*="Button-label"]') ?? field;
        const name = field.getAttribute('aria-label') ?? field.textContent;
        return name !== '' && shown.scrollWidth > shown.clientWidth ? [name] : [];
      }),
    );
    expect(cut).toEqual([]);
  });
});
