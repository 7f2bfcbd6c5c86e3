import type { RetentionReason } from '@valia/domain/profile/erasure-preview-schema.ts';
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
  /** Nobody's own words: chosen from a list, made by the server, or the id of who chose such a code. */
  holds?: 'codes';
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

type ColumnOf<Table extends PgTable> = keyof Table['$inferInsert'] & string;
type Left<Table extends PgTable> = Partial<Record<ColumnOf<Table>, unknown>>;

interface WritingRule<Table extends PgTable> {
  /** In which rows a person wrote. */
  of: (userId: string) => SQL;
  /** What an erasure leaves of what they wrote there. */
  erasedAs?: Left<Table> | ((userId: string) => Left<Table>);
  /** What stays, and why: the preview of an erasure names it. */
  kept?: { reason: RetentionReason; columns: readonly ColumnOf<Table>[] };
  /** What their export holds of such a row; left out, all of the above but what is withheld. */
  exports?: readonly ColumnOf<Table>[];
}

/** Words of a person in a row that may be another's. */
export interface Writing {
  of: (userId: string) => SQL;
  /** Columns that an erasure changes, and what it leaves there. */
  erased: readonly string[];
  erasedAs: (userId: string) => Record<string, unknown>;
  kept: { reason: RetentionReason; columns: readonly string[] } | null;
  exports: readonly string[];
}

const writingsOfTable = new WeakMap<PgTable, Writing[]>();

/**
 * Says who wrote some columns of a table, where that need not be whose row it is. An erasure goes by the rules in their
 * order: one that reads what another empties comes before it.
 */
export const declareWriting = <Table extends PgTable>(
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
  const writing: Writing = {
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
  /** Columns without anybody's own words. */
  codes: ReadonlySet<string>;
  writings: readonly Writing[];
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
