import { type Figure, figureId, type Figures } from '../figure.ts';
import {
  expressionOf,
  knownFormulaIds,
  type KnownFormulaId,
} from '../formulas/formula-expressions.ts';
import { normalisableLines } from '../valuation-inputs.ts';
import type { PrintRounding } from './print-rounding.ts';

/** A figure that a reader can make from others. */
export interface FigureSum {
  total: string;
  parts: readonly SumPart[];
}

export interface SumPart {
  id: string;
  sign: 1 | -1;
}

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

const traceSum = (figure: Figure): FigureSum[] => {
  if (figure.unit !== 'money') return [];
  const signs = linearSigns.get(figure.formula) ?? null;
  if (signs === null) return [];
  const parts = figure.inputs.flatMap(({ symbol, figure: id }): SumPart[] => {
    const sign = signs.get(symbol);
    return sign === undefined ? [] : [{ id, sign }];
  });
  if (parts.length !== figure.inputs.length) return [];
  return [{ total: figure.id, parts }];
};

/** Losses from the start to the end of a year: less what was used, and with what the year adds. */
const lossesSum = (figure: Figure, figures: Figures): FigureSum[] => {
  if (figure.formula !== 'closing-losses') return [];
  const signs = { openingLosses: 1, lossesUsed: -1, ebit: -1 } as const;
  const parts = figure.inputs.flatMap(({ figure: id, symbol }): SumPart[] => {
    if (symbol === 'ebit' && (figures[id]?.value ?? 0) >= 0) return [];
    return symbol === 'openingLosses' || symbol === 'lossesUsed' || symbol === 'ebit'
      ? [{ id, sign: signs[symbol] }]
      : [];
  });
  return [{ total: figure.id, parts }];
};

const incomeLines: ReadonlySet<string> = new Set(['revenue', 'otherIncome']);

/** The lines of a closed year as the value takes them, and their sum. */
const normalisedSum = (year: number, figures: Figures): FigureSum[] => {
  const parts = normalisableLines.flatMap((line): SumPart[] => {
    const { id } = figures[figureId.normalisedLine(year, line)] ?? {};
    return id === undefined ? [] : [{ id, sign: incomeLines.has(line) ? 1 : -1 }];
  });
  return parts.length === 0 ? [] : [{ total: figureId.account(year, 'normalisedEbitda'), parts }];
};

const points = ['low', 'central', 'high'] as const;

/** The bridge leads from the value of the company to that of its equity, whichever methods gave them. */
const resultSums = (): FigureSum[] =>
  points.map((point) => ({
    total: figureId.equity(point),
    parts: [
      { id: figureId.enterprise(point), sign: 1 },
      { id: figureId.bridgeTotal(), sign: 1 },
    ],
  }));

const relativeDust = 1e-9;

/** Only a sum that holds before rounding can be asked of what is printed. */
const holds = ({ total, parts }: FigureSum, values: ReadonlyMap<string, number>): boolean => {
  const known = [{ id: total, sign: -1 }, ...parts].map(({ id, sign }) => {
    const value = values.get(id);
    return value === undefined ? Number.NaN : sign * value;
  });
  const size = known.reduce((most, value) => Math.max(most, Math.abs(value)), 1);
  const rest = known.reduce((sum, value) => sum + value, 0);
  return Math.abs(rest) <= size * relativeDust;
};

/** Each sum of money that a reader can make of a valuation's figures, in the order of the trace. */
export const figureSums = (figures: Figures): FigureSum[] => {
  const money = Object.values(figures).filter(({ unit }) => unit === 'money');
  const values = new Map(money.map(({ id, value }) => [id, value]));
  const years = money.flatMap(({ id }) => {
    const year = /^accounts\.(\d+)\.normalisedEbitda$/u.exec(id)?.[1];
    return year === undefined ? [] : [Number(year)];
  });
  const sums = [
    ...years.flatMap((year) => normalisedSum(year, figures)),
    ...money.flatMap((figure) => [...traceSum(figure), ...lossesSum(figure, figures)]),
    ...resultSums(),
  ];
  return sums.filter((sum) => holds(sum, values));
};

/** The totals whose rounded parts come to another figure than the total's own rounding. */
export const totalsApart = (
  figures: Figures,
  { round, unit }: PrintRounding,
): ReadonlySet<string> => {
  const rounded = (id: string): number => round(figures[id]?.value ?? 0);
  const apart = figureSums(figures).filter(({ total, parts }) => {
    const sum = parts.reduce((reached, { id, sign }) => reached + sign * rounded(id), 0);
    return Math.abs(sum - rounded(total)) > unit / 2;
  });
  return new Set(apart.map(({ total }) => total));
};
