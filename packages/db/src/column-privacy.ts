import type { RetentionReason } from '@valia/domain/profile/erasure-preview-schema.ts';
import { getTableColumns, getTableName, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/**
 * The privacy of a column for the user to whom the row belongs: `exported` values are included in their export;
 * `withheld` values are also theirs, but are secrets or protect the server; `impersonal` values reveal nothing about a
 * user.
 */
export type ColumnUse = 'exported' | 'withheld' | 'impersonal';

/**
 * What happens to a user's rows when the account is erased: `emptied` rows remain under their id without personal data.
 */
export type Erasure = 'deleted' | 'emptied' | 'kept';

interface ColumnPrivacy {
  use: ColumnUse;
  /** The value in an emptied row; absent for a column that remains unchanged. */
  erasedAs?: unknown;
  /**
   * The column contains no text by a user: its values come from a list or from the server, or are the id of the user
   * who chose them.
   */
  holds?: 'codes';
}

// By the column's configuration object, which drizzle passes from the builder to the column.
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

/** The wrappers, one of which surrounds each column of the schema. */
export const [exported, withheld, impersonal] = [
  says('exported'),
  says('withheld'),
  says('impersonal'),
];

interface RowsRule {
  /** The condition for the rows that belong to a user. */
  of: (userId: string) => SQL;
  onErasure: Erasure;
}

const rowsOfTable = new WeakMap<PgTable, RowsRule>();

/** Declares next to a table which user its rows belong to; without this declaration no row belongs to a user. */
export const declareRowOwnership = (table: PgTable, rule: RowsRule): void => {
  rowsOfTable.set(table, rule);
};

type ColumnOf<Table extends PgTable> = keyof Table['$inferInsert'] & string;
type Left<Table extends PgTable> = Partial<Record<ColumnOf<Table>, unknown>>;

interface WritingRule<Table extends PgTable> {
  /** The condition for the rows in which a user wrote. */
  of: (userId: string) => SQL;
  /** The values that an erasure leaves in the columns that the user wrote. */
  erasedAs?: Left<Table> | ((userId: string) => Left<Table>);
  /** The columns that remain after an erasure, and the reason, which the preview of the erasure shows. */
  kept?: { reason: RetentionReason; columns: readonly ColumnOf<Table>[] };
  /** The columns of such a row in the user's export; by default all of the above except withheld ones. */
  exports?: readonly ColumnOf<Table>[];
}

/** Text by a user in a row that may belong to another user. */
export interface ColumnAuthorship {
  of: (userId: string) => SQL;
  /** The columns that an erasure changes, and the values it leaves there. */
  erased: readonly string[];
  erasedAs: (userId: string) => Record<string, unknown>;
  kept: { reason: RetentionReason; columns: readonly string[] } | null;
  exports: readonly string[];
}

const writingsOfTable = new WeakMap<PgTable, ColumnAuthorship[]>();

/**
 * Declares who wrote some columns of a table, when the writer may differ from the user to whom the row belongs. An
 * erasure applies the rules in order: a rule that reads what another one empties must come before it.
 */
export const declareAuthorship = <Table extends PgTable>(
  table: Table,
  { of, erasedAs = {}, kept, exports }: WritingRule<Table>,
): void => {
  const columns: Record<string, PgColumn | undefined> = getTableColumns(table);
  const isWithheld = (name: string): boolean => {
    const column = columns[name];
    return column !== undefined && privacyOfConfig.get(configOf(column))?.use === 'withheld';
  };
  const left = (userId: string) => (typeof erasedAs === 'function' ? erasedAs(userId) : erasedAs);
  const erased = Object.keys(left(''));
  const writing: ColumnAuthorship = {
    of,
    erased,
    erasedAs: left,
    kept: kept ?? null,
    exports: exports ?? [...erased, ...(kept?.columns ?? [])].filter((name) => !isWithheld(name)),
  };
  writingsOfTable.set(table, [...(writingsOfTable.get(table) ?? []), writing]);
};

export interface PrivateTable {
  name: string;
  table: PgTable;
  columns: Readonly<Record<string, PgColumn>>;
  useOf: ReadonlyMap<string, ColumnUse>;
  /** Columns that contain no text by a user. */
  codes: ReadonlySet<string>;
  writings: readonly ColumnAuthorship[];
  /** The values that an erasure writes into emptied rows. */
  erasedAs: Readonly<Record<string, unknown>>;
  /** Null when no row belongs to a user. */
  rowsOf: RowsRule['of'] | null;
  erasure: Erasure;
}

/**
 * The privacy that the schema declares for a table. Throws for a column without a declaration, and for a personal
 * column in a table whose rows belong to no user.
 */
export const privacyOfTable = (table: PgTable): PrivateTable => {
  const [name, columns, rule] = [
    getTableName(table),
    getTableColumns(table),
    rowsOfTable.get(table),
  ];
  const useOf = new Map<string, ColumnUse>();
  const codes = new Set<string>();
  const erasedAs: Record<string, unknown> = {};
  for (const [key, column] of Object.entries(columns)) {
    const privacy = privacyOfConfig.get(configOf(column));
    if (privacy === undefined)
      throw new Error(`${name}.${column.name} does not say what it is to a person`);
    if (rule === undefined && privacy.use !== 'impersonal')
      throw new Error(`${name}.${column.name} is of a person, and no row of it is anybody's`);
    useOf.set(key, privacy.use);
    if (privacy.holds === 'codes' || column.enumValues !== undefined) codes.add(key);
    if ('erasedAs' in privacy) erasedAs[key] = privacy.erasedAs;
  }
  return {
    name,
    table,
    columns,
    useOf,
    codes,
    writings: writingsOfTable.get(table) ?? [],
    erasedAs,
    rowsOf: rule?.of ?? null,
    erasure: rule?.onErasure ?? 'kept',
  };
};
