import type { Database } from '@valia/db/client.ts';
import { comparableTransactions } from '@valia/db/schema/workspace/comparable-transactions.ts';
import { madridCalendar } from '@valia/domain/calendar/madrid-calendar.ts';
import {
  type ComparableTransaction,
  createdTransactionsSchema,
  createTransactionsInput,
  deletedTransactionSchema,
  maxTransactions,
  transactionIdInput,
  transactionSchema,
  transactionsSchema,
  updateTransactionInput,
} from '@valia/domain/comparables/comparable-schemas.ts';
import { multipleOfTransaction } from '@valia/domain/comparables/multiple-of-transaction.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { and, desc, eq } from 'drizzle-orm';
import { requireNotErased } from '../accounts/lock-account.ts';
import { longInputBytes } from '../verbs/body-bytes.ts';
import { withoutInput } from '../verbs/no-input.ts';
import { change, changed, read } from '../verbs/verb.ts';

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

/** A sale must be in the past: the first of these days that is in the future is refused at its field. */
export const requirePastDates = (
  now: Date,
  fields: readonly { path: string; day: string }[],
): void => {
  const today = madridCalendar.date(now);
  const later = fields.find(({ day }) => day > today);
  if (later === undefined) return;
  throw new AppError('invalid-input', [{ path: later.path, code: 'date-after-today', params: {} }]);
};

/** A user's transactions, the latest first. */
export const loadOwnTransactions = (
  db: Database,
  ownerId: string,
): Promise<ComparableTransaction[]> =>
  db
    .select(transactionColumns)
    .from(comparableTransactions)
    .where(eq(comparableTransactions.ownerId, ownerId))
    .orderBy(desc(comparableTransactions.closedOn), desc(comparableTransactions.id))
    .limit(maxTransactions);

/** The sales that the caller has noted. */
export const listTransactions = read({
  right: 'work-on-own-comparables',
  ...withoutInput,
  output: transactionsSchema,
  run: async ({ ctx, actor: { userId } }) => ({
    transactions: await loadOwnTransactions(ctx.db, userId),
  }),
});

/** Adds sales known to the caller, one or a pasted block of them: all or none. */
export const createTransactions = change({
  right: 'work-on-own-comparables',
  input: createTransactionsInput,
  output: createdTransactionsSchema,
  touches: null,
  sample: () => ({
    transactions: [
      {
        sector: 'ALI',
        name: 'Conservas de ejemplo',
        closedOn: '2026-03-31',
        enterpriseValue: 5_900_000,
        ebitda: 1_000_000,
        evToEbitda: null,
        source: 'Asesor de la parte vendedora',
      },
    ],
  }),
  mostBodyBytes: longInputBytes,
  run: async ({ ctx, actor: { userId }, tx, input: { transactions } }) => {
    const days = transactions.map(({ closedOn }, at) => ({
      path: `transactions.${String(at)}.closedOn`,
      day: closedOn,
    }));
    requirePastDates(ctx.now, days);
    const times = { createdAt: ctx.now, updatedAt: ctx.now };
    const rows = transactions.map((given) => {
      const evToEbitda = multipleOfTransaction(given);
      if (evToEbitda === null) throw new AppError('invalid-input');
      return { ...given, evToEbitda, id: ctx.newId(), ownerId: userId, ...times };
    });
    await requireNotErased(tx, userId);
    await tx.insert(comparableTransactions).values(rows);
    const count = await tx.$count(
      comparableTransactions,
      eq(comparableTransactions.ownerId, userId),
    );
    if (count > maxTransactions) {
      const params = { maximum: maxTransactions };
      throw new AppError('invalid-input', [{ path: 'transactions', code: 'too-many', params }]);
    }
    return changed(
      { created: rows.length },
      {
        action: 'comparable.created',
        subjectType: 'comparable',
        subjectId: rows[0]?.id ?? userId,
        after: { count: rows.length },
      },
    );
  },
});

/** Changes a sale noted by the caller, provided it is still in the version that the caller saw. */
export const updateTransaction = change({
  right: 'work-on-own-comparables',
  input: updateTransactionInput,
  output: transactionSchema,
  touches: { object: 'comparable', of: 'self', level: 'write' },
  sample: ({ id }) => ({
    id,
    version: 1,
    sector: 'ALI',
    name: 'Conservas de ejemplo',
    closedOn: '2026-03-31',
    enterpriseValue: 5_900_000,
    ebitda: 1_000_000,
    evToEbitda: null,
    source: 'Asesor de la parte vendedora',
  }),
  run: async ({ ctx, actor: { userId }, tx, input: { id, version, ...given } }) => {
    const key = { id, ownerId: userId };
    requirePastDates(ctx.now, [{ path: 'closedOn', day: given.closedOn }]);
    const evToEbitda = multipleOfTransaction(given);
    if (evToEbitda === null) throw new AppError('invalid-input');
    const [current] = await tx
      .select({ version: comparableTransactions.version })
      .from(comparableTransactions)
      .where(isTransactionOf(key))
      .for('update');
    if (current === undefined) throw new AppError('not-found');
    if (current.version !== version) throw new AppError('conflict');
    const [updated] = await tx
      .update(comparableTransactions)
      .set({ ...given, evToEbitda, version: version + 1, updatedAt: ctx.now })
      .where(isTransactionOf(key))
      .returning(transactionColumns);
    if (updated === undefined) throw new AppError('not-found');
    return changed(updated, {
      action: 'comparable.updated',
      subjectType: 'comparable',
      subjectId: id,
      before: { version },
      after: { version: version + 1 },
    });
  },
});

/** Deletes a sale noted by the caller. */
export const deleteTransaction = change({
  right: 'work-on-own-comparables',
  input: transactionIdInput,
  output: deletedTransactionSchema,
  touches: { object: 'comparable', of: 'self', level: 'write' },
  sample: ({ id }) => ({ id }),
  run: async ({ actor: { userId }, tx, input: { id } }) => {
    const gone = await tx
      .delete(comparableTransactions)
      .where(isTransactionOf({ id, ownerId: userId }))
      .returning({ id: comparableTransactions.id });
    if (gone.length === 0) throw new AppError('not-found');
    return changed(
      { id },
      {
        action: 'comparable.deleted',
        subjectType: 'comparable',
        subjectId: id,
      },
    );
  },
});
