import { balanceOf } from '@valia/domain/commissions/commission-ledger.ts';
import {
  administratedCommissionDetailsSchema,
  getCommissionInput,
} from '@valia/domain/commissions/commission-schemas.ts';
import { readAtOneMoment } from '../context/change-audited.ts';
import { read } from '../verbs/verb.ts';
import { getAdministratedCommission } from './administrated-commissions.ts';
import { commissionHistory } from './commission-history.ts';
import { debtsOf } from './lock-commission.ts';

/** One commission, with its steps, its entries, and what the next payment would be less by. */
export const getCommission = read({
  right: 'settle-commissions',
  input: getCommissionInput,
  output: administratedCommissionDetailsSchema,
  touches: { object: 'commission', of: 'administrator', level: 'read' },
  sample: ({ id }) => ({ commissionId: id }),
  run: async ({ ctx, input: { commissionId } }) =>
    readAtOneMoment(ctx.db, async (db) => {
      const commission = await getAdministratedCommission(db, commissionId);
      const debts = await debtsOf(db, commission.recipient.userId);
      const owed = balanceOf(debts.map(({ balanceCents }) => ({ amountCents: balanceCents })));
      return {
        commission,
        ...(await commissionHistory(db, commissionId)),
        debtCents: Number(-owed),
      };
    }),
});
