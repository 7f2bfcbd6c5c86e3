import {
  type FilterOf,
  type ListDeclaration,
  type ListField,
  type SortOf,
  wireKeysOf,
} from '@valia/domain/lists/declare-list.ts';
import { eq, gte, lte, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type Keyset, keyset, type KeysetColumn } from './keyset.ts';
import { filterBy, type ListFilter } from './prepared-list-read.ts';

type Column = PgColumn | SQL;

type FieldsOf<List extends ListDeclaration> = List['fields'];
type OwnField<List extends ListDeclaration> = {
  [Name in keyof FieldsOf<List>]: FieldsOf<List>[Name] extends { filter: 'own' } ? Name : never;
}[keyof FieldsOf<List>];
type ColumnField<List extends ListDeclaration> = {
  [Name in keyof FieldsOf<List>]: FieldsOf<List>[Name] extends { filter: 'one' | 'range' | 'since' }
    ? Name
    : FieldsOf<List>[Name] extends { sort: string }
      ? Name
      : never;
}[keyof FieldsOf<List>];

interface SearchRule {
  /** The parameters that the statement gets for a search text. */
  values: (text: string) => Readonly<Record<string, unknown>>;
  where: () => SQL | undefined;
}

type Filters<Asked> = ListFilter<Asked> | readonly ListFilter<Asked>[];

interface PartsRule<List extends ListDeclaration, Asked> {
  /** The column of each field that is filtered or sorted by. */
  columns: Readonly<Record<ColumnField<List>, Column>>;
  /** The expression that a field is sorted by, if it is not its column. */
  orders?: Readonly<Partial<Record<ColumnField<List>, SQLWrapper>>>;
  /** The conditions of filters that are not a plain comparison with a column. */
  own: Readonly<
    Record<OwnField<List>, Filters<Asked>> & Partial<Record<ColumnField<List>, Filters<Asked>>>
  >;
  /** Conditions that come before those of the fields. */
  scope?: readonly ListFilter<Asked>[];
  search?: SearchRule;
  tie: KeysetColumn | null;
}

interface ListParts<Asked, Sort extends string> {
  keyset: Keyset<Sort>;
  filters: Readonly<Record<string, ListFilter<Asked>>>;
}

/** A rule without the types of its declaration, for the functions below. */
interface AnyRule extends Omit<PartsRule<ListDeclaration, never>, 'columns' | 'orders' | 'own'> {
  columns: Readonly<Record<string, Column>>;
  orders?: Readonly<Partial<Record<string, SQLWrapper>>>;
  own: Readonly<Record<string, Filters<never>>>;
}

type Asking = Readonly<Record<string, unknown>>;
const dayMs = 86_400_000;

/** A condition without parameters, which applies if `isAsked` returns true. */
export const filterWhen = <Asked>(
  isAsked: (asked: Asked) => boolean,
  where: () => SQL | undefined,
): ListFilter<Asked> => ({ values: (asked) => (isAsked(asked) ? {} : null), where });

/** drizzle declares its comparisons once for columns and once for expressions, but implements both in one function. */
const comparison = (by: typeof eq, column: Column, value: unknown): SQL =>
  by(column as PgColumn, value);

/** A condition for rows newer than a number of days, such as `7d`. */
const filterSince = (name: string, column: Column): ListFilter<Asking> => ({
  values: ({ [name]: period, now }) =>
    typeof period === 'string' && now instanceof Date
      ? { [name]: new Date(now.getTime() - Number.parseInt(period, 10) * dayMs).toISOString() }
      : null,
  where: () => comparison(gte, column, sql`${sql.placeholder(name)}::timestamptz`),
});

const comparisons = { one: [eq], range: [gte, lte] } as const;

const filtersOf = (name: string, field: ListField, rule: AnyRule): Filters<never> => {
  const { filter } = field;
  const column = rule.columns[name];
  const own = rule.own[name];
  if (own !== undefined) return own;
  if (filter === undefined || filter === 'own' || column === undefined) return [];
  if (filter === 'since') return filterSince(name, column);
  return wireKeysOf(name, field).map(
    (key, at) =>
      filterBy<Asking, string>(key, (value) =>
        comparison(comparisons[filter][at] ?? eq, column, value),
      ) as ListFilter<never>,
  );
};

const searchFilter = ({ values, where }: SearchRule): ListFilter<{ search: string }> => ({
  values: ({ search }) => (search === '' ? null : values(search)),
  where,
  isPlannedAnew: true,
});

const orderKinds = { text: 'text', choice: 'text', instant: 'instant', money: 'number' } as const;

const keysetColumnOf = (name: string, { kind }: ListField, rule: AnyRule): KeysetColumn => {
  const column = rule.orders?.[name] ?? rule.columns[name];
  const ordered = kind === 'count' ? 'integer' : orderKinds[kind as keyof typeof orderKinds];
  if (column === undefined) throw new Error(`No column for the order by ${name}.`);
  return { column, kind: ordered };
};

const named = (name: string, filters: Filters<never>): [string, ListFilter<never>][] =>
  'where' in filters
    ? [[name, filters]]
    : filters.map((filter, at) => [`${name} ${at}`, filter] as [string, ListFilter<never>]);

/** The keyset and the conditions of a declared list, in the order of its fields, for `preparedListRead`. */
export const listParts = <List extends ListDeclaration, Given extends object = object>(
  list: List,
  given: PartsRule<List, FilterOf<List> & Given>,
): ListParts<FilterOf<List> & Given, SortOf<List>> => {
  const rule = given as unknown as AnyRule;
  const { scope = [], search } = rule;
  const fields = Object.entries(list.fields);
  const sorted = fields.flatMap(([name, field]) =>
    field.sort === undefined
      ? []
      : [[field.sortAs ?? name, keysetColumnOf(name, field, rule)] as const],
  );
  const filters = [
    ...named('scope', scope),
    ...(search === undefined ? [] : [['search', searchFilter(search)] as const]),
    ...fields.flatMap(([name, field]) => named(name, filtersOf(name, field, rule))),
  ];
  const parts = {
    keyset: keyset(Object.fromEntries(sorted), rule.tie),
    filters: Object.fromEntries(filters),
  };
  return parts as unknown as ListParts<FilterOf<List> & Given, SortOf<List>>;
};
