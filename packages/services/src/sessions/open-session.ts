import { findAccount } from '@valia/auth/find-account.ts';
import type { SessionAccount } from '@valia/auth/session-account.ts';
import { createSessionRegistry } from '@valia/auth/session-registry.ts';
import type { Session } from '@valia/domain/accounts/account-schemas.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { recordAccountEvent } from '../accounts/record-account-event.ts';
import type { Transaction } from '../context/change-audited.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { ServiceContext } from '../context/service-context.ts';
import { recordSecurityEvent } from '../security/record-security-event.ts';
import { toSession } from './get-session.ts';
import { sessionOrigin } from '../accounts/session-origin.ts';
import { rememberDevice } from './known-device.ts';
import { toActor } from './resolve-actor.ts';

export interface OpenedSession {
  session: Session;
  /** The session token, for the cookie; it is stored nowhere else. */
  cookie: { token: string; expiresAt: Date };
}

/** Adds the sign-in to the user's history, and notifies the user by mail when the browser is new. */
const recordSignIn = async (
  tx: Transaction,
  ctx: ServiceContext,
  userId: string,
): Promise<void> => {
  await recordAccountEvent(tx, ctx, { userId, kind: 'signed-in' });
  if ((await rememberDevice(tx, ctx, userId)) !== 'new') return;
  await recordSecurityEvent(tx, ctx, { type: 'new_device', subjectId: userId });
  await ctx.mail.enqueue(tx, { kind: 'new-device', userId });
};

/** Always creates a new token. The session that the browser had, if any, ends. Runs in the caller's transaction. */
export const openSession = async (
  tx: Transaction,
  ctx: ServiceContext,
  account: SessionAccount,
): Promise<OpenedSession> => {
  const keeper = createSessionRegistry(tx, ctx.now);
  if (ctx.actor !== null) await keeper.end(ctx.actor.sessionId);
  const opened = await keeper.create(account, sessionOrigin(ctx.client));
  await recordSignIn(tx, ctx, account.userId);
  await recordAudit(tx, ctx, {
    action: 'session.created',
    subjectType: 'session',
    subjectId: opened.id,
    actorUserId: account.userId,
  });
  const session = toSession(toActor({ ...opened, account }));
  return { session, cookie: { token: opened.token, expiresAt: opened.cookieExpiresAt } };
};

/** Same as `openSession`, for a user created in this transaction. */
export const openFirstSession = async (
  tx: Transaction,
  ctx: ServiceContext,
  userId: string,
): Promise<OpenedSession> => {
  const made = await findAccount(tx, { userId });
  if (made === null) throw new AppError('internal');
  return openSession(tx, ctx, made.account);
};
