import { msg } from '@lingui/core/macro';
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
  const { round, unit } = numbers.moneyRounding;
  const isApart = sums.some(([total, parts]) => {
    const sum = parts.reduce((reached, part) => reached + round(part), 0);
    return Math.abs(sum - round(total)) > unit / 2;
  });
  return isApart ? [remark(t(text))] : [];
};
