import type { Database } from '@valia/db/client.ts';
import { sql } from 'drizzle-orm';

/** Every row of every table as text, like a dump of the database. */
export const dumpDatabase = async (db: Database): Promise<string> => {
  const tables = await db.execute<{ name: string }>(
    sql`select format('%I.%I', table_schema, table_name) as name from information_schema.tables
        where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const rows = await db.execute<{ row: string }>(sql.raw(`select t::text as row from ${name} t`));
    texts.push(...rows.map(({ row }) => row));
  }
  return texts.join('\n');
};
