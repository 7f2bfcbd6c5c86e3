import { valuationShares } from '@valia/db/schema/valuations/valuation-shares.ts';
import { valuationTags } from '@valia/db/schema/valuations/valuation-tags.ts';
import { valuations } from '@valia/db/schema/valuations/valuations.ts';
import { madridCalendar } from '@valia/domain/calendar/madrid-calendar.ts';
import type { FilterOf } from '@valia/domain/lists/declare-list.ts';
import { companySortKey } from '@valia/domain/valuations/company-sort-key.ts';
import { normaliseTaxId } from '@valia/domain/valuations/normalise-tax-id.ts';
import { valuationList } from '@valia/domain/valuations/valuation-list.ts';
import {
  and,
  eq,
  gt,
  gte,
  isNotNull,
  isNull,
  like,
  lt,
  lte,
  or,
  type Placeholder,
  sql,
  type SQL,
} from 'drizzle-orm';
import { filterWhen, listParts } from '../../lists/list-parts.ts';
import { filterBy, type ListFilter } from '../../lists/prepared-list-read.ts';
import { searchPattern } from '../../lists/search-pattern.ts';

interface Given {
  userId: string;
  now: Date;
  /** Limits the list to these ids; omitted for all valuations that match the filter. */
  ids?: readonly string[] | null;
}
/** The filter of a list request, with the user and the current time. */
export type AskedValuations = FilterOf<typeof valuationList> & Given;

type ValuationListFilter = ListFilter<AskedValuations>;

const userId = sql.placeholder('userId');
const { equityCentral } = valuations;
const lowest = sql`'-infinity'::float8`;
/** A valuation without a result sorts below every number. Same expression as in the index `valuations_by_equity`. */
const sortedEquity = sql`coalesce(${equityCentral}, '-infinity'::float8)`;

/**
 * Also compares the owner, which the tag's row repeats, so that the index finds the owner's tags directly and skips
 * equal tags of other users.
 */
const hasTag = (tag: Placeholder): SQL =>
  sql`exists (
    select 1 from ${valuationTags} where ${valuationTags.valuationId} = ${valuations.id}
      and ${valuationTags.ownerId} = ${valuations.ownerId} and ${valuationTags.tag} = ${tag})`;

const dayMs = 86_400_000;

const periodStart: Record<NonNullable<AskedValuations['updated']>, (now: Date) => Date> = {
  '7d': (now) => new Date(now.getTime() - 7 * dayMs),
  '30d': (now) => new Date(now.getTime() - 30 * dayMs),
  '6m': (now) => madridCalendar.monthsBefore(now, 6),
  '12m': (now) => madridCalendar.monthsBefore(now, 12),
};

const when = (
  name: string,
  momentOf: (asked: AskedValuations) => Date | null,
  where: (moment: Placeholder) => SQL,
): ValuationListFilter => ({
  values: (asked) => {
    const moment = momentOf(asked);
    return moment === null ? null : { [name]: moment.toISOString() };
  },
  where: () => where(sql.placeholder(name)),
});

/** Whether it is this alone, asked for without a value. */
const is = <Key extends 'scope' | 'archived'>(
  key: Key,
  value: AskedValuations[Key],
  where: () => SQL,
): ValuationListFilter => filterWhen((asked) => asked[key] === value, where);

/**
 * The conditions of each filter; the first one is that the user may see the row. For a query from `valuations` with the
 * shares joined.
 */
const parts = listParts<typeof valuationList, Given>(valuationList, {
  columns: {
    status: valuations.status,
    type: valuations.type,
    method: valuations.method,
    sector: valuations.sector,
    province: valuations.province,
    updated: valuations.updatedAt,
    value: sortedEquity,
    companyName: valuations.companySortKey,
  },
  own: {
    scope: [
      is('scope', 'own', () => eq(valuations.ownerId, userId)),
      is('scope', 'shared', () => eq(valuationShares.userId, userId)),
    ],
    archived: [
      is('archived', true, () => isNotNull(valuations.archivedAt)),
      is('archived', false, () => isNull(valuations.archivedAt)),
    ],
    tag: { ...filterBy('tag', hasTag), isPlannedAnew: true },
    updated: when(
      'updated',
      ({ updated, now }) => (updated === null ? null : periodStart[updated](now)),
      (since) => gte(valuations.updatedAt, since),
    ),
    updatedFrom: when(
      'updatedFrom',
      ({ updatedFrom }) => (updatedFrom === null ? null : madridCalendar.dayStart(updatedFrom)),
      (from) => gte(valuations.updatedAt, from),
    ),
    updatedTo: when(
      'updatedTo',
      ({ updatedTo }) => (updatedTo === null ? null : madridCalendar.dayStart(updatedTo, 1)),
      (end) => lt(valuations.updatedAt, end),
    ),
    // Compares the column itself, whose statistics the planner knows, and also the expression that the index
    // contains.
    value: [
      {
        ...filterBy('valueFrom', (least) =>
          and(gte(equityCentral, least), gte(sortedEquity, least)),
        ),
        isPlannedAnew: true,
      },
      {
        ...filterBy('valueTo', (most) =>
          and(lte(equityCentral, most), lte(sortedEquity, most), gt(sortedEquity, lowest)),
        ),
        isPlannedAnew: true,
      },
    ],
  },
  // A search for accents alone matches nothing, because names are searched without accents.
  search: {
    values: (text) => {
      const name = searchPattern(companySortKey(text));
      return { name, taxId: name === null ? null : searchPattern(normaliseTaxId(text)) };
    },
    where: () =>
      or(
        like(valuations.companySortKey, sql.placeholder('name')),
        like(valuations.taxId, sql.placeholder('taxId')),
      ),
  },
  tie: { column: valuations.id, kind: 'uuid' },
});

/** The keyset and the conditions of all lists of valuations. */
export const valuationParts = {
  keyset: parts.keyset,
  filters: {
    ...parts.filters,
    ids: {
      values: ({ ids = null }: AskedValuations) =>
        ids === null ? null : { ids: `{${ids.join(',')}}` },
      where: () => sql`${valuations.id} = any(${sql.placeholder('ids')}::uuid[])`,
      isPlannedAnew: true,
    },
  },
  values: ({ userId: of }: AskedValuations) => ({ userId: of }),
};
