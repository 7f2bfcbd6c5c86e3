import { findAccount } from '@valia/auth/find-account.ts';
import type { SessionAccount } from '@valia/auth/session-account.ts';
import { createSessionKeeper } from '@valia/auth/session-keeper.ts';
import type { Session } from '@valia/domain/accounts/account-schemas.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import type { Transaction } from '../context/change-audited.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { ServiceContext } from '../context/service-context.ts';
import { toSession } from './get-session.ts';
import { recordSignIn } from './record-sign-in.ts';
import { sessionOrigin } from '../accounts/session-origin.ts';
import { toActor } from './resolve-actor.ts';

export interface OpenedSession {
  session: Session;
  /** For the cookie, which is the only place that holds the token. */
  cookie: { token: string; expiresAt: Date };
}

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
