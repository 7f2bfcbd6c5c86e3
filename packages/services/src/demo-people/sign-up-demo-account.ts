import { userRoles } from '@valia/db/schema/identity/roles.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import { userVerificationStatus } from '@valia/db/schema/identity/verifications.ts';
import { userMfaFactors } from '@valia/db/schema/identity/user-mfa-factors.ts';
import { sessions } from '@valia/db/schema/identity/sessions.ts';
import { eq } from 'drizzle-orm';
import { unaudited } from '../context/change-audited.ts';
import { recordMilestone } from '../tracking/record-milestone.ts';
import { signUpAdviser } from '../credentials/sign-up-adviser.ts';
import type { Actor, ServiceContext } from '../context/service-context.ts';
import type { DemoAccount } from './demo-accounts.ts';

const minuteMs = 60_000;

/** Users confirm their email address some minutes after signing up; the delay depends on the length of the address. */
const confirmedAt = ({ signUp: { email } }: DemoAccount, signedUpAt: Date): Date =>
  new Date(signedUpAt.getTime() + (2 + ((email.length * 7) % 40)) * minuteMs);

/**
 * Signs up a demo user through the normal sign-up, after a visit of the public pages, then marks the account as
 * verified. No session stays open.
 */
export const signUpDemoAccount = async (
  ctx: ServiceContext,
  account: DemoAccount,
): Promise<Actor> => {
  const { now } = ctx;
  const tx = unaudited(ctx.db, 'fills-the-demo');
  const visitId = account.role === 'superadmin' ? undefined : ctx.newId();
  const { session } = await signUpAdviser({ ctx, input: { ...account.signUp, visitId } });
  const { userId } = session;
  await tx.delete(sessions).where(eq(sessions.userId, userId));
  const emailConfirmedAt = confirmedAt(account, now);
  await tx.update(users).set({ emailConfirmedAt }).where(eq(users.id, userId));
  await recordMilestone(tx, { now: emailConfirmedAt }, { userId, name: 'email-verified' });
  await tx.update(userRoles).set({ role: account.role }).where(eq(userRoles.userId, userId));
  await tx
    .update(userVerificationStatus)
    .set({ verificationStatus: 'verified', updatedAt: now })
    .where(eq(userVerificationStatus.userId, userId));
  if (account.seed !== null) {
    await tx.insert(userMfaFactors).values({
      id: ctx.newId(),
      userId,
      seed: ctx.secrets.seal(account.seed, userId),
      isVerified: true,
      createdAt: now,
      verifiedAt: now,
    });
  }
  return {
    userId,
    email: session.email,
    emailConfirmed: true,
    firstName: session.firstName,
    lastName: session.lastName,
    organizationName: session.organizationName,
    role: account.role,
    globalAdmin: false,
    secondFactor: account.seed !== null,
    sessionId: 'demo',
    sessionEndsAt: now,
  };
};
