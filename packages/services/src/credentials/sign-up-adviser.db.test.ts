import { createSessionRegistry } from '@valia/auth/session-registry.ts';
import { adminQueueItems } from '@valia/db/schema/firm/admin-queue.ts';
import { auditLogs } from '@valia/db/schema/firm/audit-logs.ts';
import { collaborators } from '@valia/db/schema/valuations/collaborators.ts';
import { organizationMembers, organizations } from '@valia/db/schema/identity/organizations.ts';
import { userProfiles } from '@valia/db/schema/identity/profiles.ts';
import { userRoles } from '@valia/db/schema/identity/roles.ts';
import { sessions } from '@valia/db/schema/identity/sessions.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import { userVerificationStatus } from '@valia/db/schema/identity/verifications.ts';
import { createTestDatabase, type TestDatabase } from '@valia/db/testing/create-test-database.ts';
import { signUpInput, type SignUpInput } from '@valia/domain/accounts/account-schemas.ts';
import { termsVersion } from '@valia/domain/accounts/terms-version.ts';
import { count, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServiceContext } from '../testing/create-service-context.ts';
import { signUpAdviser } from './sign-up-adviser.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

let people = 0;
const newInput = (change: Partial<SignUpInput> = {}): SignUpInput => {
  people += 1;
  return signUpInput.parse({
    firstName: 'Jordi',
    lastName: 'Vila Roca',
    email: `jordi-${people}@example.test`,
    company: `Gestoria Vila ${people}`,
    phone: '+34 972 200 000',
    city: null,
    advisoryType: 'fiscal',
    taxId: 'B58818501',
    password: 'secret',
    termsAccepted: true,
    ...change,
  });
};

const onlyRow = <Row>(rows: Row[]): Row => {
  const [row] = rows;
  if (row === undefined || rows.length > 1)
    throw new Error(`one row expected, ${rows.length} found`);
  return row;
};

const rowCounts = async () => {
  const tables = [
    users,
    userProfiles,
    userRoles,
    userVerificationStatus,
    collaborators,
    organizations,
    sessions,
    auditLogs,
  ];
  const counts = await Promise.all(
    tables.map((table) => database.db.select({ total: count() }).from(table)),
  );
  return counts.map((rows) => onlyRow(rows).total);
};

/** Adds a database constraint that refuses rows of a table while `work` runs. */
const withConstraint = async (table: string, condition: string, work: () => Promise<void>) => {
  const { db } = database;
  const name = sql.raw(`${table} `);
  await db.execute(
    sql`alter table ${name} add constraint refuse_for_test check (${sql.raw(condition)}) not valid`,
  );
  try {
    await work();
  } finally {
    await db.execute(sql`alter table ${name} drop constraint refuse_for_test`);
  }
};

