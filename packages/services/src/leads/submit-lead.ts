import { sellBusinessLeads } from '@valia/db/schema/network/sell-business-leads.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import type { SubmitLeadInput } from '@valia/domain/leads/lead-schemas.ts';
import { and, eq, gte } from 'drizzle-orm';
import { changeAudited } from '../audit/change-audited.ts';
import { callerRange } from '../limits/caller-range.ts';
import type { ServiceContext } from '../service-context.ts';
import { createLead, hashOfMessage } from './create-lead.ts';
import { isLeadFormTokenValid } from './lead-form-token.ts';

const dayMs = 86_400_000;
/** So many leads of a day may say the same: a family's companies, not a mailing. */
const mostOfOneMessage = 3;

const isRepeatedText = async ({ db, now }: ServiceContext, message: string): Promise<boolean> => {
  const hash = hashOfMessage(message);
  if (hash === null) return false;
  const { messageHash, createdAt } = sellBusinessLeads;
  const since = gte(createdAt, new Date(now.getTime() - dayMs));
  return (
    (await db.$count(sellBusinessLeads, and(eq(messageHash, hash), since))) >= mostOfOneMessage
  );
};

/**
 * The public form. What a program sends is refused as `lead-form-refused` before it counts against anybody's limit;
 * whoever is refused keeps what they typed and is told how else to reach the firm.
 */
export const submitLead = async ({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: SubmitLeadInput;
}): Promise<{ received: true }> => {
  const { formToken, website, consent: _consent, utm, ...lead } = input;
  if (website !== '' || !isLeadFormTokenValid(ctx, formToken))
    throw new AppError('lead-form-refused');
  await ctx.limits.take([{ limit: 'lead-per-range', subject: callerRange(ctx) }], ctx.now);
  if (await isRepeatedText(ctx, lead.message)) throw new AppError('lead-form-refused');
  await changeAudited(ctx, (tx) =>
    createLead(
      tx,
      // A visitor's form is nobody's act, also when a member of the platform sends it.
      { ...ctx, actor: null },
      {
        ...lead,
        source: 'landing_page',
        utmSource: utm.source,
        utmMedium: utm.medium,
        utmCampaign: utm.campaign,
      },
    ),
  );
  return { received: true };
};
