import { userProfiles } from '@valia/db/schema/identity/profiles.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { helpConsentVersion } from '@valia/domain/leads/lead-consent.ts';
import { askForHelpInput, helpRequestedSchema } from '@valia/domain/leads/lead-schemas.ts';
import { fullName } from '@valia/domain/text/full-name.ts';
import { eq } from 'drizzle-orm';
import { requireConfirmedEmail } from '../accounts/require-confirmed-email.ts';
import type { Transaction } from '../context/change-audited.ts';
import { type AccessibleValuation, loadValuation } from '../valuations/valuation-access.ts';
import { act, writeChange } from '../verbs/verb.ts';
import { createLead } from './create-lead.ts';

const figuresOf = ({
  method,
  currency,
  equityLow,
  equityCentral,
  equityHigh,
}: AccessibleValuation) => ({ method, currency, equityLow, equityCentral, equityHigh });

/** The base year's revenue in euros; null when the document has none or uses another currency. */
const revenueOf = ({ currency, document }: AccessibleValuation): number | null => {
  const base = document.accounts.years.at(-1)?.lines.revenue ?? null;
  return currency === 'EUR' && base !== null ? Math.max(0, base * document.unit) : null;
};

/** The caller, and their telephone number: the one given in the input, otherwise the one of their profile. */
const loadAsker = async (
  tx: Transaction,
  { userId, phone }: { userId: string; phone: string | null },
) => {
  const [person] = await tx
    .select({
      email: users.email,
      language: users.language,
      firstName: userProfiles.firstName,
      lastName: userProfiles.lastName,
      phone: userProfiles.phone,
    })
    .from(users)
    .leftJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(eq(users.id, userId));
  if (person === undefined) throw new AppError('unauthenticated');
  const reachedAt = phone ?? person.phone;
  if (reachedAt === null)
    throw new AppError('invalid-input', [{ path: 'phone', code: 'phone-required', params: {} }]);
  const { email, language } = person;
  return { contactName: fullName(person), email, phone: reachedAt, language };
};

/**
 * Requests the firm's help to buy a potential acquisition or to sell any other company, and lets the firm read the
 * valuation.
 */
export const askForHelp = act({
  right: 'work-on-own-valuations',
  input: askForHelpInput,
  output: helpRequestedSchema,
  touches: { object: 'valuation', of: 'owner', level: 'own' },
  sample: ({ id }) => ({ valuationId: id, phone: '961 000 142', consent: true }),
  asksConfirmedEmail: true,
  run: async ({ ctx, actor, input: { valuationId, phone, message } }) => {
    requireConfirmedEmail(actor);
    const { userId } = actor;
    await ctx.limits.take([{ limit: 'help-per-user', subject: userId }], ctx.now);
    return writeChange(ctx, async (tx) => {
      const valuation = await loadValuation(tx, { id: valuationId, userId, need: 'own' });
      const person = await loadAsker(tx, { userId, phone });
      const { value: leadId, entries } = await createLead(tx, ctx, {
        kind: valuation.type === 'potential_acquisition' ? 'buy' : 'sell',
        source: 'valuation_tool',
        companyName: valuation.companyName,
        taxId: valuation.taxId,
        sector: valuation.sector,
        province: valuation.province,
        annualRevenue: revenueOf(valuation),
        ebitda: valuation.currency === 'EUR' ? valuation.ebitda : null,
        reason: null,
        timing: null,
        ...person,
        message,
        consentVersion: helpConsentVersion,
        requestedBy: userId,
        valuationId,
        figures: figuresOf(valuation),
      });
      return { value: { leadId }, entries };
    });
  },
});
