import { valuations } from '@valia/db/schema/valuations/valuations.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { ValuationRow } from '../valuation-access.ts';

/**
 * A version number that an undo removed is not reused; otherwise a user who still has that version could overwrite
 * later changes.
 */
export const nextVersion: SQL<number> = sql<number>`greatest(
  ${valuations.version}, ${valuations.undoneVersion}) + 1`;

export const versionAfter = (
  version: number,
  { undoneVersion }: Pick<ValuationRow, 'undoneVersion'>,
): number => Math.max(version, undoneVersion ?? 0) + 1;
