import { accountEvents } from '@valia/db/schema/identity/account-events.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import type { AccountEventKind } from '@valia/domain/accounts/account-event-kind.ts';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Transaction } from '../context/change-audited.ts';
import type { ServiceContext } from '../context/service-context.ts';
import { sessionOrigin } from '../accounts/session-origin.ts';

interface FailedEntry {
  /** A random id that belongs to no user when the email address has no account. */
  userId: string;
  kind: Extract<AccountEventKind, 'sign-in-failed' | 'second-factor-failed'>;
}

/**
 * Adds a failed sign-in to the user's history. It is one statement whether or not the user exists, so that its duration
 * does not reveal which is the case.
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
