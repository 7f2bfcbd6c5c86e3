import type { Database } from '@valia/db/client.ts';
import { accountLabelChoices } from '@valia/db/schema/valuations/account-label-choices.ts';
import {
  type LabelChoices,
  labelChoicesSchema,
  mostLabelChoices,
} from '@valia/domain/pasted-accounts/account-label-schemas.ts';
import { asc, desc, eq } from 'drizzle-orm';
import { withoutInput } from '../verbs/no-input.ts';
import { read } from '../verbs/verb.ts';

/** The newest of a person's choices. */
export const readLabelChoices = async (db: Database, userId: string): Promise<LabelChoices> => {
  const { key, target, chosenAt } = accountLabelChoices;
  const choices = await db
    .select({ key, target })
    .from(accountLabelChoices)
    .where(eq(accountLabelChoices.userId, userId))
    .orderBy(desc(chosenAt), asc(key))
    .limit(mostLabelChoices);
  return { choices };
};

/** Where I said that rows of pasted accounts go. */
export const getLabelChoices = read({
  right: 'work-on-own-valuations',
  ...withoutInput,
  output: labelChoicesSchema,
  run: ({ ctx, actor: { userId } }) => readLabelChoices(ctx.db, userId),
});
