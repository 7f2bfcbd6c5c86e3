import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execFileSync } from 'node:child_process';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createDatabaseClient } from '@valia/db/client.ts';
import { processIdentity } from '@valia/db/embedded/process-identity.ts';
import { ensureDatabase, startEmbeddedPostgres } from '@valia/db/embedded-postgres.ts';
import { demoAccounts } from '@valia/services/demo-people/demo-accounts.ts';
import { callProduct, testAdviser, testCredentials } from '../testing/call-product.ts';
import { cloneProduct } from '../testing/product-clone.ts';
import {
  freePort,
  killProductsLeftRunning,
  runProductToItsEnd,
  startProductProcess,
} from '../testing/running-product.ts';
import type { Account } from '../testing/running-product.ts';

const isRoot = process.getuid?.() === 0;
const isFull = process.env['VALIA_FULL'] === '1';
const olderPostgres = '/usr/lib/postgresql/15/bin';
let workFolder = '';
let clone = '';

/**
 * The accounts that start the product: root itself and an ordinary account when the test runs as root, otherwise only
 * the current user.
 */
type Starter = [name: string, account: Account | undefined];
const starters: Starter[] = isRoot
  ? [
      ['root', undefined],
      ['an ordinary user', accountOf('nobody')],
    ]
  : [['an ordinary user', undefined]];

/** On each commit, only the last of the accounts is tested. */
const triedStarters = isFull ? starters : starters.slice(-1);

function accountOf(name: string): Account {
  const read = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
  return { uid: read('-u'), gid: read('-g') };
}

function makeFolder(name: string, account?: Account): string {
  const folder = join(workFolder, name);
  mkdirSync(folder, { recursive: true });
  if (account !== undefined) {
    execFileSync('chown', [`${account.uid}:${account.gid}`, folder]);
  }
  return folder;
}

function serverPid(dataDir: string): number {
  return Number(
    readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0],
  );
}

/** A dead process counts as dead even if its parent has not collected its exit status yet. */
const isAlive = (pid: number) => processIdentity(pid) !== null;

beforeAll(() => {
  workFolder = mkdtempSync(join(tmpdir(), 'valia-start-'));
  chmodSync(workFolder, 0o755);
  clone = makeFolder('clone');
  cloneProduct(clone);
});

afterEach(killProductsLeftRunning);

afterAll(() => {
  rmSync(workFolder, { recursive: true, force: true });
});

const optionsOf = (...[name, account]: Starter) => ({
  folder: clone,
  dataDir: join(makeFolder(name.replaceAll(' ', '-'), account), 'data'),
  account,
  args: ['--no-demo'],
});

