import { type Figure, figureId, type Figures } from '../figure.ts';
import {
  expressionOf,
  knownFormulaIds,
  type KnownFormulaId,
} from '../formulas/formula-expressions.ts';
import { normalisableLines, type NormalisableLine } from '../valuation-inputs.ts';
import type { PrintedPart, PrintedSum } from './add-up.ts';

/** The figures that are printed and what they add up to. */
export interface FigureSums {
  values: Map<string, number>;
  sums: PrintedSum[];
  /** Printed at their own rounding as totals are, though no sum leads to them. */
  heads: string[];
}

/** What was taken out of a line of a closed year. The trace has no such figure, but tables print it. */
export const normalisedChangeId = (year: number, line: NormalisableLine): string =>
  `${figureId.normalisedLine(year, line)}.change`;

const term = /^(?:Σ )?\{(\w+)\}$/u;

/** The sign of each symbol where a formula only adds and takes away; null for any other. */
const signsOf = (formula: KnownFormulaId): Map<string, 1 | -1> | null => {
  const expression = expressionOf(formula).replace(/^−/u, '0 − ');
  const pieces = expression.split(/ ([+−]) /u);
  const signs = new Map<string, 1 | -1>();
  for (let at = 0; at < pieces.length; at += 2) {
    const piece = pieces[at] ?? '';
    if (at === 0 && piece === '0') continue;
    const symbol = term.exec(piece)?.[1];
    if (symbol === undefined) return null;
    signs.set(symbol, pieces[at - 1] === '−' ? -1 : 1);
  }
  return signs;
};

const linearSigns = new Map(knownFormulaIds.map((formula) => [formula, signsOf(formula)]));

/** What lies between two values is a sum as well, but the flow that it is part of, or its ends, are settled first. */
const minorFormulas: readonly KnownFormulaId[] = [
  'change-in-net-working-capital',
  'discount-amount',
];

const traceSum = (figure: Figure): PrintedSum[] => {
  if (figure.unit !== 'money') return [];
  const signs = linearSigns.get(figure.formula) ?? null;
  if (signs === null) return [];
  const parts = figure.inputs.flatMap(({ symbol, figure: id }): PrintedPart[] => {
    const sign = signs.get(symbol);
    return sign === undefined ? [] : [{ id, sign }];
  });
  if (parts.length !== figure.inputs.length) return [];
  return [{ total: figure.id, parts, isMinor: minorFormulas.includes(figure.formula) }];
};

/** Debt less the cash above its minimum; without any such cash the debt itself. */
const netDebtSum = (figures: Figures): PrintedSum[] => {
  const total = figureId.netFinancialDebt();
  const cash = figureId.bridge('cash');
  const least = figureId.bridge('minimumCash');
  const held = figures[cash]?.value ?? 0;
  const kept = figures[least]?.value ?? 0;
  const parts: PrintedPart[] = [{ id: figureId.bridge('financialDebt'), sign: 1 }];
  if (held > kept) {
    parts.push({ id: cash, sign: -1 });
    if (figures[least] !== undefined) parts.push({ id: least, sign: 1 });
  }
  return [{ total, parts }];
};

const incomeLines: ReadonlySet<string> = new Set(['revenue', 'otherIncome']);

/** The lines of a closed year as the value takes them: their changes, and their sum. */
const normalisedSums = (
  year: number,
  figures: Figures,
  values: Map<string, number>,
): PrintedSum[] => {
  const total = figureId.account(year, 'normalisedEbitda');
  const parts: PrintedPart[] = [];
  const sums: PrintedSum[] = [];
  for (const line of normalisableLines) {
    const normalised = figures[figureId.normalisedLine(year, line)];
    const reported = figures[figureId.account(year, line)];
    if (normalised === undefined) continue;
    parts.push({ id: normalised.id, sign: incomeLines.has(line) ? 1 : -1 });
    const change = normalisedChangeId(year, line);
    values.set(change, normalised.value - (reported?.value ?? 0));
    sums.push({
      total: normalised.id,
      parts: [
        ...(reported === undefined ? [] : [{ id: reported.id, sign: 1 as const }]),
        { id: change, sign: 1 as const },
      ],
    });
  }
  return parts.length === 0 ? sums : [...sums, { total, parts }];
};

const head = /\.(?:revenue|ebitda|enterpriseValue\.\w+)$|^discounts\.equityValue\.\w+$/u;

const points = ['low', 'central', 'high'] as const;

/** The bridge leads from the value of the company to that of its equity, whichever methods gave them. */
const resultSums = (): PrintedSum[] =>
  points.map((point) => ({
    total: figureId.equity(point),
    parts: [
      { id: figureId.enterprise(point), sign: 1 },
      { id: figureId.bridgeTotal(), sign: 1 },
    ],
  }));

const relativeDust = 1e-9;

/** Only a sum that holds before rounding can be asked of what is printed. */
const holds = ({ total, parts }: PrintedSum, values: ReadonlyMap<string, number>): boolean => {
  const known = [{ id: total, sign: -1 }, ...parts].map(({ id, sign }) => {
    const value = values.get(id);
    return value === undefined ? Number.NaN : sign * value;
  });
  const size = known.reduce((most, value) => Math.max(most, Math.abs(value)), 1);
  const rest = known.reduce((sum, value) => sum + value, 0);
  return Math.abs(rest) <= size * relativeDust;
};

/** Every amount of money of a valuation, and each sum that a reader can make of them, in the order of the trace. */
export const figureSums = (figures: Figures): FigureSums => {
  const money = Object.values(figures).filter(({ unit }) => unit === 'money');
  const values = new Map(money.map(({ id, value }) => [id, value]));
  const years = money.flatMap(({ id }) => {
    const year = /^accounts\.(\d+)\.normalisedEbitda$/u.exec(id)?.[1];
    return year === undefined ? [] : [Number(year)];
  });
  const ofYears = years.flatMap((year) => normalisedSums(year, figures, values));
  const sums = [...ofYears, ...netDebtSum(figures), ...money.flatMap(traceSum), ...resultSums()];
  const heads = money.filter(({ id }) => head.test(id)).map(({ id }) => id);
  return { values, sums: sums.filter((sum) => holds(sum, values)), heads };
};
