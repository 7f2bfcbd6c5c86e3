import { advisorCollaborationRequests } from '@valia/db/schema/network/advisor-collaboration-requests.ts';
import { commissions } from '@valia/db/schema/network/commissions.ts';
import {
  commissionPageSchema,
  listOwnCommissionsInput,
  type ListOwnCommissionsInput,
} from '@valia/domain/commissions/commission-schemas.ts';
import { and, eq, sql } from 'drizzle-orm';
import { keyset } from '../lists/keyset.ts';
import { cutPage, filterBy, preparedListRead } from '../lists/prepared-list-read.ts';
import { read } from '../verbs/verb.ts';
import { commissionColumns, toCommissionItem } from './commission-columns.ts';

type Asked = Pick<ListOwnCommissionsInput, 'status'> & { userId: string };

export const ownCommissionList = preparedListRead({
  keyset: keyset(
    { created: { column: commissions.createdAt, kind: 'instant' } },
    { column: commissions.id, kind: 'uuid' },
  ),
  filters: {
    status: filterBy<Asked, 'status'>('status', (value) => eq(commissions.status, value)),
  },
  values: ({ userId }: Asked) => ({ userId }),
  select: (builder, { place, where, orderBy, limit }) =>
    builder
      .select({ ...commissionColumns, ...place })
      .from(commissions)
      .innerJoin(
        advisorCollaborationRequests,
        eq(advisorCollaborationRequests.id, commissions.requestId),
      )
      .where(and(eq(commissions.recipientUserId, sql.placeholder('userId')), where))
      .orderBy(...orderBy)
      .limit(limit),
});

/** The commissions of the caller's requests, the latest first. */
export const listOwnCommissions = read({
  right: 'see-own-commissions',
  input: listOwnCommissionsInput,
  output: commissionPageSchema,
  touches: null,
  sample: () => ({}),
  run: async ({ ctx, actor: { userId }, input: { status, cursor, limit } }) => {
    const page = { sort: 'created', direction: 'desc', cursor, limit } as const;
    const { rows, nextCursor } = cutPage(
      await ownCommissionList.rows(ctx.db, { status, userId }, page),
      page,
    );
    return { items: rows.map(toCommissionItem), nextCursor };
  },
});
