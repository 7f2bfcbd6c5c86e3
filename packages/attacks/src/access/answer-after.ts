import { setTimeout } from 'node:timers/promises';
import type { Database } from '@valia/db/client.ts';
import { sql } from 'drizzle-orm';

const longestWaitMs = 10_000;
const betweenLooksMs = 10;

/** Until some transaction waits for another one. */
const somebodyWaits = async (db: Database): Promise<void> => {
  const until = Date.now() + longestWaitMs;
  while (Date.now() < until) {
    const waiting = await db.execute(
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (waiting.length > 0) return;
    await setTimeout(betweenLooksMs);
  }
};

/** What a call answers that is let in, waits for what `change` holds, and goes on once that is done. */
export const answerAfter = async <Answer>(
  db: Database,
  { change, call }: { change: (tx: Database) => Promise<unknown>; call: () => Promise<Answer> },
): Promise<Answer> => {
  const { answer } = await db.transaction(async (tx) => {
    await change(tx);
    const begun = call();
    await somebodyWaits(db);
    return { answer: begun };
  });
  return answer;
};
