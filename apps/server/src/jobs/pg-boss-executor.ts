import type { Database } from '@valia/db/client.ts';
import { sql, type SQL } from 'drizzle-orm';
import { makePgArray } from 'drizzle-orm/pg-core';

/** The database interface that the job queue expects, in node-postgres's types. */
export interface PgBossExecutor {
  executeSql: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;
}

const placeholder = /\$(\d+)/;

/**
 * Converts values as node-postgres does and drizzle's driver does not: undefined becomes null, arrays text, objects
 * JSON.
 */
const toParameter = (value: unknown): unknown => {
  if (value === undefined || value === null) return null;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return makePgArray(value);
  return typeof value === 'object' ? JSON.stringify(value) : value;
};

const toQuery = (text: string, values: readonly unknown[]): SQL => {
  // Every second piece is the number of a placeholder.
  const pieces = text.split(new RegExp(placeholder, 'g'));
  return sql.join(
    pieces.map((piece, index) =>
      index % 2 === 0 ? sql.raw(piece) : sql.param(toParameter(values[Number(piece) - 1])),
    ),
  );
};

/** Runs statements given as text with `$1`, `$2` …, on a pool or within a transaction. */
export const pgBossExecutor = (db: Database): PgBossExecutor => ({
  executeSql: async (text, values = []) => ({
    rows: [...(await db.execute(toQuery(text, values)))],
  }),
});
