import { join } from 'node:path';
import { createPasswordHasher } from '@valia/auth/password-hasher.ts';
import { prepareDataFolder, secretFromFile } from '@valia/db/embedded/data-folder.ts';
import { StartupRefusal } from '@valia/db/embedded/startup-refusal.ts';
import { seedReferenceData } from '@valia/db/reference/seed-reference-data.ts';
import type { DemoCredentials } from '@valia/services/demo/fill-demo-data.ts';
import type { FastifyInstance } from 'fastify';
import { buildServer } from './build-server.ts';
import { contextComposer } from './compose-context.ts';
import { createDiskFileStore } from './disk-file-store.ts';
import { createReportThread } from './report-thread.ts';
import { demoAccountLines, startWithDemo } from './demo-start.ts';
import { readEnv } from './env.ts';
import type { ServerEnv } from './env.ts';
import { startDatabase } from './start-database.ts';
import type { StartedDatabase } from './start-database.ts';
import { elapsedSinceStart, printLine, reportProgress } from './start-progress.ts';
import { listenRefusal } from './listen-refusal.ts';
import { stopInOrder } from './stop-in-order.ts';
import { listenForStop, unlessStopped } from './stop-signals.ts';

export interface StartOptions {
  repositoryRoot: string;
  /** The words after the command: `--no-demo`, or nothing. */
  args: readonly string[];
}

/** Starts everything and returns when the server listens. A refusal is thrown, with nothing left running. */
export async function startProduct({ repositoryRoot, args }: StartOptions): Promise<void> {
  const wantsDemo = readArguments(args);
  const env = readEnv(process.env);
  prepareFolders(env);
  const stopped = listenForStop();
  const database = await startDatabase({
    env,
    repositoryRoot,
    stopped,
    onProgress: reportProgress,
  });
  try {
    await unlessStopped(stopped, seedReferenceData(database.client.db));
    // Demo accounts have passwords that everybody knows: never in a database of the operator's own.
    const hasDemo = wantsDemo && env.isLocal && database.embedded !== null;
    const accounts = hasDemo
      ? await unlessStopped(
          stopped,
          startWithDemo({ db: database.client.db, now: new Date(), onProgress: reportProgress }),
        )
      : [];
    const server = await serve({ env, repositoryRoot, database, stopped });
    announce(env, database, accounts);
    server.log.info({ publicOrigin: env.publicOrigin }, 'ready');
  } catch (error) {
    await database.stop();
    throw error;
  }
}

function announce(
  env: ServerEnv,
  database: StartedDatabase,
  accounts: readonly DemoCredentials[],
): void {
  const demoLines = accounts.length > 0 ? ['Demo accounts:', ...demoAccountLines(accounts)] : [];
  const lines = [
    '',
    `Valía is ready: ${env.publicOrigin} (${elapsedSinceStart()})`,
    `Database: ${database.description}`,
    ...demoLines,
  ];
  printLine(lines.join('\n'));
}

function readArguments(args: readonly string[]): boolean {
  const unknown = args.filter((arg) => arg !== '--no-demo');
  if (unknown.length > 0) {
    throw new StartupRefusal(`Unknown option: ${unknown.join(' ')}. There is one: --no-demo.`);
  }
  return args.length === 0;
}

/** Local mode keeps a secret of its own, so that what it encrypts can be read after the next start. */
function prepareFolders(env: ServerEnv): void {
  prepareDataFolder(env.dataDir);
  prepareDataFolder(env.filesDir);
  if (env.appSecret === null) {
    secretFromFile(join(env.dataDir, 'app-secret'));
  }
}

interface ServeOptions {
  env: ServerEnv;
  repositoryRoot: string;
  database: StartedDatabase;
  stopped: AbortSignal;
}

async function serve({
  env,
  repositoryRoot,
  database,
  stopped,
}: ServeOptions): Promise<FastifyInstance> {
  const { server, beginClosing } = await buildServer({
    env,
    webFolder: join(repositoryRoot, 'apps/web/dist'),
    pingDatabase: () => database.client.sql`select 1`,
    createContext: contextComposer({
      db: database.client.db,
      publicOrigin: env.publicOrigin,
      isLocal: env.isLocal,
      passwords: createPasswordHasher(),
      files: createDiskFileStore(env.filesDir),
      reports: createReportThread(),
    }),
  });
  await listen(server, env);
  stopInOrder({ server, database, stopped, beginClosing });
  return server;
}

async function listen(server: FastifyInstance, { host, port }: ServerEnv): Promise<void> {
  try {
    await server.listen({ host, port });
  } catch (error) {
    await server.close();
    throw listenRefusal(error, { host, port }) ?? error;
  }
}
