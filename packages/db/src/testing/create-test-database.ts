import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { inject } from 'vitest';
import { createDatabaseClient } from '../client.ts';
import type { Database } from '../client.ts';
import { referenceTemplateName, schemaTemplateName, urlOfDatabase } from './test-template.ts';

export interface TestDatabase {
  db: Database;
  url: string;
  /** Closes the connections and drops the database. */
  close: () => Promise<void>;
}

/** A separate database with the newest schema, cloned from a template of the run. */
export async function createTestDatabase(
  rows: 'without rows' | 'with reference data' = 'without rows',
): Promise<TestDatabase> {
  const { adminUrl, prefix } = inject('testDatabaseServer');
  const template =
    rows === 'without rows' ? schemaTemplateName(prefix) : referenceTemplateName(prefix);
  const name = `${prefix}_${randomUUID().replaceAll('-', '')}`;
  await runOnServer(
    adminUrl,
    (server) =>
      // Cloned as files, because the default (page by page through the log) takes five times as long.
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

/** Uses one connection for all files of a worker, because opening one takes longer than the statement. */
async function runOnServer(
  adminUrl: string,
  statement: (connected: postgres.Sql) => PromiseLike<unknown>,
): Promise<void> {
  admin ??= postgres(adminUrl, { max: 1, fetch_types: false, onnotice: () => undefined });
  await statement(admin);
}