describe('a start', () => {
  test.each(triedStarters)(
    'by %s: a new folder becomes a product, which stops in order and starts again with what it had',
    async (...starter) => {
      const options = optionsOf(...starter);
      const first = await startProductProcess(options);
      expect(first.output()).toContain('Creating the database.');
      expect(await callProduct(first.origin, 'auth.signUp', testAdviser)).toMatchObject({
        status: 200,
      });
      expect(await first.announced()).toContain(
        `Mail: kept to be read at ${first.origin}/dev/mailbox`,
      );
      const messages = `${first.origin}/dev/mailbox/messages`;
      await expect
        .poll(async (): Promise<unknown> => (await fetch(messages)).json(), { timeout: 5000 })
        .toMatchObject([{ to: testAdviser.email, subject: 'Verifica tu email' }]);
      const database = serverPid(options.dataDir);
      expect(await first.end('SIGTERM')).toMatchObject({ code: 0 });
      expect(isAlive(database)).toBe(false);

      const second = await startProductProcess(options);
      process.stdout.write(
        `ready as ${starter[0]}: new ${first.readyMs} ms, again ${second.readyMs} ms\n`,
      );
      expect(second.output()).not.toContain('Creating the database.');
      expect(await callProduct(second.origin, 'auth.signIn', testCredentials)).toMatchObject({
        status: 200,
      });
      expect(await second.end('SIGINT')).toMatchObject({ code: 0 });
    },
  );

  test.each(triedStarters)(
    'by %s: a second start on a product’s data folder is refused; once killed, the product leaves a server behind, which the next start stops; nothing acknowledged is lost',
    async (...starter) => {
      const options = optionsOf(...starter);
      const killed = await startProductProcess(options);
      const adviser = { ...testAdviser, email: 'segon@example.com' };
      expect(await callProduct(killed.origin, 'auth.signUp', adviser)).toMatchObject({
        status: 200,
      });
      const second = await runProductToItsEnd(options);
      expect(second.code).toBe(1);
      expect(second.output).toContain(`${options.dataDir} is in use by process ${killed.pid}`);
      expect((await fetch(`${killed.origin}/readyz`)).status).toBe(200);
      const left = serverPid(options.dataDir);
      await killed.end('SIGKILL');
      expect(isAlive(left)).toBe(true);

      const next = await startProductProcess(options);
      expect(next.output()).toContain(
        'Stopped the database server that an earlier, killed start left behind.',
      );
      expect(isAlive(left)).toBe(false);
      const credentials = { ...testCredentials, email: adviser.email };
      expect(await callProduct(next.origin, 'auth.signIn', credentials)).toMatchObject({
        status: 200,
      });
      await next.end('SIGTERM');
    },
  );

  test.each(triedStarters)(
    'by %s: with product and database server killed together, the next start recovers what was acknowledged',
    async (...starter) => {
      const options = optionsOf(...starter);
      const killed = await startProductProcess(options);
      const adviser = { ...testAdviser, email: 'tercer@example.com' };
      expect(await callProduct(killed.origin, 'auth.signUp', adviser)).toMatchObject({
        status: 200,
      });
      process.kill(serverPid(options.dataDir), 'SIGKILL');
      await killed.end('SIGKILL');

      const next = await startProductProcess(options);
      const credentials = { ...testCredentials, email: adviser.email };
      expect(await callProduct(next.origin, 'auth.signIn', credentials)).toMatchObject({
        status: 200,
      });
      await next.end('SIGTERM');
    },
  );

  test.each(triedStarters)(
    'by %s: a taken port is named, and nothing is left running',
    async (...starter) => {
      const options = optionsOf(...starter);
      const port = await freePort();
      const other = createServer().listen(port, '127.0.0.1');
      const refused = await runProductToItsEnd({ ...options, env: { PORT: String(port) } });
      other.close();
      expect(refused).toMatchObject({ code: 1 });
      expect(refused.output).toContain(`Port ${port} of 127.0.0.1 is taken`);
      expect(existsSync(join(options.dataDir, 'postgres/cluster/postmaster.pid'))).toBe(false);
    },
  );

  test.each(starters)(
    'by %s: a data folder that cannot be written is named',
    async (...starter) => {
      const options = optionsOf(...starter);
      const dataDir = options.account === undefined && isRoot ? '/proc/valia' : '/valia-data';
      const refused = await runProductToItsEnd({ ...options, dataDir });
      expect(refused.code).toBe(1);
      expect(refused.output).toContain(`The data folder ${dataDir} cannot be written`);
    },
  );
});

describe('a start with the demo data', () => {
  test('is ready when its accounts can sign in', async () => {
    const dataDir = join(makeFolder('demo'), 'data');
    const { origin, end } = await startProductProcess({ folder: clone, dataDir });
    for (const { seed, signUp } of Object.values(demoAccounts)) {
      const { email, password } = signUp;
      expect(await callProduct(origin, 'auth.signIn', { email, password })).toMatchObject({
        status: 200,
        body: { result: { data: { mfaRequired: seed !== null } } },
      });
    }
    await end('SIGTERM');
  });
});

