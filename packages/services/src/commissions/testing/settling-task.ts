import { createDatabaseClient } from '@valia/db/client.ts';
import type { TestAdviser } from '@valia/db/testing/create-adviser.ts';
import { randomUUID } from 'node:crypto';
import { writeSync } from 'node:fs';
import { createServiceContext } from '../../testing/create-service-context.ts';
import { writeChange } from '../../verbs/verb.ts';
import { approveCommission, payCommission, reverseCommission } from '../acts/commission-verbs.ts';
import { syncCommission } from '../sync-commission.ts';

/** One step of a commission, performed in a separate process. */
export interface SettlingTask {
  url: string;
  administrator: TestAdviser;
  requestId: string;
  commissionId: string;
  actId: string;
  version: number;
  to: 'earned' | 'approved' | 'paid' | 'reversed';
  /**
   * The number of the requested id at which the process reports its position and waits to be killed; if fewer ids are
   * requested, it waits after the commit.
   */
  waitAt: number;
}

/** Prints the position and waits; the parent kills the process here. */
const waitForTheEnd = (where: string): void => {
  writeSync(1, `${where}\n`);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
};

const take = async (task: SettlingTask): Promise<void> => {
  const client = createDatabaseClient(task.url, { maxConnections: 1 });
  let left = task.waitAt;
  const newId = (): string => {
    left -= 1;
    if (left === 0) waitForTheEnd('within');
    return randomUUID();
  };
  const { commissionId, actId, version, requestId, administrator } = task;
  if (task.to === 'earned') {
    const ctx = createServiceContext(client.db, null, { newId });
    const event = { requestId, kind: 'outcome-confirmed', detail: 'won' } as const;
    await writeChange(ctx, async (tx) => ({
      value: null,
      entries: await syncCommission(tx, ctx, event),
    }));
  } else {
    const acts = { approved: approveCommission, paid: payCommission, reversed: reverseCommission };
    await acts[task.to]({
      ctx: createServiceContext(client.db, administrator, { newId }),
      input: { commissionId, actId, version, reason: 'Factura 2026/027' },
    });
  }
  if (task.waitAt > 0) waitForTheEnd('after');
  await client.close();
};

await take(JSON.parse(process.argv[2] ?? '') as SettlingTask);
