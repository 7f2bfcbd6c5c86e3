import type { Database } from '@valia/db/client.ts';
import { accountLabelChoices } from '@valia/db/schema/valuations/account-label-choices.ts';
import {
  type LabelChoices,
  labelChoicesSchema,
  maxLabelChoices,
  rememberLabelsInput,
} from '@valia/domain/pasted-accounts/account-label-schemas.ts';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { requireNotErased } from '../accounts/lock-account.ts';
import type { Transaction } from '../context/change-audited.ts';
import { withoutInput } from '../verbs/no-input.ts';
import { change, changed, read } from '../verbs/verb.ts';

/** The newest of a user's label choices. */
export const readLabelChoices = async (db: Database, userId: string): Promise<LabelChoices> => {
  const { key, target, chosenAt } = accountLabelChoices;
  const choices = await db
    .select({ key, target })
    .from(accountLabelChoices)
    .where(eq(accountLabelChoices.userId, userId))
    .orderBy(desc(chosenAt), asc(key))
    .limit(maxLabelChoices);
  return { choices };
};

/** The lines to which the caller has assigned rows of pasted accounts. */
export const getLabelChoices = read({
  right: 'work-on-own-valuations',
  ...withoutInput,
  output: labelChoicesSchema,
  run: ({ ctx, actor: { userId } }) => readLabelChoices(ctx.db, userId),
});

const forgetOldest = async (tx: Transaction, userId: string): Promise<void> => {
  const { key, chosenAt } = accountLabelChoices;
  const ofPerson = eq(accountLabelChoices.userId, userId);
  const oldest = tx
    .select({ key })
    .from(accountLabelChoices)
    .where(ofPerson)
    .orderBy(desc(chosenAt), key)
    .offset(maxLabelChoices);
  await tx.delete(accountLabelChoices).where(and(ofPerson, inArray(key, oldest)));
};

/** Stores the lines to which the caller assigned rows of pasted accounts; the latest choice for a name is used. */
export const rememberLabels = change({
  right: 'work-on-own-valuations',
  input: rememberLabelsInput,
  output: labelChoicesSchema,
  touches: null,
  sample: () => ({ choices: [{ key: 'aprovisionamientos', target: 'supplies' }] }),
  run: async ({ ctx, actor: { userId }, tx, input: { choices } }) => {
    // When a name occurs twice in a block, the last one is used, because one statement cannot change the same row
    // twice.
    const last = [...new Map(choices.map((choice) => [choice.key, choice])).values()];
    await requireNotErased(tx, userId);
    await tx
      .insert(accountLabelChoices)
      .values(last.map((choice) => ({ ...choice, userId, chosenAt: ctx.now })))
      .onConflictDoUpdate({
        target: [accountLabelChoices.userId, accountLabelChoices.key],
        set: { target: sql`excluded.target`, chosenAt: ctx.now },
      });
    await forgetOldest(tx, userId);
    return changed(await readLabelChoices(tx, userId), {
      action: 'account-labels.remembered',
      subjectType: 'user',
      subjectId: userId,
      after: { count: last.length },
    });
  },
});
