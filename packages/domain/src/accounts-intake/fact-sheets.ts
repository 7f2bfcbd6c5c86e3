import elements from './chart/filed-elements.json' with { type: 'json' };
import { findFiledLine } from './chart/filed-lines.ts';
import { groupByKey } from './group-by-key.ts';
import type { SourceCell, SourceFile, SourceSheet, XbrlFact } from './source-cells.ts';

const keyOfElement: Readonly<Record<string, string>> = elements;

/** A taxonomy has a version in its address; its names are the same in all of them. */
const isOfChart = ({ namespace }: XbrlFact): boolean => namespace.includes('/pgc07/');

const shortestYear = 330;

const daysOf = ({ start, end }: XbrlFact['context']): number =>
  start === null
    ? Number.POSITIVE_INFINITY
    : (Date.parse(end) - Date.parse(start)) / 86_400_000 + 1;

/** A line of the models for the whole company and a whole year. */
const isLine = (fact: XbrlFact): boolean =>
  isOfChart(fact) &&
  keyOfElement[fact.name] !== undefined &&
  fact.unit !== null &&
  fact.context.dimensions.length === 0 &&
  daysOf(fact.context) >= shortestYear;

const cellOf = (row: number, column: number, text: string, raw: number | null): SourceCell => ({
  row,
  column,
  text,
  raw,
  format: null,
  formula: null,
  error: null,
  merged: null,
  isHidden: false,
  isDate: false,
  indent: 0,
  outline: 0,
  box: null,
});

/** Two different values of one line contradict each other: together they are no figure. */
const factCell = (row: number, column: number, facts: readonly XbrlFact[]): SourceCell => {
  const values = [...new Set(facts.map(({ value }) => value ?? ''))];
  const unit = facts[0]?.unit ?? '';
  const isEuro = unit === 'iso4217:EUR';
  const text = values.join(' / ') + (isEuro ? '' : ` ${unit.replace('iso4217:', '')}`);
  const number = Number(values[0]);
  const isNumber = values.length === 1 && isEuro && Number.isFinite(number);
  return cellOf(row, column, text, isNumber ? number : null);
};

const dayText = (iso: string): string => iso.split('-').toReversed().join('/');

const firstRow = 3;

const linesSheet = (facts: readonly XbrlFact[]): SourceSheet => {
  const days = [...new Set(facts.map(({ context }) => context.end))].toSorted().toReversed();
  const byKey = [...groupByKey(facts, ({ name }) => keyOfElement[name] ?? '')].toSorted(
    ([one], [other]) => (one < other ? -1 : 1),
  );
  const heads = ['Clave', 'Partida', ...days.map(dayText)];
  const rows = byKey.flatMap(([key, own], at) => {
    const row = firstRow + at;
    const byDay = groupByKey(own, ({ context }) => context.end);
    return [
      cellOf(row, 1, key, null),
      cellOf(row, 2, findFiledLine(key)?.es[0] ?? key, null),
      ...days.flatMap((day, column) => {
        const found = byDay.get(day);
        return found === undefined ? [] : [factCell(row, column + 3, found)];
      }),
    ];
  });
  return {
    name: 'XBRL',
    isHidden: false,
    cells: [
      cellOf(1, 1, 'Importes en euros', null),
      ...heads.map((head, column) => cellOf(2, column + 1, head, null)),
      ...rows,
    ],
  };
};

/** Notes, breakdowns and words of an instance: shown as hidden, since no line of a valuation takes them. */
const otherFacts = (facts: readonly XbrlFact[]): SourceSheet => ({
  name: 'XBRL: otros datos',
  isHidden: true,
  cells: facts.flatMap(({ name, value }, at) =>
    value === null || value.trim() === ''
      ? []
      : [cellOf(at + 1, 1, name, null), cellOf(at + 1, 2, value, null)],
  ),
});

/** An XBRL instance as sheets: its lines by year, and what else it states. */
export const withFactSheets = (file: SourceFile): SourceFile => {
  if (file.facts.length === 0 || file.sheets.length > 0) return file;
  const stated = file.facts.filter(({ value }) => value !== null && value.trim() !== '');
  const lines = stated.filter(isLine);
  const others = stated.filter((fact) => !isLine(fact));
  return {
    ...file,
    sheets: [
      ...(lines.length > 0 ? [linesSheet(lines)] : []),
      ...(others.length > 0 ? [otherFacts(others)] : []),
    ],
  };
};
