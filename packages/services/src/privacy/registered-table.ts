import { getTableColumns, getTableName, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/**
 * What a column is to the person whose row it is: `exported` is handed out; `withheld` is theirs too, and would open
 * doors or belongs to the server's defence; `impersonal` says nothing of a person.
 */
export type ColumnUse = 'exported' | 'withheld' | 'impersonal';

/** What becomes of a person's rows when the account is erased: `emptied` rows stay under their id and tell nothing. */
export type Erasure = 'deleted' | 'emptied' | 'kept';

export interface RegisteredTable {
  name: string;
  table: PgTable;
  columns: Readonly<Record<string, PgColumn>>;
  useOf: ReadonlyMap<string, ColumnUse>;
  /** Which rows are a person's; null where no row is anybody's. */
  rowsOf: ((userId: string) => SQL) | null;
  erasure: Erasure;
}

type ColumnNames<Table extends PgTable> = readonly (keyof Table['_']['columns'] & string)[];

export interface TableRule<Table extends PgTable> {
  rowsOf?: (userId: string) => SQL;
  erasure?: Erasure;
  exported?: ColumnNames<Table>;
  withheld?: ColumnNames<Table>;
  impersonal?: ColumnNames<Table>;
}

/** Registers a table with a use for each of its columns; one left out, or named twice, is refused. */
export const registerTable = <Table extends PgTable>(
  table: Table,
  { rowsOf, erasure = 'kept', exported = [], withheld = [], impersonal = [] }: TableRule<Table>,
): RegisteredTable => {
  const name = getTableName(table);
  const uses: [string, ColumnUse][] = [
    ...exported.map((column): [string, ColumnUse] => [column, 'exported']),
    ...withheld.map((column): [string, ColumnUse] => [column, 'withheld']),
    ...impersonal.map((column): [string, ColumnUse] => [column, 'impersonal']),
  ];
  const useOf = new Map(uses);
  const columns = getTableColumns(table);
  const unregistered = Object.keys(columns).filter((column) => !useOf.has(column));
  if (unregistered.length > 0 || useOf.size !== uses.length)
    throw new Error(`${name}: each column needs one use (${unregistered.join(', ')})`);
  return { name, table, columns, useOf, rowsOf: rowsOf ?? null, erasure };
};
