import { seedReferenceData } from '@valia/db/reference/seed-reference-data.ts';
import { advisorCollaborationRequests } from '@valia/db/schema/network/advisor-collaboration-requests.ts';
import { commissions } from '@valia/db/schema/network/commissions.ts';
import { sessions } from '@valia/db/schema/identity/sessions.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import { valuations } from '@valia/db/schema/valuations/valuations.ts';
import { valuationSnapshots } from '@valia/db/schema/valuations/valuation-snapshots.ts';
import { createAdviser } from '@valia/db/testing/create-adviser.ts';
import { createTestDatabase, type TestDatabase } from '@valia/db/testing/create-test-database.ts';
import { testReference } from '@valia/db/testing/test-reference.ts';
import type { Session } from '@valia/domain/accounts/account-schemas.ts';
import { requestOutcomes } from '@valia/domain/collaborations/request-outcome.ts';
import { requestStatuses, requestTypes } from '@valia/domain/collaborations/request-status.ts';
import { commissionStatuses } from '@valia/domain/commissions/commission-status.ts';
import { getFunnelInput } from '@valia/domain/tracking/funnel-schemas.ts';
import { adviserSteps } from '@valia/domain/tracking/funnel-steps.ts';
import { valuationStatuses } from '@valia/domain/valuations/valuation-status.ts';
import { valuationTypes } from '@valia/domain/valuations/valuation-type.ts';
import { valuationDocumentSchema } from '@valia/domain/valuations/document/valuation-document.ts';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { timeCodeAt } from '@valia/auth/time-code.ts';
import { createSecretBox } from '@valia/auth/secret-box.ts';
import { getFunnel } from '../funnel/get-funnel.ts';
import { checkLedger } from '../commissions/ledger/prove-commissions.ts';
import { verifySignIn } from '../second-factor/verify-sign-in.ts';
import { signIn } from '../credentials/sign-in.ts';
import { createServiceContext } from '../testing/create-service-context.ts';
import { frozenValuationSha256 } from '../valuations/versions/freeze-valuation.ts';
import { type DemoCredentials, fillDemoData } from './fill-demo-data.ts';

const secrets = createSecretBox('the secret of this test');
let database: TestDatabase;
let accounts: DemoCredentials[];
const now = new Date('2026-11-21T09:00:00Z');
beforeAll(async () => {
  database = await createTestDatabase();
  await seedReferenceData(database.db, testReference);
  accounts = await fillDemoData(database.db, now, secrets, testReference);
});
afterAll(() => database.close());

const sessionOf = async ({ email, password, seed }: DemoCredentials): Promise<Session | null> => {
  const ctx = createServiceContext(database.db, null, { secrets });
  const signedIn = await signIn({ ctx, input: { email, password } });
  if (!signedIn.mfaRequired) return signedIn.session;
  const input = { challenge: signedIn.challenge, code: timeCodeAt(seed ?? '', ctx.now) };
  const verified = await verifySignIn({ ctx, input });
  return verified.valid ? verified.session : null;
};

