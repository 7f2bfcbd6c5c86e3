import { accountsOfBudget, feedBaseYear } from '@valia/domain/budgets/accounts-of-budget.ts';
import {
  fedValuationSchema,
  feedValuationInput,
  type FeedValuationInput,
} from '@valia/domain/budgets/budget-schemas.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import type { Valuation } from '@valia/domain/valuations/valuation-schemas.ts';
import { changeAudited } from '../audit/change-audited.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Actor, ServiceContext } from '../service-context.ts';
import { createValuation } from '../valuations/create-valuation.ts';
import { getValuation } from '../valuations/get-valuation.ts';
import { updateValuation } from '../valuations/update-valuation.ts';
import { loadValuation } from '../valuations/valuation-access.ts';
import { act } from '../verbs/verb.ts';
import { businessNameOf, findBudget } from './get-budget.ts';

type Wanted = FeedValuationInput['valuation'];

const openValuation = async (
  ctx: ServiceContext,
  wanted: Wanted,
  actor: Actor,
): Promise<Valuation> => {
  if (wanted.kind === 'existing') {
    await loadValuation(ctx.db, { id: wanted.id, userId: actor.userId, need: 'edit' });
    return getValuation({ ctx, input: { id: wanted.id } });
  }
  const companyName = businessNameOf(actor);
  const { clientId } = wanted;
  return createValuation({
    ctx,
    input: { clientId, type: 'own_business', method: 'mixed', companyName },
  });
};

/** A closed year of my budget as the base year of a valuation, each line with its source. */
export const feedValuation = act({
  right: 'work-on-own-budgets',
  input: feedValuationInput,
  output: fedValuationSchema,
  touches: { object: 'valuation', of: 'owner', level: 'write' },
  sample: ({ id }) => ({ year: 2025, valuation: { kind: 'existing', id } }),
  run: async ({ ctx, actor, input: { year, valuation: wanted } }) => {
    const key = { ownerId: actor.userId, year };
    return changeAudited(ctx, async (tx) => {
      const inside = { ...ctx, db: tx };
      const { id, version, document } = await openValuation(inside, wanted, actor);
      const budget = await findBudget(tx, key);
      const accounts = budget === null ? null : accountsOfBudget(budget.document);
      if (accounts === null) throw new AppError('budget-not-closed');
      const fed = feedBaseYear(document, year, accounts);
      if (fed === null) throw new AppError('budget-year-differs');
      await updateValuation({ ctx: inside, input: { id, version, document: fed } });
      await recordAudit(tx, ctx, {
        action: 'budget.fed-valuation',
        subjectType: 'valuation',
        subjectId: id,
        after: { year },
      });
      return { valuationId: id };
    });
  },
});
