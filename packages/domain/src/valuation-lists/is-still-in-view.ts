import type { ValuationStatus } from '../valuations/valuation-status.ts';

interface View {
  archived?: boolean | undefined;
  status?: ValuationStatus | null | undefined;
}

/** Whether a valuation still belongs to a view of the list after an action. */
export const isStillInView = (
  valuation: { archived: boolean; status: ValuationStatus },
  { archived = false, status = null }: View,
): boolean => valuation.archived === archived && (status === null || valuation.status === status);
