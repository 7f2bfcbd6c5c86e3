import { createDatabaseClient, type Database } from '@valia/db/client.ts';
import { rebuildRowCounts } from '@valia/db/rebuild-row-counts.ts';
import { countedTables, rowCounts } from '@valia/db/schema/firm/row-counts.ts';
import { organizationMembers, organizations } from '@valia/db/schema/identity/organizations.ts';
import { userRoles } from '@valia/db/schema/identity/roles.ts';
import { userMfaFactors } from '@valia/db/schema/identity/user-mfa-factors.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import { userVerificationStatus } from '@valia/db/schema/identity/verifications.ts';
import { advisorCollaborationRequests as requests } from '@valia/db/schema/network/advisor-collaboration-requests.ts';
import { commissions } from '@valia/db/schema/network/commissions.ts';
import { sellBusinessLeads } from '@valia/db/schema/network/sell-business-leads.ts';
import { createAdviser, type TestAdviser } from '@valia/db/testing/create-adviser.ts';
import { createTestDatabase, type TestDatabase } from '@valia/db/testing/create-test-database.ts';
import { requestRow } from '@valia/db/testing/request-row.ts';
import { roles } from '@valia/domain/accounts/user-roles.ts';
import { firmAnswerHours } from '@valia/domain/collaborations/request-status.ts';
import { commissionStatuses } from '@valia/domain/commissions/commission-status.ts';
import { leadStages, openLeadStages } from '@valia/domain/leads/lead-stage.ts';
import { eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getAdministratedRequestTotals } from '../collaborations/get-administrated-request-totals.ts';
import { getCommissionTotals } from '../commissions/get-commission-totals.ts';
import { getOrganizationTotals } from '../organization-administration/administrated-organization-verbs.ts';
import { createServiceContext } from '../testing/create-service-context.ts';
import { getUserTotals } from './get-user-totals.ts';
import { makeLeads } from '../testing/make-lead.ts';
import { getPanelFigures } from './panel/get-panel-figures.ts';

const isFull = process.env['VALIA_FULL'] === '1';
const [connections, changes] = [8, isFull ? 8_000 : 400];
const [hourMs, dayMs] = [3_600_000, 86_400_000];

let database: TestDatabase;
let administrator: TestAdviser;
let people: string[];
beforeAll(async () => {
  database = await createTestDatabase();
  administrator = await createAdviser(database.db, { role: 'superadmin', secondFactor: true });
  people = [];
  for (let made = 0; made < 12; made += 1) people.push((await createAdviser(database.db)).userId);
});
afterAll(() => database.close());

type Random = <Value>(values: readonly Value[]) => Value;
/** Random choices that are the same in every run (mulberry32). */
const createRandom = (seed: number): Random => {
  let state = seed;
  return <Value>(values: readonly Value[]): Value => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return values[Math.floor(((mixed >>> 0) / 2 ** 32) * values.length)] as Value;
  };
};

const ago = (ms: number): Date => new Date(Date.now() - ms);
const someTime = (random: Random): Date => ago(random([1, 20, 47, 49, 160, 200, 900]) * hourMs);

/** Adds a commission with its own request. */
const addCommission = async (db: Database, random: Random): Promise<void> => {
  const request = requestRow({ requesterUserId: random(people), createdAt: someTime(random) });
  await db.insert(requests).values(request);
  await db.insert(commissions).values({
    id: randomUUID(),
    requestId: request.id,
    recipientUserId: request.requesterUserId,
    requestType: 'referral',
    status: random(commissionStatuses),
    statusSince: ago(0),
    tariffOf: '2026-01-01',
    baseKind: 'expected',
    baseCents: 100_000_000n,
    rate: 0.01,
    tierFromCents: 0n,
    amountCents: BigInt(random([1, 199, 1_000_001])),
    dueAt: random([ago(dayMs), ago(-dayMs)]),
    createdAt: ago(0),
  });
};

const addOrganization = (db: Database, random: Random) => {
  const id = randomUUID();
  const disabledAt = random([null, ago(0)]);
  return db.insert(organizations).values({
    id,
    name: 'Firma',
    slug: id,
    email: 'firma@valia.test',
    archivedAt: random([null, null, ago(0)]),
    disabledAt,
    disabledReason: disabledAt && 'Motivo',
  });
};

