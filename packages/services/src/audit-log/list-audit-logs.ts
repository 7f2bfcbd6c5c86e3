import type { Database } from '@valia/db/client.ts';
import { auditLogs } from '@valia/db/schema/firm/audit-logs.ts';
import { auditNotes } from '@valia/db/schema/firm/audit-notes.ts';
import { auditSealQueue, auditSeals } from '@valia/db/schema/firm/audit-seals.ts';
import { userProfiles } from '@valia/db/schema/identity/profiles.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import { valuations } from '@valia/db/schema/valuations/valuations.ts';
import { madridCalendar } from '@valia/domain/calendar/madrid-calendar.ts';
import type { FilterOf } from '@valia/domain/lists/declare-list.ts';
import { listAuditLogsInput } from '@valia/domain/security/audit-log-list-inputs.ts';
import { auditLogList, auditSubjects } from '@valia/domain/security/audit-log-list.ts';
import {
  auditChainStatusSchema,
  type AuditLogItem,
  auditLogPageSchema,
} from '@valia/domain/security/audit-log-schemas.ts';
import { asc, desc, eq, ilike, inArray, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { namesOfSubjects } from '../accounts/names-of-subjects.ts';
import { listParts } from '../lists/list-parts.ts';
import { cutPage, preparedListRead } from '../lists/prepared-list-read.ts';
import { searchPattern } from '../lists/search-pattern.ts';
import { withoutInput } from '../verbs/no-input.ts';
import { read } from '../verbs/verb.ts';
import { getAuditCheck } from './check-audit-chain.ts';

const previous = alias(auditSeals, 'previous');

type Asked = FilterOf<typeof auditLogList> & { now: Date };

const periodDays = { today: 0, '7d': 7, '30d': 30, '90d': 90 };
const dayMs = 86_400_000;

/** The instant at which the period starts: the start of a day in Madrid. */
const startOf = ({ period, from, now }: Asked): string | null => {
  if (from !== null) return madridCalendar.dayStart(from).toISOString();
  if (period === null) return null;
  const first = new Date(now.getTime() - periodDays[period] * dayMs);
  return madridCalendar.dayStart(madridCalendar.date(first)).toISOString();
};

const since = sql`${sql.placeholder('since')}::timestamptz`;
const until = sql`${sql.placeholder('until')}::timestamptz`;
const pattern = sql.placeholder('pattern');
// Rows are written when their events happen, so the order of ids is close to the order of times; a margin of
// one minute covers the difference.
const firstFrom = (instant: ReturnType<typeof sql>) =>
  sql`(select edge.id from ${auditLogs} as edge where edge.at >= ${instant} order by edge.at limit 1)`;

/** Users found by name or email address; each table is searched by its own index. */
const foundPeople = sql`(
  select ${users.id} from ${users} where ${ilike(users.email, pattern)}
  union all select ${userProfiles.userId} from ${userProfiles}
  where ${or(
    ilike(userProfiles.firstName, pattern),
    ilike(userProfiles.lastName, pattern),
    ilike(userProfiles.company, pattern),
  )} limit 200)`;

const mostFound = 1_000;
const subjectTypes = sql.join(
  auditSubjects.map((subject) => sql`${subject}`),
  sql`, `,
);
const newest = sql`order by id desc limit ${sql.raw(String(mostFound))}`;

/** The newest rows by these users, about them, or about the subject with this id. */
const foundRows = sql`(
  (select id from ${auditLogs} where actor_user_id in ${foundPeople} ${newest})
  union all (select id from ${auditLogs} where subject_type = 'user'
    and subject_id in (select person.id::text from ${foundPeople} as person) ${newest})
  union all (select id from ${auditLogs} where subject_type in (${subjectTypes})
    and subject_id = ${sql.placeholder('term')} ${newest}))`;

/** The number of rows shown above the requested row. */
const rowsAfter = sql.raw('4');
const wholeNumber = /^\d{1,15}$/;

const parts = listParts<typeof auditLogList, { now: Date }>(auditLogList, {
  columns: {
    actorUserId: auditLogs.actorUserId,
    action: auditLogs.action,
    subjectType: auditLogs.subjectType,
    subjectId: auditLogs.subjectId,
    number: auditLogs.id,
  },
  own: {
    upTo: {
      values: ({ upTo }) => (upTo === null ? null : { upTo: String(upTo) }),
      where: () =>
        sql`${auditLogs.id} <= coalesce((select max(id) from (select id from ${auditLogs}
          where id >= ${sql.placeholder('upTo')}::bigint order by id limit ${rowsAfter}) as next),
          ${sql.placeholder('upTo')}::bigint)`,
    },
    period: {
      values: (asked) => {
        const start = startOf(asked);
        return start === null ? null : { since: start };
      },
      where: () =>
        sql`${auditLogs.id} >= coalesce(${firstFrom(sql`${since} - interval '1 minute'`)}, 0)
          and ${auditLogs.at} >= ${since}`,
    },
    // `period` includes this condition.
    from: [],
    to: {
      values: ({ to }) =>
        to === null ? null : { until: madridCalendar.dayStart(to, 1).toISOString() },
      where: () =>
        sql`${auditLogs.id} < coalesce(${firstFrom(sql`${until} + interval '1 minute'`)}, 9223372036854775807)
          and ${auditLogs.at} < ${until}`,
    },
  },
  scope: [
    {
      values: ({ search }) => (wholeNumber.test(search) ? { number: search } : null),
      where: () => sql`${auditLogs.id} = ${sql.placeholder('number')}::bigint`,
    },
    {
      values: ({ search }) =>
        search === '' || wholeNumber.test(search)
          ? null
          : { pattern: searchPattern(search), term: search },
      where: () => inArray(auditLogs.id, foundRows),
      isPlannedAnew: true,
    },
  ],
  tie: null,
});

export const auditLogRows = preparedListRead({
  ...parts,
  select: (builder, { place, where, orderBy, limit }) =>
    builder
      .select({
        id: auditLogs.id,
        at: auditLogs.at,
        actorUserId: auditLogs.actorUserId,
        action: auditLogs.action,
        subjectType: auditLogs.subjectType,
        subjectId: auditLogs.subjectId,
        oldValues: auditLogs.before,
        newValues: auditLogs.after,
        requestId: auditLogs.requestId,
        position: auditSeals.position,
        seal: auditSeals.seal,
        sealedAt: auditSeals.sealedAt,
        previousSeal: previous.seal,
        note: auditNotes.note,
        ...place,
      })
      .from(auditLogs)
      .leftJoin(auditSeals, eq(auditSeals.auditLogId, auditLogs.id))
      .leftJoin(previous, sql`${previous.position} = ${auditSeals.position} - 1`)
      .leftJoin(auditNotes, eq(auditNotes.auditLogId, auditLogs.id))
      .where(where)
      .orderBy(...orderBy)
      .limit(limit),
});

const shortLength = 4;

/** The first four characters of each valuation's id and its owner's name; never the valuation's name. */
const namesOfValuations = async (
  db: Database,
  ids: readonly string[],
): Promise<Map<string, string>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: valuations.id, ownerId: valuations.ownerId })
    .from(valuations)
    .where(inArray(valuations.id, [...new Set(ids)]));
  const owners = await namesOfSubjects(
    db,
    rows.map(({ ownerId }) => ownerId),
  );
  return new Map(
    rows.map(({ id, ownerId }) => [
      id,
      [id.slice(0, shortLength), owners.get(ownerId)].filter(Boolean).join(', '),
    ]),
  );
};

