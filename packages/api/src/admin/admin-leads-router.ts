import {
  getFirmLead,
  mergeFirmLeads,
  moveFirmLead,
  unmarkDuplicateLead,
} from '@valia/services/firm-leads/firm-lead-verbs.ts';
import { getFirmLeadTotals } from '@valia/services/firm-leads/get-firm-lead-totals.ts';
import { listAssignees } from '@valia/services/firm-leads/list-assignees.ts';
import { listFirmLeads } from '@valia/services/firm-leads/list-firm-leads.ts';
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
