import { existsSync } from 'node:fs';
import { mkdir, copyFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createDatabaseClient, type DatabaseClient } from '@valia/db/client.ts';
import { lockDataFolder } from '@valia/db/embedded/data-folder-lock.ts';
import { StartupRefusal } from '@valia/db/embedded/startup-refusal.ts';
import { isMigrated } from '@valia/db/migrate.ts';
import { readAtOneMoment } from '@valia/services/context/change-audited.ts';
import { sql } from 'drizzle-orm';
import type { ServerEnv } from '../settings/env.ts';
import { openDatabase } from '../start/open-database.ts';
import { type Manifest, partsOf, writeBackup } from './write-backup.ts';
import { copyTree, hashOfFile, type TreeHashes } from './copy-tree.ts';
import { type DatabaseFigures, readDatabaseFigures } from './database-figures.ts';
import { postgresClients } from './postgres-clients.ts';
import { serverMajor } from './server-major.ts';
import { copyStoredFiles, lostFilesAmong } from './stored-files.ts';

type Settings = Pick<ServerEnv, 'databaseUrl' | 'dataDir' | 'filesDir' | 'appSecret'>;

interface Backup {
  env: Settings;
  repositoryRoot: string;
  folder: string;
}

/** Secrets that the product made in the data folder; what is set by the environment is its owner's to keep. */
export const secretNames = ['app-secret', 'postgres-password'] as const;

const copySecrets = async ({ dataDir }: Settings, to: string): Promise<void> => {
  await mkdir(to, { mode: 0o700 });
  for (const name of secretNames)
    if (existsSync(join(dataDir, name))) await copyFile(join(dataDir, name), join(to, name));
};

/** What the ledger and the audit log prove is read from tables as this release has them. */
const requireThisRelease = async (
  { sql: connection }: DatabaseClient,
  repositoryRoot: string,
): Promise<void> => {
  if (await isMigrated(connection, join(repositoryRoot, 'drizzle'))) return;
  throw new StartupRefusal(
    'The database is of an earlier release than this clone: back up with the clone that served it last, or start this one first.',
  );
};

interface CopiedDatabase {
  postgres: number;
  figures: DatabaseFigures;
  cluster: TreeHashes;
  dump: string | null;
  files: TreeHashes;
  lostFiles: string[];
}

/** One moment of a database that goes on working: what is counted is what is dumped. */
const dumpDatabase = async (
  client: DatabaseClient,
  url: string,
  { backup, parts }: { backup: Backup; parts: ReturnType<typeof partsOf> },
): Promise<CopiedDatabase> => {
  const { env, repositoryRoot } = backup;
  const postgres = await serverMajor(client.db);
  const run = await postgresClients(url, postgres);
  await requireThisRelease(client, repositoryRoot);
  return readAtOneMoment(client.db, async (tx) => {
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    const [exported] = await tx.execute<{ snapshot: string }>(
      sql`select pg_export_snapshot() as snapshot`,
    );
    const options = ['--format=custom', '--no-owner', '--no-acl', `--file=${parts.dump}`];
    await run('pg_dump', [...options, `--snapshot=${exported?.snapshot ?? ''}`]);
    const figures = await readDatabaseFigures(tx);
    const files = await copyStoredFiles(env.filesDir, parts.files);
    const lostFiles = await lostFilesAmong(tx, files);
    return { postgres, figures, cluster: {}, dump: await hashOfFile(parts.dump), files, lostFiles };
  });
};

/** The embedded server comes without the programs that dump: it is counted, stopped and copied. */
const copyEmbedded = async (
  { env, repositoryRoot }: Backup,
  parts: ReturnType<typeof partsOf>,
): Promise<CopiedDatabase> => {
  const database = await openDatabase({ env, repositoryRoot, onProgress: () => undefined });
  const client = createDatabaseClient(database.url, { maxConnections: 1, statementTimeoutMs: 0 });
  const cluster = join(database.embedded?.folder ?? '', 'cluster');
  let known: Pick<CopiedDatabase, 'postgres' | 'figures'>;
  const files: TreeHashes = {};
  let lostFiles: string[];
  try {
    await requireThisRelease(client, repositoryRoot);
    const postgres = await serverMajor(client.db);
    known = { postgres, figures: await readDatabaseFigures(client.db) };
    Object.assign(files, await copyStoredFiles(env.filesDir, parts.files));
    lostFiles = await lostFilesAmong(client.db, files);
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

const copyOwn = async (url: string, backup: Backup, parts: ReturnType<typeof partsOf>) => {
  const client = createDatabaseClient(url, { maxConnections: 1, statementTimeoutMs: 0 });
  try {
    return await dumpDatabase(client, url, { backup, parts });
  } finally {
    await client.close();
  }
};

/** Copies the database, its files and what secrets the product made into a folder that is not there yet. */
export const backUp = (backup: Backup): Promise<Manifest> => {
  const { env } = backup;
  return writeBackup(resolve(backup.folder), async (unfinished) => {
    const parts = partsOf(unfinished);
    const copied =
      env.databaseUrl === null
        ? await copyEmbedded(backup, parts)
        : await copyOwn(env.databaseUrl, backup, parts);
    await copySecrets(env, parts.secrets);
    const kind = env.databaseUrl === null ? 'embedded' : 'dump';
    return { format: 1, madeAt: new Date().toISOString(), kind, ...copied };
  });
};
