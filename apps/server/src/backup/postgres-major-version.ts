import type { Database } from '@valia/db/client.ts';
import { sql } from 'drizzle-orm';

const perMajor = 10_000;

/** The major version of the server, such as 18. */
export const postgresMajorVersion = async (db: Database): Promise<number> => {
  const [row] = await db.execute<{ number: number }>(
    sql`select current_setting('server_version_num')::int as number`,
  );
  return Math.floor((row?.number ?? 0) / perMajor);
};
