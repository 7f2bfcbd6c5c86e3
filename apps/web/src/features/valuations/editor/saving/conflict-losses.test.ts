import { setupI18n } from '@lingui/core';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import { describeField, formatDescription } from '@valia/i18n/fields/describe-field.ts';
import { loadCatalog } from '@valia/i18n/load-catalog.ts';
import { describe, expect, it } from 'vitest';
import { addScenario, removeScenario } from '@valia/domain/valuation-analysis/scenario-edits.ts';
import {
  addEarlierYear,
  moveBaseYear,
  removeEarliestYear,
} from '@valia/domain/valuation-years/account-years.ts';
import { addAdjustment, removeAdjustment } from '@valia/domain/valuation-years/adjustment-edits.ts';
import { writeCell } from '@valia/domain/valuation-cells/cell-paths.ts';
import { mergeConflict } from '@valia/domain/valuation-merge/merge-conflict.ts';
import { changeDriverKind, setDriverYear } from '@valia/domain/valuation-years/driver-edits.ts';
import type { FieldInDocument } from '@valia/domain/valuation-merge/overwritten-fields.ts';
import { workedExample } from '@valia/domain/testing/worked-example.ts';

const i18n = setupI18n({
  locale: 'es',
  messages: {
    es: {
      ...(await loadCatalog('valuation-terms', 'es')),
      ...(await loadCatalog('document-terms', 'es')),
    },
  },
});
const namesOf = (fields: readonly FieldInDocument[]): string[] => [
  ...new Set(fields.map(({ path, of }) => formatDescription(i18n, describeField(path, of)))),
];

/** The field names in the dialog for worked examples changed by `mine` and `theirs`. */
const named = (
  base: ValuationDocument,
  mine: (document: ValuationDocument) => ValuationDocument,
  theirs: (document: ValuationDocument) => ValuationDocument,
) => {
  const conflict = mergeConflict(base, mine(base), theirs(base));
  return {
    theirs: namesOf(conflict.theirs),
    mine: namesOf(conflict.mine),
    lostOfTheirs: namesOf(conflict.lostOfTheirs),
    lostOfMine: namesOf(conflict.lostOfMine),
  };
};

const ids = ['b1', 'b2', 'b3'].map((end) => `00000000-0000-4000-8000-0000000000${end}`);
const [rent = '', wage = '', worst = ''] = ids;
const start = addScenario(
  writeCell(
    writeCell(
      addAdjustment(addAdjustment({ ...workedExample, adjustments: [] }, wage), rent),
      'adjustments.0.label',
      'Sueldo del socio',
    ),
    'adjustments.1.label',
    'Alquiler',
  ),
  { id: worst, name: 'Pésimo' },
);
const withBest = addScenario(start, { id: rent, name: 'Óptimo' });
const write =
  (path: string, value: unknown) =>
  (document: ValuationDocument): ValuationDocument =>
    writeCell(document, path, value);
const place = (document: ValuationDocument, id: string): string =>
  String(document.scenarios?.findIndex((scenario) => scenario.id === id));

describe('what keeping mine would lose is named', () => {
  it('a figure of a year that I removed, by its year', () => {
    const { lostOfTheirs } = named(
      start,
      removeEarliestYear,
      write('accounts.years.0.lines.revenue', 5),
    );
    expect(lostOfTheirs).toEqual(['Ventas 2023']);
  });

  it('a scenario and an adjustment that I removed, by the names they have', () => {
    const { lostOfTheirs } = named(
      withBest,
      (document) => removeAdjustment(removeScenario(document, worst), wage),
      (document) =>
        writeCell(
          writeCell(document, `scenarios.${place(document, worst)}.probability`, 0.3),
          'adjustments.0.reason',
          'Mercado',
        ),
    );
    expect(lostOfTheirs.toSorted()).toEqual([
      'Motivo del ajuste Sueldo del socio',
      'Probabilidad, Pésimo',
    ]);
  });

  it('of mine, what they removed', () => {
    const { lostOfMine } = named(
      start,
      write('accounts.years.0.lines.revenue', 5),
      removeEarliestYear,
    );
    expect(lostOfMine).toEqual(['Ventas 2023']);
  });

  it('nothing where the base year moved: their figure goes with it', () => {
    const { lostOfTheirs, mine } = named(
      start,
      (document) => moveBaseYear(document, 2024),
      write('accounts.years.2.lines.revenue', 15_000_000),
    );
    expect(lostOfTheirs).toEqual([]);
    expect(mine).toEqual(['Año base 2024']);
  });
});

