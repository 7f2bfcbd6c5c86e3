import { reversingEntry } from '@valia/domain/commissions/commission-ledger.ts';
import type {
  AdministratedCommission,
  CommissionAct,
} from '@valia/domain/commissions/commission-schemas.ts';
import type { ServiceContext } from '../../service-context.ts';
import { actOnCommission } from './act-on-commission.ts';
import { entriesOf } from '../lock-commission.ts';

/** Takes back a commission that was paid: the referrer owes it, and the next payment is less by it. */
export const reverseCommission = (call: {
  ctx: ServiceContext;
  input: CommissionAct;
}): Promise<AdministratedCommission> =>
  actOnCommission(call, 'reversed', (tx, row) => ({
    drafts: async () => [reversingEntry(await entriesOf(tx, row.id))],
  }));
