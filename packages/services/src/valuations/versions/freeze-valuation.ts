import { sectorMultipleSets } from '@valia/db/schema/firm/sector-multiple-sets.ts';
import { valuationSnapshots } from '@valia/db/schema/valuations/valuation-snapshots.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { canonicalJson } from '@valia/domain/valuations/document/canonical-json.ts';
import type { FrozenValuation } from '@valia/domain/valuations/frozen-valuation.ts';
import type { Valuation } from '@valia/domain/valuations/valuation-schemas.ts';
import { engineVersion } from '@valia/valuation/engine-version.ts';
import type { ValuationOutcome } from '@valia/valuation/valuation-outcome.ts';
import { eq, max } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Transaction } from '../../context/change-audited.ts';
import type { ServiceContext } from '../../context/service-context.ts';
import { requireDocumentQuota } from '../../storage/require-quota.ts';
import { toSnapshotIdentity } from './latest-snapshot.ts';
import type { ValuationRow } from '../valuation-access.ts';

/** The fingerprint of a snapshot: the hexadecimal SHA-256 hash of its canonical JSON. */
export const frozenValuationSha256 = (frozen: FrozenValuation): string =>
  createHash('sha256').update(canonicalJson(frozen)).digest('hex');

/** The edition whose multiples the valuation uses; the document may refer to an edition that does not exist. */
const findSectorSet = async (
  tx: Transaction,
  { method, multiples }: FrozenValuation['document'],
): Promise<string | null> => {
  const { origin } = multiples.evToEbitda;
  if (method === 'dcf' || origin.kind !== 'sector') return null;
  const [set] = await tx
    .select({ id: sectorMultipleSets.id })
    .from(sectorMultipleSets)
    .where(eq(sectorMultipleSets.id, origin.setId));
  if (set) return set.id;
  throw new AppError('valuation-not-computable', [
    { path: 'multiples.evToEbitda.origin.setId', code: 'not-in-list', params: {} },
  ]);
};

/**
 * Writes the immutable snapshot of a valuation. The caller has just changed the valuation's row, so the row is locked.
 */
export const freezeValuation = async (
  tx: Transaction,
  ctx: ServiceContext,
  { row, outcome, userId }: { row: ValuationRow; outcome: ValuationOutcome; userId: string },
): Promise<NonNullable<Valuation['snapshot']>> => {
  const frozen: FrozenValuation = {
    document: row.document,
    sectorSetId: await findSectorSet(tx, row.document),
    engineVersion,
    outcome,
  };
  const [last] = await tx
    .select({ number: max(valuationSnapshots.number) })
    .from(valuationSnapshots)
    .where(eq(valuationSnapshots.valuationId, row.id));
  const snapshot = {
    ...frozen,
    id: ctx.newId(),
    valuationId: row.id,
    number: (last?.number ?? 0) + 1,
    sha256: frozenValuationSha256(frozen),
    createdAt: ctx.now,
    createdBy: userId,
  };
  await tx.insert(valuationSnapshots).values(snapshot);
  await requireDocumentQuota(tx, row.ownerId);
  return toSnapshotIdentity(snapshot);
};
