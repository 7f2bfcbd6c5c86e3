import {
  comparedSectorsSchema,
  compareSectorsInput,
  createdTransactionsSchema,
  createTransactionsInput,
  deletedTransactionSchema,
  applyMultipleInput,
  tookMultipleSchema,
  transactionIdInput,
  transactionSchema,
  transactionsSchema,
  updateTransactionInput,
} from '@valia/domain/comparables/comparable-schemas.ts';
import { compareSectors } from '@valia/services/comparables/compare-sectors.ts';
import { createTransactions } from '@valia/services/comparables/create-transactions.ts';
import { deleteTransaction } from '@valia/services/comparables/delete-transaction.ts';
import { listTransactions } from '@valia/services/comparables/list-transactions.ts';
import { applyMultiple } from '@valia/services/comparables/apply-multiple.ts';
import { updateTransaction } from '@valia/services/comparables/update-transaction.ts';
import { longInputBytes } from '../procedures/body-limits.ts';
import { signedIn } from '../procedures/procedures.ts';
import { router } from '../procedures/router.ts';
import { taking, takingNothing } from '../procedures/taking.ts';

const sampleTransaction = {
  sector: 'ALI',
  name: 'Conservas de ejemplo',
  closedOn: '2026-03-31',
  enterpriseValue: 5_900_000,
  ebitda: 1_000_000,
  evToEbitda: null,
  source: 'Asesor de la parte vendedora',
} as const;

export const valuationComparablesRouter = router({
  sectors: taking(signedIn, compareSectorsInput, { touches: null, sample: () => ({}) })
    .output(comparedSectorsSchema)
    .query(({ ctx, input }) => compareSectors({ ctx, input })),
  list: takingNothing(signedIn)
    .output(transactionsSchema)
    .query(({ ctx }) => listTransactions({ ctx })),
  create: taking(signedIn, createTransactionsInput, {
    touches: null,
    sample: () => ({ transactions: [sampleTransaction] }),
    mostBodyBytes: longInputBytes,
  })
    .output(createdTransactionsSchema)
    .mutation(({ ctx, input }) => createTransactions({ ctx, input })),
  update: taking(signedIn, updateTransactionInput, {
    touches: { object: 'comparable', of: 'self', level: 'write' },
    sample: ({ id }) => ({ id, version: 1, ...sampleTransaction }),
  })
    .output(transactionSchema)
    .mutation(({ ctx, input }) => updateTransaction({ ctx, input })),
  delete: taking(signedIn, transactionIdInput, {
    touches: { object: 'comparable', of: 'self', level: 'write' },
    sample: ({ id }) => ({ id }),
  })
    .output(deletedTransactionSchema)
    .mutation(({ ctx, input }) => deleteTransaction({ ctx, input })),
  applyMultiple: taking(signedIn, applyMultipleInput, {
    touches: { object: 'valuation', of: 'owner', level: 'write' },
    sample: ({ id }) => ({ valuationId: id, sector: 'ALI', origin: 'sector' }),
  })
    .output(tookMultipleSchema)
    .mutation(({ ctx, input }) => applyMultiple({ ctx, input })),
});