describe('the demo data', () => {
  test('give accounts that can sign in, and leave no session open', async () => {
    expect(accounts.map(({ email }) => email)).toContain('marta@solerprada.example');
    expect(await database.db.select().from(sessions)).toEqual([]);
    for (const account of accounts) {
      const session = await sessionOf(account);
      expect(session).toMatchObject({ emailConfirmed: true, secondFactor: account.seed !== null });
    }
  });

  test('hold valid documents; whatever is under way or completed has a value', async () => {
    const rows = await database.db.select().from(valuations);
    expect(rows).toHaveLength(21);
    for (const { document } of rows)
      expect(valuationDocumentSchema.parse(document)).toEqual(document);
    const worthless = rows.filter(
      ({ status, equityCentral }) => status !== 'draft' && !(Number(equityCentral) > 0),
    );
    expect(worthless).toEqual([]);
  });

  test('hold the worked example with its published value and a snapshot whose hash is right', async () => {
    const [row] = await database.db
      .select({ equity: valuations.equityCentral, snapshot: valuationSnapshots })
      .from(valuations)
      .innerJoin(valuationSnapshots, eq(valuationSnapshots.valuationId, valuations.id))
      .where(eq(valuations.companyName, 'Conservas Valdeorza, S.L.'));
    expect(row?.equity).toBeCloseTo(7_008_572.344574782, 4);
    if (!row) throw new Error('no snapshot');
    const { document, sectorSetId, engineVersion, outcome, sha256 } = row.snapshot;
    expect(frozenValuationSha256({ document, sectorSetId, engineVersion, outcome })).toBe(sha256);
  });

  test('are not filled in twice', async () => {
    expect(await fillDemoData(database.db, now, secrets, testReference)).toEqual([]);
    expect(await database.db.select().from(users)).toHaveLength(12);
  });

  test('are the same in another database', async () => {
    const other = await createTestDatabase();
    try {
      await seedReferenceData(other.db, testReference);
      await fillDemoData(other.db, now, secrets, testReference);
      const rowsOf = ({ db }: TestDatabase) =>
        db.select().from(valuations).orderBy(asc(valuations.id));
      expect(await rowsOf(other)).toEqual(await rowsOf(database));
    } finally {
      await other.close();
    }
  });

  test('hold requests of every type, status and outcome', async () => {
    const { type, status, outcome } = advisorCollaborationRequests;
    const rows = await database.db
      .select({ type, status, outcome })
      .from(advisorCollaborationRequests);
    const occurring = (values: (string | null)[]) => new Set(values.filter(Boolean));
    expect(occurring(rows.map((row) => row.type))).toEqual(new Set(requestTypes));
    expect(occurring(rows.map((row) => row.status))).toEqual(new Set(requestStatuses));
    expect(occurring(rows.map((row) => row.outcome))).toEqual(new Set(requestOutcomes));
  });

  test('hold a half-year of both advisories: every type and status, and work in most of its months', async () => {
    for (const email of ['marta@solerprada.example', 'jordi@ferrervila.example']) {
      const rows = await database.db
        .select({
          type: valuations.type,
          status: valuations.status,
          createdAt: valuations.createdAt,
          completedAt: valuations.completedAt,
        })
        .from(valuations)
        .innerJoin(users, eq(users.id, valuations.ownerId))
        .where(eq(users.email, email));
      expect(new Set(rows.map(({ type }) => type))).toEqual(new Set(valuationTypes));
      expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(valuationStatuses));
      const months = rows.flatMap(({ createdAt, completedAt }) =>
        [createdAt, completedAt].flatMap((at) => at?.toISOString().slice(0, 7) ?? []),
      );
      expect(new Set(months).size).toBeGreaterThan(4);
    }
  });

  test('hold a commission of every status, and a ledger that adds up', async () => {
    const rows = await database.db.selectDistinct({ status: commissions.status }).from(commissions);
    expect(rows.map(({ status }) => status).toSorted()).toEqual(commissionStatuses.toSorted());
    const { entries, faults } = await checkLedger(database.db);
    expect([entries > 10, faults]).toEqual([true, []]);
  });

  test('have a funnel that is what the users and their valuations are, step after step', async () => {
    const { db } = database;
    const [people, owned] = [await db.select().from(users), await db.select().from(valuations)];
    const administrator = await createAdviser(db, { role: 'admin', secondFactor: true });
    for (const [period, days] of [
      ['30d', 30],
      ['90d', 90],
      ['365d', 365],
    ] as const) {
      const ctx = createServiceContext(db, administrator, { now });
      const { advisers } = await getFunnel({ ctx, input: getFunnelInput.parse({ period }) });
      const since = new Date(now.getTime() - days * 86_400_000);
      const joined = people.filter(({ createdAt }) => createdAt >= since && createdAt < now);
      const withOwn = (isCounted: (row: (typeof owned)[number]) => boolean): number =>
        joined.filter(({ id }) => owned.some((row) => row.ownerId === id && isCounted(row))).length;
      expect(advisers).toMatchObject({
        registered: joined.length,
        'email-verified': joined.filter(({ emailConfirmedAt }) => emailConfirmedAt !== null).length,
        'first-valuation-created': withOwn(() => true),
        'first-valuation-completed': withOwn(({ completedAt }) => completedAt !== null),
      });
      const counts = adviserSteps.map((step) => advisers[step]);
      expect(counts).toEqual(counts.toSorted((one, other) => other - one));
      expect(advisers['email-verified']).toBeGreaterThan(0);
    }
  });
});
