import { preparedRead } from '@valia/db/prepared-read.ts';
import { sellBusinessLeads } from '@valia/db/schema/network/sell-business-leads.ts';
import { madridCalendar } from '@valia/domain/calendar/madrid-calendar.ts';
import { largeLeadMinRevenue } from '@valia/domain/leads/large-lead.ts';
import { leadFilterSchema } from '@valia/domain/leads/lead-list-inputs.ts';
import { leadTotalsSchema, type StageTotals } from '@valia/domain/leads/lead-schemas.ts';
import { type LeadStage, leadStages, openLeadStages } from '@valia/domain/leads/lead-stage.ts';
import { and, asc, eq, inArray, lt, sql, type SQL } from 'drizzle-orm';
import { read } from '../verbs/verb.ts';
import { leadRows } from './lead-rows.ts';

const { advisorUserId, stage, annualRevenue, nextStepAt, nextStepText, kind, companyName } =
  sellBusinessLeads;
const own = eq(advisorUserId, sql.placeholder('userId'));
const dayStart = sql`${sql.placeholder('dayStart')}::timestamptz`;
const dayEnd = sql`${sql.placeholder('dayEnd')}::timestamptz`;
const isOpen = inArray(stage, [...openLeadStages]);

const countWhere = (where: SQL | undefined) =>
  sql<number>`count(*) filter (where ${where})`.mapWith(Number);
const revenue = sql`sum(${annualRevenue})`;

const countsQuery = preparedRead((builder) =>
  builder
    .select({
      all: sql<number>`count(*)`.mapWith(Number),
      open: countWhere(isOpen),
      openRevenue: sql<number>`coalesce(${revenue} filter (where ${isOpen}), 0)`,
      today: countWhere(sql`${nextStepAt} >= ${dayStart} and ${nextStepAt} < ${dayEnd}`),
      overdue: countWhere(lt(nextStepAt, dayStart)),
      buyers: countWhere(eq(kind, 'buy')),
      large: countWhere(sql`${annualRevenue} >= ${sql.raw(String(largeLeadMinRevenue))}`),
    })
    .from(sellBusinessLeads)
    .where(own),
);

const latestQuery = preparedRead((builder) =>
  builder
    .select({ companyName, step: nextStepText, at: nextStepAt })
    .from(sellBusinessLeads)
    .where(and(own, lt(nextStepAt, dayStart)))
    .orderBy(asc(sql`coalesce(${nextStepAt}, '9999-01-01 00:00+00'::timestamptz)`))
    .limit(1),
);

/** Totals of every stage; a stage without leads has zeros. */
export const toStageTotals = (
  rows: readonly { stage: LeadStage; count: number; revenue: number }[],
): StageTotals => {
  const none = leadStages.map((each) => [each, { count: 0, revenue: 0 }] as const);
  const known = rows.map(({ stage: each, ...totals }) => [each, totals] as const);
  return Object.fromEntries([...none, ...known]) as StageTotals;
};

/** The number and total revenue of the caller's leads in each stage, and the items that wait for the caller. */
export const getLeadTotals = read({
  right: 'work-on-own-leads',
  input: leadFilterSchema,
  output: leadTotalsSchema,
  touches: null,
  sample: () => ({}),
  run: async ({ ctx, actor: { userId }, input }) => {
    const { db, now } = ctx;
    const today = madridCalendar.date(now);
    const [begin, end] = [madridCalendar.dayStart(today), madridCalendar.dayStart(today, 1)];
    const given = { userId, dayStart: begin.toISOString(), dayEnd: end.toISOString() };
    const matching = leadRows.matching({ ...input, userId, now });
    const byStage = preparedRead(
      (builder) =>
        builder
          .select({
            stage,
            count: sql<number>`count(*)`.mapWith(Number),
            revenue: sql<number>`coalesce(${revenue}, 0)`,
          })
          .from(sellBusinessLeads)
          .where(matching.where)
          .groupBy(stage),
      { isPlannedAnew: true },
    );
    const [counts, stages, [latest]] = await Promise.all([
      countsQuery(db, given),
      byStage(db, matching.values),
      latestQuery(db, { userId, dayStart: given.dayStart }),
    ]);
    const { step = null, at = null } = latest ?? {};
    return {
      all: 0,
      open: 0,
      openRevenue: 0,
      today: 0,
      overdue: 0,
      buyers: 0,
      large: 0,
      ...counts[0],
      byStage: toStageTotals(stages),
      latest:
        latest === undefined || step === null || at === null
          ? null
          : { companyName: latest.companyName, step, at: at.toISOString() },
    };
  },
});
