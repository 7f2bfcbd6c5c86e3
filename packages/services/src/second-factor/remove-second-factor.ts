import {
  loginChallenges,
  mfaRecoveryCodes,
  userMfaFactors,
} from '@valia/db/schema/identity/user-mfa-factors.ts';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../context/change-audited.ts';

/**
 * Deletes the second factor, its recovery codes and the sign-ins that wait for a code; returns whether there was a
 * verified factor.
 */
export const removeSecondFactor = async (tx: Transaction, userId: string): Promise<boolean> => {
  const removed = await tx
    .delete(userMfaFactors)
    .where(eq(userMfaFactors.userId, userId))
    .returning({ isVerified: userMfaFactors.isVerified });
  await tx.delete(mfaRecoveryCodes).where(eq(mfaRecoveryCodes.userId, userId));
  await tx.delete(loginChallenges).where(eq(loginChallenges.userId, userId));
  return removed.some(({ isVerified }) => isVerified);
};
