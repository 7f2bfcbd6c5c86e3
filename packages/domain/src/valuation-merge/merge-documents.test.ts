import type { ValuationDocument } from '../valuations/document/valuation-document.ts';
import { describe, expect, it } from 'vitest';
import { distributionPath } from '../valuation-analysis/analysis-cells.ts';
import {
  addUncertainDriver,
  removeUncertainDriver,
} from '../valuation-analysis/uncertain-driver-edits.ts';
import { addScenario, removeScenario } from '../valuation-analysis/scenario-edits.ts';
import { addEarlierYear } from '../valuation-years/account-years.ts';
import { addAdjustment, removeAdjustment } from '../valuation-years/adjustment-edits.ts';
import { writeCell } from '../valuation-cells/cell-paths.ts';
import { addComparables, removeComparable } from '../valuation-choices/comparable-edits.ts';
import { changeDriverKind, setProjectedYears } from '../valuation-years/driver-edits.ts';
import { mergeDocuments } from './merge-documents.ts';
import { chooseLosses } from '../corporate-tax/choose-tax.ts';
import { lostPaths } from '../testing/lost-paths.ts';
import { workedExample } from '../testing/worked-example.ts';
import { writeField } from '../valuation-fields/write-field.ts';

const ids = ['a1', 'a2', 'a3'].map((end) => `00000000-0000-4000-8000-0000000000${end}`);
const [first = '', second = '', third = ''] = ids;
const named = (document: ValuationDocument, id: string, label: string): ValuationDocument => ({
  ...document,
  adjustments: document.adjustments.map((item) => (item.id === id ? { ...item, label } : item)),
});
const none = { ...workedExample, adjustments: [] };
const base = named(
  named(addAdjustment(addAdjustment(none, first), second), first, 'Uno'),
  second,
  'Dos',
);
const labels = ({ adjustments }: ValuationDocument) => adjustments.map(({ label }) => label);
const years = ({ accounts }: ValuationDocument) => accounts.years.map(({ year }) => year);
/** The merged document, and the changes of `mine` that it lost. */
const merged = (mine: ValuationDocument, theirs: ValuationDocument) => {
  const document = mergeDocuments(base, mine, theirs);
  return { document, lost: lostPaths(base, mine, document) };
};

describe('my changes upon theirs', () => {
  it('fields of each are kept, and mine where both changed the same', () => {
    const { document, lost } = merged(
      writeCell(writeCell(base, 'bridge.cash', 1), 'company.name', 'Mía'),
      writeCell(writeCell(base, 'terminal.terminalGrowth', 0.01), 'company.name', 'Suya'),
    );
    expect([document.bridge.cash, document.terminal.terminalGrowth, document.company.name]).toEqual(
      [1, 0.01, 'Mía'],
    );
    expect(lost).toEqual([]);
  });

  it('nothing changed by them leaves mine as it is', () => {
    const mine = writeCell(base, 'bridge.cash', 1);
    expect(mergeDocuments(base, mine, writeCell(base, 'unit', base.unit))).toBe(mine);
  });

  it('a new unit of theirs converts nothing, as where it is chosen', () => {
    const theirs = writeCell(base, 'unit', 1_000);
    const { document, lost } = merged(writeCell(base, 'bridge.cash', 900_000), theirs);
    expect(document).toEqual(writeCell(theirs, 'bridge.cash', 900_000));
    expect(lost).toEqual([]);
  });

  it('the order of keys that the database gives back is no change', () => {
    const theirs = Object.fromEntries(
      Object.entries(base).toReversed(),
    ) as unknown as ValuationDocument;
    const mine = writeCell(base, 'bridge.cash', 1);
    expect(mergeDocuments(base, mine, theirs)).toBe(mine);
  });

  it('sources noted by each are kept', () => {
    const { document } = merged(
      writeCell(base, 'sources.costOfCapital.buildUp.riskFreeRate.text', 'Tesoro'),
      writeCell(base, 'sources.bridge.cash.text', 'Extracto'),
    );
    expect(document.sources).toEqual({
      'costOfCapital.buildUp.riskFreeRate': { text: 'Tesoro', date: null },
      'bridge.cash': { text: 'Extracto', date: null },
    });
  });
});