type Row = Awaited<ReturnType<typeof auditLogRows.rows>>[number];

const plainObject = (value: unknown): Record<string, unknown> | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : null;

/** The values of a row that may be ids, single or in a list. */
const idsWithin = ({ oldValues, newValues }: Row): string[] =>
  [oldValues, newValues]
    .flatMap((values) => Object.values(plainObject(values) ?? {}))
    .flat()
    .filter((value) => typeof value === 'string');

const toItems = async (db: Database, rows: readonly Row[]): Promise<AuditLogItem[]> => {
  const ofValuations = rows.flatMap(({ subjectType, subjectId }) =>
    subjectType === 'valuation' ? [subjectId] : [],
  );
  const [names, valued] = await Promise.all([
    namesOfSubjects(
      db,
      rows.flatMap((row) => [row.actorUserId, row.subjectId, ...idsWithin(row)]),
    ),
    namesOfValuations(db, ofValuations),
  ]);
  return rows.map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    actorUserId: row.actorUserId,
    actorName: names.get(row.actorUserId ?? '') ?? null,
    action: row.action,
    subjectType: row.subjectType,
    subjectId: row.subjectId,
    subject: valued.get(row.subjectId) ?? names.get(row.subjectId) ?? null,
    before: plainObject(row.oldValues),
    after: plainObject(row.newValues),
    names: Object.fromEntries(
      idsWithin(row).flatMap((id) => {
        const name = names.get(id);
        return name === undefined ? [] : [[id, name]];
      }),
    ),
    requestId: row.requestId,
    position: row.position,
    seal: row.seal,
    previousSeal: row.previousSeal,
    sealedAt: row.sealedAt?.toISOString() ?? null,
    note: row.note,
  }));
};

/** The audit log, newest first. */
export const listAuditLogs = read({
  right: 'enter-administration',
  input: listAuditLogsInput,
  output: auditLogPageSchema,
  touches: null,
  sample: () => ({}),
  run: async ({ ctx, input: { cursor, limit, ...filter } }) => {
    const page = { sort: 'number', direction: 'desc', cursor, limit } as const;
    const asked = { ...filter, now: ctx.now };
    const { rows, nextCursor } = cutPage(await auditLogRows.rows(ctx.db, asked, page), page);
    return { items: await toItems(ctx.db, rows), nextCursor };
  },
});

/** The latest stored seal; nothing is recomputed. */
export const getAuditHead = read({
  right: 'enter-administration',
  ...withoutInput,
  output: auditChainStatusSchema,
  run: async ({ ctx }) => {
    const { db } = ctx;
    const [[head], [first], unsealed, check] = await Promise.all([
      db.select().from(auditSeals).orderBy(desc(auditSeals.position)).limit(1),
      db.select({ at: auditLogs.at }).from(auditLogs).orderBy(asc(auditLogs.id)).limit(1),
      db.$count(auditSealQueue),
      getAuditCheck(db),
    ]);
    return {
      sealed: head?.position ?? 0,
      headSeal: head?.seal ?? null,
      sealedAt: head?.sealedAt.toISOString() ?? null,
      firstAt: first?.at.toISOString() ?? null,
      unsealed,
      check,
    };
  },
});
