import { type StepId, stepIds } from '@valia/domain/valuation-progress/valuation-steps.ts';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import { languages, languageStorageKey, type Language } from '@valia/i18n/languages.ts';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { editorPage } from './page/editor-page.ts';
import { eventually } from './page/eventually.ts';
import { expectedRefusals, type Refusal } from './page/expected-refusals.ts';
import { fieldState, type FieldRefusal } from './page/field-state.ts';
import type { OpenProduct } from './product/open-product.ts';
import { prepareAdviser, type PreparedAdviser } from './people/prepared-adviser.ts';
import { prepareValuation } from './prepare-valuation.ts';
import { testRunScope } from './product/test-run-scope.ts';
import { sharedProduct } from './product/shared-product.ts';
import { watchFailures } from './page/watch-failures.ts';

const viewport = { width: 1440, height: 1000 };
const wordsForAFigure = 'doce mil';
const textWithNul = 'a\u0000b';

let product: OpenProduct;
let adviser: PreparedAdviser;
let page: Page;
const failures: string[] = [];

beforeAll(async () => {
  product = await sharedProduct.open();
  adviser = await prepareAdviser(product.origin, 'mala.entrada@despacho.example');
  page = await openPage();
});

afterAll(() => product.close());

/** Opens a page that records every response that a user should never get. */
const openPage = async (): Promise<Page> => {
  const context = await adviser.openContext(product.browser, { viewport });
  const opened = await context.newPage();
  watchFailures(opened, failures);
  await opened.goto(`${product.origin}/favicon.svg`);
  return opened;
};

const base = new Date().getFullYear() - 1;

/**
 * Sets the options that show every field: a size adjustment entered by hand, a normalisation, a fading driver, a manual
 * value.
 */
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

/** A step of the editor; `choice` selects the alternative option, which shows further fields. */
interface Place {
  step: StepId;
  choice?: string;
}

const places: readonly Place[] = [
  { step: 'company' },
  { step: 'accounts' },
  { step: 'normalisation' },
  { step: 'projection' },
  { step: 'cost-of-capital' },
  { step: 'cost-of-capital', choice: 'costOfCapital.mode' },
  { step: 'terminal-value' },
  { step: 'terminal-value', choice: 'terminal.method' },
  { step: 'multiples' },
  { step: 'weights' },
  { step: 'bridge' },
  { step: 'result' },
];

/** On each commit, only the fields, texts and cells of the accounts are tested, as a sample of all. */
const triedPlaces = testRunScope.isFull ? places : places.slice(1, 2);

const openStep = async (page: Page, id: StepId): Promise<void> => {
  const step = page.locator('nav ol button').nth(stepIds.indexOf(id));
  await step.click();
  await eventually(() => step.getAttribute('aria-current')).toBe('step');
};

const choose = (page: Page, field: string, position: number): Promise<void> =>
  page.locator(`[data-field="${field}"] label`).nth(position).click();

const fieldAt = (page: Page, path: string): Locator =>
  page.locator(`main [data-field="${path}"]:not([role="gridcell"])`);

const cellAt = (page: Page, path: string): Locator =>
  page.locator(`[role="gridcell"][data-field="${path}"]`);

type Texts = Readonly<Record<string, string>>;

/** Like `fill`, but for all fields of a step at once, so that the page renders only once. */
const typeIntoFields = (page: Page, texts: Texts): Promise<void> =>
  page.locator('main :is(input, textarea)[data-field]').evaluateAll(async (fields, texts) => {
    for (const field of fields) {
      const text = texts[field.getAttribute('data-field') ?? ''];
      const takesText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
      if (text === undefined || !takesText) continue;
      field.focus();
      field.select();
      document.execCommand(text === '' ? 'delete' : 'insertText', false, text);
      // Waits until the page has handled the input before the next one, as between two keys of a user.
      await Promise.resolve();
    }
  }, texts);

const typeIntoCells = async (page: Page, texts: Texts): Promise<void> => {
  for (const [path, text] of Object.entries(texts)) {
    const cell = cellAt(page, path);
    await cell.focus();
    await page.keyboard.press('F2');
    await cell.locator('input').fill(text);
    await page.keyboard.press('Enter');
  }
};