describe('the words of a source and its date', () => {
  const note = (document: ValuationDocument, part: 'text' | 'date', value: string | null) =>
    writeCell(document, `sources.bridge.cash.${part}`, value);
  const start = note(note(base, 'text', 'Extracto'), 'date', '2025-12-31');
  const noteOf = (mine: ValuationDocument, theirs: ValuationDocument, before = start) =>
    mergeDocuments(before, mine, theirs).sources['bridge.cash'];

  it('are each of whom changed them, and mine where both did', () => {
    const [mine, theirs] = [note(start, 'text', 'Mío'), note(start, 'date', '2026-01-31')];
    const both = { text: 'Mío', date: '2026-01-31' };
    expect([noteOf(mine, theirs), noteOf(theirs, mine)]).toEqual([both, both]);
    expect(noteOf(note(theirs, 'text', 'Mío'), note(mine, 'date', '2026-02-28'))).toEqual(both);
  });

  it('noted first by each of us stand together', () => {
    const [mine, theirs] = [note(base, 'date', '2026-01-31'), note(base, 'text', 'Suyo')];
    expect(noteOf(mine, theirs, base)).toEqual({ text: 'Suyo', date: '2026-01-31' });
  });

  it('taken away by one and the other by the other are no source any more', () => {
    const [mine, theirs] = [note(start, 'text', ''), note(start, 'date', null)];
    expect(noteOf(mine, theirs)).toBeUndefined();
  });

  it('of the product are no longer its own once they are mine', () => {
    const brought = { text: 'Bono', date: null, code: 'assumption-german-bond' } as const;
    const product = { ...base, sources: { 'bridge.cash': brought } };
    const [mine, theirs] = [note(product, 'text', 'Mío'), note(product, 'date', '2026-01-31')];
    expect(noteOf(mine, theirs, product)).toEqual({ text: 'Mío', date: '2026-01-31' });
    expect(noteOf(theirs, product, base)).toEqual({ ...brought, date: '2026-01-31' });
  });
});

describe('adjustments are matched by id', () => {
  it('removed by them in front of mine, mine is written where it now stands', () => {
    const { document, lost } = merged(
      named(base, second, 'Dos, mío'),
      removeAdjustment(base, first),
    );
    expect(labels(document)).toEqual(['Dos, mío']);
    expect(lost).toEqual([]);
  });

  it('added by both, both stay', () => {
    const { document, lost } = merged(
      named(addAdjustment(base, third), third, 'Mío'),
      removeAdjustment(addAdjustment(base, '00000000-0000-4000-8000-0000000000a4'), first),
    );
    expect(labels(document)).toEqual(['Dos', '', 'Mío']);
    expect(lost).toEqual([]);
  });

  it('removed by them and changed by me, it is gone and its change is named', () => {
    const { document, lost } = merged(
      named(base, first, 'Uno, mío'),
      removeAdjustment(base, first),
    );
    expect(labels(document)).toEqual(['Dos']);
    expect(lost).toEqual(['adjustments.0.label']);
  });

  it('an amount cleared by one of us and written by the other is written', () => {
    const start = writeCell(base, 'adjustments.0.years.2024', 10);
    const written = writeCell(start, 'adjustments.0.years.2024', 20);
    const cleared = writeCell(start, 'adjustments.0.years.2024', null);
    for (const document of [
      mergeDocuments(start, written, cleared),
      mergeDocuments(start, cleared, written),
    ])
      expect(document.adjustments[0]?.amounts).toEqual([{ year: 2024, amount: 20 }]);
  });
});

describe('a list that one of us emptied is not there any more', () => {
  const withComparables = addComparables(base, [first]);
  const withScenario = addScenario({ ...base, scenarios: [] }, { id: first, name: 'Uno' });

  it('and what the other added is all that is in it', () => {
    const removed = removeComparable(withComparables, first);
    const added = addComparables(withComparables, [second]);
    const other = addScenario(withScenario, { id: second, name: 'Dos' });
    const without = removeScenario(withScenario, first);
    for (const swap of [false, true]) {
      const mergeBoth = (
        ...[start, one, two]: [ValuationDocument, ValuationDocument, ValuationDocument]
      ) => (swap ? mergeDocuments(start, two, one) : mergeDocuments(start, one, two));
      const { comparables } = mergeBoth(withComparables, removed, added).multiples;
      expect(comparables?.map(({ id }) => id)).toEqual([second]);
      const { scenarios } = mergeBoth(withScenario, without, other);
      expect(scenarios?.map(({ name }) => name)).toEqual(['Dos']);
    }
  });

  it('and stays so where the other only changed what was in it, which is named', () => {
    const removed = writeCell(removeComparable(withComparables, first), 'bridge.cash', 1);
    const named = writeCell(withComparables, 'multiples.comparables.0.name', 'Alfa');
    const document = mergeDocuments(withComparables, removed, named);
    expect(document).toEqual(removed);
    expect(lostPaths(withComparables, named, document)).toEqual(['multiples.comparables.0.name']);
  });
});

