import { accountsOfBudget, feedBaseYear } from '@valia/domain/budgets/accounts-of-budget.ts';
import {
  fedValuationSchema,
  feedValuationInput,
  type FeedValuationInput,
} from '@valia/domain/budgets/budget-schemas.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import type { Transaction } from '../context/change-audited.ts';
import type { Actor, ServiceContext } from '../context/service-context.ts';
import { createDraft } from '../valuations/valuation-verbs.ts';
import {
  type ProposeDocument,
  writeDocument,
  writtenDocument,
} from '../valuations/write-document.ts';
import { change, type Changed, changed, unchanged } from '../verbs/verb.ts';
import { businessNameOf, findBudget } from './budget-verbs.ts';

type Wanted = FeedValuationInput['valuation'];

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

/** A closed year of my budget as the base year of a valuation, each line with its source. */
export const feedValuation = change({
  right: 'work-on-own-budgets',
  input: feedValuationInput,
  output: fedValuationSchema,
  touches: { object: 'valuation', of: 'owner', level: 'write' },
  sample: ({ id }) => ({ year: 2025, valuation: { kind: 'existing', id } }),
  run: async ({ ctx, actor, tx, input: { year, valuation: wanted } }) => {
    const { userId } = actor;
    const propose: ProposeDocument = async (current) => {
      const budget = await findBudget(tx, { ownerId: userId, year });
      const accounts = budget === null ? null : accountsOfBudget(budget.document);
      if (accounts === null) throw new AppError('budget-not-closed');
      const fed = feedBaseYear(current.document, year, accounts);
      if (fed === null) throw new AppError('budget-year-differs');
      return writtenDocument(current, fed);
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
