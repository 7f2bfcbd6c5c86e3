import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import postgres from 'postgres';
import { describe, expect, inject, test } from 'vitest';
import { isMigrated, migrateDatabase } from './migrate.ts';
import { urlOfDatabase } from './testing/test-template.ts';

const migrationsFolder = resolve(import.meta.dirname, '../../../drizzle');

/** Runs on a separate empty database. */
async function onEmptyDatabase(run: (sql: postgres.Sql, url: string) => Promise<void>) {
  const { adminUrl } = inject('testDatabaseServer');
  const admin = postgres(adminUrl, { max: 1 });
  const name = `valia_test_${process.pid}_${randomUUID().slice(0, 8)}`;
  await admin`create database ${admin(name)}`;
  const url = urlOfDatabase(adminUrl, name);
  const sql = postgres(url, { max: 1 });
  try {
    await run(sql, url);
  } finally {
    await sql.end();
    await admin`drop database ${admin(name)} with (force)`;
    await admin.end();
  }
}

describe('migrating', () => {
  test('by several starters at once runs every migration once', () =>
    onEmptyDatabase(async (sql, url) => {
      await Promise.all(Array.from({ length: 4 }, () => migrateDatabase(url, migrationsFolder)));
      const [row] = await sql`
        select count(*)::int as done, count(distinct hash)::int as different
        from drizzle.__drizzle_migrations`;
      expect(row?.done).toBe(row?.different);
      expect(row?.done).toBeGreaterThan(0);
    }));

  test('is done only once the newest migration is in', () =>
    onEmptyDatabase(async (sql, url) => {
      expect(await isMigrated(sql, migrationsFolder)).toBe(false);
      await migrateDatabase(url, migrationsFolder);
      expect(await isMigrated(sql, migrationsFolder)).toBe(true);
      await sql`delete from drizzle.__drizzle_migrations where created_at =
        (select max(created_at) from drizzle.__drizzle_migrations)`;
      expect(await isMigrated(sql, migrationsFolder)).toBe(false);
      await sql`delete from drizzle.__drizzle_migrations`;
      expect(await isMigrated(sql, migrationsFolder)).toBe(false);
    }));

  test('fails where the database is not there, instead of seeming to be needed', async () => {
    const gone = postgres('postgres://nobody@127.0.0.1:1/none', { max: 1 });
    await expect(isMigrated(gone, migrationsFolder)).rejects.toThrow('ECONNREFUSED');
    await gone.end();
  });
});
