import {
  addLeadNoteInput,
  askForHelpInput,
  getLeadInput,
  helpAskedSchema,
  leadDetailsSchema,
  leadFilterSchema,
  leadFormTokenSchema,
  leadItemSchema,
  leadNoteSchema,
  leadPageSchema,
  leadTotalsSchema,
  listLeadsInput,
  moveLeadInput,
  setNextStepInput,
  submitLeadInput,
  submitLeadOutput,
  valuedLeadSchema,
  valueLeadInput,
} from '@valia/domain/leads/lead-schemas.ts';
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
import { publicProcedure, signedIn } from './procedures/procedures.ts';
import { router } from './procedures/router.ts';
import { savedViewProcedures } from './procedures/saved-view-procedures.ts';
import { taking, takingNothing } from './procedures/taking.ts';

const ownLead = { object: 'lead', of: 'self', level: 'own' } as const;

export const leadsRouter = router({
  formToken: takingNothing(publicProcedure)
    .output(leadFormTokenSchema)
    .query(({ ctx }) => ({ formToken: makeLeadFormToken(ctx) })),
  submit: taking(publicProcedure, submitLeadInput, {
    touches: null,
    sample: ({ guest }) => ({
      companyName: 'Envases de Ejemplo, S.L.',
      taxId: null,
      sector: 'PLA',
      province: '46',
      annualRevenue: 3_850_000,
      ebitda: null,
      reason: 'retirement',
      timing: 'one-year',
      contactName: 'Empar Ferrer',
      email: guest.email,
      phone: '961 000 142',
      consent: true,
      formToken: 'one that the server did not make',
    }),
  })
    .output(submitLeadOutput)
    .mutation(({ ctx, input }) => submitLead({ ctx, input })),
  askForHelp: taking(signedIn, askForHelpInput, {
    touches: { object: 'valuation', of: 'owner', level: 'own' },
    sample: ({ id }) => ({ valuationId: id, phone: '961 000 142', consent: true }),
    asksConfirmedEmail: true,
  })
    .output(helpAskedSchema)
    .mutation(({ ctx, input }) => askForHelp({ ctx, input })),
  list: taking(signedIn, listLeadsInput, { touches: null, sample: () => ({}) })
    .output(leadPageSchema)
    .query(({ ctx, input }) => listOwnLeads({ ctx, input })),
  totals: taking(signedIn, leadFilterSchema, { touches: null, sample: () => ({}) })
    .output(leadTotalsSchema)
    .query(({ ctx, input }) => getLeadTotals({ ctx, input })),
  ...savedViewProcedures(signedIn, 'leads'),
  get: taking(signedIn, getLeadInput, { touches: ownLead, sample: ({ id }) => ({ leadId: id }) })
    .output(leadDetailsSchema)
    .query(({ ctx, input }) => getOwnLead({ ctx, input })),
  move: taking(signedIn, moveLeadInput, {
    touches: ownLead,
    sample: ({ id }) => ({ leadId: id, version: 1, to: 'contacted' }),
  })
    .output(leadItemSchema)
    .mutation(({ ctx, input }) => moveLead({ ctx, input })),
  setNextStep: taking(signedIn, setNextStepInput, {
    touches: ownLead,
    sample: ({ id }) => ({ leadId: id, version: 1, nextStep: null, isDone: false }),
  })
    .output(leadItemSchema)
    .mutation(({ ctx, input }) => setNextStep({ ctx, input })),
  addNote: taking(signedIn, addLeadNoteInput, {
    touches: ownLead,
    sample: ({ id, newId }) => ({ leadId: id, noteId: newId(), text: 'Llamar por la tarde' }),
  })
    .output(leadNoteSchema)
    .mutation(({ ctx, input }) => addLeadNote({ ctx, input })),
  value: taking(signedIn, valueLeadInput, {
    touches: ownLead,
    sample: ({ id, newId }) => ({ leadId: id, valuationId: newId() }),
  })
    .output(valuedLeadSchema)
    .mutation(({ ctx, input }) => valueLead({ ctx, input })),
});
