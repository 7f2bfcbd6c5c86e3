import { valuationShares } from '@valia/db/schema/valuations/valuation-shares.ts';
import type {
  RevokeShareInput,
  ValuationPeople,
} from '@valia/domain/valuations/valuation-sharing-schemas.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { ServiceContext } from '../../service-context.ts';
import { changeOwnShares } from './change-own-shares.ts';
import { isShare } from './change-share.ts';

/** Takes a share of a valuation of mine back; done already, it is answered again. */
export const revokeShare = ({
  ctx,
  input: { id, personId },
}: {
  ctx: ServiceContext;
  input: RevokeShareInput;
}): Promise<ValuationPeople> =>
  changeOwnShares(ctx, id, async (tx) => {
    const [taken] = await tx
      .delete(valuationShares)
      .where(isShare({ valuationId: id, userId: personId }))
      .returning({ right: valuationShares.right });
    if (!taken) return;
    await recordAudit(tx, ctx, {
      action: 'valuation.share-taken-back',
      subjectType: 'valuation',
      subjectId: id,
      before: { userId: personId, right: taken.right },
      after: null,
    });
  });
