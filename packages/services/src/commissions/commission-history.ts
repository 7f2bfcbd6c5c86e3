import type { Database } from '@valia/db/client.ts';
import { commissionEntries } from '@valia/db/schema/network/commission-entries.ts';
import { commissionSteps } from '@valia/db/schema/network/commission-steps.ts';
import { commissionBands } from '@valia/domain/commissions/commission-rule.ts';
import type {
  CommissionEntry,
  CommissionStep,
} from '@valia/domain/commissions/commission-schemas.ts';
import { asc, eq } from 'drizzle-orm';
import { namesOfPeople } from '../accounts/names-of-people.ts';
import { readLedgerEntries } from './ledger/read-ledger-entries.ts';

const mostShown = 200;

/** All steps of a commission, and its entries in the ledger. */
export const commissionHistory = async (
  db: Database,
  commissionId: string,
): Promise<{ steps: CommissionStep[]; entries: CommissionEntry[] }> => {
  const rows = await db
    .select()
    .from(commissionSteps)
    .where(eq(commissionSteps.commissionId, commissionId))
    .orderBy(asc(commissionSteps.at), asc(commissionSteps.id))
    .limit(mostShown);
  const names = await namesOfPeople(
    db,
    rows.flatMap(({ actorUserId }) => actorUserId ?? []),
  );
  const steps = rows.map(({ id, kind, at, cause, reason, actorUserId, baseKind, ...amounts }) => ({
    id,
    kind,
    at: at.toISOString(),
    cause,
    reason,
    byName: (actorUserId !== null && names.get(actorUserId)) || null,
    amountCents: Number(amounts.amountCents),
    baseKind,
    baseCents: Number(amounts.baseCents),
    bands: commissionBands(amounts),
  }));
  const entries = await readLedgerEntries(
    db,
    eq(commissionEntries.commissionId, commissionId),
    mostShown,
  );
  return { steps, entries };
};
