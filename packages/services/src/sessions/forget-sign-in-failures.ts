import { createHash } from 'node:crypto';
import { signInFailures } from '@valia/db/schema/identity/sign-in-failures.ts';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../context/change-audited.ts';

/** What failures of an address are kept under. */
export const accountKeyOf = (email: string): string =>
  createHash('sha256').update(email).digest('hex');

/**
 * Ends the row of failures of an address, and answers how many there were. Besides the right password whoever has shown otherwise that the account is
 * theirs ends it: wrong passwords that others send must not hold an owner who has just set a new one.
 */
export const forgetSignInFailures = async (tx: Transaction, email: string): Promise<number> => {
  const [row] = await tx
    .delete(signInFailures)
    .where(eq(signInFailures.accountKey, accountKeyOf(email)))
    .returning({ consecutive: signInFailures.consecutive });
  return row?.consecutive ?? 0;
};
