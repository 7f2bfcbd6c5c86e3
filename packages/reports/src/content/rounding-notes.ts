import { msg } from '@lingui/core/macro';
import { hasRoundingDifference } from '@valia/valuation/printed/has-rounding-difference.ts';
import type { ReportContext } from './report-context.ts';
import { type SideNote, remark } from './report-table.ts';

const text = msg`Las diferencias en las sumas se deben al redondeo.`;

/** Notes below a table in which a total differs from the sum of its printed rows. */
export const roundingNotes = (
  { t, totalsApart }: ReportContext,
  isInTable: (total: string) => boolean,
): SideNote[] => ([...totalsApart].some(isInTable) ? [remark(t(text))] : []);

/** The same for sums without a figure in the valuation: each has a total and its parts, in money. */
export const roundingNotesOfSums = (
  { numbers, t }: ReportContext,
  ...sums: readonly (readonly [total: number, parts: readonly number[]])[]
): SideNote[] => {
  const isApart = sums.some(([total, parts]) =>
    hasRoundingDifference(total, parts, numbers.moneyRounding),
  );
  return isApart ? [remark(t(text))] : [];
};
