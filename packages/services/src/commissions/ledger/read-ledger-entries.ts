import { advisorCollaborationRequests } from '@valia/db/schema/network/advisor-collaboration-requests.ts';
import { commissionEntries } from '@valia/db/schema/network/commission-entries.ts';
import { commissionSteps } from '@valia/db/schema/network/commission-steps.ts';
import { commissions } from '@valia/db/schema/network/commissions.ts';
import type { Database } from '@valia/db/client.ts';
import { commissionBands } from '@valia/domain/commissions/commission-rule.ts';
import type { CommissionEntry } from '@valia/domain/commissions/commission-schemas.ts';
import { asc, eq, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

const entry = commissionEntries;
const cited = alias(commissionEntries, 'cited');
const citing = alias(commissionEntries, 'citing');
const undone = new Set<string>(['correction', 'reversal']);

const selectEntries = (db: Database, where: SQL | undefined, limit: number) => {
  const page = db
    .select({ id: entry.id })
    .from(entry)
    .innerJoin(commissions, eq(commissions.id, entry.commissionId))
    .innerJoin(
      advisorCollaborationRequests,
      eq(advisorCollaborationRequests.id, commissions.requestId),
    )
    .where(where)
    .orderBy(asc(entry.number))
    .limit(limit)
    .as('page');
  return db
    .select({
      entry,
      cause: commissionSteps.cause,
      reason: commissionSteps.reason,
      baseCents: commissionSteps.baseCents,
      rate: commissionSteps.rate,
      bands: commissionSteps.bands,
      requestId: commissions.requestId,
      companyName: advisorCollaborationRequests.companyName,
      citesNumber: cited.number,
      citing: { number: citing.number, kind: citing.kind },
    })
    .from(page)
    .innerJoin(entry, eq(entry.id, page.id))
    .innerJoin(commissionSteps, eq(commissionSteps.id, entry.stepId))
    .innerJoin(commissions, eq(commissions.id, entry.commissionId))
    .innerJoin(
      advisorCollaborationRequests,
      eq(advisorCollaborationRequests.id, commissions.requestId),
    )
    .leftJoin(cited, eq(cited.id, entry.citesEntryId))
    .leftJoin(citing, eq(citing.citesEntryId, entry.id))
    .orderBy(asc(entry.number), asc(citing.number));
};

/** Ledger entries in order, with the entries that they cite and those that cite them. */
export const readLedgerEntries = async (
  db: Database,
  where: SQL | undefined,
  limit: number,
): Promise<CommissionEntry[]> => {
  const rows = await selectEntries(db, where, limit);
  const entries = new Map<string, CommissionEntry>();
  for (const row of rows) {
    const { id, number, kind, amountCents, balanceCents, at } = row.entry;
    const known = entries.get(id);
    const citedBy =
      row.citing !== null && undone.has(row.citing.kind) ? row.citing : (known?.citedBy ?? null);
    entries.set(id, {
      id,
      number,
      kind,
      companyName: row.companyName,
      requestId: row.requestId,
      amountCents: Number(amountCents),
      balanceCents: Number(balanceCents),
      at: at.toISOString(),
      cause: row.cause,
      reason: row.reason,
      citesNumber: row.citesNumber,
      citedBy,
      baseCents: Number(row.baseCents),
      bands: commissionBands(row),
    });
  }
  return [...entries.values()];
};