interface Kind {
  /** The selector of the fields of this kind in the open step. */
  selector: string;
  bad: readonly (readonly [text: string, refusal: Refusal])[];
  /** Types the texts into the fields, by field path. */
  type: (page: Page, texts: Texts) => Promise<void>;
}

const badFigures = [
  [wordsForAFigure, 'not-a-number'],
  ['9'.repeat(400), 'too-many-digits'],
  ['12\u00003', 'not-allowed-character'],
  ['9'.repeat(30), 'too-large'],
] as const;

const kinds = {
  figure: {
    selector: 'main input[inputmode="decimal"][data-field]',
    bad: badFigures,
    type: typeIntoFields,
  },
  text: {
    selector:
      'main :is(input:not([inputmode], [type="date"], [type="radio"], [type="checkbox"]), textarea)[data-field]',
    bad: [
      [textWithNul, 'not-allowed-character'],
      ['x'.repeat(6_000), 'too-long'],
    ],
    type: typeIntoFields,
  },
  cell: {
    selector: `[role="gridcell"]:is([data-field^="accounts.years.2."], [data-field$=".years.${String(base + 2)}"])`,
    bad: badFigures,
    type: typeIntoCells,
  },
} as const satisfies Record<string, Kind>;

/** The content of the panel, without the text for screen readers, which is updated a second later. */
const resultShown = (page: Page): Promise<string[]> =>
  page
    .locator('aside')
    .last()
    .evaluate((panel: HTMLElement) => {
      const told = [...panel.querySelectorAll('[role="status"]')].map(({ textContent }) =>
        textContent.trim(),
      );
      const lines = panel.innerText.split('\n').map((line) => line.trim());
      return lines.filter((line) => line !== '' && !told.includes(line));
    });

/** The tested fields, and each refusal with its language. */
const met = { figure: new Set<string>(), text: new Set<string>(), cell: new Set<string>() };
const refusalsMet = new Set<string>();
let turn = 0;

const textsOf = <Thing>(
  things: Iterable<readonly [path: string, thing: Thing]>,
  textOf: (thing: Thing) => string,
): Texts => Object.fromEntries([...things].map(([path, thing]) => [path, textOf(thing)]));

/**
 * Types invalid texts into every field of a kind. Each is refused at its field with a message, remains there to be
 * corrected, and does not change the result (the last step has no panel with the result).
 */
const probe = async (page: Page, kind: keyof typeof kinds, language: Language): Promise<void> => {
  const { selector, bad, type }: Kind = kinds[kind];
  const fields = page.locator(selector);
  const good = new Map((await fieldState.readAll(fields)).map(({ path, text }) => [path, text]));
  if (good.size === 0) return;
  const shown = (): Promise<string[]> | null => (kind === 'text' ? null : resultShown(page));
  const before = await shown();
  turn += 1;
  for (const path of good.keys()) met[kind].add(`${language}: ${path}`);
  // Outside the full run, only every third row of a grid is tested.
  const tried = [...good].filter(
    (_, index) => testRunScope.isFull || kind !== 'cell' || index % 3 === 0,
  );
  // Outside the full run, each field gets only one of the invalid texts, in rotation.
  for (const [round] of testRunScope.isFull ? bad.entries() : [[0] as const]) {
    const refusals = new Map<string, FieldRefusal & { text: string }>();
    for (const [index, [path]] of tried.entries()) {
      const [text, refusal] = bad[(round + index + turn) % bad.length] ?? badFigures[0];
      refusals.set(path, { because: expectedRefusals[language][refusal], text });
      refusalsMet.add(`${language}: ${refusal}`);
    }
    await type(
      page,
      textsOf(refusals, ({ text }) => text),
    );
    await fieldState.expectEachRefused(fields, refusals);
  }
  expect(await shown()).toEqual(before);
  // Outside the full run, every third field is corrected; the others remain refused while other fields are
  // edited.
  const mended = tried.filter((_, index) => testRunScope.isFull || index % 3 === 0);
  await type(
    page,
    textsOf(mended, (text) => (text === '–' ? '' : text)),
  );
  const selectors = mended.map(([path]) => `[data-field="${path}"]`);
  await fieldState.expectAccepted(fields.and(page.locator(selectors.join(','))));
};

