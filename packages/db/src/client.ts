import type { PgDatabase } from 'drizzle-orm/pg-core';
import { drizzle } from 'drizzle-orm/postgres-js';
import type { PostgresJsQueryResultHKT } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { hostOption } from './database-address.ts';

/** The database handle of every layer: the pool and a transaction have this same type. */
export type Database = PgDatabase<PostgresJsQueryResultHKT>;

export interface DatabaseClient {
  db: Database;
  /** The driver underneath, for statements that drizzle has no words for (ping, advisory locks). */
  sql: postgres.Sql;
  close: () => Promise<void>;
}

export interface DatabaseClientOptions {
  /** Connections of the pool. */
  maxConnections?: number;
  /** The server cancels a statement that runs longer. */
  statementTimeoutMs?: number;
}

const closeTimeoutSeconds = 5;
/** Between two tries to connect. The driver's own waits grow to 20 s: a database that is back would go unseen. */
const reconnectAfterSeconds = 0.2;

/** Opens a pool; connects on first use. `url` is a `postgres://` address. */
export function createDatabaseClient(
  url: string,
  { maxConnections = 10, statementTimeoutMs = 4500 }: DatabaseClientOptions = {},
): DatabaseClient {
  const sql = postgres(url, {
    ...hostOption(url),
    max: maxConnections,
    // Each connection would first ask for hundreds of them. Arrays are read and written by their columns, or as JSON.
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
