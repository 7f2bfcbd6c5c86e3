import { valuations } from '@valia/db/schema/valuations/valuations.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { ValuationRow } from '../valuation-access.ts';

/** A version that an undo took back is not given again: who still holds it would save over what came since. */
export const nextVersion: SQL<number> = sql<number>`greatest(
  ${valuations.version}, ${valuations.undoneVersion}) + 1`;

export const versionAfter = (
  version: number,
  { undoneVersion }: Pick<ValuationRow, 'undoneVersion'>,
): number => Math.max(version, undoneVersion ?? 0) + 1;