describe('what they changed is named as it is called in what they saved', () => {
  it('a scenario before which mine were removed', () => {
    const probability = (document: ValuationDocument): ValuationDocument =>
      writeCell(document, `scenarios.${place(document, worst)}.probability`, 0.3);
    const { theirs } = named(withBest, (document) => removeScenario(document, worst), probability);
    expect(theirs).toEqual(['Probabilidad, Pésimo']);
  });

  it('an adjustment that I removed', () => {
    const { theirs } = named(
      start,
      (document) => removeAdjustment(document, wage),
      write('adjustments.0.reason', 'Mercado'),
    );
    expect(theirs).toEqual(['Motivo del ajuste Sueldo del socio']);
  });

  it('a year, where I added one before it or moved the base year', () => {
    const revenue = write('accounts.years.2.lines.revenue', 12_000_000);
    expect(named(start, addEarlierYear, revenue).theirs).toEqual(['Ventas 2025']);
    expect(named(start, (document) => moveBaseYear(document, 2024), revenue).theirs).toEqual([
      'Ventas 2025',
    ]);
  });

  it('a manual value of a driver, and the source of a figure', () => {
    const driver = 'projection.drivers.taxRate';
    const later = setDriverYear(start, driver, 2028, 0.2);
    const { theirs } = named(
      later,
      (document) => addEarlierYear(setDriverYear(document, driver, 2026, 0.1)),
      (document) =>
        writeCell(
          setDriverYear(document, driver, 2028, 0.3),
          'sources.accounts.years.2.lines.revenue.text',
          'Cuentas',
        ),
    );
    expect(theirs).toEqual(['Tipo impositivo 2028', 'Fuente de Ventas 2025']);
  });
});

describe('what would be lost is told by its values', () => {
  const growth = 'projection.drivers.revenueGrowth';
  const lostOfTheirs = (
    base: ValuationDocument,
    mine: (document: ValuationDocument) => ValuationDocument,
    theirs: (document: ValuationDocument) => ValuationDocument,
  ) =>
    mergeConflict(base, mine(base), theirs(base)).lostOfTheirs.map(({ leaf }) =>
      leaf === null ? null : [leaf.before, leaf.after],
    );

  it('of a field and of the words of its source', () => {
    const typed = (text: string) => (document: ValuationDocument) =>
      writeCell(writeCell(document, 'company.name', text), 'sources.bridge.cash.text', text);
    expect(lostOfTheirs(workedExample, typed('Mío'), typed('Suyo'))).toEqual([
      ['Suyo', 'Mío'],
      ['Suyo', 'Mío'],
    ]);
  });

  it('of every amount of things that are called alike', () => {
    const alike = writeCell(start, 'adjustments.0.label', 'Alquiler');
    const amounts = (amount: number) => (document: ValuationDocument) =>
      [0, 1].reduce(
        (changed, place) => writeCell(changed, `adjustments.${String(place)}.years.2025`, amount),
        document,
      );
    expect(lostOfTheirs(alike, amounts(1), amounts(2))).toEqual([
      [2, 1],
      [2, 1],
    ]);
  });

  it('alone where another form of it stands instead', () => {
    const perYear = changeDriverKind(workedExample, growth, 'per-year');
    const lost = lostOfTheirs(
      perYear,
      (document) => changeDriverKind(document, growth, 'constant'),
      write(`${growth}.path.values.1`, 0.09),
    );
    expect(lost).toEqual([[null, 0.09]]);
  });
});
