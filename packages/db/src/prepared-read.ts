import { DrizzleQueryError, is, Param, Placeholder, SQL } from 'drizzle-orm';
import { PgColumn, QueryBuilder } from 'drizzle-orm/pg-core';
import { PostgresJsSession } from 'drizzle-orm/postgres-js';
import type { Database } from './client.ts';

/** The result of drizzle's `select` with a flat record of columns: one level of names, nothing nested. */
export interface FlatSelect<Row> {
  _: { selectedFields: Record<string, unknown>; result: Row[] };
  toSQL(): { sql: string; params: unknown[] };
}

type Decode = ((value: unknown) => unknown) | null;

type Values = Readonly<Record<string, unknown>>;

export interface PreparedRead<Row> {
  (db: Database, values: Values): Promise<Row[]>;
  /** The SQL statement that is sent to the database, for inspecting its query plan. */
  statement: (values: Values) => { text: string; params: unknown[] };
  isPlannedAnew: boolean;
}

interface Decoder {
  mapFromDriverValue: (value: unknown) => unknown;
}
const isDecoder = (value: unknown): value is Decoder =>
  typeof value === 'object' && value !== null && 'mapFromDriverValue' in value;

/** Text and JSON are returned unchanged. */
const decodeOf = (field: unknown): Decode => {
  if (is(field, PgColumn)) return (value) => field.mapFromDriverValue(value);
  if (!is(field, SQL)) throw new Error('A prepared read selects columns and expressions alone.');
  const decoder: unknown = Reflect.get(field, 'decoder');
  return isDecoder(decoder) ? (value) => decoder.mapFromDriverValue(value) : null;
};

const valueOf = (values: Values, name: string): unknown => {
  if (values[name] === undefined) throw new Error(`A prepared read was given no ${name}.`);
  return values[name];
};

const paramOf = (param: unknown): ((values: Values) => unknown) => {
  if (is(param, Placeholder)) return (values) => valueOf(values, param.name);
  if (!is(param, Param)) return () => param;
  const { encoder, value } = param;
  if (!is(value, Placeholder)) return () => encoder.mapToDriverValue(value);
  return (values) => encoder.mapToDriverValue(valueOf(values, value.name));
};

/** The driver client through which a database handle sends its statements. */
export const databaseDriver = ({ _: { session } }: Database) => {
  if (!is(session, PostgresJsSession)) throw new Error('A prepared read needs the driver.');
  return session.client;
};

const compile = <Row>(query: FlatSelect<Row>) => {
  const { sql: text, params } = query.toSQL();
  const fields = Object.entries(query._.selectedFields);
  const names = fields.map(([name]) => name);
  const decoders = fields.map(([, field]) => decodeOf(field));
  const toParams = params.map(paramOf);
  return {
    statement: (values: Values) => ({ text, params: toParams.map((toParam) => toParam(values)) }),
    toRow: (read: readonly unknown[]): Row => {
      const row: Record<string, unknown> = {};
      for (let at = 0; at < names.length; at += 1) {
        const [name = '', decode = null, value] = [names[at], decoders[at], read[at]];
        row[name] = value === null || decode === null ? value : decode(value);
      }
      return row as Row;
    },
  };
};

/** Creates a value once per database, for all its handles: the pool's and those of transactions. */
export const oncePerDatabase = <Made>(make: () => Made): ((db: Database) => Made) => {
  const made = new WeakMap<object, Made>();
  return ({ _: { session } }) => {
    const key: unknown = Reflect.get(session, 'dialect');
    if (typeof key !== 'object' || key === null) throw new Error('A handle without its dialect.');
    const known = made.get(key);
    if (known !== undefined) return known;
    const fresh = make();
    made.set(key, fresh);
    return fresh;
  };
};

/**
 * A query whose text is created once per database, at its first use, and which each connection plans once, within a
 * transaction or not. Use `isPlannedAnew` for a query whose best plan depends on its values.
 */
export const preparedRead = <Row>(
  select: (builder: QueryBuilder) => FlatSelect<Row>,
  { isPlannedAnew = false }: { isPlannedAnew?: boolean } = {},
): PreparedRead<Row> => {
  const compileAnew = () => compile(select(new QueryBuilder()));
  const compiled = oncePerDatabase(compileAnew);
  const read = async (db: Database, values: Values): Promise<Row[]> => {
    const { statement, toRow } = compiled(db);
    const { text, params } = statement(values);
    const options = { prepare: !isPlannedAnew };
    const rows = await databaseDriver(db)
      .unsafe(text, params as never[], options)
      .values()
      .catch((cause: unknown) => {
        throw new DrizzleQueryError(text, params, cause instanceof Error ? cause : undefined);
      });
    return rows.map(toRow);
  };
  return Object.assign(read, {
    statement: (values: Values) => compileAnew().statement(values),
    isPlannedAnew,
  });
};
