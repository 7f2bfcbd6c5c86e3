import type { Database } from '@valia/db/client.ts';
import { advisorCollaborationRequests as requests } from '@valia/db/schema/network/advisor-collaboration-requests.ts';
import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { changeAudited } from '../context/change-audited.ts';
import { recordAudits } from '../audit/record-audit.ts';
import type { ServiceContext } from '../context/service-context.ts';
import { recordRequestEvent } from '../requests/record-request-event.ts';

const atOnce = 100;

/**
 * Ends requests to advisers that have waited for 30 days, and notifies their senders. Several servers may run this at
 * once; each request ends only once. Returns whether there may be more.
 */
export const expireRequests = (
  ctx: Pick<ServiceContext, 'now' | 'newId' | 'requestId' | 'mail'> & { db: Database },
): Promise<boolean> =>
  changeAudited(ctx, async (tx) => {
    const nobody = { ...ctx, actor: null };
    const due = await tx
      .select({ id: requests.id })
      .from(requests)
      .where(and(eq(requests.status, 'pending'), lte(requests.expiresAt, ctx.now)))
      .orderBy(asc(requests.expiresAt))
      .limit(atOnce)
      .for('update', { skipLocked: true });
    for (const { id } of due) {
      const [request] = await tx
        .update(requests)
        .set({ status: 'expired', decidedAt: ctx.now, version: sql`${requests.version} + 1` })
        .where(eq(requests.id, id))
        .returning();
      if (request === undefined) continue;
      const entries = await recordRequestEvent(tx, nobody, {
        request,
        kind: 'expired',
        before: { status: 'pending' },
        after: { status: 'expired' },
      });
      await recordAudits(tx, nobody, entries);
    }
    return due.length === atOnce;
  });
