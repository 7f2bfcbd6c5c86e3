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
/** The handle of what may write; nobody but the functions below gives it out. */
export type Transaction = Database & { readonly [writing]: true };

/** What tells of acts or counts tries: a row there alone is no change of anything. */
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

/** Rows that came back, or as many as the statement says that it met. */
const rowsOf = (result: unknown): number =>
  Array.isArray(result) ? Math.max(result.length, Number(Reflect.get(result, 'count') ?? 0)) : 0;

type Member = (...given: unknown[]) => unknown;
const isMember = (value: unknown): value is Member => typeof value === 'function';

/** A statement that met no row changed nothing. */
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

/** `delete` makes the statement at once; `insert` and `update` with what they are given next. */
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
 * The way to a transaction that changes something: all or nothing, its row of the audit log included. What changed
 * rows and wrote none there is rolled back.
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

/** Why what is written needs no row of the audit log. */
type UnauditedReason =
  /** It counts tries, visits or limits, or tells of one that failed: no act on anything. */
  | 'counts-or-notes-a-try'
  /** It is half of an act, whose other half is audited: nothing is in force before. */
  | 'in-force-with-a-later-act'
  /** It sends a mail that somebody asked for, or what its link needs. */
  | 'prepares-a-mail'
  /** It notes what its person has seen. */
  | 'marks-as-read'
  /** It sends what was to be told, in mails or summaries. */
  | 'tells-people'
  /** It puts something on the administrators' desk. */
  | 'tells-administrators'
  /** It notes that somebody has read what was written to them. */
  | 'notes-what-was-read'
  /** It notes who has a valuation open, for the others who do. */
  | 'notes-who-is-here'
  /** The log itself. */
  | 'keeps-the-log'
  /** A job of the product removes what has expired. */
  | 'removes-what-expired'
  /** The demo data, before anybody is there. */
  | 'fills-the-demo';

/** A transaction whose change needs no audit row, for the reason given. */
export const changeUnaudited = <Result>(
  { db }: { db: Database },
  _reason: UnauditedReason,
  change: (tx: Transaction) => Promise<Result>,
): Promise<Result> => db.transaction((tx) => change(tx as unknown as Transaction));

/** Part of a change that may fail alone. */
export const withSavepoint = <Result>(
  tx: Transaction,
  work: (savepoint: Transaction) => Promise<Result>,
): Promise<Result> => tx.transaction((savepoint) => work(savepoint as unknown as Transaction));

/** Several reads of one moment. */
export const readAtOneMoment = <Result>(
  db: Database,
  read: (tx: Database) => Promise<Result>,
): Promise<Result> =>
  db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });

/** A handle for a single statement that writes and needs no audit row, for the reason given. */
export const unaudited = (db: Database, _reason: UnauditedReason): Transaction => db as Transaction;
