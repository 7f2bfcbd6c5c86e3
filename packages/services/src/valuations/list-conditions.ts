import { valuationShares } from '@valia/db/schema/valuation-shares.ts';
import { valuationTags } from '@valia/db/schema/valuation-tags.ts';
import { valuations } from '@valia/db/schema/valuations.ts';
import { madridCalendar } from '@valia/domain/calendar/madrid-calendar.ts';
import { companySortKey } from '@valia/domain/valuations/company-sort-key.ts';
import { plainTaxId } from '@valia/domain/valuations/plain-tax-id.ts';
import type {
  UpdatedPeriod,
  ValuationFilter,
} from '@valia/domain/valuations/valuation-list-schemas.ts';
import { and, eq, gte, isNotNull, isNull, like, lt, lte, or, sql, type SQL } from 'drizzle-orm';

const contains = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

const matches = (search: string): SQL | undefined => {
  const name = companySortKey(search);
  const taxId = plainTaxId(search);
  if (search === '') return undefined;
  // Of accents alone, which names are searched without: no name has them.
  if (name === '') return sql`false`;
  const byName = like(valuations.companySortKey, contains(name));
  return taxId === '' ? byName : or(byName, like(valuations.taxId, contains(taxId)));
};

/** By the owner too, whom the tag's row repeats: an index leads to theirs, past all that others tag alike. */
const hasTag = (tag: string): SQL =>
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

const changedWhen = (
  { updated, updatedFrom, updatedTo }: ValuationFilter,
  now: Date,
): SQL | undefined =>
  and(
    updated === null ? undefined : gte(valuations.updatedAt, periodStart[updated](now)),
    updatedFrom === null
      ? undefined
      : gte(valuations.updatedAt, madridCalendar.dayStart(updatedFrom)),
    updatedTo === null
      ? undefined
      : lt(valuations.updatedAt, madridCalendar.dayStart(updatedTo, 1)),
  );

const worth = ({ valueFrom, valueTo }: ValuationFilter): SQL | undefined =>
  and(
    valueFrom === null ? undefined : gte(valuations.equityCentral, valueFrom),
    valueTo === null ? undefined : lte(valuations.equityCentral, valueTo),
  );

/** What a filter asks of a row; first of all that the person may see it. For `from valuations`, shares joined. */
export const listConditions = (
  filter: ValuationFilter,
  { userId, now }: { userId: string; now: Date },
): SQL | undefined =>
  and(
    filter.scope === 'own' ? eq(valuations.ownerId, userId) : eq(valuationShares.userId, userId),
    filter.archived ? isNotNull(valuations.archivedAt) : isNull(valuations.archivedAt),
    filter.status === null ? undefined : eq(valuations.status, filter.status),
    filter.type === null ? undefined : eq(valuations.type, filter.type),
    filter.method === null ? undefined : eq(valuations.method, filter.method),
    filter.sector === null ? undefined : eq(valuations.sector, filter.sector),
    filter.province === null ? undefined : eq(valuations.province, filter.province),
    filter.tag === null ? undefined : hasTag(filter.tag),
    changedWhen(filter, now),
    worth(filter),
    matches(filter.search),
  );
