import { msg } from '@lingui/core/macro';
import { hasRoundingDifference } from '@valia/valuation/printed/has-rounding-difference.ts';
import type { ReportContext } from './report-context.ts';
import { type MarginNote, remark } from './report-table.ts';

const text = msg`Las diferencias en las sumas se deben al redondeo.`;

/** Said under a table where one of its totals is not what its rows come to as they are printed. */
export const roundingNotes = (
  { t, totalsApart }: ReportContext,
  isInTable: (total: string) => boolean,
): MarginNote[] => ([...totalsApart].some(isInTable) ? [remark(t(text))] : []);

/** The same of sums that the valuation has no figure of: each a total and what leads to it, money. */
export const roundingNotesOf = (
  { numbers, t }: ReportContext,
  ...sums: readonly (readonly [total: number, parts: readonly number[]])[]
): MarginNote[] => {
  const isApart = sums.some(([total, parts]) =>
    hasRoundingDifference(total, parts, numbers.moneyRounding),
  );
  return isApart ? [remark(t(text))] : [];
};
