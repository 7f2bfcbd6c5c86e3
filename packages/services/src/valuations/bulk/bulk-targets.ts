import { valuationShares } from '@valia/db/schema/valuations/valuation-shares.ts';
import { valuations } from '@valia/db/schema/valuations/valuations.ts';
import type { ErrorCode } from '@valia/domain/errors/app-error.ts';
import type { FieldIssue } from '@valia/domain/errors/field-issue.ts';
import type { ValuationAccess } from '@valia/domain/valuations/valuation-sharing-schemas.ts';
import { and, asc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../context/change-audited.ts';
import type { ServiceContext } from '../../context/service-context.ts';
import { shareJoinCondition } from '../list/list-item-columns.ts';
import { hasEnoughAccess, type ValuationNeed } from '../valuation-access.ts';

/** The result for one valuation of a bulk call. `itemId` is the row to show; null for none. */
export type Verdict =
  | { kind: 'done'; changed: boolean; itemId: string | null; tags: string[] }
  | { kind: 'refused'; code: ErrorCode; fields: FieldIssue[] };

export type Verdicts = Map<string, Verdict>;

export const refusedVerdict = (code: ErrorCode, fields: FieldIssue[] = []): Verdict => ({
  kind: 'refused',
  code,
  fields,
});

export const doneVerdict = (
  itemId: string | null,
  changed: boolean,
  tags: string[] = [],
): Verdict => ({
  kind: 'done',
  changed,
  itemId,
  tags,
});

/** A bulk call within its transaction: the caller, and the valuations with their versions. */
export interface BulkCall {
  tx: Transaction;
  ctx: ServiceContext;
  userId: string;
  items: readonly { id: string; version: number }[];
}

const targetColumns = {
  id: valuations.id,
  ownerId: valuations.ownerId,
  status: valuations.status,
  type: valuations.type,
  method: valuations.method,
  version: valuations.version,
  archivedAt: valuations.archivedAt,
} as const;
export type BulkTarget = Pick<typeof valuations.$inferSelect, keyof typeof targetColumns>;

/**
 * Locks the valuations on which the user may act, always in the same order, and returns them with a verdict on each of
 * the others: `not-found` if the user may not read it, `forbidden` if the share is insufficient.
 */
export const lockTargets = async (
  { tx, userId, items }: BulkCall,
  need: ValuationNeed,
): Promise<{ targets: BulkTarget[]; verdicts: Verdicts }> => {
  const rows = await tx
    .select({
      ...targetColumns,
      access: sql<ValuationAccess>`case when ${valuations.ownerId} = ${userId}
        then 'owner' else ${valuationShares.right} end`,
    })
    .from(valuations)
    .leftJoin(valuationShares, shareJoinCondition(userId))
    .where(
      and(
        inArray(
          valuations.id,
          items.map(({ id }) => id),
        ),
        or(eq(valuations.ownerId, userId), isNotNull(valuationShares.userId)),
      ),
    )
    .orderBy(asc(valuations.id))
    .for('update', { of: valuations });
  const verdicts = new Map(items.map(({ id }) => [id, refusedVerdict('not-found')]));
  for (const { id, access } of rows) {
    if (hasEnoughAccess(access, need)) verdicts.delete(id);
    else verdicts.set(id, refusedVerdict('forbidden'));
  }
  return { targets: rows.filter(({ access }) => hasEnoughAccess(access, need)), verdicts };
};
