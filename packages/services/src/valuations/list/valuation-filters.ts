import { valuationShares } from '@valia/db/schema/valuations/valuation-shares.ts';
import { valuationTags } from '@valia/db/schema/valuations/valuation-tags.ts';
import { valuations } from '@valia/db/schema/valuations/valuations.ts';
import { madridCalendar } from '@valia/domain/calendar/madrid-calendar.ts';
import { companySortKey } from '@valia/domain/valuations/company-sort-key.ts';
import { normaliseTaxId } from '@valia/domain/valuations/normalise-tax-id.ts';
import type {
  UpdatedPeriod,
  ValuationFilter,
} from '@valia/domain/valuations/valuation-list-schemas.ts';
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
import { filterBy, type ListFilter } from '../../lists/prepared-list-read.ts';
import { sortedEquity } from './valuation-keyset.ts';
import { searchPattern } from '../../lists/search-pattern.ts';

/** The filter of a list request, with the user and the current time. */
export interface ValuationListQuery extends ValuationFilter {
  userId: string;
  now: Date;
  /** Limits the list to these ids; omitted for all valuations that match the filter. */
  ids?: readonly string[] | null;
}

type ValuationListFilter = ListFilter<ValuationListQuery>;

const userId = sql.placeholder('userId');
const { equityCentral } = valuations;
const lowest = sql`'-infinity'::float8`;

/** The caller's own valuations, or those shared with the caller by others. */
const scope = (of: ValuationFilter['scope'], where: () => SQL): ValuationListFilter => ({
  values: (asked) => (asked.scope === of ? {} : null),
  where,
});

const archived = (is: boolean, where: () => SQL): ValuationListFilter => ({
  values: (asked) => (asked.archived === is ? {} : null),
  where,
});

/**
 * Also compares the owner, which the tag's row repeats, so that the index finds the owner's tags directly and skips
 * equal tags of other users.
 */
const hasTag = (tag: Placeholder): SQL =>
  sql`exists (
    select 1 from ${valuationTags} where ${valuationTags.valuationId} = ${valuations.id}
      and ${valuationTags.ownerId} = ${valuations.ownerId} and ${valuationTags.tag} = ${tag})`;

const dayMs = 86_400_000;

const periodStart: Record<UpdatedPeriod, (now: Date) => Date> = {
  '7d': (now) => new Date(now.getTime() - 7 * dayMs),
  '30d': (now) => new Date(now.getTime() - 30 * dayMs),
  '6m': (now) => madridCalendar.monthsBefore(now, 6),
  '12m': (now) => madridCalendar.monthsBefore(now, 12),
};

const when = (
  name: string,
  momentOf: (asked: ValuationListQuery) => Date | null,
  where: (moment: Placeholder) => SQL,
): ValuationListFilter => ({
  values: (asked) => {
    const moment = momentOf(asked);
    return moment === null ? null : { [name]: moment.toISOString() };
  },
  where: () => where(sql.placeholder(name)),
});

/** A search for accents alone matches nothing, because names are searched without accents. */
const search: ValuationListFilter = {
  values: ({ search: text }) => {
    if (text === '') return null;
    const name = searchPattern(companySortKey(text));
    return { name, taxId: name === null ? null : searchPattern(normaliseTaxId(text)) };
  },
  where: () =>
    or(
      like(valuations.companySortKey, sql.placeholder('name')),
      like(valuations.taxId, sql.placeholder('taxId')),
    ),
  isPlannedAnew: true,
};

/**
 * The conditions of each filter; the first one is that the user may see the row. For a query from `valuations` with the
 * shares joined.
 */
export const valuationFilters: Readonly<Record<string, ValuationListFilter>> = {
  search,
  own: scope('own', () => eq(valuations.ownerId, userId)),
  shared: scope('shared', () => eq(valuationShares.userId, userId)),
  archived: archived(true, () => isNotNull(valuations.archivedAt)),
  current: archived(false, () => isNull(valuations.archivedAt)),
  status: filterBy('status', (value) => eq(valuations.status, value)),
  type: filterBy('type', (value) => eq(valuations.type, value)),
  method: filterBy('method', (value) => eq(valuations.method, value)),
  sector: filterBy('sector', (value) => eq(valuations.sector, value)),
  province: filterBy('province', (value) => eq(valuations.province, value)),
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
  valueFrom: {
    ...filterBy('valueFrom', (value) => and(gte(equityCentral, value), gte(sortedEquity, value))),
    isPlannedAnew: true,
  },
  valueTo: {
    ...filterBy('valueTo', (value) =>
      and(lte(equityCentral, value), lte(sortedEquity, value), gt(sortedEquity, lowest)),
    ),
    isPlannedAnew: true,
  },
  ids: {
    values: ({ ids = null }) => (ids === null ? null : { ids: `{${ids.join(',')}}` }),
    where: () => sql`${valuations.id} = any(${sql.placeholder('ids')}::uuid[])`,
    isPlannedAnew: true,
  },
};
