import { valuationTags } from '@valia/db/schema/valuations/valuation-tags.ts';
import { valuations } from '@valia/db/schema/valuations/valuations.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { requireDocumentQuota } from '../../storage/require-quota.ts';
import { type Changed, unchanged } from '../../verbs/verb.ts';
import {
  type BulkCall,
  doneVerdict,
  lockTargets,
  type BulkTarget,
  type Verdicts,
} from './bulk-targets.ts';

type ValuationRow = typeof valuations.$inferSelect;

/**
 * The copy's client id. It is the same for the same batch and original, so that a repeated call creates no second copy.
 */
const copyClientId = (batchId: string, originalId: string): string => {
  const hash = createHash('sha256').update(`${batchId} ${originalId}`).digest('hex');
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
};

const copyOf = ({ ctx, userId }: BulkCall, original: ValuationRow, batchId: string) =>
  ({
    ...original,
    id: ctx.newId(),
    ownerId: userId,
    clientId: copyClientId(batchId, original.id),
    createdAs: null,
    undoneVersion: null,
    status: 'draft',
    version: 1,
    createdAt: ctx.now,
    updatedAt: ctx.now,
    completedAt: null,
    archivedAt: null,
  }) satisfies typeof valuations.$inferInsert;

const insertCopies = async (call: BulkCall, targets: BulkTarget[], batchId: string) => {
  const { tx } = call;
  const originals = await tx
    .select()
    .from(valuations)
    .where(
      inArray(
        valuations.id,
        targets.map(({ id }) => id),
      ),
    );
  await tx
    .insert(valuations)
    .values(originals.map((original) => copyOf(call, original, batchId)))
    .onConflictDoNothing({ target: [valuations.ownerId, valuations.clientId] });
  await requireDocumentQuota(call.tx, call.userId);
};

/** The copies that this batch has created, in this call or an earlier one, by the id of the original. */
const copiesByOriginal = async (
  { tx, userId }: BulkCall,
  targets: readonly BulkTarget[],
  batchId: string,
): Promise<Map<string, { id: string; createdAt: Date }>> => {
  const originals = new Map(targets.map(({ id }) => [copyClientId(batchId, id), id]));
  const copies = await tx
    .select({
      id: valuations.id,
      clientId: valuations.clientId,
      createdAt: valuations.createdAt,
    })
    .from(valuations)
    .where(
      and(eq(valuations.ownerId, userId), inArray(valuations.clientId, [...originals.keys()])),
    );
  return new Map(copies.map((copy) => [originals.get(copy.clientId) ?? '', copy]));
};

const copyTags = async ({ tx, userId }: BulkCall, copies: Map<string, string>): Promise<void> => {
  const tags = await tx
    .select()
    .from(valuationTags)
    .where(inArray(valuationTags.valuationId, [...copies.keys()]));
  const rows = tags.flatMap(({ valuationId, tag }) => {
    const copy = copies.get(valuationId);
    return copy === undefined ? [] : [{ valuationId: copy, ownerId: userId, tag }];
  });
  if (rows.length > 0) await tx.insert(valuationTags).values(rows).onConflictDoNothing();
};

/** Creates drafts with the inputs and tags of valuations of the caller. Snapshots, notes and shares are not copied. */
export const duplicateValuations = async (
  call: BulkCall,
  batchId: string,
): Promise<Changed<Verdicts>> => {
  const { targets, verdicts } = await lockTargets(call, 'own');
  if (targets.length === 0) return unchanged(verdicts);
  const before = await copiesByOriginal(call, targets, batchId);
  const missing = targets.filter(({ id }) => !before.has(id));
  if (missing.length > 0) await insertCopies(call, missing, batchId);
  const copies = await copiesByOriginal(call, targets, batchId);
  const made = new Map(missing.map(({ id }) => [id, copies.get(id)?.id ?? '']));
  if (missing.length > 0) await copyTags(call, made);
  for (const { id } of targets) verdicts.set(id, doneVerdict(copies.get(id)?.id ?? null, true));
  return {
    value: verdicts,
    entries: missing.map(({ id, type, method }) => ({
      action: 'valuation.created',
      subjectType: 'valuation',
      subjectId: made.get(id) ?? '',
      after: { type, method, status: 'draft', copyOf: id },
    })),
  };
};
