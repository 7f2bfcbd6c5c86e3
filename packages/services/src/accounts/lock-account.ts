import { findAccount, type StoredAccount } from '@valia/auth/find-account.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { and, eq, ne } from 'drizzle-orm';
import type { Transaction } from '../context/change-audited.ts';
import type { PasswordProof } from './require-current-password.ts';

/**
 * Locks a user's account for the rest of the transaction and returns its current state. Code that opens or ends
 * sessions, or changes what opens them, calls this before touching any other row of the user, so that each transaction
 * sees the result of the other.
 */
export const lockAccount = async (
  tx: Transaction,
  userId: string,
): Promise<StoredAccount | null> => {
  // Not the strongest lock, so that rows that refer to the user can still be written at the same time.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  return findAccount(tx, { userId });
};

/**
 * Locks the account whose password was verified before the transaction. Throws `password-wrong` if the password has
 * changed since.
 */
export const lockProvedAccount = async (
  tx: Transaction,
  { userId, passwordHash }: PasswordProof,
): Promise<StoredAccount> => {
  const held = await lockAccount(tx, userId);
  if (held === null || held.status !== 'active') throw new AppError('unauthenticated');
  if (held.passwordHash !== passwordHash) throw new AppError('password-wrong');
  return held;
};

/** Locks the user's row; returns false when the account has been erased. */
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
 * Prevents the erasure of a user until the transaction ends; returns false when the user is already erased. Code that
 * adds a row for a user calls this just before the insert, unless another row of that user is already locked.
 */
export const lockAgainstErasure = (tx: Transaction, userId: string): Promise<boolean> =>
  holdPerson(tx, userId, 'key share');

/** Same as `lockAgainstErasure`, but throws `unauthenticated` when the user is erased. */
export const requireNotErased = async (tx: Transaction, userId: string): Promise<void> => {
  if (!(await lockAgainstErasure(tx, userId))) throw new AppError('unauthenticated');
};

/**
 * Blocks other new rows that reference the user until the transaction ends. Without this lock, two concurrent inserts
 * would each count the rows before the other insert. Throws `unauthenticated` when the user is erased.
 */
export const lockOwnRows = async (tx: Transaction, userId: string): Promise<void> => {
  if (!(await holdPerson(tx, userId, 'update'))) throw new AppError('unauthenticated');
};

/** Used by the erasure: waits for every pending insert that references the user, then blocks new ones. */
export const lockAgainstNewRows = async (tx: Transaction, userId: string): Promise<void> => {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
};
