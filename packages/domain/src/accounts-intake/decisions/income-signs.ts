import type { RowTarget } from '../rows/row-target.ts';

/** How an income statement prints its costs; `all-as-costs` also treats rows of either sign as costs. */
export const incomeSigns = ['costs-negative', 'costs-positive', 'all-as-costs'] as const;
export type IncomeSigns = (typeof incomeSigns)[number];

export interface IncomeRow {
  target: RowTarget;
  /** One value per measure; null when the row has no figure. */
  values: readonly (number | null)[];
  /** One flag per measure: the figure is refused or ambiguous. */
  unread: readonly boolean[];
}

/** The amount that a printed value adds to the result. */
export const resultContribution = (
  target: RowTarget,
  value: number,
  signs: IncomeSigns,
): number => {
  if (signs === 'costs-negative') return value;
  if (target.goesEitherWay) return signs === 'all-as-costs' ? -value : value;
  return target.natural === 'debit' ? -value : value;
};

/** The number of the row's line in the models: lines 1–7 form EBITDA, lines 1–13 the operating result. */
export const incomeLineNumber = ({ key, line }: RowTarget): number | null => {
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

/** The sum of the rows that a printed result adds up. */
export const printedResultSum = (
  key: string,
  rows: readonly IncomeRow[],
  measure: number,
  signs: IncomeSigns,
): { sum: number; summands: number } => {
  const [from, to] = resultLines[key] ?? [1, 0];
  const parts = rows.flatMap(({ target, values }) => {
    const line = incomeLineNumber(target);
    const value = values[measure] ?? null;
    return line === null || line < from || line > to || value === null
      ? []
      : [resultContribution(target, value, signs)];
  });
  return { sum: parts.reduce((sum, one) => sum + one, 0), summands: parts.length };
};

export interface IncomeSignsDecision {
  signs: IncomeSigns | null;
  by: 'arithmetic' | 'decisive';
  /** The statement has positive costs, rows of either sign, and no result to check them against. */
  areEitherWayOpen: boolean;
}

type Tolerance = (summands: number) => number;

const isUntried = (key: string, rows: readonly IncomeRow[], measure: number): boolean => {
  const [from, to] = resultLines[key] ?? [1, 0];
  return rows.some(({ target, unread }) => {
    const line = incomeLineNumber(target);
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
      const { sum, summands } = printedResultSum(key, rows, measure, signs);
      return Math.abs(sum - printed) <= tolerance(summands);
    }),
  );

/** The sign that the cost rows show by themselves; null when some are negative and others are not. */
const signOfCosts = (rows: readonly IncomeRow[]): IncomeSigns | null => {
  const isFixed = ({ target }: IncomeRow) => !target.goesEitherWay && target.place !== 'income_tax';
  const costs = rows
    .filter((row) => isFixed(row) && row.target.natural === 'debit')
    .flatMap(({ values }) => values.filter((value) => value !== null && value !== 0));
  const negative = costs.filter((value) => (value ?? 0) < 0).length;
  if (negative === costs.length) return 'costs-negative';
  return negative === 0 ? 'costs-positive' : null;
};

/** Whether the costs that are in no printed result have the same sign as the others. */
const followOutside = (
  rows: readonly IncomeRow[],
  tried: readonly PrintedResult[],
  signs: IncomeSigns,
): boolean => {
  const outside = rows.filter(({ target }) => {
    const line = incomeLineNumber(target);
    return !tried.some(({ key }) => {
      const [from, to] = resultLines[key] ?? [1, 0];
      return line !== null && line >= from && line <= to;
    });
  });
  const costs = outside.map((row) => ({
    ...row,
    values: row.values.map((value) => (value === null ? null : -value)),
  }));
  return signOfCosts(signs === 'costs-negative' ? outside : costs) === 'costs-negative';
};

const hasEitherWay = (rows: readonly IncomeRow[]): boolean =>
  rows.some(
    ({ target, values }) =>
      target.goesEitherWay && values.some((value) => value !== null && value !== 0),
  );

/** Whether two sign conventions give every row the same amount. */
const areSame = (rows: readonly IncomeRow[], one: IncomeSigns, other: IncomeSigns): boolean =>
  rows.every(({ target, values }) =>
    values.every(
      (value) =>
        value === null ||
        resultContribution(target, value, one) === resultContribution(target, value, other),
    ),
  );

/**
 * The convention with which the printed results add up, when there is exactly one; otherwise the one that all cost rows
 * show, unless the results contradict it. In all other cases the user is asked.
 */
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
        printedResultSum(key, rows, measure, 'costs-negative').summands > 1,
    ),
  );
  const holding =
    tried.length === 0 ? [] : incomeSigns.filter((signs) => allHold(rows, tried, signs, tolerance));
  const [first] = holding;
  if (first !== undefined && holding.every((signs) => areSame(rows, first, signs))) {
    const signs = followOutside(rows, tried, first) ? first : null;
    return { signs, by: 'arithmetic', areEitherWayOpen: false };
  }
  const shown = signOfCosts(rows);
  const isGainsaid = shown !== null && first !== undefined && !holding.includes(shown);
  const signs = isGainsaid ? null : shown;
  const areEitherWayOpen =
    signs === 'costs-positive' &&
    (first === undefined || holding.includes('all-as-costs')) &&
    hasEitherWay(rows);
  return { signs, by: 'decisive', areEitherWayOpen };
};
