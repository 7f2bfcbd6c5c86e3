import { applyMultiple } from '@valia/services/comparables/apply-multiple.ts';
import { compareSectors } from '@valia/services/comparables/compare-sectors.ts';
import { createTransactions } from '@valia/services/comparables/create-transactions.ts';
import { deleteTransaction } from '@valia/services/comparables/delete-transaction.ts';
import { listTransactions } from '@valia/services/comparables/list-transactions.ts';
import { updateTransaction } from '@valia/services/comparables/update-transaction.ts';
import { proceduresOf } from '../procedures/procedures-of.ts';
import { router } from '../procedures/router.ts';

export const valuationComparablesRouter = router(
  proceduresOf({
    sectors: compareSectors,
    list: listTransactions,
    create: createTransactions,
    update: updateTransaction,
    delete: deleteTransaction,
    applyMultiple,
  }),
);
