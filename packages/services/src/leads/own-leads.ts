import type { Transaction } from '../context/change-audited.ts';
import type { Database } from '@valia/db/client.ts';
import { sellBusinessLeads } from '@valia/db/schema/network/sell-business-leads.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import type { LeadItem } from '@valia/domain/leads/lead-schemas.ts';
import { and, eq } from 'drizzle-orm';
import { requireNotErased } from '../accounts/lock-account.ts';

export type LeadRow = typeof sellBusinessLeads.$inferSelect;

export const leadItemColumns = {
  id: sellBusinessLeads.id,
  version: sellBusinessLeads.version,
  kind: sellBusinessLeads.kind,
  source: sellBusinessLeads.source,
  stage: sellBusinessLeads.stage,
  companyName: sellBusinessLeads.companyName,
  sector: sellBusinessLeads.sector,
  province: sellBusinessLeads.province,
  annualRevenue: sellBusinessLeads.annualRevenue,
  contactName: sellBusinessLeads.contactName,
  phone: sellBusinessLeads.phone,
  nextStepText: sellBusinessLeads.nextStepText,
  nextStepAt: sellBusinessLeads.nextStepAt,
  lostReason: sellBusinessLeads.lostReason,
  createdAt: sellBusinessLeads.createdAt,
  stageSince: sellBusinessLeads.stageSince,
};

type LeadItemRow = Pick<LeadRow, keyof typeof leadItemColumns>;

export const toLeadItem = (row: LeadItemRow): LeadItem => ({
  id: row.id,
  version: row.version,
  kind: row.kind,
  source: row.source,
  stage: row.stage,
  companyName: row.companyName,
  sector: row.sector,
  province: row.province,
  annualRevenue: row.annualRevenue,
  contactName: row.contactName,
  phone: row.phone,
  nextStep:
    row.nextStepText === null || row.nextStepAt === null
      ? null
      : { text: row.nextStepText, at: row.nextStepAt.toISOString() },
  lostReason: row.lostReason,
  createdAt: row.createdAt.toISOString(),
  stageSince: row.stageSince.toISOString(),
});

interface OwnLead {
  leadId: string;
  userId: string;
}

/** A lead assigned to the user. A lead of another user and a missing one are both `not-found`. */
export const loadOwnLead = async (db: Database, { leadId, userId }: OwnLead): Promise<LeadRow> => {
  const [lead] = await db
    .select()
    .from(sellBusinessLeads)
    .where(and(eq(sellBusinessLeads.id, leadId), eq(sellBusinessLeads.advisorUserId, userId)));
  if (lead === undefined) throw new AppError('not-found');
  return lead;
};

/**
 * Same as `loadOwnLead`, but locks the lead for a change; `conflict` when its version is no longer the one that the
 * adviser saw.
 */
export const lockOwnLead = async (
  tx: Transaction,
  { leadId, userId, version }: OwnLead & { version: number },
): Promise<LeadRow> => {
  // Locks in the same order as an erasure, which locks the user first and then clears their leads.
  await requireNotErased(tx, userId);
  const [lead] = await tx
    .select()
    .from(sellBusinessLeads)
    .where(and(eq(sellBusinessLeads.id, leadId), eq(sellBusinessLeads.advisorUserId, userId)))
    .for('update');
  if (lead === undefined) throw new AppError('not-found');
  if (lead.version !== version) throw new AppError('conflict');
  return lead;
};

/** Updates a locked lead and increments its version. */
export const writeLead = async (
  tx: Transaction,
  { id, version }: Pick<LeadRow, 'id' | 'version'>,
  change: Partial<LeadRow> & Pick<LeadRow, 'updatedAt'>,
): Promise<LeadItem> => {
  const [written] = await tx
    .update(sellBusinessLeads)
    .set({ ...change, version: version + 1 })
    .where(eq(sellBusinessLeads.id, id))
    .returning(leadItemColumns);
  if (written === undefined) throw new AppError('internal');
  return toLeadItem(written);
};
