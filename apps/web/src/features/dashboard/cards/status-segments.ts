import type { ValuationStatus } from '@valia/domain/valuations/valuation-status.ts';

export interface StatusSegment {
  key: string;
  status: ValuationStatus;
  /** The relative width of the segment in the bar. */
  share: number;
}

const mostSegments = 24;
const order: readonly ValuationStatus[] = ['completed', 'in_progress', 'draft'];

/** One segment per valuation up to 24; beyond that, one per status, with a width in proportion to its count. */
export const statusSegments = (byStatus: Record<ValuationStatus, number>): StatusSegment[] => {
  const total = order.reduce((sum, status) => sum + byStatus[status], 0);
  if (total > mostSegments) {
    return order
      .filter((status) => byStatus[status] > 0)
      .map((status) => ({ key: status, status, share: byStatus[status] }));
  }
  return order.flatMap((status) =>
    Array.from({ length: byStatus[status] }, (_, index) => ({
      key: `${status}-${index}`,
      status,
      share: 1,
    })),
  );
};
