import type { Database } from '@valia/db/client.ts';
import { sellBusinessLeads } from '@valia/db/schema/network/sell-business-leads.ts';
import { usedLeadForms } from '@valia/db/schema/network/used-lead-forms.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { leadFormExpiry } from '@valia/domain/leads/lead-form-age.ts';
import {
  submitLeadInput,
  type SubmitLeadInput,
  submitLeadOutput,
} from '@valia/domain/leads/lead-schemas.ts';
import { canonicalJson } from '@valia/domain/valuations/document/canonical-json.ts';
import { and, eq, gte } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Transaction } from '../context/change-audited.ts';
import { callerRange } from '../limits/caller-range.ts';
import { act, unchanged, writeChange } from '../verbs/verb.ts';
import { createLead, hashMessage } from './create-lead.ts';
import { findLeadForm, type LeadForm } from './lead-form-token.ts';

const dayMs = 86_400_000;
/**
 * The number of leads a day that may contain the same message: enough for a family's companies, too few for a mailing.
 */
const mostOfOneMessage = 3;

const isRepeatedText = async (db: Database, message: string, now: Date): Promise<boolean> => {
  const hash = hashMessage(message);
  if (hash === null) return false;
  const { messageHash, createdAt } = sellBusinessLeads;
  const since = gte(createdAt, new Date(now.getTime() - dayMs));
  return (
    (await db.$count(sellBusinessLeads, and(eq(messageHash, hash), since))) >= mostOfOneMessage
  );
};

const hashOfTyped = ({
  formToken: _formToken,
  website: _website,
  utm: _utm,
  visitId: _visitId,
  language: _language,
  ...typed
}: SubmitLeadInput): string => createHash('sha256').update(canonicalJson(typed)).digest('hex');

/**
 * Marks a form as used. Returns false when it was already used with the same content, because the first answer was
 * lost. Of two concurrent requests, the second waits here for the first.
 */
const claimForm = async (
  tx: Transaction,
  { id, shownAt }: LeadForm,
  bodyHash: string,
): Promise<boolean> => {
  const claimed = await tx
    .insert(usedLeadForms)
    .values({ id, bodyHash, expiresAt: leadFormExpiry(shownAt) })
    .onConflictDoNothing()
    .returning({ id: usedLeadForms.id });
  if (claimed.length > 0) return true;
  const [used] = await tx
    .select({ bodyHash: usedLeadForms.bodyHash })
    .from(usedLeadForms)
    .where(eq(usedLeadForms.id, id));
  if (used?.bodyHash !== bodyHash) throw new AppError('lead-form-used');
  return false;
};

/**
 * Submits the public form. Submissions by programs are refused as `lead-form-refused` and use up nobody's limit; the
 * refusal page shows the typed content and how else to reach the firm. Each form creates one lead at most (S37).
 */
export const submitLead = act({
  right: 'anybody',
  input: submitLeadInput,
  output: submitLeadOutput,
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
  run: async ({ ctx, input }) => {
    const { formToken, website, consent: _consent, utm, ...lead } = input;
    const form = website === '' ? findLeadForm(ctx, formToken) : null;
    if (form === null) throw new AppError('lead-form-refused');
    await writeChange(ctx, async (tx) => {
      if (!(await claimForm(tx, form, hashOfTyped(input)))) return unchanged(null);
      if (await isRepeatedText(tx, lead.message, ctx.now)) throw new AppError('lead-form-refused');
      await ctx.limits.take([{ limit: 'lead-per-range', subject: callerRange(ctx) }], ctx.now, tx);
      return createLead(
        tx,
        // A submission of the public form has no actor, even when a signed-in user sends it.
        { ...ctx, actor: null },
        {
          ...lead,
          source: 'landing_page',
          utmSource: utm.source,
          utmMedium: utm.medium,
          utmCampaign: utm.campaign,
        },
      );
    });
    return { received: true as const };
  },
});
