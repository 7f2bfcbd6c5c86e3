import type { RowTarget } from '../rows/row-target.ts';

/** How an income statement prints its costs; the last has its either-way rows as costs too. */
export const incomeSigns = ['costs-negative', 'costs-positive', 'all-as-costs'] as const;
export type IncomeSigns = (typeof incomeSigns)[number];

export interface IncomeRow {
  target: RowTarget;
  /** By measure; null where the row has no figure. */
  values: readonly (number | null)[];
  /** By measure: refused, or with two readings. */
  unread: readonly boolean[];
}

/** What a printed value adds to the result. */
export const contributionOf = (target: RowTarget, value: number, signs: IncomeSigns): number => {
  if (signs === 'costs-negative') return value;
  if (target.goesEitherWay) return signs === 'all-as-costs' ? -value : value;
  return target.natural === 'debit' ? -value : value;
};

/** The number of its line in the models: 1–7 make EBITDA, 1–13 the operating result. */
export const incomeLineOf = ({ key, line }: RowTarget): number | null => {
  const number = /^PL\.(\d+)/u.exec(line ?? '')?.[1];
  if (number !== undefined) return Number(number);
  return key?.startsWith('421') === true ? 18 : null;
};

const resultLines: Readonly<Record<string, readonly [number, number]>> = {
  ebitda: [1, 7],
  '49100': [1, 13],
  '49200': [14, 18],
  '49300': [1, 18],
  '49400': [1, 19],
  '49500': [1, 20],
};

export interface PrintedResult {
  key: string;
  values: readonly (number | null)[];
}

/** The sum of the rows that a printed result stands for. */
export const resultOf = (
  key: string,
  rows: readonly IncomeRow[],
  measure: number,
  signs: IncomeSigns,
): { sum: number; summands: number } => {
  const [from, to] = resultLines[key] ?? [1, 0];
  const parts = rows.flatMap(({ target, values }) => {
    const line = incomeLineOf(target);
    const value = values[measure] ?? null;
    return line === null || line < from || line > to || value === null
      ? []
      : [contributionOf(target, value, signs)];
  });
  return { sum: parts.reduce((sum, one) => sum + one, 0), summands: parts.length };
};

export interface IncomeSignsDecision {
  signs: IncomeSigns | null;
  by: 'arithmetic' | 'decisive';
  /** Either-way rows of a statement with positive costs and no result to try them by. */
  areEitherWayOpen: boolean;
}

type Tolerance = (summands: number) => number;

const isUntried = (key: string, rows: readonly IncomeRow[], measure: number): boolean => {
  const [from, to] = resultLines[key] ?? [1, 0];
  return rows.some(({ target, unread }) => {
    const line = incomeLineOf(target);
    return unread[measure] === true && line !== null && line >= from && line <= to;
  });
};

const allHold = (
  rows: readonly IncomeRow[],
  results: readonly PrintedResult[],
  signs: IncomeSigns,
  tolerance: Tolerance,
): boolean =>
  results.every(({ key, values }) =>
    values.every((printed, measure) => {
      if (printed === null || isUntried(key, rows, measure)) return true;
      const { sum, summands } = resultOf(key, rows, measure, signs);
      return Math.abs(sum - printed) <= tolerance(summands);
    }),
  );

/** As the printed results add up; without results all cost rows alike, else asked. */
export const decideIncomeSigns = (
  rows: readonly IncomeRow[],
  results: readonly PrintedResult[],
  tolerance: Tolerance,
): IncomeSignsDecision => {
  const tried = results.filter(({ key, values }) =>
    values.some(
      (value, measure) =>
        value !== null &&
        !isUntried(key, rows, measure) &&
        resultOf(key, rows, measure, 'costs-negative').summands > 1,
    ),
  );
  const holding =
    tried.length === 0 ? [] : incomeSigns.filter((signs) => allHold(rows, tried, signs, tolerance));
  if (holding[0] !== undefined)
    return { signs: holding[0], by: 'arithmetic', areEitherWayOpen: false };
  const isFixed = ({ target }: IncomeRow) => !target.goesEitherWay && target.place !== 'income_tax';
  const costs = rows
    .filter((row) => isFixed(row) && row.target.natural === 'debit')
    .flatMap(({ values }) => values.filter((value) => value !== null && value !== 0));
  const negative = costs.filter((value) => (value ?? 0) < 0).length;
  if (costs.length === 0)
    return { signs: 'costs-negative', by: 'decisive', areEitherWayOpen: false };
  if (negative === costs.length)
    return { signs: 'costs-negative', by: 'decisive', areEitherWayOpen: false };
  const hasEitherWay = rows.some(
    ({ target, values }) =>
      target.goesEitherWay && values.some((value) => value !== null && value !== 0),
  );
  if (negative === 0)
    return { signs: 'costs-positive', by: 'decisive', areEitherWayOpen: hasEitherWay };
  return { signs: null, by: 'decisive', areEitherWayOpen: false };
};
