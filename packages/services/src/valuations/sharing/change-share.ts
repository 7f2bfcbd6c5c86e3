import { valuationShares } from '@valia/db/schema/valuations/valuation-shares.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import type {
  ChangeShareInput,
  ShareRight,
  ValuationPeople,
} from '@valia/domain/valuations/valuation-sharing-schemas.ts';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../audit/change-audited.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { ServiceContext } from '../../service-context.ts';
import { changeOwnShares } from './change-own-shares.ts';

export interface Share {
  valuationId: string;
  userId: string;
  right: ShareRight;
}

/** The row of one person's share of one valuation. */
export const isShare = ({ valuationId, userId }: Omit<Share, 'right'>) =>
  and(eq(valuationShares.valuationId, valuationId), eq(valuationShares.userId, userId));

/** Sets the right of somebody who has a share; false where there is none. */
export const changeRight = async (
  tx: Transaction,
  ctx: ServiceContext,
  share: Share,
): Promise<boolean> => {
  const [current] = await tx
    .select({ right: valuationShares.right })
    .from(valuationShares)
    .where(isShare(share))
    .for('update');
  if (!current) return false;
  const { valuationId, userId, right } = share;
  if (current.right === right) return true;
  await tx.update(valuationShares).set({ right }).where(isShare(share));
  await recordAudit(tx, ctx, {
    action: 'valuation.share-changed',
    subjectType: 'valuation',
    subjectId: valuationId,
    before: { userId, right: current.right },
    after: { userId, right },
  });
  return true;
};

/** Changes what somebody may do with a valuation of mine; `not-found` for who has no share. */
export const changeShare = ({
  ctx,
  input: { id, personId, right },
}: {
  ctx: ServiceContext;
  input: ChangeShareInput;
}): Promise<ValuationPeople> =>
  changeOwnShares(ctx, id, async (tx) => {
    if (!(await changeRight(tx, ctx, { valuationId: id, userId: personId, right })))
      throw new AppError('not-found');
  });
