import { valuationShares } from '@valia/db/schema/valuations/valuation-shares.ts';
import { valuations } from '@valia/db/schema/valuations/valuations.ts';
import type { ErrorCode } from '@valia/domain/errors/app-error.ts';
import type { FieldIssue } from '@valia/domain/errors/field-issue.ts';
import type { ValuationAccess } from '@valia/domain/valuations/valuation-sharing-schemas.ts';
import { and, asc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../context/change-audited.ts';
import type { ServiceContext } from '../../context/service-context.ts';
import { onShareOf } from '../list/list-item-columns.ts';
import { isEnough, type ValuationNeed } from '../valuation-access.ts';

/** What became of one valuation of a bulk call. `itemId` is the row to show, null for none. */
export type Verdict =
  | { kind: 'done'; changed: boolean; itemId: string | null; tags: string[] }
  | { kind: 'refused'; code: ErrorCode; fields: FieldIssue[] };

export type Verdicts = Map<string, Verdict>;

export const refused = (code: ErrorCode, fields: FieldIssue[] = []): Verdict => ({
  kind: 'refused',
  code,
  fields,
});

export const done = (itemId: string | null, changed: boolean, tags: string[] = []): Verdict => ({
  kind: 'done',
  changed,
  itemId,
  tags,
});

/** A bulk call within its transaction: who asks, and which valuations in which version. */
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
export type Target = Pick<typeof valuations.$inferSelect, keyof typeof targetColumns>;

/**
 * Locks those of the valuations that the person may act on, always in one order, and answers them with a verdict on
 * each of the others: `not-found` for what they may not even read, `forbidden` for a share too weak.
 */
export const lockTargets = async (
  { tx, userId, items }: BulkCall,
  need: ValuationNeed,
): Promise<{ targets: Target[]; verdicts: Verdicts }> => {
  const rows = await tx
    .select({
      ...targetColumns,
      access: sql<ValuationAccess>`case when ${valuations.ownerId} = ${userId}
        then 'owner' else ${valuationShares.right} end`,
    })
    .from(valuations)
    .leftJoin(valuationShares, onShareOf(userId))
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
  const verdicts = new Map(items.map(({ id }) => [id, refused('not-found')]));
  for (const { id, access } of rows) {
    if (isEnough(access, need)) verdicts.delete(id);
    else verdicts.set(id, refused('forbidden'));
  }
  return { targets: rows.filter(({ access }) => isEnough(access, need)), verdicts };
};
