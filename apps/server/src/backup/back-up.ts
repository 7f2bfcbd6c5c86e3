import { existsSync } from 'node:fs';
import { mkdir, copyFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createDatabaseClient, type DatabaseClient } from '@valia/db/client.ts';
import { lockDataFolder } from '@valia/db/embedded/data-folder-lock.ts';
import { StartupError } from '@valia/db/embedded/startup-error.ts';
import { isMigrated } from '@valia/db/migrate.ts';
import { readConsistently } from '@valia/services/context/change-audited.ts';
import { sql } from 'drizzle-orm';
import type { ServerEnv } from '../settings/env.ts';
import { openDatabase } from '../start/open-database.ts';
import { type Manifest, backupPartPaths, writeBackup } from './write-backup.ts';
import { copyTree, hashOfFile, type TreeHashes } from './copy-tree.ts';
import { type DatabaseFingerprint, readDatabaseFingerprint } from './database-fingerprint.ts';
import { postgresClients } from './postgres-clients.ts';
import { postgresMajorVersion } from './postgres-major-version.ts';
import { copyStoredFiles, findLostFiles } from './stored-files.ts';

type Settings = Pick<ServerEnv, 'databaseUrl' | 'dataDir' | 'filesDir' | 'appSecret'>;

interface Backup {
  env: Settings;
  repositoryRoot: string;
  folder: string;
}

/**
 * Secrets that the product created in the data folder. Secrets set in the environment are the operator's
 * responsibility.
 */
export const secretNames = ['app-secret', 'postgres-password'] as const;

const copySecrets = async ({ dataDir }: Settings, to: string): Promise<void> => {
  await mkdir(to, { mode: 0o700 });
  for (const name of secretNames)
    if (existsSync(join(dataDir, name))) await copyFile(join(dataDir, name), join(to, name));
};

/** The ledger and the audit log are proved from their tables, which must have the form that this release expects. */
const requireThisRelease = async (
  { sql: connection }: DatabaseClient,
  repositoryRoot: string,
): Promise<void> => {
  if (await isMigrated(connection, join(repositoryRoot, 'drizzle'))) return;
  throw new StartupError(
    'The database is of an earlier release than this clone: back up with the clone that served it last, or start this one first.',
  );
};

interface CopiedDatabase {
  postgres: number;
  figures: DatabaseFingerprint;
  cluster: TreeHashes;
  dump: string | null;
  files: TreeHashes;
  lostFiles: string[];
}

/** One consistent moment of a database that remains in use: the rows counted are the rows dumped. */
const dumpDatabase = async (
  client: DatabaseClient,
  url: string,
  { backup, parts }: { backup: Backup; parts: ReturnType<typeof backupPartPaths> },
): Promise<CopiedDatabase> => {
  const { env, repositoryRoot } = backup;
  const postgres = await postgresMajorVersion(client.db);
  const run = await postgresClients(url, postgres);
  await requireThisRelease(client, repositoryRoot);
  return readConsistently(client.db, async (tx) => {
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    const [exported] = await tx.execute<{ snapshot: string }>(
      sql`select pg_export_snapshot() as snapshot`,
    );
    const options = ['--format=custom', '--no-owner', '--no-acl', `--file=${parts.dump}`];
    await run('pg_dump', [...options, `--snapshot=${exported?.snapshot ?? ''}`]);
    const figures = await readDatabaseFingerprint(tx);
    const files = await copyStoredFiles(env.filesDir, parts.files);
    const lostFiles = await findLostFiles(tx, files);
    return { postgres, figures, cluster: {}, dump: await hashOfFile(parts.dump), files, lostFiles };
  });
};

/** The embedded server comes without the dump programs, so its rows are counted, and it is stopped and copied. */
const copyEmbedded = async (
  { env, repositoryRoot }: Backup,
  parts: ReturnType<typeof backupPartPaths>,
): Promise<CopiedDatabase> => {
  const database = await openDatabase({ env, repositoryRoot, onProgress: () => undefined });
  const client = createDatabaseClient(database.url, { maxConnections: 1, statementTimeoutMs: 0 });
  const cluster = join(database.embedded?.folder ?? '', 'cluster');
  let known: Pick<CopiedDatabase, 'postgres' | 'figures'>;
  const files: TreeHashes = {};
  let lostFiles: string[];
  try {
    await requireThisRelease(client, repositoryRoot);
    const postgres = await postgresMajorVersion(client.db);
    known = { postgres, figures: await readDatabaseFingerprint(client.db) };
    Object.assign(files, await copyStoredFiles(env.filesDir, parts.files));
    lostFiles = await findLostFiles(client.db, files);
  } finally {
    await client.close();
    await database.stop();
  }
  const lock = lockDataFolder(env.dataDir);
  try {
    return {
      ...known,
      cluster: await copyTree(cluster, parts.cluster),
      dump: null,
      files,
      lostFiles,
    };
  } finally {
    lock.release();
  }
};

const copyOwn = async (url: string, backup: Backup, parts: ReturnType<typeof backupPartPaths>) => {
  const client = createDatabaseClient(url, { maxConnections: 1, statementTimeoutMs: 0 });
  try {
    return await dumpDatabase(client, url, { backup, parts });
  } finally {
    await client.close();
  }
};

/** Copies the database, its files and the secrets that the product created into a folder that must not exist yet. */
export const backUp = (backup: Backup): Promise<Manifest> => {
  const { env } = backup;
  return writeBackup(resolve(backup.folder), async (unfinished) => {
    const parts = backupPartPaths(unfinished);
    const copied =
      env.databaseUrl === null
        ? await copyEmbedded(backup, parts)
        : await copyOwn(env.databaseUrl, backup, parts);
    await copySecrets(env, parts.secrets);
    const kind = env.databaseUrl === null ? 'embedded' : 'dump';
    return { format: 1, madeAt: new Date().toISOString(), kind, ...copied };
  });
};
