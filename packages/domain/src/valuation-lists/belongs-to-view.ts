import type { ValuationStatus } from '../valuations/valuation-status.ts';

interface View {
  archived?: boolean | undefined;
  status?: ValuationStatus | null | undefined;
}

/** Whether what was done to a valuation leaves it in a view of the list. */
export const belongsToView = (
  valuation: { archived: boolean; status: ValuationStatus },
  { archived = false, status = null }: View,
): boolean => valuation.archived === archived && (status === null || valuation.status === status);
