import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { createTestDatabase } from './create-test-database.ts';

describe('a test database', () => {
  test('has the newest schema, no rows, and Spanish ordering', async () => {
    const { db, close } = await createTestDatabase();
    try {
      const users = await db.execute(sql`select count(*)::int as total from users`);
      expect(users[0]).toEqual({ total: 0 });
      const names = await db.execute(sql`
        select name from (values ('ñandú'), ('zorro'), ('nube'), ('oso'), ('Árbol')) as words(name) order by name`);
      expect(names.map((row) => row.name)).toEqual(['Árbol', 'nube', 'ñandú', 'oso', 'zorro']);
    } finally {
      await close();
    }
  });

  test('is apart from every other one', async () => {
    const [first, second] = [await createTestDatabase(), await createTestDatabase()];
    try {
      await first.db.execute(sql`create table mark (id int)`);
      await expect(second.db.execute(sql`select 1 from mark`)).rejects.toThrow('Failed query');
    } finally {
      await first.close();
      await second.close();
    }
  });
});
