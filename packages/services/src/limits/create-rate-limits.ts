import { createHash } from 'node:crypto';
import type { Database } from '@valia/db/client.ts';
import { rateLimits } from '@valia/db/schema/identity/rate-limits.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { limitRules, type LimitName } from '@valia/domain/limits/limit-rules.ts';
import { eq, sql } from 'drizzle-orm';
import { type Transaction, unaudited } from '../audit/change-audited.ts';

export interface LimitUse {
  limit: LimitName;
  /** Whom or what the limit counts: an address range, an account, a device. */
  subject: string;
}

/** Gives back what was taken: the act turned out to be one that does not count. */
export type Release = () => Promise<void>;

export interface RateLimits {
  /**
   * Counts one act against every limit named, or against none: `too-many-requests`, with the seconds to wait, when
   * one of them is used up. Atomic, whatever runs at the same time on whichever server. In the transaction of the
   * act, where one is given: what is rolled back does not count.
   */
  take(uses: readonly LimitUse[], now: Date, act?: Transaction): Promise<Release>;
  /** Whether one act more would be refused; counts nothing. */
  isUsedUp(use: LimitUse, now: Date): Promise<boolean>;
}

const keyOf = ({ limit, subject }: LimitUse): string =>
  createHash('sha256').update(`${limit}\n${subject}`).digest('hex');

const instant = (date: Date) => sql`${date.toISOString()}::timestamptz(3)`;

/** The hits that still count, oldest first. */
const live = (since: Date) =>
  sql`select hit from unnest(${rateLimits.hits}) as hit where hit > ${instant(since)} order by hit`;

const takeOne = async (tx: Transaction, use: LimitUse, now: Date): Promise<boolean> => {
  const { most, withinMs } = limitRules[use.limit];
  const since = new Date(now.getTime() - withinMs);
  const expiresAt = new Date(now.getTime() + withinMs);
  const taken = await tx
    .insert(rateLimits)
    .values({ key: keyOf(use), hits: [now], expiresAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: { hits: sql`array(${live(since)}) || ${instant(now)}`, expiresAt },
      setWhere: sql`cardinality(array(${live(since)})) < ${most}`,
    })
    .returning({ key: rateLimits.key });
  return taken.length > 0;
};

/** Takes one entry of this very moment out again. */
const releaseOne = async (tx: Transaction, use: LimitUse, now: Date): Promise<void> => {
  const { hits } = rateLimits;
  const place = sql`array_position(${hits}, ${instant(now)})`;
  await tx
    .update(rateLimits)
    .set({ hits: sql`${hits}[:${place} - 1] || ${hits}[${place} + 1:]` })
    .where(sql`${rateLimits.key} = ${keyOf(use)} and ${place} is not null`);
};

const refuse = async (db: Database, use: LimitUse, now: Date): Promise<never> => {
  const { most, withinMs } = limitRules[use.limit];
  const [row] = await db
    .select({ hits: rateLimits.hits })
    .from(rateLimits)
    .where(eq(rateLimits.key, keyOf(use)));
  const freed = row?.hits.at(-most) ?? now;
  const waitMs = freed.getTime() + withinMs - now.getTime();
  throw new AppError('too-many-requests', [], {
    retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)),
  });
};

/** The limits of `limitRules`, kept in the database that all servers share. */
export const createRateLimits = (db: Database): RateLimits => ({
  async take(uses, now, act) {
    const tx = act ?? unaudited(db, 'counts-or-notes-a-try');
    const taken: LimitUse[] = [];
    const release: Release = async () => {
      for (const use of taken) await releaseOne(tx, use, now);
    };
    for (const use of uses) {
      if (await takeOne(tx, use, now)) {
        taken.push(use);
      } else {
        await release();
        await refuse(tx, use, now);
      }
    }
    return release;
  },
  async isUsedUp(use, now) {
    const { most, withinMs } = limitRules[use.limit];
    const since = new Date(now.getTime() - withinMs);
    const [row] = await db
      .select({ used: sql<number>`cardinality(array(${live(since)}))` })
      .from(rateLimits)
      .where(eq(rateLimits.key, keyOf(use)));
    return row !== undefined && row.used >= most;
  },
});
