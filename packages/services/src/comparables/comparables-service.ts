import { comparableTransactions } from '@valia/db/schema/workspace/comparable-transactions.ts';
import { sectionService } from '../verbs/section-service.ts';
import { applyMultiple } from './apply-multiple.ts';
import { compareSectors } from './compare-sectors.ts';
import { fillDemoComparables } from './fill-demo-comparables.ts';
import { makeComparable } from './make-comparable.ts';
import {
  createTransactions,
  deleteTransaction,
  listTransactions,
  updateTransaction,
} from './transaction-verbs.ts';

export const comparablesService = sectionService({
  router: ['valuations', 'comparables'],
  verbs: {
    sectors: compareSectors,
    list: listTransactions,
    create: createTransactions,
    update: updateTransaction,
    delete: deleteTransaction,
    applyMultiple,
  },
  tables: [comparableTransactions],
  objects: { comparable: { owner: comparableTransactions.ownerId, make: makeComparable } },
  fillDemo: fillDemoComparables,
});
