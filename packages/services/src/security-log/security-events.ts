import type { Database } from '@valia/db/client.ts';
import { preparedRead } from '@valia/db/prepared-read.ts';
import { securityLogs } from '@valia/db/schema/firm/security-logs.ts';
import { userProfiles } from '@valia/db/schema/identity/profiles.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import { sellBusinessLeads } from '@valia/db/schema/network/sell-business-leads.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { listSecurityEventsInput } from '@valia/domain/security/security-event-list-inputs.ts';
import { securityEventList } from '@valia/domain/security/security-event-list.ts';
import {
  type SecurityEventItem,
  securityEventItemSchema,
  securityEventPageSchema,
  securityEventRefInput,
} from '@valia/domain/security/security-event-schemas.ts';
import { fullName } from '@valia/domain/text/full-name.ts';
import { companySortKey } from '@valia/domain/valuations/company-sort-key.ts';
import {
  and,
  eq,
  gt,
  ilike,
  inArray,
  isNotNull,
  isNull,
  like,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { QueryBuilder } from 'drizzle-orm/pg-core';
import { namesOfSubjects } from '../accounts/names-of-subjects.ts';
import { noPlace } from '../lists/keyset.ts';
import { filterWhen, listParts } from '../lists/list-parts.ts';
import { cutPage, type ListShape, preparedListRead } from '../lists/prepared-list-read.ts';
import { searchPattern } from '../lists/search-pattern.ts';
import { read } from '../verbs/verb.ts';

const select = (builder: QueryBuilder, place: ListShape['place']) =>
  builder
    .select({
      id: securityLogs.id,
      eventType: securityLogs.eventType,
      severity: securityLogs.severity,
      subjectId: securityLogs.subjectId,
      detail: securityLogs.detail,
      leadDay: securityLogs.leadDay,
      createdAt: securityLogs.createdAt,
      acknowledgedAt: securityLogs.acknowledgedAt,
      note: securityLogs.note,
      firstName: userProfiles.firstName,
      lastName: userProfiles.lastName,
      ...place,
    })
    .from(securityLogs)
    .leftJoin(userProfiles, eq(userProfiles.userId, securityLogs.acknowledgedBy));

const pattern = sql.placeholder('pattern');
// Limits the cost of searching for a word that occurs in every address: when more users than this match, only
// the events of some are found.
const mostFound = sql.raw('5000');

/** Users found by name or email address, and leads found by company; each table is searched by its own index. */
const foundSubjects = sql`(
  (select ${users.id}::text from ${users} where ${ilike(users.email, pattern)} limit ${mostFound})
  union all (select ${userProfiles.userId}::text from ${userProfiles}
    where ${or(
      ilike(userProfiles.firstName, pattern),
      ilike(userProfiles.lastName, pattern),
      ilike(userProfiles.company, pattern),
    )} limit ${mostFound})
  union all (select ${sellBusinessLeads.id}::text from ${sellBusinessLeads}
    where ${like(sellBusinessLeads.companySortKey, sql.placeholder('company'))}
    limit ${mostFound}))`;

const dayMs = 86_400_000;
/** The time after which an event belongs to the last 24 hours. */
export const eventDayStart = (now: Date): Date => new Date(now.getTime() - dayMs);
const isGrave = inArray(securityLogs.severity, ['high', 'critical']);
export const isSevereSince = (since: SQL | Date) => and(isGrave, gt(securityLogs.createdAt, since));

const parts = listParts<typeof securityEventList, { now: Date }>(securityEventList, {
  columns: {
    severity: securityLogs.severity,
    type: securityLogs.eventType,
    time: securityLogs.createdAt,
  },
  own: {
    state: [
      filterWhen(
        ({ state }) => state === 'open',
        () => isNull(securityLogs.acknowledgedAt),
      ),
      filterWhen(
        ({ state }) => state === 'acknowledged',
        () => isNotNull(securityLogs.acknowledgedAt),
      ),
    ],
    graveOfDay: {
      values: ({ graveOfDay, now }) =>
        graveOfDay ? { dayStart: eventDayStart(now).toISOString() } : null,
      where: () => isSevereSince(sql`${sql.placeholder('dayStart')}::timestamptz`),
    },
  },
  search: {
    values: (text) => ({
      pattern: searchPattern(text),
      company: searchPattern(companySortKey(text)),
    }),
    where: () => inArray(securityLogs.subjectId, foundSubjects),
  },
  tie: { column: securityLogs.id, kind: 'uuid' },
});

export const securityEventRows = preparedListRead({
  ...parts,
  select: (builder, { place, where, orderBy, limit }) =>
    select(builder, place)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit),
});

const eventQuery = preparedRead((builder) =>
  select(builder, noPlace).where(eq(securityLogs.id, sql.placeholder('id'))),
);
type Row = Awaited<ReturnType<typeof eventQuery>>[number];

const toItems = async (db: Database, rows: readonly Row[]): Promise<SecurityEventItem[]> => {
  const names = await namesOfSubjects(
    db,
    rows.map(({ subjectId }) => subjectId),
  );
  return rows.map((row) => ({
    id: row.id,
    eventType: row.eventType,
    severity: row.severity,
    subjectId: row.subjectId,
    subject: names.get(row.subjectId ?? '') ?? null,
    isAboutLead: row.leadDay !== null,
    detail: row.detail,
    createdAt: row.createdAt.toISOString(),
    acknowledgedAt: row.acknowledgedAt?.toISOString() ?? null,
    acknowledgedByName: row.acknowledgedAt === null ? null : fullName(row),
    note: row.note,
  }));
};

/** The security events for administrators, the newest first. */
export const listSecurityEvents = read({
  right: 'enter-administration',
  input: listSecurityEventsInput,
  output: securityEventPageSchema,
  touches: null,
  sample: () => ({}),
  run: async ({ ctx, input: { cursor, limit, ...filter } }) => {
    const page = { sort: 'time', direction: 'desc', cursor, limit } as const;
    const asked = { ...filter, now: ctx.now };
    const { rows, nextCursor } = cutPage(await securityEventRows.rows(ctx.db, asked, page), page);
    return { items: await toItems(ctx.db, rows), nextCursor };
  },
});

export const loadSecurityEvent = async (db: Database, id: string): Promise<SecurityEventItem> => {
  const [event] = await toItems(db, await eventQuery(db, { id }));
  if (event === undefined) throw new AppError('not-found');
  return event;
};

export const getSecurityEvent = read({
  right: 'enter-administration',
  input: securityEventRefInput,
  output: securityEventItemSchema,
  touches: { object: 'security-event', of: 'administrator', level: 'read' },
  sample: ({ id }) => ({ id }),
  run: ({ ctx, input: { id } }) => loadSecurityEvent(ctx.db, id),
});
