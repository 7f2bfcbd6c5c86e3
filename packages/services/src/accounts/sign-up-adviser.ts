import { collaborators } from '@valia/db/schema/collaborators.ts';
import type { Database } from '@valia/db/client.ts';
import { userProfiles } from '@valia/db/schema/profiles.ts';
import { users } from '@valia/db/schema/users.ts';
import { userVerificationStatus } from '@valia/db/schema/verifications.ts';
import type { SignUpInput } from '@valia/domain/accounts/account-schemas.ts';
import { termsVersion } from '@valia/domain/accounts/terms-version.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { createOwnOrganization } from '../organizations/create-own-organization.ts';
import type { ServiceContext } from '../service-context.ts';
import { openSession, type OpenedSession } from '../sessions/open-session.ts';
import { assignAdvisorRole } from './assign-advisor-role.ts';
import { isRefusedRow } from './is-refused-row.ts';

interface NewAccount {
  userId: string;
  input: SignUpInput;
}

const insertUser = async (
  tx: Database,
  ctx: ServiceContext,
  { userId, input }: NewAccount,
  passwordHash: string,
) => {
  const inserted = await tx
    .insert(users)
    .values({
      id: userId,
      email: input.email,
      passwordHash,
      termsVersion,
      termsAcceptedAt: ctx.now,
      createdAt: ctx.now,
    })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  if (inserted.length === 0) throw new AppError('sign-up-refused');
};

const insertProfile = async (tx: Database, ctx: ServiceContext, { userId, input }: NewAccount) => {
  const { firstName, lastName, company, phone, city, advisoryType, taxId } = input;
  try {
    await tx.insert(userProfiles).values({
      id: ctx.newId(),
      userId,
      firstName,
      lastName,
      company,
      phone,
      city,
      advisoryType,
      taxId,
      updatedAt: ctx.now,
    });
  } catch (cause) {
    if (!isRefusedRow(cause)) throw cause;
    throw new AppError('profile-not-created', [], { cause });
  }
};

const insertCollaborator = async (tx: Database, ctx: ServiceContext, { userId }: NewAccount) => {
  const times = { createdAt: ctx.now };
  await tx.insert(userVerificationStatus).values({
    id: ctx.newId(),
    userId,
    verificationStatus: 'pending',
    ...times,
    updatedAt: ctx.now,
  });
  await tx.insert(collaborators).values({ id: ctx.newId(), userId, ...times });
};

/**
 * The specified sign-up, whole or not at all: user, profile, role (its failure is an administrator's task),
 * organization (its failure is a warning), and the session. The hash is computed for a known address too,
 * so that its refusal takes as long.
 */
export const signUpAdviser = async ({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: SignUpInput;
}): Promise<OpenedSession & { organizationFailed: boolean }> => {
  const passwordHash = await ctx.passwords.hash(input.password);
  return ctx.db.transaction(async (tx) => {
    const account: NewAccount = { userId: ctx.newId(), input };
    await insertUser(tx, ctx, account, passwordHash);
    await insertProfile(tx, ctx, account);
    await insertCollaborator(tx, ctx, account);
    const role = await assignAdvisorRole(tx, ctx, account.userId);
    const organizationId = await createOwnOrganization(tx, ctx, account);
    await recordAudit(tx, ctx, {
      action: 'user.created',
      subjectType: 'user',
      subjectId: account.userId,
      actorUserId: account.userId,
      after: { role, organizationId, termsVersion },
    });
    const opened = await openSession(tx, ctx, {
      userId: account.userId,
      email: input.email,
      emailConfirmed: false,
      role,
      globalAdmin: false,
    });
    return { ...opened, organizationFailed: organizationId === null };
  });
};
