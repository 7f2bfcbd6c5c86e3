import type { Database } from '@valia/db/client.ts';
import { sql } from 'drizzle-orm';

/** The rows that a refused call may write: its rate limit count, and the record of the refusal. */
const conditions: Record<string, string> = {
  rate_limits: 'false',
  sign_in_failures: 'false',
  audit_seal_queue: 'false',
  audit_logs: "t.action <> 'authz.denied'",
  security_logs: "t.event_type <> 'access_denied'",
};

/** The tables that changed between two digests. */
export const changedTables = (before: string, after: string): string => {
  const known = new Set(before.split(','));
  const changed = after.split(',').filter((part) => !known.has(part));
  return changed.map((part) => part.split(' ', 1)[0]).join(', ');
};

/**
 * The statement of each database, cached because composing a statement over all tables takes longer than running it.
 */
const statements = new WeakMap<Database, Promise<string>>();

const writeStatement = async (db: Database): Promise<string> => {
  const tables = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`,
  );
  const parts = tables.map(
    ({ name }) =>
      `select '${name} ' || count(*) || ' ' || coalesce(sum(t.xmin::text::bigint), 0) as part
       from "${name}" t where ${conditions[name] ?? 'true'}`,
  );
  return `select string_agg(part, ',' order by part) as digest from (${parts.join(' union all ')}) parts`;
};

/**
 * A statement whose single value changes with any write to any table, except those above. It adds up the row count and
 * the ids of the writing transactions, which only grow: so rewriting the same values, or replacing a row, also changes
 * the value.
 */
export const digestStatement = async (db: Database): Promise<() => Promise<string>> => {
  const known = statements.get(db) ?? writeStatement(db);
  statements.set(db, known);
  const statement = await known;
  return async () => {
    const [row] = await db.execute<{ digest: string }>(sql.raw(statement));
    return row?.digest ?? '';
  };
};
