import { getTableColumns, getTableName, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/**
 * What a column is to the person whose row it is: `exported` is handed out; `withheld` is theirs too, and would open
 * doors or belongs to the server's defence; `impersonal` says nothing of a person.
 */
export type ColumnUse = 'exported' | 'withheld' | 'impersonal';

/** What becomes of a person's rows when the account is erased: `emptied` rows stay under their id and tell nothing. */
export type Erasure = 'deleted' | 'emptied' | 'kept';

interface ColumnPrivacy {
  use: ColumnUse;
  /** What an emptied row holds there; left out for a column that stays as it is. */
  erasedAs?: unknown;
}

// Of a column's configuration, which drizzle hands on from the builder to the column.
const privacyOfConfig = new WeakMap<object, ColumnPrivacy>();

const configOf = (columnOrBuilder: object): object => {
  const config: unknown = Reflect.get(columnOrBuilder, 'config');
  if (typeof config !== 'object' || config === null) throw new Error('No column of drizzle’s.');
  return config;
};

const says =
  (use: ColumnUse) =>
  <Builder extends object>(builder: Builder, erased: Omit<ColumnPrivacy, 'use'> = {}): Builder => {
    privacyOfConfig.set(configOf(builder), { use, ...erased });
    return builder;
  };

/** The wrapper around each column of the schema. */
export const [exported, withheld, impersonal] = [
  says('exported'),
  says('withheld'),
  says('impersonal'),
];

interface RowsRule {
  /** Which rows are a person's. */
  of: (userId: string) => SQL;
  onErasure: Erasure;
}

const rowsOfTable = new WeakMap<PgTable, RowsRule>();

/** Says beside a table whose rows are whose; without it, none of its rows is anybody's. */
export const declareRows = (table: PgTable, rule: RowsRule): void => {
  rowsOfTable.set(table, rule);
};

export interface PrivateTable {
  name: string;
  table: PgTable;
  columns: Readonly<Record<string, PgColumn>>;
  useOf: ReadonlyMap<string, ColumnUse>;
  /** What an erasure writes into emptied rows. */
  erasedAs: Readonly<Record<string, unknown>>;
  /** Null where no row is anybody's. */
  rowsOf: RowsRule['of'] | null;
  erasure: Erasure;
}

/** What the schema says of a table; a column without a word is refused, and one of a person in nobody's row. */
export const privacyOfTable = (table: PgTable): PrivateTable => {
  const [name, columns, rule] = [
    getTableName(table),
    getTableColumns(table),
    rowsOfTable.get(table),
  ];
  const useOf = new Map<string, ColumnUse>();
  const erasedAs: Record<string, unknown> = {};
  for (const [key, column] of Object.entries(columns)) {
    const privacy = privacyOfConfig.get(configOf(column));
    if (privacy === undefined)
      throw new Error(`${name}.${column.name} does not say what it is to a person`);
    if (rule === undefined && privacy.use !== 'impersonal')
      throw new Error(`${name}.${column.name} is of a person, and no row of it is anybody's`);
    useOf.set(key, privacy.use);
    if ('erasedAs' in privacy) erasedAs[key] = privacy.erasedAs;
  }
  return {
    name,
    table,
    columns,
    useOf,
    erasedAs,
    rowsOf: rule?.of ?? null,
    erasure: rule?.onErasure ?? 'kept',
  };
};
