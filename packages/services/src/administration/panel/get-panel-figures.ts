import { preparedRead } from '@valia/db/prepared-read.ts';
import { securityLogs } from '@valia/db/schema/firm/security-logs.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import { platformOwner, valuationRollups } from '@valia/db/schema/valuations/valuation-rollups.ts';
import type { PanelFigures } from '@valia/domain/administration/panel-schemas.ts';
import { openLeadStages } from '@valia/domain/leads/lead-stage.ts';
import { and, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../service-context.ts';
import { countPeople } from '../get-user-totals.ts';
import { type KeptCounts, readKeptCounts } from '../read-kept-counts.ts';
import { requireAdministrator } from '../require-administrator.ts';

const dayMs = 86_400_000;

const valuationsQuery = preparedRead((builder) =>
  builder
    .select({
      all: sql<number>`coalesce(sum(${valuationRollups.counted}), 0)::int`,
      completed: sql<number>`coalesce(sum(${valuationRollups.counted}) filter (
        where ${valuationRollups.member} = 'completed'), 0)::int`,
    })
    .from(valuationRollups)
    .where(
      and(eq(valuationRollups.ownerId, platformOwner), eq(valuationRollups.dimension, 'status')),
    ),
);

const countOpenLeads = (counts: KeptCounts, whose: 'assigned' | 'unassigned'): number =>
  openLeadStages
    .map((stage) => counts.of('sell_business_leads', `${whose}:${stage}`).count)
    .reduce((sum, count) => sum + count, 0);

/** How large the platform is, and what the last days brought. */
export const getPanelFigures = async ({ ctx }: { ctx: ServiceContext }): Promise<PanelFigures> => {
  requireAdministrator(ctx, 'enter-administration');
  const { db, now } = ctx;
  const since = (days: number) => new Date(now.getTime() - days * dayMs);
  const [counts, [valued], newUsers, graveEvents] = await Promise.all([
    readKeptCounts(db),
    valuationsQuery(db, {}),
    db.$count(users, and(ne(users.status, 'erased'), gt(users.createdAt, since(7)))),
    db.$count(
      securityLogs,
      and(
        inArray(securityLogs.severity, ['high', 'critical']),
        gt(securityLogs.createdAt, since(1)),
      ),
    ),
  ]);
  const unassignedLeads = countOpenLeads(counts, 'unassigned');
  const ofOrganizations = (status: string) => counts.of('organizations', status).count;
  return {
    users: countPeople(counts),
    newUsers,
    organizations: ofOrganizations('active') + ofOrganizations('disabled'),
    archivedOrganizations: ofOrganizations('archived'),
    valuations: valued?.all ?? 0,
    completedValuations: valued?.completed ?? 0,
    openLeads: countOpenLeads(counts, 'assigned') + unassignedLeads,
    unassignedLeads,
    graveEvents,
  };
};
