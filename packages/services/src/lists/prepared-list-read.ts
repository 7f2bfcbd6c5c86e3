import type { Database } from '@valia/db/client.ts';
import {
  type FlatSelect,
  oncePerDatabase,
  preparedRead,
  type PreparedRead,
} from '@valia/db/prepared-read.ts';
import { and, type Placeholder, sql, type SQL } from 'drizzle-orm';
import type { QueryBuilder } from 'drizzle-orm/pg-core';
import { encodeCursor, type Keyset, type ListOrder, type PagePosition } from './keyset.ts';

type Values = Readonly<Record<string, unknown>>;

export interface ListFilter<Asked> {
  /** The parameters of the filter's statement; null when the filter is not requested. */
  values: (asked: Asked) => Values | null;
  where: () => SQL | undefined;
  /** True when the best query plan depends on the searched value, so that the statement is planned again each time. */
  isPlannedAnew?: boolean;
  /** True when the filter leaves few rows, which are found first and sorted afterwards. */
  isFew?: boolean;
}

/** A filter that compares with the request's field of the same name, and is inactive when that field is null. */
export const filterBy = <Asked, Name extends keyof Asked & string>(
  name: Name,
  where: (value: Placeholder<Name>) => SQL | undefined,
): ListFilter<Asked> => ({
  values: (asked) => (asked[name] === null ? null : { [name]: asked[name] }),
  where: () => where(sql.placeholder(name)),
});

/** The parts of a statement that depend on its shape; `where` contains the filters and the cursor condition. */
export interface ListShape {
  place: ReturnType<Keyset<string>['place']>;
  where: SQL | undefined;
  orderBy: SQL[];
  limit: number;
}

export interface RequestedPage<Sort extends string> extends ListOrder<Sort> {
  cursor: string | null;
  limit: number;
}

type Filters<Asked> = Readonly<Record<string, ListFilter<Asked>>>;

interface ListRule<Asked, Sort extends string, Row> {
  keyset: Keyset<Sort>;
  filters: Filters<Asked>;
  /** The statement's parameters that every request has. */
  values?: (asked: Asked) => Record<string, unknown>;
  select: (builder: QueryBuilder, shape: ListShape) => FlatSelect<Row>;
}

/** Determines the names of the requested filters, and the parameters of all of them together. */
const matcher = <Asked>(
  filters: Filters<Asked>,
  values: (asked: Asked) => Record<string, unknown>,
) => {
  const entries = Object.entries(filters);
  return (asked: Asked) => {
    const given: string[] = [];
    const all = values(asked);
    for (const [name, filter] of entries) {
      const own = filter.values(asked);
      if (own === null) continue;
      given.push(name);
      Object.assign(all, own);
    }
    return { given, values: all };
  };
};

const shapeOf = <Asked, Sort extends string>(
  keyset: Keyset<Sort>,
  used: readonly (ListFilter<Asked> | undefined)[],
  page: RequestedPage<Sort>,
): ListShape => {
  const isFew = used.some((filter) => filter?.isFew === true);
  const after = page.cursor === null ? undefined : keyset.condition(page, isFew);
  return {
    place: keyset.place(page.sort),
    where: and(...used.map((filter) => filter?.where()), after),
    orderBy: keyset.order(page, isFew),
    limit: page.limit + 1,
  };
};

// Each database connection stores its prepared statements. This maximum prevents a client from filling it
// with ever new combinations of filters.
const mostShapes = 100;

/**
 * A list whose statement is prepared once for each shape: the combination of filters, the order, and whether it starts
 * from a cursor. It reads one row more than the page, which shows whether there is a next page.
 */
export const preparedListRead = <Asked, Sort extends string, Row>({
  keyset,
  filters,
  values = () => ({}),
  select,
}: ListRule<Asked, Sort, Row>) => {
  type Shapes = Map<string, PreparedRead<Row>>;
  const shapesOf = oncePerDatabase((): Shapes => new Map());
  const match = matcher(filters, values);
  const prepare = (
    given: readonly string[],
    page: RequestedPage<Sort>,
    isPlannedAnew: boolean,
  ): PreparedRead<Row> => {
    const used = given.map((name) => filters[name]);
    const shape = shapeOf(keyset, used, page);
    const isEachItsOwn = used.some((filter) => filter?.isPlannedAnew === true);
    return preparedRead((builder) => select(builder, shape), {
      isPlannedAnew: isPlannedAnew || isEachItsOwn,
    });
  };
  const find = (shapes: Shapes, asked: Asked, page: RequestedPage<Sort>) => {
    const place = page.cursor === null ? null : keyset.decode(page.cursor, page);
    const { given, values: asks } = match(asked);
    const key = `${given.join()} ${page.sort} ${page.direction} ${page.limit} ${place !== null}`;
    const known = shapes.get(key) ?? prepare(given, page, shapes.size >= mostShapes);
    if (shapes.size < mostShapes) shapes.set(key, known);
    return { read: known, values: { ...asks, ...place } };
  };
  return {
    /** The conditions of the requested filters, with the parameters of their statement. */
    matching: (asked: Asked) => {
      const { given, values: asks } = match(asked);
      return { where: and(...given.map((name) => filters[name]?.where())), values: asks };
    },
    rows: (db: Database, asked: Asked, page: RequestedPage<Sort>): Promise<Row[]> => {
      const found = find(shapesOf(db), asked, page);
      return found.read(db, found.values);
    },
    /** The statement, for inspecting its query plan. */
    statement: (asked: Asked, page: RequestedPage<Sort>) => {
      const found = find(new Map(), asked, page);
      const { statement, isPlannedAnew } = found.read;
      return { ...statement(found.values), isPlannedAnew };
    },
  };
};

/** Cuts the rows to one page and makes the cursor of the next page. */
export const cutPage = <Row extends PagePosition>(
  rows: readonly Row[],
  page: RequestedPage<string>,
): { rows: Row[]; nextCursor: string | null } => {
  const shown = rows.slice(0, page.limit);
  const last = rows.length > page.limit ? shown.at(-1) : undefined;
  return { rows: shown, nextCursor: last === undefined ? null : encodeCursor(page, last) };
};
