import { openLeadStages } from '@valia/domain/leads/lead-stage.ts';
import type { RowCounts } from '../lists/read-row-counts.ts';

/** How many leads are open that somebody has, or that wait for an adviser. */
export const countOpenLeads = (counts: RowCounts, whose: 'assigned' | 'unassigned'): number =>
  openLeadStages
    .map((stage) => counts.of('sell_business_leads', `${whose}:${stage}`).count)
    .reduce((sum, count) => sum + count, 0);
