import { valuationTags } from '@valia/db/schema/valuations/valuation-tags.ts';
import type { FieldChange } from '@valia/domain/valuations/activity/changed-values.ts';
import { maxTagsPerValuation } from '@valia/domain/valuations/normalise-tag.ts';
import { and, inArray } from 'drizzle-orm';
import { recordAudits } from '../../audit/record-audit.ts';
import { recordChanges } from '../activity/record-changes.ts';
import {
  type BulkCall,
  doneVerdict,
  lockTargets,
  refusedVerdict,
  type BulkTarget,
  type Verdicts,
} from './bulk-targets.ts';

type TagAction = { kind: 'add-tags' | 'remove-tags'; tags: readonly string[] };

interface Retagged {
  target: BulkTarget;
  before: string[];
  after: string[];
}

const retag = (before: readonly string[], { kind, tags }: TagAction): string[] =>
  kind === 'add-tags'
    ? [...new Set([...before, ...tags])].toSorted()
    : before.filter((tag) => !tags.includes(tag));

const movedTags = (before: readonly string[], after: readonly string[]): string[] =>
  [...new Set([...before, ...after])].filter((tag) => before.includes(tag) !== after.includes(tag));

const tagsOf = async ({ tx }: BulkCall, targets: readonly BulkTarget[]) => {
  const ids = targets.map(({ id }) => id);
  const rows =
    ids.length === 0
      ? []
      : await tx.select().from(valuationTags).where(inArray(valuationTags.valuationId, ids));
  const byValuation = new Map<string, string[]>(ids.map((id) => [id, []]));
  for (const { valuationId, tag } of rows) byValuation.get(valuationId)?.push(tag);
  return (id: string): string[] => (byValuation.get(id) ?? []).toSorted();
};

/** Each added or removed tag as a changed field, which had no value before or has none afterwards. */
const changedTags = ({ before, after }: Retagged): FieldChange[] =>
  movedTags(before, after).map((tag) => ({
    key: `tags.${tag}`,
    path: 'tags',
    before: before.includes(tag) ? tag : null,
    after: after.includes(tag) ? tag : null,
  }));

const write = async ({ tx }: BulkCall, changing: Retagged[], action: TagAction): Promise<void> => {
  if (changing.length === 0) return;
  const ids = changing.map(({ target }) => target.id);
  if (action.kind === 'add-tags') {
    const rows = changing.flatMap(({ target, before, after }) =>
      after
        .filter((tag) => !before.includes(tag))
        .map((tag) => ({ valuationId: target.id, ownerId: target.ownerId, tag })),
    );
    await tx.insert(valuationTags).values(rows).onConflictDoNothing();
    return;
  }
  await tx
    .delete(valuationTags)
    .where(
      and(inArray(valuationTags.valuationId, ids), inArray(valuationTags.tag, [...action.tags])),
    );
};

/** The log contains the number of tags, but not the tags: they are free text, and the log is never deleted. */
const recordTags = async ({ tx, ctx }: BulkCall, changing: readonly Retagged[]): Promise<void> => {
  const ids = await recordAudits(
    tx,
    ctx,
    changing.map(({ target, before, after }) => ({
      action: 'valuation.tagged',
      subjectType: 'valuation',
      subjectId: target.id,
      before: { tagCount: before.length },
      after: { tagCount: after.length },
    })),
  );
  await recordChanges(
    tx,
    ids.flatMap((auditLogId, index) => {
      const change = changing[index];
      return change === undefined
        ? []
        : [
            {
              auditLogId,
              valuationId: change.target.id,
              ownerId: change.target.ownerId,
              leaves: changedTags(change),
            },
          ];
    }),
  );
};

/** Adds or removes tags on valuations that the caller may edit. Returns the tags that each valuation gained or lost. */
export const tagValuations = async (call: BulkCall, action: TagAction): Promise<Verdicts> => {
  const { targets, verdicts } = await lockTargets(call, 'edit');
  const current = await tagsOf(call, targets);
  const changing: Retagged[] = [];
  for (const target of targets) {
    const before = current(target.id);
    const after = retag(before, action);
    if (after.length > maxTagsPerValuation) {
      const params = { maximum: maxTagsPerValuation };
      verdicts.set(
        target.id,
        refusedVerdict('invalid-input', [{ path: 'tags', code: 'too-many', params }]),
      );
      continue;
    }
    const moved = movedTags(before, after);
    verdicts.set(target.id, doneVerdict(target.id, moved.length > 0, moved));
    if (moved.length > 0) changing.push({ target, before, after });
  }
  await write(call, changing, action);
  await recordTags(call, changing);
  return verdicts;
};
