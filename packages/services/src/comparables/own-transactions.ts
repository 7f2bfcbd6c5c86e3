import type { Database } from '@valia/db/client.ts';
import { comparableTransactions } from '@valia/db/schema/workspace/comparable-transactions.ts';
import { madridCalendar } from '@valia/domain/calendar/madrid-calendar.ts';
import type { ComparableTransaction } from '@valia/domain/comparables/comparable-schemas.ts';
import { mostTransactions } from '@valia/domain/comparables/comparable-schemas.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
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

/** A sale is of the past: the first of these days that is yet to come is refused at its field. */
export const requireClosed = (
  now: Date,
  fields: readonly { path: string; day: string }[],
): void => {
  const today = madridCalendar.date(now);
  const later = fields.find(({ day }) => day > today);
  if (later === undefined) return;
  throw new AppError('invalid-input', [{ path: later.path, code: 'date-after-today', params: {} }]);
};

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
