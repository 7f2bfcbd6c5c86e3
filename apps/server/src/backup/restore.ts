import { existsSync } from 'node:fs';
import { chmod, copyFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createDatabaseClient, type DatabaseClient } from '@valia/db/client.ts';
import { unmarkRestore } from '@valia/db/embedded/restore-mark.ts';
import { migrateDatabase } from '@valia/db/migrate.ts';
import { StartupRefusal } from '@valia/db/embedded/startup-refusal.ts';
import type { ServerEnv } from '../settings/env.ts';
import { openDatabase } from '../start/open-database.ts';
import { secretNames } from './back-up.ts';
import { type Manifest, partsOf, readManifest } from './write-backup.ts';
import { hashOfFile } from './copy-tree.ts';
import { countRows, differencesOf, readProofs } from './database-figures.ts';
import { restoreCluster } from './restore-cluster.ts';
import { restoreDump } from './restore-dump.ts';
import {
  addStoredFiles,
  hashStoredFiles,
  lostFilesAmong,
  removeOtherFiles,
} from './stored-files.ts';

interface Restore {
  env: Pick<ServerEnv, 'databaseUrl' | 'dataDir' | 'filesDir' | 'appSecret'>;
  repositoryRoot: string;
  folder: string;
}

export interface Restored {
  manifest: Manifest;
  /** What is not as it was when the backup was made. */
  differences: string[];
}

/** The product's own secrets; one that is set by the environment stays what it is. */
const placeSecrets = async ({ env, folder }: Restore): Promise<void> => {
  for (const name of secretNames) {
    const from = join(partsOf(folder).secrets, name);
    const isSet = name === 'app-secret' ? env.appSecret !== null : env.databaseUrl !== null;
    if (isSet || !existsSync(from)) continue;
    await copyFile(from, join(env.dataDir, name));
    await chmod(join(env.dataDir, name), 0o600);
  }
};

/** Counts, proofs and files against those of the backup. Files of no backup stay where anything differs. */
const compare = async (
  { db }: DatabaseClient,
  { url, asked, manifest }: { url: string; asked: Restore; manifest: Manifest },
): Promise<string[]> => {
  const { env, repositoryRoot } = asked;
  const rows = await countRows(db);
  // The proofs read tables as this release knows them, and the backup may be of an earlier one.
  await migrateDatabase(url, join(repositoryRoot, 'drizzle'));
  const figures = { rows, ...(await readProofs(db)) };
  const hashes = await hashStoredFiles(env.filesDir, manifest.files);
  const lost = (await lostFilesAmong(db, hashes)).filter(
    (key) => !manifest.lostFiles.includes(key),
  );
  const differences = [
    ...differencesOf(manifest.figures, figures),
    ...lost.map((key) => `file ${key}: missing or damaged here`),
  ];
  if (differences.length === 0) await removeOtherFiles(env.filesDir, manifest.files);
  return differences;
};

const withClient = async <Result>(
  url: string,
  work: (client: DatabaseClient) => Promise<Result>,
): Promise<Result> => {
  const client = createDatabaseClient(url, { maxConnections: 1, statementTimeoutMs: 0 });
  try {
    return await work(client);
  } finally {
    await client.close();
  }
};

const restoreEmbedded = async (asked: Restore, manifest: Manifest): Promise<string[]> => {
  const { env, repositoryRoot, folder } = asked;
  const parts = partsOf(folder);
  const former = await restoreCluster(
    {
      dataDir: env.dataDir,
      resolveFrom: join(repositoryRoot, 'packages/db/package.json'),
      from: parts.cluster,
      written: manifest.cluster,
    },
    async () => {
      await placeSecrets(asked);
      await addStoredFiles(parts.files, env.filesDir, manifest.files);
    },
  );
  const onProgress = (): void => undefined;
  const database = await openDatabase({ env, repositoryRoot, onProgress, isRestored: true });
  let differences: string[];
  try {
    const { url } = database;
    differences = await withClient(url, (client) => compare(client, { url, asked, manifest }));
  } finally {
    await database.stop();
  }
  unmarkRestore(env.dataDir);
  if (former === null) return differences;
  if (differences.length > 0) return [...differences, `what stood here before: ${former}`];
  await rm(former, { recursive: true, force: true });
  return [];
};

const restoreOwn = async (url: string, asked: Restore, manifest: Manifest): Promise<string[]> => {
  const { env, folder } = asked;
  const parts = partsOf(folder);
  if ((await hashOfFile(parts.dump)) !== manifest.dump)
    throw new StartupRefusal(`${parts.dump} is damaged: it is not what was written.`);
  return withClient(url, async (client) => {
    // Files before the rows that name them, and those that no row names any more last.
    await addStoredFiles(parts.files, env.filesDir, manifest.files);
    await restoreDump(client, { url, dump: parts.dump, from: manifest.postgres });
    await placeSecrets(asked);
    return compare(client, { url, asked, manifest });
  });
};

/** Puts a backup in place of the database and the files that are there, and looks whether all of it arrived. */
export const restore = async (given: Restore): Promise<Restored> => {
  const asked = { ...given, folder: resolve(given.folder) };
  const manifest = await readManifest(asked.folder);
  const { databaseUrl } = asked.env;
  if ((manifest.kind === 'embedded') !== (databaseUrl === null))
    throw new StartupRefusal(
      manifest.kind === 'embedded'
        ? 'The backup is of the embedded database: leave DATABASE_URL out to restore it.'
        : 'The backup is of a PostgreSQL of its own: set DATABASE_URL to the database that it shall replace.',
    );
  const differences =
    databaseUrl === null
      ? await restoreEmbedded(asked, manifest)
      : await restoreOwn(databaseUrl, asked, manifest);
  return { manifest, differences };
};
