import { valuations } from '@valia/db/schema/valuations.ts';
import type { ListValuationsInput } from '@valia/domain/valuations/valuation-list-schemas.ts';
import { asc, desc, sql, type SQL } from 'drizzle-orm';
import { decodeCursor, encodeCursor, type ValuationCursor } from './valuation-cursor.ts';

type Order = Pick<ListValuationsInput, 'sort' | 'direction'>;

const sortColumns: Record<ListValuationsInput['sort'], SQL> = {
  updatedAt: sql`${valuations.updatedAt}`,
  companyName: sql`${valuations.companySortKey}`,
  equityCentral: sql`coalesce(${valuations.equityCentral}, '-infinity'::float8)`,
};

const cursorValue = ({ at }: ValuationCursor): SQL => {
  switch (at.sort) {
    case 'updatedAt':
      return sql`${at.value}::timestamptz`;
    case 'companyName':
      return sql`${at.value}::text`;
    case 'equityCentral':
      return sql`${at.value ?? '-infinity'}::float8`;
  }
};

export const listOrder = ({ sort, direction }: Order): SQL[] => {
  const towards = direction === 'asc' ? asc : desc;
  return [towards(sortColumns[sort]), towards(valuations.id)];
};

/** Only what comes after the page that answered this cursor. */
export const afterListCursor = (token: string | null, order: Order): SQL | undefined => {
  if (token === null) return undefined;
  const cursor = decodeCursor(token, order);
  const place = sql`(${cursorValue(cursor)}, ${cursor.id}::uuid)`;
  const row = sql`(${sortColumns[order.sort]}, ${valuations.id})`;
  return order.direction === 'asc' ? sql`${row} > ${place}` : sql`${row} < ${place}`;
};

type LastRow = Pick<
  typeof valuations.$inferSelect,
  'id' | 'updatedAt' | 'companySortKey' | 'equityCentral'
>;

const cursorAfter = (row: LastRow, { sort, direction }: Order): string => {
  const at = {
    updatedAt: { sort: 'updatedAt', value: row.updatedAt.toISOString() },
    companyName: { sort: 'companyName', value: row.companySortKey },
    equityCentral: { sort: 'equityCentral', value: row.equityCentral },
  } as const;
  return encodeCursor({ at: at[sort], direction, id: row.id });
};

/** Cuts what was read, one row more than the page, to the page and the cursor of the next one. */
export const cutListPage = <Row extends LastRow>(
  rows: Row[],
  { limit, ...order }: Order & { limit: number },
): { page: Row[]; nextCursor: string | null } => {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { page, nextCursor: last && rows.length > limit ? cursorAfter(last, order) : null };
};
