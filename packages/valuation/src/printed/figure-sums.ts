import { type Figure, figureId, type Figures } from '../figure.ts';
import {
  formulaExpressionOf,
  knownFormulaIds,
  type KnownFormulaId,
} from '../formulas/formula-expressions.ts';
import { normalisableLines } from '../valuation-inputs.ts';
import type { PrintRounding } from './print-rounding.ts';

/** A figure that a reader can compute from other printed figures. */
export interface FigureSum {
  total: string;
  parts: readonly SumPart[];
}

export interface SumPart {
  id: string;
  sign: 1 | -1;
}

const term = /^(?:Σ )?\{(\w+)\}$/u;

/** The sign of each symbol in a formula that only adds and subtracts; null for any other formula. */
const signsOf = (formula: KnownFormulaId): Map<string, 1 | -1> | null => {
  const expression = formulaExpressionOf(formula).replace(/^−/u, '0 − ');
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

/** The change of losses over a year: less the losses used, plus the loss of the year. */
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

/** The lines of a closed year after normalisation, and their sum. */
const normalisedSum = (year: number, figures: Figures): FigureSum[] => {
  const parts = normalisableLines.flatMap((line): SumPart[] => {
    const { id } = figures[figureId.normalisedLine(year, line)] ?? {};
    return id === undefined ? [] : [{ id, sign: incomeLines.has(line) ? 1 : -1 }];
  });
  return parts.length === 0 ? [] : [{ total: figureId.account(year, 'normalisedEbitda'), parts }];
};

const points = ['low', 'central', 'high'] as const;

/** The equity value as the sum of enterprise value and bridge, whichever methods were used. */
const resultSums = (): FigureSum[] =>
  points.map((point) => ({
    total: figureId.equity(point),
    parts: [
      { id: figureId.enterprise(point), sign: 1 },
      { id: figureId.bridgeTotal(), sign: 1 },
    ],
  }));

const relativeDust = 1e-9;

/** Whether a sum is exact before rounding; only such a sum can be checked in print. */
const holds = ({ total, parts }: FigureSum, values: ReadonlyMap<string, number>): boolean => {
  const known = [{ id: total, sign: -1 }, ...parts].map(({ id, sign }) => {
    const value = values.get(id);
    return value === undefined ? Number.NaN : sign * value;
  });
  const size = known.reduce((most, value) => Math.max(most, Math.abs(value)), 1);
  const rest = known.reduce((sum, value) => sum + value, 0);
  return Math.abs(rest) <= size * relativeDust;
};

/** Each sum of money that a reader can compute from a valuation's figures, in the order of the trace. */
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

/** The totals whose rounded parts add up to a different figure than the rounded total. */
export const totalsWithRoundingDifference = (
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
