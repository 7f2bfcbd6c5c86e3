import { spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createDatabaseClient } from '@valia/db/client.ts';
import { ensureDatabase, startEmbeddedPostgres } from '@valia/db/embedded-postgres.ts';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readEnv } from '../settings/env.ts';
import { callProduct, testAdviser, testCredentials } from '../testing/call-product.ts';
import {
  killProductsLeftRunning,
  type RunningProduct,
  runProductToItsEnd,
  startProductProcess,
} from '../testing/running-product.ts';
import { backUp } from './back-up.ts';
import { restore } from './restore.ts';

const root = resolve(import.meta.dirname, '../../../..');
const clientsOfPostgres15 = '/usr/lib/postgresql/15/bin';
const secret = 'the secret of the servers of this test';
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'valia-backup-'));
  chmodSync(folder, 0o755);
});
afterEach(killProductsLeftRunning);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Settings = Record<string, string>;

const command = (verb: 'backup' | 'restore', backup: string, env: Settings) => {
  const tsx = join(root, 'node_modules/tsx/dist/cli.mjs');
  const words = [tsx, join(root, 'apps/server/src/backup/backup-command.ts'), verb, backup];
  const child = spawn(process.execPath, words, {
    cwd: folder,
    env: { PATH: process.env['PATH'] ?? '', ...env },
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8');
    });
  const ended = new Promise<{ code: number | null; output: string }>((done) => {
    child.once('close', (code) => done({ code, output }));
  });
  const isRunning = (): boolean => child.exitCode === null && child.signalCode === null;
  return { pid: child.pid ?? 0, isRunning, ended };
};

const run = (...asked: Parameters<typeof command>) => command(...asked).ended;

/** Kills the process and its children as soon as the file exists; returns whether it got that far. */
const killAt = async (started: ReturnType<typeof command>, file: string): Promise<boolean> => {
  while (started.isRunning() && !existsSync(file)) await pause(2);
  if (!started.isRunning()) return false;
  process.kill(-started.pid, 'SIGKILL');
  await started.ended;
  return true;
};

