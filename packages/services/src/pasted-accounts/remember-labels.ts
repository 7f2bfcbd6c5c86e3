import { accountLabelChoices } from '@valia/db/schema/valuations/account-label-choices.ts';
import {
  labelChoicesSchema,
  mostLabelChoices,
  rememberLabelsInput,
} from '@valia/domain/pasted-accounts/account-label-schemas.ts';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { requireNotErased } from '../accounts/lock-account.ts';
import { changeAudited, type Transaction } from '../audit/change-audited.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { act } from '../verbs/verb.ts';
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
export const rememberLabels = act({
  right: 'work-on-own-valuations',
  input: rememberLabelsInput,
  output: labelChoicesSchema,
  touches: null,
  sample: () => ({ choices: [{ key: 'aprovisionamientos', target: 'supplies' }] }),
  run: ({ ctx, actor: { userId }, input: { choices } }) => {
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
  },
});
