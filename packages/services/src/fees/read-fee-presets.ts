import type { Database } from '@valia/db/client.ts';
import { savedFeePresets } from '@valia/db/schema/workspace/saved-fee-presets.ts';
import { mostFeePresets, type FeePreset } from '@valia/domain/fees/fee-schemas.ts';
import { asc, eq, isNull, or, sql } from 'drizzle-orm';

/** The firm's presets before a person's own, each by name. */
export const readFeePresets = async (
  db: Database,
  userId: string,
): Promise<{ presets: FeePreset[] }> => {
  const { id, name, terms, ownerId } = savedFeePresets;
  const rows = await db
    .select({ id, name, terms, ownerId })
    .from(savedFeePresets)
    .where(or(isNull(ownerId), eq(ownerId, userId)))
    .orderBy(sql`${ownerId} is not null`, asc(name))
    .limit(2 * mostFeePresets);
  return {
    presets: rows.map(({ ownerId: owner, ...preset }) => ({ ...preset, isFirm: owner === null })),
  };
};
