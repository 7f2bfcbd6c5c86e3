import { userProfiles } from '@valia/db/schema/identity/profiles.ts';
import { advisorCollaborationRequests as requests } from '@valia/db/schema/network/advisor-collaboration-requests.ts';
import {
  listRequestsInput,
  type ListRequestsInput,
} from '@valia/domain/collaborations/request-list-inputs.ts';
import { ownRequests } from '@valia/domain/collaborations/request-list.ts';
import {
  type RequestPage,
  requestPageSchema,
} from '@valia/domain/collaborations/request-schemas.ts';
import { companySortKey } from '@valia/domain/valuations/company-sort-key.ts';
import { and, eq, ilike, like, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { commissionsOfRequests } from '../commissions/commissions-of-requests.ts';
import type { Actor, ServiceContext } from '../context/service-context.ts';
import { listParts } from '../lists/list-parts.ts';
import { cutPage, preparedListRead } from '../lists/prepared-list-read.ts';
import { searchPattern } from '../lists/search-pattern.ts';
import { read } from '../verbs/verb.ts';
import { counterpartColumns, requestItemColumns, toRequestItem } from './request-items.ts';

const { createdAt, companySortKey: company, id } = requests;

/** The columns that all lists of requests filter by. */
export const requestColumns = { type: requests.type, status: requests.status };
export const requestTie = { column: id, kind: 'uuid' } as const;

const written = sql.placeholder('written');

const parts = listParts<typeof ownRequests, { userId: string; now: Date }>(ownRequests, {
  columns: { ...requestColumns, period: createdAt, company },
  own: {},
  search: {
    values: (text) => ({
      company: searchPattern(companySortKey(text)),
      written: searchPattern(text),
    }),
    where: () =>
      or(
        like(company, sql.placeholder('company')),
        ilike(userProfiles.firstName, written),
        ilike(userProfiles.lastName, written),
        ilike(userProfiles.company, written),
      ),
  },
  tie: requestTie,
});

/**
 * The requests that a user sent or received: `mine` is the column of that user, `other` the column of the user whose
 * name is shown.
 */
const requestsBy = (mine: PgColumn, other: PgColumn) =>
  preparedListRead({
    ...parts,
    values: ({ userId }) => ({ userId }),
    select: (builder, { place, where, orderBy, limit }) =>
      builder
        .select({ ...requestItemColumns, ...counterpartColumns, ...place })
        .from(requests)
        .leftJoin(userProfiles, eq(userProfiles.userId, other))
        .where(and(eq(mine, sql.placeholder('userId')), where))
        .orderBy(...orderBy)
        .limit(limit),
  });

export const requestLists = {
  sent: requestsBy(requests.requesterUserId, requests.targetAdvisorId),
  received: requestsBy(requests.targetAdvisorId, requests.requesterUserId),
} as const;

const listRequests = async (
  {
    ctx,
    actor: { userId },
    input,
  }: { ctx: ServiceContext; actor: Actor; input: ListRequestsInput },
  side: keyof typeof requestLists,
): Promise<RequestPage> => {
  const { sort, direction, cursor, limit, ...filter } = input;
  const page = { sort, direction, cursor, limit };
  const found = await requestLists[side].rows(ctx.db, { ...filter, userId, now: ctx.now }, page);
  const { rows, nextCursor } = cutPage(found, page);
  const isSent = side === 'sent';
  const earned = isSent
    ? await commissionsOfRequests(ctx.db, {
        requestIds: rows.map(({ id }) => id),
        recipientUserId: userId,
      })
    : null;
  const items = rows.map((row) =>
    toRequestItem(row, { isSent, person: row, commission: earned?.get(row.id) }),
  );
  return { items, nextCursor };
};

/** A page of the requests that the caller sent, to advisers and to the firm. */
export const listSentRequests = read({
  right: 'refer-to-firm',
  input: listRequestsInput,
  output: requestPageSchema,
  touches: null,
  sample: () => ({}),
  run: (scope) => listRequests(scope, 'sent'),
});

/** A page of the requests that the caller received from other advisers. */
export const listReceivedRequests = read({
  right: 'collaborate-with-advisers',
  input: listRequestsInput,
  output: requestPageSchema,
  touches: null,
  sample: () => ({}),
  run: (scope) => listRequests(scope, 'received'),
});
