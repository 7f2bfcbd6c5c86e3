import { advisorCollaborationRequests } from '@valia/db/schema/network/advisor-collaboration-requests.ts';
import { commissions } from '@valia/db/schema/network/commissions.ts';
import { requireRight } from '@valia/domain/access/rights.ts';
import type { CommissionDetails } from '@valia/domain/commissions/commission-schemas.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { and, eq } from 'drizzle-orm';
import type { ServiceContext } from '../service-context.ts';
import { commissionColumns, toCommissionItem } from './commission-columns.ts';
import { commissionHistory } from './commission-history.ts';

const request = advisorCollaborationRequests;

/** What a request of mine earns me, step by step; nothing where no rule applied to it. */
export const getOwnCommission = async ({
  ctx: { actor, db },
  input: { requestId },
}: {
  ctx: ServiceContext;
  input: { requestId: string };
}): Promise<{ details: CommissionDetails | null }> => {
  const { userId } = requireRight(actor, 'see-own-commissions');
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
};
