import type { Database } from '@valia/db/client.ts';
import type { PrivateTable } from '@valia/db/column-privacy.ts';
import { personalData } from './personal-data.ts';

const exportedColumns = ({ columns, useOf }: PrivateTable) =>
  Object.fromEntries(Object.entries(columns).filter(([name]) => useOf.get(name) === 'exported'));

/** All rows of a person, by table name: what they may take with them. Tables without a row of theirs are left out. */
export const collectPersonalData = async (
  db: Database,
  userId: string,
): Promise<Record<string, Record<string, unknown>[]>> => {
  const collected: Record<string, Record<string, unknown>[]> = {};
  for (const registered of personalData) {
    if (registered.rowsOf === null) continue;
    const rows = await db
      .select(exportedColumns(registered))
      .from(registered.table)
      .where(registered.rowsOf(userId));
    if (rows.length > 0) collected[registered.name] = rows;
  }
  return collected;
};
