import {
  type BudgetDocument,
  type BudgetRow,
  type BudgetSection,
  monthsInYear,
  notableDeviation,
} from './budget-document.ts';

/** The totals of a row, a section or the result. Costs are negative, so that everything can be added up. */
export interface BudgetTotals {
  /** Actual figures for closed months, the budget for the others. */
  months: number[];
  budgetMonths: number[];
  outlook: number;
  budget: number;
  /** Positive means better than budgeted, for income and costs alike. */
  deviation: number;
  /** The deviation as a fraction of the budget; null when there is no budget. */
  deviationShare: number | null;
}

const allMonths = Array.from({ length: monthsInYear }, (_, month) => month);
const inCents = (amount: number | null | undefined): number => Math.round((amount ?? 0) * 100);
const shareOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : part / Math.abs(whole);

// Computed in cents, so that a total is exactly the sum of the figures above it.
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

export const budgetSectionSign = (section: BudgetSection): 1 | -1 =>
  section === 'income' ? 1 : -1;

export const budgetRowTotals = (row: BudgetRow, closedMonths: number): BudgetTotals => {
  const sign = budgetSectionSign(row.section);
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
  /** Result divided by income; null in a month without income. */
  margins: (number | null)[];
  margin: { outlook: number | null; budget: number | null };
  /** The deviation of the result in each closed month; null in the others. */
  deviations: (number | null)[];
  /** The deviation of all closed months from their budget. */
  toDate: { deviation: number; share: number | null };
}

export const sumBudget = ({ rows, closedMonths }: BudgetDocument): BudgetSums => {
  const byRow = new Map(rows.map((row) => [row.id, budgetRowTotals(row, closedMonths)] as const));
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

/** The deviation of a row in a closed month, positive when better; null in a month that is not closed yet. */
export const monthDeviation = (
  row: BudgetRow,
  month: number,
  closedMonths: number,
): number | null =>
  month < closedMonths
    ? (budgetSectionSign(row.section) * (inCents(row.actual[month]) - inCents(row.budget[month]))) /
        100 || 0
    : null;

export const isNotableDeviation = (deviation: number | null): boolean =>
  deviation !== null && Math.abs(deviation) >= notableDeviation;

const mostNamed = 4;

export interface DeviationSources {
  named: { label: string; deviation: number }[];
  /** All further deviating rows combined; null when there are none. */
  others: { count: number; deviation: number } | null;
  total: number;
}

/** The rows that cause the year's deviation, the largest first; they add up to it. */
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
