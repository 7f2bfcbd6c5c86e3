import { advisorCollaborationRequests } from '@valia/db/schema/network/advisor-collaboration-requests.ts';
import { commissions } from '@valia/db/schema/network/commissions.ts';
import {
  getOwnCommissionInput,
  ownCommissionSchema,
} from '@valia/domain/commissions/commission-schemas.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { and, eq } from 'drizzle-orm';
import { read } from '../verbs/verb.ts';
import { commissionColumns, toCommissionItem } from './commission-columns.ts';
import { commissionHistory } from './commission-history.ts';

const request = advisorCollaborationRequests;

/** The commission of a request of the caller, step by step; null when no rule applied to the request. */
export const getOwnCommission = read({
  right: 'see-own-commissions',
  input: getOwnCommissionInput,
  output: ownCommissionSchema,
  touches: { object: 'request', of: 'self', level: 'own' },
  sample: ({ id }) => ({ requestId: id }),
  run: async ({ ctx: { db }, actor: { userId }, input: { requestId } }) => {
    const isOwn = and(eq(request.id, requestId), eq(request.requesterUserId, userId));
    if ((await db.$count(request, isOwn)) === 0) throw new AppError('not-found');
    const [row] = await db
      .select(commissionColumns)
      .from(commissions)
      .innerJoin(request, eq(request.id, commissions.requestId))
      .where(and(isOwn, eq(commissions.recipientUserId, userId)));
    if (row === undefined) return { details: null };
    const history = await commissionHistory(db, row.id);
    return { details: { commission: toCommissionItem(row), ...history } };
  },
});
