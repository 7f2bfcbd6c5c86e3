import type { Database } from '@valia/db/client.ts';
import { valuations } from '@valia/db/schema/valuations.ts';
import { requireRight } from '@valia/domain/access/rights.ts';
import { companySortKey } from '@valia/domain/valuations/company-sort-key.ts';
import { plainTaxId } from '@valia/domain/valuations/plain-tax-id.ts';
import type {
  ListValuationsInput,
  ValuationPage,
} from '@valia/domain/valuations/valuation-schemas.ts';
import { and, asc, desc, eq, isNull, like, or, sql, type SQL } from 'drizzle-orm';
import type { ServiceContext } from '../service-context.ts';
import { summaryColumns, toValuationSummary } from './summary-columns.ts';
import { decodeCursor, encodeCursor, type ValuationCursor } from './valuation-cursor.ts';
import { valuationTotals } from './valuation-totals.ts';

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

const afterCursor = (token: string | null, order: Order): SQL | undefined => {
  if (token === null) return undefined;
  const cursor = decodeCursor(token, order);
  const place = sql`(${cursorValue(cursor)}, ${cursor.id}::uuid)`;
  const row = sql`(${sortColumns[order.sort]}, ${valuations.id})`;
  return order.direction === 'asc' ? sql`${row} > ${place}` : sql`${row} < ${place}`;
};

const contains = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

const matches = (search: string): SQL | undefined => {
  const name = companySortKey(search);
  const taxId = plainTaxId(search);
  if (name === '') return undefined;
  const byName = like(valuations.companySortKey, contains(name));
  return taxId === '' ? byName : or(byName, like(valuations.taxId, contains(taxId)));
};

const pageColumns = { ...summaryColumns, companySortKey: valuations.companySortKey } as const;
type PageRow = Pick<typeof valuations.$inferSelect, keyof typeof pageColumns>;

const cursorAfter = (row: PageRow, { sort, direction }: Order): string => {
  const at = {
    updatedAt: { sort: 'updatedAt', value: row.updatedAt.toISOString() },
    companyName: { sort: 'companyName', value: row.companySortKey },
    equityCentral: { sort: 'equityCentral', value: row.equityCentral },
  } as const;
  return encodeCursor({ at: at[sort], direction, id: row.id });
};

const loadPage = (
  db: Database,
  ownerId: string,
  input: ListValuationsInput,
): Promise<PageRow[]> => {
  const towards = input.direction === 'asc' ? asc : desc;
  return db
    .select(pageColumns)
    .from(valuations)
    .where(
      and(
        eq(valuations.ownerId, ownerId),
        isNull(valuations.archivedAt),
        input.status === null ? undefined : eq(valuations.status, input.status),
        input.type === null ? undefined : eq(valuations.type, input.type),
        matches(input.search),
        afterCursor(input.cursor, input),
      ),
    )
    .orderBy(towards(sortColumns[input.sort]), towards(valuations.id))
    .limit(input.limit + 1);
};

/** One page of my valuations, archived ones left out, with the totals of all of them. */
export const listValuations = async ({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: ListValuationsInput;
}): Promise<ValuationPage> => {
  const { userId } = requireRight(ctx.actor, 'work-on-own-valuations');
  const [rows, totals] = await Promise.all([
    loadPage(ctx.db, userId, input),
    valuationTotals(ctx.db, { ownerId: userId, now: ctx.now }),
  ]);
  const page = rows.slice(0, input.limit);
  const last = page.at(-1);
  return {
    items: page.map(toValuationSummary),
    nextCursor: last && rows.length > page.length ? cursorAfter(last, input) : null,
    totals: { ...totals.byStatus, completedAmount: totals.totalAmount },
  };
};
