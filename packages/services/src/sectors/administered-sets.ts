import type { Database } from '@valia/db/client.ts';
import { sectorMultipleSets } from '@valia/db/schema/firm/sector-multiple-sets.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import type { SectorSetInput } from '@valia/domain/sectors/sector-set-schemas.ts';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../context/change-audited.ts';
import { sectorRegion, type SectorSetRow } from './latest-sector-set.ts';

export const findDraftSet = async (db: Database): Promise<SectorSetRow | null> => {
  const [draft] = await db
    .select()
    .from(sectorMultipleSets)
    .where(
      and(eq(sectorMultipleSets.region, sectorRegion), eq(sectorMultipleSets.status, 'draft')),
    );
  return draft ?? null;
};

/**
 * A draft locked for a change; `conflict` when another administrator has saved, published or discarded it meanwhile.
 */
export const lockDraftSet = async (
  tx: Transaction,
  { id, revision }: SectorSetInput,
): Promise<SectorSetRow> => {
  const [set] = await tx
    .select()
    .from(sectorMultipleSets)
    .where(eq(sectorMultipleSets.id, id))
    .for('update');
  if (set?.status !== 'draft' || set.revision !== revision) throw new AppError('conflict');
  return set;
};
