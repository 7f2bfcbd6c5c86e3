import { accountEvents } from '@valia/db/schema/identity/account-events.ts';
import { accountHistorySchema } from '@valia/domain/accounts/session-schemas.ts';
import { desc, eq } from 'drizzle-orm';
import { withoutInput } from '../verbs/no-input.ts';
import { read } from '../verbs/verb.ts';

const mostShown = 100;

/** The security history of the user's own account, newest first. */
export const listAccountEvents = read({
  right: 'secure-own-account',
  ...withoutInput,
  output: accountHistorySchema,
  run: async ({ ctx, actor: { userId } }) => {
    const rows = await ctx.db
      .select()
      .from(accountEvents)
      .where(eq(accountEvents.userId, userId))
      .orderBy(desc(accountEvents.createdAt), desc(accountEvents.id))
      .limit(mostShown);
    return {
      events: rows.map(({ id, kind, device, address, createdAt }) => ({
        id,
        kind,
        device,
        address,
        at: createdAt.toISOString(),
      })),
    };
  },
});
