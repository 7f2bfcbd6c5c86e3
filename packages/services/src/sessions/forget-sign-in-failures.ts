import { createHash } from 'node:crypto';
import { signInFailures } from '@valia/db/schema/identity/sign-in-failures.ts';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../context/change-audited.ts';

/** The key under which failed sign-ins of an email address are stored. */
export const signInFailureKey = (email: string): string =>
  createHash('sha256').update(email).digest('hex');

/**
 * Deletes the failed sign-ins of an email address and returns their number. Apart from a correct password, any other
 * proof of owning the account does this, so that wrong passwords sent by others do not lock out an owner who has just
 * set a new one.
 */
export const forgetSignInFailures = async (tx: Transaction, email: string): Promise<number> => {
  const [row] = await tx
    .delete(signInFailures)
    .where(eq(signInFailures.accountKey, signInFailureKey(email)))
    .returning({ consecutive: signInFailures.consecutive });
  return row?.consecutive ?? 0;
};
