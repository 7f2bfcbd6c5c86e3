import {
  assigneesSchema,
  firmLeadDetailsSchema,
  firmLeadPageSchema,
  firmLeadSchema,
  firmLeadTotalsSchema,
  unmarkDuplicateInput,
  listAssigneesInput,
  listFirmLeadsInput,
  mergeLeadsInput,
  moveFirmLeadInput,
} from '@valia/domain/leads/lead-administration-schemas.ts';
import {
  assignedLeadSchema,
  assignLeadInput,
  getLeadInput,
} from '@valia/domain/leads/lead-schemas.ts';
import { getFirmLead } from '@valia/services/firm-leads/get-firm-lead.ts';
import { getFirmLeadTotals } from '@valia/services/firm-leads/get-firm-lead-totals.ts';
import { unmarkDuplicateLead } from '@valia/services/firm-leads/unmark-duplicate-lead.ts';
import { listAssignees } from '@valia/services/firm-leads/list-assignees.ts';
import { listFirmLeads } from '@valia/services/firm-leads/list-firm-leads.ts';
import { mergeFirmLeads } from '@valia/services/firm-leads/merge-firm-leads.ts';
import { moveFirmLead } from '@valia/services/firm-leads/move-firm-lead.ts';
import { assignLead } from '@valia/services/leads/assign-lead.ts';
import { isAdmin } from '../procedures/procedures.ts';
import { router } from '../procedures/router.ts';
import { savedViewProcedures } from '../procedures/saved-view-procedures.ts';
import { taking, takingNothing } from '../procedures/taking.ts';

const write = { object: 'lead', of: 'administrator', level: 'write' } as const;

export const adminLeadsRouter = router({
  list: taking(isAdmin, listFirmLeadsInput, { touches: null, sample: () => ({}) })
    .output(firmLeadPageSchema)
    .query(({ ctx, input }) => listFirmLeads({ ctx, input })),
  totals: takingNothing(isAdmin)
    .output(firmLeadTotalsSchema)
    .query(({ ctx }) => getFirmLeadTotals({ ctx })),
  ...savedViewProcedures(isAdmin, 'firm-leads'),
  assignees: taking(isAdmin, listAssigneesInput, { touches: null, sample: () => ({}) })
    .output(assigneesSchema)
    .query(({ ctx, input }) => listAssignees({ ctx, input })),
  get: taking(isAdmin, getLeadInput, {
    touches: { object: 'lead', of: 'administrator', level: 'read' },
    sample: ({ id }) => ({ leadId: id }),
  })
    .output(firmLeadDetailsSchema)
    .query(({ ctx, input }) => getFirmLead({ ctx, input })),
  assign: taking(isAdmin, assignLeadInput, {
    touches: write,
    sample: ({ id }) => ({ leadId: id, from: null, advisorUserId: null }),
  })
    .output(assignedLeadSchema)
    .mutation(({ ctx, input }) => assignLead({ ctx, input })),
  move: taking(isAdmin, moveFirmLeadInput, {
    touches: write,
    sample: ({ id }) => ({ leadId: id, version: 1, to: 'contacted' }),
  })
    .output(firmLeadSchema)
    .mutation(({ ctx, input }) => moveFirmLead({ ctx, input })),
  merge: taking(isAdmin, mergeLeadsInput, {
    touches: write,
    sample: ({ id }) => ({ leadId: id, version: 1, earlierVersion: 1, choices: {} }),
  })
    .output(firmLeadSchema)
    .mutation(({ ctx, input }) => mergeFirmLeads({ ctx, input })),
  keepApart: taking(isAdmin, unmarkDuplicateInput, {
    touches: write,
    sample: ({ id }) => ({ leadId: id, version: 1 }),
  })
    .output(firmLeadSchema)
    .mutation(({ ctx, input }) => unmarkDuplicateLead({ ctx, input })),
});
