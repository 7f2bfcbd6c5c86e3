import { AppError } from '@valia/domain/errors/app-error.ts';
import { hasRefusedCharacter } from '@valia/domain/text/refused-character.ts';
import { asc, desc, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { z } from 'zod';

type Direction = 'asc' | 'desc';
export interface ListOrder<Sort extends string> {
  sort: Sort;
  direction: Direction;
}

// A name has 160 characters, and one syllable of Hangul comes apart into three letters; no sign into more.
const longestText = 160 * 3;

const longestNumber = 30;

/** As the database writes one, and none that it would refuse as too large or too small. */
const isNumber = (text: string): boolean =>
  text === '-Infinity' ||
  (/^-?\d+(?:\.\d+)?(?:e[+-]\d+)?$/.test(text) &&
    Number.isFinite(Number(text)) &&
    (Number(text) !== 0 || !/[1-9]/.test(text.split('e')[0] ?? '')));

/** How a value is written into a cursor and read back: the database's own words for it, to the last digit. */
const kinds = {
  instant: {
    write: (column: SQLWrapper) =>
      sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
    read: (value: SQLWrapper) => sql`${value}::timestamptz`,
    // The database knows no year 0.
    schema: z.iso.datetime().refine((instant) => !instant.startsWith('0000')),
  },
  text: {
    write: (column: SQLWrapper) => sql<string>`${column}`,
    read: (value: SQLWrapper) => sql`${value}::text`,
    schema: z
      .string()
      .max(longestText)
      .refine((text) => !hasRefusedCharacter(text)),
  },
  number: {
    write: (column: SQLWrapper) => sql<string>`${column}::text`,
    read: (value: SQLWrapper) => sql`${value}::float8`,
    schema: z.string().max(longestNumber).refine(isNumber),
  },
  integer: {
    write: (column: SQLWrapper) => sql<string>`${column}::text`,
    read: (value: SQLWrapper) => sql`${value}::bigint`,
    schema: z.string().regex(/^\d{1,18}$/),
  },
  uuid: {
    write: (column: SQLWrapper) => sql<string>`${column}::text`,
    read: (value: SQLWrapper) => sql`${value}::uuid`,
    schema: z.uuid(),
  },
} as const;

export interface KeysetColumn {
  column: SQLWrapper;
  kind: keyof typeof kinds;
}

/** Where a page ended: the sort column's value, then what tells equal ones apart. */
export interface Place {
  after: string;
  afterId: string;
}

const isValueOf = ({ kind }: KeysetColumn, value: string): boolean =>
  kinds[kind].schema.safeParse(value).success;

const tokenSchema = z.tuple([z.string(), z.enum(['asc', 'desc']), z.string(), z.string()]);

export const encodeCursor = (
  { sort, direction }: ListOrder<string>,
  { after, afterId }: Place,
): string => Buffer.from(JSON.stringify([sort, direction, after, afterId])).toString('base64url');

const parsed = (token: string): unknown => {
  try {
    return JSON.parse(Buffer.from(token, 'base64url').toString());
  } catch {
    return null;
  }
};

/** Of few rows no index gives the order, so that no plan walks all rows by it to meet the few. */
const ordered = (column: SQLWrapper, isFew: boolean): SQLWrapper =>
  isFew ? sql`(select ${column})` : column;

/**
 * The pages of a list in each of its orders; `tie` tells equal rows apart, null where none are. Every list orders, goes
 * on and reads its cursors by this; one of another order, or that nobody was given, is refused as input.
 */
export const keyset = <Sort extends string>(
  columns: Readonly<Record<Sort, KeysetColumn>>,
  tie: KeysetColumn | null,
) => ({
  /** What each row is selected with, for the cursor after it. */
  place: (sort: Sort) => ({
    after: kinds[columns[sort].kind].write(columns[sort].column),
    afterId: tie === null ? sql<string>`''` : kinds[tie.kind].write(tie.column),
  }),
  order: ({ sort, direction }: ListOrder<Sort>, isFew = false): SQL[] => {
    const towards = direction === 'asc' ? asc : desc;
    const first = towards(ordered(columns[sort].column, isFew));
    return tie === null ? [first] : [first, towards(tie.column)];
  },
  /** Only what comes after the place that the statement is given. */
  condition: ({ sort, direction }: ListOrder<Sort>, isFew = false): SQL => {
    const towards = sql.raw(direction === 'asc' ? '>' : '<');
    const { kind } = columns[sort];
    const column = ordered(columns[sort].column, isFew);
    const after = kinds[kind].read(sql.placeholder('after'));
    if (tie === null) return sql`${column} ${towards} ${after}`;
    const afterId = kinds[tie.kind].read(sql.placeholder('afterId'));
    // The first alone too: the tie of a list that is joined stands in another table than the index.
    return sql`${column} ${towards}= ${after}
      and (${column}, ${tie.column}) ${towards} (${after}, ${afterId})`;
  },
  decode: (token: string, { sort, direction }: ListOrder<Sort>): Place => {
    const read = tokenSchema.safeParse(parsed(token));
    if (read.success) {
      const [ofSort, ofDirection, after, afterId] = read.data;
      const isOfOrder = ofSort === sort && ofDirection === direction;
      const isPlace =
        isValueOf(columns[sort], after) &&
        (tie === null ? afterId === '' : isValueOf(tie, afterId));
      if (isOfOrder && isPlace) return { after, afterId };
    }
    throw new AppError('invalid-input', [{ path: 'cursor', code: 'not-valid', params: {} }]);
  },
});
export type Keyset<Sort extends string> = ReturnType<typeof keyset<Sort>>;
