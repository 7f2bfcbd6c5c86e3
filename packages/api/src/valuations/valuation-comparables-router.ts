import { applyMultiple } from '@valia/services/comparables/apply-multiple.ts';
import { compareSectors } from '@valia/services/comparables/compare-sectors.ts';
import {
  createTransactions,
  deleteTransaction,
  listTransactions,
  updateTransaction,
} from '@valia/services/comparables/transaction-verbs.ts';
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
