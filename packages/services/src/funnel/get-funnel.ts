import type { Database } from '@valia/db/client.ts';
import { leadEvents } from '@valia/db/schema/lead-events.ts';
import { userProfiles } from '@valia/db/schema/profiles.ts';
import { sellBusinessLeads } from '@valia/db/schema/sell-business-leads.ts';
import { trackingEvents } from '@valia/db/schema/tracking-events.ts';
import type { Funnel, GetFunnelInput } from '@valia/domain/tracking/funnel-schemas.ts';
import { adviserSteps, funnelDays, leadSteps } from '@valia/domain/tracking/funnel-steps.ts';
import { milestoneNames, visitEventNames } from '@valia/domain/tracking/tracking-schemas.ts';
import { inArray, sql, type SQL } from 'drizzle-orm';
import { personName } from '../accounts/person-name.ts';
import { requireAdministrator } from '../administration/require-administrator.ts';
import type { ServiceContext } from '../service-context.ts';

const dayMs = 86_400_000;
const [mostSources, mostAdvisers] = [10, 20];

interface Window {
  from: Date;
  to: Date;
}

const within = (column: SQL, { from, to }: Window): SQL =>
  sql`${column} >= ${from.toISOString()}::timestamptz and ${column} < ${to.toISOString()}::timestamptz`;

/** A visit that names no source came directly. */
const sourceOfVisit = sql`coalesce(nullif(min(source), ''), 'direct')`;

/** The visits that began within the time, with where they came from, and those of them that are asked for. */
const visits = (time: Window, source: string | null): SQL => sql`
  begun as (
    select visit_id, ${sourceOfVisit} as source from ${trackingEvents}
    where name = 'landing-viewed' and ${within(sql`occurred_at`, time)}
    group by visit_id),
  visits as (select * from begun ${source === null ? sql`` : sql`where source = ${source}`})`;

/** Who registered within the time, with where their visit came from. */
const people = (time: Window, source: string | null): SQL => sql`
  people as (
    select e.user_id, coalesce(v.source, 'direct') as source
    from ${trackingEvents} e left join begun v on v.visit_id = e.visit_id
    where e.name = 'registered' and ${within(sql`e.occurred_at`, time)}
    ${source === null ? sql`` : sql`and coalesce(v.source, 'direct') = ${source}`})`;

const zeros = <Step extends string>(steps: readonly Step[]): Record<Step, number> =>
  Object.fromEntries(steps.map((step) => [step, 0])) as Record<Step, number>;

interface StepCount extends Record<string, unknown> {
  name: string;
  count: string;
}

/** Visits by what they reached, then the people who registered by what they have done since. */
const adviserCounts = async (
  db: Database,
  time: Window,
  source: string | null,
): Promise<Funnel['advisers']> => {
  const rows = await db.execute<StepCount>(sql`
    select * from (
    with ${visits(time, source)}, ${people(time, source)}
    select name, count(distinct visit_id) as count from ${trackingEvents}
      where ${inArray(sql`name`, [...visitEventNames])} and ${within(sql`occurred_at`, time)}
        and visit_id in (select visit_id from visits)
      group by name
    union all
    select m.name, count(*) from people join ${trackingEvents} m on m.user_id = people.user_id
      where ${inArray(sql`m.name`, [...milestoneNames])}
      group by m.name
    ) as counted`);
  const found = Object.fromEntries(rows.map(({ name, count }) => [name, Number(count)]));
  return { ...zeros(adviserSteps), ...found };
};

const bySource = async (
  db: Database,
  time: Window,
  source: string | null,
): Promise<Funnel['bySource']> => {
  const rows = await db.execute<
    { source: string } & Record<'visits' | 'registered' | 'completed', string>
  >(sql`
    select * from (
    with ${visits(time, source)}, ${people(time, source)},
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

type LeadFilter = Pick<GetFunnelInput, 'leadSource' | 'adviserId'>;

const rank = (stage: SQL): SQL =>
  sql`case ${stage} when 'contacted' then 1 when 'qualified' then 2 when 'in_negotiation' then 3
    when 'won' then 4 else 0 end`;

/** The leads that arrived within the time, each with the farthest stage that it ever reached. */
const arrived = (time: Window, { leadSource, adviserId }: LeadFilter): SQL => sql`
  arrived as (
    select l.advisor_user_id as adviser, greatest(${rank(sql`l.stage`)}, coalesce((
      select max(${rank(sql`e.to_stage`)}) from ${leadEvents} e
      where e.lead_id = l.id and e.kind = 'stage-changed'), 0)) as reached
    from ${sellBusinessLeads} l
    where ${within(sql`l.created_at`, time)} and l.merged_into is null
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
    name: personName(row),
    assigned: Number(row.assigned),
    contacted: Number(row.contacted),
    qualified: Number(row.qualified),
    won: Number(row.won),
  }));
};

/** Both funnels of a period beside the one before. Each statement reads what happened in its time, and nothing older. */
export const getFunnel = async ({
  ctx,
  input: { period, visitSource, ...filter },
}: {
  ctx: ServiceContext;
  input: GetFunnelInput;
}): Promise<Funnel> => {
  requireAdministrator(ctx, 'enter-administration');
  const { db, now } = ctx;
  const spanMs = funnelDays[period] * dayMs;
  const time = { from: new Date(now.getTime() - spanMs), to: now };
  const before = { from: new Date(time.from.getTime() - spanMs), to: time.from };
  return {
    from: time.from.toISOString(),
    to: now.toISOString(),
    advisers: await adviserCounts(db, time, visitSource),
    advisersBefore: await adviserCounts(db, before, visitSource),
    leads: await leadCounts(db, time, filter),
    leadsBefore: await leadCounts(db, before, filter),
    bySource: await bySource(db, time, visitSource),
    byAdviser: await byAdviser(db, time, filter),
  };
};
