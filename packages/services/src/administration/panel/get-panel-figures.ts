import { securityLogs } from '@valia/db/schema/firm/security-logs.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import { panelFiguresSchema } from '@valia/domain/administration/panel-schemas.ts';
import { and, gt, ne } from 'drizzle-orm';
import { eventDayStart, isSevereSince } from '../../security-log/security-events.ts';
import { withoutInput } from '../../verbs/no-input.ts';
import { read } from '../../verbs/verb.ts';
import { countOpenLeads } from '../../leads/count-open-leads.ts';
import { countValuations } from '../../valuations/count-valuations.ts';
import { countPeople } from '../get-user-totals.ts';
import { readRowCounts } from '../../lists/read-row-counts.ts';

const dayMs = 86_400_000;

/** The size of the platform, and its activity in the last days. */
export const getPanelFigures = read({
  right: 'enter-administration',
  ...withoutInput,
  output: panelFiguresSchema,
  run: async ({ ctx }) => {
    const { db, now } = ctx;
    const weekAgo = new Date(now.getTime() - 7 * dayMs);
    const [counts, valuations, newUsers, graveEvents] = await Promise.all([
      readRowCounts(db),
      countValuations(db),
      db.$count(users, and(ne(users.status, 'erased'), gt(users.createdAt, weekAgo))),
      db.$count(securityLogs, isSevereSince(eventDayStart(now))),
    ]);
    const unassignedLeads = countOpenLeads(counts, 'unassigned');
    const ofOrganizations = (status: string) => counts.of('organizations', status).count;
    return {
      users: countPeople(counts),
      newUsers,
      organizations: ofOrganizations('active') + ofOrganizations('disabled'),
      archivedOrganizations: ofOrganizations('archived'),
      valuations: valuations.all,
      completedValuations: valuations.completed,
      openLeads: countOpenLeads(counts, 'assigned') + unassignedLeads,
      unassignedLeads,
      graveEvents,
    };
  },
});