describe('another number of projected years is no choice of a driver', () => {
  const field = 'projection.drivers.taxRate';
  const start = changeDriverKind(base, field, 'per-year');

  it.each([3, 7])('%i years of mine leave the form that they gave it', (count) => {
    for (const kind of ['constant', 'fade'] as const) {
      const mine = setProjectedYears(start, count);
      const theirs = changeDriverKind(start, field, kind);
      for (const [one, other] of [[mine, theirs] as const, [theirs, mine] as const]) {
        const document = mergeDocuments(start, one, other);
        expect(document.projection.years).toBe(count);
        expect(document.projection.drivers.taxRate.path).toEqual(
          theirs.projection.drivers.taxRate.path,
        );
        expect(lostPaths(start, one, document)).toEqual([]);
      }
    }
  });

  it('a driver that one of us gave values per year goes on with its last one in the years of the other', () => {
    const mine = setProjectedYears(base, 7);
    const perYear = changeDriverKind(base, field, 'per-year');
    const theirs = writeCell(perYear, `${field}.path.values.4`, 0.2);
    for (const [one, other] of [[mine, theirs] as const, [theirs, mine] as const]) {
      const document = mergeDocuments(base, one, other);
      expect(document.projection.drivers.taxRate.path).toEqual({
        kind: 'per-year',
        values: [0.25, 0.25, 0.25, 0.25, 0.2, 0.2, 0.2],
      });
      expect(lostPaths(base, one, document)).toEqual([]);
    }
  });

  it('a year that one of us left blank stays blank', () => {
    const blank = writeCell(start, `${field}.path.values.4`, null);
    const document = mergeDocuments(start, writeCell(start, 'bridge.cash', 1), blank);
    expect(document.projection.drivers.taxRate).toEqual(blank.projection.drivers.taxRate);
  });

  it('a value that I typed in a further year is mine, and keeps my form', () => {
    const mine = writeCell(setProjectedYears(start, 7), `${field}.path.values.6`, 0.1);
    const document = mergeDocuments(start, mine, changeDriverKind(start, field, 'constant'));
    expect(document.projection.drivers.taxRate).toEqual(mine.projection.drivers.taxRate);
  });
});

describe('the analysis', () => {
  it('asked for by both at once keeps what each asked', () => {
    const { document } = merged(
      writeCell(base, 'analysis.reverse.price', 5),
      writeCell(base, 'analysis.monteCarlo.trials', 500),
    );
    expect(document.analysis?.reverse?.price).toBe(5);
    expect(document.analysis?.monteCarlo?.trials).toBe(500);
  });

  it('drivers are matched by what they are: one taken away by me moves no change of theirs to another', () => {
    const start = addUncertainDriver(base, 'taxRate');
    const path = distributionPath('taxRate', 'shift', 'deviation');
    const mine = removeUncertainDriver(start, 'weightedAverageCostOfCapital');
    const document = mergeDocuments(start, mine, writeCell(start, path, 0.09));
    const { drivers = [] } = document.analysis?.monteCarlo ?? {};
    expect(drivers.map(({ driver }) => driver)).not.toContain('weightedAverageCostOfCapital');
    expect(drivers.find(({ driver }) => driver === 'taxRate')?.distribution).toMatchObject({
      deviation: 0.09,
    });
    expect(drivers).toHaveLength((start.analysis?.monteCarlo?.drivers.length ?? 0) - 1);
  });

  it('drivers that each of us lets vary both stay', () => {
    const start = addUncertainDriver(base, 'taxRate');
    const document = mergeDocuments(
      start,
      addUncertainDriver(start, 'depreciationToRevenue'),
      addUncertainDriver(start, 'capitalExpenditureToRevenue'),
    );
    const drivers = document.analysis?.monteCarlo?.drivers.map(({ driver }) => driver);
    expect(drivers).toContain('depreciationToRevenue');
    expect(drivers).toContain('capitalExpenditureToRevenue');
  });
});

