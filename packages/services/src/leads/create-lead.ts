import type { Transaction } from '../context/change-audited.ts';
import { sellBusinessLeads } from '@valia/db/schema/network/sell-business-leads.ts';
import { plainPhone } from '@valia/domain/leads/duplicate-lead.ts';
import { leadConsentVersion } from '@valia/domain/leads/lead-consent.ts';
import { leadValueEvents } from '@valia/domain/leads/lead-value-events.ts';
import { companySortKey } from '@valia/domain/valuations/company-sort-key.ts';
import { normaliseTaxId } from '@valia/domain/valuations/normalise-tax-id.ts';
import { sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { ServiceContext } from '../context/service-context.ts';
import { changed, type Changed } from '../verbs/verb.ts';
import { findDuplicateLead } from './find-duplicate-lead.ts';
import { getLeadThresholds, raiseLeadEvents } from './raise-lead-events.ts';
import { recordLeadEvent } from './record-lead-event.ts';

type LeadRow = typeof sellBusinessLeads.$inferInsert;

export type NewLead = Pick<
  LeadRow,
  | 'kind'
  | 'companyName'
  | 'taxId'
  | 'sector'
  | 'province'
  | 'annualRevenue'
  | 'ebitda'
  | 'reason'
  | 'timing'
  | 'contactName'
  | 'email'
  | 'phone'
  | 'message'
  | 'language'
> & { source: NonNullable<LeadRow['source']> } & Partial<
    Pick<
      LeadRow,
      | 'consentVersion'
      | 'requestedBy'
      | 'valuationId'
      | 'figures'
      | 'utmSource'
      | 'utmMedium'
      | 'utmCampaign'
      | 'visitId'
    >
  >;

/** The hash by which messages are compared; null for a message shorter than a sentence, which is not compared. */
export const hashMessage = (message: string): string | null => {
  const leastCompared = 40;
  const plain = message.toLowerCase().replaceAll(/\s+/g, ' ').trim();
  return plain.length < leastCompared ? null : createHash('sha256').update(plain).digest('hex');
};

const raiseEvents = async (
  tx: Transaction,
  ctx: ServiceContext,
  {
    leadId,
    lead,
    duplicate,
  }: {
    leadId: string;
    lead: NewLead;
    duplicate: Awaited<ReturnType<typeof findDuplicateLead>>;
  },
): Promise<void> => {
  const valued = { annualRevenue: lead.annualRevenue ?? 0, isAssigned: false };
  const ofValue = leadValueEvents(valued, await getLeadThresholds(tx));
  const ofDuplicate =
    duplicate === null
      ? []
      : [
          {
            leadId,
            type: 'duplicate_lead_detected',
            detail: { ofLead: duplicate.leadId, reason: duplicate.reason },
          } as const,
        ];
  await raiseLeadEvents(tx, ctx, [...ofDuplicate, ...ofValue.map((type) => ({ leadId, type }))]);
};

/** Stores an incoming lead and raises its events for the administrators; returns its id. */
export const createLead = async (
  tx: Transaction,
  ctx: ServiceContext,
  lead: NewLead,
): Promise<Changed<string>> => {
  // Makes concurrent arrivals wait for each other, so that the second of two leads of the same company finds
  // the first.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('valia lead arrivals'))`);
  const leadId = ctx.newId();
  const { companyName, taxId = null, email, phone, message = '' } = lead;
  const identity = { companyName, taxId, email, phone };
  const duplicate = await findDuplicateLead(tx, { identity, now: ctx.now });
  await tx.insert(sellBusinessLeads).values({
    ...lead,
    id: leadId,
    taxId: taxId === null || normaliseTaxId(taxId) === '' ? null : normaliseTaxId(taxId),
    companySortKey: companySortKey(companyName),
    phoneDigits: plainPhone(phone),
    messageHash: hashMessage(message),
    duplicateOf: duplicate?.leadId ?? null,
    duplicateReason: duplicate?.reason ?? null,
    consentVersion: lead.consentVersion ?? leadConsentVersion,
    consentAt: ctx.now,
    stageSince: ctx.now,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  });
  await recordLeadEvent(tx, ctx, { leadId, kind: 'arrived', toStage: 'new' });
  await raiseEvents(tx, ctx, { leadId, lead, duplicate });
  return changed(leadId, {
    action: 'lead.created',
    subjectType: 'lead',
    subjectId: leadId,
    after: { source: lead.source, kind: lead.kind ?? 'sell' },
    actorUserId: ctx.actor?.userId ?? null,
  });
};
