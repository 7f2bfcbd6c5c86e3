import type { Database } from '@valia/db/client.ts';
import { comparableTransactions } from '@valia/db/schema/desk/comparable-transactions.ts';
import type { ComparableTransaction } from '@valia/domain/comparables/comparable-schemas.ts';
import { mostTransactions } from '@valia/domain/comparables/comparable-schemas.ts';
import { and, desc, eq } from 'drizzle-orm';

export const transactionColumns = {
  id: comparableTransactions.id,
  version: comparableTransactions.version,
  sector: comparableTransactions.sector,
  name: comparableTransactions.name,
  closedOn: comparableTransactions.closedOn,
  enterpriseValue: comparableTransactions.enterpriseValue,
  ebitda: comparableTransactions.ebitda,
  evToEbitda: comparableTransactions.evToEbitda,
  source: comparableTransactions.source,
};

interface TransactionOfPerson {
  id: string;
  ownerId: string;
}

export const isTransactionOf = ({ id, ownerId }: TransactionOfPerson) =>
  and(eq(comparableTransactions.id, id), eq(comparableTransactions.ownerId, ownerId));

/** A person's transactions, the latest first. */
export const loadOwnTransactions = (
  db: Database,
  ownerId: string,
): Promise<ComparableTransaction[]> =>
  db
    .select(transactionColumns)
    .from(comparableTransactions)
    .where(eq(comparableTransactions.ownerId, ownerId))
    .orderBy(desc(comparableTransactions.closedOn), desc(comparableTransactions.id))
    .limit(mostTransactions);
