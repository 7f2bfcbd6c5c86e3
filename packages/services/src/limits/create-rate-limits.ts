import { createHash } from 'node:crypto';
import type { Database } from '@valia/db/client.ts';
import { rateLimits } from '@valia/db/schema/identity/rate-limits.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { limitRules } from '@valia/domain/limits/limit-rules.ts';
import { eq, sql } from 'drizzle-orm';
import { type Transaction, unaudited } from '../context/change-audited.ts';
import type { LimitUse, RateLimiter, ReleaseLimit } from '../context/rate-limiter.ts';

const keyOf = ({ limit, subject }: LimitUse): string =>
  createHash('sha256').update(`${limit}\n${subject}`).digest('hex');

const instant = (date: Date) => sql`${date.toISOString()}::timestamptz(3)`;

/** The hits that are still within the limit's window, oldest first. */
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

/** Removes one hit with this exact time. */
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

/** The limits of `limitRules`, stored in the database that all servers share. */
export const createRateLimits = (db: Database): RateLimiter => ({
  async take(uses, now, act) {
    const tx = act ?? unaudited(db, 'counts-or-notes-a-try');
    const taken: LimitUse[] = [];
    const release: ReleaseLimit = async () => {
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
