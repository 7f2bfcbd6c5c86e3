import type { Database } from '@valia/db/client.ts';
import {
  type FlatSelect,
  perDatabase,
  preparedRead,
  type PreparedRead,
} from '@valia/db/prepared-read.ts';
import { and, type Placeholder, sql, type SQL } from 'drizzle-orm';
import type { QueryBuilder } from 'drizzle-orm/pg-core';
import { encodeCursor, type Keyset, type ListOrder, type Place } from './keyset.ts';

type Values = Readonly<Record<string, unknown>>;

export interface ListFilter<Asked> {
  /** What the statement is given for it; null when it is not asked for. */
  values: (asked: Asked) => Values | null;
  where: () => SQL | undefined;
  /** Its best plan hangs on what is looked for. */
  isPlannedAnew?: boolean;
  /** It leaves few rows, which are found first and then put in order. */
  isFew?: boolean;
}

/** The filter that compares with what was asked under its own name, unless that is null. */
export const filterBy = <Asked, Name extends keyof Asked & string>(
  name: Name,
  where: (value: Placeholder<Name>) => SQL | undefined,
): ListFilter<Asked> => ({
  values: (asked) => (asked[name] === null ? null : { [name]: asked[name] }),
  where: () => where(sql.placeholder(name)),
});

/** The parts of a statement that its shape decides; `where` holds the filters and what comes after the cursor. */
export interface ListShape {
  place: ReturnType<Keyset<string>['place']>;
  where: SQL | undefined;
  orderBy: SQL[];
  limit: number;
}

export interface AskedPage<Sort extends string> extends ListOrder<Sort> {
  cursor: string | null;
  limit: number;
}

type Filters<Asked> = Readonly<Record<string, ListFilter<Asked>>>;

interface ListRule<Asked, Sort extends string, Row> {
  keyset: Keyset<Sort>;
  filters: Filters<Asked>;
  /** What the statement is given whatever is asked. */
  values?: (asked: Asked) => Record<string, unknown>;
  select: (builder: QueryBuilder, shape: ListShape) => FlatSelect<Row>;
}

/** Which filters are asked for, by name, and what all of them are given. */
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
  page: AskedPage<Sort>,
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

// Each connection keeps what it has planned: whoever asks for ever other shapes must not fill it.
const mostShapes = 100;

/**
 * A list whose statement is prepared once for each shape: which filters are asked for, in which order, whether from a
 * cursor on. It reads one row more than the page, which says that there is a next one.
 */
export const listRead = <Asked, Sort extends string, Row>({
  keyset,
  filters,
  values = () => ({}),
  select,
}: ListRule<Asked, Sort, Row>) => {
  type Shapes = Map<string, PreparedRead<Row>>;
  const shapesOf = perDatabase((): Shapes => new Map());
  const match = matcher(filters, values);
  const prepare = (
    given: readonly string[],
    page: AskedPage<Sort>,
    isPlannedAnew: boolean,
  ): PreparedRead<Row> => {
    const used = given.map((name) => filters[name]);
    const shape = shapeOf(keyset, used, page);
    const isEachItsOwn = used.some((filter) => filter?.isPlannedAnew === true);
    return preparedRead((builder) => select(builder, shape), {
      isPlannedAnew: isPlannedAnew || isEachItsOwn,
    });
  };
  const find = (shapes: Shapes, asked: Asked, page: AskedPage<Sort>) => {
    const place = page.cursor === null ? null : keyset.decode(page.cursor, page);
    const { given, values: asks } = match(asked);
    const key = `${given.join()} ${page.sort} ${page.direction} ${page.limit} ${place !== null}`;
    const known = shapes.get(key) ?? prepare(given, page, shapes.size >= mostShapes);
    if (shapes.size < mostShapes) shapes.set(key, known);
    return { read: known, values: { ...asks, ...place } };
  };
  return {
    /** The filters that are asked for, with what their statement is given. */
    matching: (asked: Asked) => {
      const { given, values: asks } = match(asked);
      return { where: and(...given.map((name) => filters[name]?.where())), values: asks };
    },
    rows: (db: Database, asked: Asked, page: AskedPage<Sort>): Promise<Row[]> => {
      const found = find(shapesOf(db), asked, page);
      return found.read(db, found.values);
    },
    /** For a look at its plan. */
    statement: (asked: Asked, page: AskedPage<Sort>) => {
      const found = find(new Map(), asked, page);
      const { statement, isPlannedAnew } = found.read;
      return { ...statement(found.values), isPlannedAnew };
    },
  };
};

/** Cuts what was read to the page and the cursor of the next one. */
export const cutPage = <Row extends Place>(
  rows: readonly Row[],
  page: AskedPage<string>,
): { rows: Row[]; nextCursor: string | null } => {
  const shown = rows.slice(0, page.limit);
  const last = rows.length > page.limit ? shown.at(-1) : undefined;
  return { rows: shown, nextCursor: last === undefined ? null : encodeCursor(page, last) };
};
