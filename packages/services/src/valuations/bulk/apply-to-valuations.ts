import { auditLogs } from '@valia/db/schema/firm/audit-logs.ts';
import { valuations } from '@valia/db/schema/valuations/valuations.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import {
  applyToValuationsInput,
  type BulkAction,
  bulkOutcomesSchema,
} from '@valia/domain/valuations/valuation-list-schemas.ts';
import type { ValuationStatus } from '@valia/domain/valuations/valuation-status.ts';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { changeAudited } from '../../context/change-audited.ts';
import type { ServiceContext } from '../../context/service-context.ts';
import { longInputBytes } from '../../verbs/body-bytes.ts';
import { act, type Changed, writeChange } from '../../verbs/verb.ts';
import { excludeSaves } from '../activity/activity-event.ts';
import { changeValuationStatus } from '../change-valuation-status.ts';
import { loadListItems } from '../list/list-item-columns.ts';
import { undoValuationStatus } from '../undo-valuation-status.ts';
import {
  type BulkCall,
  doneVerdict,
  lockTargets,
  refusedVerdict,
  type Verdict,
  type Verdicts,
} from './bulk-targets.ts';
import { deleteDrafts } from './delete-drafts.ts';
import { duplicateValuations } from './duplicate-valuations.ts';
import { tagValuations } from './tag-valuations.ts';

/**
 * Archives valuations of the caller, or restores them. Their version and the time of their last change do not change.
 */
const archiveValuations = async (
  call: BulkCall,
  kind: 'archive' | 'restore',
): Promise<Changed<Verdicts>> => {
  const { tx, ctx } = call;
  const { targets, verdicts } = await lockTargets(call, 'own');
  const archives = kind === 'archive';
  const changing = targets.filter(({ archivedAt }) => (archivedAt === null) === archives);
  const ids = changing.map(({ id }) => id);
  if (ids.length > 0) {
    await tx
      .update(valuations)
      .set({ archivedAt: archives ? ctx.now : null })
      .where(inArray(valuations.id, ids));
  }
  for (const { id } of targets) verdicts.set(id, doneVerdict(id, ids.includes(id)));
  const action = archives ? 'valuation.archived' : 'valuation.restored';
  return {
    value: verdicts,
    entries: ids.map((id) => ({ action, subjectType: 'valuation', subjectId: id })),
  };
};

/** The user who last changed the status of each valuation. */
const statusChangers = async (
  { db }: ServiceContext,
  ids: string[],
): Promise<Map<string, string | null>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([auditLogs.subjectId], { id: auditLogs.subjectId, by: auditLogs.actorUserId })
    .from(auditLogs)
    .where(
      and(
        eq(auditLogs.subjectType, 'valuation'),
        inArray(auditLogs.subjectId, ids),
        eq(auditLogs.action, 'valuation.status-changed'),
        excludeSaves,
      ),
    )
    .orderBy(auditLogs.subjectId, desc(auditLogs.id));
  return new Map(rows.map(({ id, by }) => [id, by]));
};

const refusalOf = (error: unknown): Verdict => {
  if (!(error instanceof AppError) || error.code === 'unavailable') throw error;
  return refusedVerdict(error.code, error.fields);
};

/**
 * Changes each status in its own transaction, so that a refused one does not affect the others. A repeated call, after
 * a lost answer, reports the caller's own changes as changed again, but not the changes made by another user meanwhile.
 */
const changeStatuses = async (
  { ctx, userId }: { ctx: ServiceContext; userId: string },
  items: BulkCall['items'],
  to: ValuationStatus,
): Promise<Verdicts> => {
  const moved: string[] = [];
  const verdicts = new Map<string, Verdict>();
  for (const { id, version } of items) {
    try {
      const changed = await changeValuationStatus({ ctx, input: { id, version, to } });
      verdicts.set(id, doneVerdict(id, false));
      if (changed.version > version) moved.push(id);
    } catch (error) {
      verdicts.set(id, refusalOf(error));
    }
  }
  for (const [id, changer] of await statusChangers(ctx, moved))
    if (changer === userId) verdicts.set(id, doneVerdict(id, true));
  return verdicts;
};

const undoStatuses = async (
  { ctx, userId }: { ctx: ServiceContext; userId: string },
  items: BulkCall['items'],
): Promise<Verdicts> => {
  const verdicts = new Map<string, Verdict>();
  for (const { id, version } of items) {
    try {
      const { isUndone } = await undoValuationStatus(ctx, { id, userId, version });
      verdicts.set(id, doneVerdict(id, isUndone));
    } catch (error) {
      verdicts.set(id, refusalOf(error));
    }
  }
  return verdicts;
};

type SetAction = Extract<BulkAction, { kind: 'archive' | 'restore' | 'duplicate' | 'delete' }>;

const applyToSet = (call: BulkCall, action: SetAction): Promise<Changed<Verdicts>> => {
  switch (action.kind) {
    case 'archive':
    case 'restore':
      return archiveValuations(call, action.kind);
    case 'duplicate':
      return duplicateValuations(call, action.batchId);
    case 'delete':
      return deleteDrafts(call);
  }
};

const verdictsOn = (call: Omit<BulkCall, 'tx'>, action: BulkAction): Promise<Verdicts> => {
  const { ctx, userId, items } = call;
  switch (action.kind) {
    case 'change-status':
      return changeStatuses({ ctx, userId }, items, action.to);
    case 'undo-status':
      return undoStatuses({ ctx, userId }, items);
    case 'add-tags':
    case 'remove-tags':
      // Writes its audit entries itself: the tags behind all of them are inserted in one statement, by the ids of
      // the entries.
      return changeAudited(ctx, (tx) => tagValuations({ ...call, tx }, action));
    default:
      return writeChange(ctx, (tx) => applyToSet({ ...call, tx }, action));
  }
};

/** Applies one action to many valuations, and returns a result for each: done, or refused with the reason. */
export const applyToValuations = act({
  right: 'work-on-own-valuations',
  input: applyToValuationsInput,
  output: bulkOutcomesSchema,
  touches: { object: 'valuation', of: 'owner', level: 'write', missing: 'in the outcome' },
  sample: ({ id }) => ({
    action: { kind: 'add-tags', tags: ['Familiar'] },
    items: [{ id, version: 1 }],
  }),
  mostBodyBytes: longInputBytes,
  run: async ({ ctx, actor: { userId }, input: { action, items } }) => {
    const verdicts = await verdictsOn({ ctx, userId, items }, action);
    const shown = [...verdicts.values()].flatMap((verdict) =>
      verdict.kind === 'done' && verdict.itemId !== null ? [verdict.itemId] : [],
    );
    const rows = await loadListItems(ctx.db, { userId, ids: shown });
    return {
      outcomes: items.map(({ id }) => {
        const verdict = verdicts.get(id) ?? refusedVerdict('not-found');
        if (verdict.kind === 'refused') return { id, ...verdict };
        const { kind, changed, itemId, tags } = verdict;
        return { id, kind, changed, item: rows.get(itemId ?? '') ?? null, tags };
      }),
    };
  },
});
