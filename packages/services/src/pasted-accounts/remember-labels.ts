import { accountLabelChoices } from '@valia/db/schema/valuations/account-label-choices.ts';
import { requireRight } from '@valia/domain/access/rights.ts';
import {
  type LabelChoices,
  mostLabelChoices,
  type RememberLabelsInput,
} from '@valia/domain/pasted-accounts/account-label-schemas.ts';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { requireNotErased } from '../accounts/lock-account.ts';
import { changeAudited, type Transaction } from '../audit/change-audited.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { ServiceContext } from '../service-context.ts';
import { readLabelChoices } from './read-label-choices.ts';

const forgetOldest = async (tx: Transaction, userId: string): Promise<void> => {
  const { key, chosenAt } = accountLabelChoices;
  const ofPerson = eq(accountLabelChoices.userId, userId);
  const oldest = tx
    .select({ key })
    .from(accountLabelChoices)
    .where(ofPerson)
    .orderBy(desc(chosenAt), key)
    .offset(mostLabelChoices);
  await tx.delete(accountLabelChoices).where(and(ofPerson, inArray(key, oldest)));
};

/** Keeps where I said that rows of pasted accounts go; the last word on a name counts. */
export const rememberLabels = ({
  ctx,
  input: { choices },
}: {
  ctx: ServiceContext;
  input: RememberLabelsInput;
}): Promise<LabelChoices> => {
  const { userId } = requireRight(ctx.actor, 'work-on-own-valuations');
  // Of one name in a block twice, the last counts: a statement changes no row twice.
  const last = [...new Map(choices.map((choice) => [choice.key, choice])).values()];
  return changeAudited(ctx, async (tx) => {
    await requireNotErased(tx, userId);
    await tx
      .insert(accountLabelChoices)
      .values(last.map((choice) => ({ ...choice, userId, chosenAt: ctx.now })))
      .onConflictDoUpdate({
        target: [accountLabelChoices.userId, accountLabelChoices.key],
        set: { target: sql`excluded.target`, chosenAt: ctx.now },
      });
    await forgetOldest(tx, userId);
    await recordAudit(tx, ctx, {
      action: 'account-labels.remembered',
      subjectType: 'user',
      subjectId: userId,
      after: { count: last.length },
    });
    return readLabelChoices(tx, userId);
  });
};
