import { commissionEntries } from '@valia/db/schema/network/commission-entries.ts';
import { notifications } from '@valia/db/schema/workspace/notifications.ts';
import { createAdviser } from '@valia/db/testing/create-adviser.ts';
import { asc, eq } from 'drizzle-orm';
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkLedger } from './prove-commissions.ts';
import { type CommissionSuite, createCommissionSuite } from '../testing/commission-suite.ts';
import type { SettlingTask } from '../testing/settling-task.ts';

const settling = fileURLToPath(new URL('../testing/settling-task.ts', import.meta.url));
const root = new URL('../../../../../package.json', import.meta.url);
const loader = pathToFileURL(createRequire(root).resolve('tsx')).href;

let suite: CommissionSuite;
beforeAll(async () => {
  suite = await createCommissionSuite();
});
afterAll(() => suite.database.close());

/** Runs the step in a separate process, which is killed as soon as it waits; returns where it was. */
const takeInProcess = (task: SettlingTask): Promise<'within' | 'after' | 'ended'> =>
  new Promise((done, fail) => {
    const args = ['--import', loader, settling, JSON.stringify(task)];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    let complaint = '';
    child.stderr.on('data', (chunk: Buffer) => {
      complaint += chunk.toString();
    });
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.endsWith('\n')) child.kill('SIGKILL');
    });
    child.once('error', fail);
    child.once('close', (code, signal) => {
      const where = said.trim();
      if (signal === 'SIGKILL' && (where === 'within' || where === 'after')) done(where);
      else if (code === 0) done('ended');
      else fail(new Error(complaint));
    });
  });

const entriesOf = (userId: string) =>
  suite.database.db
    .select()
    .from(commissionEntries)
    .where(eq(commissionEntries.recipientUserId, userId))
    .orderBy(asc(commissionEntries.number));

const steps = ['earned', 'approved', 'paid', 'reversed'] as const;

// Killed during its first step, during the second one, and after the commit but before the answer.
test.each([{ waitAt: 1 }, { waitAt: 2 }, { waitAt: 99 }])(
  'a process killed between the steps of a settlement (at id $waitAt) loses no cent and pays nobody twice',
  async ({ waitAt }) => {
    const { database, administrator } = suite;
    const referrer = await createAdviser(database.db);
    const commissionId = await suite.given(referrer);
    const places: string[] = [];
    for (const to of steps) {
      const { requestId, version } = await suite.rowOf(commissionId);
      const before = await entriesOf(referrer.userId);
      const task = { url: database.url, administrator, requestId, commissionId, version, to };
      const act = { ...task, actId: randomUUID() };
      const place = await takeInProcess({ ...act, waitAt });
      places.push(place);
      const killed = await entriesOf(referrer.userId);
      // During the change none of its rows are visible; after the commit all of them are.
      expect(killed.length === before.length || place === 'after').toBe(true);
      expect(killed.slice(0, before.length)).toEqual(before);
      // The caller got no answer and repeats the call under the same id.
      if (to === 'earned') await suite.earn(commissionId);
      else await suite.act(commissionId, to, { actId: act.actId, version });
      const after = await entriesOf(referrer.userId);
      expect(after.slice(0, killed.length)).toEqual(killed);
      expect((await suite.rowOf(commissionId)).status).toBe(to);
    }
    expect(places).toContain(waitAt === 99 ? 'after' : 'within');
    const entries = await entriesOf(referrer.userId);
    expect(entries.map(({ kind, amountCents }) => [kind, amountCents])).toEqual([
      ['earned', 2_720_000n],
      ['payment', -2_720_000n],
      ['reversal', -2_720_000n],
    ]);
    const told = await database.db
      .select({ kind: notifications.kind, mailDue: notifications.mailDue })
      .from(notifications)
      .where(eq(notifications.userId, referrer.userId))
      .orderBy(asc(notifications.createdAt));
    // Earned and approved commissions are in the daily summary; paid and reversed ones are mailed, once.
    expect(told).toEqual([
      { kind: 'commission-earned', mailDue: null },
      { kind: 'commission-approved', mailDue: null },
      { kind: 'commission-paid', mailDue: true },
      { kind: 'commission-reversed', mailDue: true },
    ]);
    expect((await checkLedger(database.db)).faults).toEqual([]);
  },
  120_000,
);
