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
import { filterBy, type ListFilter } from '../../lists/list-read.ts';
import { sortedEquity } from './valuation-keyset.ts';
import { searchPattern } from '../../lists/search-pattern.ts';

/** What is asked of the list, and by whom and when. */
export interface AskedValuations extends ValuationFilter {
  userId: string;
  now: Date;
  /** Only these; left out for all that the filter lets through. */
  ids?: readonly string[] | null;
}

type ValuationListFilter = ListFilter<AskedValuations>;

const userId = sql.placeholder('userId');
const { equityCentral } = valuations;
const lowest = sql`'-infinity'::float8`;

/** Whose valuations: mine, or those that others share with me. */
const scope = (of: ValuationFilter['scope'], where: () => SQL): ValuationListFilter => ({
  values: (asked) => (asked.scope === of ? {} : null),
  where,
});

const archived = (is: boolean, where: () => SQL): ValuationListFilter => ({
  values: (asked) => (asked.archived === is ? {} : null),
  where,
});

/** By the owner too, whom the tag's row repeats: an index leads to theirs, past all that others tag alike. */
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
  momentOf: (asked: AskedValuations) => Date | null,
  where: (moment: Placeholder) => SQL,
): ValuationListFilter => ({
  values: (asked) => {
    const moment = momentOf(asked);
    return moment === null ? null : { [name]: moment.toISOString() };
  },
  where: () => where(sql.placeholder(name)),
});

/** A search of accents alone matches nothing: names are searched without them. */
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

/** What a filter asks of a row; first of all that the person may see it. For `from valuations`, shares joined. */
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
  // By the column, whose values the planner knows, and by what the index holds of it.
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
