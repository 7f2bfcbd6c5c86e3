import {
  approveCommission,
  cancelCommission,
  correctCommission,
  payCommission,
  reverseCommission,
} from '@valia/services/commissions/acts/commission-verbs.ts';
import { getCommissionTotals } from '@valia/services/commissions/get-commission-totals.ts';
import { getCommission } from '@valia/services/commissions/get-commission.ts';
import { proveCommissions } from '@valia/services/commissions/ledger/prove-commissions.ts';
import { listCommissions } from '@valia/services/commissions/list-commissions.ts';
import { listTariffs } from '@valia/services/commissions/list-tariffs.ts';
import { setTariff } from '@valia/services/commissions/set-tariff.ts';
import { savedViewVerbs } from '@valia/services/views/saved-view-verbs.ts';
import { proceduresOf } from '../procedures/procedures-of.ts';
import { router } from '../procedures/router.ts';

export const adminCommissionsRouter = router(
  proceduresOf({
    list: listCommissions,
    totals: getCommissionTotals,
    get: getCommission,
    tariffs: listTariffs,
    setTariff,
    prove: proveCommissions,
    approve: approveCommission,
    pay: payCommission,
    cancel: cancelCommission,
    reverse: reverseCommission,
    correct: correctCommission,
    ...savedViewVerbs('commissions'),
  }),
);
