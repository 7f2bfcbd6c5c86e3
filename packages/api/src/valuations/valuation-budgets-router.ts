import { emptyBudget } from '@valia/domain/budgets/budget-document.ts';
import {
  budgetSchema,
  budgetYearInput,
  fedValuationSchema,
  feedValuationInput,
  readBudgetSchema,
  saveBudgetInput,
  savedBudgetSchema,
} from '@valia/domain/budgets/budget-schemas.ts';
import { feedValuation } from '@valia/services/budgets/feed-valuation.ts';
import { getBudget } from '@valia/services/budgets/get-budget.ts';
import { readBudgetFile } from '@valia/services/budgets/read-budget-file.ts';
import { saveBudget } from '@valia/services/budgets/save-budget.ts';
import { wholeDocumentBytes } from '../procedures/body-limits.ts';
import { signedIn } from '../procedures/procedures.ts';
import { router } from '../procedures/router.ts';
import { taking } from '../procedures/taking.ts';
import { bytesOf, takingBytes } from '../procedures/taking-bytes.ts';

const sampleFile = 'Concepto;ene;feb\nIngresos\nVentas;100;200\n';

export const valuationBudgetsRouter = router({
  get: taking(signedIn, budgetYearInput, { touches: null, sample: () => ({ year: 2026 }) })
    .output(budgetSchema)
    .query(({ ctx, input }) => getBudget({ ctx, input })),
  save: taking(signedIn, saveBudgetInput, {
    touches: null,
    sample: () => ({ year: 2026, version: 0, document: emptyBudget }),
    mostBodyBytes: wholeDocumentBytes,
  })
    .output(savedBudgetSchema)
    .mutation(({ ctx, input }) => saveBudget({ ctx, input })),
  readFile: takingBytes(signedIn, () => new TextEncoder().encode(sampleFile))
    .output(readBudgetSchema)
    .mutation(async ({ ctx, input }) => readBudgetFile({ ctx, input: await bytesOf(input) })),
  feedValuation: taking(signedIn, feedValuationInput, {
    touches: { object: 'valuation', of: 'owner', level: 'write' },
    sample: ({ id }) => ({ year: 2025, valuation: { kind: 'existing', id } }),
  })
    .output(fedValuationSchema)
    .mutation(({ ctx, input }) => feedValuation({ ctx, input })),
});
