import { leadFormTokenSchema } from '@valia/domain/leads/lead-schemas.ts';
import { addLeadNote } from '@valia/services/leads/add-lead-note.ts';
import { askForHelp } from '@valia/services/leads/ask-for-help.ts';
import { getLeadTotals } from '@valia/services/leads/get-lead-totals.ts';
import { getOwnLead } from '@valia/services/leads/get-own-lead.ts';
import { makeLeadFormToken } from '@valia/services/leads/lead-form-token.ts';
import { listOwnLeads } from '@valia/services/leads/list-own-leads.ts';
import { moveLead } from '@valia/services/leads/move-lead.ts';
import { setNextStep } from '@valia/services/leads/set-next-step.ts';
import { submitLead } from '@valia/services/leads/submit-lead.ts';
import { valueLead } from '@valia/services/leads/value-lead.ts';
import { savedViewVerbs } from '@valia/services/views/saved-view-verbs.ts';
import { proceduresOf } from './procedures/procedures-of.ts';
import { publicProcedure } from './procedures/procedures.ts';
import { router } from './procedures/router.ts';
import { takingNothing } from './procedures/taking.ts';

export const leadsRouter = router({
  formToken: takingNothing(publicProcedure)
    .output(leadFormTokenSchema)
    .query(({ ctx }) => ({ formToken: makeLeadFormToken(ctx) })),
  ...proceduresOf({
    submit: submitLead,
    askForHelp,
    list: listOwnLeads,
    totals: getLeadTotals,
    get: getOwnLead,
    move: moveLead,
    setNextStep,
    addNote: addLeadNote,
    value: valueLead,
    ...savedViewVerbs('leads'),
  }),
});
