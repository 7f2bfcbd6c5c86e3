import { sellBusinessLeads } from '@valia/db/schema/network/sell-business-leads.ts';
import { madridCalendar } from '@valia/domain/calendar/madrid-calendar.ts';
import type { LeadFilter } from '@valia/domain/leads/lead-schemas.ts';
import { openLeadStages } from '@valia/domain/leads/lead-stage.ts';
import { companySortKey } from '@valia/domain/valuations/company-sort-key.ts';
import {
  and,
  eq,
  gte,
  ilike,
  inArray,
  isNull,
  like,
  lt,
  lte,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { keyset } from '../lists/keyset.ts';
import { filterBy, type ListFilter } from '../lists/list-read.ts';
import { searchPattern } from '../lists/search-pattern.ts';

/** What is asked of an adviser's leads, by whom and when. */
export interface AskedLeads extends LeadFilter {
  userId: string;
  now: Date;
}

/** Where nothing comes next, and where no revenue was told, it comes last. */
export const leadKeyset = keyset(
  {
    'next-step': {
      column: sql`coalesce(${sellBusinessLeads.nextStepAt}, '9999-01-01 00:00+00'::timestamptz)`,
      kind: 'instant',
    },
    created: { column: sellBusinessLeads.createdAt, kind: 'instant' },
    company: { column: sellBusinessLeads.companySortKey, kind: 'text' },
    revenue: {
      column: sql`coalesce(${sellBusinessLeads.annualRevenue}, '-infinity'::float8)`,
      kind: 'number',
    },
  },
  { column: sellBusinessLeads.id, kind: 'uuid' },
);

const dayStart = sql`${sql.placeholder('dayStart')}::timestamptz`;
const dayEnd = sql`${sql.placeholder('dayEnd')}::timestamptz`;

/** Whether the date of the next step is one of these; told by what the statement is given of the days. */
const nextStepIs = (
  wanted: NonNullable<LeadFilter['nextStep']>,
  days: number,
  where: () => SQL | undefined,
): ListFilter<AskedLeads> => ({
  values: ({ nextStep, now }) => {
    if (nextStep !== wanted) return null;
    const today = madridCalendar.date(now);
    return {
      dayStart: madridCalendar.dayStart(today).toISOString(),
      dayEnd: madridCalendar.dayStart(today, days).toISOString(),
    };
  },
  where,
});

const { nextStepAt, stage } = sellBusinessLeads;
const within = () => and(gte(nextStepAt, dayStart), lt(nextStepAt, dayEnd));

/** The parts of a filter that the lists of advisers and of administrators share. */
export const factFilters = {
  search: {
    values: ({ search }: Pick<LeadFilter, 'search'>) =>
      search === ''
        ? null
        : { company: searchPattern(companySortKey(search)), contact: searchPattern(search) },
    where: () =>
      or(
        like(sellBusinessLeads.companySortKey, sql.placeholder('company')),
        ilike(sellBusinessLeads.contactName, sql.placeholder('contact')),
      ),
    isPlannedAnew: true,
  },
  kind: filterBy<Pick<LeadFilter, 'kind'>, 'kind'>('kind', (value) =>
    eq(sellBusinessLeads.kind, value),
  ),
  stage: filterBy<Pick<LeadFilter, 'stage'>, 'stage'>('stage', (value) => eq(stage, value)),
  sector: filterBy<Pick<LeadFilter, 'sector'>, 'sector'>('sector', (value) =>
    eq(sellBusinessLeads.sector, value),
  ),
  source: filterBy<Pick<LeadFilter, 'source'>, 'source'>('source', (value) =>
    eq(sellBusinessLeads.source, value),
  ),
  revenueFrom: filterBy<Pick<LeadFilter, 'revenueFrom'>, 'revenueFrom'>('revenueFrom', (value) =>
    gte(sellBusinessLeads.annualRevenue, value),
  ),
  revenueTo: filterBy<Pick<LeadFilter, 'revenueTo'>, 'revenueTo'>('revenueTo', (value) =>
    lte(sellBusinessLeads.annualRevenue, value),
  ),
};

/** What a filter asks of a row; first of all that the lead is the adviser's own. */
export const leadFilters: Readonly<Record<string, ListFilter<AskedLeads>>> = {
  own: {
    values: ({ userId }) => ({ userId }),
    where: () => eq(sellBusinessLeads.advisorUserId, sql.placeholder('userId')),
  },
  ...factFilters,
  overdue: nextStepIs('overdue', 1, () => lt(nextStepAt, dayStart)),
  today: nextStepIs('today', 1, within),
  week: nextStepIs('week', 7, within),
  none: {
    values: ({ nextStep }) => (nextStep === 'none' ? {} : null),
    where: () => and(isNull(nextStepAt), inArray(stage, [...openLeadStages])),
  },
};