/** One change of each kind that affects a figure, and some that affect none, on rows that others change too. */
const acts: readonly ((db: Database, random: Random) => PromiseLike<unknown>)[] = [
  (db, random) =>
    db
      .update(users)
      .set({ status: random(['active', 'locked']) })
      .where(eq(users.id, random(people))),
  (db, random) =>
    db
      .update(users)
      .set({ lastAccessAt: ago(0), createdAt: someTime(random) })
      .where(eq(users.id, random(people))),
  (db, random) =>
    db
      .update(userRoles)
      .set({ role: random(roles) })
      .where(eq(userRoles.userId, random(people))),
  async (db, random) => {
    const userId = random(people);
    await db.delete(userRoles).where(eq(userRoles.userId, userId));
    const row = { id: randomUUID(), userId, role: random(roles) };
    await db.insert(userRoles).values(row).onConflictDoNothing();
  },
  (db, random) =>
    db
      .update(userVerificationStatus)
      .set({ verificationStatus: random(['pending', 'verified', 'rejected']) })
      .where(eq(userVerificationStatus.userId, random(people))),
  (db, random) => {
    const isVerified = random([true, false]);
    return db
      .insert(userMfaFactors)
      .values({
        id: randomUUID(),
        userId: random(people),
        seed: 'x',
        isVerified,
        createdAt: ago(0),
      })
      .onConflictDoUpdate({ target: userMfaFactors.userId, set: { isVerified } });
  },
  (db, random) => db.delete(userMfaFactors).where(eq(userMfaFactors.userId, random(people))),
  addOrganization,
  (db, random) =>
    db.execute(sql`update organizations set archived_at = ${random(['2026-01-01', null])}
      where id in (select id from organizations order by id limit 3 for update)`),
  (db, random) =>
    db.execute(sql`insert into organization_members (id, organization_id, user_id, role)
      select gen_random_uuid(), id, ${random(people)}, 'member' from organizations order by id limit 1
      on conflict do nothing`),
  (db, random) =>
    db.delete(organizationMembers).where(eq(organizationMembers.userId, random(people))),
  addCommission,
  (db, random) =>
    db.execute(sql`update commissions set amount_cents = amount_cents + 7, status = ${random(commissionStatuses)}
      where id in (select id from commissions order by id limit 2 for update)`),
  (db, random) =>
    db.insert(requests).values([
      requestRow({ requesterUserId: random(people), createdAt: someTime(random) }),
      requestRow({
        requesterUserId: administrator.userId,
        targetAdvisorId: random(people),
        createdAt: someTime(random),
      }),
    ]),
  (db, random) =>
    makeLeads(db, [
      { advisorUserId: random([null, ...people]), createdAt: someTime(random) },
      { advisorUserId: null },
    ]),
  (db, random) => {
    const stage = random(leadStages);
    return db.execute(sql`update sell_business_leads set stage = ${stage},
        lost_reason = ${stage === 'lost' ? 'Otro' : null}
      where id in (select id from sell_business_leads order by id limit 2 for update)`);
  },
  (db) =>
    db.execute(sql`update sell_business_leads set advisor_user_id = null, assigned_at = null,
        merged_into = (select max(id::text)::uuid from sell_business_leads)
      where id in (select id from sell_business_leads order by id limit 1 for update)`),
];

/** The figures on the screens, and the same figures counted over all rows. */
const bothCounts = async (): Promise<[shown: unknown, counted: unknown]> => {
  const { db } = database;
  const ctx = createServiceContext(db, administrator);
  const shown = {
    people: await getUserTotals({ ctx }),
    organizations: await getOrganizationTotals({ ctx }),
    requests: await getAdministratedRequestTotals({ ctx }),
    commissions: await getCommissionTotals({ ctx }),
    figures: await getPanelFigures({ ctx }),
  };
  const [persons, firms, asked, owed, leads] = [
    await db
      .select({
        status: users.status,
        role: sql<string>`coalesce(${userRoles.role}, 'user')`,
        secured: sql<boolean>`${userMfaFactors.isVerified} is true`,
        verification: userVerificationStatus.verificationStatus,
        createdAt: users.createdAt,
      })
      .from(users)
      .leftJoin(userRoles, eq(userRoles.userId, users.id))
      .leftJoin(userMfaFactors, eq(userMfaFactors.userId, users.id))
      .leftJoin(userVerificationStatus, eq(userVerificationStatus.userId, users.id)),
    await db.select().from(organizations),
    await db.select().from(requests),
    await db.select().from(commissions),
    await db.select().from(sellBusinessLeads),
  ];
  const countOf = <Row>(rows: readonly Row[], is: (row: Row) => boolean): number =>
    rows.filter(is).length;
  const sumOf = (rows: readonly { amountCents: bigint }[]) => ({
    cents: rows.reduce((sum, { amountCents }) => sum + Number(amountCents), 0),
    count: rows.length,
  });
  const waiting = asked.filter(
    ({ targetAdvisorId, status }) => targetAdvisorId === null && status === 'pending',
  );
  const openLeads = leads.filter(
    ({ stage, mergedInto }) =>
      mergedInto === null && openLeadStages.some((openStage) => openStage === stage),
  );
  const archived = countOf(firms, ({ archivedAt }) => archivedAt !== null);
  const counted = {
    people: {
      all: persons.length,
      byRole: Object.fromEntries(
        roles.map((role) => [role, countOf(persons, (person) => person.role === role)]),
      ),
      toVerify: countOf(
        persons,
        ({ role, status, verification }) =>
          role === 'advisor' && status === 'active' && verification === 'pending',
      ),
      locked: countOf(persons, ({ status }) => status === 'locked'),
      withoutSecondFactor: countOf(persons, ({ secured }) => !secured),
    },
    organizations: {
      active: countOf(firms, (row) => row.archivedAt === null && row.disabledAt === null),
      disabled: countOf(firms, (row) => row.archivedAt === null && row.disabledAt !== null),
      archived,
      members: await db.$count(organizationMembers),
    },
    requests: {
      toAnswer: waiting.length,
      late: countOf(waiting, ({ createdAt }) => createdAt < ago(firmAnswerHours * hourMs)),
      toFirm: countOf(asked, ({ targetAdvisorId }) => targetAdvisorId === null),
      betweenAdvisers: countOf(asked, ({ targetAdvisorId }) => targetAdvisorId !== null),
    },
    commissions: {
      byStatus: Object.fromEntries(
        commissionStatuses.map((status) => [
          status,
          sumOf(owed.filter((row) => row.status === status)),
        ]),
      ),
      overdue: sumOf(
        owed.filter(
          ({ status, dueAt }) => status === 'approved' && dueAt !== null && dueAt < ago(0),
        ),
      ),
    },
    figures: {
      users: persons.length,
      newUsers: countOf(persons, ({ createdAt }) => createdAt > ago(7 * dayMs)),
      organizations: firms.length - archived,
      archivedOrganizations: archived,
      valuations: 0,
      completedValuations: 0,
      openLeads: openLeads.length,
      unassignedLeads: countOf(openLeads, ({ advisorUserId }) => advisorUserId === null),
      graveEvents: 0,
    },
  };
  return [shown, counted];
};

