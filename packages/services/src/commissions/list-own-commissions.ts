import { advisorCollaborationRequests } from '@valia/db/schema/network/advisor-collaboration-requests.ts';
import { commissions } from '@valia/db/schema/network/commissions.ts';
import { listOwnCommissionsInput } from '@valia/domain/commissions/commission-list-inputs.ts';
import { ownCommissions } from '@valia/domain/commissions/commission-list.ts';
import { commissionPageSchema } from '@valia/domain/commissions/commission-schemas.ts';
import { and, eq, sql } from 'drizzle-orm';
import { listParts } from '../lists/list-parts.ts';
import { cutPage, preparedListRead } from '../lists/prepared-list-read.ts';
import { read } from '../verbs/verb.ts';
import { commissionColumns, toCommissionItem } from './commission-columns.ts';

const parts = listParts<typeof ownCommissions, { userId: string }>(ownCommissions, {
  columns: { status: commissions.status, created: commissions.createdAt },
  own: {},
  tie: { column: commissions.id, kind: 'uuid' },
});

export const ownCommissionRows = preparedListRead({
  ...parts,
  values: ({ userId }) => ({ userId }),
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
      await ownCommissionRows.rows(ctx.db, { status, userId }, page),
      page,
    );
    return { items: rows.map(toCommissionItem), nextCursor };
  },
});
