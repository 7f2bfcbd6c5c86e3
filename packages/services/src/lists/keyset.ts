import { AppError } from '@valia/domain/errors/app-error.ts';
import { hasForbiddenCharacter } from '@valia/domain/text/forbidden-character.ts';
import { asc, desc, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { z } from 'zod';

type Direction = 'asc' | 'desc';
export interface ListOrder<Sort extends string> {
  sort: Sort;
  direction: Direction;
}

// A name has at most 160 characters, and the normalised form of a Hangul syllable has three characters; no
// other character has more.
const longestText = 160 * 3;

const longestNumber = 30;

/** A number as the database writes it, and not one that the database would refuse as too large or too small. */
const isNumber = (text: string): boolean =>
  text === '-Infinity' ||
  (/^-?\d+(?:\.\d+)?(?:e[+-]\d+)?$/.test(text) &&
    Number.isFinite(Number(text)) &&
    (Number(text) !== 0 || !/[1-9]/.test(text.split('e')[0] ?? '')));

/** The conversion of a value to a cursor and back, in the database's own text form, without loss of digits. */
const kinds = {
  instant: {
    write: (column: SQLWrapper) =>
      sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
    read: (value: SQLWrapper) => sql`${value}::timestamptz`,
    // PostgreSQL has no year 0.
    schema: z.iso.datetime().refine((instant) => !instant.startsWith('0000')),
  },
  text: {
    write: (column: SQLWrapper) => sql<string>`${column}`,
    read: (value: SQLWrapper) => sql`${value}::text`,
    schema: z
      .string()
      .max(longestText)
      .refine((text) => !hasForbiddenCharacter(text)),
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

/** The end of a page: the value of the sort column, then the value that distinguishes equal rows. */
export interface PagePosition {
  after: string;
  afterId: string;
}

/** The position of a row that is read alone. */
export const noPlace = { after: sql<string>`''`, afterId: sql<string>`''` };

const isValueOf = ({ kind }: KeysetColumn, value: string): boolean =>
  kinds[kind].schema.safeParse(value).success;

const tokenSchema = z.tuple([z.string(), z.enum(['asc', 'desc']), z.string(), z.string()]);

export const encodeCursor = (
  { sort, direction }: ListOrder<string>,
  { after, afterId }: PagePosition,
): string => Buffer.from(JSON.stringify([sort, direction, after, afterId])).toString('base64url');

const parsed = (token: string): unknown => {
  try {
    return JSON.parse(Buffer.from(token, 'base64url').toString());
  } catch {
    return null;
  }
};

/**
 * For few rows, prevents the use of an index for the order, so that no plan scans all rows in that order to find the
 * few.
 */
const ordered = (column: SQLWrapper, isFew: boolean): SQLWrapper =>
  isFew ? sql`(select ${column})` : column;

/**
 * The pages of a list in each of its orders. `tie` is the column that distinguishes equal rows; null when no rows are
 * equal. Every list uses this for its order, its pages and its cursors. A cursor of another order, or one that the
 * server never issued, is refused as invalid input.
 */
export const keyset = <Sort extends string>(
  columns: Readonly<Record<Sort, KeysetColumn>>,
  tie: KeysetColumn | null,
) => ({
  /** The columns selected with each row, from which the cursor after it is made. */
  place: (sort: Sort) => ({
    after: kinds[columns[sort].kind].write(columns[sort].column),
    afterId: tie === null ? sql<string>`''` : kinds[tie.kind].write(tie.column),
  }),
  order: ({ sort, direction }: ListOrder<Sort>, isFew = false): SQL[] => {
    const towards = direction === 'asc' ? asc : desc;
    const first = towards(ordered(columns[sort].column, isFew));
    return tie === null ? [first] : [first, towards(tie.column)];
  },
  /** The condition that keeps only rows after the place given to the statement. */
  condition: ({ sort, direction }: ListOrder<Sort>, isFew = false): SQL => {
    const towards = sql.raw(direction === 'asc' ? '>' : '<');
    const { kind } = columns[sort];
    const column = ordered(columns[sort].column, isFew);
    const after = kinds[kind].read(sql.placeholder('after'));
    if (tie === null) return sql`${column} ${towards} ${after}`;
    const afterId = kinds[tie.kind].read(sql.placeholder('afterId'));
    // The sort column is also compared alone, because in a joined list the tie column is in another table than
    // the index.
    return sql`${column} ${towards}= ${after}
      and (${column}, ${tie.column}) ${towards} (${after}, ${afterId})`;
  },
  decode: (token: string, { sort, direction }: ListOrder<Sort>): PagePosition => {
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
