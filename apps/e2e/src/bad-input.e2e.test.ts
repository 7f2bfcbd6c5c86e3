import type { ValuationDocument } from '@valia/domain/valuations/valuation-document.ts';
import { languages, type Language } from '@valia/i18n/languages.ts';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectedRefusals } from './expected-refusals.ts';
import { fieldState } from './field-state.ts';
import { openProduct, type OpenProduct } from './open-product.ts';
import { prepareAdviser, type PreparedAdviser } from './prepared-adviser.ts';
import { prepareValuation } from './prepare-valuation.ts';
import { runExtent } from './run-extent.ts';

const viewport = { width: 1440, height: 1000 };
const wordsForAFigure = 'doce mil';
const textWithNul = 'a\u0000b';

let product: OpenProduct;
let adviser: PreparedAdviser;
const failures: string[] = [];

beforeAll(async () => {
  product = await openProduct();
  adviser = await prepareAdviser(product.origin, 'marina@despacho.example');
});

afterAll(() => product.close());

/** A page in one language that writes down every answer a person should never get. */
const openPage = async (context: BrowserContext, language: Language): Promise<Page> => {
  await context.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
  const page = await context.newPage();
  page.on('pageerror', (error) => failures.push(error.message));
  page.on('response', (response) => {
    if (response.status() >= 500) failures.push(`${response.status()} ${response.url()}`);
  });
  return page;
};

const base = new Date().getFullYear() - 1;

/** Opens what stands behind choices: own step for size, a normalisation, a fading driver, a manual value. */
const withEveryField = (document: ValuationDocument): ValuationDocument => ({
  ...document,
  adjustments: [
    {
      id: '00000000-0000-4000-8000-000000000001',
      line: 'personnel',
      label: 'Retribución del socio',
      reason: '',
      amounts: [{ year: base, amount: 12_000 }],
    },
  ],
  projection: {
    ...document.projection,
    drivers: {
      ...document.projection.drivers,
      taxRate: {
        path: { kind: 'fade', start: 0.24, end: 0.25, holdYears: 1, reachYear: 4 },
        overrides: [{ year: base + 1, value: 0.23, reason: '' }],
      },
    },
  },
  multiples: { ...document.multiples, sizeStep: { mode: 'manual', value: -0.35 } },
});

const openStep = async (page: Page, index: number): Promise<void> => {
  await page.locator('nav ol button').nth(index).click();
  await page.locator('nav ol button[aria-current="step"]').nth(0).waitFor();
};

const choose = (page: Page, field: string, position: number): Promise<void> =>
  page.locator(`[data-field="${field}"] label`).nth(position).click();

const fieldAt = (page: Page, path: string): Locator =>
  page.locator(`main [data-field="${path}"]:not([role="gridcell"])`);

const pathsOf = (fields: Locator): Promise<string[]> =>
  fields.evaluateAll((elements) =>
    elements.flatMap((element) => element.getAttribute('data-field') ?? []),
  );

type Probe = readonly [text: string, because: string];

const probesOf = (language: Language): readonly [Probe, Probe, Probe, Probe] => {
  const texts = expectedRefusals[language];
  return [
    [wordsForAFigure, texts['not-a-number']],
    ['9'.repeat(400), texts['too-many-digits']],
    ['12\u00003', texts['not-allowed-character']],
    ['9'.repeat(30), texts['too-large']],
  ];
};

/** What stands in the panel; what a screen reader is told of it comes a second later. */
const resultShown = async (page: Page): Promise<string[]> => {
  const panel = page.locator('aside').last();
  const told = await panel.getByRole('status').allInnerTexts();
  const lines = (await panel.innerText()).split('\n');
  return lines.filter((line) => line !== '' && !told.includes(line));
};

let turn = 0;

/** In the short run one of the bad texts, each in its turn. */
const nextProbes = (language: Language): Probe[] => {
  const probes = probesOf(language);
  turn += 1;
  return probes.filter((_, index) => runExtent.isFull || index === turn % probes.length);
};

/** Bad figures into one field: each is refused there in words, stays to be mended, and changes no result. */
const probeFigure = async (page: Page, path: string, language: Language): Promise<void> => {
  const field = fieldAt(page, path);
  const { text: good } = await fieldState.read(field);
  const before = await resultShown(page);
  for (const [text, because] of nextProbes(language)) {
    await field.fill(text);
    await fieldState.expectRefused(field, because, text);
  }
  expect(await resultShown(page)).toEqual(before);
  await field.fill(good);
  await fieldState.expectAccepted(field);
};

const probeText = async (page: Page, path: string, language: Language): Promise<void> => {
  const field = fieldAt(page, path);
  const { text: good } = await fieldState.read(field);
  const long = 'x'.repeat(6_000);
  await field.fill(textWithNul);
  await fieldState.expectRefused(
    field,
    expectedRefusals[language]['not-allowed-character'],
    textWithNul,
  );
  await field.fill(long);
  await fieldState.expectRefused(field, expectedRefusals[language]['too-long'], long);
  await field.fill(good);
  await fieldState.expectAccepted(field);
};

const typeIntoCell = async (page: Page, cell: Locator, text: string): Promise<void> => {
  await cell.click();
  await page.keyboard.press('F2');
  await cell.locator('input').fill(text);
  await page.keyboard.press('Enter');
};

const probeCell = async (page: Page, path: string, language: Language): Promise<void> => {
  const cell = page.locator(`[role="gridcell"][data-field="${path}"]`);
  const { text: good } = await fieldState.read(cell);
  const before = await resultShown(page);
  for (const [text, because] of nextProbes(language)) {
    await typeIntoCell(page, cell, text);
    await fieldState.expectRefused(cell, because, text);
  }
  expect(await resultShown(page)).toEqual(before);
  await typeIntoCell(page, cell, good === '–' ? '' : good);
  await fieldState.expectAccepted(cell);
};

