import type { PgDatabase } from 'drizzle-orm/pg-core';
import { drizzle } from 'drizzle-orm/postgres-js';
import type { PostgresJsQueryResultHKT } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { hostOption } from './parse-database-url.ts';

/** The database handle of every layer; the pool and a transaction share this type. */
export type Database = PgDatabase<PostgresJsQueryResultHKT>;

export interface DatabaseClient {
  db: Database;
  /** The underlying driver, for statements that drizzle does not support (ping, advisory locks). */
  sql: postgres.Sql;
  close: () => Promise<void>;
}

export interface DatabaseClientOptions {
  /** The maximum number of connections in the pool. */
  maxConnections?: number;
  /** The server cancels statements that run longer than this. */
  statementTimeoutMs?: number;
}

const closeTimeoutSeconds = 5;
/**
 * Seconds between two attempts to connect. The driver's own delays grow to 20 s, so it would not notice soon that the
 * database is back.
 */
const reconnectAfterSeconds = 0.2;

/** Opens a pool, which connects on first use. `url` is a `postgres://` URL. */
export function createDatabaseClient(
  url: string,
  { maxConnections = 10, statementTimeoutMs = 4500 }: DatabaseClientOptions = {},
): DatabaseClient {
  const sql = postgres(url, {
    ...hostOption(url),
    max: maxConnections,
    // Each connection would first query hundreds of types. Arrays are converted by their columns, or as JSON.
    fetch_types: false,
    connect_timeout: 4,
    backoff: () => reconnectAfterSeconds,
    onnotice: () => undefined,
    connection: {
      application_name: 'valia',
      statement_timeout: statementTimeoutMs,
      lock_timeout: 3000,
      idle_in_transaction_session_timeout: 15_000,
    },
  });
  return {
    db: drizzle(sql),
    sql,
    close: () => sql.end({ timeout: closeTimeoutSeconds }),
  };
}
