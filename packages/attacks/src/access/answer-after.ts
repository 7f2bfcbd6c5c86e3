import { setTimeout } from 'node:timers/promises';
import type { Database } from '@valia/db/client.ts';
import { sql } from 'drizzle-orm';

const longestWaitMs = 10_000;
const betweenLooksMs = 10;

/** Until some transaction waits for another one, or what could wait is done; answers whether one does. */
const somebodyWaits = async (db: Database, isDone = () => false): Promise<boolean> => {
  const until = Date.now() + longestWaitMs;
  while (Date.now() < until && !isDone()) {
    const waiting = await db.execute(
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (waiting.length > 0) return true;
    await setTimeout(betweenLooksMs);
  }
  return false;
};

interface Staged<Answer> {
  change: (tx: Database) => Promise<unknown>;
  call: () => Promise<Answer>;
}

/** A call that should have waited was answered at once. */
export class NobodyWaited extends Error {
  constructor() {
    super('a call did not wait for what it asks of');
  }
}

/** Whether a call waits for what `change` holds, and what it answers. */
export const waitsFor = async <Answer>(
  db: Database,
  { change, call }: Staged<Answer>,
): Promise<{ waited: boolean; answer: Answer }> => {
  const { waited, called } = await db.transaction(async (tx) => {
    await change(tx);
    let isDone = false;
    const begun = call().finally(() => {
      isDone = true;
    });
    return { waited: await somebodyWaits(db, () => isDone), called: { begun } };
  });
  return { waited, answer: await called.begun };
};

/** What a call answers that is let in, waits for what `change` holds, and goes on once that is done. */
export const answerAfter = async <Answer>(
  db: Database,
  staged: Staged<Answer>,
): Promise<Answer> => {
  const { waited, answer } = await waitsFor(db, staged);
  if (!waited) throw new NobodyWaited();
  return answer;
};