describe.each(languages)('in %s', (language) => {
  const texts = expectedRefusals[language];
  let page: Page;

  beforeAll(async () => {
    const id = await prepareValuation(adviser, withEveryField);
    page = await openPage(await adviser.openContext(product.browser, { viewport }), language);
    await page.goto(`${product.origin}/valuation/${id}`);
    await page.locator('h1').waitFor();
  });

  afterAll(() => page.context().close());

  it('every figure of every step refuses what is no figure, at its field', async () => {
    const met: string[] = [];
    const probeAll = async (): Promise<void> => {
      const paths = await pathsOf(page.locator('main input[inputmode="decimal"][data-field]'));
      const fresh = paths.filter((path) => !met.includes(path));
      met.push(...fresh);
      for (const path of runExtent.shareOf(fresh, language))
        await probeFigure(page, path, language);
    };
    for (let step = 0; step < 8; step += 1) {
      await openStep(page, step);
      await probeAll();
    }
    await openStep(page, 3);
    await choose(page, 'costOfCapital.mode', 1);
    await probeAll();
    await choose(page, 'costOfCapital.mode', 0);
    await openStep(page, 4);
    await choose(page, 'terminal.method', 1);
    await probeAll();
    await choose(page, 'terminal.method', 0);
    expect(met.length).toBeGreaterThanOrEqual(42);
  });

  it('every text, source and reason refuses what the database cannot keep, at its field', async () => {
    const met: string[] = [];
    for (const step of [0, 1, 2, 3, 5, 7, 8]) {
      await openStep(page, step);
      const fields = page.locator(
        'main :is(input:not([inputmode], [type="date"], [type="radio"], [type="checkbox"]), textarea)[data-field]',
      );
      const paths = await pathsOf(fields);
      met.push(...paths);
      for (const path of runExtent.shareOf(paths, language)) await probeText(page, path, language);
    }
    expect(met).toEqual(
      expect.arrayContaining([
        'company.name',
        'company.taxId',
        'company.cnae.code',
        'client.name',
        'client.contact',
        'adjustments.0.label',
        'adjustments.0.reason',
        `projection.drivers.taxRate.years.${String(base + 1)}.reason`,
        'sources.costOfCapital.buildUp.riskFreeRate.text',
        'multiples.evToEbitda.origin.note',
        'sources.bridge.cash.text',
        'conclusion',
      ]),
    );
  });

  it('a date that is none is refused at its field', async () => {
    await openStep(page, 0);
    const date = fieldAt(page, 'valuationDate');
    const { text: good } = await fieldState.read(date);
    await date.fill('31/02/2025');
    await fieldAt(page, 'company.name').focus();
    await fieldState.expectRefused(date, texts['not-a-date'], '31/02/2025');
    await date.fill(good);
    await fieldState.expectAccepted(date);
  });

  it('the cells of both grids refuse what is no figure, at the cell', async () => {
    await openStep(page, 1);
    const accounts = page.locator('[role="gridcell"][data-field^="accounts.years.2."]');
    const accountPaths = await pathsOf(accounts);
    expect(accountPaths.length).toBeGreaterThanOrEqual(10);
    for (const path of runExtent.shareOf(accountPaths, language))
      await probeCell(page, path, language);
    await openStep(page, 2);
    const year = String(base + 2);
    const drivers = page.locator(`[role="gridcell"][data-field$=".years.${year}"]`);
    const driverPaths = await pathsOf(drivers);
    expect(driverPaths.length).toBeGreaterThanOrEqual(5);
    for (const path of runExtent.shareOf(driverPaths, language))
      await probeCell(page, path, language);
  });

  it('growth that is not below the cost of capital, weights that miss 100 %, and a cost of 0 say so at the field', async () => {
    await openStep(page, 4);
    const growth = fieldAt(page, 'terminal.terminalGrowth');
    await growth.fill('25');
    await fieldState.expectRefused(growth, texts['growth-not-below-cost-of-capital'], '25');
    await growth.fill('2');
    await fieldState.expectAccepted(growth);
    await openStep(page, 6);
    await fieldAt(page, 'weights.dcf').fill('70');
    const weight = fieldAt(page, 'weights.multiples');
    await fieldState.expectRefused(weight, texts['weights-do-not-sum-to-one']);
    await fieldAt(page, 'weights.dcf').fill('60');
    await fieldState.expectAccepted(weight);
    await openStep(page, 3);
    await choose(page, 'costOfCapital.mode', 1);
    const cost = fieldAt(page, 'costOfCapital.weightedAverageCostOfCapital');
    await cost.fill('0');
    await fieldState.expectRefused(cost, texts['discount-rate-not-positive'], '0');
    await choose(page, 'costOfCapital.mode', 0);
  });

  it('a refused text waits at its field while one works elsewhere, and the rest is saved', async () => {
    await openStep(page, 7);
    await fieldAt(page, 'bridge.cash').fill(wordsForAFigure);
    await openStep(page, 0);
    await fieldAt(page, 'client.name').fill('Familia Valdeorza');
    await page.locator('[data-save-state="unsaved"]').first().waitFor();
    await page.locator('[data-save-state="saved"]').first().waitFor();
    await openStep(page, 7);
    await fieldState.expectRefused(
      fieldAt(page, 'bridge.cash'),
      texts['not-a-number'],
      wordsForAFigure,
    );
  });
});

it('no answer was a server error and no script failed', () => {
  expect(failures).toEqual([]);
});