const refuseDate = async (page: Page, language: Language): Promise<void> => {
  await openStep(page, 'company');
  const date = fieldAt(page, 'valuationDate');
  const { text: good } = await fieldState.read(date);
  await date.fill('31/02/2025');
  await fieldAt(page, 'company.name').focus();
  await fieldState.expectRefused(date, expectedRefusals[language]['not-a-date'], '31/02/2025');
  await date.fill(good);
  await fieldState.expectAccepted(date);
};

const refuseContradictions = async (page: Page, language: Language): Promise<void> => {
  const texts = expectedRefusals[language];
  await openStep(page, 'terminal-value');
  const growth = fieldAt(page, 'terminal.terminalGrowth');
  await growth.fill('25');
  await fieldState.expectRefused(growth, texts['growth-not-below-cost-of-capital'], '25');
  await growth.fill('2');
  await fieldState.expectAccepted(growth);
  await openStep(page, 'weights');
  await fieldAt(page, 'weights.dcf').fill('70');
  const weight = fieldAt(page, 'weights.multiples');
  await fieldState.expectRefused(weight, texts['weights-do-not-sum-to-one']);
  await fieldAt(page, 'weights.dcf').fill('60');
  await fieldState.expectAccepted(weight);
  await openStep(page, 'cost-of-capital');
  await choose(page, 'costOfCapital.mode', 1);
  const cost = fieldAt(page, 'costOfCapital.weightedAverageCostOfCapital');
  await cost.fill('0');
  await fieldState.expectRefused(cost, texts['discount-rate-not-positive'], '0');
  await choose(page, 'costOfCapital.mode', 0);
};

const keepRefusedText = async (page: Page, language: Language): Promise<void> => {
  await openStep(page, 'bridge');
  await fieldAt(page, 'bridge.cash').fill(wordsForAFigure);
  await openStep(page, 'company');
  await editorPage.save(page, () => fieldAt(page, 'client.name').fill('Familia Valdeorza'));
  await openStep(page, 'bridge');
  await fieldState.expectRefused(
    fieldAt(page, 'bridge.cash'),
    expectedRefusals[language]['not-a-number'],
    wordsForAFigure,
  );
};

/** The last rule leaves its refused text in the field, so it comes last. */
const singleRules: readonly (readonly [rule: string, tryRule: typeof refuseDate])[] = [
  ['a date that is none is refused at its field', refuseDate],
  [
    'growth that is not below the cost of capital, weights that miss 100 %, and a cost of 0 say so at the field',
    refuseContradictions,
  ],
  [
    'a refused text waits at its field while one works elsewhere, and the rest is saved',
    keepRefusedText,
  ],
];

describe.each(testRunScope.journeyLanguages('en'))('in %s', (language) => {
  beforeAll(async () => {
    const id = await prepareValuation(adviser, withEveryField);
    await page.evaluate(([key, chosen]) => localStorage.setItem(key, chosen), [
      languageStorageKey,
      language,
    ] as const);
    await page.goto(`${product.origin}/valuation/${id}`);
    await page.locator('h1').waitFor();
  });

  it.each(triedPlaces)(
    'every figure, text and cell refuses what it cannot hold, at its place: %j',
    async ({ step, choice }) => {
      await openStep(page, step);
      if (choice !== undefined) await choose(page, choice, 1);
      await probe(page, 'figure', language);
      await probe(page, 'text', language);
      await probe(page, 'cell', language);
      if (choice !== undefined) await choose(page, choice, 0);
    },
  );

  it.each(singleRules)('%s', (_, tryRule) => tryRule(page, language));
});

describe.each(testRunScope.onlyInFullRun)('%s', () => {
  it('every field was met, and every refusal in every language', () => {
    expect(met.figure.size).toBeGreaterThanOrEqual(42 * languages.length);
    expect(met.cell.size).toBeGreaterThanOrEqual(15 * languages.length);
    const texts = [
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
    ];
    expect([...met.text]).toEqual(
      expect.arrayContaining(
        languages.flatMap((language) => texts.map((path) => `${language}: ${path}`)),
      ),
    );
    const refusals = [...kinds.figure.bad, ...kinds.text.bad].map(([, refusal]) => refusal);
    expect([...refusalsMet]).toEqual(
      expect.arrayContaining(
        languages.flatMap((language) => refusals.map((refusal) => `${language}: ${refusal}`)),
      ),
    );
  });
});

it('no answer was a server error and no script failed', () => {
  expect(failures).toEqual([]);
});
