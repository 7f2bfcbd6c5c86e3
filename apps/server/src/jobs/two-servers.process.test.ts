import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createDatabaseClient, type DatabaseClient } from '@valia/db/client.ts';
import {
  type EmbeddedPostgres,
  ensureDatabase,
  startEmbeddedPostgres,
} from '@valia/db/embedded-postgres.ts';
import { createAdvisers } from '@valia/db/testing/create-adviser.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { killProductsLeftRunning, startProductProcess } from '../testing/running-product.ts';

const repository = resolve(import.meta.dirname, '../../../..');
/** The number of waiting items of each kind: enough that two servers compete for them. */
const many = 12;
const patience = { timeout: 60_000, interval: 250 };

let folder = '';
let server: EmbeddedPostgres;
let client: DatabaseClient;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'valia-two-'));
  server = await startEmbeddedPostgres({
    dataDir: join(folder, 'database'),
    resolveFrom: join(repository, 'packages/db/package.json'),
    isDurable: false,
  });
  await ensureDatabase(server, 'valia');
  client = createDatabaseClient(server.urlOf('valia'));
});
afterAll(async () => {
  await killProductsLeftRunning();
  await client.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const start = (name: string) =>
  startProductProcess({
    folder: repository,
    dataDir: join(folder, name),
    args: ['--no-demo'],
    env: {
      DATABASE_URL: server.urlOf('valia'),
      APP_SECRET: 'the one secret that both of the servers know',
    },
  });

interface Mail {
  to: string;
  subject: string;
}

const mailsOf = (name: string): Mail[] => {
  const mailbox = join(folder, name, 'mailbox');
  return readdirSync(mailbox)
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(join(mailbox, file), 'utf8')) as Mail);
};

const count = async (counted: ReturnType<typeof sql>): Promise<number> => {
  const [row] = await client.db.execute<{ count: number }>(sql`select (${counted})::int as count`);
  return row?.count ?? -1;
};

/** Creates the data that each of the three jobs processes at its first run. */
const giveWork = async (): Promise<{ administrator: string }> => {
  const [administrator, sender, target] = await createAdvisers(client.db, [
    { role: 'admin', emailConfirmed: true },
    { emailConfirmed: true, verified: true },
    { emailConfirmed: true, verified: true },
  ]);
  await client.db.execute(sql`
    update alert_settings set digest_hour = 0, digest_day = null`);
  await client.db.execute(sql`
    insert into security_logs (id, event_type, severity, detail, created_at)
    select gen_random_uuid(), 'access_denied', 'medium', '{}', now() from generate_series(1, ${many})`);
  await client.db.execute(sql`
    insert into sell_business_leads (id, company_name, company_sort_key, contact_name, email, phone, phone_digits,
      annual_revenue, consent_version, consent_at, stage_since, created_at, updated_at)
    select gen_random_uuid(), 'Empresa ' || n, 'empresa ' || n, 'Ana', 'a' || n || '@empresa.test', '600', '600',
      20000000, 'test', now(), now(), now(), now() from generate_series(1, ${many}) n`);
  await client.db.execute(sql`
    insert into advisor_collaboration_requests (id, requester_user_id, target_advisor_id, company_name,
      company_sort_key, created_at, expires_at)
    select gen_random_uuid(), ${sender?.userId}::uuid, ${target?.userId}::uuid, 'Empresa ' || n, 'empresa ' || n,
      now() - interval '31 days', now() - interval '1 day' from generate_series(1, ${many}) n`);
  return { administrator: administrator?.email ?? '' };
};

const expired = sql`select count(*) from audit_logs where action = 'request.expired'`;
const leadEvents = sql`select count(*) from security_logs
  where event_type in ('high_value_lead_unassigned', 'extremely_high_value_lead')`;

test('two servers of one database send one summary, expire once and look at leads once', async () => {
  // The first server migrates the database, and is stopped before there is any work.
  await (await start('first')).end('SIGTERM');
  const { administrator } = await giveWork();
  const servers = ['one', 'other'];
  const running = await Promise.all(servers.map(start));
  const subjects = (): string[] =>
    servers
      .flatMap(mailsOf)
      .filter(({ to }) => to === administrator)
      .map(({ subject }) => subject);
  await vi.waitUntil(async () => (await count(leadEvents)) >= 2 * many, patience);
  await vi.waitUntil(async () => (await count(expired)) >= many, patience);
  // The expected mails: two events of each lead, and the summary of what was refused.
  await vi.waitUntil(() => subjects().length > 2 * many, patience);
  // Both servers finish their current work before they stop.
  await Promise.all(running.map((product) => product.end('SIGTERM')));

  expect(await count(leadEvents)).toBe(2 * many);
  expect(await count(expired)).toBe(many);
  const summaries = subjects().filter((subject) => subject === 'Tu resumen del día en Valía');
  expect(summaries).toHaveLength(1);
  expect(subjects()).toHaveLength(2 * many + 1);
});
