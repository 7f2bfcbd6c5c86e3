import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import postgres from 'postgres';
import { describe, expect, inject, test } from 'vitest';
import { migrateDatabase } from './migrate.ts';
import { urlOfDatabase } from './testing/test-template.ts';

const migrationsFolder = resolve(import.meta.dirname, '../../../drizzle');

describe('migrating', () => {
  test('by several starters at once runs every migration once', async () => {
    const { adminUrl } = inject('testDatabaseServer');
    const admin = postgres(adminUrl, { max: 1 });
    const name = `valia_test_${process.pid}_${randomUUID().slice(0, 8)}`;
    await admin`create database ${admin(name)}`;
    const url = urlOfDatabase(adminUrl, name);
    const sql = postgres(url, { max: 1 });
    try {
      await Promise.all(Array.from({ length: 4 }, () => migrateDatabase(url, migrationsFolder)));
      const [row] = await sql`
        select count(*)::int as done, count(distinct hash)::int as different
        from drizzle.__drizzle_migrations`;
      expect(row?.done).toBe(row?.different);
      expect(row?.done).toBeGreaterThan(0);
    } finally {
      await sql.end();
      await admin`drop database ${admin(name)} with (force)`;
      await admin.end();
    }
  });
});
