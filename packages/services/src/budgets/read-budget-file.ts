import { requireRight } from '@valia/domain/access/rights.ts';
import type { ReadBudget } from '@valia/domain/budgets/budget-schemas.ts';
import { readBudgetSheets } from '@valia/domain/budgets/read-budget-sheets.ts';
import type { ServiceContext } from '../context/service-context.ts';
import { readSheets } from '../workbooks/read-sheets.ts';
import { refuseFile } from '../workbooks/refuse-file.ts';

/**
 * Reads budget data from a workbook. The workbook is not stored; the data that the user accepts is saved with the
 * budget.
 */
export const readBudgetFile = ({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: Uint8Array;
}): ReadBudget => {
  requireRight(ctx.actor, 'work-on-own-budgets');
  const read = readBudgetSheets(readSheets(input));
  if (read.rows.length === 0 && read.refused.length === 0) return refuseFile('file-without-rows');
  return read;
};
