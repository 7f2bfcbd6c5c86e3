import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { createSecretBox } from '@valia/auth/secret-box.ts';
import type { SecretBox } from '@valia/auth/secret-box.ts';
import { createCheapPasswordHasher } from '@valia/auth/testing/create-cheap-password-hasher.ts';
import type { Database } from '@valia/db/client.ts';
import { rateLimits } from '@valia/db/schema/identity/rate-limits.ts';
import { signInFailures } from '@valia/db/schema/identity/sign-in-failures.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import { createTestDatabase } from '@valia/db/testing/create-test-database.ts';
import type { TestDatabase } from '@valia/db/testing/create-test-database.ts';
import type { MailMessage } from '@valia/domain/mail/mail-message.ts';
import { createLogoReader } from '@valia/reports/logo/create-logo-reader.ts';
import type { RateLimiter } from '@valia/services/context/rate-limiter.ts';
import type { MailQueue } from '@valia/services/context/mail-queue.ts';
import { buildServer } from '../build-server.ts';
import type { ServerDependencies } from '../build-server.ts';
import { contextComposer } from '../compose-context.ts';
import type { ContextParts } from '../compose-context.ts';
import { createDiskFileStore } from '../files/disk-file-store.ts';

export const publicOrigin = 'https://valia.example';
/** For tests that need a response, however busy the machine is. */
export const slowAnswerTimeoutMs = 60_000;
/** The settings of a server whose log is not read. */
export const silentServerOptions = {
  env: { isLocal: false, publicOrigin, trustProxy: false, logLevel: 'silent' },
} as const;
export const testAppPage = '<!doctype html><title>Valía</title>';
export const testScript = `export const numbers = [${'1,'.repeat(2000)}];`;

/** Limits that refuse nobody, for tests in which a refusal would hide how a call is answered. */
export const noRateLimits: RateLimiter = {
  take: async () => async () => undefined,
  isUsedUp: async () => false,
};

export interface ListeningServer {
  origin: string;
  db: Database;
  /** Encrypts the seeds of second factors. */
  secrets: SecretBox;
  /** The queue to which every call adds its mails. */
  mailQueue: MailQueue;
  /** The mails added to the queue, in order. */
  mails: MailMessage[];
  /** Everything that was logged, at the most detailed level. */
  logged: () => string;
  /** The number of contexts created so far: one for each request that reached the procedures. */
  contexts: () => number;
  /** Sets the clock of every later call; null for the system's clock. */
  setClock: (now: Date | null) => void;
  countUsers: () => Promise<number>;
  /** Resets the limits, so that everybody can call again as if nobody had called. */
  forgetCalls: () => Promise<void>;
  beginClosing: () => void;
  close: () => Promise<void>;
}

export interface ListenOptions {
  /** Opens the queue to which mails are really added, in addition to `mails`. */
  openMail?: (database: TestDatabase) => Promise<{ queue: MailQueue; stop: () => Promise<void> }>;
  /** Replaces parts of the context that the calls would otherwise get. */
  context?: Partial<Pick<ContextParts, 'files' | 'limits' | 'passwords' | 'reports'>>;
}

/** Starts the real server on a free port, with its own database and a web app of two files. */
export async function startListeningServer(
  changes: Partial<ServerDependencies> = {},
  { openMail, context }: ListenOptions = {},
): Promise<ListeningServer> {
  const database = await createTestDatabase('with reference data');
  const folder = mkdtempSync(join(tmpdir(), 'valia-http-'));
  const webFolder = join(folder, 'web');
  writeWebApp(webFolder);
  const secrets = createSecretBox('the secret of every test, long enough');
  const mails: MailMessage[] = [];
  const opened = await openMail?.(database);
  const mailQueue: MailQueue = {
    enqueue: async (tx, message) => {
      mails.push(message);
      await opened?.queue.enqueue(tx, message);
    },
  };
  const lines: string[] = [];
  let clock: Date | null = null;
  let contexts = 0;
  const createContext = contextComposer({
    db: database.db,
    isLocal: false,
    publicOrigin,
    clock: () => clock ?? new Date(),
    passwords: createCheapPasswordHasher(),
    secrets,
    files: createDiskFileStore(join(folder, 'files')),
    reports: { renderValuationReport: async () => new Uint8Array([37, 80, 68, 70]) },
    sheets: { renderSheet: async () => new Uint8Array([37, 80, 68, 70]) },
    templates: { printTemplate: async () => new Uint8Array([37, 80, 68, 70]) },
    logos: createLogoReader(),
    mail: mailQueue,
    ...context,
  });
  const { server, beginClosing } = await buildServer({
    env: { isLocal: false, publicOrigin, trustProxy: false, logLevel: 'trace' },
    pingDatabase: async () => database.db.$count(users),
    createContext: (request, reply, ended) => {
      contexts += 1;
      return createContext(request, reply, ended);
    },
    logStream: { write: (line) => void lines.push(line) },
    webFolder,
    mostDelayMs: 0,
    ...changes,
  });
  const origin = await server.listen({ host: '127.0.0.1', port: 0 });
  return {
    origin,
    db: database.db,
    secrets,
    mailQueue,
    mails,
    logged: () => lines.join(''),
    contexts: () => contexts,
    setClock: (now) => {
      clock = now;
    },
    beginClosing,
    countUsers: () => database.db.$count(users),
    forgetCalls: async () => {
      if (context?.limits === noRateLimits) return;
      await database.db.delete(rateLimits);
      await database.db.delete(signInFailures);
    },
    close: async () => {
      server.server.closeAllConnections();
      await server.close();
      await opened?.stop();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function writeWebApp(webFolder: string): void {
  mkdirSync(join(webFolder, 'assets'), { recursive: true });
  writeFileSync(join(webFolder, 'index.html'), testAppPage);
  writeFileSync(join(webFolder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(webFolder, 'assets/index-abc123.js'), testScript);
  writeFileSync(join(webFolder, 'assets/index-abc123.js.br'), brotliCompressSync(testScript));
}
