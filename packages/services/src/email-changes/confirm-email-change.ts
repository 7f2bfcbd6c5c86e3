import { hashLinkToken } from '@valia/auth/link-token.ts';
import type { Database } from '@valia/db/client.ts';
import { emailChanges } from '@valia/db/schema/identity/email-changes.ts';
import { knownDevices } from '@valia/db/schema/identity/known-devices.ts';
import { oneTimeLinks } from '@valia/db/schema/identity/one-time-links.ts';
import { organizationMembers, organizations } from '@valia/db/schema/identity/organizations.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import {
  confirmEmailChangeInput,
  confirmEmailChangeOutput,
} from '@valia/domain/email-changes/email-change-schemas.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { and, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { lockAccount } from '../accounts/lock-account.ts';
import { recordAccountEvent } from '../accounts/record-account-event.ts';
import type { Transaction } from '../context/change-audited.ts';
import { callerRange } from '../limits/caller-range.ts';
import type { ServiceContext } from '../context/service-context.ts';
import { endAllSessions } from '../sessions/end-all-sessions.ts';
import { forgetSignInFailures } from '../sessions/forget-sign-in-failures.ts';
import { rememberDevice } from '../sessions/known-device.ts';
import { act, changed, writeChange } from '../verbs/verb.ts';

type Change = typeof emailChanges.$inferSelect;

const daysKeptMs = 7 * 86_400_000;

/**
 * The open change of email address that a link belongs to; the link may be the one sent to the former or to the new
 * address.
 */
const findChange = async (db: Database, now: Date, token: string): Promise<Change> => {
  const hash = hashLinkToken(token);
  const [row] = await db
    .select()
    .from(emailChanges)
    .where(
      and(
        or(eq(emailChanges.formerTokenHash, hash), eq(emailChanges.nextTokenHash, hash)),
        isNull(emailChanges.doneAt),
        gt(emailChanges.expiresAt, now),
      ),
    );
  if (row === undefined) throw new AppError('link-not-valid');
  return row;
};

/**
 * Updates the email address in organizations. An owned organization has the address of its founder, and a closed one
 * that of the user who closed it; the erasure finds closed organizations by this address.
 */
const renameInOrganizations = async (
  tx: Transaction,
  { userId, formerEmail, nextEmail }: Change,
) => {
  const owned = tx
    .select({ id: organizationMembers.organizationId })
    .from(organizationMembers)
    .where(and(eq(organizationMembers.userId, userId), eq(organizationMembers.role, 'owner')));
  await tx
    .update(organizations)
    .set({ email: nextEmail })
    .where(
      and(
        eq(organizations.email, formerEmail),
        or(isNotNull(organizations.archivedAt), inArray(organizations.id, owned)),
      ),
    );
};

/**
 * Ends everything that was opened under the former email address, except the session of the browser that confirms the
 * change.
 */
const endWhatWasOpen = async (tx: Transaction, ctx: ServiceContext, change: Change) => {
  const { userId, formerEmail } = change;
  const own = ctx.actor?.userId === userId ? { but: ctx.actor.sessionId } : null;
  await endAllSessions(tx, ctx, { userId, ...own });
  await tx.delete(oneTimeLinks).where(eq(oneTimeLinks.userId, userId));
  await tx.delete(knownDevices).where(eq(knownDevices.userId, userId));
  if (own !== null) await rememberDevice(tx, ctx, userId);
  await forgetSignInFailures(tx, formerEmail);
};

const takeNewAddress = async (
  tx: Transaction,
  ctx: ServiceContext,
  { change, tellsFormer }: { change: Change; tellsFormer: boolean },
): Promise<void> => {
  const { id, userId, nextEmail } = change;
  const holders = await tx.$count(users, eq(users.email, nextEmail));
  // Another user has signed up with this email address meanwhile. The holder of the link only learns that it
  // does not work.
  if (holders > 0) throw new AppError('link-not-valid');
  await tx
    .update(users)
    .set({ email: nextEmail, emailConfirmedAt: ctx.now })
    .where(eq(users.id, userId));
  await renameInOrganizations(tx, change);
  await tx
    .update(emailChanges)
    .set({ doneAt: ctx.now, expiresAt: new Date(ctx.now.getTime() + daysKeptMs) })
    .where(eq(emailChanges.id, id));
  await endWhatWasOpen(tx, ctx, change);
  await recordAccountEvent(tx, ctx, { userId, kind: 'email-changed' });
  if (tellsFormer) await ctx.mail.enqueue(tx, { kind: 'email-changed', changeId: id });
};

/**
 * Records the consent of one of the two email addresses. After both, the account gets the new address and its sessions
 * end; its password and second factor stay the same. A former address that was never confirmed does not have to
 * consent.
 */
export const confirmEmailChange = act({
  right: 'anybody',
  input: confirmEmailChangeInput,
  output: confirmEmailChangeOutput,
  touches: { object: 'email-change-link', of: 'holder', level: 'own' },
  sample: ({ id }) => ({ token: id }),
  run: async ({ ctx, input: { token } }) => {
    await ctx.limits.take([{ limit: 'link-per-range', subject: callerRange(ctx) }], ctx.now);
    const { userId } = await findChange(ctx.db, ctx.now, token);
    return writeChange(ctx, async (tx) => {
      const held = await lockAccount(tx, userId);
      const change = await findChange(tx, ctx.now, token);
      if (held?.status !== 'active' || held.account.email !== change.formerEmail)
        throw new AppError('link-not-valid');
      const side = change.nextTokenHash === hashLinkToken(token) ? 'next' : 'former';
      const column =
        side === 'next' ? emailChanges.nextConfirmedAt : emailChanges.formerConfirmedAt;
      await tx
        .update(emailChanges)
        .set({ [`${side}ConfirmedAt`]: sql`coalesce(${column}, ${ctx.now.toISOString()})` })
        .where(eq(emailChanges.id, change.id));
      const asksFormer = held.account.emailConfirmed;
      const nextAgrees = side === 'next' || change.nextConfirmedAt !== null;
      const formerAgrees = !asksFormer || side === 'former' || change.formerConfirmedAt !== null;
      const isDone = nextAgrees && formerAgrees;
      if (isDone) await takeNewAddress(tx, ctx, { change, tellsFormer: asksFormer });
      return changed(
        { waitsFor: isDone ? null : nextAgrees ? 'former' : 'next' },
        {
          action: isDone ? 'user.email-changed' : 'user.email-change-confirmed',
          subjectType: 'user',
          subjectId: userId,
          actorUserId: userId,
          after: { by: side },
        },
      );
    });
  },
});
