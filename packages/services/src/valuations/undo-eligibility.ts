import type { Database } from '@valia/db/client.ts';
import { auditLogs } from '@valia/db/schema/firm/audit-logs.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import { valuationTags } from '@valia/db/schema/valuations/valuation-tags.ts';
import type { UndoEligibility } from '@valia/domain/valuations/activity/undo-of-activity.ts';
import { and, eq, inArray, max, sql } from 'drizzle-orm';
import { excludeSaves, affectedPerson, undoableActions } from './activity/activity-event.ts';
import type { ActivityGroup } from './activity/group-activity.ts';
import { readStatus } from './read-status.ts';
import { canBeSharedWith } from './sharing/share-verbs.ts';
import type { AccessibleValuation } from './valuation-access.ts';

/** The subject of a change in the log; only the latest row for the same subject can be undone. */
const changedThing = sql`case ${auditLogs.action}
  when 'valuation.status-changed' then 'status'
  when 'valuation.status-undone' then 'status'
  when 'valuation.tagged' then 'tags'
  when 'valuation.archived' then 'archive'
  when 'valuation.restored' then 'archive'
  else coalesce(${auditLogs.after} ->> 'userId', ${auditLogs.before} ->> 'userId')
end`;

const lastRows = async (db: Database, id: string): Promise<Set<number | null>> => {
  const rows = await db
    .select({ last: max(auditLogs.id) })
    .from(auditLogs)
    .where(
      and(
        eq(auditLogs.subjectType, 'valuation'),
        eq(auditLogs.subjectId, id),
        inArray(auditLogs.action, [...undoableActions]),
        excludeSaves,
      ),
    )
    .groupBy(changedThing);
  return new Set(rows.map(({ last }) => last));
};

/** The email addresses of these users, limited to users with whom a valuation can be shared. */
const addressesOf = async (
  db: Database,
  people: readonly string[],
): Promise<Map<string, string>> => {
  if (people.length === 0) return new Map();
  const rows = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(inArray(users.id, [...new Set(people)]), canBeSharedWith));
  return new Map(rows.map(({ id, email }) => [id, email]));
};

/**
 * Undoing a change of status restores the earlier version, so a later save would be lost; such a change cannot be
 * undone.
 */
const isStill = ({ action, after }: ActivityGroup['newest'], version: number): boolean =>
  action !== 'valuation.status-changed' || readStatus(after)?.version === version;

/** The data that determines which entries of a page can be undone. Email addresses are only read for the owner. */
export const undoEligibility = async (
  db: Database,
  { id, access, status, version, archivedAt }: AccessibleValuation,
  page: readonly ActivityGroup[],
): Promise<(stretch: ActivityGroup) => UndoEligibility> => {
  const last = await lastRows(db, id);
  const tags = await db
    .select({ tag: valuationTags.tag })
    .from(valuationTags)
    .where(eq(valuationTags.valuationId, id));
  const people = access === 'owner' ? page.map(({ newest }) => affectedPerson(newest)) : [];
  const addresses = await addressesOf(
    db,
    people.filter((person) => person !== null),
  );
  const now = { access, status, archived: archivedAt !== null, tags: tags.map(({ tag }) => tag) };
  return ({ newest }) => ({
    ...now,
    isLast: last.has(newest.id) && isStill(newest, version),
    email: addresses.get(affectedPerson(newest) ?? '') ?? null,
  });
};
