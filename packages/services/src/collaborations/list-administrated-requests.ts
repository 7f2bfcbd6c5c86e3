import { userProfiles } from '@valia/db/schema/identity/profiles.ts';
import { advisorCollaborationRequests as requests } from '@valia/db/schema/network/advisor-collaboration-requests.ts';
import {
  type AdministratedRequest,
  administratedRequestPageSchema,
} from '@valia/domain/collaborations/request-administration-schemas.ts';
import { listAdministratedRequestsInput } from '@valia/domain/collaborations/request-list-inputs.ts';
import { administratedRequests } from '@valia/domain/collaborations/request-list.ts';
import { fullName } from '@valia/domain/text/full-name.ts';
import { companySortKey } from '@valia/domain/valuations/company-sort-key.ts';
import { and, eq, ilike, isNotNull, isNull, like, or, sql } from 'drizzle-orm';
import { alias, type QueryBuilder } from 'drizzle-orm/pg-core';
import { listParts } from '../lists/list-parts.ts';
import { cutPage, type ListShape, preparedListRead } from '../lists/prepared-list-read.ts';
import { searchPattern } from '../lists/search-pattern.ts';
import { read } from '../verbs/verb.ts';
import { requestColumns, requestTie } from './list-requests.ts';
import { requestItemColumns, toRequestItem } from './request-items.ts';

const senders = alias(userProfiles, 'senders');
const targets = alias(userProfiles, 'targets');
const written = sql.placeholder('written');

/** The search matches a company only if administrators are allowed to read it. */
const parts = listParts(administratedRequests, {
  columns: { ...requestColumns, created: requests.createdAt },
  // Each audience is read by its own list.
  own: { audience: [] },
  search: {
    values: (text) => ({
      company: searchPattern(companySortKey(text)),
      written: searchPattern(text),
    }),
    where: () =>
      or(
        and(
          isNull(requests.targetAdvisorId),
          like(requests.companySortKey, sql.placeholder('company')),
        ),
        ilike(sql`concat_ws(' ', ${senders.firstName}, ${senders.lastName})`, written),
        ilike(senders.company, written),
        ilike(sql`concat_ws(' ', ${targets.firstName}, ${targets.lastName})`, written),
      ),
  },
  tie: requestTie,
});

const selectRequests = (builder: QueryBuilder, { place, where, orderBy, limit }: ListShape) =>
  builder
    .select({
      ...requestItemColumns,
      firstName: senders.firstName,
      lastName: senders.lastName,
      company: senders.company,
      targetFirstName: targets.firstName,
      targetLastName: targets.lastName,
      ...place,
    })
    .from(requests)
    .leftJoin(senders, eq(senders.userId, requests.requesterUserId))
    .leftJoin(targets, eq(targets.userId, requests.targetAdvisorId))
    .where(where)
    .orderBy(...orderBy)
    .limit(limit);

const rowsOf = (isToFirm: boolean) =>
  preparedListRead({
    ...parts,
    select: (builder, shape) =>
      selectRequests(builder, {
        ...shape,
        where: and(
          isToFirm ? isNull(requests.targetAdvisorId) : isNotNull(requests.targetAdvisorId),
          shape.where,
        ),
      }),
  });

export const administratedRequestLists = { firm: rowsOf(true), advisers: rowsOf(false) } as const;

type Row = Awaited<ReturnType<(typeof administratedRequestLists)['firm']['rows']>>[number];

const toAdministratedRequest = (row: Row): AdministratedRequest => {
  const {
    companyName,
    counterpart: _counterpart,
    valuationId: _valuationId,
    ...item
  } = toRequestItem(row, { isSent: false, person: row });
  const isToFirm = row.targetAdvisorId === null;
  return {
    ...item,
    companyName: isToFirm ? companyName : null,
    senderName: fullName(row),
    senderCompany: row.company,
    targetName: isToFirm
      ? null
      : fullName({ firstName: row.targetFirstName, lastName: row.targetLastName }),
  };
};

/** A page of the requests to the firm, or of the part of the requests between advisers that administrators may see. */
export const listAdministratedRequests = read({
  right: 'enter-administration',
  input: listAdministratedRequestsInput,
  output: administratedRequestPageSchema,
  touches: null,
  sample: () => ({ audience: 'firm' }),
  run: async ({ ctx, input }) => {
    const { direction, cursor, limit, audience } = input;
    const page = { sort: 'created', direction, cursor, limit } as const;
    const read = await administratedRequestLists[audience].rows(ctx.db, input, page);
    const { rows, nextCursor } = cutPage(read, page);
    return { items: rows.map(toAdministratedRequest), nextCursor };
  },
});
