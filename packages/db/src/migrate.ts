import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';
import { hostOption } from './parse-database-url.ts';

/**
 * Any fixed number: processes that start on the same database wait for this lock, so that one migrates and the others
 * find the migration done.
 */
const migrationLockKey = 7_215_604;

/** PostgreSQL's error code for "undefined table". */
const noTable = '42P01';

/** Whether the newest migration has been applied; one query only, because each start waits for it. */
export async function isMigrated(sql: postgres.Sql, migrationsFolder: string): Promise<boolean> {
  const newest = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0;
  try {
    const [last] = await sql`select max(created_at) as made_at from drizzle.__drizzle_migrations`;
    return Number(last?.['made_at'] ?? 0) >= newest;
  } catch (error) {
    if (error instanceof postgres.PostgresError && error.code === noTable) return false;
    throw error;
  }
}

/**
 * Brings the database to the newest schema, in one transaction, forward only.
 * A statement that waits longer than 3 s for a table lock fails instead of stopping the traffic behind it.
 * @param migrationsFolder path of the folder with the SQL files and `meta/_journal.json`
 */
export async function migrateDatabase(url: string, migrationsFolder: string): Promise<void> {
  const sql = postgres(url, {
    ...hostOption(url),
    max: 1,
    // The statements of migrations use no arrays, so their types need not be queried first.
    fetch_types: false,
    connect_timeout: 10,
    onnotice: () => undefined,
    connection: { application_name: 'valia-migrate' },
  });
  try {
    await sql`select pg_advisory_lock(${migrationLockKey})`;
    await sql`set lock_timeout = '3s'`;
    await migrate(drizzle(sql), { migrationsFolder });
  } finally {
    await sql.end({ timeout: 5 });
  }
}