/** Adds a migration to a folder of migrations, as a later release would. */
const addMigration = (migrations: string, statement: string): void => {
  const file = join(migrations, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as {
    entries: { idx: number; when: number; tag: string }[];
  };
  const last = journal.entries.at(-1);
  const added = { ...last, idx: journal.entries.length, when: (last?.when ?? 0) + 1, tag: 'later' };
  writeFileSync(file, JSON.stringify({ ...journal, entries: [...journal.entries, added] }));
  writeFileSync(join(migrations, 'later.sql'), statement);
};

const signIn = (product: RunningProduct, email: string) =>
  callProduct(product.origin, 'auth.signIn', { ...testCredentials, email });

const signUp = async (product: RunningProduct, email: string): Promise<void> => {
  const answer = await callProduct(product.origin, 'auth.signUp', { ...testAdviser, email });
  expect(answer.status).toBe(200);
};

const first = 'primera@example.com';
const second = 'segona@example.com';

describe('the embedded database', () => {
  const dataDir = () => join(folder, 'embedded');
  const settings = (): Settings => ({ DATA_DIR: dataDir() });
  const backup = () => join(folder, 'backups', 'embedded');
  const start = () =>
    startProductProcess({ folder: root, dataDir: dataDir(), args: ['--no-demo'] });
  const cluster = () => join(dataDir(), 'postgres/cluster');

  test('is backed up whole, once its product has stopped', async () => {
    const product = await start();
    await signUp(product, first);
    mkdirSync(join(dataDir(), 'files/aa'), { recursive: true });
    writeFileSync(join(dataDir(), 'files/aa/bb'), 'bytes');
    const refused = await run('backup', backup(), settings());
    expect(refused.code).toBe(1);
    expect(refused.output).toContain(`is in use by process ${product.pid}`);
    expect(existsSync(backup())).toBe(false);
    await product.end('SIGTERM');
    const made = await run('backup', backup(), settings());
    expect(made).toMatchObject({ code: 0 });
    expect(made.output).toMatch(
      /\d+ rows of \d+ tables, 0 entries of the ledger, \d+ sealed rows/u,
    );
    expect((await run('backup', backup(), settings())).output).toContain('is there already');
  });

  test('comes back after everything was lost, and people sign in', async () => {
    rmSync(dataDir(), { recursive: true, force: true });
    expect(await run('restore', backup(), settings())).toMatchObject({ code: 0 });
    const product = await start();
    expect(await signIn(product, first)).toMatchObject({ status: 200 });
    await signUp(product, second);
    await product.end('SIGTERM');
  });

  test('comes back over one that is there, without what was added since', async () => {
    writeFileSync(join(dataDir(), 'files/aa/cc'), 'of nobody');
    expect(await run('restore', backup(), settings())).toMatchObject({ code: 0 });
    expect(readdirSync(join(dataDir(), 'files/aa'))).toEqual(['bb']);
    expect(existsSync(join(dataDir(), 'postgres/cluster.before'))).toBe(false);
    const product = await start();
    expect(await signIn(product, first)).toMatchObject({ status: 200 });
    expect((await signIn(product, second)).status).not.toBe(200);
    await product.end('SIGTERM');
  });

  test('of which something differs leaves the former one and its files beside it', async () => {
    const file = join(backup(), 'manifest.json');
    const manifest = readFileSync(file, 'utf8');
    writeFileSync(file, manifest.replace('"public.users": 1', '"public.users": 2'));
    writeFileSync(join(dataDir(), 'files/aa/dd'), 'of the former one');
    const differing = await run('restore', backup(), settings());
    expect(differing.code).toBe(1);
    expect(differing.output).toContain('rows of public.users: 2 in the backup, 1 here');
    expect(readdirSync(join(dataDir(), 'files/aa'))).toEqual(['bb', 'dd']);
    expect(existsSync(join(dataDir(), 'postgres/cluster.before'))).toBe(true);
    writeFileSync(file, manifest);
    expect(await run('restore', backup(), settings())).toMatchObject({ code: 0 });
    expect(readdirSync(join(dataDir(), 'files/aa'))).toEqual(['bb']);
  });

  test('a backup that is killed leaves nothing that looks like one', async () => {
    const killed = join(folder, 'backups', 'killed');
    for (const part of ['.unfinished', '.unfinished/files', '.unfinished/cluster/base'])
      expect(await killAt(command('backup', killed, settings()), `${killed}${part}`)).toBe(true);
    expect(existsSync(killed)).toBe(false);
    const refused = await run('restore', `${killed}.unfinished`, settings());
    expect(refused.code).toBe(1);
    expect(refused.output).toContain('is no backup');
    expect(await run('backup', killed, settings())).toMatchObject({ code: 0 });
    expect(existsSync(`${killed}.unfinished`)).toBe(false);
  });

  test('a restore that is killed leaves what was there, or a start that says what to do', async () => {
    const copying = join(dataDir(), 'postgres/cluster.restoring/base');
    expect(await killAt(command('restore', backup(), settings()), copying)).toBe(true);
    const product = await start();
    expect(await signIn(product, first)).toMatchObject({ status: 200 });
    await product.end('SIGTERM');
    const mark = join(dataDir(), 'restore-unfinished');
    expect(await killAt(command('restore', backup(), settings()), mark)).toBe(true);
    const refused = await runProductToItsEnd({ folder: root, dataDir: dataDir() });
    expect(refused.code).toBe(1);
    expect(refused.output).toContain('run pnpm db:restore again');
    expect(await run('restore', backup(), settings())).toMatchObject({ code: 0 });
    const again = await start();
    expect(await signIn(again, first)).toMatchObject({ status: 200 });
    await again.end('SIGTERM');
  });

  test('a damaged backup is refused before anything is touched', async () => {
    const version = join(backup(), 'cluster/PG_VERSION');
    writeFileSync(version, '17\n');
    const refused = await run('restore', backup(), settings());
    expect(refused.code).toBe(1);
    expect(refused.output).toContain('cluster/PG_VERSION is damaged in the backup');
    expect(existsSync(join(cluster(), 'PG_VERSION'))).toBe(true);
    expect(existsSync(join(dataDir(), 'restore-unfinished'))).toBe(false);
  });
});

describe('a database of one’s own', () => {
  const started = async (name: string, binariesFolder?: string) => {
    const dataDir = join(folder, name);
    mkdirSync(dataDir);
    const server = await startEmbeddedPostgres({
      dataDir,
      resolveFrom: join(root, 'packages/db/package.json'),
      binariesFolder,
      isDurable: false,
    });
    await ensureDatabase(server, 'valia');
    return server;
  };
  const settingsOf = (url: string): Settings => ({
    DATABASE_URL: url,
    DATA_DIR: join(folder, 'own-data'),
    APP_SECRET: secret,
  });

  const withoutClients = existsSync('/usr/lib/postgresql/18/bin/pg_dump') ? [] : ['18'];
  test.each(withoutClients)('without client programs of %s the backup names them', async () => {
    const server = await started('new-server');
    try {
      const env = { ...settingsOf(server.urlOf('valia')), PATH: '/nowhere' };
      const { code, output } = await run('backup', join(folder, 'none'), env);
      expect(code).toBe(1);
      expect(output).toContain('there is no pg_dump of that version');
      expect(existsSync(join(folder, 'none'))).toBe(false);
    } finally {
      await server.stop();
    }
  });

  // The embedded server has no client programs. If those of version 15 are installed, a server of version 15 is
  // backed up.
  test.each(existsSync(clientsOfPostgres15) ? ['15'] : [])(
    'is backed up while it serves, and comes back into an empty one and over a full one: PostgreSQL %s',
    async () => {
      const server = await started('old-server', clientsOfPostgres15);
      try {
        const url = server.urlOf('valia');
        const env = settingsOf(url);
        const backup = join(folder, 'backups', 'own');
        const start = (address: string) =>
          startProductProcess({
            folder: root,
            dataDir: env['DATA_DIR'] ?? '',
            args: ['--no-demo'],
            env: { DATABASE_URL: address, APP_SECRET: secret },
          });
        const product = await start(url);
        await signUp(product, first);
        const made = await run('backup', backup, env);
        expect(made).toMatchObject({ code: 0 });
        expect(made.output).toContain('APP_SECRET is not in it');
        await signUp(product, second);
        const refused = await run('restore', backup, env);
        expect(refused.code).toBe(1);
        expect(refused.output).toContain('stop the servers that use it first');
        await product.end('SIGTERM');

        expect(await run('restore', backup, env)).toMatchObject({ code: 0 });
        const over = await start(url);
        expect(await signIn(over, first)).toMatchObject({ status: 200 });
        expect((await signIn(over, second)).status).not.toBe(200);
        await over.end('SIGTERM');

        // A backup of the previous release: the clone has one more migration.
        const laterRoot = join(folder, 'later-release');
        cpSync(join(root, 'drizzle'), join(laterRoot, 'drizzle'), { recursive: true });
        addMigration(join(laterRoot, 'drizzle'), 'create table public.of_a_later_release (id int)');
        const later = { env: readEnv(env), repositoryRoot: laterRoot };
        await expect(backUp({ ...later, folder: join(folder, 'too-early') })).rejects.toThrow(
          'of an earlier release',
        );
        expect((await restore({ ...later, folder: backup })).differences).toEqual([]);
        const tables = createDatabaseClient(url, { maxConnections: 1 });
        expect(await tables.sql`select * from of_a_later_release`).toEqual([]);
        await tables.close();
        expect(await run('restore', backup, env)).toMatchObject({ code: 0 });

        await ensureDatabase(server, 'empty');
        const emptyUrl = server.urlOf('empty');
        rmSync(join(folder, 'own-data'), { recursive: true, force: true });
        expect(await run('restore', backup, settingsOf(emptyUrl))).toMatchObject({ code: 0 });
        const again = await start(emptyUrl);
        expect(await signIn(again, first)).toMatchObject({ status: 200 });
        await again.end('SIGTERM');

        // Killed during the transaction that replaces everything: the previous data remains.
        const dropping = command('restore', backup, settingsOf(emptyUrl));
        const client = createDatabaseClient(url, { maxConnections: 1 });
        const isAtWork = sql`select 1 from pg_stat_activity where application_name = 'valia backup'
          and datname = 'empty' and state = 'active'`;
        while ((await client.db.execute(isAtWork)).length === 0) await pause(5);
        process.kill(-dropping.pid, 'SIGKILL');
        await client.close();
        await dropping.ended;
        const whole = await start(emptyUrl);
        expect(await signIn(whole, first)).toMatchObject({ status: 200 });
        await whole.end('SIGTERM');

        const file = join(backup, 'manifest.json');
        const manifest = readFileSync(file, 'utf8');
        writeFileSync(file, manifest.replace('"public.users": 1', '"public.users": 2'));
        const differing = await run('restore', backup, settingsOf(emptyUrl));
        expect(differing.code).toBe(1);
        expect(differing.output).toContain('rows of public.users: 2 in the backup, 1 here');
      } finally {
        await killProductsLeftRunning();
        await server.stop();
      }
    },
  );
});
