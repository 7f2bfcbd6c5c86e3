import { accountTables } from './account-tables.ts';
import { platformTables } from './platform-tables.ts';
import type { RegisteredTable } from './registered-table.ts';
import { workTables } from './work-tables.ts';

/** Every column of the database and what it is to a person. The export reads it, the erasure is measured by it. */
export const personalData: readonly RegisteredTable[] = [
  ...accountTables,
  ...workTables,
  ...platformTables,
];