describe('a sign-up', () => {
  test('makes user, profile, pending verification, collaborator, role and organization, and signs in', async () => {
    const { db } = database;
    const ctx = createServiceContext(db);
    const input = newInput();
    const { session, cookie, organizationFailed } = await signUpAdviser({ ctx, input });
    const { userId } = session;
    const user = onlyRow(await db.select().from(users).where(eq(users.id, userId)));
    expect(user).toMatchObject({
      email: input.email,
      status: 'active',
      emailConfirmedAt: null,
      termsVersion,
    });
    expect(user.termsAcceptedAt).toEqual(ctx.now);
    expect(user.passwordHash).toMatch(/^\$argon2id\$/);
    const profile = onlyRow(
      await db.select().from(userProfiles).where(eq(userProfiles.userId, userId)),
    );
    expect(profile).toMatchObject({
      firstName: 'Jordi',
      company: input.company,
      city: null,
      advisoryType: 'fiscal',
    });
    const role = onlyRow(await db.select().from(userRoles).where(eq(userRoles.userId, userId)));
    expect(role.role).toBe('advisor');
    onlyRow(await db.select().from(collaborators).where(eq(collaborators.userId, userId)));
    const verification = await db
      .select()
      .from(userVerificationStatus)
      .where(eq(userVerificationStatus.userId, userId));
    expect(onlyRow(verification).verificationStatus).toBe('pending');
    const member = onlyRow(
      await db.select().from(organizationMembers).where(eq(organizationMembers.userId, userId)),
    );
    expect(member.role).toBe('owner');
    const organization = onlyRow(
      await db.select().from(organizations).where(eq(organizations.id, member.organizationId)),
    );
    expect(organization).toMatchObject({
      name: input.company,
      slug: `gestoria-vila-${people}-${ctx.now.getTime()}`,
      companyId: 'B58818501',
      email: input.email,
      phone: input.phone,
    });
    expect(organizationFailed).toBe(false);
    expect(session).toMatchObject({
      email: input.email,
      emailConfirmed: false,
      role: 'advisor',
      globalAdmin: false,
    });
    expect(session.organizationName).toBe(input.company);
    expect(await createSessionRegistry(db, ctx.now).validate(cookie.token)).toMatchObject({
      account: { userId },
    });
  });

  test('leaves audit rows of the new user, without personal data', async () => {
    const { db } = database;
    const input = newInput();
    const { session } = await signUpAdviser({ ctx: createServiceContext(db), input });
    const rows = await db
      .select()
      .from(auditLogs)
      .where(eq(auditLogs.actorUserId, session.userId))
      .orderBy(auditLogs.id);
    expect(rows.map(({ action }) => action)).toEqual([
      'organization.created',
      'user.created',
      'session.created',
    ]);
    expect(rows.every(({ requestId }) => requestId === 'test-request')).toBe(true);
    for (const secret of [input.email, input.password, input.lastName, input.phone]) {
      expect(JSON.stringify(rows)).not.toContain(secret);
    }
  });

  test('of a known address is refused whatever its case, after hashing all the same, and writes nothing', async () => {
    const input = newInput();
    const ctx = createServiceContext(database.db);
    await signUpAdviser({ ctx, input });
    const before = await rowCounts();
    let hashes = 0;
    const counted = {
      ...ctx.passwords,
      hash: (password: string) => {
        hashes += 1;
        return ctx.passwords.hash(password);
      },
    };
    const again = newInput({ email: input.email.toUpperCase() });
    await expect(
      signUpAdviser({ ctx: { ...ctx, passwords: counted }, input: again }),
    ).rejects.toMatchObject({
      code: 'sign-up-refused',
    });
    expect(hashes).toBe(1);
    expect(await rowCounts()).toEqual(before);
  });

  test('of one address twenty times at once makes one account', async () => {
    const { email } = newInput();
    const ctx = createServiceContext(database.db);
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, () => signUpAdviser({ ctx, input: newInput({ email }) })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refusals = results.flatMap((result) =>
      result.status === 'rejected' ? [String(result.reason)] : [],
    );
    for (const refusal of refusals)
      expect(refusal).toMatch(/sign-up-refused|too-many-requests|unavailable/);
    onlyRow(await database.db.select().from(users).where(eq(users.email, email)));
  });

  test('whose role insert fails stands as a plain user, and an administrator is told', async () => {
    await withConstraint('user_roles', "role <> 'advisor'", async () => {
      const { session, organizationFailed } = await signUpAdviser({
        ctx: createServiceContext(database.db),
        input: newInput(),
      });
      expect(session.role).toBe('user');
      expect(organizationFailed).toBe(false);
      const items = await database.db
        .select()
        .from(adminQueueItems)
        .where(eq(adminQueueItems.subjectId, session.userId));
      expect(onlyRow(items)).toMatchObject({ kind: 'role-not-assigned', resolvedAt: null });
      expect(onlyRow(items).detail).toContain('refuse_for_test');
    });
  });

  test('whose organization fails stands without one, and says so', async () => {
    await withConstraint('organization_members', "role <> 'owner'", async () => {
      const input = newInput();
      const { session, organizationFailed } = await signUpAdviser({
        ctx: createServiceContext(database.db),
        input,
      });
      expect(organizationFailed).toBe(true);
      expect(session).toMatchObject({ role: 'advisor', organizationName: null });
      const orphans = await database.db
        .select()
        .from(organizations)
        .where(eq(organizations.email, input.email));
      expect(orphans).toEqual([]);
      const items = await database.db
        .select()
        .from(adminQueueItems)
        .where(eq(adminQueueItems.subjectId, session.userId));
      expect(onlyRow(items).kind).toBe('organization-not-created');
    });
  });

  test.each([
    ['user', 'users', "email not like 'lleida%'", 'user-not-created'],
    ['profile', 'user_profiles', "city <> 'Lleida'", 'profile-not-created'],
    [
      'profile, by a fault of the database,',
      'user_profiles',
      '1 / (length(city) - 6) > 0',
      'profile-not-created',
    ],
    [
      'user, by a fault of the database,',
      'users',
      '1 / (length(email) - 19) > 0',
      'user-not-created',
    ],
    ['verification', 'user_verification_status', 'false', 'user-not-created'],
    ['session', 'sessions', 'false', 'user-not-created'],
  ] as const)('whose %s fails leaves nothing behind', async (_what, table, rule, code) => {
    await withConstraint(table, rule, async () => {
      const before = await rowCounts();
      const input = newInput({ city: 'Lleida', email: 'lleida@example.test' });
      await expect(
        signUpAdviser({ ctx: createServiceContext(database.db), input }),
      ).rejects.toMatchObject({ code });
      expect(await rowCounts()).toEqual(before);
    });
  });

  test('whose password cannot be hashed is told as a user that was not created', async () => {
    const ctx = createServiceContext(database.db);
    const passwords = { ...ctx.passwords, hash: () => Promise.reject(new Error('out of memory')) };
    await expect(
      signUpAdviser({ ctx: { ...ctx, passwords }, input: newInput() }),
    ).rejects.toMatchObject({ code: 'user-not-created' });
  });

  test('while the database is busy is told as an outage', async () => {
    const ctx = createServiceContext(database.db);
    const busy = Object.assign(new Error('statement timeout'), { code: '57014' });
    const passwords = { ...ctx.passwords, hash: () => Promise.reject(busy) };
    await expect(signUpAdviser({ ctx: { ...ctx, passwords }, input: newInput() })).rejects.toBe(
      busy,
    );
  });

  test('of two advisories of one name in one millisecond gives each its slug', async () => {
    const now = new Date('2026-02-03T04:05:06.007Z');
    const ctx = createServiceContext(database.db, null, { now });
    await signUpAdviser({ ctx, input: newInput({ company: 'Asesoría Única' }) });
    const second = await signUpAdviser({ ctx, input: newInput({ company: 'Asesoria unica' }) });
    expect(second.organizationFailed).toBe(false);
    const slugs = await database.db
      .select({ slug: organizations.slug })
      .from(organizations)
      .where(sql`${organizations.slug} like 'asesoria-unica-%'`)
      .orderBy(organizations.slug);
    expect(slugs.map(({ slug }) => slug)).toEqual([
      `asesoria-unica-${now.getTime()}`,
      `asesoria-unica-${now.getTime() + 1}`,
    ]);
  });
});
