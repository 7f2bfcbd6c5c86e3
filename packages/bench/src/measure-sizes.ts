import postgres from 'postgres';
import { createDatabaseClient, type Database, type DatabaseClient } from '@valia/db/client.ts';
import { startEmbeddedPostgres } from '@valia/db/embedded-postgres.ts';
import { migrateDatabase } from '@valia/db/migrate.ts';
import { rebuildValuationRollups } from '@valia/db/rebuild-valuation-rollups.ts';
import { platformOwner } from '@valia/db/schema/valuations/valuation-rollups.ts';
import { createAdviser, type TestAdviser } from '@valia/db/testing/create-adviser.ts';
import { dashboardTabs } from '@valia/domain/dashboard/dashboard-tabs.ts';
import { listValuationsInput } from '@valia/domain/valuations/valuation-list-inputs.ts';
import { getDashboard } from '@valia/services/dashboard/get-dashboard.ts';
import { createServiceContext } from '@valia/services/testing/create-service-context.ts';
import { readRollups } from '@valia/services/valuations/list/read-rollups.ts';
import {
  getListTotals,
  listValuations,
} from '@valia/services/valuations/list/valuation-list-verbs.ts';
import { sql } from 'drizzle-orm';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { median, medianRatio } from './measure-in-turn.ts';

// The cost of each query among 1,000,000 valuations divided by its cost among 1,000: `tsx measure-sizes.ts
// [LARGE]`.
const [small, large] = [1_000, Number(process.argv[2] ?? 1_000_000)];
const [rounds, callsPerRound, atOnce, mostRatio] = [15, 8, 100_000, 1.5];
/** Rows per page of the list. The page is requested from a position below this number of the adviser's values. */
const shown = 20;
const largestAmount = 5_000_000;
const migrationsFolder = resolve(import.meta.dirname, '../../../drizzle');
const now = new Date();

/**
 * A tenth of the valuations belongs to one adviser, the rest is spread over a hundred others. Values, months and
 * targets are spread evenly.
 */
const fill = async (db: Database, rows: number): Promise<TestAdviser> => {
  const adviser = await createAdviser(db);
  const owners = [adviser.userId];
  for (let other = 0; other < 100; other += 1) owners.push((await createAdviser(db)).userId);
  const others = `{${owners.slice(1).join(',')}}`;
  await db.execute(sql`set statement_timeout = 0`);
  await db.execute(sql`alter table valuations disable trigger user`);
  for (let from = 1; from <= rows; from += atOnce) {
    await db.execute(sql`
      insert into valuations (id, client_id, owner_id, type, status, document, method, company_name, company_sort_key,
        tax_id, sector, province, currency, equity_low, equity_central, equity_high, enterprise_central, ebitda,
        implied_multiple, target_key, created_at, updated_at, completed_at, archived_at)
      select gen_random_uuid(), gen_random_uuid(),
        case when n % 10 = 0 then ${adviser.userId}::uuid else (${others}::uuid[])[1 + n % 100] end,
        (array['client_business', 'own_business', 'potential_acquisition'])[1 + n % 3], status, '{}'::jsonb, 'dcf',
        'Empresa ' || n, 'empresa ' || n, 'B' || n, (array['ALI', 'TEC', 'HOS', 'TRA'])[1 + n % 4], '08', 'EUR',
        amount * 0.8, amount, amount * 1.2, amount * 1.1, amount / 6, 6, 'nif:' || n % (${rows}::int / 2), made,
        made + interval '1 day', case when status = 'completed' then made + interval '1 day' end,
        case when n % 50 = 0 then made + interval '2 days' end
      from (
        select n, (array['draft', 'in_progress', 'completed'])[1 + (n / 10) % 3] as status,
          (n::bigint * 7919 % ${rows}::int)::float8 / ${rows}::int * ${largestAmount}::int as amount,
          ${now.toISOString()}::timestamptz - (n % 700) * interval '1 day' as made
        from generate_series(${from}::int, ${Math.min(rows, from + atOnce - 1)}::int) n
      ) as spread`);
  }
  await db.execute(sql`alter table valuations enable trigger user`);
  await rebuildValuationRollups(db);
  await db.execute(
    sql`insert into storage_use (user_id) select id from users on conflict do nothing`,
  );
  await db.execute(sql`vacuum analyze`);
  return adviser;
};

const readings = (db: Database, adviser: TestAdviser, rows: number) => {
  const ctx = createServiceContext(db, adviser, { now });
  const range = listValuationsInput.parse({
    valueFrom: Math.floor(largestAmount * (1 - shown / (rows / 10))),
    limit: shown,
  });
  const page = listValuationsInput.parse({ limit: shown });
  return {
    ...Object.fromEntries(
      dashboardTabs.map((tab) => [`dashboard ${tab}`, () => getDashboard({ ctx, input: { tab } })]),
    ),
    platform: () => readRollups(db, { ownerId: platformOwner, now }),
    totals: () => getListTotals({ ctx }),
    list: () => listValuations({ ctx, input: page }),
    'list from a value': () => listValuations({ ctx, input: range }),
    'one change': () =>
      db.execute(sql`update valuations set version = version + 1, equity_central = equity_central + 1
        where id = (select id from valuations where owner_id = ${adviser.userId} and archived_at is null limit 1)`),
  };
};

const timeOf = async (call: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  for (let made = 0; made < callsPerRound; made += 1) await call();
  return (performance.now() - start) / callsPerRound;
};

const dataDir = mkdtempSync(join(tmpdir(), 'valia-sizes-'));
chmodSync(dataDir, 0o711);
const server = await startEmbeddedPostgres({
  dataDir,
  resolveFrom: resolve(import.meta.dirname, '../../db/src/embedded-postgres.ts'),
  isDurable: false,
});
const clients: DatabaseClient[] = [];

const databaseOf = async (rows: number): Promise<ReturnType<typeof readings>> => {
  const admin = postgres(server.urlOf('postgres'), { max: 1, onnotice: () => undefined });
  await admin`create database ${admin(`rows_${rows}`)}`;
  await admin.end();
  const url = server.urlOf(`rows_${rows}`);
  await migrateDatabase(url, migrationsFolder);
  const filling = createDatabaseClient(url, { maxConnections: 1, statementTimeoutMs: 0 });
  const adviser = await fill(filling.db, rows);
  await filling.close();
  const client = createDatabaseClient(url, { maxConnections: 6 });
  clients.push(client);
  return readings(client.db, adviser, rows);
};

try {
  const [few, many] = [await databaseOf(small), await databaseOf(large)];
  const report: Record<string, { ratio: number; most: number; reached: boolean; ms: number[] }> =
    {};
  for (const [name, ofFew] of Object.entries(few)) {
    const ofMany = many[name as keyof typeof many];
    if (ofMany === undefined) throw new Error(name);
    const times = { few: [] as number[], many: [] as number[] };
    for (let round = -3; round < rounds; round += 1) {
      const taken = { few: await timeOf(ofFew), many: await timeOf(ofMany) };
      if (round < 0) continue;
      times.few.push(taken.few);
      times.many.push(taken.many);
    }
    const ratio = Number(medianRatio(times.many, times.few).toFixed(3));
    const ms = [median(times.few), median(times.many)].map((time) => Number(time.toFixed(2)));
    report[name] = { ratio, most: mostRatio, reached: ratio <= mostRatio, ms };
  }
  process.stdout.write(`${JSON.stringify({ rows: [small, large], report }, null, 2)}\n`);
  if (Object.values(report).some(({ reached }) => !reached)) process.exitCode = 1;
} finally {
  await Promise.all(clients.map((client) => client.close()));
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
