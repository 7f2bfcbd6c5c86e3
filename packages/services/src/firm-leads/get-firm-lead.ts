import { sellBusinessLeads } from '@valia/db/schema/network/sell-business-leads.ts';
import type { FirmLeadDetails } from '@valia/domain/leads/lead-administration-schemas.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { eq } from 'drizzle-orm';
import { requireAdministrator } from '../administration/require-administrator.ts';
import { leadEventsOf } from '../leads/get-own-lead.ts';
import type { ServiceContext } from '../service-context.ts';
import { loadFirmLead } from './firm-leads.ts';

/** One lead of the firm's, without its adviser's private notes and valuation. */
export const getFirmLead = async ({
  ctx,
  input: { leadId },
}: {
  ctx: ServiceContext;
  input: { leadId: string };
}): Promise<FirmLeadDetails> => {
  requireAdministrator(ctx, 'enter-administration');
  const { db } = ctx;
  const lead = await loadFirmLead(db, leadId);
  const [row] = await db.select().from(sellBusinessLeads).where(eq(sellBusinessLeads.id, leadId));
  if (row === undefined) throw new AppError('not-found');
  const { taxId, ebitda, reason, timing, email, message, consentVersion, consentAt, figures } = row;
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
};
