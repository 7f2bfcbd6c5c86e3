import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { inject } from 'vitest';
import { createDatabaseClient } from '../client.ts';
import type { Database } from '../client.ts';
import { referenceTemplateOf, templateOf, urlOfDatabase } from './test-template.ts';

export interface TestDatabase {
  db: Database;
  url: string;
  /** Ends the connections and drops the database. */
  close: () => Promise<void>;
}

/** A database of one's own with the newest schema, cloned from a template of the run. */
export async function createTestDatabase(
  rows: 'without rows' | 'with reference data' = 'without rows',
): Promise<TestDatabase> {
  const { adminUrl, prefix } = inject('testDatabaseServer');
  const template = rows === 'without rows' ? templateOf(prefix) : referenceTemplateOf(prefix);
  const name = `${prefix}_${randomUUID().replaceAll('-', '')}`;
  await runOnServer(
    adminUrl,
    (server) =>
      // As files: page by page through the log, which is the default, takes five times as long.
      server`create database ${server(name)} template ${server(template)} strategy file_copy`,
  );
  const url = urlOfDatabase(adminUrl, name);
  const client = createDatabaseClient(url, { maxConnections: 5, statementTimeoutMs: 15_000 });
  return {
    db: client.db,
    url,
    close: async () => {
      await client.close();
      await runOnServer(adminUrl, (server) => server`drop database ${server(name)} with (force)`);
    },
  };
}

let admin: postgres.Sql | undefined;

/** On one connection for all files of a worker: to open another takes longer than what is sent over it. */
async function runOnServer(
  adminUrl: string,
  statement: (connected: postgres.Sql) => PromiseLike<unknown>,
): Promise<void> {
  admin ??= postgres(adminUrl, { max: 1, fetch_types: false, onnotice: () => undefined });
  await statement(admin);
}
