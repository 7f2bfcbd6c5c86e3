import { createAdviser } from '@valia/db/testing/create-adviser.ts';
import { createTestDatabase } from '@valia/db/testing/create-test-database.ts';
import type { TestDatabase } from '@valia/db/testing/create-test-database.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changedTables, digestStatement } from './digest-statement.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  for (const email of ['one@example.test', 'other@example.test'])
    await createAdviser(database.db, { email });
});
afterAll(() => database.close());

const firstOf = (table: string) =>
  `delete from ${table} where ctid = (select min(ctid) from ${table})`;

describe('the digest of a database', () => {
  test.each([
    ['what is written again as it was', 'users', 'update users set status = status'],
    ['a row more', 'global_admins', 'insert into global_admins (user_id) select id from users'],
    ['a row less', 'collaborators', firstOf('collaborators')],
    [
      'a row in the place of another',
      'user_profiles',
      `with gone as (${firstOf('user_profiles')} returning *) insert into user_profiles select * from gone`,
    ],
    [
      'nothing for what a refused call may count',
      '',
      `insert into rate_limits (key, hits, expires_at) values ('one', '{}', now())`,
    ],
  ])('tells of %s', async (_what, table, statement) => {
    const digest = await digestStatement(database.db);
    const before = await digest();
    expect(await digest()).toBe(before);
    await database.db.execute(sql.raw(statement));
    expect(changedTables(before, await digest())).toBe(table);
  });
});
