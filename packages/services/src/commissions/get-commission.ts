import { balanceOf } from '@valia/domain/commissions/commission-ledger.ts';
import type { AdministratedCommissionDetails } from '@valia/domain/commissions/commission-schemas.ts';
import { requireAdministrator } from '../administration/require-administrator.ts';
import { readAtOneMoment } from '../audit/change-audited.ts';
import type { ServiceContext } from '../service-context.ts';
import { getAdministratedCommission } from './administrated-commissions.ts';
import { commissionHistory } from './commission-history.ts';
import { debtsOf } from './lock-commission.ts';

/** One commission, with its steps, its entries, and what the next payment would be less by. */
export const getCommission = async ({
  ctx,
  input: { commissionId },
}: {
  ctx: ServiceContext;
  input: { commissionId: string };
}): Promise<AdministratedCommissionDetails> => {
  requireAdministrator(ctx, 'settle-commissions');
  return readAtOneMoment(ctx.db, async (db) => {
    const commission = await getAdministratedCommission(db, commissionId);
    const debts = await debtsOf(db, commission.recipient.userId);
    const owed = balanceOf(debts.map(({ balanceCents }) => ({ amountCents: balanceCents })));
    return {
      commission,
      ...(await commissionHistory(db, commissionId)),
      debtCents: Number(-owed),
    };
  });
};
