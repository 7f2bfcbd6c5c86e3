import { payingEntries } from '@valia/domain/commissions/commission-ledger.ts';
import type {
  AdministratedCommission,
  CommissionAct,
} from '@valia/domain/commissions/commission-schemas.ts';
import type { ServiceContext } from '../../service-context.ts';
import { actOnCommission } from './act-on-commission.ts';
import { debtsOf, entriesOf } from '../lock-commission.ts';

/** Notes that an approved commission was paid, less what the referrer owes of reversed ones. */
export const payCommission = (call: {
  ctx: ServiceContext;
  input: CommissionAct;
}): Promise<AdministratedCommission> =>
  actOnCommission(call, 'paid', (tx, row) => ({
    drafts: async () =>
      payingEntries(await entriesOf(tx, row.id), await debtsOf(tx, row.recipientUserId)),
  }));