describe('what is kept of the rows is what counting them anew gives', () => {
  test(`after ${changes} transactions by ${connections} at once, in any order of tables, some rolled back`, async () => {
    const clients = Array.from({ length: connections }, () =>
      createDatabaseClient(database.url, { maxConnections: 1, statementTimeoutMs: 30_000 }),
    );
    const undone = new Error('rolled back');
    let met = 0;
    const work = async ({ db }: (typeof clients)[number], at: number): Promise<void> => {
      const random = createRandom(at + 1);
      for (let change = 0; change < changes / connections; change += 1)
        await db
          .transaction(async (tx) => {
            for (let act = 0; act < 2; act += 1) await random(acts)(tx, random);
            if (random([true, false, false, false])) throw undone;
            met += 1;
          })
          .catch((error: unknown) => {
            // Transactions that change the same rows may deadlock or wait too long; a failed one changes no count.
            const cause: unknown = error instanceof Error ? error.cause : null;
            const code: unknown = cause instanceof Error ? Reflect.get(cause, 'code') : null;
            if (error !== undone && code !== '40P01' && code !== '55P03') throw error;
          });
    };
    try {
      await Promise.all(clients.map(work));
    } finally {
      await Promise.all(clients.map(({ close }) => close()));
    }
    expect(met).toBeGreaterThan(changes / 3);
    const [shown, counted] = await bothCounts();
    expect(shown).toEqual(counted);
    expect(await rebuildRowCounts(database.db)).toEqual([]);
  }, 600_000);

  test('nobody waits for another’s transaction, and few rows are made', async () => {
    const random = createRandom(3);
    await database.db.transaction(async (held) => {
      await addOrganization(held, random);
      await addCommission(held, random);
      for (let other = 0; other < 20; other += 1)
        await database.db.transaction(async (tx) => {
          await tx.execute(sql`set local lock_timeout = '1s'`);
          await addCommission(tx, random);
          await addOrganization(tx, random);
        });
    });
    const [shown, counted] = await bothCounts();
    expect(shown).toEqual(counted);
    const [widest] = await database.db
      .select({ rows: sql<number>`count(*)::int` })
      .from(rowCounts)
      .groupBy(rowCounts.source, rowCounts.member)
      .orderBy(sql`count(*) desc`)
      .limit(1);
    expect(widest?.rows).toBeLessThanOrEqual(connections);
  });

  test('each table is counted, and what was spoilt is put right and told', async () => {
    const { db } = database;
    const declared = await db.execute<{ source: string }>(sql`select source from counted_tables()`);
    expect(declared.map(({ source }) => source)).toEqual(countedTables);
    await db.execute(sql`update kept_counts set counted = counted + 1
      where id = (select min(id) from kept_counts where source = 'commissions')`);
    const lines = await rebuildRowCounts(db);
    expect(lines.map((line) => line.slice(0, 2)).toSorted()).toEqual(['+ ', '- ']);
    expect(await rebuildRowCounts(db)).toEqual([]);
    const [shown, counted] = await bothCounts();
    expect(shown).toEqual(counted);
  });
});
