import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createDatabaseClient, type Database } from '@valia/db/client.ts';
import { startEmbeddedPostgres } from '@valia/db/embedded-postgres.ts';
import { createAdviser, type TestAdviser } from '@valia/db/testing/create-adviser.ts';
import { migrateDatabase } from '@valia/db/migrate.ts';
import { fillBackOffice } from '@valia/services/testing/fill-back-office.ts';
import { sql } from 'drizzle-orm';
import { median, medianRatio } from './measure-in-turn.ts';

// Processor time of the built server per page of each back-office list with 10,000 rows, divided by that of a
// page of valuations. Run with `tsx measure-admin-lists.ts [LIST …]`, on Linux only.
const [rounds, callsPerRound, warmUpCalls, shown, mostRatio] = [9, 60, 300, 20, 1.5];
const asked = process.argv.slice(2);
const repository = resolve(import.meta.dirname, '../../..');
const port = 4312;
const origin = `http://127.0.0.1:${port}`;

const lists = {
  'admin.users.list': {},
  'admin.organizations.list': {},
  'admin.collaborations.list': { audience: 'advisers' },
  'admin.commissions.list': {},
  'admin.leads.list': {},
  'admin.issues.list': {},
  'admin.security.list': {},
  'admin.audit.list': {},
} as const;

const fillValuations = (db: Database, ownerId: string) =>
  db.execute(sql`
    insert into valuations (id, client_id, owner_id, type, status, document, method, company_name, company_sort_key,
      tax_id, sector, province, currency, equity_low, equity_central, equity_high, enterprise_central, ebitda,
      implied_multiple, target_key, created_at, updated_at)
    select gen_random_uuid(), gen_random_uuid(), ${ownerId}::uuid, 'client_business', 'draft', '{}'::jsonb, 'dcf',
      'Empresa ' || n, 'empresa ' || n, 'B' || n, 'ALI', '08', 'EUR', 80000, 100000, 120000, 110000, 20000, 5.5,
      'nif:' || n, now() - n * interval '10 minutes', now() - n * interval '10 minutes'
    from generate_series(1, 10000) n`);

/** Creates a session and returns its cookie: the database stores only the token's digest. */
const signIn = async (db: Database, { userId }: TestAdviser): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  const id = createHash('sha256').update(token).digest('hex');
  await db.execute(sql`insert into sessions (id, user_id, created_at, expires_at, last_used_at)
    values (${id}, ${userId}::uuid, now(), now() + interval '1 hour', now())`);
  return `valia-session=${token}`;
};

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

const statusOf = (cookie: string, path: string) =>
  new Promise<number>((done, fail) => {
    const sent = request(`${origin}/trpc/${path}`, { agent, headers: { cookie } }, (answer) => {
      answer.resume().once('end', () => done(answer.statusCode ?? 0));
    });
    sent.once('error', fail).end();
  });

/** A busy server answers 503, so the request is repeated. */
const ask = async (cookie: string, path: string): Promise<void> => {
  let status = await statusOf(cookie, path);
  for (; status === 503; status = await statusOf(cookie, path)) await setTimeout(1_000);
  if (status !== 200) throw new Error(`${path}: ${status}`);
};

/** Processor time of all threads of the process in microseconds, measured to the nanosecond. */
const worked = (pid: number): number => {
  const threads = readdirSync(`/proc/${pid}/task`);
  const times = threads.map((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8'),
  );
  return times.reduce((sum, text) => sum + Number(text.split(' ')[0]), 0) / 1_000;
};

const dataDir = mkdtempSync(join(tmpdir(), 'valia-lists-'));
chmodSync(dataDir, 0o711);
const server = await startEmbeddedPostgres({
  dataDir: join(dataDir, 'database'),
  resolveFrom: join(repository, 'packages/db/src/embedded-postgres.ts'),
  isDurable: false,
});
const url = server.urlOf('postgres');
await migrateDatabase(url, join(repository, 'drizzle'));
const { db, close } = createDatabaseClient(url, { maxConnections: 2, statementTimeoutMs: 0 });
const administrator = await createAdviser(db, { role: 'superadmin', secondFactor: true });
const adviser = await createAdviser(db);
await fillBackOffice(db, adviser.userId);
await fillValuations(db, adviser.userId);
await db.execute(sql`vacuum analyze`);
const cookies = { admin: await signIn(db, administrator), own: await signIn(db, adviser) };
await close();

const product = spawn(
  process.execPath,
  [join(repository, 'apps/server/bin/serve.mjs'), '--no-demo'],
  {
    cwd: dataDir,
    stdio: 'ignore',
    env: {
      PATH: process.env.PATH ?? '',
      PORT: String(port),
      DATA_DIR: join(dataDir, 'product'),
      DATABASE_URL: url,
      APP_SECRET: 'the secret of this measurement, long enough',
    },
  },
);
const isReady = () =>
  fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

const pathOf = (name: string, filter: object): string =>
  `${name}?input=${encodeURIComponent(JSON.stringify({ ...filter, limit: shown }))}`;

const timeOf = async (cookie: string, path: string, calls: number): Promise<number> => {
  const start = worked(product.pid ?? 0);
  for (let made = 0; made < calls; made += 1) await ask(cookie, path);
  return (worked(product.pid ?? 0) - start) / calls;
};

try {
  while (!(await isReady())) await setTimeout(200);
  const own = pathOf('valuations.list', {});
  await timeOf(cookies.own, own, warmUpCalls);
  const report: Record<string, { ratio: number; reached: boolean; microseconds: number[] }> = {};
  for (const [name, filter] of Object.entries(lists)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    const path = pathOf(name, filter);
    await timeOf(cookies.admin, path, warmUpCalls);
    const times = { list: [] as number[], own: [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      times.list.push(await timeOf(cookies.admin, path, callsPerRound));
      times.own.push(await timeOf(cookies.own, own, callsPerRound));
    }
    const ratio = Number(medianRatio(times.list, times.own).toFixed(3));
    const microseconds = [median(times.list), median(times.own)].map(Math.round);
    report[name] = { ratio, reached: ratio <= mostRatio, microseconds };
  }
  process.stdout.write(`${JSON.stringify({ most: mostRatio, report }, null, 2)}\n`);
  if (Object.values(report).some(({ reached }) => !reached)) process.exitCode = 1;
} finally {
  product.kill('SIGTERM');
  await once(product, 'close');
  agent.destroy();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
