import { reversingEntry } from '@valia/domain/commissions/commission-ledger.ts';
import type {
  AdministratedCommission,
  CommissionAct,
} from '@valia/domain/commissions/commission-schemas.ts';
import type { ServiceContext } from '../../service-context.ts';
import { actOnCommission } from './act-on-commission.ts';
import { entriesOf } from '../lock-commission.ts';

/** Ends a commission before it is paid; what was earned is taken back by a reversal. */
export const cancelCommission = (call: {
  ctx: ServiceContext;
  input: CommissionAct;
}): Promise<AdministratedCommission> =>
  actOnCommission(call, 'cancelled', (tx, row) => ({
    drafts: async () =>
      row.status === 'estimated' ? [] : [reversingEntry(await entriesOf(tx, row.id))],
  }));
