import { join } from 'node:path';
import { createLinkTokenMaker, type LinkTokenMaker } from '@valia/auth/link-token.ts';
import { createPasswordHasher } from '@valia/auth/password-hasher.ts';
import { createSecretBox, type SecretBox } from '@valia/auth/secret-box.ts';
import { prepareDataFolder, secretFromFile } from '@valia/db/embedded/data-folder.ts';
import { StartupError } from '@valia/db/embedded/startup-error.ts';
import { referenceFolder } from '@valia/db/reference/reference-folder.ts';
import type { DemoCredentials } from '@valia/services/demo/fill-demo-data.ts';
import type { FastifyInstance } from 'fastify';
import { buildServer } from '../build-server.ts';
import type { BuiltServer } from '../build-server.ts';
import { contextComposer } from '../compose-context.ts';
import type { FileStore } from '@valia/services/context/file-store.ts';
import { createDiskFileStore } from '../files/disk-file-store.ts';
import { createLogoReader } from '@valia/reports/logo/create-logo-reader.ts';
import { createReportProcess, type ReportProcess } from '../report-process.ts';
import { demoAccountLines, startWithDemo } from './demo-start.ts';
import { readEnv } from '../settings/env.ts';
import type { ServerEnv } from '../settings/env.ts';
import { startPeriodicJobs } from '../jobs/periodic-jobs.ts';
import { prepareMailing } from '../jobs/prepare-mailing.ts';
import type { PreparedMailing } from '../jobs/prepare-mailing.ts';
import { openDatabase } from './open-database.ts';
import type { OpenedDatabase } from './open-database.ts';
import { prepareDatabase } from './prepare-database.ts';
import { elapsedSinceStart, printLine, reportProgress } from './start-progress.ts';
import { listenError } from './listen-error.ts';
import { gracefulShutdown } from './graceful-shutdown.ts';
import { listenForStop, unlessStopped } from './stop-signals.ts';

/**
 * The number of connections that the system may have accepted before the product does; with fewer, a flood of
 * connections makes other clients wait for seconds.
 */
const longestAcceptQueue = 4096;

/** The delay before printing is prepared: requests right after startup come first. */
const quietMs = 1_000;

export interface StartOptions {
  repositoryRoot: string;
  /** The command-line arguments: `--no-demo`, or nothing. */
  args: readonly string[];
}

/**
 * Starts everything and returns when the server listens and has its demo data. On a refusal, throws it and leaves
 * nothing running.
 */
export async function startProduct({ repositoryRoot, args }: StartOptions): Promise<void> {
  const wantsDemo = readArguments(args);
  const env = readEnv(process.env);
  const { secrets, linkTokens } = prepareFolders(env);
  const stopped = listenForStop();
  const database = await openDatabase({ env, repositoryRoot, stopped, onProgress: reportProgress });
  const reference = referenceFolder(repositoryRoot);
  const { db } = database.client;
  let stop = database.stop;
  try {
    const mailing = prepareMailing({ env, database, linkTokens });
    const preparing = prepareDatabase(database, mailing, reference);
    const files = createDiskFileStore(env.filesDir);
    const printing = createReportProcess();
    let isFilled = false;
    const building = build({
      env,
      printing,
      files,
      repositoryRoot,
      database,
      secrets,
      mailing,
      isFilled: () => isFilled,
    });
    const [built] = await unlessStopped(stopped, Promise.all([building, preparing]));
    const { server } = built;
    startPeriodicJobs(server, { db, mail: mailing.jobs, files });
    stop = await serve({ ...built, env, database, mailing, stopped });
    // Demo accounts have publicly known passwords, so they are never created in an operator's own database.
    const hasDemo = wantsDemo && env.isLocal && database.embedded !== null;
    const demo = { db, now: new Date(), secrets, reference, onProgress: reportProgress };
    const accounts = hasDemo ? await unlessStopped(stopped, startWithDemo(demo)) : [];
    isFilled = true;
    announce({ env, database, mailing, accounts });
    server.log.info({ publicOrigin: env.publicOrigin }, 'ready');
    // Loaded after startup is complete; otherwise the first user to print would wait for the fonts and the
    // typesetter.
    setTimeout(() => void printing.ready(), quietMs).unref();
  } catch (error) {
    await stop();
    throw error;
  }
}

