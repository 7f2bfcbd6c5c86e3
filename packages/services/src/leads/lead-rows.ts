import { sellBusinessLeads } from '@valia/db/schema/network/sell-business-leads.ts';
import { madridCalendar } from '@valia/domain/calendar/madrid-calendar.ts';
import { listLeadsInput } from '@valia/domain/leads/lead-list-inputs.ts';
import { ownLeads } from '@valia/domain/leads/lead-list.ts';
import { leadPageSchema } from '@valia/domain/leads/lead-schemas.ts';
import { openLeadStages } from '@valia/domain/leads/lead-stage.ts';
import { companySortKey } from '@valia/domain/valuations/company-sort-key.ts';
import { and, eq, gte, ilike, inArray, isNull, like, lt, or, sql, type SQL } from 'drizzle-orm';
import { filterWhen, listParts } from '../lists/list-parts.ts';
import { cutPage, type ListFilter, preparedListRead } from '../lists/prepared-list-read.ts';
import { searchPattern } from '../lists/search-pattern.ts';
import { read } from '../verbs/verb.ts';
import { leadItemColumns, toLeadItem } from './own-leads.ts';

const { nextStepAt, stage } = sellBusinessLeads;

/** The columns that both lists of leads filter by. */
export const leadColumns = {
  kind: sellBusinessLeads.kind,
  stage,
  sector: sellBusinessLeads.sector,
  source: sellBusinessLeads.source,
  revenue: sellBusinessLeads.annualRevenue,
};
export const leadOrders = {
  revenue: sql`coalesce(${sellBusinessLeads.annualRevenue}, '-infinity'::float8)`,
};
export const leadTie = { column: sellBusinessLeads.id, kind: 'uuid' } as const;

const dayStart = sql`${sql.placeholder('dayStart')}::timestamptz`;
const dayEnd = sql`${sql.placeholder('dayEnd')}::timestamptz`;

interface Asked {
  nextStep: string | null;
  now: Date;
}

/** Whether the next step is one of these; said by what the statement is given of the days. */
const nextStepIs = (
  wanted: string,
  days: number,
  where: () => SQL | undefined,
): ListFilter<Asked> => ({
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
const within = () => and(gte(nextStepAt, dayStart), lt(nextStepAt, dayEnd));

const parts = listParts<typeof ownLeads, { userId: string; now: Date }>(ownLeads, {
  columns: {
    ...leadColumns,
    // Where nothing comes next, it comes last.
    nextStep: sql`coalesce(${nextStepAt}, '9999-01-01 00:00+00'::timestamptz)`,
    created: sellBusinessLeads.createdAt,
    company: sellBusinessLeads.companySortKey,
  },
  orders: leadOrders,
  own: {
    nextStep: [
      nextStepIs('overdue', 1, () => lt(nextStepAt, dayStart)),
      nextStepIs('today', 1, within),
      nextStepIs('week', 7, within),
      filterWhen(
        (asked) => asked.nextStep === 'none',
        () => and(isNull(nextStepAt), inArray(stage, [...openLeadStages])),
      ),
    ],
  },
  scope: [
    {
      values: ({ userId }) => ({ userId }),
      where: () => eq(sellBusinessLeads.advisorUserId, sql.placeholder('userId')),
    },
  ],
  search: {
    values: (text) => ({
      company: searchPattern(companySortKey(text)),
      contact: searchPattern(text),
    }),
    where: () =>
      or(
        like(sellBusinessLeads.companySortKey, sql.placeholder('company')),
        ilike(sellBusinessLeads.contactName, sql.placeholder('contact')),
      ),
  },
  tie: leadTie,
});

export const leadRows = preparedListRead({
  ...parts,
  select: (builder, { place, where, orderBy, limit }) =>
    builder
      .select({ ...leadItemColumns, ...place })
      .from(sellBusinessLeads)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit),
});

/** A page of the caller's leads. */
export const listOwnLeads = read({
  right: 'work-on-own-leads',
  input: listLeadsInput,
  output: leadPageSchema,
  touches: null,
  sample: () => ({}),
  run: async ({ ctx, actor: { userId }, input }) => {
    const read = await leadRows.rows(ctx.db, { ...input, userId, now: ctx.now }, input);
    const { rows, nextCursor } = cutPage(read, input);
    return { items: rows.map(toLeadItem), nextCursor };
  },
});
