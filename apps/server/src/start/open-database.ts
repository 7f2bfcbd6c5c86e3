import { join } from 'node:path';
import { createDatabaseClient } from '@valia/db/client.ts';
import type { DatabaseClient } from '@valia/db/client.ts';
import { ensureDatabase, startEmbeddedPostgres } from '@valia/db/embedded-postgres.ts';
import type { EmbeddedPostgres } from '@valia/db/embedded-postgres.ts';
import { StartupError } from '@valia/db/embedded/startup-error.ts';
import { isMigrated, migrateDatabase } from '@valia/db/migrate.ts';
import type { ServerEnv } from '../settings/env.ts';
import { finishUnlessStopped, unlessStopped } from './stop-signals.ts';

export interface OpenedDatabase {
  client: DatabaseClient;
  /** The database URL, for code that needs separate connections. */
  url: string;
  /** A description of the database without its password. */
  description: string;
  embedded: EmbeddedPostgres | null;
  /** Migrates the database to the newest schema. */
  migrate: () => Promise<void>;
  stop: () => Promise<void>;
}

export interface DatabaseOptions {
  env: Pick<ServerEnv, 'databaseUrl' | 'dataDir'>;
  repositoryRoot: string;
  /** Aborted when startup should stop. */
  stopped?: AbortSignal;
  /** The same option as in `startEmbeddedPostgres`. */
  isRestored?: boolean;
  onProgress: (sentence: string) => void;
}

const embeddedDatabaseName = 'valia';

/** Opens a pool to `DATABASE_URL`, which connects on first use, or starts the embedded server. */
export async function openDatabase({
  env,
  repositoryRoot,
  stopped = new AbortController().signal,
  isRestored = false,
  onProgress,
}: DatabaseOptions): Promise<OpenedDatabase> {
  const embedded =
    env.databaseUrl === null
      ? await finishUnlessStopped(
          stopped,
          startEmbeddedPostgres({
            dataDir: env.dataDir,
            resolveFrom: join(repositoryRoot, 'packages/db/package.json'),
            isRestored,
            onProgress,
          }),
        )
      : null;
  try {
    if (embedded !== null) {
      await unlessStopped(stopped, ensureDatabase(embedded, embeddedDatabaseName));
    }
    const url = env.databaseUrl ?? embedded?.urlOf(embeddedDatabaseName) ?? '';
    const description = describe(env.databaseUrl, embedded);
    const client = createDatabaseClient(url);
    return {
      client,
      url,
      description,
      embedded,
      migrate: () => migrate({ client, url, description }, join(repositoryRoot, 'drizzle')),
      stop: async () => {
        await client.close();
        await embedded?.stop();
      },
    };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

async function migrate(
  { client, url, description }: Pick<OpenedDatabase, 'client' | 'url' | 'description'>,
  folder: string,
): Promise<void> {
  try {
    if (!(await isMigrated(client.sql, folder))) await migrateDatabase(url, folder);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(`The database could not be prepared (${description}): ${reason}`, {
      cause: error,
    });
  }
}

function describe(databaseUrl: string | null, embedded: EmbeddedPostgres | null): string {
  if (databaseUrl === null) {
    return `embedded PostgreSQL in ${embedded?.folder ?? ''}`;
  }
  const { hostname, port, pathname } = new URL(databaseUrl);
  return `PostgreSQL at ${decodeURIComponent(hostname)}${port === '' ? '' : `:${port}`}${pathname}`;
}