interface Announcement {
  env: ServerEnv;
  database: OpenedDatabase;
  mailing: PreparedMailing;
  accounts: readonly DemoCredentials[];
}

function announce({ env, database, mailing, accounts }: Announcement): void {
  const demoLines = accounts.length > 0 ? ['Demo accounts:', ...demoAccountLines(accounts)] : [];
  const lines = [
    '',
    `Valía is ready: ${env.publicOrigin} (${elapsedSinceStart()})`,
    `Mail: ${mailing.description}`,
    `Database: ${database.description}`,
    ...demoLines,
  ];
  printLine(lines.join('\n'));
}

function readArguments(args: readonly string[]): boolean {
  const unknown = args.filter((arg) => arg !== '--no-demo');
  if (unknown.length > 0) {
    throw new StartupError(`Unknown option: ${unknown.join(' ')}. There is one: --no-demo.`);
  }
  return args.length === 0;
}

/** Local mode stores its own secret, so that what it encrypts can be read after the next start. */
function prepareFolders(env: ServerEnv): { secrets: SecretBox; linkTokens: LinkTokenMaker } {
  prepareDataFolder(env.dataDir);
  prepareDataFolder(env.filesDir);
  const secret = env.appSecret ?? secretFromFile(join(env.dataDir, 'app-secret'));
  return {
    secrets: createSecretBox(secret, env.formerAppSecrets),
    linkTokens: createLinkTokenMaker(secret),
  };
}

interface BuildOptions {
  env: ServerEnv;
  printing: ReportProcess;
  files: FileStore;
  repositoryRoot: string;
  database: OpenedDatabase;
  secrets: SecretBox;
  mailing: PreparedMailing;
  isFilled: () => boolean;
}

/** Builds the server's files and routes while the database is prepared. */
async function build({
  env,
  printing,
  files,
  repositoryRoot,
  database,
  secrets,
  mailing,
  isFilled,
}: BuildOptions): Promise<BuiltServer> {
  const { db, sql } = database.client;
  return buildServer({
    env,
    isFilled,
    printerReady: printing.ready,
    webFolder: join(repositoryRoot, 'apps/web/dist'),
    pingDatabase: () => sql`select 1`,
    createContext: contextComposer({
      db,
      publicOrigin: env.publicOrigin,
      isLocal: env.isLocal,
      passwords: createPasswordHasher(),
      secrets,
      files,
      reports: printing,
      sheets: printing,
      templates: printing,
      logos: createLogoReader(),
      mail: mailing.jobs,
    }),
    mailbox: mailing.mailbox,
  });
}

interface ServeOptions extends BuiltServer {
  env: ServerEnv;
  database: OpenedDatabase;
  mailing: PreparedMailing;
  stopped: AbortSignal;
}

async function serve({
  env,
  database,
  mailing,
  stopped,
  server,
  beginClosing,
  endConnections,
}: ServeOptions): Promise<() => Promise<void>> {
  try {
    await listen(server, env);
  } catch (error) {
    await mailing.stop();
    throw error;
  }
  mailing.start(server.log);
  return gracefulShutdown({
    server,
    database,
    stopped,
    beginClosing,
    endConnections,
    stopJobs: mailing.stop,
  });
}

async function listen(server: FastifyInstance, { host, port }: ServerEnv): Promise<void> {
  try {
    await server.listen({ host, port, backlog: longestAcceptQueue });
  } catch (error) {
    await server.close();
    throw listenError(error, { host, port }) ?? error;
  }
}
