import { setupI18n } from '@lingui/core';
import { workedExample } from '@valia/domain/testing/worked-example.ts';
import { writeCell } from '@valia/domain/valuation-cells/cell-paths.ts';
import { addComparables } from '@valia/domain/valuation-choices/comparable-edits.ts';
import { writeField } from '@valia/domain/valuation-fields/write-field.ts';
import { mergeConflict } from '@valia/domain/valuation-merge/merge-conflict.ts';
import { addAdjustment } from '@valia/domain/valuation-years/adjustment-edits.ts';
import {
  changeDriverKind,
  setDriverYear,
  setProjectedYears,
} from '@valia/domain/valuation-years/driver-edits.ts';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import { describeField, formatDescription } from '@valia/i18n/fields/describe-field.ts';
import { loadCatalog } from '@valia/i18n/load-catalog.ts';
import { expect, it } from 'vitest';
import { addScenario, removeScenario } from '@valia/domain/valuation-analysis/scenario-edits.ts';
import { fieldChangeDescriber } from '../activity/field-change-describer.ts';

const catalogs = await Promise.all(
  (['shared', 'valuation-terms', 'document-terms', 'valuations'] as const).map((area) =>
    loadCatalog(area, 'es'),
  ),
);
const i18n = setupI18n({
  locale: 'es',
  messages: { es: Object.fromEntries(catalogs.flatMap(Object.entries)) },
});

type Change = (document: ValuationDocument) => ValuationDocument;

/** The changes of `theirs` that are lost when `mine` is kept, as the lines shown. */
const linesOf = (base: ValuationDocument, mine: Change, theirs: Change): string[] => {
  const saved = theirs(base);
  const textOf = fieldChangeDescriber(saved, { i18n, language: 'es' });
  return mergeConflict(base, mine(base), saved).lostOfTheirs.map(({ path, of, leaf }) => {
    const name = formatDescription(i18n, describeField(path, of));
    if (leaf === null) return name;
    const { before, after } = textOf(leaf);
    const values = before === null ? [after ?? 'vacío'] : [before, after ?? 'vacío'];
    return `${name}: ${values.join(' → ')}`.replaceAll('\u00a0', ' ');
  });
};

const margin = 'projection.drivers.ebitdaMargin';
const tax = 'projection.drivers.taxRate';
const ids = ['c1', 'c2', 'c3'].map((end) => `00000000-0000-4000-8000-0000000000${end}`);
const [first = '', second = ''] = ids;
const write =
  (path: string, value: unknown): Change =>
  (document) =>
    writeCell(document, path, value);
const inForm =
  (field: typeof margin | typeof tax, kind: 'constant' | 'fade' | 'per-year'): Change =>
  (document) =>
    changeDriverKind(document, field, kind);
const then =
  (...changes: Change[]): Change =>
  (document) =>
    changes.reduce((changed, change) => change(changed), document);

const start = then(
  inForm(margin, 'constant'),
  write(`${margin}.path.value`, 0.1),
)({ ...workedExample, adjustments: [] });

it.each<[string, Change, Change, string[]]>([
  [
    'the one figure typed year by year, where I typed a constant',
    write(`${margin}.path.value`, 0.12),
    then(inForm(margin, 'per-year'), write(`${margin}.path.values.1`, 0.2)),
    ['Margen EBITDA 2027: 20,0 %'],
  ],
  [
    'a constant, where I typed year by year',
    then(inForm(margin, 'per-year'), write(`${margin}.path.values.1`, 0.2)),
    write(`${margin}.path.value`, 0.15),
    ['Margen EBITDA: 15,0 %'],
  ],
  [
    'the end of a fade, where I typed a constant',
    write(`${margin}.path.value`, 0.12),
    then(inForm(margin, 'fade'), write(`${margin}.path.end`, 0.05)),
    ['Margen EBITDA final: 5,0 %'],
  ],
  [
    'a form without another figure',
    write(`${margin}.path.value`, 0.12),
    inForm(margin, 'per-year'),
    ['Forma de Margen EBITDA: Por año → Constante'],
  ],
  [
    'a manual year that I project no more',
    (document) => setProjectedYears(document, 3),
    (document) => setDriverYear(document, tax, 2030, 0.3),
    ['Tipo impositivo 2030: 30,0 %'],
  ],
  [
    'a manual year that I typed as well',
    (document) => setDriverYear(document, tax, 2030, 0.31),
    (document) => setDriverYear(document, tax, 2030, 0.3),
    ['Tipo impositivo 2030: 30,0 % → 31,0 %'],
  ],
  [
    'days in place of an amount, where I wrote the amount',
    write('projection.workingCapital.amount.path.value', 5),
    (document) =>
      writeField(document, 'projection.workingCapital', {
        basis: 'days',
        inventoryDays: { path: { kind: 'constant', value: 30 }, overrides: [] },
        receivableDays: { path: { kind: 'constant', value: null }, overrides: [] },
        payableDays: { path: { kind: 'constant', value: null }, overrides: [] },
      }),
    ['Circulante de la proyección: Días → Importe', 'Días de existencias sobre ventas: 30'],
  ],
  [
    'a field that they emptied',
    write('bridge.cash', 1),
    write('bridge.cash', null),
    ['Tesorería: vacío'],
  ],
  [
    'a field that I emptied',
    write('bridge.cash', null),
    write('bridge.cash', 2),
    ['Tesorería: 2 → vacío'],
  ],
])('%s is told once, by what is lost', (_, mine, theirs, expected) => {
  const base = writeField(start, 'projection.workingCapital', {
    basis: 'amount',
    amount: { path: { kind: 'constant', value: 1 }, overrides: [] },
  });
  expect(linesOf(base, mine, theirs)).toEqual(expected);
});

it('an amount that they cleared is told as empty', () => {
  const base = then(
    (document) => addAdjustment(document, first),
    write('adjustments.0.label', 'Sueldo'),
    write('adjustments.0.years.2025', 10),
  )(start);
  const cleared = write('adjustments.0.years.2025', null);
  expect(linesOf(base, write('adjustments.0.years.2025', 11), cleared)).toEqual([
    'Ajuste Sueldo 2025: vacío',
  ]);
});

it('things that find no room are told by their names alone', () => {
  const uuid = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;
  const many = Array.from({ length: 50 }, (_, at) => uuid(at));
  const six = (from: number): Change =>
    then(
      ...many.slice(from, from + 6).map(
        (id): Change =>
          (document) =>
            addScenario(document, { id, name: 'Uno' }),
      ),
    );
  const theirs = then(
    (document) => addComparables(document, [second]),
    write('multiples.comparables.0.name', 'Beta'),
    write('multiples.comparables.0.evToEbitda', 7),
    six(0),
  );
  const conflict = mergeConflict(
    start,
    theirs(start),
    then((document) => addComparables(document, many), six(10))(start),
  );
  const names = conflict.lostOfMine.map(({ path, of, leaf }) => [
    formatDescription(i18n, describeField(path, of)),
    leaf,
  ]);
  expect(names.slice(0, 2)).toEqual([
    ['Comparable Beta', null],
    ['Escenario Uno', null],
  ]);
  expect(names).toHaveLength(7);
});

it('a scenario that I removed is told by what they changed of it', () => {
  const base = addScenario(start, { id: first, name: 'Uno' });
  expect(
    linesOf(base, (document) => removeScenario(document, first), write('scenarios.0.name', 'Dos')),
  ).toEqual(['Escenario Dos: Dos']);
});
