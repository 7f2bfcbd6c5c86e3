import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { preparedRead } from './prepared-read.ts';
import { users } from './schema/identity/users.ts';
import { createAdviser } from './testing/create-adviser.ts';
import { createTestDatabase, type TestDatabase } from './testing/create-test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const read = preparedRead((builder) =>
  builder
    .select({
      email: users.email,
      createdAt: users.createdAt,
      confirmedAt: users.emailConfirmedAt,
      tags: sql<string[]>`'["a"]'::json`,
    })
    .from(users)
    .where(eq(users.id, sql.placeholder('userId'))),
);

test('answers what drizzle would, on the pool and within a transaction', async () => {
  const { db } = database;
  const { userId, email } = await createAdviser(db);
  const [stored] = await db.select().from(users).where(eq(users.id, userId));
  const row = { email, createdAt: stored?.createdAt, confirmedAt: null, tags: ['a'] };
  expect(await read(db, { userId })).toEqual([row]);
  expect(await db.transaction((tx) => read(tx, { userId }))).toEqual([row]);
  await db.transaction(async (tx) => {
    await tx
      .update(users)
      .set({ language: 'ca', email: `b-${email}` })
      .where(eq(users.id, userId));
    expect((await read(tx, { userId }))[0]?.email).toBe(`b-${email}`);
  });
});

test('is planned once for a connection, not for each call', async () => {
  await database.db.transaction(async (tx) => {
    const { userId } = await createAdviser(tx);
    for (let call = 0; call < 3; call += 1) await read(tx, { userId });
    const { text } = read.statement({ userId });
    const planned = await tx.execute(
      sql`select 1 from pg_prepared_statements where statement = ${text}`,
    );
    expect(planned).toHaveLength(1);
  });
});

test('asks for every value, and fails as any other statement', async () => {
  await expect(read(database.db, {})).rejects.toThrow('no userId');
  await expect(read(database.db, { userId: 'x' })).rejects.toMatchObject({
    cause: { code: '22P02' },
  });
});
