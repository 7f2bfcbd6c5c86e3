import {
  leadFormTokenSchema,
  submitLeadInput,
  submitLeadOutput,
} from '@valia/domain/leads/lead-schemas.ts';
import { makeLeadFormToken } from '@valia/services/leads/lead-form-token.ts';
import { submitLead } from '@valia/services/leads/submit-lead.ts';
import { publicProcedure } from './procedures/procedures.ts';
import { router } from './procedures/router.ts';
import { taking, takingNothing } from './procedures/taking.ts';

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
});
