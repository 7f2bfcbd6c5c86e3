import { findAccount } from '@valia/auth/find-account.ts';
import type { SessionAccount } from '@valia/auth/session-account.ts';
import { createSessionKeeper } from '@valia/auth/session-keeper.ts';
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
  /** For the cookie, which is the only place that holds the token. */
  cookie: { token: string; expiresAt: Date };
}

/** Writes the sign-in into the person's history; of a browser they never signed in from they are told by mail. */
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

/** Always a new token; the session the browser came with, if any, ends. Part of the caller's transaction. */
export const openSession = async (
  tx: Transaction,
  ctx: ServiceContext,
  account: SessionAccount,
): Promise<OpenedSession> => {
  const keeper = createSessionKeeper(tx, ctx.now);
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

/** As `openSession`, for a person who was made in this transaction. */
export const openFirstSession = async (
  tx: Transaction,
  ctx: ServiceContext,
  userId: string,
): Promise<OpenedSession> => {
  const made = await findAccount(tx, { userId });
  if (made === null) throw new AppError('internal');
  return openSession(tx, ctx, made.account);
};
