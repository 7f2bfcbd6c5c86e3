import { findAccount, type StoredAccount } from '@valia/auth/find-account.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { and, eq, ne } from 'drizzle-orm';
import type { Transaction } from '../context/change-audited.ts';
import type { PasswordProof } from './require-current-password.ts';

/**
 * Holds a person's account for the rest of the transaction and answers it as it is then. What opens or ends sessions,
 * or changes what opens them, does this before it touches any other row of the person: each sees the other's end.
 */
export const lockAccount = async (
  tx: Transaction,
  userId: string,
): Promise<StoredAccount | null> => {
  // Not the strongest lock: rows that point at the person may still be written beside it.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  return findAccount(tx, { userId });
};

/** Holds the account of a password that was proved before the transaction; `password-wrong` if it is another by now. */
export const lockProvedAccount = async (
  tx: Transaction,
  { userId, passwordHash }: PasswordProof,
): Promise<StoredAccount> => {
  const held = await lockAccount(tx, userId);
  if (held === null || held.status !== 'active') throw new AppError('unauthenticated');
  if (held.passwordHash !== passwordHash) throw new AppError('password-wrong');
  return held;
};

/** False for whoever is erased. */
const holdPerson = async (
  tx: Transaction,
  userId: string,
  strength: 'key share' | 'update',
): Promise<boolean> => {
  const held = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), ne(users.status, 'erased')))
    .for(strength);
  return held.length > 0;
};

/**
 * Keeps a person from being erased until the transaction ends; false when that has happened, whatever the call was
 * let in as. What adds a row of theirs that nothing else of theirs is held for does this just before.
 */
export const lockFromErasure = (tx: Transaction, userId: string): Promise<boolean> =>
  holdPerson(tx, userId, 'key share');

/** As `lockFromErasure`; refuses as `unauthenticated`. */
export const requireNotErased = async (tx: Transaction, userId: string): Promise<void> => {
  if (!(await lockFromErasure(tx, userId))) throw new AppError('unauthenticated');
};

/**
 * Lets no other row that points at the person be added until the transaction ends: two at once would each count what
 * there is before the other's. Refuses the erased as `unauthenticated`.
 */
export const lockOwnRows = async (tx: Transaction, userId: string): Promise<void> => {
  if (!(await holdPerson(tx, userId, 'update'))) throw new AppError('unauthenticated');
};

/** For the erasure: waits for every row that is being added to the person's, and lets no other be added. */
export const lockAgainstNewRows = async (tx: Transaction, userId: string): Promise<void> => {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
};
