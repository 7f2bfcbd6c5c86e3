import { accountEvents } from '@valia/db/schema/identity/account-events.ts';
import { requireRight } from '@valia/domain/access/rights.ts';
import type { AccountHistory } from '@valia/domain/accounts/session-schemas.ts';
import { desc, eq } from 'drizzle-orm';
import type { ServiceContext } from '../service-context.ts';

const mostShown = 100;

/** The security history of my account, newest first. */
export const listAccountEvents = async ({
  ctx,
}: {
  ctx: ServiceContext;
}): Promise<AccountHistory> => {
  const { userId } = requireRight(ctx.actor, 'secure-own-account');
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
};
