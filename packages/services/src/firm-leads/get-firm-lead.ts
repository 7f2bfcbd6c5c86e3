import { sellBusinessLeads } from '@valia/db/schema/network/sell-business-leads.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { firmLeadDetailsSchema } from '@valia/domain/leads/lead-administration-schemas.ts';
import { getLeadInput } from '@valia/domain/leads/lead-schemas.ts';
import { eq } from 'drizzle-orm';
import { leadEventsOf } from '../leads/get-own-lead.ts';
import { read } from '../verbs/verb.ts';
import { loadFirmLead } from './firm-leads.ts';

/** One lead of the firm's, without its adviser's private notes and valuation. */
export const getFirmLead = read({
  right: 'enter-administration',
  input: getLeadInput,
  output: firmLeadDetailsSchema,
  touches: { object: 'lead', of: 'administrator', level: 'read' },
  sample: ({ id }) => ({ leadId: id }),
  run: async ({ ctx, input: { leadId } }) => {
    const { db } = ctx;
    const lead = await loadFirmLead(db, leadId);
    const [row] = await db.select().from(sellBusinessLeads).where(eq(sellBusinessLeads.id, leadId));
    if (row === undefined) throw new AppError('not-found');
    const { taxId, ebitda, reason, timing, email, message, consentVersion, consentAt, figures } =
      row;
    return {
      lead,
      taxId,
      ebitda,
      reason,
      timing,
      email,
      message,
      consentVersion,
      consentAt: consentAt.toISOString(),
      valuation: figures === null ? null : { id: null, ...figures },
      events: await leadEventsOf(db, leadId),
    };
  },
});
