import { accountEvents } from '@valia/db/schema/identity/account-events.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import type { AccountEventKind } from '@valia/domain/accounts/account-event-kind.ts';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Transaction } from '../context/change-audited.ts';
import type { ServiceContext } from '../context/service-context.ts';
import { sessionOrigin } from '../accounts/session-origin.ts';

interface FailedEntry {
  /** An id of nobody's where there is nobody to tell. */
  userId: string;
  kind: Extract<AccountEventKind, 'sign-in-failed' | 'second-factor-failed'>;
}

/**
 * A line in the person's history of a try to get in. It is one statement whether the person is there or not, so that
 * the time it takes tells nobody which of the two it was.
 */
export const recordFailedSignIn = async (
  tx: Transaction,
  ctx: ServiceContext,
  { userId, kind }: FailedEntry,
): Promise<void> => {
  const { device, address } = sessionOrigin(ctx.client);
  await tx.insert(accountEvents).select(
    tx
      .select({
        id: sql`${ctx.newId()}::uuid`.as('id'),
        userId: users.id,
        kind: sql`${kind}::text`.as('kind'),
        device: sql`${device}::text`.as('device'),
        address: sql`${address}::text`.as('address'),
        auditLogId: sql`null::bigint`.as('audit_log_id'),
        createdAt: sql`${ctx.now.toISOString()}::timestamptz`.as('created_at'),
      })
      .from(users)
      .where(and(eq(users.id, userId), ne(users.status, 'erased')))
      .for('key share'),
  );
};
