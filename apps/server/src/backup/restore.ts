import { existsSync } from 'node:fs';
import { chmod, copyFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createDatabaseClient, type DatabaseClient } from '@valia/db/client.ts';
import { removeRestoreMarker } from '@valia/db/embedded/restore-marker.ts';
import { migrateDatabase } from '@valia/db/migrate.ts';
import { StartupError } from '@valia/db/embedded/startup-error.ts';
import type { ServerEnv } from '../settings/env.ts';
import { openDatabase } from '../start/open-database.ts';
import { secretNames } from './back-up.ts';
import { type Manifest, backupPartPaths, readManifest } from './write-backup.ts';
import { hashOfFile } from './copy-tree.ts';
import { countRows, fingerprintDifferences, readIntegrityProofs } from './database-fingerprint.ts';
import { restoreCluster } from './restore-cluster.ts';
import { restoreDump } from './restore-dump.ts';
import {
  addStoredFiles,
  hashStoredFiles,
  findLostFiles,
  removeFilesNotInBackup,
} from './stored-files.ts';

interface Restore {
  env: Pick<ServerEnv, 'databaseUrl' | 'dataDir' | 'filesDir' | 'appSecret'>;
  repositoryRoot: string;
  folder: string;
}

export interface Restored {
  manifest: Manifest;
  /** The differences from the state at the time of the backup. */
  differences: string[];
}

/** Restores the product's own secrets; a secret set in the environment remains unchanged. */
const placeSecrets = async ({ env, folder }: Restore): Promise<void> => {
  for (const name of secretNames) {
    const from = join(backupPartPaths(folder).secrets, name);
    const isSet = name === 'app-secret' ? env.appSecret !== null : env.databaseUrl !== null;
    if (isSet || !existsSync(from)) continue;
    await copyFile(from, join(env.dataDir, name));
    await chmod(join(env.dataDir, name), 0o600);
  }
};

/**
 * Compares counts, proofs and files with those of the backup. Files that are not in the backup are removed only when
 * nothing differs.
 */
const compare = async (
  { db }: DatabaseClient,
  { url, asked, manifest }: { url: string; asked: Restore; manifest: Manifest },
): Promise<string[]> => {
  const { env, repositoryRoot } = asked;
  const rows = await countRows(db);
  // Migrated first, because the proofs read tables in this release's form, and the backup may come from an
  // earlier release.
  await migrateDatabase(url, join(repositoryRoot, 'drizzle'));
  const figures = { rows, ...(await readIntegrityProofs(db)) };
  const hashes = await hashStoredFiles(env.filesDir, manifest.files);
  const lost = (await findLostFiles(db, hashes)).filter((key) => !manifest.lostFiles.includes(key));
  const differences = [
    ...fingerprintDifferences(manifest.figures, figures),
    ...lost.map((key) => `file ${key}: missing or damaged here`),
  ];
  if (differences.length === 0) await removeFilesNotInBackup(env.filesDir, manifest.files);
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
  const parts = backupPartPaths(folder);
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
  removeRestoreMarker(env.dataDir);
  if (former === null) return differences;
  if (differences.length > 0) return [...differences, `what stood here before: ${former}`];
  await rm(former, { recursive: true, force: true });
  return [];
};

const restoreOwn = async (url: string, asked: Restore, manifest: Manifest): Promise<string[]> => {
  const { env, folder } = asked;
  const parts = backupPartPaths(folder);
  if ((await hashOfFile(parts.dump)) !== manifest.dump)
    throw new StartupError(`${parts.dump} is damaged: it is not what was written.`);
  return withClient(url, async (client) => {
    // Files are added before the rows that refer to them; files that no row refers to any more are removed last.
    await addStoredFiles(parts.files, env.filesDir, manifest.files);
    await restoreDump(client, { url, dump: parts.dump, from: manifest.postgres });
    await placeSecrets(asked);
    return compare(client, { url, asked, manifest });
  });
};

/** Replaces the current database and files with a backup, and checks that all of it arrived. */
export const restore = async (given: Restore): Promise<Restored> => {
  const asked = { ...given, folder: resolve(given.folder) };
  const manifest = await readManifest(asked.folder);
  const { databaseUrl } = asked.env;
  if ((manifest.kind === 'embedded') !== (databaseUrl === null))
    throw new StartupError(
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