it('two documents that make no valid one leave theirs, and all of mine is named', () => {
  const mine = writeCell(base, 'bridge.cash', Number.NaN);
  const theirs = writeCell(base, 'company.name', 'Suya');
  const { document, lost } = merged(mine, theirs);
  expect(document).toBe(theirs);
  expect(lost).toEqual(['bridge.cash']);
});

describe('what one document cannot hold of both', () => {
  const uuids = (from: number, count: number): string[] =>
    Array.from(
      { length: count },
      (_, at) => `00000000-0000-4000-8000-${String(from + at).padStart(12, '0')}`,
    );
  const withScenarios = (document: ValuationDocument, from: number, count: number) =>
    uuids(from, count).reduce((one, id) => addScenario(one, { id, name: id.slice(-3) }), document);
  const cash = (document: ValuationDocument) => writeCell(document, 'bridge.cash', 1);

  it('scenarios past the last are left out and named, and the rest of mine is kept', () => {
    const start = withScenarios(base, 100, 4);
    const mine = withScenarios(cash(start), 200, 2);
    const document = mergeDocuments(start, mine, withScenarios(start, 300, 2));
    expect(document.bridge.cash).toBe(1);
    const names = document.scenarios?.map(({ name }) => name);
    expect(names).toEqual(['100', '101', '102', '103', '300', '301']);
    expect(lostPaths(start, mine, document)).toEqual(
      expect.arrayContaining(['scenarios.4', 'scenarios.5']),
    );
  });

  it('comparables past the last are left out and named, and the rest of mine is kept', () => {
    const start = addComparables(base, uuids(100, 30));
    const mine = addComparables(cash(start), uuids(200, 20));
    const document = mergeDocuments(start, mine, addComparables(start, uuids(300, 10)));
    expect(document.bridge.cash).toBe(1);
    const kept = [...uuids(100, 30), ...uuids(300, 10), ...uuids(200, 10)];
    expect(document.multiples.comparables?.map(({ id }) => id)).toEqual(kept);
    expect(lostPaths(start, mine, document)).toContain('multiples.comparables.49');
  });

  it('sources past the last are left out and named, and the rest of mine is kept', () => {
    const noted = (document: ValuationDocument, name: string, count: number) => ({
      ...document,
      sources: Object.fromEntries(
        Array.from({ length: count }, (_, at) => [
          `bridge.${name}${String(at)}`,
          { text: 'Nota', date: null },
        ]),
      ),
    });
    const mine = noted(cash(base), 'm', 200);
    const { document, lost } = merged(mine, noted(base, 't', 200));
    expect(document.bridge.cash).toBe(1);
    expect(Object.keys(document.sources)).toHaveLength(300);
    expect(lost).toHaveLength(100);
  });

  it('only the field that is not valid is theirs', () => {
    const written = writeCell(writeCell(base, 'company.name', 'Mía'), 'bridge.cash', Number.NaN);
    const { document, lost } = merged(written, writeCell(base, 'terminal.terminalGrowth', 0.01));
    expect(document.company.name).toBe('Mía');
    expect([document.bridge, document.terminal.terminalGrowth]).toEqual([base.bridge, 0.01]);
    expect(lost).toEqual(['bridge.cash']);
  });

  it('accounts that are not valid leave no amounts of years that are not there', () => {
    const longer = writeCell(addEarlierYear(base), 'adjustments.0.years.2022', 7);
    const mine = writeCell(longer, 'accounts.years.0.lines.revenue', Number.NaN);
    const { document, lost } = merged(mine, cash(base));
    expect(years(document)).toEqual([2023, 2024, 2025]);
    expect(document.adjustments[0]?.amounts).toEqual([]);
    expect(lost).toContain('adjustments.0.amounts.0.amount');
  });
});

it('an option that one of us chose stands beside what the other wrote, and one taken back is gone', () => {
  const mine = chooseLosses(workedExample, 'spain');
  const theirs = writeField(workedExample, 'projection.drivers.taxRate.path.value', 0.2);
  const both = mergeDocuments(workedExample, mine, theirs);
  expect(both.projection.losses).toEqual({ opening: null, limit: 'spain' });
  expect(both.projection.drivers.taxRate.path).toEqual({ kind: 'constant', value: 0.2 });
  const chosen = chooseLosses(workedExample, 'none');
  const rate = writeField(chosen, 'projection.drivers.taxRate.path.value', 0.2);
  const without = mergeDocuments(chosen, chooseLosses(chosen, 'off'), rate);
  expect(without.projection).toEqual(theirs.projection);
});
