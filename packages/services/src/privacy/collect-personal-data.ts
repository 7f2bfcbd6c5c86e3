import type { Database } from '@valia/db/client.ts';
import type { PrivateTable, ColumnAuthorship } from '@valia/db/column-privacy.ts';
import { sql } from 'drizzle-orm';
import { personalData } from './personal-data.ts';

type Rows = Record<string, unknown>[];

const rowsOfPerson = async (
  db: Database,
  { columns, useOf, table, rowsOf }: PrivateTable,
  userId: string,
): Promise<Rows> => {
  if (rowsOf === null) return [];
  const exported = Object.entries(columns).filter(([name]) => useOf.get(name) === 'exported');
  return db.select(Object.fromEntries(exported)).from(table).where(rowsOf(userId));
};

/** The user's texts in rows that belong to others. */
const wordsOfPerson = async (
  db: Database,
  { columns, table, rowsOf }: PrivateTable,
  { writing, userId }: { writing: ColumnAuthorship; userId: string },
): Promise<Rows> => {
  const exported = Object.entries(columns).filter(([name]) => writing.exports.includes(name));
  if (exported.length === 0) return [];
  const isTheirs = rowsOf === null ? sql`false` : rowsOf(userId);
  return db
    .select(Object.fromEntries(exported))
    .from(table)
    .where(sql`(${writing.of(userId)}) and (${isTheirs}) is not true`);
};

/** All data that a user owns or wrote, by table name, for the data export. Tables without any are omitted. */
export const collectPersonalData = async (
  db: Database,
  userId: string,
): Promise<Record<string, Rows>> => {
  const collected: Record<string, Rows> = {};
  for (const registered of personalData) {
    const rows = await rowsOfPerson(db, registered, userId);
    for (const writing of registered.writings)
      rows.push(...(await wordsOfPerson(db, registered, { writing, userId })));
    if (rows.length > 0) collected[registered.name] = rows;
  }
  return collected;
};
