import type { ValuationStatus } from '../valuations/valuation-status.ts';
import type { ValuationType } from '../valuations/valuation-type.ts';
import type { DashboardGroup, MonthOfWork } from './dashboard-schemas.ts';
import { monthsOfWork } from './months-of-work.ts';
import { type RollupLine, findRollupLine } from './rollup-line.ts';

const groupOf = ({ counted, valued, amount }: RollupLine): DashboardGroup => ({
  counted,
  valued,
  amount,
});

const ratio = (sum: number, count: number): number | null => (count === 0 ? null : sum / count);

/** The number of valuations by status, and the amount of the completed ones in euros. */
export const totalsOfRollups = (lines: readonly RollupLine[]) => {
  const counted = (status: ValuationStatus) => findRollupLine(lines, 'status', status).counted;
  const { valued, amount } = findRollupLine(lines, 'status', 'completed');
  return {
    byStatus: {
      draft: counted('draft'),
      in_progress: counted('in_progress'),
      completed: counted('completed'),
    },
    completedInEuros: valued,
    totalAmount: amount,
    averageAmount: ratio(amount, valued),
  };
};

/** The requested months, each with the figures at its end. */
export const monthsOfRollups = (
  lines: readonly RollupLine[],
  months: readonly string[],
): MonthOfWork[] => {
  const { byStatus, completedInEuros, totalAmount } = totalsOfRollups(lines);
  const { draft, in_progress: inProgress, completed } = byStatus;
  const counted = months.map((month) => {
    const done = findRollupLine(lines, 'completed', month);
    return {
      month,
      created: findRollupLine(lines, 'created', month).counted,
      completed: done.counted,
      completedInEuros: done.valued,
      amount: done.amount,
      daysToComplete: done.daysToComplete,
    };
  });
  const total = draft + inProgress + completed;
  return monthsOfWork(counted, { total, completed, completedInEuros, totalAmount });
};

export const typesOfRollups = (lines: readonly RollupLine[]) => {
  const of = (type: ValuationType) => groupOf(findRollupLine(lines, 'type', type));
  return {
    own_business: of('own_business'),
    client_business: of('client_business'),
    potential_acquisition: of('potential_acquisition'),
  };
};

export const statusesOfRollups = (lines: readonly RollupLine[]) => {
  const of = (status: ValuationStatus) => groupOf(findRollupLine(lines, 'status', status));
  return { draft: of('draft'), in_progress: of('in_progress'), completed: of('completed') };
};

/** The sectors of completed valuations, the largest amount first. */
export const sectorsOfRollups = (lines: readonly RollupLine[]) =>
  lines
    .filter(({ dimension, counted }) => dimension === 'sector' && counted > 0)
    .toSorted((a, b) => b.amount - a.amount || a.member.localeCompare(b.member))
    .map((line) => ({ sector: line.member === '' ? null : line.member, ...groupOf(line) }));

/** Averages over the completed valuations in euros. */
export const averagesOfRollups = (lines: readonly RollupLine[]) => {
  const { ebitdaCount, ebitda, enterprise, multipleCount, multiple } = findRollupLine(
    lines,
    'status',
    'completed',
  );
  return {
    ebitdaCount,
    totalEbitda: ebitda,
    averageEbitda: ratio(ebitda, ebitdaCount),
    multipleCount,
    averageMultiple: ratio(multiple, multipleCount),
    weightedMultiple: ebitda > 0 ? enterprise / ebitda : null,
  };
};
