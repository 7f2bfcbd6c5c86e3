import type { Database } from '@valia/db/client.ts';
import { accountEvents } from '@valia/db/schema/identity/account-events.ts';
import { adminQueueItems } from '@valia/db/schema/firm/admin-queue.ts';
import { auditLogs } from '@valia/db/schema/firm/audit-logs.ts';
import { auditNotes } from '@valia/db/schema/firm/audit-notes.ts';
import { knownDevices } from '@valia/db/schema/identity/known-devices.ts';
import { securityLogs } from '@valia/db/schema/firm/security-logs.ts';
import { signInFailures } from '@valia/db/schema/identity/sign-in-failures.ts';
import { trackingEvents } from '@valia/db/schema/network/tracking-events.ts';
import { loginChallenges } from '@valia/db/schema/identity/user-mfa-factors.ts';

declare const writing: unique symbol;
/** The database handle with write access. Only the functions below create it. */
export type Transaction = Database & { readonly [writing]: true };

/** Tables that only describe actions or count attempts. A row written there alone does not count as a change. */
const notes = new Set<unknown>([
  accountEvents,
  adminQueueItems,
  auditNotes,
  knownDevices,
  loginChallenges,
  securityLogs,
  signInFailures,
  trackingEvents,
]);

interface Watch {
  hasChanged: boolean;
  isAudited: boolean;
}

/** The number of returned rows, or the affected row count that the statement reports. */
const rowsOf = (result: unknown): number =>
  Array.isArray(result) ? Math.max(result.length, Number(Reflect.get(result, 'count') ?? 0)) : 0;

type Member = (...given: unknown[]) => unknown;
const isMember = (value: unknown): value is Member => typeof value === 'function';

/** Records a change only when the statement affected at least one row. */
const watchStatement = (statement: object, watch: Watch): object => {
  const execute: unknown = Reflect.get(statement, 'execute');
  if (!isMember(execute)) throw new Error('A statement that cannot be watched.');
  const watchedExecute = async (...given: unknown[]): Promise<unknown> => {
    const result = await execute(...given);
    if (rowsOf(result) > 0) watch.hasChanged = true;
    return result;
  };
  return Object.assign(statement, { execute: watchedExecute });
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** `delete` returns a statement immediately; `insert` and `update` return one after their next method call. */
const watchBuilder = (built: unknown, watch: Watch): unknown => {
  if (!isObject(built)) return built;
  if ('execute' in built) return watchStatement(built, watch);
  return new Proxy(built, {
    get: (target, name): unknown => {
      const member: unknown = Reflect.get(target, name);
      if (!isMember(member)) return member;
      return (...given: unknown[]): unknown =>
        watchBuilder(Reflect.apply(member, target, given), watch);
    },
  });
};

const writes: ReadonlySet<unknown> = new Set(['insert', 'update', 'delete']);

const watched = (tx: Database, watch: Watch): Transaction =>
  new Proxy(tx, {
    get: (target, name): unknown => {
      if (name === 'transaction') {
        const nested: Database['transaction'] = (work, config) =>
          target.transaction((savepoint) => work(watched(savepoint, watch) as never), config);
        return nested;
      }
      const member: unknown = Reflect.get(target, name);
      if (!writes.has(name) || !isMember(member)) return member;
      return (table: unknown): unknown => {
        const built = Reflect.apply(member, target, [table]);
        if (table === auditLogs) watch.isAudited = true;
        return table === auditLogs || notes.has(table) ? built : watchBuilder(built, watch);
      };
    },
  }) as Transaction;

/**
 * Runs a change and its audit log row in one transaction. A transaction that changed rows without writing an audit row
 * is rolled back.
 */
export const changeAudited = <Result>(
  { db }: { db: Database },
  change: (tx: Transaction) => Promise<Result>,
): Promise<Result> =>
  db.transaction(async (tx) => {
    const watch: Watch = { hasChanged: false, isAudited: false };
    const result = await change(watched(tx, watch));
    if (watch.hasChanged && !watch.isAudited) throw new Error('A change wrote no audit row.');
    return result;
  });

/** The reason why a write needs no audit log row. */
type UnauditedReason =
  /** It counts attempts, visits or uses of a limit, or records a failed attempt; it does not change anything else. */
  | 'counts-or-notes-a-try'
  /** It is the first half of an action whose second half is audited; nothing takes effect before the second half. */
  | 'in-force-with-a-later-act'
  /** The change sends a mail that a user requested, or prepares the data for the link in it. */
  | 'prepares-a-mail'
  /** It records what the user has seen. */
  | 'marks-as-read'
  /** It sends pending notices, as mails or summaries. */
  | 'tells-people'
  /** It adds an item to the administrators' queue. */
  | 'tells-administrators'
  /** It records that a user has read a message written to them. */
  | 'notes-what-was-read'
  /** It records which users have a valuation open, to show them to the other users who have it open. */
  | 'notes-who-is-here'
  /** It writes the audit log itself. */
  | 'keeps-the-log'
  /** It is a background job that removes expired data. */
  | 'removes-what-expired'
  /** It creates the demo data, before there are any users. */
  | 'fills-the-demo';

/** A transaction that needs no audit row, for the given reason. */
export const changeUnaudited = <Result>(
  { db }: { db: Database },
  _reason: UnauditedReason,
  change: (tx: Transaction) => Promise<Result>,
): Promise<Result> => db.transaction((tx) => change(tx as unknown as Transaction));

/** Runs a part of a change that may fail without rolling back the rest. */
export const withSavepoint = <Result>(
  tx: Transaction,
  work: (savepoint: Transaction) => Promise<Result>,
): Promise<Result> => tx.transaction((savepoint) => work(savepoint as unknown as Transaction));

/** Runs several reads on the same snapshot of the database. */
export const readConsistently = <Result>(
  db: Database,
  read: (tx: Database) => Promise<Result>,
): Promise<Result> =>
  db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });

/** A handle for a single write statement that needs no audit row, for the given reason. */
export const unaudited = (db: Database, _reason: UnauditedReason): Transaction => db as Transaction;
