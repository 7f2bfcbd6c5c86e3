import {
  accountsOfBudget,
  applyBudgetAsBaseYear,
} from '@valia/domain/budgets/accounts-of-budget.ts';
import {
  budgetToValuationSchema,
  budgetToValuationInput,
  type BudgetToValuationInput,
} from '@valia/domain/budgets/budget-schemas.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import type { Transaction } from '../context/change-audited.ts';
import type { Actor, ServiceContext } from '../context/service-context.ts';
import { createDraft } from '../valuations/valuation-verbs.ts';
import {
  type ProposeDocument,
  writeDocument,
  parseReplacementDocument,
} from '../valuations/write-document.ts';
import { change, type Changed, changed, unchanged } from '../verbs/verb.ts';
import { businessNameOf, findBudget } from './budget-verbs.ts';

type Wanted = BudgetToValuationInput['valuation'];

const openValuation = (
  tx: Transaction,
  ctx: ServiceContext,
  { wanted, actor }: { wanted: Wanted; actor: Actor },
): Promise<Changed<{ id: string }>> | Changed<{ id: string }> => {
  if (wanted.kind === 'existing') return unchanged({ id: wanted.id });
  const { clientId } = wanted;
  const companyName = businessNameOf(actor);
  const input = { clientId, type: 'own_business', method: 'mixed', companyName } as const;
  return createDraft(tx, ctx, { userId: actor.userId, input });
};

/** Copies a closed year of the caller's budget into a valuation as its base year, with the source of each line. */
export const feedValuation = change({
  right: 'work-on-own-budgets',
  input: budgetToValuationInput,
  output: budgetToValuationSchema,
  touches: { object: 'valuation', of: 'owner', level: 'write' },
  sample: ({ id }) => ({ year: 2025, valuation: { kind: 'existing', id } }),
  run: async ({ ctx, actor, tx, input: { year, valuation: wanted } }) => {
    const { userId } = actor;
    const propose: ProposeDocument = async (current) => {
      const budget = await findBudget(tx, { ownerId: userId, year });
      const accounts = budget === null ? null : accountsOfBudget(budget.document);
      if (accounts === null) throw new AppError('budget-not-closed');
      const fed = applyBudgetAsBaseYear(current.document, year, accounts);
      if (fed === null) throw new AppError('budget-year-differs');
      return parseReplacementDocument(current, fed);
    };
    const opened = await openValuation(tx, ctx, { wanted, actor });
    const { id } = opened.value;
    const saved = await writeDocument(tx, ctx, { id, userId, propose });
    return changed({ valuationId: id }, ...opened.entries, ...saved.entries, {
      action: 'budget.fed-valuation',
      subjectType: 'valuation',
      subjectId: id,
      after: { year },
    });
  },
});
