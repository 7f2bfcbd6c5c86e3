import { openLeadStages } from '@valia/domain/leads/lead-stage.ts';
import type { RowCounts } from '../lists/read-row-counts.ts';

/** The number of open leads that are assigned to an adviser, or that are still unassigned. */
export const countOpenLeads = (counts: RowCounts, whose: 'assigned' | 'unassigned'): number =>
  openLeadStages
    .map((stage) => counts.of('sell_business_leads', `${whose}:${stage}`).count)
    .reduce((sum, count) => sum + count, 0);