describe('a clone that other accounts cannot enter', () => {
  // Only root can bypass another account's permissions.
  const roots = isRoot ? ['root'] : [];
  test.each(roots)('started by %s keeps its database outside and says where', async () => {
    const closed = makeFolder('closed');
    chmodSync(closed, 0o700);
    const folder = join(closed, 'clone');
    cloneProduct(folder);
    const options = { folder, dataDir: join(folder, '.data'), args: ['--no-demo'] };
    const sharedFolder = '/var/lib/valia';
    const hadSharedFolder = existsSync(sharedFolder);
    const first = await startProductProcess(options);
    const place = /its data lies in (\S+)\.\n/.exec(first.output())?.[1] ?? '';
    try {
      expect(place.startsWith(`${sharedFolder}/`)).toBe(true);
      expect(await callProduct(first.origin, 'auth.signUp', testAdviser)).toMatchObject({
        status: 200,
      });
      await first.end('SIGTERM');
      const second = await startProductProcess(options);
      expect(await callProduct(second.origin, 'auth.signIn', testCredentials)).toMatchObject({
        status: 200,
      });
      await second.end('SIGTERM');
    } finally {
      rmSync(hadSharedFolder ? join(place, '..') : sharedFolder, { recursive: true, force: true });
    }
  });
});

describe('a start that others could reach', () => {
  const outside = {
    PUBLIC_URL: 'https://valia.example',
    DATABASE_URL: 'postgres://valia:hidden@127.0.0.1:1/valia',
    SMTP_URL: 'smtp://127.0.0.1:1',
    APP_SECRET: 'the secret of a test, long enough',
  };
  test.each([
    ['that does not say what proxies are in front', outside, 'TRUST_PROXY: must be set, '],
    ['that believes every client', { ...outside, TRUST_PROXY: 'true' }, 'TRUST_PROXY: must be '],
    [
      'S40 with its database in clear',
      { ...outside, TRUST_PROXY: '1', DATABASE_URL: 'postgres://valia:hidden@db.example/valia' },
      'DATABASE_URL: db.example would be reached without TLS',
    ],
    [
      'S40 with its mail server in clear',
      { ...outside, TRUST_PROXY: '1', SMTP_URL: 'smtp://mail.example:587' },
      'SMTP_URL: mail.example may be reached without TLS',
    ],
    [
      'in local mode',
      { HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:3000' },
      "HOST: must be this machine's own",
    ],
  ])('%s is refused, by the name of the setting', async (_which, env, reason) => {
    const dataDir = join(makeFolder('reachable'), 'data');
    const { code, output } = await runProductToItsEnd({ folder: clone, dataDir, env });
    expect(code).toBe(1);
    expect(output).toContain(reason);
    expect(existsSync(dataDir)).toBe(false);
  });
});

describe('with DATABASE_URL', () => {
  test('a database that is not there is named, without its password', async () => {
    const dataDir = join(makeFolder('away'), 'data');
    const env = { DATABASE_URL: `postgres://valia:hidden@127.0.0.1:${await freePort()}/valia` };
    const { code, output } = await runProductToItsEnd({ folder: clone, dataDir, env });
    expect(code).toBe(1);
    expect(output).toContain('The database could not be prepared (PostgreSQL at 127.0.0.1:');
    expect(output).not.toContain('hidden');
  });

  test('the same build runs on a PostgreSQL of one’s own, down to 15, starts none, and keeps passwords at their full cost', async () => {
    const other = await startEmbeddedPostgres({
      dataDir: makeFolder('other-server'),
      resolveFrom: import.meta.filename,
      binariesFolder: existsSync(olderPostgres) ? olderPostgres : undefined,
      isDurable: false,
    });
    try {
      await ensureDatabase(other, 'valia');
      const dataDir = join(makeFolder('url'), 'data');
      const env = { DATABASE_URL: other.urlOf('valia') };
      const first = await startProductProcess({ folder: clone, dataDir, env });
      expect(await callProduct(first.origin, 'auth.signUp', testAdviser)).toMatchObject({
        status: 200,
      });
      await first.end('SIGTERM');
      const again = await startProductProcess({ folder: clone, dataDir, env });
      expect(await again.announced()).toContain('Database: PostgreSQL at 127.0.0.1:');
      await again.end('SIGTERM');
      for (const output of [first.output(), again.output()]) {
        expect(output).not.toContain('Demo accounts');
        expect(output).not.toContain(new URL(env.DATABASE_URL).password);
      }
      expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
      const { sql, close } = createDatabaseClient(env.DATABASE_URL);
      const [kept] = await sql`select password_hash from users`;
      await close();
      expect(kept?.['password_hash']).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    } finally {
      await other.stop();
    }
  });
});
