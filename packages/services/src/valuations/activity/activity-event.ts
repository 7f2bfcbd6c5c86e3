import { auditLogs } from '@valia/db/schema/firm/audit-logs.ts';
import type { FieldChangeValue } from '@valia/domain/valuations/activity/changed-values.ts';
import type { ActivityEvent } from '@valia/domain/valuations/activity/valuation-activity-schemas.ts';
import { shareRightSchema } from '@valia/domain/valuations/valuation-sharing-schemas.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { ActivityRow, ActivityGroup } from './group-activity.ts';
import { readStatus } from '../read-status.ts';

/** The actions of the audit log that the activity feed shows. */
export const activityActions = [
  'valuation.created',
  'valuation.updated',
  'valuation.status-changed',
  'valuation.status-undone',
  'valuation.shared',
  'valuation.share-changed',
  'valuation.share-taken-back',
  'valuation.archived',
  'valuation.restored',
  'valuation.tagged',
] as const satisfies readonly ActivityEvent['action'][];

/** The actions that can be undone from the feed, or that undo another action. */
export const undoableActions = activityActions.filter(
  (action) => action !== 'valuation.created' && action !== 'valuation.updated',
);

/** The same condition as in the partial index that excludes saves. */
export const excludeSaves = sql`${auditLogs.action} <> 'valuation.updated'`;

const shareSchema = z.object({ userId: z.uuid(), right: shareRightSchema });

const shareIn = ({ before, after }: ActivityRow): z.infer<typeof shareSchema> | null => {
  const share = shareSchema.safeParse(after ?? before);
  return share.success ? share.data : null;
};

/** The user whom a row is about, in addition to its actor. */
export const affectedPerson = (row: ActivityRow): string | null => shareIn(row)?.userId ?? null;

const statusEvent = (
  action: 'valuation.status-changed' | 'valuation.status-undone',
  { before, after }: ActivityRow,
): ActivityEvent | null => {
  const [from, to] = [readStatus(before), readStatus(after)];
  if (from === null || to === null) return null;
  return { action, from: from.status, to: to.status };
};

const textsOf = (values: readonly FieldChangeValue[]): string[] =>
  values.filter((value) => typeof value === 'string');

const tagsEvent = ({ leaves }: ActivityGroup): ActivityEvent => ({
  action: 'valuation.tagged',
  added: textsOf(leaves.map(({ after }) => after)),
  removed: textsOf(leaves.map(({ before }) => before)),
});

const shareEvent = (
  action: 'valuation.shared' | 'valuation.share-changed' | 'valuation.share-taken-back',
  row: ActivityRow,
  names: ReadonlyMap<string, string>,
): ActivityEvent | null => {
  const share = shareIn(row);
  if (share === null) return null;
  return { action, person: names.get(share.userId) ?? '', right: share.right };
};

/** The feed's entry for a stretch; null for saves that changed nothing in the end. */
export const toActivityEvent = (
  stretch: ActivityGroup,
  names: ReadonlyMap<string, string>,
): ActivityEvent | null => {
  const { newest, leaves, more } = stretch;
  const action = activityActions.find((known) => known === newest.action);
  switch (action) {
    case undefined:
      return null;
    case 'valuation.created':
    case 'valuation.archived':
    case 'valuation.restored':
      return { action };
    case 'valuation.updated':
      return leaves.length + more === 0 ? null : { action, leaves, more };
    case 'valuation.status-changed':
    case 'valuation.status-undone':
      return statusEvent(action, newest);
    case 'valuation.tagged':
      return tagsEvent(stretch);
    default:
      return shareEvent(action, newest, names);
  }
};
