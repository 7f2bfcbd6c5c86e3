import { adviserPassword, createAdviser } from '@valia/db/testing/create-adviser.ts';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type CommissionSuite,
  createCommissionSuite,
} from '../commissions/testing/commission-suite.ts';
import { readFile } from '../files/read-file.ts';
import { eraseAccount } from './erase-account.ts';
import { exportAccount } from './export-account.ts';

let suite: CommissionSuite;
beforeAll(async () => {
  suite = await createCommissionSuite();
});
afterAll(() => suite.database.close());

test('whoever has earned a commission takes its cents along, to the cent, and can go', async () => {
  const adviser = await createAdviser(suite.database.db);
  const id = await suite.given(adviser);
  await suite.earn(id);
  await suite.act(id, 'approved');
  const ctx = suite.as(adviser);
  const input = { password: adviserPassword };
  const { fileId } = await exportAccount({ ctx, input });
  const { bytes } = await readFile({ ctx, input: { id: fileId } });
  const parts = unzipSync(bytes);
  for (const table of ['commissions', 'commission_steps', 'commission_entries'])
    expect(strFromU8(parts[`${table}.json`] ?? new Uint8Array())).toContain(
      '"amountCents": "2720000"',
    );
  await eraseAccount({ ctx, input });
});
