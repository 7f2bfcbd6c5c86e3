import { userProfiles } from '@valia/db/schema/identity/profiles.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import { advisorCollaborationRequests } from '@valia/db/schema/network/advisor-collaboration-requests.ts';
import { commissions } from '@valia/db/schema/network/commissions.ts';
import { listCommissionsInput } from '@valia/domain/commissions/commission-list-inputs.ts';
import { commissionList } from '@valia/domain/commissions/commission-list.ts';
import { administratedCommissionPageSchema } from '@valia/domain/commissions/commission-schemas.ts';
import { companySortKey } from '@valia/domain/valuations/company-sort-key.ts';
import { and, eq, ilike, inArray, or, sql } from 'drizzle-orm';
import { listParts } from '../lists/list-parts.ts';
import { cutPage, preparedListRead } from '../lists/prepared-list-read.ts';
import { searchPattern } from '../lists/search-pattern.ts';
import { read } from '../verbs/verb.ts';
import {
  selectAdministratedCommissions,
  toAdministratedCommission,
} from './administrated-commissions.ts';

const [pattern, keyPattern] = [sql.placeholder('pattern'), sql.placeholder('keyPattern')];
const now = sql`${sql.placeholder('now')}::timestamptz`;

/** Searched table by table, so that each search uses its own index. */
const foundRequests = sql`(select ${advisorCollaborationRequests.id}
  from ${advisorCollaborationRequests}
  where ${advisorCollaborationRequests.companySortKey} like ${keyPattern})`;
const foundPeople = sql`(select ${users.id} from ${users} where ${ilike(users.email, pattern)}
  union all select ${userProfiles.userId} from ${userProfiles}
  where ${or(
    ilike(userProfiles.firstName, pattern),
    ilike(userProfiles.lastName, pattern),
    ilike(userProfiles.company, pattern),
  )})`;

const isOverdue = and(eq(commissions.status, 'approved'), sql`${commissions.dueAt} < ${now}`);

const parts = listParts<typeof commissionList, { now: Date }>(commissionList, {
  columns: {
    status: commissions.status,
    requestType: commissions.requestType,
    since: commissions.statusSince,
    amount: commissions.amountCents,
    // Commissions without a payment date are sorted after those with one.
    due: sql`coalesce(${commissions.dueAt}, '9999-12-31T00:00:00Z'::timestamptz)`,
  },
  own: {
    isOverdue: {
      values: (asked) => (asked.isOverdue === true ? { now: asked.now.toISOString() } : null),
      where: () => isOverdue,
    },
  },
  search: {
    values: (text) => ({
      pattern: searchPattern(text),
      keyPattern: searchPattern(companySortKey(text)),
    }),
    where: () =>
      or(
        inArray(commissions.requestId, foundRequests),
        inArray(commissions.recipientUserId, foundPeople),
      ),
  },
  tie: { column: commissions.id, kind: 'uuid' },
});

export const commissionRows = preparedListRead({
  ...parts,
  select: (builder, { place, where, orderBy, limit }) =>
    selectAdministratedCommissions(builder, place)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit),
});

/** A page of all users' commissions that match the filter. */
export const listCommissions = read({
  right: 'settle-commissions',
  input: listCommissionsInput,
  output: administratedCommissionPageSchema,
  touches: null,
  sample: () => ({}),
  run: async ({ ctx, input: { sort, direction, cursor, limit, ...filter } }) => {
    const page = { sort, direction, cursor, limit };
    const read = await commissionRows.rows(ctx.db, { ...filter, now: ctx.now }, page);
    const { rows, nextCursor } = cutPage(read, page);
    return { items: rows.map(toAdministratedCommission), nextCursor };
  },
});
