import type { Database } from '@valia/db/client.ts';
import { auditSealQueue, auditSeals } from '@valia/db/schema/firm/audit-seals.ts';
import { type Health, healthSchema } from '@valia/domain/administration/panel-schemas.ts';
import { desc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { getAuditCheck } from '../../audit-log/check-audit-chain.ts';
import { proveAuditChain } from '../../audit-log/prove-audit-logs.ts';
import { withoutInput } from '../../verbs/no-input.ts';
import { read } from '../../verbs/verb.ts';

/**
 * The number of newest seals that each health check verifies. The whole chain is verified on the page of the audit log.
 */
const mostChecked = 200;
const mostCounted = 1_000;

const databaseSchema = z.tuple([
  z.object({ connections: z.coerce.number(), most: z.coerce.number(), size: z.coerce.number() }),
]);

const databaseHealth = async (db: Database): Promise<Health['database']> => {
  const startedAt = performance.now();
  await db.execute(sql`select 1`);
  const latencyMs = Math.round((performance.now() - startedAt) * 10) / 10;
  const rows = await db.execute(sql`select
    (select count(*) from pg_stat_activity where datname = current_database()) as connections,
    current_setting('max_connections')::int as most,
    pg_database_size(current_database()) as size`);
  const [{ connections, most, size }] = databaseSchema.parse([...rows]);
  return { latencyMs, connections, mostConnections: most, sizeBytes: size };
};

const queueSchema = z.tuple([
  z.object({
    waiting: z.coerce.number(),
    oldest: z.coerce.date().nullable(),
    retrying: z.coerce.number(),
    next: z.coerce.date().nullable(),
    undelivered: z.coerce.number(),
  }),
]);

/** The job queue creates its tables when the server first starts with it. */
const queueHealth = async (db: Database): Promise<Pick<Health, 'jobs' | 'mail'>> => {
  const found = await db.execute(sql`select to_regclass('jobs.job') is not null as made`);
  if ([...found][0]?.['made'] !== true) return { jobs: null, mail: null };
  const rows = await db.execute(sql`
    select
      count(*) filter (where name = 'mail') as waiting,
      min(created_on) filter (where name = 'mail') as oldest,
      count(*) filter (where name = 'mail' and state = 'retry') as retrying,
      min(start_after) filter (where name = 'mail' and state = 'retry') as next,
      count(*) filter (where name = 'mail-failed') as undelivered
    from (
      select name, state::text as state, created_on, start_after from jobs.job
      where state < 'completed' limit ${mostCounted}
    ) as open`);
  const [{ waiting, oldest, retrying, next, undelivered }] = queueSchema.parse([...rows]);
  return {
    jobs: { waiting, oldestAt: oldest?.toISOString() ?? null },
    mail: { undelivered, retrying, nextTryAt: next?.toISOString() ?? null },
  };
};

const chainHealth = async (db: Database): Promise<Health['chain']> => {
  const [head] = await db
    .select({ position: auditSeals.position, sealedAt: auditSeals.sealedAt })
    .from(auditSeals)
    .orderBy(desc(auditSeals.position))
    .limit(1);
  const unsealed = await db.$count(auditSealQueue);
  if (head === undefined)
    return { sealed: 0, sealedAt: null, unsealed, checked: 0, isIntact: true };
  const { position, seal } = auditSeals;
  const [known] = await db
    .select({ position, seal })
    .from(auditSeals)
    .where(eq(position, head.position - mostChecked));
  const { brokenAt } = await proveAuditChain(db, {
    known: known ?? null,
    most: mostChecked * 2,
    isPart: true,
  });
  const check = await getAuditCheck(db);
  return {
    sealed: head.position,
    sealedAt: head.sealedAt.toISOString(),
    unsealed,
    checked: Math.min(head.position, mostChecked),
    isIntact: brokenAt === null && check.brokenAt === null,
  };
};

/** The current health of each part of the product. */
export const getHealth = read({
  right: 'enter-administration',
  ...withoutInput,
  output: healthSchema,
  run: async ({ ctx }) => {
    const { db, files } = ctx;
    const [database, queue, chain, disk] = await Promise.all([
      databaseHealth(db),
      queueHealth(db),
      chainHealth(db),
      files.space?.() ?? null,
    ]);
    return { database, ...queue, chain, disk };
  },
});
