import {
  firmLeadSchema,
  moveFirmLeadInput,
} from '@valia/domain/leads/lead-administration-schemas.ts';
import { changeLeadStage } from '../leads/change-lead-stage.ts';
import { change } from '../verbs/verb.ts';
import { loadFirmLead, lockFirmLead } from './firm-leads.ts';

/** Moves any lead of the firm's to another stage, by the rules that its adviser has. */
export const moveFirmLead = change({
  right: 'enter-administration',
  input: moveFirmLeadInput,
  output: firmLeadSchema,
  touches: { object: 'lead', of: 'administrator', level: 'write' },
  sample: ({ id }) => ({ leadId: id, version: 1, to: 'contacted' }),
  run: async ({ ctx, actor, tx, input }) => {
    const lead = await lockFirmLead(tx, input);
    const { entries } = await changeLeadStage(tx, ctx, { actor, lead, input });
    return { value: await loadFirmLead(tx, input.leadId), entries };
  },
});
