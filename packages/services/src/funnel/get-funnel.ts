import type { Database } from '@valia/db/client.ts';
import { userProfiles } from '@valia/db/schema/identity/profiles.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import { leadEvents } from '@valia/db/schema/network/lead-events.ts';
import { sellBusinessLeads } from '@valia/db/schema/network/sell-business-leads.ts';
import { trackingEvents } from '@valia/db/schema/network/tracking-events.ts';
import { fullName } from '@valia/domain/text/full-name.ts';
import {
  type Funnel,
  funnelSchema,
  getFunnelInput,
  type GetFunnelInput,
} from '@valia/domain/tracking/funnel-schemas.ts';
import { adviserSteps, funnelDays, leadSteps } from '@valia/domain/tracking/funnel-steps.ts';
import { milestoneNames, visitEventNames } from '@valia/domain/tracking/tracking-schemas.ts';
import { inArray, sql, type SQL } from 'drizzle-orm';
import { read } from '../verbs/verb.ts';

const dayMs = 86_400_000;
const [mostSources, mostAdvisers] = [10, 20];

interface Window {
  from: Date;
  to: Date;
}

const within = (column: SQL, { from, to }: Window): SQL =>
  sql`${column} >= ${from.toISOString()}::timestamptz and ${column} < ${to.toISOString()}::timestamptz`;

/** A visit without a source counts as direct. */
const sourceOfVisit = sql`coalesce(nullif(min(source), ''), 'direct')`;

type VisitFilter = Pick<GetFunnelInput, 'visitSource' | 'language'>;

/** The visits that began in the period, with their source, and those of them that match the filter. */
const visits = (time: Window, { visitSource, language }: VisitFilter): SQL => sql`
  begun as (
    select visit_id, ${sourceOfVisit} as source, min(language) as language from ${trackingEvents}
    where name = 'landing-viewed' and ${within(sql`occurred_at`, time)}
    group by visit_id),
  visits as (select * from begun where true
    ${visitSource === null ? sql`` : sql`and source = ${visitSource}`}
    ${language === null ? sql`` : sql`and language = ${language}`})`;

/**
 * The users who registered in the period, with the source of their visit. Without a visit, the language of the account
 * is used.
 */
const people = (time: Window, { visitSource, language }: VisitFilter): SQL => sql`
  people as (
    select e.user_id, e.occurred_at as since, coalesce(v.source, 'direct') as source
    from ${trackingEvents} e
    join ${users} u on u.id = e.user_id
    left join begun v on v.visit_id = e.visit_id
    where e.name = 'registered' and ${within(sql`e.occurred_at`, time)}
    ${visitSource === null ? sql`` : sql`and coalesce(v.source, 'direct') = ${visitSource}`}
    ${language === null ? sql`` : sql`and coalesce(v.language, u.language) = ${language}`})`;

const zeros = <Step extends string>(steps: readonly Step[]): Record<Step, number> =>
  Object.fromEntries(steps.map((step) => [step, 0])) as Record<Step, number>;

const waitsOf = <Step extends string>(
  steps: readonly Step[],
  waited: (step: Step) => number | null,
): Record<Step, number | null> =>
  Object.fromEntries(steps.map((step) => [step, waited(step)])) as Record<Step, number | null>;

interface StepCount extends Record<string, unknown> {
  name: string;
  count: string;
  wait: number | null;
}

const median = (seconds: SQL): SQL =>
  sql`(percentile_cont(0.5) within group (order by ${seconds}))::float8`;
const secondsBetween = (from: SQL, to: SQL): SQL => sql`extract(epoch from ${to} - ${from})`;

/** Visits by the step that they reached, then registered users by what they have done since. */
const adviserCounts = async (
  db: Database,
  time: Window,
  filter: VisitFilter,
): Promise<Pick<Funnel, 'advisers' | 'adviserWaits'>> => {
  const rows = await db.execute<StepCount>(sql`
    select * from (
    with ${visits(time, filter)}, ${people(time, filter)}
    select name, count(distinct visit_id) as count, null::float8 as wait from ${trackingEvents}
      where ${inArray(sql`name`, [...visitEventNames])} and ${within(sql`occurred_at`, time)}
        and visit_id in (select visit_id from visits)
      group by name
    union all
    select m.name, count(*), ${median(secondsBetween(sql`people.since`, sql`m.occurred_at`))}
      from people join ${trackingEvents} m on m.user_id = people.user_id
      where ${inArray(sql`m.name`, [...milestoneNames])}
      group by m.name
    ) as counted`);
  const found = Object.fromEntries(rows.map(({ name, count }) => [name, Number(count)]));
  const waitOf = new Map(rows.map(({ name, wait }) => [name, wait]));
  return {
    advisers: { ...zeros(adviserSteps), ...found },
    adviserWaits: waitsOf(adviserSteps, (step) =>
      step === 'registered' ? null : (waitOf.get(step) ?? null),
    ),
  };
};

const bySource = async (
  db: Database,
  time: Window,
  filter: VisitFilter,
): Promise<Funnel['bySource']> => {
  const rows = await db.execute<
    { source: string } & Record<'visits' | 'registered' | 'completed', string>
  >(sql`
    select * from (
    with ${visits(time, filter)}, ${people(time, filter)},
    visited as (select source, count(*) as visits from visits group by source),
    joined as (
      select p.source, count(*) as registered, count(m.user_id) as completed
      from people p left join ${trackingEvents} m
        on m.user_id = p.user_id and m.name = 'first-valuation-completed'
      group by p.source)
    select coalesce(v.source, j.source) as source, coalesce(visits, 0) as visits,
      coalesce(registered, 0) as registered, coalesce(completed, 0) as completed
    from visited v full join joined j on j.source = v.source
    order by 2 desc, 1 limit ${mostSources}
    ) as counted`);
  return rows.map((row) => ({
    source: row.source,
    visits: Number(row.visits),
    registered: Number(row.registered),
    completed: Number(row.completed),
  }));
};

