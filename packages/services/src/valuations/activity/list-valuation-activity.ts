import { auditLogs } from '@valia/db/schema/firm/audit-logs.ts';
import { valuationChanges } from '@valia/db/schema/valuations/valuation-changes.ts';
import {
  type UndoEligibility,
  undoOfActivity,
} from '@valia/domain/valuations/activity/undo-of-activity.ts';
import {
  type ActivityEntry,
  valuationActivityInput,
  valuationActivitySchema,
} from '@valia/domain/valuations/activity/valuation-activity-schemas.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { namesOfPeople } from '../../accounts/names-of-people.ts';
import { encodeCursor, keyset } from '../../lists/keyset.ts';
import { preparedListRead } from '../../lists/prepared-list-read.ts';
import { read } from '../../verbs/verb.ts';
import { undoEligibility } from '../undo-eligibility.ts';
import { loadValuation } from '../valuation-access.ts';
import { activityActions, affectedPerson, toActivityEvent } from './activity-event.ts';
import { type ActivityRow, groupActivity, type ActivityGroup } from './group-activity.ts';

/** The maximum number of rows read for one page; a long stretch of saves has many rows of the log but is one entry. */
const mostRows = 500;

const newestFirst = { sort: 'id', direction: 'desc', limit: mostRows - 1 } as const;

const logRows = preparedListRead({
  keyset: keyset({ id: { column: auditLogs.id, kind: 'integer' } }, null),
  filters: {},
  values: (subjectId: string) => ({ subjectId }),
  select: (builder, { where, orderBy, limit }) =>
    builder
      .select({
        id: auditLogs.id,
        at: auditLogs.at,
        actorUserId: auditLogs.actorUserId,
        action: auditLogs.action,
        before: auditLogs.before,
        after: auditLogs.after,
        leaves: valuationChanges.leaves,
        leafCount: valuationChanges.leafCount,
      })
      .from(auditLogs)
      .leftJoin(valuationChanges, eq(valuationChanges.auditLogId, auditLogs.id))
      .where(
        and(
          eq(auditLogs.subjectType, 'valuation'),
          eq(auditLogs.subjectId, sql.placeholder('subjectId')),
          inArray(auditLogs.action, [...activityActions]),
          where,
        ),
      )
      .orderBy(...orderBy)
      .limit(limit),
});

const cursorAfter = ({ id }: ActivityRow): string =>
  encodeCursor(newestFirst, { after: String(id), afterId: '' });

interface Reading {
  userId: string;
  names: ReadonlyMap<string, string>;
  standingOf: (stretch: ActivityGroup) => UndoEligibility;
}

const toEntry = (
  stretch: ActivityGroup,
  { userId, names, standingOf }: Reading,
): ActivityEntry[] => {
  const event = toActivityEvent(stretch, names);
  if (event === null) return [];
  const { id, at, actorUserId } = stretch.newest;
  return [
    {
      id,
      at: at.toISOString(),
      since: stretch.oldest.at.toISOString(),
      actor:
        actorUserId === null
          ? null
          : { name: names.get(actorUserId) ?? '', isMe: actorUserId === userId },
      event,
      undo: undoOfActivity(event, standingOf(stretch)),
    },
  ];
};

/**
 * The events of a valuation that the caller may read, newest first. The cursor is the last row of the log that was
 * shown.
 */
export const listValuationActivity = read({
  right: 'work-on-own-valuations',
  input: valuationActivityInput,
  output: valuationActivitySchema,
  touches: { object: 'valuation', of: 'owner', level: 'read' },
  sample: ({ id }) => ({ id }),
  run: async ({ ctx, actor: { userId }, input: { id, cursor, limit } }) => {
    const valuation = await loadValuation(ctx.db, { id, userId, need: 'read' });
    const rows = await logRows.rows(ctx.db, id, { ...newestFirst, cursor });
    const stretches = groupActivity(rows);
    const page = stretches.slice(0, limit);
    const people = page.flatMap(({ newest }) => [newest.actorUserId, affectedPerson(newest)]);
    const names = await namesOfPeople(
      ctx.db,
      people.filter((person) => person !== null),
    );
    const standingOf = await undoEligibility(ctx.db, valuation, page);
    const last = page.at(-1);
    const hasMore = stretches.length > page.length || rows.length === mostRows;
    return {
      entries: page.flatMap((stretch) => toEntry(stretch, { userId, names, standingOf })),
      nextCursor: hasMore && last ? cursorAfter(last.oldest) : null,
    };
  },
});
