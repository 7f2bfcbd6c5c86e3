import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import postgres from 'postgres';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../embedded-postgres.ts';
import { createTemplates } from './test-template.ts';

const migrationsFolder = resolve(import.meta.dirname, '../../../../drizzle');

/**
 * Provides the database tests with a server with migrated templates: the embedded server in a temporary folder, the
 * binaries in TEST_POSTGRES_BIN (another major version), or the running server TEST_DATABASE_SERVER_URL.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_SERVER_URL;
  const server = given === undefined ? await startTemporaryServer() : null;
  const adminUrl = given ?? server?.adminUrl ?? '';
  const prefix = `valia_test_${process.pid}`;
  const admin = postgres(adminUrl, { max: 1, onnotice: () => undefined });
  try {
    await createTemplates(admin, { adminUrl, prefix }, migrationsFolder);
  } catch (error) {
    await admin.end();
    await server?.stop();
    throw error;
  }
  project.provide('testDatabaseServer', { adminUrl, prefix });
  return async () => {
    if (server === null) {
      await dropDatabases(admin, prefix);
    }
    await admin.end();
    await server?.stop();
  };
}

const memoryFolder = '/dev/shm';
/** Several times the size of all databases of a run. */
const roomBytes = 6 * 2 ** 30;

/**
 * A folder in memory if the system has enough of it, because on a disk, copying and removing a database takes longer
 * than its tests.
 */
function roomyFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(memoryFolder);
    return bavail * bsize >= roomBytes ? memoryFolder : tmpdir();
  } catch {
    return tmpdir();
  }
}

async function startTemporaryServer(): Promise<{ adminUrl: string; stop: () => Promise<void> }> {
  const dataDir = mkdtempSync(join(roomyFolder(), 'valia-test-'));
  // When tests run as root, the server runs as another account, which needs to enter this folder.
  chmodSync(dataDir, 0o711);
  const server = await startEmbeddedPostgres({
    dataDir,
    resolveFrom: import.meta.filename,
    binariesFolder: process.env.TEST_POSTGRES_BIN,
    isDurable: false,
  });
  return {
    adminUrl: server.urlOf('postgres'),
    stop: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function dropDatabases(admin: postgres.Sql, prefix: string): Promise<void> {
  const rows = await admin<{ datname: string }[]>`
    select datname from pg_database where starts_with(datname, ${prefix})`;
  for (const { datname } of rows) {
    await admin`drop database ${admin(datname)} with (force)`;
  }
}
