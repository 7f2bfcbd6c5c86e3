import {
  type BudgetDocument,
  type BudgetRow,
  type BudgetSection,
  monthsInYear,
  notableDeviation,
} from './budget-document.ts';

/** A row, a section or the result: signed, so that costs are negative and all of it adds up. */
export interface BudgetTotals {
  /** Closed months as they were, the others as budgeted. */
  months: number[];
  budgetMonths: number[];
  outlook: number;
  budget: number;
  /** Above zero is better than budgeted, of income and costs alike. */
  deviation: number;
  /** Of the budget; null where there is none. */
  deviationShare: number | null;
}

const allMonths = Array.from({ length: monthsInYear }, (_, month) => month);
const inCents = (amount: number | null | undefined): number => Math.round((amount ?? 0) * 100);
const shareOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : part / Math.abs(whole);

// Cents, so that a total is exactly the sum of what stands above it.
const totalsOfCents = (months: number[], budgetMonths: number[]): BudgetTotals => {
  const sum = (cents: number[]): number => cents.reduce((total, one) => total + one, 0);
  const [outlook, budget] = [sum(months), sum(budgetMonths)];
  return {
    months: months.map((cents) => cents / 100),
    budgetMonths: budgetMonths.map((cents) => cents / 100),
    outlook: outlook / 100,
    budget: budget / 100,
    deviation: (outlook - budget) / 100,
    deviationShare: shareOf(outlook - budget, budget),
  };
};

export const signOf = (section: BudgetSection): 1 | -1 => (section === 'income' ? 1 : -1);

export const totalsOfRow = (row: BudgetRow, closedMonths: number): BudgetTotals => {
  const sign = signOf(row.section);
  const cents = (amount: number | null | undefined): number => sign * inCents(amount) || 0;
  return totalsOfCents(
    allMonths.map((month) => cents(month < closedMonths ? row.actual[month] : row.budget[month])),
    allMonths.map((month) => cents(row.budget[month])),
  );
};

const addUp = (parts: readonly BudgetTotals[]): BudgetTotals => {
  const column = (pick: (part: BudgetTotals) => number[]): number[] =>
    allMonths.map((month) => parts.reduce((sum, part) => sum + inCents(pick(part)[month]), 0));
  return totalsOfCents(
    column(({ months }) => months),
    column(({ budgetMonths }) => budgetMonths),
  );
};

export interface BudgetSums {
  rows: ReadonlyMap<string, BudgetTotals>;
  sections: Record<BudgetSection, BudgetTotals>;
  result: BudgetTotals;
  /** Result over income; null in a month without income. */
  margins: (number | null)[];
  margin: { outlook: number | null; budget: number | null };
  /** Of the result, by closed month; null in the others. */
  deviations: (number | null)[];
  /** Of the closed months over their budget. */
  toDate: { deviation: number; share: number | null };
}

export const sumBudget = ({ rows, closedMonths }: BudgetDocument): BudgetSums => {
  const byRow = new Map(rows.map((row) => [row.id, totalsOfRow(row, closedMonths)] as const));
  const section = (kind: BudgetSection): BudgetTotals =>
    addUp(rows.flatMap((row) => (row.section === kind ? (byRow.get(row.id) ?? []) : [])));
  const sections = { income: section('income'), cost: section('cost') };
  const result = addUp([sections.income, sections.cost]);
  const { income } = sections;
  const margin = (part: number | undefined, whole: number | undefined): number | null =>
    part === undefined || whole === undefined || whole <= 0 ? null : part / whole;
  const budgetToDate = result.budgetMonths
    .slice(0, closedMonths)
    .reduce((sum, amount) => sum + inCents(amount), 0);
  return {
    rows: byRow,
    sections,
    result,
    margins: allMonths.map((month) => margin(result.months[month], income.months[month])),
    margin: {
      outlook: margin(result.outlook, income.outlook),
      budget: margin(result.budget, income.budget),
    },
    deviations: allMonths.map((month) =>
      month < closedMonths
        ? (inCents(result.months[month]) - inCents(result.budgetMonths[month])) / 100
        : null,
    ),
    toDate: {
      deviation: result.deviation,
      share: shareOf(inCents(result.deviation), budgetToDate),
    },
  };
};

/** Of a closed month of a row, better above zero; null in a month that is still to come. */
export const monthDeviation = (
  row: BudgetRow,
  month: number,
  closedMonths: number,
): number | null =>
  month < closedMonths
    ? (signOf(row.section) * (inCents(row.actual[month]) - inCents(row.budget[month]))) / 100 || 0
    : null;

export const isNotable = (deviation: number | null): boolean =>
  deviation !== null && Math.abs(deviation) >= notableDeviation;

const mostNamed = 4;

export interface DeviationSources {
  named: { label: string; deviation: number }[];
  /** All further rows that differ, in one; null where none is left. */
  others: { count: number; deviation: number } | null;
  total: number;
}

/** Where the year's deviation comes from, the largest first; the lines add up to it. */
export const deviationSources = (document: BudgetDocument, sums: BudgetSums): DeviationSources => {
  const found = document.rows
    .map(({ id, label }) => ({ label, deviation: sums.rows.get(id)?.deviation ?? 0 }))
    .toSorted((one, other) => Math.abs(other.deviation) - Math.abs(one.deviation));
  const [named, rest] = [found.slice(0, mostNamed), found.slice(mostNamed)];
  const cents = rest.reduce((sum, { deviation }) => sum + inCents(deviation), 0);
  return {
    named,
    others: rest.length === 0 ? null : { count: rest.length, deviation: cents / 100 },
    total: sums.result.deviation,
  };
};
