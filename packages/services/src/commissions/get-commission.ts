import { ledgerBalance } from '@valia/domain/commissions/commission-ledger.ts';
import {
  administratedCommissionDetailsSchema,
  getCommissionInput,
} from '@valia/domain/commissions/commission-schemas.ts';
import { readConsistently } from '../context/change-audited.ts';
import { read } from '../verbs/verb.ts';
import { getAdministratedCommission } from './administrated-commissions.ts';
import { commissionHistory } from './commission-history.ts';
import { referrerDebts } from './lock-commission.ts';

/** One commission, with its steps, its entries, and the deduction from the next payment. */
export const getCommission = read({
  right: 'settle-commissions',
  input: getCommissionInput,
  output: administratedCommissionDetailsSchema,
  touches: { object: 'commission', of: 'administrator', level: 'read' },
  sample: ({ id }) => ({ commissionId: id }),
  run: async ({ ctx, input: { commissionId } }) =>
    readConsistently(ctx.db, async (db) => {
      const commission = await getAdministratedCommission(db, commissionId);
      const debts = await referrerDebts(db, commission.recipient.userId);
      const owed = ledgerBalance(debts.map(({ balanceCents }) => ({ amountCents: balanceCents })));
      return {
        commission,
        ...(await commissionHistory(db, commissionId)),
        debtCents: Number(-owed),
      };
    }),
});
