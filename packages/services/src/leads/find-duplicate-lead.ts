import type { Database } from '@valia/db/client.ts';
import { sellBusinessLeads } from '@valia/db/schema/network/sell-business-leads.ts';
import {
  duplicateReason,
  duplicateWindowMs,
  plainPhone,
  type DuplicateReason,
  type LeadIdentity,
} from '@valia/domain/leads/duplicate-lead.ts';
import { normaliseTaxId } from '@valia/domain/valuations/normalise-tax-id.ts';
import { and, desc, eq, gte, isNull, or } from 'drizzle-orm';

// One telephone number or email address has few leads within the window; rate limits stop a flood of them.
const mostCompared = 200;

/**
 * The latest lead of the window that belongs to the same company as a new one, and the reason; null when there is none.
 */
export const findDuplicateLead = async (
  db: Database,
  { identity, now }: { identity: LeadIdentity; now: Date },
): Promise<{ leadId: string; reason: DuplicateReason } | null> => {
  const { id, companyName, taxId, email, phone, phoneDigits, createdAt, mergedInto } =
    sellBusinessLeads;
  const [digits, plainId] = [plainPhone(identity.phone), normaliseTaxId(identity.taxId ?? '')];
  const rows = await db
    .select({ id, companyName, taxId, email, phone })
    .from(sellBusinessLeads)
    .where(
      and(
        gte(createdAt, new Date(now.getTime() - duplicateWindowMs)),
        isNull(mergedInto),
        or(
          eq(email, identity.email),
          digits === '' ? undefined : eq(phoneDigits, digits),
          plainId === '' ? undefined : eq(taxId, plainId),
        ),
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(mostCompared);
  for (const { id: leadId, ...other } of rows) {
    const reason = duplicateReason(identity, other);
    if (reason !== null) return { leadId, reason };
  }
  return null;
};
