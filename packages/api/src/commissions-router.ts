import { findEstimate } from '@valia/services/commissions/find-estimate.ts';
import { getOwnCommission } from '@valia/services/commissions/get-own-commission.ts';
import { getStatement } from '@valia/services/commissions/get-statement.ts';
import { listOwnCommissions } from '@valia/services/commissions/list-own-commissions.ts';
import { printStatement } from '@valia/services/commissions/print-statement.ts';
import { proceduresOf } from './procedures/procedures-of.ts';
import { router } from './procedures/router.ts';

export const commissionsRouter = router(
  proceduresOf({
    get: getOwnCommission,
    list: listOwnCommissions,
    estimate: findEstimate,
    statement: getStatement,
    printStatement,
  }),
);
