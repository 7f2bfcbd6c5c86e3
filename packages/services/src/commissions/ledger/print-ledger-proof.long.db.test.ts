import { createAdviser } from '@valia/db/testing/create-adviser.ts';
import { sql } from 'drizzle-orm';
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CommissionSuite, createCommissionSuite } from '../testing/commission-suite.ts';

const root = fileURLToPath(new URL('../../../../../package.json', import.meta.url));
const loader = pathToFileURL(createRequire(root).resolve('tsx')).href;
const command = fileURLToPath(new URL('./print-ledger-proof.ts', import.meta.url));

let suite: CommissionSuite;
beforeAll(async () => {
  suite = await createCommissionSuite();
});
afterAll(() => suite.database.close());

/** Runs the proof like `pnpm db:ledger`. */
const prove = (url: string) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', loader, command], {
    env: { PATH: process.env['PATH'], DATABASE_URL: url },
    encoding: 'utf8',
  });
  return { status, said: stdout, complaint: stderr };
};

test('the command proves a ledger, and names the entry that was changed past the product', async () => {
  const { db, url } = suite.database;
  const commissionId = await suite.given(await createAdviser(db));
  await suite.earn(commissionId);
  await suite.act(commissionId, 'approved');
  await suite.act(commissionId, 'paid');
  expect(prove(url)).toEqual({
    status: 0,
    said: 'Every balance is the sum of its entries: 2 entries of 1 commissions.\n',
    complaint: '',
  });
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`update commission_entries set amount_cents = amount_cents + 1
      where number = 1`);
  });
  const { status, said } = prove(url);
  expect(status).toBe(1);
  expect(said).toContain(`seal-broken: referrer`);
  expect(said).toContain(`commission ${commissionId}, entry 1`);
  expect(said).toContain('The ledger does not add up.');
}, 60_000);

test('without a database it says what it needs', () => {
  const { status, complaint } = prove('');
  expect(status).toBe(1);
  expect(complaint).toContain('Set DATABASE_URL');
}, 60_000);
