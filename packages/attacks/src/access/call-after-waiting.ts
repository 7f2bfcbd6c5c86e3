import { setTimeout } from 'node:timers/promises';
import type { Database } from '@valia/db/client.ts';
import { sql } from 'drizzle-orm';

const longestWaitMs = 10_000;
const betweenLooksMs = 10;

/** Waits until a transaction waits for another one, or until `isDone`; answers whether a transaction waits. */
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

/** A call that should have waited for a lock was answered at once. */
export class DidNotWaitError extends Error {
  constructor() {
    super('a call did not wait for what it asks of');
  }
}

/** Whether a call waits for the locks that `change` takes, and the answer of the call. */
export const callDuringChange = async <Answer>(
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

/**
 * The answer of a call that passes its first checks, waits for the locks of `change`, and continues after that change
 * is committed.
 */
export const callAfterWaiting = async <Answer>(
  db: Database,
  staged: Staged<Answer>,
): Promise<Answer> => {
  const { waited, answer } = await callDuringChange(db, staged);
  if (!waited) throw new DidNotWaitError();
  return answer;
};
