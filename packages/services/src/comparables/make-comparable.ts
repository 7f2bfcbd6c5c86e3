import { randomUUID } from 'node:crypto';
import { comparableTransactions } from '@valia/db/schema/workspace/comparable-transactions.ts';
import type { Transaction } from '../context/change-audited.ts';

/** A sale that somebody knows of; answers its id. */
export const makeComparable = async (
  tx: Transaction,
  { userId }: { userId: string },
): Promise<string> => {
  const [id, now] = [randomUUID(), new Date()];
  await tx.insert(comparableTransactions).values({
    id,
    ownerId: userId,
    sector: 'ALI',
    name: 'Conservas de ejemplo',
    closedOn: '2026-03-31',
    evToEbitda: 5.9,
    source: '',
    createdAt: now,
    updatedAt: now,
  });
  return id;
};
