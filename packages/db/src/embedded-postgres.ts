import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import postgres from 'postgres';
import { chooseClusterLocation } from './embedded/cluster-location.ts';
import type { ClusterLocationOptions } from './embedded/cluster-location.ts';
import { clusterUser, createCluster } from './embedded/create-cluster.ts';
import { prepareDataFolder, secretFromFile } from './embedded/data-folder.ts';
import { lockDataFolder } from './embedded/data-folder-lock.ts';
import { stopLeftoverServer } from './embedded/leftover-server.ts';
import { StartupError } from './embedded/startup-error.ts';
import { refuseHalfRestoredCluster } from './embedded/restore-marker.ts';
import { launchServer } from './embedded/server-process.ts';
import type { ServerProcess } from './embedded/server-process.ts';

export interface EmbeddedPostgresOptions extends Omit<ClusterLocationOptions, 'sharedFolder'> {
  sharedFolder?: string;
  /** False only for tests: without fsync, data does not survive a crash of the machine. */
  isDurable?: boolean;
  /** Only for a restore, which has to check the restored data before another process may start the server. */
  isRestored?: boolean;
  /** Receives sentences about steps that take time, and about files in an unexpected place. */
  onProgress?: (sentence: string) => void;
}

export interface EmbeddedPostgres {
  /** The URL of a database of this server, with its password. */
  urlOf: (database: string) => string;
  /** The folder of the cluster. */
  folder: string;
  /** Resolves when the server ends without a call of `stop`. */
  failed: Promise<string>;
  stop: () => Promise<void>;
}

const defaultSharedFolder = '/var/lib/valia';

/**
 * Starts the PostgreSQL server of the data folder, created on first use, on a free port of 127.0.0.1. Locks the folder,
 * and first stops a server that a killed process left running. Throws `StartupError` with a text for the operator.
 */
export async function startEmbeddedPostgres({
  sharedFolder = defaultSharedFolder,
  isDurable = true,
  isRestored = false,
  onProgress = () => undefined,
  ...options
}: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  if (process.platform === 'win32') {
    throw new StartupError(
      'The embedded PostgreSQL does not run on Windows. Start in WSL, or set DATABASE_URL to a PostgreSQL 15 to 18 of your own.',
    );
  }
  prepareDataFolder(options.dataDir);
  const dataDir = realpathSync(options.dataDir);
  const lock = lockDataFolder(dataDir);
  try {
    if (!isRestored) refuseHalfRestoredCluster(dataDir);
    const place = chooseClusterLocation({ ...options, dataDir, sharedFolder });
    place.moves.forEach(onProgress);
    const cluster = join(place.folder, 'cluster');
    if (existsSync(cluster) && (await stopLeftoverServer(cluster))) {
      onProgress('Stopped the database server that an earlier, killed start left behind.');
    }
    const password = secretFromFile(join(dataDir, 'postgres-password'));
    if (!existsSync(cluster)) {
      onProgress('Creating the database.');
    }
    await createCluster(place, password, isDurable);
    const server = await launchServer(place, cluster, { isDurable });
    return {
      urlOf: (database) =>
        `postgres://${clusterUser}:${password}@127.0.0.1:${server.port}/${database}`,
      folder: place.folder,
      failed: server.failed,
      stop: () => stopServer(server, lock.release),
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function stopServer(server: ServerProcess, release: () => void): Promise<void> {
  await server.stop();
  release();
}

/** Creates the database when the server has none with this name. */
export async function ensureDatabase(server: EmbeddedPostgres, name: string): Promise<void> {
  const sql = postgres(server.urlOf('postgres'), {
    max: 1,
    fetch_types: false,
    onnotice: () => undefined,
  });
  try {
    const found = await sql`select 1 from pg_database where datname = ${name}`;
    if (found.length === 0) {
      await sql`create database ${sql(name)}`;
    }
  } finally {
    await sql.end();
  }
}
