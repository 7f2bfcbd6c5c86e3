import {
  firmLeadSchema,
  moveFirmLeadInput,
} from '@valia/domain/leads/lead-administration-schemas.ts';
import { changeAudited } from '../audit/change-audited.ts';
import { changeLeadStage } from '../leads/move-lead.ts';
import { act } from '../verbs/verb.ts';
import { loadFirmLead, lockFirmLead } from './firm-leads.ts';

/** Moves any lead of the firm's to another stage, by the rules that its adviser has. */
export const moveFirmLead = act({
  right: 'enter-administration',
  input: moveFirmLeadInput,
  output: firmLeadSchema,
  touches: { object: 'lead', of: 'administrator', level: 'write' },
  sample: ({ id }) => ({ leadId: id, version: 1, to: 'contacted' }),
  run: async ({ ctx, actor, input }) =>
    changeAudited(ctx, async (tx) => {
      await changeLeadStage(tx, ctx, { actor, lead: await lockFirmLead(tx, input), input });
      return loadFirmLead(tx, input.leadId);
    }),
});
