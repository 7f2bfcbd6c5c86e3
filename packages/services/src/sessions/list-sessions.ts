import { sessions } from '@valia/db/schema/identity/sessions.ts';
import { requireRight } from '@valia/domain/access/rights.ts';
import type { SessionList } from '@valia/domain/accounts/session-schemas.ts';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { ServiceContext } from '../service-context.ts';

const mostShown = 100;

/** My live sessions, the one of this call first, then the latest used. An id is a hash: it names a session and opens none. */
export const listSessions = async ({ ctx }: { ctx: ServiceContext }): Promise<SessionList> => {
  const { userId, sessionId } = requireRight(ctx.actor, 'secure-own-account');
  const rows = await ctx.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, ctx.now)))
    .orderBy(desc(eq(sessions.id, sessionId)), desc(sessions.lastUsedAt), sessions.id)
    .limit(mostShown);
  return {
    sessions: rows.map(({ id, device, address, createdAt, lastUsedAt }) => ({
      id,
      current: id === sessionId,
      device,
      address,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
    })),
  };
};
