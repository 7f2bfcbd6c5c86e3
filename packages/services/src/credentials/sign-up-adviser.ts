import type { SignUpInput } from '@valia/domain/accounts/account-schemas.ts';
import { termsVersion } from '@valia/domain/accounts/terms-version.ts';
import { changeAudited, type Transaction } from '../context/change-audited.ts';
import { recordAudits } from '../audit/record-audit.ts';
import { createOwnOrganization } from '../organizations/create-own-organization.ts';
import type { ServiceContext } from '../context/service-context.ts';
import { type OpenedSession, openFirstSession } from '../sessions/open-session.ts';
import { createAccount } from '../accounts/create-account.ts';
import { withFailureCode } from '../accounts/with-failure-code.ts';
import { limitSignUps } from '../accounts/limit-sign-ups.ts';

type SignedUp = OpenedSession & { organizationFailed: boolean };

const signUp = async (
  tx: Transaction,
  ctx: ServiceContext,
  { input, passwordHash }: { input: SignUpInput; passwordHash: string },
): Promise<SignedUp> => {
  const userId = ctx.newId();
  const { email, firstName, lastName, company, phone, city, advisoryType, taxId } = input;
  const role = await createAccount(tx, ctx, {
    userId,
    email,
    emailConfirmedAt: null,
    passwordHash,
    profile: { firstName, lastName, company, phone, city, advisoryType, taxId },
    language: input.language,
    visitId: input.visitId,
    role: 'advisor',
  });
  const { value: organizationId, entries } = await createOwnOrganization(tx, ctx, {
    userId,
    input,
  });
  const created = {
    action: 'user.created',
    subjectType: 'user',
    subjectId: userId,
    actorUserId: userId,
    after: { role, organizationId, termsVersion },
  };
  await recordAudits(tx, ctx, [...entries, created]);
  await ctx.mail.enqueue(tx, { kind: 'verify-email', userId });
  const opened = await openFirstSession(tx, ctx, userId);
  return { ...opened, organizationFailed: organizationId === null };
};

/**
 * Signs up an adviser in one transaction: user, profile, role (a failure creates an administrator's task), organization
 * (a failure is a warning), and the session. The password is also hashed when the email address already has an account,
 * so that the refusal takes as long as a sign-up.
 */
export const signUpAdviser = ({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: SignUpInput;
}): Promise<SignedUp> =>
  limitSignUps(ctx, input.email, () =>
    withFailureCode('user-not-created', async () => {
      const passwordHash = await ctx.passwords.hash(input.password);
      return changeAudited(ctx, (tx) => signUp(tx, ctx, { input, passwordHash }));
    }),
  );
