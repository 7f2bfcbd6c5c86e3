import { userProfiles } from '@valia/db/schema/identity/profiles.ts';
import { sellBusinessLeads } from '@valia/db/schema/network/sell-business-leads.ts';
import type { Database } from '@valia/db/client.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import type { FirmLead } from '@valia/domain/leads/lead-administration-schemas.ts';
import { fullName } from '@valia/domain/text/full-name.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { QueryBuilder } from 'drizzle-orm/pg-core';
import type { Transaction } from '../context/change-audited.ts';
import { leadItemColumns, type LeadRow, toLeadItem } from '../leads/own-leads.ts';
import type { ListShape } from '../lists/prepared-list-read.ts';

export const firmLeadColumns = {
  ...leadItemColumns,
  taxId: sellBusinessLeads.taxId,
  advisorUserId: sellBusinessLeads.advisorUserId,
  duplicateOf: sellBusinessLeads.duplicateOf,
  duplicateReason: sellBusinessLeads.duplicateReason,
  firstName: userProfiles.firstName,
  lastName: userProfiles.lastName,
};

type FirmLeadRow = Parameters<typeof toLeadItem>[0] &
  Pick<LeadRow, 'taxId' | 'advisorUserId' | 'duplicateOf' | 'duplicateReason'> & {
    firstName: string | null;
    lastName: string | null;
  };

export const toFirmLead = (row: FirmLeadRow): FirmLead => ({
  ...toLeadItem(row),
  taxId: row.taxId,
  adviser: row.advisorUserId === null ? null : { userId: row.advisorUserId, name: fullName(row) },
  duplicateOf: row.duplicateOf,
  duplicateReason: row.duplicateReason,
});

/** The query of leads as administrators see them, without any condition. */
export const selectFirmLeads = (builder: QueryBuilder, place: ListShape['place']) =>
  builder
    .select({ ...firmLeadColumns, ...place })
    .from(sellBusinessLeads)
    .leftJoin(userProfiles, eq(userProfiles.userId, sellBusinessLeads.advisorUserId));

const notMerged = isNull(sellBusinessLeads.mergedInto);

/** One lead; a lead that was merged into another is `not-found`. */
export const loadFirmLead = async (db: Database, leadId: string): Promise<FirmLead> => {
  const [row] = await db
    .select(firmLeadColumns)
    .from(sellBusinessLeads)
    .leftJoin(userProfiles, eq(userProfiles.userId, sellBusinessLeads.advisorUserId))
    .where(and(eq(sellBusinessLeads.id, leadId), notMerged));
  if (row === undefined) throw new AppError('not-found');
  return toFirmLead(row);
};

/** Locks the lead for a change, in the version that the administrator saw. */
export const lockFirmLead = async (
  tx: Transaction,
  { leadId, version }: { leadId: string; version: number },
): Promise<LeadRow> => {
  const [lead] = await tx
    .select()
    .from(sellBusinessLeads)
    .where(and(eq(sellBusinessLeads.id, leadId), notMerged))
    .for('update');
  if (lead === undefined) throw new AppError('not-found');
  if (lead.version !== version) throw new AppError('conflict');
  return lead;
};

/** Increments the row's version, in the statement that changes the row. */
export const nextLeadVersion = sql`${sellBusinessLeads.version} + 1`;
