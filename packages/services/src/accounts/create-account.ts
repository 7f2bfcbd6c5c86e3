import { userRoles } from '@valia/db/schema/identity/roles.ts';
import { collaborators } from '@valia/db/schema/valuations/collaborators.ts';
import { userProfiles } from '@valia/db/schema/identity/profiles.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import { userVerificationStatus } from '@valia/db/schema/identity/verifications.ts';
import type { SignUpInput } from '@valia/domain/accounts/account-schemas.ts';
import type { InvitedRole } from '@valia/domain/accounts/user-administration-schemas.ts';
import { termsVersion } from '@valia/domain/accounts/terms-version.ts';
import type { Role } from '@valia/domain/accounts/user-roles.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { type Transaction, withSavepoint } from '../context/change-audited.ts';
import type { ServiceContext } from '../context/service-context.ts';
import { recordMilestone } from '../tracking/record-milestone.ts';
import { withFailureCode } from './with-failure-code.ts';
import { raiseAdminQueueItem } from './raise-admin-queue-item.ts';

type Profile = Pick<
  SignUpInput,
  'firstName' | 'lastName' | 'company' | 'phone' | 'city' | 'advisoryType' | 'taxId'
>;

export interface NewAccount {
  userId: string;
  email: string;
  /** Null until the user has proved that the email address is theirs. */
  emailConfirmedAt: Date | null;
  passwordHash: string;
  profile: Omit<Profile, 'company'> & { company: string | null };
  language: SignUpInput['language'];
  visitId: SignUpInput['visitId'];
  role: InvitedRole;
}

const insertUser = async (
  tx: Transaction,
  { now }: ServiceContext,
  { userId, email, emailConfirmedAt, passwordHash, language }: NewAccount,
) => {
  const inserted = await withFailureCode('user-not-created', () =>
    tx
      .insert(users)
      .values({
        id: userId,
        email,
        emailConfirmedAt,
        passwordHash,
        ...(language === undefined ? {} : { language }),
        termsVersion,
        termsAcceptedAt: now,
        createdAt: now,
      })
      .onConflictDoNothing({ target: users.email })
      .returning({ id: users.id }),
  );
  if (inserted.length === 0) throw new AppError('sign-up-refused');
};

const insertProfile = async (
  tx: Transaction,
  ctx: ServiceContext,
  { userId, profile }: NewAccount,
) => {
  await withFailureCode('profile-not-created', () =>
    tx.insert(userProfiles).values({ id: ctx.newId(), userId, ...profile, updatedAt: ctx.now }),
  );
};

const insertCollaborator = async (tx: Transaction, ctx: ServiceContext, userId: string) => {
  await tx.insert(userVerificationStatus).values({
    id: ctx.newId(),
    userId,
    verificationStatus: 'pending',
    createdAt: ctx.now,
    requestedAt: ctx.now,
    updatedAt: ctx.now,
  });
  await tx.insert(collaborators).values({ id: ctx.newId(), userId, createdAt: ctx.now });
};

/** The final role of a new user. As specified, a failed insert is ignored, and an administrator is notified. */
const assignRole = async (
  tx: Transaction,
  ctx: Pick<ServiceContext, 'newId' | 'now'>,
  { userId, role }: { userId: string; role: InvitedRole },
): Promise<Role> => {
  try {
    await withSavepoint(tx, (savepoint) =>
      savepoint
        .insert(userRoles)
        .values({ id: ctx.newId(), userId, role, createdAt: ctx.now })
        .then(() => undefined),
    );
    return role;
  } catch (cause) {
    await raiseAdminQueueItem(tx, ctx, { kind: 'role-not-assigned', subjectId: userId, cause });
    return 'user';
  }
};

/**
 * Inserts the rows of a new user, in order; returns the user's final role. A known email address is refused as
 * `sign-up-refused`.
 */
export const createAccount = async (
  tx: Transaction,
  ctx: ServiceContext,
  account: NewAccount,
): Promise<Role> => {
  const { userId, visitId, role } = account;
  await insertUser(tx, ctx, account);
  await insertProfile(tx, ctx, account);
  await insertCollaborator(tx, ctx, userId);
  await recordMilestone(tx, ctx, { userId, name: 'registered', visitId });
  return assignRole(tx, ctx, { userId, role });
};
