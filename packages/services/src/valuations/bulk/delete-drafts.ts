import { valuationSnapshots } from '@valia/db/schema/valuations/valuation-snapshots.ts';
import { valuations } from '@valia/db/schema/valuations/valuations.ts';
import type { ErrorCode } from '@valia/domain/errors/app-error.ts';
import { inArray } from 'drizzle-orm';
import type { Changed } from '../../verbs/verb.ts';
import {
  type BulkCall,
  doneVerdict,
  lockTargets,
  refusedVerdict,
  type BulkTarget,
  type Verdicts,
} from './bulk-targets.ts';

const everCompleted = async ({ tx }: BulkCall, ids: string[]): Promise<Set<string>> => {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .selectDistinct({ id: valuationSnapshots.valuationId })
    .from(valuationSnapshots)
    .where(inArray(valuationSnapshots.valuationId, ids));
  return new Set(rows.map(({ id }) => id));
};

/**
 * Permanently deletes drafts of the caller, in the version that the caller saw. A valuation that was ever completed can
 * only be archived.
 */
export const deleteDrafts = async (call: BulkCall): Promise<Changed<Verdicts>> => {
  const { tx, items } = call;
  const { targets, verdicts } = await lockTargets(call, 'own');
  const versions = new Map(items.map(({ id, version }) => [id, version]));
  const frozen = await everCompleted(
    call,
    targets.map(({ id }) => id),
  );
  const refusalOf = ({ id, status, version }: BulkTarget): ErrorCode | null => {
    if (status !== 'draft' || frozen.has(id)) return 'valuation-not-deletable';
    return version === versions.get(id) ? null : 'valuation-version-conflict';
  };
  const deleted: BulkTarget[] = [];
  for (const target of targets) {
    const code = refusalOf(target);
    verdicts.set(target.id, code === null ? doneVerdict(null, true) : refusedVerdict(code));
    if (code === null) deleted.push(target);
  }
  if (deleted.length > 0) {
    await tx.delete(valuations).where(
      inArray(
        valuations.id,
        deleted.map(({ id }) => id),
      ),
    );
  }
  return {
    value: verdicts,
    entries: deleted.map(({ id, type, method, status }) => ({
      action: 'valuation.deleted',
      subjectType: 'valuation',
      subjectId: id,
      before: { type, method, status },
    })),
  };
};