type LeadFilter = Pick<GetFunnelInput, 'leadSource' | 'adviserId' | 'language'>;

const rank = (stage: SQL): SQL =>
  sql`case ${stage} when 'contacted' then 1 when 'qualified' then 2 when 'in_negotiation' then 3
    when 'won' then 4 else 0 end`;

/** The leads that arrived in the period, each with the farthest stage that it ever reached. */
const arrived = (time: Window, { leadSource, adviserId, language }: LeadFilter): SQL => sql`
  arrived as (
    select l.id, l.created_at as since, l.advisor_user_id as adviser, greatest(${rank(sql`l.stage`)}, coalesce((
      select max(${rank(sql`e.to_stage`)}) from ${leadEvents} e
      where e.lead_id = l.id and e.kind = 'stage-changed'), 0)) as reached
    from ${sellBusinessLeads} l
    where ${within(sql`l.created_at`, time)} and l.merged_into is null
    ${language === null ? sql`` : sql`and l.language = ${language}`}
    ${leadSource === null ? sql`` : sql`and l.source = ${leadSource}`}
    ${adviserId === null ? sql`` : sql`and l.advisor_user_id = ${adviserId}`})`;

type LeadCounts = Record<keyof Funnel['leads'], string>;

const leadCounts = async (
  db: Database,
  time: Window,
  filter: LeadFilter,
): Promise<Funnel['leads']> => {
  const [row] = await db.execute<LeadCounts>(sql`
    select * from (
    with ${arrived(time, filter)}
    select count(*) as arrived,
      count(*) filter (where adviser is not null) as assigned,
      count(*) filter (where adviser is not null and reached >= 1) as contacted,
      count(*) filter (where adviser is not null and reached >= 2) as qualified,
      count(*) filter (where adviser is not null and reached >= 3) as in_negotiation,
      count(*) filter (where adviser is not null and reached >= 4) as won
    from arrived
    ) as counted`);
  const counted = leadSteps.map((step) => [step, Number(row?.[step] ?? 0)] as const);
  return { ...zeros(leadSteps), ...Object.fromEntries(counted) };
};

/** The time until leads were first assigned, and until they first reached each stage or a later one. */
const leadWaits = async (
  db: Database,
  time: Window,
  filter: LeadFilter,
): Promise<Funnel['leadWaits']> => {
  const first = (step: number): SQL =>
    sql`min(e.created_at) filter (where e.kind = 'stage-changed' and ${rank(sql`e.to_stage`)} >= ${step})`;
  const [row] = await db.execute<Record<string, number | null>>(sql`
    select * from (
    with ${arrived(time, filter)},
    reached as (
      select a.since, min(e.created_at) filter (where e.kind = 'assigned') as assigned,
        ${first(1)} as contacted, ${first(2)} as qualified, ${first(3)} as in_negotiation,
        ${first(4)} as won
      from arrived a join ${leadEvents} e on e.lead_id = a.id
      group by a.id, a.since)
    select ${sql.join(
      leadSteps
        .filter((step) => step !== 'arrived')
        .map((step) => {
          const at = sql.identifier(step);
          return sql`${median(secondsBetween(sql`since`, sql`${at}`))} as ${at}`;
        }),
      sql`, `,
    )}
    from reached
    ) as waited`);
  return waitsOf(leadSteps, (step) => row?.[step] ?? null);
};

const byAdviser = async (
  db: Database,
  time: Window,
  filter: LeadFilter,
): Promise<Funnel['byAdviser']> => {
  const rows = await db.execute<
    { userId: string; firstName: string | null; lastName: string | null } & Record<
      'assigned' | 'contacted' | 'qualified' | 'won',
      string
    >
  >(sql`
    select * from (
    with ${arrived(time, filter)}
    select adviser as "userId", p.first_name as "firstName", p.last_name as "lastName",
      count(*) as assigned, count(*) filter (where reached >= 1) as contacted,
      count(*) filter (where reached >= 2) as qualified,
      count(*) filter (where reached >= 4) as won
    from arrived left join ${userProfiles} p on p.user_id = adviser
    where adviser is not null
    group by 1, 2, 3 order by count(*) desc, 1 limit ${mostAdvisers}
    ) as counted`);
  return rows.map((row) => ({
    userId: row.userId,
    name: fullName(row),
    assigned: Number(row.assigned),
    contacted: Number(row.contacted),
    qualified: Number(row.qualified),
    won: Number(row.won),
  }));
};

/**
 * Both funnels of a period, compared with the period before. Each statement reads only the events of its period,
 * nothing older.
 */
export const getFunnel = read({
  right: 'enter-administration',
  input: getFunnelInput,
  output: funnelSchema,
  touches: null,
  sample: () => ({}),
  run: async ({ ctx, input: { period, ...filter } }) => {
    const { db, now } = ctx;
    const spanMs = funnelDays[period] * dayMs;
    const time = { from: new Date(now.getTime() - spanMs), to: now };
    const before = { from: new Date(time.from.getTime() - spanMs), to: time.from };
    return {
      from: time.from.toISOString(),
      to: now.toISOString(),
      ...(await adviserCounts(db, time, filter)),
      advisersBefore: (await adviserCounts(db, before, filter)).advisers,
      leads: await leadCounts(db, time, filter),
      leadsBefore: await leadCounts(db, before, filter),
      leadWaits: await leadWaits(db, time, filter),
      bySource: await bySource(db, time, filter),
      byAdviser: await byAdviser(db, time, filter),
    };
  },
});
