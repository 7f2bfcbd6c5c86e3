import { userRoles } from '@valia/db/schema/identity/roles.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import { userVerificationStatus } from '@valia/db/schema/identity/verifications.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../context/change-audited.ts';

/** The condition for dealing with other advisers: an active user with the adviser role, verified by the firm. */
export const isVerifiedAdviser = and(
  eq(users.status, 'active'),
  eq(userRoles.role, 'advisor'),
  eq(userVerificationStatus.verificationStatus, 'verified'),
);

/** Whether the user is currently a verified adviser. Prevents the erasure of the account until the transaction ends. */
export const lockVerifiedAdviser = async (tx: Transaction, userId: string): Promise<boolean> => {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .innerJoin(userVerificationStatus, eq(userVerificationStatus.userId, users.id))
    .where(and(eq(users.id, userId), isVerifiedAdviser))
    .for('key share');
  return rows.length > 0;
};

/** Throws `forbidden` for a user whom the firm has not verified. */
export const requireVerifiedAdviser = async (tx: Transaction, userId: string): Promise<void> => {
  if (!(await lockVerifiedAdviser(tx, userId))) throw new AppError('forbidden');
};
