import { getFirmLeadTotals } from '@valia/services/firm-leads/get-firm-lead-totals.ts';
import { getFirmLead } from '@valia/services/firm-leads/get-firm-lead.ts';
import { listAssignees } from '@valia/services/firm-leads/list-assignees.ts';
import { listFirmLeads } from '@valia/services/firm-leads/list-firm-leads.ts';
import { mergeFirmLeads } from '@valia/services/firm-leads/merge-firm-leads.ts';
import { moveFirmLead } from '@valia/services/firm-leads/move-firm-lead.ts';
import { unmarkDuplicateLead } from '@valia/services/firm-leads/unmark-duplicate-lead.ts';
import { assignLead } from '@valia/services/leads/assign-lead.ts';
import { savedViewVerbs } from '@valia/services/views/saved-view-verbs.ts';
import { proceduresOf } from '../procedures/procedures-of.ts';
import { router } from '../procedures/router.ts';

export const adminLeadsRouter = router({
  ...proceduresOf({
    list: listFirmLeads,
    totals: getFirmLeadTotals,
    assignees: listAssignees,
    get: getFirmLead,
    assign: assignLead,
    move: moveFirmLead,
    merge: mergeFirmLeads,
    keepApart: unmarkDuplicateLead,
    ...savedViewVerbs('firm-leads'),
  }),
});
