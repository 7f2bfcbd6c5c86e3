import { readBudgetSchema } from '@valia/domain/budgets/budget-schemas.ts';
import { getBudget, saveBudget } from '@valia/services/budgets/budget-verbs.ts';
import { feedValuation } from '@valia/services/budgets/feed-valuation.ts';
import { readBudgetFile } from '@valia/services/budgets/read-budget-file.ts';
import { proceduresOf } from '../procedures/procedures-of.ts';
import { signedIn } from '../procedures/procedures.ts';
import { router } from '../procedures/router.ts';
import { bytesOf, takingBytes } from '../procedures/taking-bytes.ts';

const sampleFile = 'Concepto;ene;feb\nIngresos\nVentas;100;200\n';

export const valuationBudgetsRouter = router({
  ...proceduresOf({ get: getBudget, save: saveBudget, feedValuation }),
  readFile: takingBytes(signedIn, () => new TextEncoder().encode(sampleFile))
    .output(readBudgetSchema)
    .mutation(async ({ ctx, input }) => readBudgetFile({ ctx, input: await bytesOf(input) })),
});
