import { userProfiles } from '@valia/db/schema/identity/profiles.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import { createAdviser, type TestAdviser } from '@valia/db/testing/create-adviser.ts';
import { createTestDatabase, type TestDatabase } from '@valia/db/testing/create-test-database.ts';
import type { UserPage } from '@valia/domain/accounts/user-administration-schemas.ts';
import { listUsersInput, userFilterSchema } from '@valia/domain/accounts/user-list-inputs.ts';
import { eq, ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { encodeCursor } from '../lists/keyset.ts';
import { createServiceContext } from '../testing/create-service-context.ts';
import { explainQuery } from '../testing/explain-query.ts';
import { listUsers, userRows } from './list-users.ts';

const many = 20_000;

let database: TestDatabase;
let administrator: TestAdviser;
let somebody: TestAdviser;
beforeAll(async () => {
  database = await createTestDatabase();
  const options = { role: 'superadmin', secondFactor: true } as const;
  administrator = await createAdviser(database.db, options);
  somebody = await createAdviser(database.db, { email: 'p1@firma.example' });
  // Inserted in parts, each within the time limit of a statement.
  for (let from = 0; from < many; from += many / 10)
    await database.db.execute(sql`
      with people as (
        insert into users (id, email, password_hash, terms_version, terms_accepted_at)
        select gen_random_uuid(), 'person-' || ${from}::int + n || '@example.test', '', 'test', now()
        from generate_series(1, ${many / 10}::int) n returning id)
      insert into user_profiles (id, user_id, first_name, last_name, company)
      select gen_random_uuid(), id, 'Marta', 'Puig ' || id, 'Asesoría Puig' from people`);
  await database.db
    .update(userProfiles)
    .set({ firstName: 'Íñigo', lastName: '100%', company: 'Aceites del Ebro' })
    .where(eq(userProfiles.userId, somebody.userId));
  await database.db.execute(sql`vacuum analyze users, user_profiles`);
}, 60_000);
afterAll(() => database.close());

test.each(['P1@FIRMA', 'íñigo', '100%', 'tes del eb'])('%s finds the person', async (search) => {
  const ctx = createServiceContext(database.db, administrator);
  const input = listUsersInput.parse({ search, limit: 5 });
  const { items } = await listUsers({ ctx, input });
  expect(items.map(({ userId }) => userId)).toContain(somebody.userId);
});

test.each(['Aceites del Ebro', 'p1@firma', 'nadie se llama así'])(
  'a search for %s reads what it finds by the indexes, not everybody',
  async (search) => {
    const page = { sort: 'created', direction: 'desc', cursor: null, limit: 50 } as const;
    const { plan } = await explainQuery(
      database.db,
      userRows.statement({ ...userFilterSchema.parse({ search }), now: new Date() }, page),
    );
    expect(plan).toContain('users_searched');
    expect(plan).toContain('user_profiles_searched');
    expect(plan).not.toMatch(/Seq Scan on users/u);
  },
);

test.each([null, 'next'])(
  'who waits is found first, and then put in order: page %s',
  async (page) => {
    const place = { after: new Date().toISOString(), afterId: somebody.userId };
    const order = { sort: 'created', direction: 'desc' } as const;
    const cursor = page === null ? null : encodeCursor(order, place);
    const asked = { ...userFilterSchema.parse({ verification: 'pending' }), now: new Date() };
    // Sorting is disabled, to show that the plan does not scan all users in order even when that seems cheap.
    const plan = await database.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_sort = off`);
      const statement = userRows.statement(asked, { ...order, cursor, limit: 5 });
      return (await explainQuery(tx, statement)).plan;
    });
    expect(plan).toContain('user_verification_status_pending_index');
    expect(plan).not.toContain('users_newest');
  },
);

describe('the list of people', () => {
  const pageOf = (input: z.input<typeof listUsersInput>) =>
    listUsers({
      ctx: createServiceContext(database.db, administrator),
      input: listUsersInput.parse(input),
    });

  test('goes on page by page in each order, whole and without repetition', async () => {
    const { db } = database;
    const all = await db.$count(users, ne(users.status, 'erased'));
    for (const sort of ['access', 'created', 'due'] as const) {
      const ids: string[] = [];
      let cursor: string | null = null;
      do {
        const page: UserPage = await pageOf({ sort, direction: 'asc', cursor, limit: 200 });
        ids.push(...page.items.map(({ userId }) => userId));
        ({ nextCursor: cursor } = page);
      } while (cursor !== null && ids.length < 2_000);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.length).toBe(Math.min(all, 2_000));
    }
  });

  test('narrows by role, verification, lock, factor and access', async () => {
    const { db } = database;
    const owner = await createAdviser(db, { role: 'user' });
    const locked = await createAdviser(db, { status: 'locked' });
    const guarded = await createAdviser(db, { secondFactor: true });
    const away = new Date(Date.now() - 40 * 86_400_000);
    await db.update(users).set({ lastAccessAt: away }).where(eq(users.id, guarded.userId));
    const finds = async (filter: z.input<typeof listUsersInput>, { email }: TestAdviser) => {
      const { items } = await pageOf({ ...filter, search: email });
      return items.length === 1;
    };
    expect(await finds({ role: 'user' }, owner)).toBe(true);
    expect(await finds({ role: 'advisor' }, owner)).toBe(false);
    expect(await finds({ verification: 'pending' }, owner)).toBe(false);
    expect(await finds({ verification: 'pending' }, locked)).toBe(true);
    expect(await finds({ status: 'locked' }, locked)).toBe(true);
    expect(await finds({ status: 'active' }, locked)).toBe(false);
    expect(await finds({ secondFactor: true }, guarded)).toBe(true);
    expect(await finds({ secondFactor: false }, guarded)).toBe(false);
    expect(await finds({ access: '30d' }, guarded)).toBe(false);
    expect(await finds({ access: '90d' }, guarded)).toBe(true);
  });
});
